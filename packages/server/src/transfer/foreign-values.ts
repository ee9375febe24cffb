/** Small readings that foreign formats share: times, tags, texts, names of relations. */
import { EDGE_TYPES, type EdgeType, LIMITS } from '@cortex-memory/core'

/** Seconds are distinguished from milliseconds by their size: nothing here happened before 1973. */
const SECONDS_MAX = 1e11

/** Milliseconds; `undefined` for what is not a time. */
export function timeOf(value: unknown): number | undefined {
  let at: number
  if (typeof value === 'number') at = Math.round(value < SECONDS_MAX ? value * 1000 : value)
  else if (value instanceof Date) at = value.getTime()
  else if (typeof value === 'string' && /^\d{4}-\d{2}/.test(value)) at = Date.parse(value)
  else return undefined
  return at > LIMITS.timeMinMs && at <= LIMITS.timeMaxMs ? at : undefined
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export function objectIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Tags without blanks and signs around them, each once. */
export function tagsOf(values: readonly unknown[]): string[] {
  const tags = values
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim().replace(/^#/, ''))
  return [...new Set(tags.filter((tag) => tag !== ''))]
}

/** A heading as a tag. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
}

const RELATIONS: Readonly<Record<string, EdgeType>> = {
  relates_to: 'related_to',
  is_part_of: 'part_of',
  belongs_to: 'part_of',
  contained_in: 'part_of',
  is_a: 'instance_of',
  type_of: 'instance_of',
  based_on: 'derived_from',
  extends: 'derived_from',
  links_to: 'references',
  mentions: 'references',
  see_also: 'references',
  supports: 'corroborates',
}

/** The nearest type of edge; what the source says is kept beside it unless it says just that. */
export function edgeOf(relation: string): {
  readonly type: EdgeType
  readonly relation: string | undefined
} {
  const name = relation
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  if (EDGE_TYPES.is(name)) return { type: name, relation: undefined }
  const known = Object.hasOwn(RELATIONS, name) ? RELATIONS[name] : undefined
  return { type: known ?? 'related_to', relation: relation.trim() || undefined }
}

/** The fields that have a value, or nothing if none has. */
export function present(
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const found = Object.entries(fields).filter(([, value]) => !isNothing(value))
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
