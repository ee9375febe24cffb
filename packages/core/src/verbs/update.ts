import { isDeepStrictEqual } from 'node:util'
import { equalBytes } from '../codec/bytes.ts'
import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import type { VersionBody } from '../journal/bodies.ts'
import { LIMITS } from '../limits.ts'
import { encodeData, withDefaults } from '../memory/data.ts'
import type { MemoryType } from '../memory/enums.ts'
import { DEFAULT_PROVENANCE, type Provenance } from '../memory/provenance.ts'
import type { Named } from '../memory/ref.ts'
import { integer, object, optional, type Schema } from '../memory/schema.ts'
import { earlier } from '../projections/claims.ts'
import { readVersion } from '../projections/records.ts'
import type { Target } from '../projections/target.ts'
import type { HeadRecord } from '../records/head.ts'
import { findLive } from './find-head.ts'
import { assertMayChange } from './own-rules.ts'
import { mutation, type Receipt, type RequestInfo, receipt } from './request.ts'
import { askedThrough, type VersionInput, versionBody, versionFields } from './version-input.ts'

/** The next version of a memory. */
export interface UpdateInput<T extends MemoryType = MemoryType> extends VersionInput<T> {
  /** Refuse with VERSION_CONFLICT unless this is the current version. */
  readonly expectedVersion?: number
}

export const updateInput: Schema<UpdateInput> = object<UpdateInput>({
  ...versionFields,
  expectedVersion: optional(integer(1, LIMITS.versionMax)),
})

/** The next version of a memory; the data replaces the old one whole. */
export function update(
  uri: Named,
  input: UpdateInput,
  environment: Environment,
): Mutation<Receipt> {
  const { type } = input.data
  if (type !== uri.type) {
    throw new CortexError(
      'TYPE_DATA_MISMATCH',
      `Cannot update ${uri.id}: it is a ${uri.type}, the data is a ${type}`,
      { path: 'data.type' },
    )
  }
  const requestInput = { ...input, uri: { ...uri } }
  return mutation('update', requestInput, (target, state, { by, request }): Decision<Receipt> => {
    const head = findLive(target, 'update', uri)
    assertExpected(uri, head, input.expectedVersion)
    if (saysTheSame(target, head, input)) {
      return { entries: [], result: () => unchanged(head, state.nextSeq - 1) }
    }
    return nextVersion(target, head, input, environment.clock(), { by, request })
  })
}

/**
 * All that the call says is there already, said by the same. A call with a commit id is always
 * recorded: a retry must find it.
 */
export function saysTheSame(target: Target, head: HeadRecord, input: VersionInput): boolean {
  const { commitId, forms, validFrom, confidence = 1, provenance = DEFAULT_PROVENANCE } = input
  if ([commitId, forms, validFrom].some((given) => given !== undefined)) return false
  const current = readVersion(target, head.id, head.currentVersion)
  const end = head.supersededBy === undefined ? head.validUntil : undefined
  return (
    current !== undefined &&
    current.formsOverride === undefined &&
    current.confidence === confidence &&
    current.expiresAt === input.expiresAt &&
    end === input.validUntil &&
    isDeepStrictEqual(stripped(provenance), stripped(current.provenance)) &&
    equalBytes(encodeData(withDefaults(input.data, current.createdAt)), current.data)
  )
}

/** Without fields that are not given. */
function stripped(provenance: Provenance): object {
  return Object.fromEntries(Object.entries(provenance).filter(([, value]) => value !== undefined))
}

/** The receipt of what was not written. */
export function unchanged({ id, type, currentVersion }: HeadRecord, seq: number): Receipt {
  return { ...receipt(type, id, currentVersion, seq), unchanged: true }
}

/** A caller that decided on an older version than the current one has to read again. */
export function assertExpected(
  { id }: Named,
  { currentVersion }: HeadRecord,
  expectedVersion: number | undefined,
): void {
  if (expectedVersion === undefined || expectedVersion === currentVersion) return
  throw new CortexError(
    'VERSION_CONFLICT',
    `Cannot update ${id}: version ${expectedVersion} was expected, the current one is ${currentVersion}. Read it again, then decide`,
    { path: 'expectedVersion', details: { currentVersion } },
  )
}

export function nextVersion(
  target: Target,
  head: HeadRecord,
  input: VersionInput,
  now: number,
  { by, request }: RequestInfo,
): Decision<Receipt> {
  assertMayChange(target, 'update', head, askedThrough(input))
  const { type } = head
  const version = head.currentVersion + 1
  const body = stillClosed(head, versionBody(target, input, version, now, request))
  return {
    entries: [{ kind: 'update', at: now, by, subjects: [head.id], type, body }],
    result: (seq) => receipt(type, head.id, version, seq),
  }
}

/** Whose place was taken stays closed: a correction of its text does not bring it back. */
function stillClosed(head: HeadRecord, body: VersionBody): VersionBody {
  if (head.supersededBy === undefined) return body
  return { ...body, validUntil: earlier(head.validUntil, body.validUntil) }
}
