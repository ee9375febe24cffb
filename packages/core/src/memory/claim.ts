/**
 * When two memories say the same. A claim is what a memory states, with everything taken away that
 * does not change its meaning, and three short hashes of it by which an index finds it.
 *
 *   normal form   NFKC, case folded, white space collapsed, then . ! ? , ; : and their
 *                 ideographic kin dropped at the end, unless nothing else would be left
 *   claim         subject:8 predicate:8 statement:8     first bytes of the SHA-256 of each text
 *
 * The hashes are made once, by the writer, and stored: a later build with other Unicode tables
 * replays the same index. They only narrow a search; who finds a claim by them compares the texts.
 *
 * @module
 */
import { sha256 } from '../codec/hash.ts'
import type { MemoryData } from './data.ts'
import type { MemoryType } from './enums.ts'

/** Normal forms. What is absent is empty. */
export interface Claim {
  readonly subject: string
  readonly predicate: string
  /** With the stance taken: to believe and to doubt are two claims. */
  readonly statement: string
}

export const CLAIM_BYTES = 24
const TEXT_HASH_BYTES = 8

/** Types that state something. An event happened as often as it was told. */
export const CLAIMING: readonly MemoryType[] = ['Fact', 'Belief', 'Goal', 'Constraint', 'Pattern']

export function normalForm(text: string): string {
  const collapsed = collapse(fold(text))
  let end = collapsed.length
  // Not a pattern: one that looks for the end tries every run of full stops on its way there.
  while (end > 0 && DROPPED.includes(collapsed.charAt(end - 1))) end--
  return end === 0 ? collapsed : collapsed.slice(0, end)
}

const DROPPED = ' .!?,;:。、'

function fold(text: string): string {
  // Most texts are ASCII, where lower case is all there is to it.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  // By way of upper case: it joins letters that lower case alone keeps apart (ß and ss, ς and σ).
  // Lower case before it, because a capital ẞ stays one in upper case.
  return text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
}

function collapse(text: string): string {
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim()
}

export function claimOf(data: MemoryData): Claim | undefined {
  switch (data.type) {
    case 'Fact':
      return claim(data.statement, '', data.subject, data.predicate)
    case 'Belief':
      return claim(data.statement, data.stance, data.subject)
    case 'Goal':
      return claim(data.statement, data.status)
    case 'Constraint':
      return claim(data.statement, data.polarity)
    case 'Pattern':
      return claim(data.statement, '')
    default:
      return undefined
  }
}

function claim(statement: string, stance: string, subject = '', predicate = ''): Claim {
  return {
    subject: normalForm(subject),
    predicate: normalForm(predicate),
    // NUL is in no text of a memory.
    statement: stance === '' ? normalForm(statement) : `${normalForm(statement)}\0${stance}`,
  }
}

export function sameClaim(a: Claim, b: Claim): boolean {
  return sameTopic(a, b) && a.statement === b.statement
}

/** Two claims about one thing: they agree, or one of them is wrong. */
export function sameTopic(a: Claim, b: Claim): boolean {
  return a.subject === b.subject && a.predicate === b.predicate
}

export function claimBytes({ subject, predicate, statement }: Claim): Uint8Array {
  return Buffer.concat([textHash(subject), textHash(predicate), textHash(statement)])
}

/** The stand-in for one text of a claim in index keys. */
export function textHash(text: string): Uint8Array {
  return sha256(Buffer.from(text, 'utf8')).subarray(0, TEXT_HASH_BYTES)
}
