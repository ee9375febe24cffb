/**
 * Random stores for the oracle of `find`, and everything that is in them as plain lists. Few ids,
 * tags, frames, texts and times, so that queries meet ties, ends of intervals and empty answers.
 */
import type {
  EdgeType,
  FrameRef,
  Memory,
  MemoryData,
  MemoryId,
  MemoryType,
  Uri,
} from '../src/index.ts'
import {
  CONSTRAINT_SOURCES,
  CortexError,
  EVENT_KINDS,
  GOAL_STATUSES,
  MEMORY_TYPES,
  ORIGINS,
  OUTCOMES,
  POLARITIES,
  parseUri,
  SOURCE_KINDS,
  STANCES,
  STRENGTHS,
  VISIBILITIES,
} from '../src/index.ts'
import { headKey, salienceKey } from '../src/keys/keyspace.ts'
import { idBytes } from '../src/memory/ids.ts'
import { rankKeys } from '../src/projections/rank.ts'
import { salienceCodec } from '../src/projections/salience.ts'
import { decodeHead } from '../src/records/head.ts'
import type { Change, OrderedReader } from '../src/store/ordered-store.ts'
import { openValue, sealValue } from '../src/store/sealed-value.ts'
import { openTestCortex, TEST_EPOCH_MS, type TestCortex, testId } from '../src/testing/index.ts'
import { given } from './commands.ts'
import { damageView } from './damage.ts'
import { collect, storedValue } from './helpers.ts'
import type { Dice } from './support/dice.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Byte order and UTF-16 order differ between the last two. */
export const TEXTS: readonly string[] = ['a', 'ab', 'b', 'Ü wide word', '\u{ff5e}', '\u{1f600}']
export const TAGS: readonly string[] = ['red', 'green', 'blü']
export const FRAMES: readonly FrameRef[] = [
  { verb: 'build', kind: 'plan', ref: 'house' },
  { verb: 'build', kind: 'asset', ref: 'house' },
  { verb: 'build', kind: 'plan', ref: 'ship' },
  { verb: 'monitor', kind: 'service', ref: 'house' },
]
export const EDGES: readonly EdgeType[] = ['derived_from', 'references', 'follows']
export const BY: readonly string[] = ['ada', 'bob']
export const CHANNELS: readonly string[] = ['chat', 'mail']
/** Times that data, validity and questions share. */
export const TIMES: readonly number[] = [
  -400 * DAY,
  -HOUR,
  -1,
  0,
  1,
  HOUR,
  2 * HOUR,
  30 * DAY,
  4000 * DAY,
].map((offset) => TEST_EPOCH_MS + offset)

/** One memory with all its versions, and what its salience is made of. */
export interface Known {
  readonly id: MemoryId
  readonly type: MemoryType
  /** Version n is at n - 1; every one has the head of now. */
  readonly versions: readonly Memory[]
  /** When each version but the last was to end. */
  readonly ends: readonly (number | undefined)[]
  readonly lastUsed: number
  readonly accesses: number
  readonly citations: number
  /** Where its words are; a tombstoned memory has none. */
  readonly document: number | undefined
  /** Where the words of each version were last. */
  readonly documents: ReadonlyMap<number, number>
}

export interface KnownEdge {
  readonly src: MemoryId
  readonly type: EdgeType
  readonly dst: MemoryId
  readonly removed: boolean
}

export interface World {
  readonly cortex: TestCortex
  readonly memories: readonly Known[]
  readonly edges: readonly KnownEdge[]
  /** The latest time of any entry. */
  readonly latestAt: number
  /** Of a store as it was: its memories of today. */
  readonly today?: readonly Known[]
}

export async function randomWorld(dice: Dice): Promise<World> {
  const cortex = await openTestCortex({ environment: { durable: false } })
  const { doors } = cortex
  const uris: Uri[] = []
  const ends = new Ends()
  const documents: Documents = new Map()
  let latestAt = doors.now
  // In every third store nearly all are facts that nobody has used: there scores are often equal.
  const alike = dice.chance(1 / 3)
  const steps = dice.between(35, 80)
  for (let step = 0; step < steps; step++) {
    const stays = alike && dice.chance(0.5)
    doors.advance(stays ? 0 : dice.pick([0, 0, 0, 1, 1, HOUR, DAY, 30 * DAY, -1, -HOUR]))
    if (!(await randomStep(cortex, dice, uris, ends, alike))) continue
    latestAt = Math.max(latestAt, doors.now)
    for (const uri of uris) noteDocument(cortex, documents, uri)
  }
  return await seen(cortex, dice, uris, ends, documents, latestAt, alike)
}

/** Where the words of each version were last. */
type Documents = Map<MemoryId, Map<number, number>>

function noteDocument(cortex: TestCortex, documents: Documents, uri: Uri): void {
  const { id } = parseUri(uri)
  const document = documentOfMemory(cortex, id)
  const versions = documents.get(id) ?? new Map<number, number>()
  documents.set(id, versions)
  if (document === undefined || [...versions.values()].includes(document)) return
  // Each version is indexed once: nothing here takes a tombstone back.
  versions.set(versions.size + 1, document)
}

