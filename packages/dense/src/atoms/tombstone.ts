/** What remains of an entry that was proven wrong: a warning that names falsifier, date, reason. */
import type { Atom } from './atom.ts'

const MARK = /^\s*>\s*\**TOMBSTONE\b/i

/** Status says so and the text is the short warning, not the old conclusions. */
export function isTombstone(atom: Atom): boolean {
  return atom.status.base === 'invalidated' && MARK.test(atom.body)
}

export interface TombstoneFacts {
  readonly date: string
  readonly by: readonly string[]
  readonly reason: string
  /** Where the former text can be read. */
  readonly former: string
}

export function tombstoneBody(facts: TombstoneFacts, eol: string): string {
  const by = facts.by.length === 0 ? '' : ` by ${facts.by.join(', ')}`
  return [
    '',
    `> **TOMBSTONE** - proven wrong on ${facts.date}${by}. Do not use the former conclusion.`,
    `> Reason: ${facts.reason}. The original text is in ${facts.former}.`,
    '',
  ].join(eol)
}
