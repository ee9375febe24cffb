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
  /**
   * Chooses the session of each run by the context that was given to `run()`, so that one object serves many users.
   * Calls without a context, and versions of the framework that pass none, use `sessionId`.
   *
   * @example `sessionOf: (context) => context.userId`
   */
  readonly sessionOf?: (context: unknown) => string
}

/** What the framework hands to a session that accepts it. */
interface RunContext {
  readonly context: unknown
}

/** A session for OpenAI Agents: pass it as `session`. Items that it gives are copies. */
export interface CortexSession<Item extends object = AgentItem> {
  /** There if `sessionOf` was given: the framework then passes the context of the run to every call. */
  readonly acceptsRunContext?: true
  /** The name of the session that calls without a context use. */
  getSessionId(): Promise<string>
  /** The history, oldest first; with a limit the newest so many. */
  getItems(limit?: number, run?: RunContext): Promise<Item[]>
  /** Appends items, all or none. */
  addItems(items: readonly Item[], run?: RunContext): Promise<void>
  /** Removes and returns the newest item. */
  popItem(run?: RunContext): Promise<Item | undefined>
  /** Removes everything, with the ids of operations. */
  clearSession(run?: RunContext): Promise<void>
  /** Replaces stored calls of functions. */
  applyHistoryMutations(args: { mutations: readonly object[] }, run?: RunContext): Promise<void>
  /** Changes the history once for each operation id, whatever happens in between. */
  applyHistoryTransaction(
    args: { operationId: string; transaction: object },
    run?: RunContext,
  ): Promise<void>
  /** Replaces the whole history. */
  replaceHistoryWithCompaction(items: readonly Item[], run?: RunContext): Promise<void>
  /** Closes the store, if {@link cortexSession} opened it. */
  close(): Promise<void>
}

/** Opens a session that lasts and that any number of processes can use. `Item` is the framework's `AgentInputItem`. */
export async function cortexSession<Item extends object = AgentItem>(
  options: SessionOptions,
): Promise<CortexSession<Item>> {
  const { sessionId = randomUUID(), sessionOf, ...where } = options
  checkName(sessionId, 'Cannot open the session: `sessionId` must be text that is not blank')
  const { cortex, close } = await openStore(where)
  const records = new Records(cortex, 'openai-agents')
  const historyOf = (run?: RunContext): History => {
    if (sessionOf === undefined || run === undefined) return new History(records, sessionId)
    const chosen = sessionOf(run.context)
    checkName(chosen, 'Cannot choose the session: `sessionOf` must return text that is not blank')
    return new History(records, chosen)
  }
  return {
    ...(sessionOf === undefined ? {} : { acceptsRunContext: true }),
    getSessionId: async () => sessionId,
    getItems: async (limit, run) => (await historyOf(run).items(limit)) as Item[],
    addItems: async (items, run) => await historyOf(run).add(items as readonly AgentItem[]),
    popItem: async (run) => (await historyOf(run).pop()) as Item | undefined,
    clearSession: async (run) => await historyOf(run).clear(),
    applyHistoryMutations: async ({ mutations }, run) =>
      await historyOf(run).mutate(mutations as readonly HistoryMutation[]),
    applyHistoryTransaction: async (args, run) => {
      const { operationId, transaction } = readOnce(args)
      if (typeof operationId !== 'string' || operationId.trim() === '') {
        throw invalid('Session history transaction operationId must be a non-empty string.')
      }
      if (typeof transaction !== 'object' || transaction === null) {
        throw invalid('Session history transaction must be an object.')
      }
      await historyOf(run).transact(operationId, transaction as HistoryTransaction)
    },
    replaceHistoryWithCompaction: async (items, run) =>
      await historyOf(run).replaceAll(items as readonly AgentItem[]),
    close,
  }
}

/** Each value is read once: a getter may say something else the next time, and its error may hold a secret. */
function readOnce(args: { operationId: string; transaction: object }): {
  readonly operationId: unknown
  readonly transaction: unknown
} {
  try {
    const { operationId, transaction } = args
    return { operationId, transaction }
  } catch {
    throw invalid('Session history transaction arguments are invalid.')
  }
}

function checkName(name: unknown, message: string): void {
  if (typeof name !== 'string' || name.trim() === '') throw invalid(message)
}
