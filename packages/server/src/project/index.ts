/**
 * Which project a directory belongs to, and so whose memory is meant. Loads no engine.
 *
 * @module
 */
export {
  type Actors,
  type ActorsRequest,
  actorsFor,
  ProjectFileError,
  USER_ACTOR,
} from './actors-for.ts'
