/** Random stores and scopes: what comes through a scope is what the plain oracle lets through. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type {
  ContextOptions,
  CortexError,
  Memory,
  MemoryId,
  PartialView,
  Query,
  Scope,
  ScopedCortex,
  ScopeVerb,
} from '../src/index.ts'
import { encodeProofFile, CortexError as Refusal, SCOPE_VERBS, verifyFile } from '../src/index.ts'
import { aFact, dataOf, type TestCortex } from '../src/testing/index.ts'
import { rootsNow } from './agreement.ts'
import { collect } from './helpers.ts'
import {
  type Being,
  build,
  chain,
  EDGES,
  type Granted,
  IDS,
  judgedBeing,
  narrowed,
  scopeOf,
  sees,
  selects,
  TAGS,
  TYPES,
  uriAt,
  type World,
  world,
} from './support/scope-worlds.ts'
import { errorOf, openAs } from './support/scopes.ts'

const RUNS = 40

const limit = fc.constantFrom(1, 2, 3, 100)
const criterion: fc.Arbitrary<Partial<Query>> = fc.oneof(
  fc.subarray([...TYPES], { minLength: 1 }).map((types) => ({ types })),
  fc.constantFrom(...TAGS).map((tag) => ({ where: { hasTag: tag } })),
  fc.constant({ where: { and: [{ hasTag: 'a' }, { hasTag: 'b' }] } }),
  fc.constant({ frame: { verb: 'build', ref: 'house' } } as const),
  fc.constantFrom(
    { near: 'shared words' },
    { near: 'rare shared', types: [...TYPES] },
    { near: 'words', where: { hasTag: 'a' } },
    { near: 'rare', rank: 'salience' as const },
  ),
  fc.record({
    from: fc.constantFrom(...IDS),
    follow: fc.record({
      direction: fc.constantFrom('out' as const, 'in' as const, 'both' as const),
      maxHops: fc.constantFrom(1, 2, 3),
      includeTombstoned: fc.boolean(),
    }),
  }),
)
const query: fc.Arbitrary<Query> = fc
  .tuple(
    criterion,
    fc.record(
      {
        limit,
        offset: fc.constantFrom(0, 1),
        budgetTokens: fc.constantFrom(5, 20, 1000),
        includeTombstoned: fc.boolean(),
        form: fc.constantFrom('short' as const, 'medium' as const, 'full' as const),
        orderBy: fc.constantFrom(
          [{ field: 'head.createdAt', direction: 'desc' as const }],
          [{ field: 'head.importance', direction: 'asc' as const }],
          [{ field: 'salience' }],
        ),
        asOf: fc.constantFrom(1_700_000_000_500, 1_700_010_000_000),
      },
      { requiredKeys: ['limit'] },
    ),
  )
  .map(([what, how]) => ({ ...what, ...how }))
const context: fc.Arbitrary<ContextOptions> = fc.record(
  {
    verb: fc.constantFrom('build' as const, 'find' as const),
    objects: fc.constantFrom({ plan: 'house', tool: 'house' }, { agent: 'carol' }),
    budgetTokens: fc.constantFrom(5, 20, 1000),
    outcomeLimit: fc.constantFrom(0, 1, 3),
  },
  { requiredKeys: [] },
)

type Reads = Pick<
  PartialView,
  'find' | 'context' | 'resolve' | 'edgesOut' | 'edgesIn' | 'getEdge' | 'prove' | 'counts'
>

/** Everything that can be read, as text: errors are answers too. */
async function everything(
  view: Reads,
  queries: readonly Query[],
  contexts: readonly ContextOptions[],
): Promise<string[]> {
  const said: string[] = []
  const ask = async (what: string, call: () => Promise<unknown>): Promise<void> => {
    said.push(`${what} ${await answerOf(call)}`)
  }
  for (const one of queries) await ask(`find ${JSON.stringify(one)}`, () => view.find(one))
  for (const one of contexts) await ask(`context ${JSON.stringify(one)}`, () => view.context(one))
  for (const [slot, id] of IDS.entries()) {
    for (const type of ['Fact', 'Goal'] as const) {
      await ask(`resolve ${slot} ${type}`, () => view.resolve(uriAt(type, slot)))
    }
    const follow = { direction: 'both', maxHops: 3 } as const
    await ask(`walk ${slot}`, () => view.find({ from: id, follow, limit: 100 }))
    await ask(`out ${slot}`, () => collect(view.edgesOut(id, { includeTombstoned: true })))
    await ask(`in ${slot}`, () => collect(view.edgesIn(id, { types: ['corroborates'] })))
    await ask(`proof ${slot}`, async () => {
      const { proof } = await view.prove([uriAt('Fact', slot)], { content: 'hash' })
      return verifyFile(encodeProofFile(proof)).items
    })
    for (const other of IDS.slice(0, 4)) {
      await ask(`edge ${slot} ${other}`, () => view.getEdge(id, 'corroborates', other))
    }
  }
  await ask('counts', () => view.counts())
  return said
}

