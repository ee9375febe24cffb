/**
 * What a process that lives for one answer needs of the pager: the text of memories and the marks
 * around it, without embedders, conversations and queues, which take long to load.
 *
 * @module
 */

export { UNCONFIRMED_TAG } from './consolidate/memory-of.ts'
export { DIGEST_TAG } from './digest/tag.ts'
export { markRecalled } from './extract/own-text.ts'
export { isProven } from './patterns/reinforce.ts'
export { cutToSent, estimateTokens, sentTokens, truncateTokens } from './text/tokens.ts'
export { Lines } from './window/lines.ts'
export { constraintText, memoryText, preferenceText } from './window/memory-text.ts'
export { surfacedNotes } from './window/notes.ts'
export { type PlainLineOptions, plainMemoryLine } from './window/plain-line.ts'
export { profileOf, readProfile } from './window/profile.ts'
export { askable } from './window/retrieve.ts'
export { othersOf, othersOnly, ownOf, ownOnly } from './window/whose.ts'
