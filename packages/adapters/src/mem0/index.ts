/**
 * A `Memory` in the shape of mem0, on Cortex: `add`, `search`, `getAll`, `get`, `update`, `delete`, `deleteAll`,
 * `history`. No model, no key, no server; every change is a version.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { CortexError, refuseSecrets } from '@cortex-memory/core'
import { loadConfig } from '@cortex-memory/pager'
import { commitIdOf, hashOf } from '../shared/names.ts'
import { type OpenedStore, openStore, type StoreOptions } from '../shared/open-store.ts'
import { withoutRecalled } from '../shared/recalled.ts'
import { type Put, type RecordReader, Records, type Stored } from '../shared/records.ts'
import { textOf } from '../shared/spoken.ts'
import { compileFilters } from './filter.ts'
import {
  belongs,
  forgetText,
  idOfText,
  itemOf,
  itemPuts,
  type Kept,
  lookupOf,
  parsed,
  pathOf,
  placeOf,
  prefixOf,
  put,
  textPut,
} from './items.ts'
import type {
  AddConfig,
  AddedItem,
  HistoryItem,
  ListConfig,
  Mem0Message,
  MemoryItem,
  Owner,
  OwnerOptions,
  SearchConfig,
  UpdateConfig,
} from './memory-types.ts'
import { splitOwner } from './owner.ts'

export type { StoreOptions } from '../shared/open-store.ts'
export type {
  AddConfig,
  AddedItem,
  HistoryItem,
  ListConfig,
  Mem0Message,
  MemoryItem,
  Owner,
  OwnerOptions,
  SearchConfig,
  UpdateConfig,
} from './memory-types.ts'

const DAY_MS = 86_400_000

/** mem0's `Memory` on a Cortex store. It opens its store when it is first used. */
export class Memory {
  readonly #options: StoreOptions
  #opening: Promise<{ readonly store: OpenedStore; readonly records: Records }> | undefined

  /**
   * Takes where the store is; mem0's models and databases are not needed and ignored. Without a place it is the data
   * home of this machine (`CORTEX_HOME`, or `~/.cortex`) and its actor.
   */
  constructor(options: StoreOptions & { readonly [name: string]: unknown } = {}) {
    const { root, actor, cortex } = options
    this.#options = { ...(root && { root }), ...(actor && { actor }), ...(cortex && { cortex }) }
  }

  /** Adds what was said. Of a conversation, what the user said; text that was recalled before is left out. */
  async add(
    messages: string | readonly Mem0Message[],
    config: AddConfig,
  ): Promise<{ results: AddedItem[] }> {
    const path = pathOf(splitOwner(config).owner)
    const { metadata, requestId, infer = true, expirationDate } = config
    const texts = statements(messages, infer)
    for (const text of texts) refuseSecrets(text, 'messages')
    const expiresAt = endOf(expirationDate ?? null)
    const seed = requestId ?? randomUUID()
    const ids = texts.map((_, index) => uuidOf(seed, ...path, index))
    const once = requestId && {
      commitId: commitIdOf('mem0', ...path, requestId),
      request: hashOf(...texts).toString('hex'),
    }
    const { records } = await this.#open()
    let known: (string | undefined)[] = []
    const line = JSON.stringify(path)
    const plan = async (reader: RecordReader): Promise<Put[]> => {
      known = await Promise.all(texts.map((text) => idOfText(reader, path, text)))
      return texts.flatMap((text, index) => {
        if (known[index] !== undefined) return []
        const kept = { text, ...(metadata === undefined ? {} : { metadata }) }
        return itemPuts(path, ids[index] as string, kept, expiresAt)
      })
    }
    const { repeated } = await records.change(plan, { once: once || undefined, line })
    if (repeated) {
      // What the first try added has its id; what it did not add was there before.
      known = await Promise.all(
        ids.map(async (id, index) =>
          (await placeOf(records, id)) === undefined
            ? await idOfText(records, path, texts[index] as string)
            : id,
        ),
      )
    }
    const results = texts.map((memory, index): AddedItem => {
      const event = known[index] === undefined ? 'ADD' : 'NONE'
      return { id: known[index] ?? (ids[index] as string), memory, event, metadata: { event } }
    })
    return { results }
  }

