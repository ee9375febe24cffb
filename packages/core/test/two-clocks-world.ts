/**
 * Random histories for the oracle of both clocks. After each step the store is read as it is then, into
 * plain lists: that is what a question about that time must find, whatever happens later.
 */
import type { Memory, MemoryId, MemoryType, Uri } from '../src/index.ts'
import { CortexError, MEMORY_TYPES } from '../src/index.ts'
import { salienceKey } from '../src/keys/keyspace.ts'
import { idBytes } from '../src/memory/ids.ts'
import { salienceCodec } from '../src/projections/salience.ts'
import { openTestCortex, type TestCortex, testId } from '../src/testing/index.ts'
import {
  done,
  EDGES,
  Ends,
  type Known,
  type KnownEdge,
  randomHead,
  randomVersion,
  type World,
} from './find-world.ts'
import { collect } from './helpers.ts'
import type { Dice } from './support/dice.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A store as it stood from a time on. */
export interface PastWorld extends World {
  readonly known: number
}

/** A store and everything that it ever was, oldest first. */
export interface History {
  readonly cortex: TestCortex
  readonly worlds: readonly PastWorld[]
}

export interface HistoryOptions {
  readonly steps: number
  /** Default: true. */
  readonly erasing?: boolean
  /** Runs after each step, with the clock at the time that the store knows. */
  readonly afterStep?: (cortex: TestCortex) => Promise<void>
}

export async function randomHistory(dice: Dice, options: HistoryOptions): Promise<History> {
  const cortex = await openTestCortex({ environment: { durable: false } })
  const { doors } = cortex
  const { erasing = true } = options
  const uris: Uri[] = []
  const erased = new Set<MemoryId>()
  const ends = new Ends()
  const alike = dice.chance(1 / 3)
  const worlds: PastWorld[] = []
  let known = doors.now
  for (let step = 0; step < options.steps; step++) {
    doors.advance(dice.pick([0, 0, 1, 1, 2, HOUR, DAY, 30 * DAY, -1, -HOUR]))
    if (await changed(cortex, dice, uris, erased, alike, erasing))
      known = Math.max(known, doors.now)
    await noteEnds(cortex, ends, worlds.at(-1)?.memories ?? [], erased)
    const seen = await seenNow(cortex, uris, ends, erased, known)
    worlds.push({ ...withDocuments(seen, worlds.at(-1)), known })
    if (options.afterStep === undefined) continue
    const clock = doors.now
    doors.now = known
    await options.afterStep(cortex)
    doors.now = clock
  }
  const without = worlds.map((world) => ({
    ...world,
    // What was erased was never there.
    memories: world.memories.filter(({ id }) => !erased.has(id)),
  }))
  return { cortex, worlds: without }
}

/** What was indexed before, and now. */
function withDocuments(world: World, before: World | undefined): World {
  const known = new Map(before?.memories.map(({ id, documents }) => [id, documents]))
  const memories = world.memories.map((memory) => {
    const documents = new Map(known.get(memory.id))
    if (memory.document !== undefined) documents.set(memory.versions.length, memory.document)
    return { ...memory, documents }
  })
  return { ...world, memories }
}

/** The store as it was known at a time: all that was written up to it. */
export function worldAt({ worlds }: History, knownAt: number): World | undefined {
  const at = worlds.findLastIndex(({ known }) => known <= knownAt)
  const world = worlds[at]
  const today = worlds.at(-1) as PastWorld
  if (world === undefined || knownAt >= today.known) return world
  return { ...world, today: today.memories }
}

