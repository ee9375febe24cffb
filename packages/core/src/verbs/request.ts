/**
 * What every mutation has in common: who asks, and the commit id by which a retry is recognised.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { asBuffer, equalBytes, fromHex } from '../codec/bytes.ts'
import { type CborValue, encodeCbor } from '../codec/cbor.ts'
import { domainHash } from '../codec/hash.ts'
import type { Decision, Mutation } from '../engine/committer.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { type MemoryType, ORIGINS, type Origin } from '../memory/enums.ts'
import { formatUri, idFromBytes, type MemoryId, type Uri } from '../memory/ids.ts'
import { invalid, oneOf, type Schema, text } from '../memory/schema.ts'
import { type CommitRecord, ERASED_REQUEST } from '../projections/commit-record.ts'
import { readCommit } from '../projections/records.ts'
import type { ViewState } from '../projections/state.ts'
import type { Target } from '../projections/target.ts'

/** What a mutation gives back: the memory it changed, as it is now, and its place in the journal. */
export interface Receipt<T extends MemoryType = MemoryType> {
  /** The version that it made or changed. */
  readonly uri: Uri<T>
  /** The memory that was made or changed. */
  readonly id: MemoryId
  /** The number of the version. */
  readonly version: number
  /** The number of the journal entry. */
  readonly seq: number
  /** The call said what was there already: nothing was written, and `seq` is the newest entry. */
  readonly unchanged?: true
}

/** What every change can say. */
export interface Meta {
  /** Who makes the change. Default: the actor. */
  readonly by?: string
  /** 32 hex digits. The same id again always returns the first result. */
  readonly commitId?: string
}

/** What a change of an existing memory can say about itself. */
export interface ChangeMeta extends Meta {
  /** Through whom the call came. Anybody but the user has to leave the user's own rules alone. */
  readonly origin?: Origin
}

export const bySchema: Schema<string> = text(LIMITS.byBytes)
export const originSchema: Schema<Origin> = oneOf(ORIGINS)
export const reasonSchema: Schema<string> = text(LIMITS.reasonBytes)

export const commitIdSchema: Schema<string> = (value, path) => {
  if (typeof value !== 'string' || !/^[0-9a-fA-F]{32}$/.test(value)) {
    throw invalid(path, '32 hex digits', value)
  }
  return value.toLowerCase()
}

export function receipt(type: MemoryType, id: Uint8Array, version: number, seq: number): Receipt {
  const text = idFromBytes(id)
  return { uri: formatUri(type, text, version), id: text, version, seq }
}

/** Hash of the input, distinguished by verb: the measure of whether a retry is one. */
export function requestHash(verb: string, input: object): Uint8Array {
  return domainHash('request', encodeCbor([verb, withoutUndefined(input)]))
}

function withoutUndefined(value: unknown): CborValue {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) {
    return value as CborValue
  }
  if (Array.isArray(value)) return value.map(withoutUndefined)
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutUndefined(item)]))
}

/** The part of a decision that the request itself cannot know. */
export interface RequestInfo {
  readonly by: string
  /** Goes into the first body, so that the journal alone can tell a retry from a new request. */
  readonly request: Uint8Array | undefined
}

/**
 * Wraps a mutation: a commit id that was used returns its first result, or is refused if it was
 * used for something else.
 */
export function mutation<T extends Receipt | undefined>(
  verb: string,
  input: Meta,
  decide: (target: Target, state: ViewState, info: RequestInfo) => Decision<T | Receipt>,
): Mutation<T | Receipt> {
  return mutationWith<T | Receipt>(verb, input, decide, firstReceipt)
}

/** The same for results that are not receipts: `again` makes the first result out of its record. */
export function mutationWith<T>(
  verb: string,
  input: Meta,
  decide: (target: Target, state: ViewState, info: RequestInfo) => Decision<T>,
  again: (first: CommitRecord) => T,
): Mutation<T> {
  const given = input.commitId === undefined ? undefined : fromHex(input.commitId)
  const request = given === undefined ? undefined : requestHash(verb, input)
  return (target, state) => {
    const by = input.by ?? state.actor
    if (given === undefined || request === undefined) {
      return decide(target, state, { by, request: undefined })
    }
    const first = readCommit(target, given)
    if (first === undefined) {
      return { ...decide(target, state, { by, request }), commitId: asBuffer(given) }
    }
    if (equalBytes(first.request, ERASED_REQUEST)) {
      throw new CortexError(
        'ERASED',
        `Cannot ${verb}: what commit id ${input.commitId} led to (entry ${first.seq}) was erased`,
        { path: 'commitId', details: { seq: first.seq } },
      )
    }
    if (!equalBytes(first.request, request)) {
      throw new CortexError(
        'COMMIT_ID_REUSED',
        `Cannot ${verb}: commit id ${input.commitId} belongs to another request (entry ${first.seq})`,
        { path: 'commitId', details: { seq: first.seq } },
      )
    }
    return { entries: [], result: () => again(first) }
  }
}

function firstReceipt({ type, id, version, seq }: CommitRecord): Receipt {
  assert(
    type !== undefined && id !== undefined && version !== undefined,
    'a request that gave a receipt left one behind',
  )
  return receipt(type, id, version, seq)
}
