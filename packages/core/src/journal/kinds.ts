/** What can happen in a journal. Codes are disk format: append, never renumber. */
const CODES = {
  genesis: 0x01,
  write: 0x02,
  update: 0x03,
  update_head: 0x04,
  tombstone: 0x05,
  restore: 0x06,
  erase: 0x07,
  add_edge: 0x08,
  remove_edge: 0x09,
  compact: 0x0a,
  attest: 0x0b,
  learn_weights: 0x0c,
  find_late: 0x0d,
  scope_violation: 0x0e,
  revoke: 0x0f,
  migration: 0x10,
  set_owner: 0x11,
} as const

/** A kind of journal entry. */
export type JournalKind = keyof typeof CODES

/** All kinds of journal entries. */
export const JOURNAL_KINDS: readonly JournalKind[] = Object.keys(CODES) as JournalKind[]

const byCode = new Map(JOURNAL_KINDS.map((kind) => [CODES[kind] as number, kind]))

export const journalKinds: {
  readonly code: (kind: JournalKind) => number
  readonly name: (code: number) => JournalKind | undefined
} = {
  code: (kind) => CODES[kind],
  name: (code) => byCode.get(code),
}
