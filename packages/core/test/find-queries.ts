/** Random queries over everything that a query can say; about one in nine must be refused. */
import type { Memory, MemoryId, MemoryType, Predicate, Query, Uri } from '../src/index.ts'
import { MEMORY_TYPES } from '../src/index.ts'
import { testId } from '../src/testing/index.ts'
import { given } from './commands.ts'
import { FIELD_NAMES, readField, SPELLINGS, type Value } from './find-fields.ts'
import { EDGES, FRAMES, TAGS, TIMES, type World } from './find-world.ts'
import type { Dice } from './support/dice.ts'

const QUESTIONS: readonly string[] = ['b', 'ab b', 'wide', 'ab ab wide words', 'nobody said this']

export function randomQuery(dice: Dice, world: World): Query {
  const query = given({
    types: dice.chance(0.6) ? randomTypes(dice) : undefined,
    where: dice.chance(0.55) ? randomPredicate(dice, world, 2) : undefined,
    orderBy: dice.chance(0.5) ? randomOrder(dice) : undefined,
    limit: dice.chance(0.85) ? dice.pick([1, 2, 3, 5, 8, 20, 1000]) : undefined,
    offset: dice.chance(0.3) ? dice.pick([0, 1, 2, 5, 30]) : undefined,
    budgetTokens: dice.chance(0.4) ? dice.pick([1, 3, 8, 20, 60, 1000]) : undefined,
    form: dice.chance(0.6) ? dice.pick(['short', 'medium', 'full'] as const) : undefined,
    includeTombstoned: dice.chance(0.3) ? dice.chance(0.7) : undefined,
    rank: dice.chance(0.1) ? dice.pick(['relevance', 'salience'] as const) : undefined,
    near: dice.chance(0.2) ? dice.pick(QUESTIONS) : undefined,
    frame: dice.chance(0.15) ? randomFrame(dice) : undefined,
    asOf: dice.chance(0.3) ? randomMoment(dice, world) : undefined,
    ...(dice.chance(0.25) ? randomWalk(dice, world) : {}),
  }) as Query
  const bounded = query.limit || query.budgetTokens ? query : { ...query, limit: 4 }
  const narrow = bounded.types ?? bounded.from ?? bounded.frame ?? bounded.near
  const narrowed =
    narrow === undefined && dice.chance(0.7) ? { ...bounded, types: randomTypes(dice) } : bounded
  return dice.chance(0.08) ? broken(dice, narrowed) : narrowed
}

function randomTypes(dice: Dice): readonly MemoryType[] {
  if (dice.chance(0.5)) return [...MEMORY_TYPES.names]
  return Array.from({ length: dice.between(1, 3) }, () =>
    dice.chance(0.6)
      ? dice.pick<MemoryType>(['Fact', 'Goal', 'Event'])
      : dice.pick(MEMORY_TYPES.names),
  )
}

function randomFrame(dice: Dice): Query['frame'] {
  const { verb, kind, ref } = dice.pick(FRAMES)
  return dice.chance(0.5) ? { verb, ref } : { verb, kind, ref }
}

function randomMoment(dice: Dice, world: World): number {
  const { version, head } = dice.pick(dice.pick(world.memories).versions)
  const near = [version.createdAt, version.validFrom, version.expiresAt, head.validUntil]
  const base = dice.pick([...near.filter((time) => time !== undefined), ...TIMES.slice(0, 2)])
  return Math.max(0, base + dice.pick([-1, 0, 0, 1]))
}

function randomWalk(dice: Dice, world: World): Pick<Query, 'from' | 'follow'> {
  const linked = new Set(world.edges.map(({ src, dst }) => (dice.chance(0.8) ? src : dst)))
  const starts = world.memories.filter(({ id }) => linked.has(id))
  const { id, type } = dice.pick(starts.length > 0 ? starts : world.memories)
  const uri = `matrix://cortex/${type}/${id}#1` as Uri
  const from: MemoryId | Uri = dice.chance(0.05) ? testId(77, 0x77) : dice.pick([id, uri])
  if (dice.chance(0.2)) return { from }
  const follow = given({
    types: dice.chance(0.4) ? EDGES.filter(() => dice.chance(0.6)) : undefined,
    minHops: dice.chance(0.2) ? dice.between(0, 3) : undefined,
    maxHops: dice.chance(0.8) ? dice.pick([0, 1, 2, 3, 4, 6, 9]) : undefined,
    direction: dice.chance(0.7) ? dice.pick(['out', 'in', 'both'] as const) : undefined,
    includeTombstoned: dice.chance(0.3) ? dice.chance(0.7) : undefined,
  })
  return { from, follow }
}

function randomOrder(dice: Dice): Query['orderBy'] {
  const clause = (): { field: string; direction?: 'asc' | 'desc' } => ({
    field: dice.pick([
      ...['salience', 'head.createdAt', 'salience', 'head.createdAt', 'hop', 'near.distance'],
      dice.pick(FIELD_NAMES),
      dice.pick(FIELD_NAMES),
      dice.pick(Object.keys(SPELLINGS)),
    ]),
    ...given({ direction: dice.chance(0.7) ? dice.pick(['asc', 'desc'] as const) : undefined }),
  })
  return Array.from({ length: dice.pick([0, 1, 1, 1, 1, 2, 3]) }, clause)
}

