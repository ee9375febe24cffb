/**
 * Journals in several databases, as if they were in one. Each actor has its journal in one of them; a directory says in
 * which. What this process knows of places may be old: then the journal there is sealed, and says where it went on.
 *
 * @module
 */
import type {
  AppendOutcome,
  CortexError,
  JournalAppend,
  JournalEngine,
  JournalHead,
  JournalRow,
  ReadLimits,
  RemoteJournal,
} from '@cortex-memory/core'
import { checkActor, checkAppends, checkHeads } from '../shared/checked-rows.ts'
import { closed, notReplaceable, unreachable, wordsOf } from '../shared/failures.ts'
import type { Directory } from './directory.ts'
import { isSeal, keyOf, type Place, placeIn } from './place.ts'
import { Places } from './places.ts'
import { type OpenShard, Shards } from './shards.ts'

const ONE_ROW: ReadLimits = { rows: 1, bytes: 1 }
/** A journal that was moved more often than that while a question was asked is asked for again later. */
const HOPS_MAX = 8
const NOTHING = new Uint8Array()

export class ShardedJournal implements RemoteJournal {
  readonly #directory: Directory
  readonly #shards: Shards
  readonly #places: Places
  #isClosed = false

  constructor(directory: Directory, open: OpenShard) {
    this.#directory = directory
    this.#shards = new Shards(directory, open)
    this.#places = new Places(directory)
  }

