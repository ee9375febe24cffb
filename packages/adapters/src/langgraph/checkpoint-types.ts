/** The shapes of LangGraph's checkpoints, as far as a checkpointer looks into them. */

/** What LangGraph hands to a checkpointer: which thread, which namespace, which checkpoint. */
export interface CheckpointConfig {
  /** The keys of the run. */
  configurable?: Record<string, unknown>
}

/** The state of a graph after a step. */
export interface GraphCheckpoint {
  /** The version of the format. */
  v: number
  /** Its id: later ones are greater as text. */
  id: string
  /** When it was made. */
  ts: string
  /** What each channel holds. */
  channel_values: Record<string, unknown>
  /** The version of each channel. */
  channel_versions: Record<string, number | string>
  /** Which versions each node has seen. */
  versions_seen: Record<string, Record<string, number | string>>
}

/** A write of a task that belongs to a checkpoint: task, channel, value. */
export type TaskWrite = [string, string, unknown]

/** What LangGraph keeps beside a checkpoint. */
export interface SavedMetadata {
  /** What made the checkpoint. */
  source: 'input' | 'loop' | 'update' | 'fork'
  /** -1 for the input, then 0, 1 and so on. */
  step: number
  /** The checkpoint of each parent graph. */
  parents: Record<string, string>
  /** Values of the application. */
  [key: string]: unknown
}

/** A checkpoint with what belongs to it. */
export interface SavedCheckpoint {
  /** What names it. */
  config: CheckpointConfig
  /** The state. */
  checkpoint: GraphCheckpoint
  /** What LangGraph keeps beside it. */
  metadata?: SavedMetadata
  /** What names the checkpoint before it. */
  parentConfig?: CheckpointConfig
  /** Writes that are not part of a checkpoint yet. */
  pendingWrites?: TaskWrite[]
}

/** Which checkpoints a listing gives. */
export interface CheckpointListing {
  /** At most this many. */
  limit?: number
  /** Only those before this one. */
  before?: CheckpointConfig
  /** Values that the metadata must have. */
  filter?: Record<string, unknown>
}

/** How LangGraph turns values into bytes. */
export interface Serializer {
  /** The kind of bytes, and the bytes. */
  dumpsTyped(value: unknown): Promise<[string, Uint8Array]>
  /** The value again. */
  loadsTyped(type: string, data: Uint8Array | string): Promise<unknown>
}
