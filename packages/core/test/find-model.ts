/**
 * `find` by brute force: every memory is looked at, every rule is one line, nothing is shared with
 * the query room. A new criterion, such as words, is one more line in `passing` and, if it ranks,
 * one more value of `Candidate`.
 */
import type { CortexErrorCode, Memory, MemoryId, Predicate, Query } from '../src/index.ts'
import { EDGE_TYPES, MEMORY_TYPES, OBJECT_KINDS, renderFull, VERBS } from '../src/index.ts'
import { documentOf } from '../src/lexical/document.ts'
import { documentTerms } from '../src/lexical/words.ts'
import { idBytes } from '../src/memory/ids.ts'
import { limitOf } from '../src/query/query.ts'
import { FIELD_NAMES, type Kind, kindIn, readField, SPELLINGS, type Value } from './find-fields.ts'
import type { Known, World } from './find-world.ts'
import { PlainWords } from './words-model.ts'

export interface Expected {
  readonly memories: readonly Memory[]
  readonly rendered: readonly string[]
  readonly tokens: readonly number[]
  readonly scores: readonly number[]
  readonly hops: readonly number[] | undefined
  readonly total: number
  readonly trimmed: number
}

interface Candidate {
  readonly memory: Memory
  readonly salience: number
  readonly hop: number | undefined
  readonly visit: number | undefined
  readonly relevance: number | undefined
  readonly document: number | undefined
}

export function expectedAnswer(world: World, query: Query, now: number): Expected {
  const all = passing(world, query, now)
  const found = all.toSorted((a, b) => compare(a, b, query))
  const offset = query.offset ?? 0
  const page = found.slice(offset, offset + limitOf(query))
  const kept = withinBudget(page, query)
  const rendered = kept.map(({ memory }) => rendering(memory, query))
  return {
    memories: kept.map(({ memory }) => memory),
    rendered,
    tokens: rendered.map(tokensOf),
    scores: kept.map(({ salience, relevance }) =>
      query.rank === 'salience' ? salience : (relevance ?? salience),
    ),
    hops: query.from === undefined ? undefined : kept.map(({ hop }) => hop as number),
    total: found.length,
    trimmed: page.length - kept.length,
  }
}

// ---------------------------------------------------------------------------------------------
// Who is in the answer

function passing(world: World, query: Query, now: number): Candidate[] {
  const hops = query.from === undefined ? undefined : hopsFrom(world, query)
  const at = momentOf(world, query, now)
  const { types, where, frame } = query
  const relevant = query.near === undefined ? undefined : relevanceOf(world, query, at)
  const order = [...(hops?.keys() ?? [])]
  return world.memories.flatMap((known) => {
    const visit = order.indexOf(known.id)
    const hop = hops?.get(known.id)
    const memory = at === undefined ? known.versions.at(-1) : inForce(known, at)
    if (memory === undefined) return []
    const { head } = memory
    if (hops !== undefined && hop === undefined) return []
    const relevance = relevant?.get(known.id)
    if (relevant !== undefined && relevance === undefined) return []
    if (head.tombstoned !== undefined && !query.includeTombstoned) return []
    if (types?.length && !types.includes(head.type)) return []
    if (frame !== undefined && !hasFrame(memory, frame)) return []
    if (where !== undefined && !holds(where, memory)) return []
    const salience = head.tombstoned ? 0 : salienceOf(known, now)
    return [{ memory, salience, hop, visit, relevance, document: numberOf(known, memory) }]
  })
}

/** Of equally relevant ones, what was said last comes first. */
function numberOf(known: Known, { version }: Memory): number | undefined {
  return known.documents.get(version.version) ?? known.document
}

/**
 * Of what memories say now, whatever version is shown; of a question about another time, what the
 * version in force said. Words weigh what they weigh today.
 */
function relevanceOf(world: World, query: Query, at: number | undefined): Map<MemoryId, number> {
  const scoreOf = wordsOf(world.today ?? world.memories).scorer(query.near as string)
  const isEarlier = query.asOf !== undefined || world.today !== undefined
  return new Map(
    world.memories.flatMap((known): [MemoryId, number][] => {
      if (known.document === undefined) return []
      const memory = isEarlier && at !== undefined ? inForce(known, at) : known.versions.at(-1)
      const score = memory === undefined ? 0 : scoreOf(termsOf(memory))
      return score > 0 ? [[known.id, score]] : []
    }),
  )
}

const KNOWN_WORDS = new WeakMap<readonly Known[], PlainWords>()
const KNOWN_TERMS = new WeakMap<Memory, string[]>()

