/** Every bound of the server in one place; tests bring smaller ones. Units end the names. */
export interface ServerLimits {
  /** Bytes of a request's body. Default 1 MiB. */
  readonly bodyBytes: number
  /** Calls in one request to `/v1/batch`. Default 100. */
  readonly batchCalls: number
  /** Operations that run at the same time. Default 32. */
  readonly concurrent: number
  /** Operations that may wait for their turn; more are refused as OVERLOADED. Default 128. */
  readonly queued: number
  /** Of one actor that run at the same time. Default 8. */
  readonly concurrentPerActor: number
  /** Of one actor that may wait for their turn. Default 64. */
  readonly queuedPerActor: number
  /** Stores that stay open while nobody uses them; those used longest ago are closed first. Default 256. */
  readonly openActors: number
  /** Open streams of `/v1/events`. Default 64. */
  readonly eventStreams: number
  /** Open connections of all kinds. Default 256. */
  readonly connections: number
  /** How long the headers of a request may take to arrive. Default 10 seconds. */
  readonly headersMs: number
  /** How long a whole request may take to arrive. Default 30 seconds. */
  readonly requestMs: number
  /** How long a connection without a request stays open. Default 5 seconds. */
  readonly keepAliveMs: number
  /** How long a client may take to accept its answer. Default 30 seconds. */
  readonly idleMs: number
  /** How often a silent event stream sends a comment. Default 15 seconds. */
  readonly heartbeatMs: number
  /** How long running requests may take to end when the server stops. Default 10 seconds. */
  readonly shutdownMs: number
}

/** The default limits. */
export const SERVER_LIMITS: ServerLimits = {
  bodyBytes: 1_048_576,
  batchCalls: 100,
  concurrent: 32,
  queued: 128,
  concurrentPerActor: 8,
  queuedPerActor: 64,
  openActors: 256,
  eventStreams: 64,
  connections: 256,
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 5_000,
  idleMs: 30_000,
  heartbeatMs: 15_000,
  shutdownMs: 10_000,
}
