/** A LangGraph checkpointer on a Cortex store. */
import { openStore, type StoreOptions } from '../shared/open-store.ts'
import { loadPeer } from '../shared/peer.ts'
import { Records } from '../shared/records.ts'
import type {
  CheckpointConfig,
  CheckpointListing,
  GraphCheckpoint,
  SavedCheckpoint,
  Serializer,
  TaskWrite,
} from './checkpoint-types.ts'
import { Checkpoints } from './checkpoints.ts'

/** A checkpointer for LangGraph: pass it to `compile({ checkpointer })`. */
export interface CortexCheckpointer {
  /** The state of a thread: the newest, or the one that the config names. */
  get(config: CheckpointConfig): Promise<GraphCheckpoint | undefined>
  /** The same with metadata, parent and pending writes. */
  getTuple(config: CheckpointConfig): Promise<SavedCheckpoint | undefined>
  /** Checkpoints of a thread, newest first. */
  list(config: CheckpointConfig, options?: CheckpointListing): AsyncGenerator<SavedCheckpoint>
  /** Saves a checkpoint, with the values that changed. */
  put(
    config: CheckpointConfig,
    checkpoint: GraphCheckpoint,
    metadata: Record<string, unknown>,
    newVersions: Record<string, number | string>,
  ): Promise<CheckpointConfig>
  /** Saves what a task wrote. The same again changes nothing. */
  putWrites(config: CheckpointConfig, writes: [string, unknown][], taskId: string): Promise<void>
  /** Removes everything of a thread. */
  deleteThread(threadId: string): Promise<void>
  /** How LangGraph turns values into bytes. */
  serde: Serializer
  /** The version of a channel after this one; LangGraph's own. */
  getNextVersion(current: number | undefined): number
  /** What was written to channels since their last whole value; LangGraph's own, from version 1.1 on. */
  getDeltaChannelHistory(options: {
    config: CheckpointConfig
    channels: string[]
  }): Promise<Record<string, { writes: TaskWrite[]; seed?: unknown }>>
  /** A short text, so that logs do not hold the store. */
  toJSON(): string
  /** Closes the store, if {@link cortexCheckpointer} opened it. */
  close(): Promise<void>
}

/** The part of the framework that is used. */
interface Peer {
  readonly BaseCheckpointSaver: new () => { serde: Serializer }
  readonly WRITES_IDX_MAP: Readonly<Record<string, number>>
  readonly maxChannelVersion: (...versions: (number | string)[]) => number | string
}

/**
 * Opens a LangGraph checkpointer that lasts: embedded, for any number of processes, every step in a journal.
 *
 * @throws {CortexError} `INVALID_INPUT` if `@langchain/langgraph-checkpoint` is not installed
 */
export async function cortexCheckpointer(options: StoreOptions): Promise<CortexCheckpointer> {
  const peer = await loadPeer<Peer>(
    'langgraph',
    '@langchain/langgraph-checkpoint',
    () => import('@langchain/langgraph-checkpoint'),
  )
  const { cortex, close } = await openStore(options)
  const records = new Records(cortex, 'langgraph-checkpoint')

  class CortexSaver extends peer.BaseCheckpointSaver {
    get #checkpoints(): Checkpoints {
      const { WRITES_IDX_MAP, maxChannelVersion } = peer
      return new Checkpoints(records, this.serde, WRITES_IDX_MAP, maxChannelVersion)
    }

    async getTuple(config: CheckpointConfig) {
      return await this.#checkpoints.read(config)
    }

    async *list(config: CheckpointConfig, listing: CheckpointListing = {}) {
      yield* this.#checkpoints.list(config, listing)
    }

    async put(
      config: CheckpointConfig,
      checkpoint: GraphCheckpoint,
      metadata: Record<string, unknown>,
      newVersions: Record<string, number | string> | undefined,
    ) {
      return await this.#checkpoints.save(config, checkpoint, metadata, newVersions)
    }

    async putWrites(config: CheckpointConfig, writes: [string, unknown][], taskId: string) {
      await this.#checkpoints.saveWrites(config, writes, taskId)
    }

    async deleteThread(threadId: string) {
      await this.#checkpoints.deleteThread(threadId)
    }

    async close() {
      await close()
    }
  }
  return new CortexSaver() as unknown as CortexCheckpointer
}