function wordsOf(memories: readonly Known[]): PlainWords {
  const known = KNOWN_WORDS.get(memories)
  if (known !== undefined) return known
  const words = new PlainWords()
  for (const { id, versions, document } of memories) {
    if (document === undefined) continue
    const terms = termsOf(versions.at(-1) as Memory)
    words.add({ document, id: idBytes(id), type: 0, terms })
  }
  KNOWN_WORDS.set(memories, words)
  return words
}

function termsOf(memory: Memory): string[] {
  const known = KNOWN_TERMS.get(memory)
  if (known !== undefined) return known
  const terms: string[] = []
  for (const text of documentOf(memory.data).texts) documentTerms(text, (term) => terms.push(term))
  KNOWN_TERMS.set(memory, terms)
  return terms
}

/** When validity is judged. */
function momentOf(world: World, query: Query, now: number): number | undefined {
  if (query.asOf !== undefined) return query.asOf
  if (query.includeTombstoned || query.from !== undefined) return undefined
  return Math.max(now, world.latestAt)
}

function inForce({ versions, ends }: Known, at: number): Memory | undefined {
  const memory = versions.filter(({ version }) => version.validFrom <= at).at(-1)
  if (memory === undefined) return undefined
  const { head, version } = memory
  const over = (end: number | undefined): boolean => end !== undefined && end <= at
  if (over(version.expiresAt)) return undefined
  const isCurrent = version.version === head.currentVersion
  if (!isCurrent && over(ends[version.version - 1])) return undefined
  const bound = isCurrent || head.supersededBy !== undefined
  return bound && over(head.validUntil) ? undefined : memory
}

function hasFrame({ head }: Memory, wanted: NonNullable<Query['frame']>): boolean {
  return head.frames.some(
    ({ verb, kind, ref }) =>
      verb === wanted.verb && ref === wanted.ref && (wanted.kind ?? kind) === kind,
  )
}

/** Shortest distances, one step after the other. */
function hopsFrom({ edges }: World, query: Query): Map<MemoryId, number> {
  const start = (query.from as string).replace(/^.*\//, '').replace(/#.*$/, '') as MemoryId
  const { types, direction = 'out', minHops, maxHops, includeTombstoned } = query.follow ?? {}
  const least = minHops || 1
  const most = Math.min(6, maxHops || Math.max(1, least))
  const usable = edges.filter(
    ({ type, removed }) =>
      (!types?.length || types.includes(type)) && (!removed || includeTombstoned === true),
  )
  // Maps keep the order in which keys were added: the order of the walk.
  const distance = new Map<MemoryId, number>([[start, 0]])
  for (let hop = 1; hop <= most; hop++) {
    const before = [...distance].filter(([, at]) => at === hop - 1).map(([id]) => id)
    for (const here of before) {
      const there = usable.flatMap(({ src, type, dst }) => [
        ...(direction !== 'in' && src === here ? [{ type, id: dst }] : []),
        ...(direction !== 'out' && dst === here ? [{ type, id: src }] : []),
      ])
      const code = (type: (typeof edges)[number]['type']): number => EDGE_TYPES.code(type)
      there.sort((a, b) => code(a.type) - code(b.type) || (a.id < b.id ? -1 : 1))
      for (const { id } of there) if (!distance.has(id)) distance.set(id, hop)
    }
  }
  return new Map([...distance].filter(([, hop]) => hop >= least && hop > 0))
}

// ---------------------------------------------------------------------------------------------
// Predicates

function holds(predicate: Predicate, memory: Memory): boolean {
  if ('and' in predicate) return predicate.and.every((one) => holds(one, memory))
  if ('or' in predicate) return predicate.or.some((one) => holds(one, memory))
  if ('not' in predicate) return !holds(predicate.not, memory)
  if ('hasTag' in predicate) return memory.head.tags.includes(predicate.hasTag)
  const [[node, [field, wanted]]] = Object.entries(predicate) as [[string, [string, unknown]]]
  if (kindIn(memory.head.type, field) === undefined) return node === 'ne'
  const value = readField(memory, field)
  if (value === undefined) return false
  switch (node) {
    case 'eq':
      return value === wanted
    case 'ne':
      return value !== wanted
    case 'in':
      return (wanted as Value[]).includes(value)
    case 'matches':
      return typeof value === 'string' && new RegExp(wanted as string, 'u').test(value)
    default: {
      if (typeof value !== typeof wanted) return false
      const order = compareValues(value, wanted as Value)
      return { gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[node] as boolean
    }
  }
}

function compareValues(a: Value, b: Value): number {
  if (typeof a !== typeof b) return rankOfKind(a) - rankOfKind(b)
  if (typeof a === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b as string))
  return Number(a) - Number(b)
}

function rankOfKind(value: Value): number {
  return ['number', 'string', 'boolean'].indexOf(typeof value)
}

// ---------------------------------------------------------------------------------------------
// Order

function compare(a: Candidate, b: Candidate, query: Query): number {
  const byRelevance = query.near !== undefined && (query.rank ?? 'relevance') === 'relevance'
  const best = byRelevance ? 'relevance' : 'salience'
  const byDefault =
    query.from === undefined
      ? [{ field: best, direction: 'desc' }]
      : [{ field: 'hop', direction: 'asc' }]
  const clauses = query.orderBy?.length ? query.orderBy : byDefault
  for (const { field, direction } of clauses) {
    const [left, right] = [orderValue(a, field), orderValue(b, field)]
    if (left === right) continue
    if (left === undefined) return 1
    if (right === undefined) return -1
    const order = compareValues(left, right)
    if (order !== 0) return direction === 'asc' ? order : -order
  }
  const [only, ...more] = clauses
  if (only?.field === 'hop' && only.direction === 'asc' && more.length === 0) {
    if (a.visit !== b.visit) return Number(a.visit) - Number(b.visit)
  }
  const newer = Number(a.document) - Number(b.document)
  if (newer !== 0 && clauses.some(({ field }) => field === 'relevance') && query.near) return newer
  return a.memory.head.id < b.memory.head.id ? -1 : 1
}

function orderValue(
  { memory, salience, hop, relevance }: Candidate,
  field: string,
): Value | undefined {
  if (field === 'salience') return salience
  if (field === 'hop') return hop
  if (field === 'relevance') return relevance
  if (field === 'near.distance') return undefined
  return readField(memory, field)
}

/** Cold weights in single precision, the rest in double. */
function salienceOf({ lastUsed, accesses, citations, versions }: Known, now: number): number {
  const [wr, wa, wc, wd] = [0.25, 0.15, 0.3, 0.2].map(Math.fround) as [
    number,
    number,
    number,
    number,
  ]
  const age = Math.max(0, now - lastUsed)
  const r = Math.exp(-age / (90 * 86_400_000))
  const a = Math.min(1, Math.log(1 + accesses) / Math.log(1001))
  const c = Math.min(1, Math.log(1 + citations) / Math.log(1001))
  const d = (versions[0] as Memory).head.importance / 10
  return Math.min(1, (wr * r + wa * a + wc * c + wd * d) / (wr + wa + wc + wd))
}

// ---------------------------------------------------------------------------------------------
// Texts and budget

function rendering({ version, data }: Memory, { form = 'medium' }: Query): string {
  return form === 'full' ? renderFull(data) : version.forms[form]
}

function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4)
}

