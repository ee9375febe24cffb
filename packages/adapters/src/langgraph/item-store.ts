/**
 * The operations of a LangGraph store on records. Reads of a batch see what was there before its puts; all puts
 * are one commit; of two puts of one key the last counts.
 *
 * @module
 */

import { CortexError } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import type { Put, Records, Stored } from '../shared/records.ts'
import { compileFilter } from './filter.ts'
import { indexedText } from './indexed-text.ts'
import { checkNamespace, checkPrefix, compareNamespaces, matches } from './namespace.ts'
import type {
  GetOperation,
  ListNamespacesOperation,
  PutOperation,
  SearchOperation,
  StoreItem,
  StoreOperation,
  StoreSearchItem,
} from './store-types.ts'

/** A moment to look at instead of now. */
export interface AsOf {
  /** Milliseconds since 1970. Default: now. */
  readonly asOf?: number | undefined
}

const FILTERED_PAGE = 128

type Answer = StoreItem | StoreSearchItem[] | string[][] | null | undefined

/** One version of an item. */
export interface ItemVersion extends StoreItem {
  /** 1 for the first. */
  readonly version: number
}

export class ItemStore {
  readonly #records: Records
  readonly #ttlMs: number | undefined
  readonly #index: readonly string[] | undefined

  constructor(records: Records, ttlMs: number | undefined, index: readonly string[] | undefined) {
    this.#records = records
    this.#ttlMs = ttlMs
    this.#index = index
  }

  async batch(operations: readonly StoreOperation[]): Promise<Answer[]> {
    // Everything is checked first: one wrong operation must not leave the others half done.
    const puts = operations.filter(isPut).map((operation) => this.#put(operation))
    const answers: Answer[] = []
    for (const operation of operations) answers.push(await this.#answer(operation))
    if (puts.length > 0) await this.#records.put(puts)
    return answers
  }

  async putFor(operation: PutOperation, ttlMs: number): Promise<void> {
    await this.#records.put([this.#put(operation, ttlMs)])
  }

  async get({ namespace, key }: GetOperation, { asOf }: AsOf = {}): Promise<StoreItem | null> {
    const stored =
      asOf === undefined
        ? await this.#records.read(namespace, key)
        : await this.#records.readAsOf(namespace, key, asOf)
    return stored === undefined ? null : itemOf(stored)
  }

  async search(operation: SearchOperation, at: AsOf = {}): Promise<StoreSearchItem[]> {
    const { namespacePrefix, filter, limit = 10, offset = 0, query } = operation
    checkPrefix(namespacePrefix)
    const passes = compileFilter(filter)
    // One more, to see whether it was made in the same millisecond. A filter passes by many.
    const expected = filter === undefined ? offset + limit + 1 : FILTERED_PAGE
    const candidates =
      query === undefined || query.trim() === ''
        ? this.#records.list(namespacePrefix, { ...at, expected })
        : this.#records.search(namespacePrefix, query, at)
    const found: StoreSearchItem[] = []
    let skipped = 0
    if (limit <= 0) return found
    for await (const stored of candidates) {
      const item = itemOf(stored)
      if (!passes(item.value)) continue
      if (skipped++ < offset) continue
      found.push({ ...item, ...(stored.score === undefined ? {} : { score: stored.score }) })
      if (found.length >= limit) break
    }
    return found
  }

  async history(namespace: string[], key: string): Promise<ItemVersion[]> {
    const versions = await this.#records.history(namespace, key)
    return versions.map((stored) => ({ ...itemOf(stored), version: stored.version }))
  }

  async #answer(operation: StoreOperation): Promise<Answer> {
    if (isPut(operation)) return undefined
    if ('namespacePrefix' in operation) return await this.search(operation)
    if ('key' in operation) return await this.get(operation)
    return await this.#namespaces(operation)
  }

  async #namespaces(operation: ListNamespacesOperation): Promise<string[][]> {
    const { matchConditions = [], maxDepth, limit, offset = 0 } = operation
    const found = new Map<string, string[]>()
    const prefix = fixedPrefix(matchConditions)
    for await (const { path } of this.#records.list(prefix)) {
      if (!matchConditions.every((condition) => matches(path, condition))) continue
      const cut = maxDepth === undefined ? [...path] : path.slice(0, maxDepth)
      found.set(JSON.stringify(cut), cut)
    }
    const all = [...found.values()].sort(compareNamespaces)
    return all.slice(offset, limit === undefined ? undefined : offset + limit)
  }

  #put(operation: PutOperation, ttlMs: number | undefined = this.#ttlMs): Put {
    const { namespace, key, value, index } = operation
    checkNamespace(namespace)
    if (typeof key !== 'string') throw wrongValue('key', 'The key must be text.')
    if (value === null) return { path: namespace, key, payload: undefined }
    if (typeof value !== 'object' || Array.isArray(value)) {
      throw wrongValue('value', 'The value must be an object, or null to delete.')
    }
    return {
      path: [...namespace],
      key,
      payload: Buffer.from(asJson(value, key)),
      text: indexedText(value, index ?? this.#index),
      ...(ttlMs === undefined ? {} : { expiresAt: Date.now() + ttlMs }),
    }
  }
}

function isPut(operation: StoreOperation): operation is PutOperation {
  return 'value' in operation
}

function itemOf({ path, key, payload, createdAt, updatedAt }: Stored): StoreItem {
  return {
    value: JSON.parse(Buffer.from(payload).toString('utf8')) as Record<string, unknown>,
    key,
    namespace: [...path],
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  }
}

function asJson(value: object, key: string): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    const why = messageOf(error)
    throw wrongValue('value', `The value of ${key} cannot be stored as JSON: ${why}`)
  }
}

/** The labels that every match begins with: the index leads to them. */
function fixedPrefix(conditions: ListNamespacesOperation['matchConditions']): string[] {
  const path = conditions?.find(({ matchType }) => matchType === 'prefix')?.path ?? []
  const wild = path.indexOf('*')
  return wild < 0 ? path : path.slice(0, wild)
}

function wrongValue(path: string, message: string): CortexError {
  return new CortexError('INVALID_INPUT', `Cannot put the item: ${message}`, { path })
}
