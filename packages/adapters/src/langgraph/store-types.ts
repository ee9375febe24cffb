/** The shapes of LangGraph's store, as its interface is: nothing of the framework is needed to compile this. */

/** An item of a store. */
export interface StoreItem {
  /** What was put. */
  value: Record<string, unknown>
  /** Its name within the namespace. */
  key: string
  /** The labels of its namespace. */
  namespace: string[]
  /** When it was first put there. */
  createdAt: Date
  /** When it was last put there. */
  updatedAt: Date
}

/** An item that a search found. */
export interface StoreSearchItem extends StoreItem {
  /** How well it fits the query; absent without one. */
  score?: number
}

/** Reads one item. */
export interface GetOperation {
  /** The labels of its namespace. */
  namespace: string[]
  /** Its name. */
  key: string
}

/** Finds items below a prefix. */
export interface SearchOperation {
  /** The labels that a namespace must begin with. */
  namespacePrefix: string[]
  /** Fields of the value that must be equal, or meet `$eq`, `$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$nin`. */
  filter?: Record<string, unknown>
  /** At most this many. Default 10. */
  limit?: number
  /** How many to leave out at the beginning. Default 0. */
  offset?: number
  /** A question or some words. */
  query?: string
}

/** Puts one item, or deletes it. */
export interface PutOperation {
  /** The labels of its namespace. */
  namespace: string[]
  /** Its name. */
  key: string
  /** The item; `null` deletes it. */
  value: Record<string, unknown> | null
  /** Which fields can be found by a query; `false`: none. Default: all texts. */
  index?: false | string[]
}

/** A condition of a listing. */
export interface MatchCondition {
  /** Which end of the namespace is compared. */
  matchType: 'prefix' | 'suffix'
  /** Labels; `*` stands for any. */
  path: string[]
}

/** Lists namespaces. */
export interface ListNamespacesOperation {
  /** Conditions that all must hold. */
  matchConditions?: MatchCondition[]
  /** Cuts namespaces to this many labels. */
  maxDepth?: number
  /** At most this many. */
  limit: number
  /** How many to leave out at the beginning. */
  offset: number
}

/** One operation of a batch. */
export type StoreOperation = GetOperation | SearchOperation | PutOperation | ListNamespacesOperation