/** The least salient goes, of several the last, until it fits or one is left. */
function withinBudget(page: readonly Candidate[], query: Query): Candidate[] {
  const kept = [...page]
  const size = (): number =>
    kept.reduce((sum, { memory }) => sum + tokensOf(rendering(memory, query)), 0)
  while (query.budgetTokens && size() > query.budgetTokens && kept.length > 1) {
    const least = Math.min(...kept.map(({ salience }) => salience))
    kept.splice(
      kept.findLastIndex(({ salience }) => salience === least),
      1,
    )
  }
  return kept
}

// ---------------------------------------------------------------------------------------------
// Refusals

/** The code of a query that must be refused. */
export function expectedRefusal(query: Query): CortexErrorCode | undefined {
  const { limit, budgetTokens, follow, from, where, types, frame, near } = query
  const shape = wrongShape(query)
  if (shape !== undefined) return shape
  if (!limit && !budgetTokens) return 'UNBOUNDED'
  const wrong = where === undefined ? undefined : wrongPredicate(where, query, 0)
  if (wrong !== undefined) return wrong
  if (follow !== undefined && from === undefined) return 'INVALID_INPUT'
  const { minHops = 0, maxHops = 0 } = follow ?? {}
  if (maxHops > 0 && minHops > maxHops) return 'INVALID_INPUT'
  const narrow = from ?? frame ?? near
  if (narrow === undefined && !types?.length && !mustHaveTag(where)) {
    return 'TOO_BROAD'
  }
  return undefined
}

