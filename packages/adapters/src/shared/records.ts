/**
 * Records of a framework in a Cortex store: a path, a key and bytes, each a Fact with versions. What one call
 * changes is one commit. Two processes that change the same record do so one after the other.
 *
 * A record's id follows from path and key, so that two processes cannot make it twice. A tombstone stays: the
 * record that is made under the same name later has the next generation in its id.
 *
 * @module
 */
import {
  type Change,
  type Cortex,
  CortexError,
  type Memory,
  type MemoryId,
} from '@cortex-memory/core'
import { inLine } from './lines.ts'
import { idOf, prefixTag } from './names.ts'
import { FIRST_PAGE, firstPage, nextPage } from './page-sizes.ts'
import { factOf, headerOf, pack, partFact, partIds, unpack } from './payload.ts'
import type { Once, Put, RecordReader, Stored } from './record-types.ts'

/** Paths are indexed down to this depth, which leaves room for two tags of other meaning. */
const TAGGED_DEPTH = 12

export type { Once, Put, RecordReader, Stored } from './record-types.ts'

const TRIES = 60
/** Letters of a question: a whole document can be asked for, and its beginning says what it is about. */
const QUESTION_MAX = 4_000
/** Records that one commit removes. */
const REMOVED_AT_ONCE = 1_000
/** The line of calls that name none and met another one. */
const LATE = ''

/** Where a record is now: what the next change of it builds on. */
interface Place {
  readonly generation: number
  readonly memory: Memory<'Fact'> | undefined
}

export class Records {
  readonly #cortex: Cortex
  readonly #kind: string
  readonly #generations = new Map<string, number>()
  #lastOrder = 0

  constructor(cortex: Cortex, kind: string) {
    this.#cortex = cortex
    this.#kind = kind
  }

  get cortex(): Cortex {
    return this.#cortex
  }

  async read(path: readonly string[], key: string): Promise<Stored | undefined> {
    const { memory } = await this.#place(path, key)
    return memory === undefined || isOver(memory) ? undefined : await this.#stored(memory)
  }

