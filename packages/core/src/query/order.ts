/**
 * Orders: by salience, last use, relevance, distance, hops or any field. Equal in all clauses: the smaller id
 * first. What has no value comes last, upwards and downwards.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { invalid, object, optional, type Schema } from '../memory/schema.ts'
import { compareScalars, findField, isFieldName, type Scalar, unknownField } from './fields.ts'
import type { Found } from './types.ts'

export interface Order {
  readonly field: string
  readonly descending: boolean
  readonly read: (found: Found) => Scalar | undefined
}

interface Clause {
  readonly field: string
  readonly direction?: 'asc' | 'desc'
}

const SPECIAL: ReadonlyMap<string, Order['read']> = new Map([
  ['salience', (found: Found) => found.salience],
  ['lastUsed', ({ inputs }: Found) => inputs.lastUsed],
  ['relevance', (found: Found) => found.relevance],
  ['near.distance', (found: Found) => found.distance],
  ['hop', (found: Found) => found.hop],
])

const fieldName: Schema<string> = (value, path) => {
  if (typeof value !== 'string') throw invalid(path, 'the name of a field', value)
  if (SPECIAL.has(value) || (isFieldName(value) && findField(value) !== undefined)) return value
  throw unknownField(value, path)
}

const direction: Schema<'asc' | 'desc'> = (value, path) => {
  if (value === 'asc' || value === 'desc') return value
  throw invalid(path, 'asc or desc', value)
}

const clause: Schema<Clause> = object<Clause>({ field: fieldName, direction: optional(direction) })

export const orderSchema: Schema<Order> = (value, path) => {
  const { field, direction: way } = clause(value, path)
  return orderBy(field, way !== 'asc')
}

export function orderBy(field: string, descending: boolean): Order {
  const special = SPECIAL.get(field)
  if (special !== undefined) return { field, descending, read: special }
  const known = findField(field)
  assert(known !== undefined, 'an order names a field that exists')
  // By its own name: anyone who looks for an index must not care for spellings.
  return { field: known.name, descending, read: ({ memory }) => known.read(memory) }
}

export function compareFound(order: readonly Order[]): (a: Found, b: Found) => number {
  const byRelevance = order.some(({ field }) => field === 'relevance')
  // The order of a walk: nothing but hops decides, so the walk itself does.
  const byWalk = order.length === 1 && order[0]?.field === 'hop' && !order[0].descending
  return (a, b) => {
    for (const { read, descending } of order) {
      const difference = compareValues(read(a), read(b), descending)
      if (difference !== 0) return difference
    }
    // Among equally relevant ones what was said last: smaller documents are newer.
    const newer = byRelevance ? numberOf(a) - numberOf(b) : 0
    const earlier = byWalk ? (a.visit ?? 0) - (b.visit ?? 0) : 0
    return newer || earlier || (a.memory.head.id < b.memory.head.id ? -1 : 1)
  }
}

function numberOf({ number, inputs }: Found): number {
  return number ?? inputs.docNumber ?? 0
}

function compareValues(a: Scalar | undefined, b: Scalar | undefined, descending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const difference = compareScalars(a, b)
  return descending ? -difference : difference
}

/** Whether this is the order in which the indexes by type and tag give memories, and which way. */
export function isCreationOrder(order: readonly Order[]): boolean {
  return order.length === 1 && order[0]?.field === 'head.createdAt'
}

/** Whether this is the order in which the rank index gives memories. */
export function isSalienceOrder(order: readonly Order[]): boolean {
  return isDescending(order, 'salience')
}

/** Whether the rank index can give it: inside a group of equal counts it is in this order. */
export function isUseOrder(order: readonly Order[]): boolean {
  return isDescending(order, 'lastUsed')
}

function isDescending([first, ...more]: readonly Order[], field: string): boolean {
  return first?.field === field && first.descending && more.length === 0
}
