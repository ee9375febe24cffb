/** What `write` and `update` both say about a version: content, confidence, origin, validity. */
import { CortexError } from '../errors.ts'
import { checkForms, type Forms, formsSchema, renderForms } from '../forms/forms.ts'
import type { VersionBody } from '../journal/bodies.ts'
import { claimBytes, claimOf } from '../memory/claim.ts'
import { type DataInput, encodeData, parseData, withDefaults } from '../memory/data.ts'
import type { MemoryType, Origin } from '../memory/enums.ts'
import { parseUri } from '../memory/ids.ts'
import { DEFAULT_PROVENANCE, type Provenance, parseProvenance } from '../memory/provenance.ts'
import { type Fields, number, optional, time } from '../memory/schema.ts'
import type { Source } from '../projections/records.ts'
import { findByUri } from './find-head.ts'
import { inheritTrust, refuseDeclared } from './own-rules.ts'
import { bySchema, type ChangeMeta, commitIdSchema, originSchema } from './request.ts'

/** What a version says, how sure it is, where it comes from and when it is true. */
export interface VersionInput<T extends MemoryType = MemoryType> extends ChangeMeta {
  /** What it says. */
  readonly data: DataInput<T>
  /** How sure, from 0 to 1. Default 1. */
  readonly confidence?: number
  /** Where it comes from. Default `{ source: 'user_input' }`. */
  readonly provenance?: Provenance
  /** From when on it is true, in milliseconds since 1970. Default: now. */
  readonly validFrom?: number
  /** When it stops being true. Default: never. */
  readonly validUntil?: number
  /** When it is no longer to be used. Default: never. */
  readonly expiresAt?: number
  /** Its texts. Default: rendered from the data. */
  readonly forms?: Forms
}

export const versionFields: Fields<VersionInput> = {
  data: parseData,
  confidence: optional(number(0, 1)),
  provenance: optional(parseProvenance),
  validFrom: optional(time),
  validUntil: optional(time),
  expiresAt: optional(time),
  forms: optional(formsSchema),
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
  origin: optional(originSchema),
}

/** Through whom a version came: what is said of the call, else of its words. */
export function askedThrough({ origin, provenance }: VersionInput): Origin | undefined {
  return origin ?? provenance?.origin
}

/** Resolves every default, so that the entry says all. Runs under the lock. */
export function versionBody(
  source: Source,
  input: VersionInput,
  version: number,
  now: number,
  request: Uint8Array | undefined,
): VersionBody {
  const given = input.provenance ?? DEFAULT_PROVENANCE
  checkParents(source, given)
  const provenance = inheritTrust(source, given)
  refuseDeclared(input.data, provenance.origin)
  const validFrom = input.validFrom ?? now
  checkValidity(validFrom, input)
  const data = withDefaults(input.data, now)
  const claim = claimOf(data)
  return {
    request,
    version,
    data: encodeData(data),
    forms: input.forms === undefined ? renderForms(data) : checkForms(input.forms),
    formsOverride: input.forms === undefined ? undefined : true,
    confidence: input.confidence ?? 1,
    provenance,
    validFrom,
    validUntil: input.validUntil,
    expiresAt: input.expiresAt,
    claim: claim === undefined ? undefined : claimBytes(claim),
  }
}

/** A memory can only be derived from what is here. */
export function checkParents(source: Source, provenance: Provenance): void {
  for (const [index, uri] of (provenance.derivedFrom ?? []).entries()) {
    const path = `provenance.derivedFrom[${index}]`
    const parsed = parseUri(uri, path)
    const head = findByUri(source, 'derive a memory', parsed, path)
    if (parsed.version > head.currentVersion) {
      throw new CortexError('NOT_FOUND', `Cannot derive a memory: ${uri} does not exist yet`, {
        path,
      })
    }
  }
}

function checkValidity(validFrom: number, input: VersionInput): void {
  for (const path of ['validUntil', 'expiresAt'] as const) {
    const end = input[path]
    if (end !== undefined && end <= validFrom) {
      throw new CortexError(
        'INVALID_INPUT',
        `Cannot read ${path}: expected a time after validFrom (${validFrom}), got ${end}`,
        { path },
      )
    }
  }
}
