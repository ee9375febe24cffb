/**
 * The ladder of store formats: what each step introduced. Older ones are always readable; a newer
 * one than this build knows is refused by name. Every released step keeps a small store in
 * `fixtures/stores/` that every later build must open.
 *
 *   1   blocks of entries with salted parts, compact trees, view generations; an owner key in the
 *       genesis entry, or in one `set_owner` entry
 */
export const FORMAT = 1

/**
 * What `lock/` and the locks are like, in the mark alone: a build that knows less must not write beside
 * one that knows more. Never smaller than FORMAT.
 *
 *   1   one lock of all processes, in `lock/turn/`
 *   2   two file locks in `journal/`; the tail names the last frame
 */
export const LAYOUT_FORMAT = 2
