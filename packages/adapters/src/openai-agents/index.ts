/**
 * Cortex for OpenAI Agents: {@link cortexSession} is a `session` for `run()`, with atomic history transactions.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { openStore, type StoreOptions } from '../shared/open-store.ts'
import { Records } from '../shared/records.ts'
import { History, invalid } from './history.ts'
import type { AgentItem, HistoryMutation, HistoryTransaction } from './session-types.ts'

export type { StoreOptions } from '../shared/open-store.ts'
export type { AgentItem, HistoryMutation, HistoryTransaction } from './session-types.ts'

/** What {@link cortexSession} takes. */
export interface SessionOptions extends StoreOptions {
  /** The name of the session. Default: a new one. */
  readonly sessionId?: string
}

/** A session for OpenAI Agents: pass it as `session`. Items that it gives are copies. */
export interface CortexSession<Item extends object = AgentItem> {
  /** The name of the session. */
  getSessionId(): Promise<string>
  /** The history, oldest first; with a limit the newest so many. */
  getItems(limit?: number): Promise<Item[]>
  /** Appends items, all or none. */
  addItems(items: readonly Item[]): Promise<void>
  /** Removes and returns the newest item. */
  popItem(): Promise<Item | undefined>
  /** Removes everything, with the ids of operations. */
  clearSession(): Promise<void>
  /** Replaces stored calls of functions. */
  applyHistoryMutations(args: { mutations: readonly object[] }): Promise<void>
  /** Changes the history once for each operation id, whatever happens in between. */
  applyHistoryTransaction(args: { operationId: string; transaction: object }): Promise<void>
  /** Replaces the whole history. */
  replaceHistoryWithCompaction(items: readonly Item[]): Promise<void>
  /** Closes the store, if {@link cortexSession} opened it. */
  close(): Promise<void>
}

/** Opens a session that lasts and that any number of processes can use. `Item` is the framework's `AgentInputItem`. */
export async function cortexSession<Item extends object = AgentItem>(
  options: SessionOptions,
): Promise<CortexSession<Item>> {
  const { sessionId = randomUUID(), ...where } = options
  if (typeof sessionId !== 'string' || sessionId.trim() === '') {
    throw invalid('Cannot open the session: `sessionId` must be text that is not blank')
  }
  const { cortex, close } = await openStore(where)
  const history = new History(new Records(cortex, 'openai-agents'), sessionId)
  return {
    getSessionId: async () => sessionId,
    getItems: async (limit) => (await history.items(limit)) as Item[],
    addItems: (items) => history.add(items as readonly AgentItem[]),
    popItem: async () => (await history.pop()) as Item | undefined,
    clearSession: () => history.clear(),
    applyHistoryMutations: ({ mutations }) =>
      history.mutate(mutations as readonly HistoryMutation[]),
    applyHistoryTransaction: async (args) => {
      const { operationId, transaction } = (args ?? {}) as Partial<typeof args>
      if (typeof operationId !== 'string' || operationId.trim() === '') {
        throw invalid('Session history transaction operationId must be a non-empty string.')
      }
      if (typeof transaction !== 'object' || transaction === null) {
        throw invalid('Session history transaction must be an object.')
      }
      await history.transact(operationId, transaction as HistoryTransaction)
    },
    replaceHistoryWithCompaction: (items) => history.replaceAll(items as readonly AgentItem[]),
    close,
  }
}
