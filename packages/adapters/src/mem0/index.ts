/**
 * A `Memory` in the shape of mem0, on Cortex: `add`, `search`, `getAll`, `get`, `update`, `delete`, `deleteAll`,
 * `history`. No model, no key, no server; every change is a version.
 *
 *   ['memory', user, agent, run]   id     what it says, and the caller's values
 *   ['place']                      id     where that is
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { CortexError, refuseSecrets } from '@cortex-memory/core'
import { commitIdOf, hashOf } from '../shared/names.ts'
import { type OpenedStore, openStore, type StoreOptions } from '../shared/open-store.ts'
import { withoutRecalled } from '../shared/recalled.ts'
import { type Put, Records, type Stored } from '../shared/records.ts'
import { textOf } from '../shared/spoken.ts'
import type {
  AddConfig,
  AddedItem,
  HistoryItem,
  ListConfig,
  Mem0Message,
  MemoryItem,
  Owner,
  SearchConfig,
} from './memory-types.ts'

export type { StoreOptions } from '../shared/open-store.ts'
export type {
  AddConfig,
  AddedItem,
  HistoryItem,
  ListConfig,
  Mem0Message,
  MemoryItem,
  Owner,
  SearchConfig,
} from './memory-types.ts'

interface Kept {
  readonly text: string
  readonly metadata?: Record<string, unknown>
}

/** mem0's `Memory` on a Cortex store. It opens its store when it is first used. */
export class Memory {
  readonly #options: StoreOptions
  #opening: Promise<{ readonly store: OpenedStore; readonly records: Records }> | undefined

  /** Takes where the store is instead of mem0's models and databases. */
  constructor(options: StoreOptions) {
    this.#options = options
  }

  /** Adds what was said. Of a conversation, what the user said; text that was recalled before is left out. */
  async add(
    messages: string | readonly Mem0Message[],
    config: AddConfig,
  ): Promise<{ results: AddedItem[] }> {
    const path = pathOf(ownerOf(config))
    const { metadata, requestId } = config
    const texts = statements(messages)
    for (const text of texts) refuseSecrets(text, 'messages')
    const seed = requestId ?? randomUUID()
    const ids = texts.map((_, index) => uuidOf(seed, ...path, index))
    const once =
      requestId === undefined
        ? undefined
        : {
            commitId: commitIdOf('mem0', ...path, requestId),
            request: hashOf(...texts).toString('hex'),
          }
    const { records } = await this.#open()
    const known = new Map<string, string>()
    const { repeated } = await records.change(async () => {
      known.clear()
      for await (const stored of records.list(path)) known.set(parsed(stored).text, stored.key)
      return texts.flatMap((text, index) => {
        if (known.has(text)) return []
        const kept = { text, ...(metadata === undefined ? {} : { metadata }) }
        return itemPuts(path, ids[index] as string, kept)
      })
    }, once)
    const results = texts.map((memory, index): AddedItem => {
      const there = known.get(memory)
      if (there !== undefined && !repeated) return { id: there, memory, event: 'NONE' }
      return { id: ids[index] as string, memory, event: repeated ? 'NONE' : 'ADD' }
    })
    return { results }
  }

  /** What fits a question, best first. */
  async search(query: string, config: SearchConfig): Promise<{ results: MemoryItem[] }> {
    const { owner, values } = split(config)
    const { limit = config.topK ?? 10, asOf } = config
    const { records } = await this.#open()
    const results: MemoryItem[] = []
    for await (const stored of records.search(prefixOf(owner), query, { asOf })) {
      if (!belongs(stored, owner, values)) continue
      results.push({ ...itemOf(stored), score: stored.score ?? 0 })
      if (results.length >= limit) break
    }
    return { results }
  }