function randomPredicate(dice: Dice, world: World, depth: number): Predicate {
  const inner = (): Predicate => randomPredicate(dice, world, depth - 1)
  const list = (): Predicate[] => Array.from({ length: dice.pick([0, 1, 2, 2, 3]) }, inner)
  const node = dice.next()
  if (depth > 0 && node < 0.4) {
    if (node < 0.18) return { and: list() }
    return node < 0.3 ? { or: list() } : { not: inner() }
  }
  if (node < 0.55) return { hasTag: dice.pick([...TAGS, ...TAGS, 'absent']) }
  return randomComparison(dice, world)
}

function randomComparison(dice: Dice, world: World): Predicate {
  const memory = dice.pick(dice.pick(world.memories).versions)
  const field = randomField(dice, memory)
  const found = readField(memory, field)
  // Mostly what some memory says there, or something of the same kind.
  const value = (): Value => {
    if (found !== undefined && dice.chance(0.7)) return found
    const other = readField(dice.pick(dice.pick(world.memories).versions), field)
    return other ?? found ?? dice.pick<Value>([0, 'a', true])
  }
  const node = dice.pick(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'matches', 'eq'])
  if (node === 'matches') {
    const pattern = dice.pick(['a', '^a$', '^.$', 'b|Ü', '[^a]', '', 'w+d?', '(a+)+$'])
    return { matches: [field, pattern] }
  }
  if (node === 'in') {
    return { in: [field, Array.from({ length: dice.between(0, 3) }, value)] }
  }
  const mayBeNull = node === 'eq' || node === 'ne'
  const literal = mayBeNull && dice.chance(0.1) ? null : value()
  return { [node]: [field, literal] } as unknown as Predicate
}

/** Mostly one that the memory has. */
function randomField(dice: Dice, memory: Memory): string {
  const names = dice.chance(0.25) ? Object.keys(SPELLINGS) : FIELD_NAMES
  for (let attempt = 0; attempt < 6; attempt++) {
    const name = dice.pick(names)
    if (readField(memory, name) !== undefined) return name
  }
  return dice.pick([...names, 'data.nonsense'])
}

/** One mistake. */
function broken(dice: Dice, query: Query): Query {
  const { limit: _, budgetTokens: __, ...unbounded } = query
  const mistakes: readonly object[] = [
    unbounded,
    { ...unbounded, limit: 0 },
    { ...unbounded, budgetTokens: 0 },
    { ...query, limit: -1 },
    { ...query, limit: 1.5 },
    { ...query, limit: 1001 },
    { ...query, offset: 1_000_001 },
    { ...query, budgetTokens: 1_000_001 },
    { ...query, surprise: 1 },
    { ...query, types: ['Fact', 'Rumour'] },
    { ...query, form: 'huge' },
    { ...query, asOf: -1 },
    { ...query, orderBy: [{ field: 'data.nonsense' }] },
    { ...query, orderBy: [{ field: 'toString' }] },
    { ...query, orderBy: [{ field: 'salience', direction: 'up' }] },
    { ...query, frame: { verb: 'dance', ref: 'x' } },
    { ...query, frame: { verb: 'build', ref: ' ' } },
    { ...query, from: testId(0), follow: { minHops: 3, maxHops: 2 } },
    { ...query, from: testId(0), follow: { maxHops: -7 } },
    { ...query, from: testId(0), follow: { types: ['knows'] } },
    { ...unbounded, limit: 3, from: undefined, follow: { maxHops: 2 } },
    { limit: 5 },
    { limit: 5, where: { not: { hasTag: 'red' } } },
    { limit: 5, where: { or: [{ hasTag: 'red' }] } },
    { ...query, where: { eq: ['data.statement', 1] } },
    { ...query, where: { eq: ['data.statement', 1], ne: ['data.statement', 1] } },
    { ...query, where: { like: ['data.statement', 'a'] } },
    { ...query, where: { constructor: ['data.statement', 'a'] } },
    { ...query, where: { gt: ['data.nonsense', 1] } },
    { ...query, where: { gt: ['nonsense', 1] } },
    { ...query, where: { eq: ['salience', 1] } },
    { ...query, where: { lt: ['head.tombstoned', true] } },
    { ...query, where: { lt: ['head.importance', true] } },
    { ...query, where: { gte: ['head.importance', Number.NaN] } },
    { ...query, where: { in: ['head.importance', [1, 'a']] } },
    { ...query, where: { in: ['head.importance', 1] } },
    { ...query, where: { matches: ['head.importance', 'a'] } },
    { ...query, where: { matches: ['data.statement', '('] } },
    { ...query, where: { hasTag: ' ' } },
    { ...query, where: nested(18) },
  ]
  return Object.fromEntries(
    Object.entries(dice.pick(mistakes)).filter(([, value]) => value !== undefined),
  ) as Query
}

export function nested(levels: number): Predicate {
  return levels === 0 ? { hasTag: TAGS[0] as string } : { not: nested(levels - 1) }
}
