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
  /** A date, or milliseconds since 1970. Default: now. */
  readonly asOf?: number | Date | undefined
}

const FILTERED_PAGE = 128
/** A thousand years: a date can say little more. */
const TTL_MAX = 1_000 * 366 * 86_400_000

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
    for (const operation of operations) checkOperation(operation)
    const puts = operations.filter(isPut).map((operation) => this.#put(operation))
    const answers: Answer[] = []
    for (const operation of operations) answers.push(await this.#answer(operation))
    if (puts.length > 0) await this.#records.put(puts)
    return answers
  }

  async putFor(operation: PutOperation, ttlMs: number): Promise<void> {
    await this.#records.put([this.#put(operation, ttlMs)])
  }

  async get({ namespace, key }: GetOperation, at: AsOf = {}): Promise<StoreItem | null> {
    checkPrefix(namespace)
    const asOf = momentOf(at)
    const stored =
      asOf === undefined
        ? await this.#records.read(namespace, key)
        : await this.#records.readAsOf(namespace, key, asOf)
    return stored === undefined ? null : itemOf(stored)
  }

  async search(operation: SearchOperation, at: AsOf = {}): Promise<StoreSearchItem[]> {
    const { namespacePrefix, filter, query } = operation
    // Callers in other languages say null for what they do not give.
    const [limit, offset] = [operation.limit ?? 10, operation.offset ?? 0]
    const asOf = momentOf(at)
    checkPrefix(namespacePrefix)
    const passes = compileFilter(filter ?? undefined)
    // One more, to see whether it was made in the same millisecond. A filter passes by many.
    const expected = filter ? FILTERED_PAGE : offset + limit + 1
    const candidates =
      (query ?? '').trim() === ''
        ? this.#records.list(namespacePrefix, { asOf, expected })
        : this.#records.search(namespacePrefix, query as string, { asOf })
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
    const isFields = Array.isArray(index) && index.every((field) => typeof field === 'string')
    if ((index ?? false) !== false && !isFields) {
      throw wrongValue('index', '`index` must be `false` or a list of fields, as text.')
    }
    if (ttlMs !== undefined && !(ttlMs > 0 && ttlMs <= TTL_MAX)) {
      throw wrongValue('ttlMs', `\`ttlMs\` must be a number of milliseconds above 0, not ${ttlMs}.`)
    }
    if (value === null) return { path: namespace, key, payload: undefined }
    if (typeof value !== 'object' || Array.isArray(value)) {
      throw wrongValue('value', 'The value must be an object, or null to delete.')
    }
    return {
      path: [...namespace],
      key,
      payload: Buffer.from(asJson(value, key)),
      text: indexedText(value, index ?? this.#index),
      ...(ttlMs === undefined ? {} : { expiresAt: Date.now() + Math.ceil(ttlMs) }),
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
  let text: string | undefined
  try {
    text = JSON.stringify(value) as string | undefined
  } catch (error) {
    const why = messageOf(error)
    throw wrongValue('value', `The value of ${key} cannot be stored as JSON: ${why}`)
  }
  // A date, or what has a `toJSON` of its own, would come back as something else.
  if (text?.startsWith('{') === true) return text
  throw wrongValue('value', `The value of ${key} must be a plain object.`)
}

function checkOperation(operation: unknown): void {
  const has = (name: string): boolean =>
    typeof operation === 'object' && operation !== null && name in operation
  if (['value', 'key', 'namespacePrefix', 'matchConditions', 'limit'].some(has)) return
  throw new CortexError(
    'INVALID_INPUT',
    'Cannot run the batch: an operation is neither a get, a put, a search nor a list of namespaces',
    { path: 'operations' },
  )
}

/** A moment in milliseconds; a date is one too. */
function momentOf({ asOf }: AsOf): number | undefined {
  if (asOf === undefined || asOf === null) return undefined
  const at = Number(asOf)
  if (Number.isInteger(at) && at >= 0) return at
  throw new CortexError(
    'INVALID_INPUT',
    'Cannot look back: `asOf` must be a date, or milliseconds since 1970',
    { path: 'asOf' },
  )
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
