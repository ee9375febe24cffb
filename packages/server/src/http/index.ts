/**
 * Cortex over HTTP. Start with `startServer`.
 *
 * @module
 */
export {
  type ActorRow,
  actorRows,
  type DeletedActor,
  deleteActorFiles,
} from '../actors/actor-files.ts'
export { type Caller, OpenActors } from '../actors/open-actors.ts'
export { SERVER_LIMITS, type ServerLimits } from './limits.ts'
export type { McpHandler } from './mcp-route.ts'
export { openApiOf } from './openapi.ts'
export { callOwnServer, type OwnAnswer, type OwnCall } from './own-server.ts'
export { type HttpCode, type Problem, type ProblemCode, STATUS } from './problem.ts'
export { LOG_FORMATS, type LogFormat, type RequestLine, requestText } from './request-log.ts'
export { runningServers, type ServerAddress } from './running-file.ts'
export { DEFAULT_PORT, type RunningServer, type ServerOptions, startServer } from './server.ts'
export { type Access, type ScopeOfToken, type Token, TokenFiles } from './token-files.ts'