  /** What fits a question, best first. */
  async search(query: string, config: SearchConfig): Promise<{ results: MemoryItem[] }> {
    const { owner, filters } = splitOwner(config)
    const passes = compileFilters(filters)
    const { limit = config.topK ?? config.top_k ?? 20, asOf } = config
    const { records } = await this.#open()
    const results: MemoryItem[] = []
    if (query.trim() === '' || !(limit > 0)) return { results }
    for await (const stored of records.search(prefixOf(owner), query, { asOf })) {
      if (!belongs(stored, owner) || !passes(lookupOf(stored))) continue
      results.push({ ...itemOf(stored), score: stored.score ?? 0 })
      if (results.length >= limit) break
    }
    return { results }
  }

  /** Everything of an owner, oldest first. */
  async getAll(config: ListConfig): Promise<{ results: MemoryItem[] }> {
    const { owner, filters } = splitOwner(config)
    const passes = compileFilters(filters)
    const { limit = config.topK ?? config.top_k ?? 100 } = config
    const results: MemoryItem[] = []
    if (!(limit > 0)) return { results }
    for await (const stored of (await this.#open()).records.list(prefixOf(owner))) {
      if (!belongs(stored, owner) || !passes(lookupOf(stored))) continue
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
  async update(memoryId: string, data: string | UpdateConfig): Promise<{ message: string }> {
    const given: UpdateConfig = typeof data === 'string' ? { text: data } : (data ?? {})
    const { text = given.data, metadata, expirationDate } = given
    if (text === undefined && metadata === undefined && expirationDate === undefined) {
      throw new CortexError(
        'INVALID_INPUT',
        'Cannot update the memory: give `text`, `metadata` or `expirationDate`',
        { path: 'data' },
      )
    }
    refuseSecrets(text ?? '', 'data')
    const expires = expirationDate === undefined ? undefined : endOf(expirationDate)
    await this.#changeOne(memoryId, async (reader, place, stored) => {
      const before = parsed(stored)
      const values = { ...before.metadata, ...metadata }
      const kept: Kept = {
        text: text ?? before.text,
        ...(Object.keys(values).length === 0 ? {} : { metadata: values }),
      }
      const expiresAt = expirationDate === undefined ? stored.expiresAt : expires
      const changed = { ...put(place, memoryId, kept, kept.text), expiresAt }
      if (kept.text === before.text) return [changed]
      const isKnown = (await idOfText(reader, place, kept.text)) !== undefined
      const names = isKnown ? [] : [textPut(place, kept.text, memoryId)]
      return [changed, ...(await forgetText(reader, place, before.text, memoryId)), ...names]
    })
    return { message: 'Memory updated successfully!' }
  }

  /** Deletes a memory. Its history stays. */
  async delete(memoryId: string): Promise<{ message: string }> {
    await this.#changeOne(memoryId, async (reader, place, stored) => [
      { path: place, key: memoryId, payload: undefined },
      ...(await forgetText(reader, place, parsed(stored).text, memoryId)),
    ])
    return { message: 'Memory deleted successfully!' }
  }

  /** Deletes everything of an owner. */
  async deleteAll(config: OwnerOptions): Promise<{ message: string }> {
    const { owner } = splitOwner(config)
    const { records } = await this.#open()
    await this.#remove(records, (stored) => belongs(stored, owner), owner)
    return { message: 'Memories deleted successfully!' }
  }

  /** Deletes everything of everybody. Histories stay. */
  async reset(): Promise<void> {
    const { records } = await this.#open()
    await this.#remove(records, () => true, {})
  }

  /** Every change of a memory, newest first. */
  async history(memoryId: string): Promise<HistoryItem[]> {
    const { records } = await this.#open()
    const place = await placeOf(records, memoryId)
    if (place === undefined) return []
    const versions = (await records.history(place, memoryId)).reverse()
    const changes = versions.map((stored, index): HistoryItem => {
      const before = versions[index - 1]
      return {
        id: `${memoryId}#${stored.version}`,
        memory_id: memoryId,
        previous_value: before === undefined ? null : parsed(before).text,
        new_value: parsed(stored).text,
        action: before === undefined ? 'ADD' : 'UPDATE',
        created_at: new Date(stored.createdAt).toISOString(),
        updated_at: before === undefined ? null : new Date(stored.updatedAt).toISOString(),
        is_deleted: 0,
      }
    })
    const last = versions.at(-1)
    if (last === undefined || (await records.read(place, memoryId)) !== undefined) {
      return changes.reverse()
    }
    const { head } = await records.cortex.resolve(last.id)
    const deleted: HistoryItem = {
      id: `${memoryId}#deleted`,
      memory_id: memoryId,
      previous_value: parsed(last).text,
      new_value: null,
      action: 'DELETE',
      created_at: new Date(last.createdAt).toISOString(),
      updated_at: new Date(head.tombstoned?.at ?? last.updatedAt).toISOString(),
      is_deleted: 1,
    }
    return [deleted, ...changes.reverse()]
  }

  /** Closes the store, if this object opened it. */
  async close(): Promise<void> {
    await (await this.#opening)?.store.close()
  }

  #open(): Promise<{ readonly store: OpenedStore; readonly records: Records }> {
    this.#opening ??= opened(this.#options).then((store) => ({
      store,
      records: new Records(store.cortex, 'mem0'),
    }))
    return this.#opening
  }

  async #changeOne(
    memoryId: string,
    plan: (reader: RecordReader, place: string[], stored: Stored) => Promise<Put[]>,
  ): Promise<void> {
    const { records } = await this.#open()
    const place = await placeOf(records, memoryId)
    if (place === undefined) throw notFound(memoryId)
    await records.change(
      async (reader) => {
        const stored = await reader.read(place, memoryId)
        if (stored === undefined) throw notFound(memoryId)
        return await plan(reader, place, stored)
      },
      { line: JSON.stringify(place) },
    )
  }

  async #remove(records: Records, isGone: (stored: Stored) => boolean, owner: Owner) {
    const gone: Stored[] = []
    for await (const stored of records.list(prefixOf(owner))) if (isGone(stored)) gone.push(stored)
    const names = gone.map(({ path, key }) => ({ path, key }))
    const texts = gone.map((stored) => textPut(stored.path, parsed(stored).text, ''))
    await records.remove([...names, ...texts])
  }
}

