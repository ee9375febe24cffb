/**
 * The commands of random histories: over few ids, so that they collide, and without the kindness
 * of being valid.
 */
import fc from 'fast-check'
import type {
  AddEdgeInput,
  EdgeType,
  FrameRef,
  GoalRuntimeState,
  MemoryType,
  Meta,
  Visibility,
} from '../src/index.ts'
import { MEMORY_TYPES, VISIBILITIES } from '../src/index.ts'
import { COMMIT_IDS, EDGES, FRAMES, POOL, TAGS } from './domains.ts'
import { REFUSED_CALLS } from './refused-calls.ts'

/** `actual`: whatever the memory is. */
type TypeName = MemoryType | 'actual'
export interface Ref {
  readonly slot: number
  readonly type: TypeName
  readonly version: number
}
interface Content {
  readonly type: TypeName
  readonly text: string
  /** Of a fact. */
  readonly subject: string
}
export interface VersionFields {
  readonly content: Content
  readonly confidence?: number | undefined
  readonly provenance?: 'tool' | Ref | undefined
  readonly validFrom?: number | undefined
  readonly validUntil?: number | undefined
  readonly expiresAt?: number | undefined
  readonly forms?: { readonly short: string; readonly medium: string } | undefined
}
interface HeadFields {
  readonly tags?: string[] | undefined
  readonly frames?: FrameRef[] | undefined
  readonly importance?: number | undefined
  readonly visibility?: Visibility | undefined
}

export type Mutation =
  | ({
      readonly do: 'write'
      readonly slot: number | undefined
      readonly supersedes?: Ref | undefined
      readonly replace?: 'subject-predicate' | undefined
      readonly dedupe?: boolean | undefined
    } & VersionFields &
      HeadFields &
      Meta)
  | ({
      readonly do: 'attest'
      readonly intentId: string
      readonly outcome: 'success' | 'failure'
      readonly reason?: string | undefined
      /** A text is not a URI. */
      readonly cited: readonly (Ref | string)[]
      /** Of the first citation. */
      readonly similarity?: number | undefined
    } & Meta)
  | ({
      readonly do: 'compact'
      readonly all: readonly Ref[]
      readonly loadBearing?: readonly Ref[] | undefined
      readonly budgetTokens?: number | undefined
      readonly stepId: string
    } & Meta)
  | { readonly do: 'revoke'; readonly scopeId: string; readonly meta: Meta }
  | { readonly do: 'own'; readonly owner: 'ada' | 'eve' | 'nobody'; readonly meta: Meta }
  | { readonly do: 'findLate'; readonly slots: readonly number[]; readonly query: string }
  | ({
      readonly do: 'update'
      readonly at: Ref
      readonly expected: 'none' | 'right' | 'early' | 'late'
    } & VersionFields &
      Meta)
  | { readonly do: 'updateHead'; readonly at: Ref; readonly patch: HeadFields; readonly meta: Meta }
  | { readonly do: 'tombstone'; readonly at: Ref; readonly meta: Meta }
  | { readonly do: 'erase'; readonly at: Ref; readonly meta: Meta }
  | ({
      readonly do: 'addEdge'
      readonly src: number
      readonly type: EdgeType
      readonly dst: number
      /** One that was added before, removed or not, if any. */
      readonly known: boolean
      readonly weight?: number | undefined
      readonly data?: AddEdgeInput['data']
    } & Meta)
  | ({
      readonly do: 'removeEdge'
      readonly src: number
      readonly type: EdgeType
      readonly dst: number
      /** One that was added before, removed or not, if any. */
      readonly known: boolean
    } & Meta)
  | { readonly do: 'again'; readonly back: number; readonly altered: boolean }

export type Command =
  | Mutation
  | { readonly do: 'group'; readonly all: readonly Mutation[]; readonly besideRebuild: boolean }
  | { readonly do: 'refused'; readonly which: number }
  | { readonly do: 'clock'; readonly by: number }
  | { readonly do: 'snapshot'; readonly trigger: string }
  | { readonly do: 'goal'; readonly slot: number; readonly state: GoalRuntimeState | undefined }
  | { readonly do: 'rebuild' }
  | { readonly do: 'reopen' }

