/** The shapes of mem0's `Memory`, so that code which uses it need not change. */

/** Whose memory it is. mem0 wants at least one of them. */
export interface Owner {
  /** The user. */
  readonly userId?: string
  /** The agent. */
  readonly agentId?: string
  /** The run or session. */
  readonly runId?: string
}

/** A message, as chat models take them. */
export interface Mem0Message {
  /** Who speaks. */
  readonly role: string
  /** What is said. */
  readonly content: unknown
}

/** What `add` takes besides the messages. */
export interface AddConfig extends Owner {
  /** Values to keep with each memory. */
  readonly metadata?: Record<string, unknown>
  /** An id of the caller: the same call again adds nothing. */
  readonly requestId?: string
  /** Accepted for compatibility: messages are kept as they are, without a model. */
  readonly infer?: boolean
}

/** What `search` takes besides the question. */
export interface SearchConfig extends Owner {
  /** At most this many. Default 10. */
  readonly limit?: number
  /** The same, as newer versions of mem0 call it. */
  readonly topK?: number
  /** Values that the metadata must have; `user_id`, `agent_id` and `run_id` are taken as owners. */
  readonly filters?: Record<string, unknown>
  /** As things were at this time, in milliseconds since 1970. */
  readonly asOf?: number
}

/** What `getAll` and `deleteAll` take. */
export interface ListConfig extends Owner {
  /** At most this many. Default 100. */
  readonly limit?: number
  /** Values that the metadata must have. */
  readonly filters?: Record<string, unknown>
}

/** A memory. */
export interface MemoryItem extends Owner {
  /** Its id. */
  id: string
  /** What it says. */
  memory: string
  /** When it was added, as ISO text. */
  createdAt: string
  /** When it was last changed, as ISO text. */
  updatedAt: string
  /** Values of the caller. */
  metadata?: Record<string, unknown>
  /** How well it fits, after a search. */
  score?: number
}

/** What `add` did. */
export interface AddedItem {
  /** The memory. */
  id: string
  /** What it says. */
  memory: string
  /** `ADD`, or `NONE` if the same was there already. */
  event: 'ADD' | 'NONE'
}

/** One change of a memory. */
export interface HistoryItem {
  /** The change. */
  id: string
  /** The memory. */
  memoryId: string
  /** What it said before. */
  previousValue: string | null
  /** What it said after. */
  newValue: string | null
  /** What was done. */
  action: 'ADD' | 'UPDATE' | 'DELETE'
  /** When, as ISO text. */
  createdAt: string
}