const SHAPE: Readonly<Record<Exclude<keyof Query, 'scope'>, (value: never) => boolean>> = {
  types: (value: string[]) =>
    value.length <= MEMORY_TYPES.names.length && value.every((type) => MEMORY_TYPES.is(type)),
  where: () => true,
  orderBy: (value: { direction?: string }[]) =>
    value.length <= 8 &&
    value.every(({ direction }) => ['asc', 'desc', undefined].includes(direction)),
  floor: (value: unknown) => typeof value === 'boolean',
  limit: (value: number) => whole(value, 1000),
  offset: (value: number) => whole(value, 1_000_000),
  budgetTokens: (value: number) => whole(value, 1_000_000),
  form: (value: string) => ['short', 'medium', 'full'].includes(value),
  includeTombstoned: (value: unknown) => typeof value === 'boolean',
  lateBinding: (value: unknown) => typeof value === 'boolean',
  near: (value: unknown) => typeof value === 'string',
  nearUri: (value: unknown) => typeof value === 'string',
  nearVector: (value: unknown) => value instanceof Float32Array,
  rank: (value: string) => ['relevance', 'salience', 'distance'].includes(value),
  from: (value: unknown) => typeof value === 'string',
  follow: ({ types = [], minHops = 0, maxHops = 0, direction = 'out' }) =>
    whole(minHops, 6) &&
    whole(maxHops, Number.MAX_SAFE_INTEGER) &&
    (types as string[]).every((type) => EDGE_TYPES.is(type)) &&
    ['in', 'out', 'both'].includes(direction),
  frame: ({ verb, kind, ref }) =>
    VERBS.is(verb) &&
    (kind === undefined || OBJECT_KINDS.is(kind)) &&
    typeof ref === 'string' &&
    String(ref).trim() !== '',
  asOf: (value: number) => whole(value, 8.64e15),
  atLeast: (value: number) => whole(value, Number.MAX_SAFE_INTEGER),
  knownAt: (value: number) => whole(value, 8.64e15),
}

function whole(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max
}

function wrongShape(query: Query): CortexErrorCode | undefined {
  for (const [name, value] of Object.entries(query)) {
    if (SHAPE[name as keyof typeof SHAPE]?.(value as never) !== true) return 'INVALID_INPUT'
  }
  const special = ['salience', 'hop', 'near.distance', 'relevance']
  const known = [...FIELD_NAMES, ...Object.keys(SPELLINGS), ...special]
  const strange = query.orderBy?.some(({ field }) => !known.includes(field))
  return strange ? 'FIELD_UNKNOWN' : undefined
}

function mustHaveTag(where: Predicate | undefined): boolean {
  if (where === undefined) return false
  return 'hasTag' in where || ('and' in where && where.and.some(mustHaveTag))
}

const NODES = 'eq ne gt gte lt lte in hasTag matches and or not'.split(' ')

function wrongPredicate(
  where: Predicate,
  query: Query,
  depth: number,
): CortexErrorCode | undefined {
  const [node = '', ...others] = Object.keys(where)
  if (depth > 16 || others.length > 0 || !NODES.includes(node)) return 'INVALID_INPUT'
  if ('hasTag' in where) return where.hasTag.trim() === '' ? 'INVALID_INPUT' : undefined
  if ('not' in where) return wrongPredicate(where.not, query, depth + 1)
  const parts = 'and' in where ? where.and : 'or' in where ? where.or : undefined
  if (parts !== undefined) {
    for (const part of parts) {
      const wrong = wrongPredicate(part, query, depth + 1)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }
  const [field, wanted] = Object.values(where)[0] as [string, unknown]
  return wrongComparison(node, field, wanted, query)
}

function wrongComparison(
  node: string,
  field: string,
  wanted: unknown,
  { types }: Query,
): CortexErrorCode | undefined {
  if (!/^(head|version|data)\../.test(field)) return 'FIELD_UNKNOWN'
  const possible = types?.length ? types : MEMORY_TYPES.names
  const kinds = possible.flatMap((type) => kindIn(type, field) ?? [])
  const ordered = ['gt', 'gte', 'lt', 'lte'].includes(node)
  if (kinds.length === 0 && (ordered || node === 'matches')) return 'FIELD_UNKNOWN'
  if (node === 'matches') {
    if (!kinds.includes('text')) return 'FIELD_NOT_COMPARABLE'
    return compiles(wanted) ? undefined : 'INVALID_INPUT'
  }
  const equal = node === 'eq' || node === 'ne'
  if (equal && wanted === null) return undefined
  if (node === 'in' && !Array.isArray(wanted)) return 'INVALID_INPUT'
  const literals = node === 'in' ? (wanted as unknown[]) : [wanted]
  if (literals.some((literal) => kindOf(literal) === undefined)) return 'INVALID_INPUT'
  if (ordered && kinds.every((kind) => kind === 'boolean')) return 'FIELD_NOT_COMPARABLE'
  const foreign = literals.some((literal) => !kinds.includes(kindOf(literal) as Kind))
  return foreign && kinds.length > 0 ? 'TYPE_MISMATCH' : undefined
}

function kindOf(literal: unknown): Kind | undefined {
  if (typeof literal === 'number') return Number.isFinite(literal) ? 'number' : undefined
  if (typeof literal === 'string') return 'text'
  return typeof literal === 'boolean' ? 'boolean' : undefined
}

function compiles(pattern: unknown): boolean {
  if (typeof pattern !== 'string') return false
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}
