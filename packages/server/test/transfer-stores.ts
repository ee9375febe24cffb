/** Random small stores, and what a store holds as plain values that can be compared. */
import {
  type Cortex,
  CortexError,
  type EdgeRecord,
  type EdgeType,
  type FrameRef,
  formatUri,
  MEMORY_TYPES,
  type MemoryData,
  type MemoryId,
  type Uri,
} from '@cortex-memory/core'
import { dataOf, openTestCortex, type TestCortex, testId } from '@cortex-memory/core/testing'
import fc from 'fast-check'

export type Step = (cortex: TestCortex) => Promise<unknown>

/** Few of them, so that they meet. */
const IDS: readonly MemoryId[] = [0, 1, 2, 3, 4, 5].map((index) => testId(index, 0x11))
const id = fc.constantFrom(...IDS)
const word = fc.constantFrom('blue', 'Blue.', 'grey', 'a\n---\nb', ' \r\nx\r', '# title', '日本 🙂')
const opaque = fc.oneof(
  fc.constant({ $bytes: 'no bytes', deep: [null, true, -1.5] }),
  fc.constant(new Uint8Array([0, 255])),
  fc.constant({ $entries: 1 }),
  fc.constant(JSON.parse('{"__proto__": {"a": 1}, "": "x"}')),
  fc.constant({ one: { $bytes: 'AAAA' } }),
  fc.constant('12'),
  fc.constant([]),
)
const tags = fc.uniqueArray(fc.constantFrom('a', 'b: c', '#d', 'true', '12'), { maxLength: 3 })
const by = fc.constantFrom('tester', 'ada')
const type = fc.constantFrom(...MEMORY_TYPES.names)
const edge = fc.constantFrom<EdgeType>('related_to', 'supersedes', 'derived_from')
const now = 1_700_000_000_000
const when = fc.constantFrom(now - 5000, now, now + 500, now + 9000)

const data: fc.Arbitrary<MemoryData> = fc.oneof(
  word.map((text) => dataOf('Fact', text)),
  fc.tuple(type, word).map(([kind, text]) => dataOf(kind, text)),
  fc.tuple(word, opaque).map(([statement, object]) => ({
    type: 'Fact' as const,
    subject: 'sky',
    predicate: 'is',
    statement,
    object,
  })),
  fc.constant<MemoryData>({
    type: 'Identity',
    name: 'Ada',
    publicKeys: [new Uint8Array([1, 2, 3])],
  }),
  fc.constant<MemoryData>({ type: 'Event', kind: 'payment', outcome: 'partial' }),
)

interface Options {
  readonly tags?: string[]
  readonly importance?: number
  readonly visibility?: 'private' | 'actor_public'
  readonly confidence?: number
  readonly validFrom?: number
  readonly validUntil?: number
  readonly expiresAt?: number
  readonly by?: string
  readonly forms?: { readonly short: string; readonly medium: string }
  readonly frames?: readonly FrameRef[]
  readonly how?: 'dedupe' | 'replace' | 'supersedes' | 'both'
  readonly from?: [MemoryId, number]
}

async function uriOf(cortex: Cortex, of: MemoryId, version?: number): Promise<Uri> {
  const { head } = await cortex.resolveLatest(of)
  return formatUri(head.type, of, version ?? head.currentVersion)
}

const options: fc.Arbitrary<Options> = fc.record(
  {
    tags,
    importance: fc.integer({ min: 0, max: 10 }),
    visibility: fc.constantFrom('private' as const, 'actor_public' as const),
    confidence: fc.constantFrom(0, 0.25, 1),
    validFrom: when,
    validUntil: when,
    expiresAt: when,
    by,
    forms: fc.constant({ short: 's: x', medium: 'm' }),
    frames: fc.constant([{ verb: 'build', kind: 'tool', ref: 'x: y' }] as const),
    how: fc.constantFrom(
      'dedupe' as const,
      'replace' as const,
      'supersedes' as const,
      'both' as const,
    ),
    from: fc.tuple(id, fc.constantFrom(1, 2)) as fc.Arbitrary<[MemoryId, number]>,
  },
  { requiredKeys: [] },
)

const CLAIMING: readonly string[] = ['Fact', 'Belief', 'Goal', 'Constraint', 'Pattern']

/** Ends after it begins, derives from what is there: the engine has other tests for refusals. */
async function sound(
  cortex: Cortex,
  { how, from, validUntil, expiresAt, ...rest }: Options,
): Promise<object> {
  const begins = rest.validFrom ?? now + 5000
  const parent = from === undefined ? undefined : await knownUri(cortex, ...from)
  return {
    ...rest,
    ...(validUntil !== undefined && validUntil > begins ? { validUntil } : {}),
    ...(expiresAt !== undefined && expiresAt > begins ? { expiresAt } : {}),
    provenance: {
      source: 'observed',
      origin: 'tool',
      sig: new Uint8Array([7]),
      ...(parent === undefined ? {} : { derivedFrom: [parent] }),
    },
  }
}

