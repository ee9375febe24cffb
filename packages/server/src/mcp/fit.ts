/**
 * An answer within its budget. What is too long is cut from the end, the largest part first, and
 * the answer says what was cut: a model that does not know that something is missing cannot ask.
 *
 * @module
 */
import { estimateRealTokens } from '@cortex-memory/core'

type Json = Record<string, unknown>

/** A part that can be cut, and where it stands. */
interface Part {
  readonly path: string
  readonly value: unknown
  readonly bytes: number
  replace(value: unknown): void
}

interface Cut {
  readonly kept: number
  readonly of: number
  readonly unit: string
}

/** Texts up to this length are left alone while something else can be cut. */
const SHORT_CHARS = 200
const SHORTEST_CHARS = 40
/** More bytes than this in a token of an answer are hardly ever met. */
const BYTES_PER_TOKEN_MAX = 8
/** Fewer are: so much can go without cutting more than is needed. */
const BYTES_PER_TOKEN_MIN = 2

/** The same value if it fits; otherwise a copy that fits, with a note. */
export function fit(answer: Json, budgetTokens: number): Json {
  if (tokensOf(answer) <= budgetTokens) return answer
  const copy = structuredClone(answer)
  const cuts = new Map<string, Cut>()
  for (const isCuttable of [isLong, isAnything]) {
    for (;;) {
      const excess = excessBytes(withNote(copy, cutNote(cuts, budgetTokens)), budgetTokens)
      const part = excess > 0 ? largest(copy, isCuttable) : undefined
      if (part === undefined) break
      shorten(part, excess, isCuttable === isLong, cuts)
    }
  }
  const noted = withNote(copy, cutNote(cuts, budgetTokens))
  if (tokensOf(noted) <= budgetTokens) return noted
  return withNote(copy, `Cut to ${budgetTokens} tokens: ${cuts.size} places.`)
}

/** How many bytes have to go at least; 0 if it fits. Large answers are not counted to be known as such. */
function excessBytes(answer: Json, budgetTokens: number): number {
  const beyond = bytesOf(answer) - budgetTokens * BYTES_PER_TOKEN_MAX
  if (beyond > 0) return beyond
  return Math.max(0, tokensOf(answer) - budgetTokens) * BYTES_PER_TOKEN_MIN
}

export function withNote(answer: Json, note: string): Json {
  const before = typeof answer.note === 'string' ? `${answer.note} ` : ''
  return { ...answer, note: `${before}${note}` }
}

/** What a model counts at most. */
export function tokensOf(answer: unknown): number {
  return estimateRealTokens(JSON.stringify(answer))
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}

function isLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > SHORT_CHARS
  return Array.isArray(value) && value.length > 1
}

function isAnything(value: unknown): boolean {
  if (typeof value === 'string') return value.length > SHORTEST_CHARS
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

/** The note and the keys of the answer itself stay. */
function largest(answer: Json, isCuttable: (value: unknown) => boolean): Part | undefined {
  let found: Part | undefined
  const visit = (holder: Json, key: string, path: string): void => {
    const value = holder[key]
    if (isCuttable(value)) {
      const bytes = bytesOf(value)
      if (found === undefined || bytes > found.bytes) {
        found = { path, value, bytes, replace: (next) => (holder[key] = next) }
      }
    }
    if (typeof value === 'object' && value !== null) {
      const separator = Array.isArray(value) ? '#' : '.'
      for (const name of Object.keys(value)) visit(value as Json, name, path + separator + name)
    }
  }
  for (const key of Object.keys(answer)) if (key !== 'note') visit(answer, key, key)
  return found
}

function shorten(part: Part, excess: number, gently: boolean, cuts: Map<string, Cut>): void {
  const { path, value } = part
  const of = cuts.get(path)?.of
  if (typeof value === 'string') {
    const least = gently ? SHORT_CHARS : SHORTEST_CHARS
    const kept = Math.max(least, value.length - excess) - 1
    part.replace(`${value.slice(0, kept)}…`)
    cuts.set(path, { kept, of: of ?? value.length, unit: 'characters' })
    return
  }
  const entries = Object.entries(value as object)
  const least = gently ? 1 : 0
  let [kept, freed] = [entries.length, 0]
  while (kept > least && freed < excess) {
    const [key, item] = entries[--kept] as [string, unknown]
    freed += bytesOf(item) + 1 + (Array.isArray(value) ? 0 : bytesOf(key) + 1)
  }
  part.replace(
    Array.isArray(value) ? value.slice(0, kept) : Object.fromEntries(entries.slice(0, kept)),
  )
  cuts.set(path, { kept, of: of ?? entries.length, unit: Array.isArray(value) ? '' : 'fields' })
}

/** Names few places: the note must not need a budget of its own. */
function cutNote(cuts: ReadonlyMap<string, Cut>, budgetTokens: number): string {
  const shown = [...cuts]
    .slice(0, 3)
    .map(([path, { kept, of, unit }]) => `${path.slice(-40)} ${kept} of ${of} ${unit}`.trimEnd())
  const more = cuts.size > shown.length ? ` and ${cuts.size - shown.length} more` : ''
  return `Cut to ${budgetTokens} tokens: ${shown.join(', ')}${more}.`
}
