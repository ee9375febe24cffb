/**
 * Which project a directory belongs to, and so whose memory is meant. Loads no engine.
 *
 * @module
 */
export {
  type Actors,
  type ActorsRequest,
  actorsFor,
  type Resolved,
  resolveProject,
  USER_ACTOR,
} from './actors-for.ts'
export type { Checkout } from './checkout.ts'
export { ProjectFileError } from './project.ts'
export { type How, type Place, Register } from './register.ts'
