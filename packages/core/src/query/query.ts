/**
 * What `find` can be asked: the shape of a query, checked here and nowhere else.
 *
 * @module
 */
import type { CborValue } from '../codec/cbor.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import {
  EDGE_TYPES,
  type EdgeType,
  MEMORY_TYPES,
  type MemoryType,
  OBJECT_KINDS,
  type ObjectKind,
  VERBS,
  type Verb,
} from '../memory/enums.ts'
import { isUri, type MemoryId, memoryIdFrom, parseUri, type Uri, uri } from '../memory/ids.ts'
import {
  boolean,
  integer,
  invalid,
  list,
  object,
  oneOf,
  optional,
  refusal,
  type Schema,
  text,
  time,
} from '../memory/schema.ts'
import { automaticLimit } from './automatic-limit.ts'
import { type Order, orderSchema } from './order.ts'
import { type Compiled, compilePredicate, type Predicate } from './predicate.ts'

/** How much of a memory a text shows. */
export type Form = 'short' | 'medium' | 'full'
/** What an answer to `near` is ordered by. */
export type RankMode = 'relevance' | 'salience' | 'distance'
/** Along which edges a walk goes. */
export type Direction = 'out' | 'in' | 'both'

/** How far a walk goes, and along which edges. */
export interface Follow {
  /** Only along edges of these types. Default: all. */
  readonly types?: readonly EdgeType[]
  /** The nearest memories to return. Default 1. */
  readonly minHops?: number
  /** The farthest memories to return. Default 1; more than 6 count as 6, and `explain` says so. */
  readonly maxHops?: number
  /** Default `out`. */
  readonly direction?: Direction
  /** Whether removed edges count too. Default false. */
  readonly includeTombstoned?: boolean
}

/** One criterion of an order. */
export interface OrderClause {
  /** A field, or `salience`, `near.distance`, `hop`. */
  readonly field: string
  /** Default: `desc`. */
  readonly direction?: 'asc' | 'desc'
}

/** A frame; without a kind, all kinds of the reference. */
export interface FrameQuery {
  /** What is done. */
  readonly verb: Verb
  /** With what kind of thing. Default: any. */
  readonly kind?: ObjectKind
  /** With which one. */
  readonly ref: string
}

/** What `find` looks for, in which order, and how much of it. */
export interface Query<T extends MemoryType = MemoryType> {
  /** Only memories of these types. */
  readonly types?: readonly T[]
  /** A condition that every memory must meet. */
  readonly where?: Predicate
  /** The order, if not by relevance or salience. */
  readonly orderBy?: readonly OrderClause[]
  /**
   * How many memories at most. Give this or `budgetTokens`. `auto`: 10, or 20 for a question that asks for
   * several things ("which books …", "how many times …").
   */
  readonly limit?: number | 'auto'
  /** How many to leave out at the beginning. Default 0. */
  readonly offset?: number
  /** The size of all texts together. Give this or `limit`. */
  readonly budgetTokens?: number
  /** The form of the texts. Default `medium`. */
  readonly form?: Form
  /** Whether hidden memories count too. Default false. */
  readonly includeTombstoned?: boolean
  /** Records one entry and counts an access of every returned memory. */
  readonly lateBinding?: boolean
  /** A question or some words; with an embedder it is compared by meaning too. */
  readonly near?: string
  /** Whether a question that nothing fits gets an empty answer; tells how well each memory fits. */
  readonly floor?: boolean
  /** Memories that are near to this one in meaning. */
  readonly nearUri?: Uri
  /** Memories whose vectors are near to this one. */
  readonly nearVector?: Float32Array
  /** What an answer to `near` is ordered by. Default `relevance`. */
  readonly rank?: RankMode
  /** Where a walk along edges starts. */
  readonly from?: MemoryId | Uri
  /** How a walk goes on from `from`. */
  readonly follow?: Follow
  /** Only memories that belong to this situation. */
  readonly frame?: FrameQuery
  /** What was true at this time. Default: `knownAt`, or now. */
  readonly asOf?: number
  /** Waits until this node has the entry of that number: `seq` of a receipt, perhaps of another node. */
  readonly atLeast?: number
  /** What the store knew at this time: nothing that was written, changed or forgotten later. Default: now. */
  readonly knownAt?: number
}