async function answerOf(call: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await call())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return await errorOf(Promise.reject(error))
  }
}

async function inBoth(
  whole: World,
  links: readonly Granted[],
  body: (whole: ScopedCortex, narrow: ScopedCortex, cortex: TestCortex) => Promise<void>,
): Promise<void> {
  const { scope, audience } = await scopeOf(links)
  await using cortex = await build(whole)
  await using narrow = await build(narrowed(whole, (one) => sees(links, judgedBeing(one))))
  await body(await openAs(cortex, audience, scope), await openAs(narrow, audience, scope), cortex)
}

it('[X17] [X18] [X19] [X22] a scope answers as if the store held nothing else, byte for byte', async () => {
  const queries = fc.array(query, { minLength: 6, maxLength: 6 })
  const contexts = fc.array(context, { minLength: 2, maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(world, chain, queries, contexts, async (whole, links, asked, situations) => {
      await inBoth(whole, links, async (scoped, narrow) => {
        const answers = await everything(scoped, asked, situations)
        expect(answers).toEqual(await everything(narrow, asked, situations))
      })
    }),
    { numRuns: RUNS },
  )
})

/** The reads of a host that names the scope with every call. */
function byOption(cortex: TestCortex, scope: Scope, scoped: ScopedCortex): Reads {
  return {
    find: (asked) => cortex.find({ ...asked, scope }),
    context: (options) => cortex.context({ ...options, scope }),
    resolve: (uri) => cortex.resolveScoped(uri, scope),
    edgesOut: (id, options) => cortex.edgesOut(id, { ...options, scope }),
    edgesIn: (id, options) => cortex.edgesIn(id, { ...options, scope }),
    getEdge: (src, type, dst) => scoped.getEdge(src, type, dst),
    prove: (uris, options) => scoped.prove(uris, options),
    counts: () => scoped.counts(),
  }
}

it('[X36] a scope beside the input answers as the opened scope does, byte for byte', async () => {
  const queries = fc.array(query, { minLength: 3, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(world, chain, queries, async (whole, links, asked) => {
      const { scope, audience } = await scopeOf(links)
      await using cortex = await build(whole)
      const scoped = await openAs(cortex, audience, scope)

      const answers = await everything(byOption(cortex, scope, scoped), asked, [{}])

      expect(answers).toEqual(await everything(scoped, asked, [{}]))
    }),
    { numRuns: 15 },
  )
})

it('[X15] [X16] [X17] the memories of an answer are those of the unscoped one that the oracle allows', async () => {
  await fc.assert(
    fc.asyncProperty(world, chain, query, async (whole, links, asked) => {
      await inBoth(whole, links, async (scoped, _narrow, cortex) => {
        const { budgetTokens: _b, from, follow: _f, ...rest } = asked
        const all = await cortex.find({ ...rest, types: TYPES, limit: 100, offset: 0 })
        const allowed = all.memories.filter(({ head }) => sees(links, head))
        const { offset = 0 } = rest
        const most = Number(rest.limit ?? 0)

        const { memories } = await scoped.find({ ...rest, types: TYPES })

        // Relevance is measured otherwise through a scope: there the set alone is compared.
        if (rest.near === undefined) {
          expect(memories).toEqual(allowed.slice(offset, offset + most))
        } else if (most === 100 && offset === 0) {
          expect(idsOf(memories)).toEqual(idsOf(allowed))
        }
        for (const one of whole.beings) {
          const uri = uriAt(one.type, one.slot)
          const outcome = await errorOf(scoped.resolve(uri))
          expect(outcome.includes('SCOPE_VIOLATION'), uri).toBe(!sees(links, judgedBeing(one)))
        }
        for (const id of IDS) {
          const follow = { direction: 'both', maxHops: 3 } as const
          await checkWalk(whole, links, scoped, { from: id, follow })
        }
        if (from !== undefined) await checkWalk(whole, links, scoped, asked)
      })
    }),
    { numRuns: RUNS },
  )
})

function idsOf(memories: readonly Memory[]): string[] {
  return memories.map(({ head }) => head.id).sort()
}

/** Breadth first over edges whose ends are both allowed. */
async function checkWalk(
  whole: World,
  links: readonly Granted[],
  scoped: ScopedCortex,
  { from, follow }: Query,
): Promise<void> {
  const { beings, bonds } = narrowed(whole, (one) => sees(links, judgedBeing(one)))
  const hops = new Map<number, number>()
  const start = IDS.indexOf(from as MemoryId)
  let frontier = beings.some(({ slot }) => slot === start) ? [start] : []
  for (let hop = 1; hop <= (follow?.maxHops ?? 1); hop++) {
    const next: number[] = []
    for (const at of frontier) {
      for (const { src, dst, removed } of bonds) {
        if (removed && !follow?.includeTombstoned) continue
        const ends = follow?.direction === 'in' ? [[dst, src]] : [[src, dst]]
        if (follow?.direction === 'both') ends.push([dst, src])
        for (const [here, there] of ends as [number, number][]) {
          if (here !== at || there === start || hops.has(there)) continue
          hops.set(there, hop)
          next.push(there)
        }
      }
    }
    frontier = next
  }
  const query = { from: from as MemoryId, includeTombstoned: true, limit: 100 }
  const found = await scoped.find(follow === undefined ? query : { ...query, follow })
  const actual = found.memories.map(({ head }, at) => [head.id, found.hopDistances?.[at]])
  const expected = [...hops].map(([slot, hop]) => [IDS[slot], hop])
  expect(actual.sort()).toEqual(expected.sort())
}

it('[X7] a longer chain never shows or lets more', async () => {
  await fc.assert(
    fc.asyncProperty(world, chain, async (whole, links) => {
      await using cortex = await build(whole)
      let before: { memories: Set<string>; verbs: Set<ScopeVerb> } | undefined
      for (let length = 1; length <= links.length; length++) {
        const { scope, audience } = await scopeOf(links.slice(0, length))
        const scoped = await openAs(cortex, audience, scope)
        const found = await scoped.find({ types: TYPES, includeTombstoned: true, limit: 100 })
        const memories = new Set<string>(found.memories.map(({ head }) => head.id))
        const verbs = new Set(scoped.grant.writable)
        expect(before === undefined || [...memories].every((id) => before?.memories.has(id))).toBe(
          true,
        )
        expect(before === undefined || [...verbs].every((verb) => before?.verbs.has(verb))).toBe(
          true,
        )
        before = { memories, verbs }
      }
    }),
    { numRuns: RUNS },
  )
})

interface Attempt {
  readonly verb: ScopeVerb
  readonly slot: number
  readonly other: number
  readonly tags: readonly string[]
  readonly derived: boolean
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  verb: fc.constantFrom<ScopeVerb>(
    'write',
    'update',
    'update_head',
    'tombstone',
    'add_edge',
    'remove_edge',
  ),
  slot: fc.nat({ max: IDS.length - 1 }),
  other: fc.nat({ max: IDS.length - 1 }),
  tags: fc.subarray([...TAGS]),
  derived: fc.boolean(),
})

function tried(scoped: ScopedCortex, whole: World, one: Attempt): Promise<unknown> {
  const { verb, slot, other, tags } = one
  const type = whole.beings.find((being) => being.slot === slot)?.type ?? 'Fact'
  const otherType = whole.beings.find((being) => being.slot === other)?.type ?? 'Fact'
  const uri = uriAt(type, slot)
  const edge = { src: IDS[slot] as MemoryId, type: EDGES[0], dst: IDS[other] as MemoryId }
  const provenance = one.derived
    ? { source: 'derived' as const, derivedFrom: [uriAt(otherType, other)] }
    : { source: 'derived' as const }
  switch (verb) {
    case 'write':
      return scoped.write({ data: aFact('new'), tags, provenance })
    case 'update':
      return scoped.update(uri, { data: dataOf(type, 'newer'), provenance })
    case 'update_head':
      return scoped.updateHead(uri, { tags })
    case 'tombstone':
      return scoped.tombstone(uri, { reason: 'x' })
    case 'add_edge':
      return scoped.addEdge(edge)
    case 'remove_edge':
      return scoped.removeEdge({ ...edge, reason: 'x' })
  }
}

/** Whether the oracle lets a change through, whatever becomes of it then. */
function mayTry(whole: World, links: readonly Granted[], one: Attempt): boolean {
  const at = (slot: number): Being | undefined => whole.beings.find((each) => each.slot === slot)
  const selected = (slot: number): boolean => {
    const being = at(slot)
    return being !== undefined && selects(links, judgedBeing(being))
  }
  const parent = at(one.other)
  const known = !one.derived || (parent !== undefined && sees(links, judgedBeing(parent)))
  const fresh = { id: '' as MemoryId, frames: [], visibility: 'scoped' }
  switch (one.verb) {
    case 'write':
      return known && selects(links, { ...fresh, type: 'Fact', tags: one.tags })
    case 'update':
      return known && selected(one.slot)
    case 'update_head': {
      const being = at(one.slot)
      if (being === undefined || !selected(one.slot)) return false
      return selects(links, { ...judgedBeing(being), tags: one.tags })
    }
    case 'tombstone':
      return selected(one.slot)
    case 'add_edge':
    case 'remove_edge':
      return selected(one.slot) && selected(one.other)
  }
}

/** Two facts, of which a scope on the tag `a` selects one. */
const TWO_FACTS: World = {
  beings: [0, 1, 2].map((slot) => ({
    slot,
    type: 'Fact',
    tags: slot === 2 ? ['b'] : ['a'],
    frames: [],
    visibility: 'scoped',
    importance: 5,
    words: 1,
    versions: 1,
    tombstoned: false,
  })),
  bonds: [],
}

function attemptsAt(slot: number, tags: readonly string[]): Attempt[] {
  return SCOPE_VERBS.map((verb) => ({ verb, slot, other: 1, tags, derived: false }))
}

/** Each verb with each outcome, whatever a seed draws besides. */
const EACH_OUTCOME: [World, readonly Granted[], Attempt[]][] = [
  [TWO_FACTS, [{ include: { tags: ['a'] }, writable: SCOPE_VERBS }], attemptsAt(0, ['a'])],
  [TWO_FACTS, [{ include: { tags: ['a'] }, writable: SCOPE_VERBS }], attemptsAt(2, ['b'])],
  [TWO_FACTS, [{ include: { tags: ['a'] }, writable: [] }], attemptsAt(0, ['a'])],
]

it('[X25] [X26] no change passes that the oracle does not let through, and what it lets through is not refused', async () => {
  const outcomes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      world,
      chain,
      fc.array(attempt, { minLength: 4, maxLength: 4 }),
      async (whole, links, attempts) => {
        const { scope, audience } = await scopeOf(links)
        for (const one of attempts.filter(
          ({ verb, slot, other }) => !verb.endsWith('edge') || slot !== other,
        )) {
          await using cortex = await build(whole)
          const scoped = await openAs(cortex, audience, scope)
          const before = rootsNow(cortex)
          const permitted = links.every(({ writable }) => writable?.includes(one.verb))
          const allowed = mayTry(whole, links, one)

          const error = await tried(scoped, whole, one).then(
            () => undefined,
            (thrown: CortexError) => thrown,
          )

          const expected = !permitted
            ? 'SCOPE_NOT_WRITABLE'
            : !allowed
              ? 'SCOPE_VIOLATION'
              : undefined
          if (expected === undefined) {
            outcomes.add(`${one.verb} passed`)
            expect(error?.code.startsWith('SCOPE_') ?? false, error?.message).toBe(false)
            continue
          }
          expect(error?.code).toBe(expected)
          outcomes.add(`${one.verb} ${expected}`)
          const { memories, edges } = rootsNow(cortex)
          expect([memories, edges]).toEqual([before.memories, before.edges])
        }
      },
    ),
    { numRuns: RUNS, examples: EACH_OUTCOME },
  )
  const all = ['passed', 'SCOPE_VIOLATION', 'SCOPE_NOT_WRITABLE'].flatMap((outcome) =>
    SCOPE_VERBS.map((verb) => `${verb} ${outcome}`),
  )
  expect([...outcomes].sort()).toEqual(all.sort())
})

it('[X23] without a scope one sees exactly what is public', async () => {
  await fc.assert(
    fc.asyncProperty(
      world,
      fc.array(query, { minLength: 4, maxLength: 4 }),
      async (whole, asked) => {
        await using cortex = await build(whole)
        await using narrow = await build(
          narrowed(whole, (one) => one.visibility === 'actor_public'),
        )

        const answers = await everything(cortex.publicView(), asked, [{}])

        expect(answers).toEqual(await everything(narrow.publicView(), asked, [{}]))
        const { memories } = await cortex
          .publicView()
          .find({ types: TYPES, includeTombstoned: true, limit: 100 })
        expect(memories.map(({ head }) => head.id).sort()).toEqual(
          whole.beings
            .filter(({ visibility }) => visibility === 'actor_public')
            .map(({ slot }) => IDS[slot])
            .sort(),
        )
      },
    ),
    { numRuns: RUNS / 2 },
  )
})