async function changed(
  cortex: TestCortex,
  dice: Dice,
  uris: Uri[],
  erased: Set<MemoryId>,
  alike: boolean,
  erasing: boolean,
): Promise<boolean> {
  const live = uris.filter((uri) => !erased.has(idIn(uri)))
  const throwOf = dice.next()
  if (live.length < 2 || throwOf < 0.25) {
    const id = dice.chance(0.5) ? { id: testId(999 - uris.length, dice.pick([0x01, 0xff])) } : {}
    const common: readonly MemoryType[] = alike ? ['Fact'] : ['Fact', 'Goal', 'Event']
    const type = dice.pick(dice.chance(0.7) ? common : MEMORY_TYPES.names)
    const other = live.length > 0 && dice.chance(0.15) ? dice.pick(live) : undefined
    const input = { ...randomHead(dice), ...id, ...randomVersion(dice, type, cortex.doors.now) }
    return await attempted(async () => {
      const supersedes = other === undefined ? {} : { supersedes: other }
      uris.push((await cortex.write({ ...input, ...supersedes })).uri)
      return true
    })
  }
  const uri = dice.pick(live)
  const { head } = await cortex.resolveLatest(uri)
  if (throwOf < 0.45) {
    const other = idIn(dice.pick(live))
    if (other === head.id) return false
    const edge = { src: head.id, type: dice.pick(EDGES), dst: other }
    const receipt = dice.chance(0.35)
      ? await cortex.removeEdge({ ...edge, reason: 'test' })
      : await cortex.addEdge(edge)
    return receipt !== undefined
  }
  if (throwOf < 0.48 && erasing) {
    await cortex.erase(uri, { reason: 'test' })
    erased.add(head.id)
    return true
  }
  if (head.tombstoned !== undefined || throwOf < 0.54) {
    const seq = dice.between(1, (await cortex.status()).nextSeq - 1)
    const undo = head.tombstoned === undefined ? seq : await tombstoneOf(cortex, head.id)
    return await attempted(async () => {
      const receipts = await cortex.revert({ seq: undo }, { reason: 'test' })
      return receipts.length > 0
    })
  }
  if (throwOf < 0.76) {
    const next = randomVersion(dice, head.type, cortex.doors.now)
    return await attempted(() => done(cortex.update(uri, next)))
  }
  if (throwOf < 0.86) {
    await cortex.updateHead(uri, { importance: 4, ...randomHead(dice) })
    return true
  }
  if (throwOf < 0.9) {
    const found = await cortex.find({ types: [head.type], limit: 3, lateBinding: true })
    return found !== undefined
  }
  await cortex.tombstone(uri, { reason: 'test' })
  return true
}

async function tombstoneOf(cortex: TestCortex, id: MemoryId): Promise<number> {
  const entries = await cortex.blame(id)
  return entries.findLast(({ kind }) => kind === 'tombstone')?.seq ?? 1
}

/** Of versions that were replaced by this step: when they were to end. */
async function noteEnds(
  cortex: TestCortex,
  ends: Ends,
  before: readonly Known[],
  erased: ReadonlySet<MemoryId>,
): Promise<void> {
  for (const { id, versions } of before) {
    const head = versions.at(-1)?.head as Memory['head']
    if (erased.has(id)) continue
    const now = await cortex.resolveLatest(id)
    if (now.head.currentVersion > head.currentVersion) ends.replaced(head)
  }
}

/** False where the change was refused: a superseded memory, a time that lies the wrong way. */
async function attempted(change: () => Promise<boolean>): Promise<boolean> {
  try {
    return await change()
  } catch (error) {
    if (error instanceof CortexError && error.code !== 'CORRUPT') return false
    throw error
  }
}

function idIn(uri: Uri): MemoryId {
  return uri.replace(/^.*\//, '').replace(/#.*$/, '') as MemoryId
}

async function seenNow(
  cortex: TestCortex,
  uris: readonly Uri[],
  ends: Ends,
  erased: ReadonlySet<MemoryId>,
  latestAt: number,
): Promise<World> {
  const memories: Known[] = []
  const edges: KnownEdge[] = []
  for (const uri of uris) {
    const id = idIn(uri)
    for (const edge of await collect(cortex.edgesOut(id, { includeTombstoned: true }))) {
      edges.push({ src: id, type: edge.type, dst: edge.dst, removed: edge.tombstoned })
    }
    if (erased.has(id)) continue
    const { head } = await cortex.resolveLatest(id)
    const versions: Memory[] = []
    for (let version = 1; version <= head.currentVersion; version++) {
      versions.push(await cortex.resolve(`matrix://cortex/${head.type}/${id}#${version}` as Uri))
    }
    const key = salienceKey(idBytes(id))
    const inputs = cortex.store.read((view) => salienceCodec.fromBytes(view.get(key) as Uint8Array))
    memories.push({
      id,
      type: head.type,
      versions,
      ends: ends.of(id),
      lastUsed: inputs.lastUsed,
      accesses: inputs.accessCount ?? 0,
      citations: inputs.citations ?? 0,
      document: inputs.docNumber,
      documents: new Map(),
    })
  }
  return { cortex, memories, edges, latestAt }
}