const HOUR = 3_600_000

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })
/** Once where it is left out `times` times. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | undefined> =>
  fc.oneof(
    { weight: times, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: arbitrary },
  )
const slot = fc.nat({ max: POOL.length - 1 })
/** From ten on: one of the memories that are there, if any. */
const someSlot = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 10, max: 10 + POOL.length - 1 }) },
  { weight: 1, arbitrary: slot },
)
const typeName: fc.Arbitrary<TypeName> = fc.oneof(
  { weight: 12, arbitrary: fc.constant('actual' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...MEMORY_TYPES.names) },
)
const ref: fc.Arbitrary<Ref> = fc.record({
  slot: someSlot,
  type: typeName,
  version: fc.integer({ min: 1, max: 3 }),
})
const content = (type: fc.Arbitrary<TypeName>): fc.Arbitrary<Content> =>
  fc.record({
    type,
    text: fc.constantFrom('one', 'two', 'One.', ' TWO?!'),
    subject: fc.constantFrom('sky', 'sky', 'Sky', 'sea'),
  })
/** Mostly a fact, an event or a goal; all nine come up. */
const newType = fc.oneof(
  fc.constantFrom<MemoryType>('Fact', 'Fact', 'Event', 'Goal'),
  fc.constantFrom(...MEMORY_TYPES.names),
)
const instant = fc.constantFrom(1_700_000_000_000, 1_700_000_000_000 + HOUR, 1_800_000_000_000)
const versionFields = (type: fc.Arbitrary<TypeName>): fc.Arbitrary<VersionFields> =>
  fc.record({
    content: content(type),
    confidence: maybe(fc.constantFrom(0, 0.1, 1)),
    provenance: rarely(fc.oneof(fc.constant('tool' as const), ref), 3),
    validFrom: rarely(instant, 8),
    validUntil: rarely(instant, 8),
    expiresAt: rarely(instant, 8),
    forms: rarely(
      fc.constantFrom(
        { short: 'a', medium: 'a b' },
        { short: '', medium: '' },
        { short: 'x', medium: 'y' },
      ),
      4,
    ),
  })
const headFields: fc.Arbitrary<HeadFields> = fc.record({
  tags: maybe(fc.subarray([...TAGS])),
  frames: maybe(fc.subarray([...FRAMES])),
  importance: maybe(fc.constantFrom(0, 5, 10)),
  visibility: maybe(fc.constantFrom(...VISIBILITIES.names)),
})
const meta: fc.Arbitrary<Meta> = fc
  .record({
    by: rarely(fc.constantFrom('ada', 'bob'), 3),
    commitId: rarely(fc.constantFrom(...COMMIT_IDS), 4),
  })
  .map((value) => given(value))

const joined = <A, B, C>(
  a: fc.Arbitrary<A>,
  b: fc.Arbitrary<B>,
  c: fc.Arbitrary<C>,
): fc.Arbitrary<A & B & C> => fc.tuple(a, b, c).map(([x, y, z]) => ({ ...x, ...y, ...z }))

const edgeEnds = fc.record({
  src: someSlot,
  type: fc.constantFrom(...EDGES),
  dst: someSlot,
  known: fc.boolean(),
})

type Options = Pick<Extract<Mutation, { do: 'write' }>, 'supersedes' | 'replace' | 'dedupe'>

const written = (
  at: fc.Arbitrary<number | undefined>,
  options: fc.Arbitrary<Options>,
  type: fc.Arbitrary<TypeName>,
): fc.Arbitrary<Mutation> =>
  joined(
    fc
      .tuple(fc.record({ do: fc.constant('write' as const), slot: at }), options)
      .map(([write, rest]) => ({ ...write, ...rest })),
    versionFields(type),
    fc.tuple(headFields, meta).map(([head, who]) => ({ ...head, ...who })),
  )

/** Options that contradict one another, or the data, come up. */
const anyOptions: fc.Arbitrary<Options> = fc.record({
  supersedes: rarely(ref, 20),
  replace: rarely(fc.constant('subject-predicate' as const), 20),
  dedupe: rarely(fc.constant(true), 20),
})

const aWrite = (at: fc.Arbitrary<number | undefined>): fc.Arbitrary<Mutation> =>
  written(at, anyOptions, newType)