/** When versions that were replaced were to end: the head says it of the last one only. */
export class Ends {
  readonly #ends = new Map<MemoryId, (number | undefined)[]>()

  replaced({ id, validUntil }: Memory['head']): void {
    this.#ends.set(id, [...this.of(id), validUntil])
  }

  of(id: MemoryId): (number | undefined)[] {
    return [...(this.#ends.get(id) ?? [])]
  }
}

/** Whether something was written: no entry, no time. */
async function randomStep(
  cortex: TestCortex,
  dice: Dice,
  uris: Uri[],
  ends: Ends,
  alike: boolean,
): Promise<boolean> {
  const throwOf = dice.next()
  if (uris.length < 2 || throwOf < 0.4) {
    const id = dice.chance(0.5) ? { id: testId(999 - uris.length, dice.pick([0x01, 0xff])) } : {}
    const common: readonly MemoryType[] = alike ? ['Fact'] : ['Fact', 'Goal', 'Event']
    const type = dice.pick(dice.chance(alike ? 0.9 : 0.5) ? common : MEMORY_TYPES.names)
    const head = { ...randomHead(dice), ...id }
    uris.push((await cortex.write({ ...head, ...randomVersion(dice, type, cortex.doors.now) })).uri)
    return true
  }
  const uri = dice.pick(uris)
  const { head } = await cortex.resolve(uri)
  if (throwOf < 0.76) {
    const other = await cortex.resolve(dice.pick(uris))
    if (other.head.id === head.id) return false
    const edge = { src: head.id, type: dice.pick(EDGES), dst: other.head.id }
    const removing = dice.chance(0.25)
    const receipt = removing
      ? await cortex.removeEdge({ ...edge, reason: 'test' })
      : await cortex.addEdge(edge)
    return receipt !== undefined
  }
  if (head.tombstoned !== undefined) return false
  if (throwOf < 0.88) {
    const next = randomVersion(dice, head.type, cortex.doors.now)
    const changed = await done(cortex.update(uri, next))
    if (changed) ends.replaced(head)
    return changed
  }
  if (throwOf < 0.94) await cortex.updateHead(uri, { importance: 4, ...randomHead(dice) })
  else await cortex.tombstone(uri, { reason: 'test' })
  return true
}

function some<T>(dice: Dice, items: readonly T[], probability: number): T[] {
  return items.filter(() => dice.chance(probability))
}

function maybe<T>(dice: Dice, items: readonly T[], probability = 0.5): T | undefined {
  return dice.chance(probability) ? dice.pick(items) : undefined
}

export function randomHead(dice: Dice): object {
  return given({
    tags: dice.chance(0.8) ? some(dice, TAGS, 0.5) : undefined,
    frames: dice.chance(0.6) ? some(dice, FRAMES, 0.4) : undefined,
    importance: maybe(dice, [0, 5, 10]),
    visibility: maybe(dice, VISIBILITIES.names),
  })
}

/** False where somebody else than the user asked to change a rule of theirs. */
export async function done(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (error instanceof CortexError && error.code === 'OWNER_ONLY') return false
    throw error
  }
}

export function randomVersion(
  dice: Dice,
  type: MemoryType,
  now: number,
): { data: MemoryData; by?: string; validFrom?: number } {
  const provenance = given({
    source: dice.pick(SOURCE_KINDS.names),
    origin: maybe(dice, ORIGINS.names),
    channel: maybe(dice, CHANNELS),
    signedBy: dice.chance(0.3) ? Buffer.alloc(32, 7) : undefined,
  })
  const validFrom = maybe(dice, TIMES.slice(0, 8), 0.4)
  const times = [...TIMES, now + 1, now + HOUR]
  const endings = times.filter((time) => time > (validFrom ?? now))
  const forms = {
    short: dice.pick(['', 's', 'short']),
    medium: dice.pick(['', 'm', 'medium form é']),
  }
  const data = randomData(dice, type)
  // Only the user declares rules; a declaration from another origin is refused.
  const declares = data.type === 'Constraint' && data.source === 'user_declared'
  return {
    data,
    ...given({
      by: maybe(dice, BY),
      confidence: maybe(dice, [0, 0.5, 1]),
      provenance: dice.chance(0.5) && !declares ? provenance : undefined,
      forms: dice.chance(0.25) ? forms : undefined,
      validFrom,
      validUntil: maybe(dice, endings, 0.3),
      expiresAt: maybe(dice, endings, 0.2),
    }),
  }
}

function randomData(dice: Dice, type: MemoryType): MemoryData {
  const text = dice.pick(TEXTS)
  const optional = {
    text: maybe(dice, TEXTS),
    time: maybe(dice, TIMES),
    number: maybe(dice, [0, 0.5, 1]),
  }
  switch (type) {
    case 'Identity':
      return given({ type, name: text, did: optional.text }) as MemoryData
    case 'Fact':
      return given({
        type,
        subject: dice.pick(TEXTS),
        predicate: dice.pick(['a', 'b']),
        statement: text,
        confidence: optional.number,
        source: maybe(dice, SOURCE_KINDS.names),
        observedAt: optional.time,
        asOf: maybe(dice, TIMES),
      }) as MemoryData
    case 'Preference':
      return given({
        type,
        topic: text,
        polarity: dice.pick(POLARITIES.names),
        strength: dice.pick([0, 0.5, 1]),
        rationale: optional.text,
      }) as MemoryData
    case 'Belief':
      return given({
        type,
        statement: text,
        stance: dice.pick(STANCES.names),
        subject: optional.text,
        confidence: optional.number,
      }) as MemoryData
    case 'Event':
      return given({
        type,
        kind: dice.pick(EVENT_KINDS.names),
        outcome: dice.pick(OUTCOMES.names),
        at: optional.time,
        summary: optional.text,
        intentRef: maybe(dice, TEXTS),
        counterparty: maybe(dice, TEXTS),
        durationMs: maybe(dice, [0, 1, HOUR]),
      }) as MemoryData
    case 'Goal':
      return given({
        type,
        statement: text,
        status: dice.pick(GOAL_STATUSES.names),
        horizon: optional.time,
      }) as MemoryData
    case 'Constraint':
      return given({
        type,
        statement: text,
        polarity: dice.pick(POLARITIES.names),
        strength: dice.pick(STRENGTHS.names),
        source: dice.pick(CONSTRAINT_SOURCES.names),
        trigger: optional.text,
      }) as MemoryData
    case 'Capability':
      return given({
        type,
        subject: dice.pick(TEXTS),
        capability: text,
        verified: dice.chance(0.5),
        lastObserved: optional.time,
      }) as MemoryData
    case 'Pattern':
      return {
        type,
        statement: text,
        strength: dice.pick([0, 0.5, 1]),
        coverage: dice.pick([0, 1, 3]),
      }
  }
}

/** Reads everything back, and gives some memories a past of uses and citations. */
async function seen(
  built: TestCortex,
  dice: Dice,
  uris: readonly Uri[],
  ends: Ends,
  documents: Documents,
  latestAt: number,
  alike: boolean,
): Promise<World> {
  const counted = new Map<MemoryId, { accesses: number; citations: number }>()
  const counts = alike ? [0] : [0, 0, 0, 0, 0, 0, 1, 15, 17, 18, 19, 999, 1000, 1500]
  for (const uri of uris) {
    const { head } = await built.resolve(uri)
    counted.set(head.id, { accesses: dice.pick(counts), citations: dice.pick(counts) })
  }
  const cortex = await damageView(built, (view) =>
    [...counted].flatMap(([id, { accesses, citations }]) => used(view, id, accesses, citations)),
  )
  const memories: Known[] = []
  const edges: KnownEdge[] = []
  for (const [id, counts] of counted) {
    const { head } = await cortex.resolveLatest(id)
    const versions: Memory[] = []
    for (let version = 1; version <= head.currentVersion; version++) {
      versions.push(await cortex.resolve(`matrix://cortex/${head.type}/${id}#${version}` as Uri))
    }
    const lastUsed = (versions.at(-1) as Memory).version.createdAt
    const document = documentOfMemory(cortex, id)
    memories.push({
      id,
      type: head.type,
      versions,
      ends: ends.of(id),
      lastUsed,
      document,
      documents: documents.get(id) as ReadonlyMap<number, number>,
      ...counts,
    })
    for (const edge of await collect(cortex.edgesOut(id, { includeTombstoned: true }))) {
      edges.push({ src: id, type: edge.type, dst: edge.dst, removed: edge.tombstoned })
    }
  }
  return { cortex, memories, edges, latestAt }
}

export function documentOfMemory(cortex: TestCortex, id: MemoryId): number | undefined {
  const stored = storedValue(cortex, 'salience/', idBytes(id)) as Uint8Array
  return salienceCodec.fromBytes(stored).docNumber
}

/** What the reducer would have staged after so many uses. */
function used(view: OrderedReader, id: MemoryId, accesses: number, citations: number): Change[] {
  const key = headKey(idBytes(id))
  const place = salienceKey(idBytes(id))
  const head = decodeHead(openValue(key, view.get(key) as Uint8Array))
  const before = salienceCodec.fromBytes(openValue(place, view.get(place) as Uint8Array))
  const after = {
    ...before,
    accessCount: accesses === 0 ? undefined : accesses,
    citations: citations === 0 ? undefined : citations,
  }
  return [
    ...rankKeys(head, before).map((old): Change => [old, undefined]),
    ...rankKeys(head, after).map((next): Change => [next, sealValue(next, Buffer.alloc(0))]),
    [place, sealValue(place, salienceCodec.toBytes(after))],
  ]
}
