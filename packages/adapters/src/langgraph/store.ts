/** A LangGraph `BaseStore` on a Cortex store. */

import { openStore, type StoreOptions } from '../shared/open-store.ts'
import { loadPeer } from '../shared/peer.ts'
import { Records } from '../shared/records.ts'
import { type AsOf, ItemStore, type ItemVersion } from './item-store.ts'
import type { StoreItem, StoreOperation, StoreSearchItem } from './store-types.ts'

/** What {@link cortexStore} takes. */
export interface CortexStoreOptions extends StoreOptions {
  /** How long an item is kept after it was put, in milliseconds. Default: for good. */
  readonly ttlMs?: number
  /** Which fields of a value can be found by a query, such as `['title', 'parts[*].text']`. Default: all. */
  readonly fields?: readonly string[]
}

/** What a search can be limited by. */
export interface StoreSearchOptions extends AsOf {
  /** Fields of the value that must be equal, or meet `$eq`, `$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$nin`. */
  filter?: Record<string, unknown>
  /** At most this many. Default 10. */
  limit?: number
  /** How many to leave out at the beginning. Default 0. */
  offset?: number
  /** A question or some words: only items that fit are found, best first. */
  query?: string
}

/** A store for LangGraph: pass it to `compile({ store })`. */
export interface CortexStore {
  /** Does all operations; the puts among them are one commit. One result for each, in their order. */
  batch<Results = unknown[]>(operations: StoreOperation[]): Promise<Results>
  /** Reads one item, now or as it was. */
  get(namespace: string[], key: string, at?: AsOf): Promise<StoreItem | null>
  /** Finds items below a namespace; without a query in the order in which they were first put. */
  search(namespacePrefix: string[], options?: StoreSearchOptions): Promise<StoreSearchItem[]>
  /** Puts one item. The last argument says how long it is kept. */
  put(
    namespace: string[],
    key: string,
    value: Record<string, unknown>,
    index?: false | string[],
    options?: { readonly ttlMs?: number },
  ): Promise<void>
  /** Deletes one item. Its versions stay in its history. */
  delete(namespace: string[], key: string): Promise<void>
  /** Lists namespaces that have items, in order. */
  listNamespaces(options?: {
    prefix?: string[]
    suffix?: string[]
    maxDepth?: number
    limit?: number
    offset?: number
  }): Promise<string[][]>
  /** Every version of an item, newest first. */
  history(namespace: string[], key: string): Promise<ItemVersion[]>
  /** Called by LangGraph; there is nothing to start. */
  start(): void
  /** Closes the store, if {@link cortexStore} opened it. */
  stop(): Promise<void>
}

/** The part of the framework's class that is inherited. */
type BaseStoreClass = new () => {
  put(
    namespace: string[],
    key: string,
    value: Record<string, unknown>,
    index?: false | string[],
  ): Promise<void>
}

/**
 * Opens a LangGraph store that lasts: embedded, for any number of processes, with search by words and, if the
 * Cortex store has an embedder, by meaning.
 *
 * @throws {CortexError} `INVALID_INPUT` if `@langchain/langgraph-checkpoint` is not installed
 */
export async function cortexStore(options: CortexStoreOptions): Promise<CortexStore> {
  const { BaseStore } = await loadPeer<{ BaseStore: BaseStoreClass }>(
    'langgraph',
    '@langchain/langgraph-checkpoint',
    () => import('@langchain/langgraph-checkpoint'),
  )
  const { ttlMs, fields, ...where } = options
  const { cortex, close } = await openStore(where)
  const items = new ItemStore(new Records(cortex, 'langgraph'), ttlMs, fields)

  class CortexBaseStore extends BaseStore {
    async batch(operations: readonly StoreOperation[]) {
      return await items.batch(operations)
    }

    async get(namespace: string[], key: string, at: AsOf = {}) {
      return await items.get({ namespace, key }, at)
    }

    async search(namespacePrefix: string[], given: StoreSearchOptions = {}) {
      const { asOf, ...rest } = given
      return await items.search({ namespacePrefix, ...rest }, { asOf })
    }

    override async put(
      namespace: string[],
      key: string,
      value: Record<string, unknown>,
      index?: false | string[],
      kept: { readonly ttlMs?: number } = {},
    ) {
      const operation = { namespace, key, value, ...(index === undefined ? {} : { index }) }
      if (kept.ttlMs !== undefined) await items.putFor(operation, kept.ttlMs)
      else await items.batch([operation])
    }

    async history(namespace: string[], key: string) {
      return await items.history(namespace, key)
    }

    start() {}

    async stop() {
      await close()
    }
  }
  return new CortexBaseStore() as unknown as CortexStore
}