/** A query with its defaults, its predicate and its order ready to use. */
export interface CheckedQuery<T extends MemoryType = MemoryType> {
  readonly types: readonly T[]
  readonly where: Compiled
  /** Whether anything but the types and the time decides who is in the answer. */
  readonly filtered: boolean
  readonly order: readonly Order[]
  readonly limit: number
  readonly offset: number
  readonly budgetTokens: number | undefined
  readonly form: Form
  readonly includeTombstoned: boolean
  readonly lateBinding: boolean
  readonly near: string | undefined
  readonly floor: boolean
  readonly nearUri: Uri | undefined
  readonly nearVector: Float32Array | undefined
  readonly rank: RankMode
  readonly from: MemoryId | undefined
  readonly follow: Required<Follow>
  /** More hops were asked for than are walked. */
  readonly hopsCapped: boolean
  readonly frame: FrameQuery | undefined
  readonly asOf: number | undefined
  readonly knownAt: number | undefined
}

export function oneWord<T extends string>(...words: readonly T[]): Schema<T> {
  return (value, path) => {
    if (words.includes(value as T)) return value as T
    throw invalid(path, `one of ${words.join(', ')}`, value)
  }
}

export const formSchema: Schema<Form> = oneWord('short', 'medium', 'full')

const vector: Schema<Float32Array> = (value, path) => {
  if (!(value instanceof Float32Array) || value.length === 0) {
    throw invalid(path, 'a Float32Array', value)
  }
  if (!value.every(Number.isFinite)) throw refusal(path, 'expected finite numbers')
  if (value.every((number) => number === 0)) throw refusal(path, 'expected a direction, got zeros')
  return Float32Array.from(value)
}

const idOrUri: Schema<MemoryId> = (value, path) =>
  isUri(value) ? parseUri(value, path).id : memoryIdFrom(value, path)

const followSchema: Schema<Follow> = object<Follow>({
  types: optional(list(oneOf(EDGE_TYPES), EDGE_TYPES.names.length)),
  minHops: optional(integer(0, LIMITS.hops)),
  maxHops: optional(integer(0, Number.MAX_SAFE_INTEGER)),
  direction: optional(oneWord<Direction>('out', 'in', 'both')),
  includeTombstoned: optional(boolean),
})

export const frameQuery: Schema<FrameQuery> = object<FrameQuery>({
  verb: oneOf(VERBS),
  kind: optional(oneOf(OBJECT_KINDS)),
  ref: text(LIMITS.frameRefBytes),
})

const anything: Schema<unknown> = (value) => value

/** A query as it comes out of the check of its shape. */
type Shape = Omit<Query, 'where' | 'orderBy' | 'from'> & {
  readonly where?: unknown
  readonly orderBy?: readonly Order[]
  readonly from?: MemoryId
}

const count = integer(0, LIMITS.findLimit)
const limitSchema: Schema<number | 'auto'> = (value, path) =>
  value === 'auto' ? value : count(value, path)

const shape: Schema<Shape> = object<Shape>({
  types: optional(list(oneOf(MEMORY_TYPES), MEMORY_TYPES.names.length)),
  where: optional(anything),
  orderBy: optional(list(orderSchema, LIMITS.orderClauses)),
  limit: optional(limitSchema),
  offset: optional(integer(0, LIMITS.findOffset)),
  budgetTokens: optional(integer(0, LIMITS.findBudgetTokens)),
  form: optional(formSchema),
  includeTombstoned: optional(boolean),
  lateBinding: optional(boolean),
  near: optional(text(LIMITS.nearBytes)),
  floor: optional(boolean),
  nearUri: optional(uri),
  nearVector: optional(vector),
  rank: optional(oneWord<RankMode>('relevance', 'salience', 'distance')),
  from: optional(idOrUri),
  follow: optional(followSchema),
  frame: optional(frameQuery),
  asOf: optional(time),
  atLeast: optional(integer(0, Number.MAX_SAFE_INTEGER)),
  knownAt: optional(time),
})

