/** Every bound of the server in one place; tests bring smaller ones. Units end the names. */
export interface ServerLimits {
  /** Of one request. */
  readonly bodyBytes: number
  /** Calls in one batch. */
  readonly batchCalls: number
  /** Operations that run at the same time, and that may wait for their turn. */
  readonly concurrent: number
  /** Requests that may wait. */
  readonly queued: number
  /** Open event streams. */
  readonly eventStreams: number
  /** Open connections. */
  readonly connections: number
  /** Until all headers, and all of a request, must have arrived. */
  readonly headersMs: number
  /** How long a request may take. */
  readonly requestMs: number
  /** A connection without a request, and one that does not take its answer. */
  readonly keepAliveMs: number
  /** How long a connection may be silent. */
  readonly idleMs: number
  /** How often an event stream says that it is there. */
  readonly heartbeatMs: number
  /** What runs when the server stops has this long to end. */
  readonly shutdownMs: number
}

/** The default limits. */
export const SERVER_LIMITS: ServerLimits = {
  bodyBytes: 1_048_576,
  batchCalls: 100,
  concurrent: 32,
  queued: 128,
  eventStreams: 64,
  connections: 256,
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 5_000,
  idleMs: 30_000,
  heartbeatMs: 15_000,
  shutdownMs: 10_000,
}
