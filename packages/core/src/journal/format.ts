/**
 * The ladder of store formats: what each step introduced. Older ones are read for ever; a newer
 * one than this build knows is refused by name. Every released step keeps a small store in
 * `fixtures/stores/` that every later build must open.
 *
 *   1   blocks of entries with salted parts, compact trees, view generations; an owner key in the
 *       genesis entry, or in one `set_owner` entry
 */
export const FORMAT = 1