async function knownUri(cortex: Cortex, of: MemoryId, version?: number): Promise<Uri | undefined> {
  try {
    const uri = await uriOf(cortex, of, version)
    await cortex.resolve(uri)
    return uri
  } catch {
    return undefined
  }
}

const write = fc.tuple(id, data, options, id).map(
  ([own, said, given, other]): Step =>
    async (cortex) => {
      const { how } = given
      const old = how === 'supersedes' ? await knownUri(cortex, other) : undefined
      const dedupe = (how === 'dedupe' || how === 'both') && CLAIMING.includes(said.type)
      const replace = (how === 'replace' || how === 'both') && said.type === 'Fact'
      await cortex.write({
        ...(await sound(cortex, given)),
        data: said,
        id: own,
        ...(dedupe ? { dedupe } : {}),
        ...(replace ? { replace: 'subject-predicate' } : {}),
        ...(old?.includes(`/${said.type}/`) ? { supersedes: old } : {}),
      })
    },
)

const update = fc.tuple(id, word, options).map(
  ([own, text, given]): Step =>
    async (cortex) => {
      const { tags: _t, frames: _f, importance: _i, visibility: _v, ...rest } = given
      const uri = await uriOf(cortex, own)
      const said = dataOf((await cortex.resolve(uri)).head.type, text)
      await cortex.update(uri, { ...(await sound(cortex, rest)), data: said })
    },
)

const others: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(id, tags).map(
    ([own, given]): Step =>
      async (cortex) =>
        await cortex.updateHead(await uriOf(cortex, own), { tags: given, importance: 3 }),
  ),
  fc.tuple(id, by).map(
    ([own, who]): Step =>
      async (cortex) =>
        await cortex.tombstone(await uriOf(cortex, own), { reason: 'wrong: x', by: who }),
  ),
  fc.tuple(id, edge, id, by).map(
    ([src, kind, dst, who]): Step =>
      async (cortex) =>
        await cortex.addEdge({ src, type: kind, dst, weight: 2, data: { why: [1] }, by: who }),
  ),
  fc.tuple(id, fc.nat(3), by).map(
    ([src, index, who]): Step =>
      async (cortex) => {
        const edges: EdgeRecord[] = []
        for await (const each of cortex.edgesOut(src)) edges.push(each)
        const found = edges[index % Math.max(edges.length, 1)]
        if (found === undefined) return
        const { type: kind, dst } = found
        await cortex.removeEdge({ src, type: kind, dst, reason: 'no', by: who })
      },
  ),

  fc.tuple(id, id, when).map(
    ([own, successor, validUntil]): Step =>
      async (cortex) =>
        await cortex.supersede(await uriOf(cortex, own), { successor, validUntil }),
  ),
)

export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof({ weight: 5, arbitrary: write }, { weight: 2, arbitrary: update }, others, others),
  { minLength: 8, maxLength: 40, size: 'max' },
)

/** Steps that the engine refuses change nothing. */
export async function randomStore(walk: readonly Step[]): Promise<TestCortex> {
  const cortex = await openTestCortex({ actor: 'ada' })
  for (const step of walk) {
    cortex.doors.advance(100)
    try {
      await step(cortex)
    } catch (error) {
      if (!(error instanceof CortexError)) throw error
    }
  }
  return cortex
}

/** Everything but when this store heard of it, by id. */
export async function contentsOf(cortex: Cortex): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  for await (const { subjects } of cortex.journal({ kinds: ['write'] })) {
    const [own] = subjects as [MemoryId]
    const { head } = await cortex.resolveLatest(own)
    const { createdAt, lastUpdatedAt, recordHash, tombstoned, ...kept } = head
    const versions: unknown[] = []
    for (let version = 1; version <= head.currentVersion; version++) {
      const each = await cortex.resolve(formatUri(head.type, own, version))
      const { createdAt: heard, ...said } = each.version
      versions.push({ ...said, data: each.data })
    }
    const edges: unknown[] = []
    for await (const each of cortex.edgesOut(own, { includeTombstoned: true })) {
      const { createdAt: linked, tombstonedAt, ...rest } = each
      edges.push(rest)
    }
    const { reason, by: who } = tombstoned ?? {}
    found.set(own, { head: kept, reason, who, versions, edges })
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}