  /** Everything of an owner, oldest first. */
  async getAll(config: ListConfig): Promise<{ results: MemoryItem[] }> {
    const { owner, values } = split(config)
    const { limit = 100 } = config
    const results: MemoryItem[] = []
    for await (const stored of (await this.#open()).records.list(prefixOf(owner))) {
      if (!belongs(stored, owner, values)) continue
      results.push(itemOf(stored))
      if (results.length >= limit) break
    }
    return { results }
  }

  /** One memory, or `null`. */
  async get(memoryId: string): Promise<MemoryItem | null> {
    const { records } = await this.#open()
    const place = await placeOf(records, memoryId)
    const stored = place === undefined ? undefined : await records.read(place, memoryId)
    return stored === undefined ? null : itemOf(stored)
  }

  /** Makes the next version of a memory. */
  async update(memoryId: string, data: string): Promise<{ message: string }> {
    refuseSecrets(data, 'data')
    const { records } = await this.#open()
    await records.change(async (reader) => {
      const place = await placeOf(records, memoryId)
      const stored = place === undefined ? undefined : await reader.read(place, memoryId)
      if (place === undefined || stored === undefined) throw notFound(memoryId)
      return [put(place, memoryId, { ...parsed(stored), text: data }, data)]
    })
    return { message: 'Memory updated successfully!' }
  }

  /** Deletes a memory. Its history stays. */
  async delete(memoryId: string): Promise<{ message: string }> {
    const { records } = await this.#open()
    const place = await placeOf(records, memoryId)
    if (place === undefined || (await records.read(place, memoryId)) === undefined) {
      throw notFound(memoryId)
    }
    await records.put([{ path: place, key: memoryId, payload: undefined }])
    return { message: 'Memory deleted successfully!' }
  }

  /** Deletes everything of an owner. */
  async deleteAll(config: Owner): Promise<{ message: string }> {
    const { owner } = split(config)
    const { records } = await this.#open()
    const gone: Put[] = []
    for await (const stored of records.list(prefixOf(owner))) {
      if (belongs(stored, owner, {})) {
        gone.push({ path: stored.path, key: stored.key, payload: undefined })
      }
    }
    await records.put(gone)
    return { message: 'Memories deleted successfully!' }
  }

  /** Every change of a memory, oldest first. */
  async history(memoryId: string): Promise<HistoryItem[]> {
    const { records } = await this.#open()
    const place = await placeOf(records, memoryId)
    if (place === undefined) return []
    const versions = (await records.history(place, memoryId)).reverse()
    const changes = versions.map((stored, index): HistoryItem => {
      const before = versions[index - 1]
      return {
        id: `${memoryId}#${stored.version}`,
        memoryId,
        previousValue: before === undefined ? null : parsed(before).text,
        newValue: parsed(stored).text,
        action: before === undefined ? 'ADD' : 'UPDATE',
        createdAt: new Date(stored.updatedAt).toISOString(),
      }
    })
    const last = versions.at(-1)
    if (last === undefined || (await records.read(place, memoryId)) !== undefined) return changes
    const { head } = await records.cortex.resolve(last.id)
    const at = head.tombstoned?.at ?? last.updatedAt
    const previousValue = parsed(last).text
    const createdAt = new Date(at).toISOString()
    const deleted = {
      id: `${memoryId}#deleted`,
      memoryId,
      previousValue,
      newValue: null,
      createdAt,
    }
    return [...changes, { ...deleted, action: 'DELETE' }]
  }

  /** Closes the store, if this object opened it. */
  async close(): Promise<void> {
    await (await this.#opening)?.store.close()
  }

  #open(): Promise<{ readonly store: OpenedStore; readonly records: Records }> {
    this.#opening ??= openStore(this.#options).then((store) => ({
      store,
      records: new Records(store.cortex, 'mem0'),
    }))
    return this.#opening
  }
}

function statements(messages: string | readonly Mem0Message[]): string[] {
  const texts =
    typeof messages === 'string'
      ? [messages]
      : messages.filter(({ role }) => role === 'user').map(({ content }) => textOf(content))
  const own = texts.map(withoutRecalled)
  return [...new Set(own)].filter((text) => text !== '')
}

function ownerOf(config: Owner): Owner {
  const { userId, agentId, runId } = config ?? {}
  if (userId === undefined && agentId === undefined && runId === undefined) {
    throw new CortexError(
      'INVALID_INPUT',
      'One of the filters: userId, agentId or runId is required! Give at least one',
      { path: 'config' },
    )
  }
  return { ...(userId && { userId }), ...(agentId && { agentId }), ...(runId && { runId }) }
}

/** Newer versions of mem0 take owners among the filters, with underscores. */
function split(config: ListConfig): { owner: Owner; values: Record<string, unknown> } {
  const { user_id, agent_id, run_id, ...values } = config?.filters ?? {}
  const owner = ownerOf({
    ...(user_id !== undefined && { userId: String(user_id) }),
    ...(agent_id !== undefined && { agentId: String(agent_id) }),
    ...(run_id !== undefined && { runId: String(run_id) }),
    ...config,
  })
  return { owner, values }
}

function pathOf({ userId = '', agentId = '', runId = '' }: Owner): string[] {
  return ['memory', userId, agentId, runId]
}

/** As much of the path as the owner fixes. */
function prefixOf({ userId, agentId, runId }: Owner): string[] {
  if (userId === undefined) return ['memory']
  if (agentId === undefined) return ['memory', userId]
  return runId === undefined ? ['memory', userId, agentId] : ['memory', userId, agentId, runId]
}

function belongs(stored: Stored, owner: Owner, values: Record<string, unknown>): boolean {
  const [, userId = '', agentId = '', runId = ''] = stored.path
  const has: Record<string, string> = { userId, agentId, runId }
  if (!Object.entries(owner).every(([name, value]) => has[name] === value)) return false
  const { metadata = {} } = parsed(stored)
  return Object.entries(values).every(([name, value]) => metadata[name] === value)
}

function itemOf(stored: Stored): MemoryItem {
  const [, userId = '', agentId = '', runId = ''] = stored.path
  const { text, metadata } = parsed(stored)
  return {
    id: stored.key,
    memory: text,
    createdAt: new Date(stored.createdAt).toISOString(),
    updatedAt: new Date(stored.updatedAt).toISOString(),
    ...(metadata === undefined ? {} : { metadata }),
    ...(userId === '' ? {} : { userId }),
    ...(agentId === '' ? {} : { agentId }),
    ...(runId === '' ? {} : { runId }),
  }
}

async function placeOf(records: Records, id: string): Promise<string[] | undefined> {
  const stored = await records.read(['place'], id)
  return stored === undefined
    ? undefined
    : (JSON.parse(Buffer.from(stored.payload).toString('utf8')) as string[])
}

function itemPuts(path: string[], id: string, kept: Kept): Put[] {
  return [put(path, id, kept, kept.text), put(['place'], id, path, undefined)]
}

function put(path: readonly string[], key: string, value: unknown, text: string | undefined): Put {
  return { path, key, payload: Buffer.from(JSON.stringify(value)), text }
}

function parsed({ payload }: Stored): Kept {
  return JSON.parse(Buffer.from(payload).toString('utf8')) as Kept
}

function uuidOf(...parts: readonly (string | number)[]): string {
  const hex = hashOf('mem0', ...parts).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function notFound(id: string): CortexError {
  return new CortexError('NOT_FOUND', `Memory with ID ${id} not found`, { path: 'memoryId' })
}
