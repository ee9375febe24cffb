/** The shapes of mem0's `Memory`, so that code which uses it need not change. */

/** Whose memory it is. */
export interface Owner {
  /** The user. */
  readonly userId?: string
  /** The agent. */
  readonly agentId?: string
  /** The run or session. */
  readonly runId?: string
}

/** Whose memory it is, in either spelling. mem0 wants at least one of them. */
export interface OwnerOptions extends Owner {
  /** The user. */
  readonly user_id?: string
  /** The agent. */
  readonly agent_id?: string
  /** The run or session. */
  readonly run_id?: string
}

/** A message, as chat models take them. */
export interface Mem0Message {
  /** Who speaks. */
  readonly role: string
  /** What is said. */
  readonly content: unknown
}

/** What `add` takes besides the messages. */
export interface AddConfig extends OwnerOptions {
  /** Values to keep with each memory. */
  readonly metadata?: Record<string, unknown>
  /** Owners, in mem0's older way. */
  readonly filters?: Record<string, unknown>
  /** An id of the caller: the same call again adds nothing. */
  readonly requestId?: string
  /** With `false` all messages but those of the system are kept, otherwise those of the user. No model reads them. */
  readonly infer?: boolean
  /** The last day of the memory, as `YYYY-MM-DD`. */
  readonly expirationDate?: string | null
}

/** What `update` takes instead of a text. */
export interface UpdateConfig {
  /** What it says from now on. */
  readonly text?: string
  /** The same, as mem0 called it before. */
  readonly data?: string
  /** Values that are added to those it has. */
  readonly metadata?: Record<string, unknown>
  /** The last day of the memory, as `YYYY-MM-DD`; `null`: none. */
  readonly expirationDate?: string | null
}

/** What `getAll` takes. */
export interface ListConfig extends OwnerOptions {
  /** At most this many. Default 20 for `search` and 100 for `getAll`. */
  readonly limit?: number
  /** The same, as newer versions of mem0 call it. */
  readonly topK?: number
  /** The same, as mem0's platform calls it. */
  readonly top_k?: number
  /** Owners, and values that the metadata must have, with mem0's operators. */
  readonly filters?: Record<string, unknown>
}

/** What `search` takes besides the question. */
export interface SearchConfig extends ListConfig {
  /** As things were at this time, in milliseconds since 1970. */
  readonly asOf?: number
}

/** A memory. */
export interface MemoryItem extends OwnerOptions {
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
  /** The same, where mem0's library has it. */
  metadata: { event: 'ADD' | 'NONE' }
}

/** One change of a memory, with the names that mem0's rows have. */
export interface HistoryItem {
  /** The change. */
  id: string
  /** The memory. */
  memory_id: string
  /** What it said before. */
  previous_value: string | null
  /** What it said after. */
  new_value: string | null
  /** What was done. */
  action: 'ADD' | 'UPDATE' | 'DELETE'
  /** When, as ISO text. */
  created_at: string
  /** When it was changed, as ISO text; `null` for the first. */
  updated_at: string | null
  /** 1 if it was deleted. */
  is_deleted: 0 | 1
}
