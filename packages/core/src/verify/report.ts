/** What `verify` says. */

export const PROBLEM_CODES = [
  'JOURNAL_DAMAGED', // a segment or block is unreadable
  'JOURNAL_GAP', // entries are missing
  'JOURNAL_TAIL', // bytes after the last committed block
  'HISTORY_DIFFERS', // the store never had the root that was saved
  'ROOT_MISMATCH', // applying the journal gives another root
  'VIEW_UNREADABLE', // the view cannot be opened, or reading it killed the process
  'VIEW_DIFFERS', // a key of the view is not what the journal says
  'VERSION_HASH', // content that does not hash to its hash
  'INDEX_MISSING', // a memory lacks an index key
  'INDEX_ORPHAN', // an index key without a memory
  'EDGE_BROKEN', // the two directions of an edge disagree
  'SIDE_DAMAGED', // a record in side/ is unreadable
] as const

/** A stable code of a problem. */
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Something that is wrong with a store. */
export interface Problem {
  /** The stable code of the problem. */
  readonly code: ProblemCode
  /** The key or file where it shows. */
  readonly key: string
  /** The problem in a sentence. */
  readonly message: string
}

/** What `verify` found. */
export interface VerifyReport {
  /** Whether no problem was found. */
  readonly ok: boolean
  /** In the order in which they were found; the first names the first difference. */
  readonly problems: readonly Problem[]
  /** Problems beyond those listed. */
  readonly more: number
  /** How many journal entries were read. */
  readonly entries: number
  /** How many memories there are. */
  readonly memories: number
  /** How many edges there are. */
  readonly edges: number
  /** How many keys of the view were compared. */
  readonly keys: number
  /** Root recomputed from the journal, hex; empty if the journal could not be read. */
  readonly root: string
  /** If a saved root was given: whether the history extends it, and the entry that led to it. */
  readonly saved?: {
    readonly root: string
    readonly extended: boolean
    readonly seq?: number
  }
  /** What this check cannot know, in words; empty if a saved root was given. */
  readonly notChecked: readonly string[]
  /** The name in the first entry, where the store has another one now: it was copied or imported. */
  readonly begunAs?: string
}

/** One line of what the checking process says while it works. */
export type VerifyLine =
  | { readonly progress: { readonly done: number; readonly total: number } }
  | { readonly problem: Problem }
  | {
      readonly counts: Partial<
        Pick<VerifyReport, 'entries' | 'memories' | 'edges' | 'keys' | 'root'>
      >
    }
  | { readonly begunAs: string }
  | { readonly savedAt: number }
  | { readonly done: true }

export const PROBLEMS_LISTED = 100