async function opened(options: StoreOptions): Promise<OpenedStore> {
  if (Object.keys(options).length > 0) return await openStore(options)
  const { cortexRoot: root, cortexActor: actor } = await loadConfig()
  return await openStore({ root, actor })
}

function statements(messages: string | readonly Mem0Message[], infer: boolean): string[] {
  const isList =
    Array.isArray(messages) && messages.every((each) => typeof each === 'object' && each)
  if (typeof messages !== 'string' && !isList) {
    throw new CortexError(
      'INVALID_INPUT',
      'Cannot add: `messages` must be text or a list of messages',
      {
        path: 'messages',
      },
    )
  }
  const isKept = ({ role }: Mem0Message): boolean => (infer ? role === 'user' : role !== 'system')
  const texts =
    typeof messages === 'string'
      ? [messages]
      : messages.filter(isKept).map(({ content }) => textOf(content))
  const own = texts.map(withoutRecalled)
  return [...new Set(own)].filter((text) => text !== '')
}

/** The end of a day, wherever it ends last. */
function endOf(date: string | null): number | undefined {
  if (date === null) return undefined
  const start = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  if (!Number.isNaN(start)) return start + DAY_MS
  throw new CortexError('INVALID_INPUT', 'Invalid expirationDate: give a day as YYYY-MM-DD', {
    path: 'expirationDate',
  })
}

function uuidOf(...parts: readonly (string | number)[]): string {
  const hex = hashOf('mem0', ...parts).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function notFound(id: string): CortexError {
  return new CortexError('NOT_FOUND', `Memory with ID ${id} not found`, { path: 'memoryId' })
}