/** INVALID_INPUT for what cannot be read, then UNBOUNDED, then TOO_BROAD. */
export function checkQuery<T extends MemoryType>(input: Query<T>): CheckedQuery<T> {
  const query = shape(input, '')
  if (!query.limit && !query.budgetTokens) {
    throw new CortexError(
      'UNBOUNDED',
      "Cannot find: give `limit` or `budgetTokens`, so that the answer has a size. `context`, the pager's `retrieve`, and the operations `recall` and `list` have a default",
      { path: 'limit' },
    )
  }
  const where = compilePredicate(query.where, query.types, 'where')
  const near = [query.near, query.nearUri, query.nearVector].filter((one) => one !== undefined)
  if (near.length > 1) {
    throw refusal('near', 'expected one of near, nearUri and nearVector')
  }
  if (query.follow !== undefined && query.from === undefined) {
    throw refusal('follow', 'expected `from` beside it: a walk needs a start')
  }
  if (query.lateBinding && query.knownAt !== undefined) {
    throw refusal(
      'lateBinding',
      'expected none beside `knownAt`: an answer that is recorded is about now',
    )
  }
  const follow = checkFollow(query.follow ?? {})
  const narrowed =
    query.from !== undefined ||
    near.length > 0 ||
    query.frame !== undefined ||
    where.tags.length > 0 ||
    (query.types?.length ?? 0) > 0
  if (!narrowed) {
    throw new CortexError(
      'TOO_BROAD',
      'Cannot find: give `types`, `near`, `from`, `frame` or a `hasTag` that every result must have',
      { path: 'types' },
    )
  }
  return {
    types: [...new Set(query.types as readonly T[] | undefined)],
    where: query.frame === undefined ? where : withFrame(where, query.frame),
    filtered: query.where !== undefined || query.frame !== undefined,
    order: query.orderBy ?? [],
    limit: limitOf(query),
    offset: query.offset ?? 0,
    budgetTokens: query.budgetTokens || undefined,
    form: query.form ?? 'medium',
    includeTombstoned: query.includeTombstoned ?? false,
    lateBinding: query.lateBinding ?? false,
    near: query.near,
    floor: query.floor ?? false,
    nearUri: query.nearUri,
    nearVector: query.nearVector,
    rank: query.rank ?? 'relevance',
    from: query.from,
    follow,
    hopsCapped: (query.follow?.maxHops ?? 0) > LIMITS.hops,
    frame: query.frame,
    asOf: query.asOf,
    knownAt: query.knownAt,
  }
}

/** How many memories a query wants at most. */
export function limitOf({ limit, near }: Pick<Query, 'limit' | 'near'>): number {
  return limit === 'auto' ? automaticLimit(near) : limit || LIMITS.findLimit
}

/** Whether the query asks for what is near to something. */
export function isNear({ near, nearUri, nearVector }: CheckedQuery): boolean {
  return near !== undefined || nearUri !== undefined || nearVector !== undefined
}

/** Whether nothing but relevance decides who is in the answer, and where. */
export function isByRelevance({ rank, order, from }: CheckedQuery): boolean {
  return rank === 'relevance' && order.length === 0 && from === undefined
}

/** What was asked, for hashing it: not how long to wait before it is answered. */
export function plainQuery({ atLeast: _atLeast, ...query }: Query): CborValue {
  const vector = query.nearVector === undefined ? undefined : [...query.nearVector]
  return JSON.parse(JSON.stringify({ ...query, nearVector: vector })) as CborValue
}

/** Whatever leads to a memory, it must have the frame. */
function withFrame(where: Compiled, { verb, kind, ref }: FrameQuery): Compiled {
  return {
    tags: where.tags,
    test: (memory) =>
      memory.head.frames.some(
        (frame) =>
          frame.verb === verb && frame.ref === ref && (kind === undefined || frame.kind === kind),
      ) && where.test(memory),
  }
}

function checkFollow(follow: Follow): Required<Follow> {
  const minHops = follow.minHops || 1
  // Nobody asks for hops from 3 up to 1: the farther bound follows the nearer one.
  const maxHops = Math.min(follow.maxHops || Math.max(1, minHops), LIMITS.hops)
  if (minHops > maxHops) {
    throw refusal('follow.minHops', `expected at most maxHops (${maxHops}), got ${minHops}`)
  }
  return {
    types: follow.types ?? [],
    minHops,
    maxHops,
    direction: follow.direction ?? 'out',
    includeTombstoned: follow.includeTombstoned ?? false,
  }
}
