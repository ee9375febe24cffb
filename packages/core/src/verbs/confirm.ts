/**
 * The user says of somebody else's words: so it is. The next version of the memory says the same,
 * with the user as its origin; the version before keeps its author.
 *
 * @module
 */
import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import { renderForms } from '../forms/forms.ts'
import { isUsersOwn } from '../influence/influence.ts'
import type { VersionBody } from '../journal/bodies.ts'
import { LIMITS } from '../limits.ts'
import { decodeData, encodeData, type MemoryData } from '../memory/data.ts'
import type { Provenance } from '../memory/provenance.ts'
import type { Named } from '../memory/ref.ts'
import { object, optional, type Schema, text } from '../memory/schema.ts'
import { readVersion } from '../projections/records.ts'
import { findLive } from './find-head.ts'
import { bySchema, commitIdSchema, type Meta, mutation, type Receipt, receipt } from './request.ts'

/** What `confirm` says about itself. */
export interface ConfirmMeta extends Meta {
  /** Where the user said so. */
  readonly channel?: string
}

export const confirmMeta: Schema<ConfirmMeta> = object<ConfirmMeta>({
  channel: optional(text(LIMITS.channelBytes)),
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
})

/** Of the version that the URI names: what was changed since is not what was read. */
export function confirm(
  uri: Named,
  { channel, ...meta }: ConfirmMeta,
  environment: Environment,
): Mutation<Receipt> {
  const requestInput = { ...meta, channel, uri: { ...uri } }
  return mutation('confirm', requestInput, (target, state, { by, request }): Decision<Receipt> => {
    const head = findLive(target, 'confirm', uri)
    const { id, type, currentVersion } = head
    if (uri.version !== undefined && uri.version !== currentVersion) {
      throw new CortexError(
        'VERSION_CONFLICT',
        `Cannot confirm ${uri.id}: version ${uri.version} was named, the current one is ${currentVersion}. Read it again and decide`,
        { path: 'uri', details: { currentVersion } },
      )
    }
    const version = readVersion(target, id, currentVersion)
    if (version === undefined) {
      throw new CortexError('CORRUPT', `Cannot confirm ${uri.id}: its version is missing`)
    }
    if (isUsersOwn({ head, version })) {
      const last = state.nextSeq - 1
      return { entries: [], result: () => receipt(type, id, currentVersion, last) }
    }
    const next = currentVersion + 1
    const provenance: Provenance = {
      source: 'user_input',
      origin: 'user',
      ...(channel !== undefined && { channel }),
    }
    // What is confirmed is what the memory states, not a form that its author wrote beside it.
    const data = declared(decodeData(type, version.data))
    const body: VersionBody = {
      request,
      version: next,
      data: encodeData(data),
      forms: renderForms(data),
      formsOverride: undefined,
      confidence: version.confidence,
      provenance,
      validFrom: version.validFrom,
      validUntil: head.validUntil,
      expiresAt: version.expiresAt,
      claim: head.claim,
    }
    return {
      entries: [{ kind: 'update', at: environment.clock(), by, subjects: [id], type, body }],
      result: (seq) => receipt(type, id, next, seq),
    }
  })
}

function declared(data: MemoryData): MemoryData {
  return data.type === 'Constraint' ? { ...data, source: 'user_declared' } : data
}
