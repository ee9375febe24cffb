/**
 * Checkpoints of LangGraph as records. A step changes few channels, so each value is kept once, under the version
 * of its channel; a checkpoint names the versions that it consists of.
 *
 *   ['checkpoint', thread, namespace]           checkpoint id      the checkpoint without values, metadata, parent
 *   ['value', thread, namespace]                channel, version   one value of one channel
 *   ['write', thread, namespace, checkpoint id] task, index        a write of a task
 *   ['latest', thread]                          namespace          the greatest checkpoint id
 *
 * What one call saves is one commit.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import type { Put, Records, Stored } from '../shared/records.ts'
import type {
  CheckpointConfig,
  CheckpointListing,
  GraphCheckpoint,
  SavedCheckpoint,
  SavedMetadata,
  Serializer,
  TaskWrite,
} from './checkpoint-types.ts'

/** The channel of sends, which checkpoints of older formats lack. */
const TASKS = '__pregel_tasks'
const FORMAT_WITH_SENDS = 4

/** A value as its type and its bytes. */
type Dumped = readonly [string, string]

interface CheckpointRecord {
  readonly checkpoint: Dumped
  readonly metadata: Dumped
  readonly parent?: string
}

interface WriteRecord {
  readonly task: string
  readonly channel: string
  readonly index: number
  readonly value: Dumped
}

export interface Place {
  readonly thread: string
  readonly namespace: string
}

export class Checkpoints {
  readonly #records: Records
  readonly #serde: Serializer
  readonly #writeIndexes: Readonly<Record<string, number>>
  readonly #greatest: (...versions: (number | string)[]) => number | string

  constructor(
    records: Records,
    serde: Serializer,
    writeIndexes: Readonly<Record<string, number>>,
    greatest: (...versions: (number | string)[]) => number | string,
  ) {
    this.#records = records
    this.#serde = serde
    this.#writeIndexes = writeIndexes
    this.#greatest = greatest
  }

  async read(config: CheckpointConfig): Promise<SavedCheckpoint | undefined> {
    if (config.configurable?.thread_id === undefined) return undefined
    const place = placeOf(config)
    const given = config.configurable.checkpoint_id
    const id = typeof given === 'string' && given !== '' ? given : await this.#latest(place)
    if (id === undefined) return undefined
    const stored = await this.#records.read(['checkpoint', place.thread, place.namespace], id)
    return stored === undefined ? undefined : await this.#tuple(place, stored)
  }

  async *list(
    config: CheckpointConfig,
    { limit, before, filter }: CheckpointListing,
  ): AsyncGenerator<SavedCheckpoint> {
    const {
      thread_id: thread,
      checkpoint_ns: namespace,
      checkpoint_id: only,
    } = config.configurable ?? {}
    const prefix = ['checkpoint', ...(thread === undefined ? [] : [String(thread)])]
    const end = before?.configurable?.checkpoint_id
    const found: Stored[] = []
    for await (const stored of this.#records.list(prefix)) {
      if (namespace !== undefined && stored.path[2] !== namespace) continue
      if (only !== undefined && only !== '' && stored.key !== only) continue
      if (typeof end === 'string' && stored.key >= end) continue
      found.push(stored)
    }
    let given = 0
    for (const stored of newestFirst(found)) {
      if (limit !== undefined && given >= limit) return
      const [, thread = '', space = ''] = stored.path
      const tuple = await this.#tuple({ thread, namespace: space }, stored)
      const passes = Object.entries(filter ?? {}).every(
        ([key, value]) => tuple.metadata?.[key] === value,
      )
      if (!passes) continue
      given++
      yield tuple
    }
  }