  async append(
    rows: readonly JournalAppend[],
    timeoutMs: number,
  ): Promise<readonly AppendOutcome[]> {
    checkAppends(rows)
    const until = performance.now() + timeoutMs
    const outcomes = new Map<string, AppendOutcome>()
    try {
      if (this.#isClosed) throw closed()
      const work = this.#placesToAppend(rows.map(({ actor }) => actor))
      const places = await inTime(work, timeoutMs)
      const parts = grouped(rows, ({ actor }) => places.get(actor)?.shard)
      await Promise.all(
        [...parts].map(async ([shard, part]) => {
          const answers = await this.#appendTo(shard, part, places, until)
          for (const [index, { actor }] of part.entries()) {
            const none: AppendOutcome = { is: 'unknown', why: 'the engine gave no outcome' }
            outcomes.set(actor, answers[index] ?? none)
          }
        }),
      )
    } catch (error) {
      const why = wordsOf(error)
      for (const { actor } of rows) {
        if (!outcomes.has(actor)) outcomes.set(actor, { is: 'unavailable', why })
      }
    }
    return rows.map(({ actor }) => outcomes.get(actor) as AppendOutcome)
  }

  /** A database that cannot be opened holds up its own rows only. */
  async #appendTo(
    shard: string,
    rows: readonly JournalAppend[],
    places: ReadonlyMap<string, Place>,
    until: number,
  ): Promise<readonly AppendOutcome[]> {
    const left = (): number => Math.max(1, until - performance.now())
    let journal: RemoteJournal
    try {
      journal = await inTime(this.#shards.journal(shard), left())
    } catch (error) {
      return rows.map(() => ({ is: 'unavailable', why: wordsOf(error) }))
    }
    const keyed = rows.map((row) => ({
      ...row,
      actor: keyOf(row.actor, placeOf(places, row.actor)),
    }))
    return await journal.append(keyed, left())
  }

  async read(actor: string, from: number, limits: ReadLimits): Promise<readonly JournalRow[]> {
    checkActor(actor)
    const found = await this.#wander(actor, async (journal, key) => {
      const rows = await journal.read(key, from, limits)
      const moved = rows.map(placeIn).find((place) => place !== undefined)
      return moved === undefined ? { value: rows } : { moved }
    })
    return found ?? []
  }

  async heads(known: readonly JournalHead[]): Promise<readonly JournalHead[]> {
    checkHeads(known)
    this.#assertOpen()
    const found: JournalHead[] = []
    let left = known
    for (let hops = 0; left.length > 0; hops++) {
      if (hops > HOPS_MAX) throw restless(left[0]?.actor)
      const places = await this.#places.of(left.map(({ actor }) => actor))
      for (const head of left)
        if (!places.has(head.actor) && !isEmpty(head)) found.push(empty(head))
      const placed = left.filter(({ actor }) => places.has(actor))
      const parts = [...grouped(placed, ({ actor }) => places.get(actor)?.shard)]
      const again = await Promise.all(
        parts.map(([shard, heads]) => this.#headsIn(shard, heads, places, found)),
      )
      left = again.flat()
    }
    return found
  }

  /** Those that went on elsewhere are asked for again. */
  async #headsIn(
    shard: string,
    known: readonly JournalHead[],
    places: ReadonlyMap<string, Place>,
    found: JournalHead[],
  ): Promise<readonly JournalHead[]> {
    const journal = await this.#shards.journal(shard)
    const byKey = new Map(
      known.map((head) => [keyOf(head.actor, placeOf(places, head.actor)), head]),
    )
    const keyed = [...byKey].map(([key, head]) => ({ ...head, actor: key }))
    const again: JournalHead[] = []
    for (const head of await journal.heads(keyed)) {
      const before = byKey.get(head.actor)
      if (before === undefined) continue
      if (isSeal(head.root)) {
        await this.#followSeal(before.actor, journal, head)
        again.push(before)
      } else found.push({ ...head, actor: before.actor })
    }
    return again
  }

  async find(actor: string, commitId: Uint8Array): Promise<JournalRow | undefined> {
    checkActor(actor)
    return await this.#wander(actor, async (journal, key) => {
      const row = await journal.find(key, commitId)
      const moved = row === undefined ? await goesOn(journal, key) : placeIn(row)
      return moved === undefined ? { value: row } : { moved }
    })
  }

  /**
   * Looked at before and after: a row that is replaced while its journal is moved is replaced in both places. Until the
   * directory says the new place, only the move itself changes bytes there: it takes over what was erased in the old one.
   */
  async replaceErased(actor: string, row: JournalRow): Promise<void> {
    checkAppends([{ ...row, actor }])
    let isDone = false
    await this.#wander(actor, async (journal, key) => {
      const before = await goesOn(journal, key)
      if (before !== undefined) return { moved: before }
      const placed = (await this.#directory.places([actor])).get(actor)
      if (placed === undefined || keyOf(actor, placed) !== key) throw underWay(actor)
      await journal.replaceErased(key, row)
      isDone = true
      const after = await goesOn(journal, key)
      return after === undefined ? { value: undefined } : { moved: after }
    })
    if (!isDone) throw notReplaceable(actor, row.firstSeq, false)
  }

  async scrub(): Promise<readonly string[]> {
    const unreached = new Set<string>()
    for (const journal of await this.#shards.all()) {
      for (const each of (await journal.scrub?.()) ?? []) unreached.add(each)
    }
    return [...unreached]
  }

  hints(onHint: (actors: readonly string[]) => void): () => void {
    return this.#shards.listen((keys) => onHint(keys.map((key) => this.#places.actorOf(key))))
  }

  async check(): Promise<JournalEngine> {
    this.#assertOpen()
    const engine = await this.#directory.check()
    const warnings = new Set(engine.warnings)
    for (const journal of await this.#shards.all()) {
      for (const each of (await journal.check()).warnings) warnings.add(each)
    }
    return { ...engine, warnings: [...warnings] }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#shards.close()
    await this.#directory.close()
  }

  /** Places of those who want to write: who has none gets one. */
  async #placesToAppend(actors: readonly string[]): Promise<ReadonlyMap<string, Place>> {
    const places = await this.#places.of(actors)
    const homeless = actors.filter((actor) => !places.has(actor))
    if (homeless.length === 0) return places
    const names = (await this.#shards.names()).sort()
    if (names.length === 0) throw noShards()
    const wanted = new Map(
      homeless.map((actor) => [actor, names[hash(actor) % names.length] ?? '']),
    )
    return new Map([...places, ...(await this.#places.claim(wanted))])
  }

  /** Asks where the journal is, and on where it went from there. Undefined if there is none. */
  async #wander<T>(
    actor: string,
    ask: (
      journal: RemoteJournal,
      key: string,
    ) => Promise<{ readonly value: T } | { readonly moved: Place }>,
  ): Promise<T | undefined> {
    for (let hops = 0; hops <= HOPS_MAX; hops++) {
      this.#assertOpen()
      const place = (await this.#places.of([actor])).get(actor)
      if (place === undefined) return undefined
      const answer = await ask(await this.#shards.journal(place.shard), keyOf(actor, place))
      if ('value' in answer) return answer.value
      this.#places.learn(actor, answer.moved)
    }
    throw restless(actor)
  }

  async #followSeal(actor: string, journal: RemoteJournal, seal: JournalHead): Promise<void> {
    const [row] = await journal.read(seal.actor, seal.lastSeq, ONE_ROW)
    const place = row === undefined ? undefined : placeIn(row)
    if (place !== undefined) this.#places.learn(actor, place)
  }

  #assertOpen(): void {
    if (this.#isClosed) throw closed()
  }
}

/** Where a journal goes on, if it is sealed. */
export async function goesOn(journal: RemoteJournal, key: string): Promise<Place | undefined> {
  const [head] = await journal.heads([{ actor: key, lastSeq: -1, root: NOTHING }])
  if (head === undefined || !isSeal(head.root)) return undefined
  const [row] = await journal.read(key, head.lastSeq, ONE_ROW)
  return row === undefined ? undefined : placeIn(row)
}

function placeOf(places: ReadonlyMap<string, Place>, actor: string): Place {
  const place = places.get(actor)
  if (place === undefined) throw new Error(`${actor} has no place`)
  return place
}

function grouped<T>(all: readonly T[], shardOf: (each: T) => string | undefined): Map<string, T[]> {
  const parts = new Map<string, T[]>()
  for (const each of all) {
    const shard = shardOf(each) ?? ''
    const part = parts.get(shard)
    if (part === undefined) parts.set(shard, [each])
    else part.push(each)
  }
  return parts
}

function isEmpty({ lastSeq, root }: JournalHead): boolean {
  return lastSeq === -1 && root.length === 0
}

function empty({ actor }: JournalHead): JournalHead {
  return { actor, lastSeq: -1, root: NOTHING }
}

/** FNV-1a: new actors are spread evenly. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  return value
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unreachable('the directory gave no answer in time')), ms)
  })
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function noShards(): CortexError {
  return unreachable(
    'its directory has no database yet: `cortex journal shards --add NAME=URL` adds one',
  )
}

function underWay(actor: string): CortexError {
  return unreachable(`the journal of ${actor} is being moved, and is erased from when that is done`)
}

function restless(actor = ''): CortexError {
  return unreachable(`the journal of ${actor} is moved again and again`)
}
