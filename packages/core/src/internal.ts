/**
 * For our own packages: not supported, and can change in any release.
 *
 * @module
 */
export { bytesBelow, deletedLeftovers } from './engine/delete-actor.ts'
export { type HeldLock, holdingLock } from './engine/hold-lock.ts'
export { beginActor, type NewActor } from './engine/new-actor.ts'
export { processesUsing } from './engine/open-by.ts'
export { decodeData } from './memory/data.ts'
export { truncateForm } from './memory/tokens.ts'
export { lockWaits } from './store/file-lock.ts'
export { type ParsedTime, parseTime, type TimeMention } from './time/parse-time.ts'
export { resolveSessions, type Session, selectTurns, type Turn } from './time/select-turns.ts'
export type { TimeSpan } from './time/span.ts'