  /** The checkpoint, the values that are new in it and, if it is the greatest, the way to it: one commit. */
  async save(
    config: CheckpointConfig,
    checkpoint: GraphCheckpoint,
    metadata: unknown,
    newVersions: Readonly<Record<string, number | string>> | undefined,
  ): Promise<CheckpointConfig> {
    const place = placeOf(config)
    const { thread, namespace } = place
    const { channel_values: values, ...rest } = checkpoint
    const parent = config.configurable?.checkpoint_id
    // Without versions nothing says which values are new, or that the version of a value changed with it.
    const isVersioned = (channel: string): boolean =>
      newVersions !== undefined && Object.hasOwn(checkpoint.channel_versions, channel)
    const loose = Object.entries(values).filter(([channel]) => !isVersioned(channel))
    const record: CheckpointRecord = {
      checkpoint: await this.#dump({ ...rest, channel_values: Object.fromEntries(loose) }),
      metadata: await this.#dump(metadata),
      ...(typeof parent === 'string' && parent !== '' ? { parent } : {}),
    }
    const puts: Put[] = [put(['checkpoint', thread, namespace], checkpoint.id, record)]
    for (const [channel, version] of Object.entries(newVersions ?? {})) {
      if (!isVersioned(channel) || !Object.hasOwn(values, channel)) continue
      const value = await this.#dump(values[channel])
      puts.push(put(['value', thread, namespace], valueKey(channel, version), value))
    }
    await this.#records.change(async (reader) => {
      const latest = await reader.read(['latest', thread], namespace)
      const known = latest === undefined ? '' : (parsed(latest) as string)
      return known >= checkpoint.id
        ? puts
        : [...puts, put(['latest', thread], namespace, checkpoint.id)]
    })
    return configOf(place, checkpoint.id)
  }

  /** Of a task and index the first write counts, except for errors and the like, of which the last does. */
  async saveWrites(
    config: CheckpointConfig,
    writes: readonly (readonly [string, unknown])[],
    task: string,
  ): Promise<void> {
    const { thread, namespace } = placeOf(config)
    const id = config.configurable?.checkpoint_id
    if (typeof id !== 'string') throw missing('writes', 'checkpoint_id')
    const path = ['write', thread, namespace, id]
    const planned: Put[] = []
    for (const [index, [channel, value]] of writes.entries()) {
      const place = this.#writeIndexes[channel] ?? index
      const record: WriteRecord = { task, channel, index: place, value: await this.#dump(value) }
      planned.push(put(path, `${task},${place}`, record))
    }
    await this.#records.change(async (reader) => {
      const wanted: Put[] = []
      for (const each of planned) {
        const isSpecial = each.key.startsWith(`${task},-`)
        if (isSpecial || (await reader.read(path, each.key)) === undefined) wanted.push(each)
      }
      return wanted
    })
  }

  /** The way to the newest checkpoint goes first: what a crash leaves is not found any more. */
  async deleteThread(thread: string): Promise<void> {
    for (const kind of ['latest', 'checkpoint', 'write', 'value']) {
      const gone: Stored[] = []
      for await (const stored of this.#records.list([kind, thread])) gone.push(stored)
      await this.#records.remove(gone)
    }
  }

  async #latest({ thread, namespace }: Place): Promise<string | undefined> {
    const stored = await this.#records.read(['latest', thread], namespace)
    return stored === undefined ? undefined : (parsed(stored) as string)
  }

  async #tuple(place: Place, stored: Stored): Promise<SavedCheckpoint> {
    const record = parsed(stored) as CheckpointRecord
    const checkpoint = (await this.#load(record.checkpoint)) as GraphCheckpoint
    const [metadata, pendingWrites] = await Promise.all([
      this.#load(record.metadata) as Promise<SavedMetadata>,
      this.#writes(place, stored.key),
      this.#fillValues(place, checkpoint),
    ])
    const { parent } = record
    if (checkpoint.v < FORMAT_WITH_SENDS && parent !== undefined) {
      await this.#fillSends(place, checkpoint, parent)
    }
    return {
      config: configOf(place, stored.key),
      checkpoint,
      metadata,
      pendingWrites,
      ...(parent === undefined ? {} : { parentConfig: configOf(place, parent) }),
    }
  }

  async #fillValues({ thread, namespace }: Place, checkpoint: GraphCheckpoint): Promise<void> {
    for (const [channel, version] of Object.entries(checkpoint.channel_versions)) {
      if (Object.hasOwn(checkpoint.channel_values, channel)) continue
      const stored = await this.#records.read(
        ['value', thread, namespace],
        valueKey(channel, version),
      )
      if (stored === undefined) continue
      checkpoint.channel_values[channel] = await this.#load(parsed(stored) as Dumped)
    }
  }

  /** Older formats kept what was sent among the writes of the parent. */
  async #fillSends(place: Place, checkpoint: GraphCheckpoint, parent: string): Promise<void> {
    const writes = await this.#writes(place, parent)
    const versions = Object.values(checkpoint.channel_versions)
    checkpoint.channel_values[TASKS] = writes
      .filter(([, channel]) => channel === TASKS)
      .map(([, , value]) => value)
    checkpoint.channel_versions[TASKS] = versions.length > 0 ? this.#greatest(...versions) : 1
  }

  async #writes({ thread, namespace }: Place, id: string): Promise<TaskWrite[]> {
    const found: TaskWrite[] = []
    for await (const stored of this.#records.list(['write', thread, namespace, id])) {
      const { task, channel, value } = parsed(stored) as WriteRecord
      found.push([task, channel, await this.#load(value)])
    }
    return found
  }

  async #dump(value: unknown): Promise<Dumped> {
    const [type, bytes] = await this.#serde.dumpsTyped(value)
    return [type, Buffer.from(bytes).toString(type === 'json' ? 'utf8' : 'base64')]
  }

  async #load([type, text]: Dumped): Promise<unknown> {
    const bytes = Buffer.from(text, type === 'json' ? 'utf8' : 'base64')
    return await this.#serde.loadsTyped(type, new Uint8Array(bytes))
  }
}

function placeOf({ configurable = {} }: CheckpointConfig): Place {
  const { thread_id: thread, checkpoint_ns: namespace = '' } = configurable
  if (thread === undefined) throw missing('checkpoint', 'thread_id')
  return { thread: String(thread), namespace: String(namespace) }
}

function configOf({ thread, namespace }: Place, id: string): CheckpointConfig {
  return { configurable: { thread_id: thread, checkpoint_ns: namespace, checkpoint_id: id } }
}

function valueKey(channel: string, version: number | string): string {
  return JSON.stringify([channel, version])
}

function put(path: readonly string[], key: string, value: unknown): Put {
  return { path, key, payload: Buffer.from(JSON.stringify(value)) }
}

function parsed({ payload }: Stored): unknown {
  return JSON.parse(Buffer.from(payload).toString('utf8'))
}

/** Thread by thread and namespace by namespace, in each the greatest id first. */
function newestFirst(records: readonly Stored[]): Stored[] {
  const groups = new Map<string, Stored[]>()
  for (const record of records) {
    const name = JSON.stringify(record.path)
    groups.set(name, [...(groups.get(name) ?? []), record])
  }
  return [...groups.values()].flatMap((group) => group.sort((a, b) => (a.key < b.key ? 1 : -1)))
}

function missing(what: string, field: string): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    `Cannot save the ${what}: the config has no "${field}" in "configurable". Pass it with each call, for example graph.invoke(input, { configurable: { thread_id: "1" } })`,
    { path: `configurable.${field}` },
  )
}
