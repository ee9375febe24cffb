/** The shapes of the Claude Agent SDK's `SessionStore`, as its interface is. */

/** Which transcript. */
export interface SessionKey {
  /** The project, or whatever the application takes as its scope. */
  readonly projectKey: string
  /** The session. */
  readonly sessionId: string
  /** A sub-agent's transcript; absent: the main one. */
  readonly subpath?: string
}

/** One line of a transcript. */
export interface SessionStoreEntry {
  /** What kind of line it is. */
  type: string
  /** Its id, if it has one. */
  uuid?: string
  /** When it was made. */
  timestamp?: string
  /** The rest is the SDK's own. */
  [key: string]: unknown
}

/** What the SDK keeps about a session, so that a list needs no transcripts. */
export interface SessionSummary {
  /** The session. */
  sessionId: string
  /** When it was last appended to, in milliseconds since 1970. */
  mtime: number
  /** The SDK's own. */
  data: Record<string, unknown>
}