/** A write that has something to take the place of. */
const known: fc.Arbitrary<Ref> = fc.record({
  slot: someSlot,
  type: fc.constant('actual' as const),
  version: fc.constantFrom(1, 1, 1, 2),
})
const aSuccessor: fc.Arbitrary<Mutation> = fc.oneof(
  written(
    maybe(slot),
    known.map((supersedes) => ({ supersedes })),
    fc.constant('actual'),
  ),
  written(maybe(slot), fc.constant({ replace: 'subject-predicate' }), fc.constant('Fact')),
  written(
    maybe(slot),
    fc.constantFrom({ dedupe: true }, { dedupe: true, replace: 'subject-predicate' }),
    fc.constantFrom('Fact', 'Fact', 'Goal', 'Belief'),
  ),
)

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 6, arbitrary: aWrite(maybe(slot)) },
  { weight: 6, arbitrary: aSuccessor },
  {
    weight: 5,
    arbitrary: joined(
      fc.record({
        do: fc.constant('update' as const),
        at: ref,
        expected: fc.constantFrom<'none' | 'right' | 'early' | 'late'>(
          'none',
          'none',
          'right',
          'early',
          'late',
        ),
      }),
      versionFields(typeName),
      meta,
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('updateHead' as const),
      at: ref,
      patch: headFields,
      meta,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('tombstone' as const), at: ref, meta }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('erase' as const), at: ref, meta }),
  },
  {
    weight: 6,
    arbitrary: joined(
      fc.constant({ do: 'addEdge' as const }),
      edgeEnds,
      fc
        .tuple(
          fc.record({
            weight: maybe(fc.constantFrom(0, -1.5, 1)),
            data: maybe(fc.constantFrom<AddEdgeInput['data'][]>(null, { why: [1, 'x'] }, 'text')),
          }),
          meta,
        )
        .map(([rest, who]) => ({ ...rest, ...who })),
    ),
  },
  {
    weight: 3,
    arbitrary: joined(fc.constant({ do: 'removeEdge' as const }), edgeEnds, meta),
  },
  {
    weight: 4,
    arbitrary: joined(
      fc.constant({ do: 'attest' as const }),
      fc.record({
        intentId: fc.constantFrom('i1', 'i2'),
        outcome: fc.constantFrom('success' as const, 'success' as const, 'failure' as const),
        reason: rarely(fc.constantFrom('factual_error', 'wrong_assumption', 'too slow'), 1),
        cited: fc.array(fc.oneof({ weight: 9, arbitrary: known }, ref, fc.constant('not a uri')), {
          minLength: 1,
          maxLength: 4,
        }),
        similarity: rarely(fc.constantFrom(-0.5, 0, 0.75, 1), 2),
      }),
      meta,
    ),
  },
  {
    weight: 2,
    arbitrary: joined(
      fc.constant({ do: 'compact' as const }),
      fc.record({
        all: fc.array(fc.oneof({ weight: 9, arbitrary: known }, ref), { maxLength: 4 }),
        loadBearing: rarely(fc.array(known, { maxLength: 2 }), 2),
        budgetTokens: rarely(fc.constantFrom(1, 10, 40), 3),
        stepId: fc.constantFrom('s1', 's2'),
      }),
      meta,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('revoke' as const),
      scopeId: fc.constantFrom('ab'.repeat(32), 'CD'.repeat(32), 'scope'),
      meta,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('own' as const),
      owner: fc.constantFrom('ada' as const, 'eve' as const, 'nobody' as const),
      meta,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('findLate' as const),
      slots: fc.uniqueArray(slot, { maxLength: 3 }),
      query: fc.constantFrom('what is it', 'who was it'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('again' as const),
      back: fc.nat({ max: 3 }),
      altered: fc.boolean(),
    }),
  },
)

const goalState = fc
  .record({
    failureStreak: maybe(fc.nat({ max: 3 })),
    spentTodayPax: maybe(fc.constantFrom('0', '1.5')),
    nextEvalAt: maybe(instant),
  })
  .map((state) => given(state))

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 30, arbitrary: mutation },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('group' as const),
      all: fc.array(mutation, { minLength: 2, maxLength: 4 }),
      besideRebuild: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refused' as const),
      which: fc.nat({ max: REFUSED_CALLS.length - 1 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      by: fc.constantFrom(1, 1000, HOUR, 100 * 24 * HOUR, -1, -HOUR),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('snapshot' as const),
      trigger: fc.constantFrom('manual', 'nightly'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('goal' as const),
      slot,
      state: maybe(goalState),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Command>({ do: 'rebuild' }, { do: 'reopen' }) },
)

/** Most histories begin with a few memories, or edges would hardly ever find both ends. */
const beginning: fc.Arbitrary<Command[]> = fc
  .subarray([0, 1, 2, undefined], { minLength: 2 })
  .chain((slots) => fc.tuple(...slots.map((at) => aWrite(fc.constant(at)))))

/** Without a bias towards small values: the domains are small already. */
export const history: fc.Arbitrary<Command[]> = fc.noBias(
  fc
    .tuple(beginning, fc.array(command, { minLength: 10, maxLength: 22, size: 'max' }))
    .map(([first, rest]) => [...first, ...rest]),
)

/** Without the keys that are undefined: what a caller who leaves them out would pass. */
export function given<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