  /** Every version of a record, newest first; also of one that was deleted since. */
  async history(path: readonly string[], key: string): Promise<Stored[]> {
    const found: Stored[] = []
    const last = (await this.#place(path, key)).generation
    for (let generation = last; generation >= 0; generation--) {
      const newest = await this.#resolve(this.#id(path, key, generation))
      if (typeof newest === 'string') continue
      for (let version = newest.head.currentVersion; version >= 1; version--) {
        const uri = newest.uri.replace(/#\d+$/, `#${version}`) as typeof newest.uri
        found.push(await this.#stored((await this.#cortex.resolve(uri)) as Memory<'Fact'>))
      }
    }
    return found
  }

  /** The record as it was at a time. */
  async readAsOf(path: readonly string[], key: string, asOf: number): Promise<Stored | undefined> {
    const last = (await this.#place(path, key)).generation
    for (let generation = last; generation >= 0; generation--) {
      const newest = await this.#resolve(this.#id(path, key, generation))
      if (typeof newest === 'string' || newest.head.createdAt > asOf) continue
      if (newest.head.tombstoned !== undefined && newest.head.tombstoned.at <= asOf)
        return undefined
      for (let version = newest.head.currentVersion; version >= 1; version--) {
        const uri = newest.uri.replace(/#\d+$/, `#${version}`) as typeof newest.uri
        const memory = (await this.#cortex.resolve(uri)) as Memory<'Fact'>
        if (memory.version.createdAt > asOf) continue
        return isOver(memory, asOf) ? undefined : await this.#stored(memory)
      }
    }
    return undefined
  }

  /** Everything below a path, in the order in which it was first put there. */
  async *list(
    prefix: readonly string[],
    options: { readonly asOf?: number | undefined; readonly expected?: number } = {},
  ): AsyncGenerator<Stored> {
    let sameTime: Stored[] = []
    for await (const stored of this.#pages(prefix, options.asOf, options.expected)) {
      if (sameTime[0] !== undefined && sameTime[0].createdAt !== stored.createdAt) {
        yield* inOrder(sameTime)
        sameTime = []
      }
      sameTime.push(stored)
    }
    yield* inOrder(sameTime)
  }

  /** What fits a question, best first. */
  async *search(
    prefix: readonly string[],
    query: string,
    options: { readonly asOf?: number | undefined } = {},
  ): AsyncGenerator<Stored> {
    const question = query.slice(0, QUESTION_MAX)
    let [offset, limit] = [0, FIRST_PAGE]
    for (;;) {
      const { hits } = await this.#cortex.find({
        types: ['Fact'],
        near: question,
        where: { hasTag: this.#tagOf(prefix) },
        limit,
        offset,
        form: 'short',
        ...(options.asOf === undefined ? {} : { knownAt: options.asOf }),
      })
      for (const { memory, score } of hits) {
        const { header } = headerOf(memory.data)
        if (!startsWith(header.p, prefix) || isOver(memory, options.asOf)) continue
        yield { ...(await this.#stored(memory)), score }
      }
      if (hits.length < limit) return
      offset += limit
      limit = nextPage(limit)
    }
  }

  /** Puts all of it, or nothing. Of two puts of one record the last counts. */
  async put(puts: readonly Put[], once?: Once): Promise<{ readonly repeated: boolean }> {
    return await this.change(async () => puts, { once })
  }

  /** Removes many, some at a time, so that other writers get their turn. */
  async remove(
    names: readonly { readonly path: readonly string[]; readonly key: string }[],
  ): Promise<void> {
    for (let from = 0; from < names.length; from += REMOVED_AT_ONCE) {
      const part = names.slice(from, from + REMOVED_AT_ONCE)
      await this.put(part.map(({ path, key }) => ({ path, key, payload: undefined })))
    }
  }

  /**
   * Reads, decides and puts. If another process changed one of these records meanwhile, the plan is made again;
   * `once` says by what a retry of the whole call is recognised. Calls of this process with the same `line` wait for
   * each other; those without one do so when they met another.
   */
  async change(
    plan: (reader: RecordReader) => Promise<readonly Put[]>,
    { once, line }: { readonly once?: Once | undefined; readonly line?: string } = {},
  ): Promise<{ readonly repeated: boolean }> {
    const run = (tries: number) => this.#change(plan, once, tries)
    const waiting = (name: string) =>
      inLine(this.#cortex, `${this.#kind} ${name}`, () => run(TRIES))
    if (line !== undefined) return await waiting(line)
    try {
      return await run(1)
    } catch (error) {
      if (!isConflict(error)) throw error
      return await waiting(LATE)
    }
  }

  async #change(
    plan: (reader: RecordReader) => Promise<readonly Put[]>,
    once: Once | undefined,
    triesMax: number,
  ): Promise<{ readonly repeated: boolean }> {
    // What a retry finds is what its first try left: it must be recognised before it is planned.
    if (once !== undefined && (await this.#cortex.commit([], once)).repeated) {
      return { repeated: true }
    }
    for (let tries = 1; ; tries++) {
      const places = new Map<string, Place>()
      const placeOf = async (path: readonly string[], key: string): Promise<Place> => {
        const name = nameOf(path, key)
        const place = places.get(name) ?? (await this.#place(path, key))
        places.set(name, place)
        return place
      }
      const puts = await plan({
        read: async (path, key) => {
          const { memory } = await placeOf(path, key)
          return memory === undefined || isOver(memory) ? undefined : await this.#stored(memory)
        },
      })
      const last = new Map(puts.map((put) => [nameOf(put.path, put.key), put]))
      const changes: Change[] = []
      for (const put of last.values()) {
        changes.push(...this.#changes(put, await placeOf(put.path, put.key)))
      }
      if (changes.length === 0 && once === undefined) return { repeated: false }
      try {
        return await this.#cortex.commit(changes, once ?? {})
      } catch (error) {
        if (tries >= triesMax || !isConflict(error)) throw error
      }
    }
  }

  #changes(put: Put, { generation, memory }: Place): Change[] {
    const { path, key, payload, text, expiresAt } = put
    const old = memory === undefined ? [] : partIds(memory.id, headerOf(memory.data).header)
    const gone = old.map((id) => ({ tombstone: id, reason: 'the record was changed' }))
    if (payload === undefined) {
      if (memory === undefined) return []
      return [{ tombstone: memory.id, reason: 'deleted through the framework' }, ...gone]
    }
    const id = memory?.id ?? this.#id(path, key, generation)
    const order = memory === undefined ? this.#nextOrder() : headerOf(memory.data).header.n
    const packed = pack({ path, key, order }, payload, `${memory?.head.currentVersion ?? 0}`)
    const data = factOf(packed, text)
    const provenance = {
      source: 'observed',
      origin: 'agent',
      channel: `adapter:${this.#kind}`,
    } as const
    // It began when it was asked for: waiting for the lock must not outlast a short life.
    const life =
      expiresAt === undefined ? {} : { expiresAt, validFrom: Math.min(Date.now(), expiresAt - 1) }
    const version = { data, provenance, ...life }
    const ids = partIds(id, packed.header)
    const parts = packed.parts.map((bytes, index) => ({
      write: {
        id: ids[index] as MemoryId,
        data: partFact(id, bytes),
        provenance,
        tags: [`adapter:${this.#kind}:part`],
      },
    }))
    const first =
      memory === undefined
        ? { write: { ...version, id, tags: this.#tags(path) } }
        : { update: id, with: { ...version, expectedVersion: memory.head.currentVersion } }
    return [first, ...parts, ...gone]
  }

  async *#pages(
    prefix: readonly string[],
    asOf: number | undefined,
    expected?: number,
  ): AsyncGenerator<Stored> {
    const seen = new Set<MemoryId>()
    let last: MemoryId | undefined
    let [offset, limit] = [0, firstPage(expected)]
    for (;;) {
      // One that was given already comes again, to see whether the others are still where they were.
      const overlap = last === undefined ? 0 : 1
      const { memories } = await this.#cortex.find({
        types: ['Fact'],
        where: { hasTag: this.#tagOf(prefix) },
        orderBy: [{ field: 'head.createdAt', direction: 'asc' }],
        limit: limit + overlap,
        offset: offset - overlap,
        form: 'short',
        // What was deleted since was there then.
        ...(asOf === undefined ? {} : { knownAt: asOf }),
      })
      if (overlap > 0 && memories[0]?.id !== last) {
        // Something before was deleted meanwhile: what was moved up must not be passed by.
        last = undefined
        ;[offset, limit] = [0, firstPage(seen.size + limit)]
        continue
      }
      for (const memory of memories.slice(overlap)) {
        last = memory.id
        if (seen.has(memory.id)) continue
        seen.add(memory.id)
        const { header } = headerOf(memory.data)
        if (!startsWith(header.p, prefix) || isOver(memory, asOf)) continue
        yield await this.#stored(memory)
      }
      if (memories.length < limit + overlap) return
      offset += limit
      limit = nextPage(limit)
    }
  }

  /** The generation of a record that lives, or the first that is free. Older ones are tombstones. */
  async #place(path: readonly string[], key: string): Promise<Place> {
    const name = nameOf(path, key)
    for (let generation = this.#generations.get(name) ?? 0; ; generation++) {
      const found = await this.#resolve(this.#id(path, key, generation))
      const isGone = found === 'erased' || (typeof found !== 'string' && found.head.tombstoned)
      if (isGone) continue
      if (generation > 0) this.#remember(name, generation)
      return { generation, memory: typeof found === 'string' ? undefined : found }
    }
  }

  #remember(name: string, generation: number): void {
    if (this.#generations.size > 10_000) this.#generations.clear()
    this.#generations.set(name, generation)
  }

  async #resolve(id: MemoryId): Promise<Memory<'Fact'> | 'absent' | 'erased'> {
    try {
      return (await this.#cortex.resolveLatest(id)) as Memory<'Fact'>
    } catch (error) {
      const code = error instanceof CortexError ? error.code : undefined
      if (code === 'NOT_FOUND') return 'absent'
      if (code === 'ERASED') return 'erased'
      throw error
    }
  }

  async #stored(memory: Memory<'Fact'>): Promise<Stored> {
    const { header, inline } = headerOf(memory.data)
    let bytes = inline
    if (header.m !== undefined) {
      const parts = await Promise.all(
        partIds(memory.id, header).map((id) => this.#cortex.resolve(id)),
      )
      bytes = Buffer.concat(parts.map(({ data }) => (data as { object: Uint8Array }).object))
    }
    return {
      id: memory.id,
      path: header.p,
      key: header.k,
      payload: unpack(header, bytes),
      createdAt: memory.head.createdAt,
      updatedAt: memory.version.createdAt,
      version: memory.version.version,
      ...(memory.version.expiresAt === undefined ? {} : { expiresAt: memory.version.expiresAt }),
      order: header.n,
    }
  }

  #id(path: readonly string[], key: string, generation: number): MemoryId {
    return idOf(this.#kind, path.length, ...path, key, generation)
  }

  #tags(path: readonly string[]): string[] {
    const depth = Math.min(path.length, TAGGED_DEPTH)
    return Array.from({ length: depth + 1 }, (_, each) =>
      prefixTag(this.#kind, path.slice(0, each)),
    )
  }

  #tagOf(prefix: readonly string[]): string {
    return prefixTag(this.#kind, prefix.slice(0, TAGGED_DEPTH))
  }

  /** Grows within a process, and with the clock between processes. */
  #nextOrder(): number {
    this.#lastOrder = Math.max(this.#lastOrder + 1, Date.now() * 1_000)
    return this.#lastOrder
  }
}

/** What can only mean that another process was faster. */
function isConflict(error: unknown): boolean {
  const codes = ['ALREADY_EXISTS', 'VERSION_CONFLICT', 'TOMBSTONED', 'ERASED', 'NOT_FOUND']
  return error instanceof CortexError && codes.includes(error.code)
}

function isOver({ version }: Memory, at: number = Date.now()): boolean {
  return version.expiresAt !== undefined && version.expiresAt <= at
}

function inOrder(records: readonly Stored[]): Stored[] {
  return records.toSorted((a, b) => a.order - b.order)
}

function startsWith(path: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((label, index) => path[index] === label)
}

function nameOf(path: readonly string[], key: string): string {
  return JSON.stringify([path, key])
}
