/**
 * The next version of a memory with some fields of its data replaced. What is not named stays as it
 * is: the other fields, the confidence, and when the memory stops being true.
 *
 * @module
 */
import type { Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { type DataOf, decodeData, parseData } from '../memory/data.ts'
import type { MemoryType } from '../memory/enums.ts'
import { opaque } from '../memory/opaque.ts'
import type { Named } from '../memory/ref.ts'
import {
  type Fields,
  integer,
  invalid,
  isPlainObject,
  joinPath,
  object,
  optional,
  refusal,
  type Schema,
} from '../memory/schema.ts'
import { readVersion } from '../projections/records.ts'
import type { VersionRecord } from '../records/version.ts'
import { findLive } from './find-head.ts'
import { mutation, type Receipt } from './request.ts'
import { assertExpected, nextVersion, saysTheSame, type UpdateInput, unchanged } from './update.ts'
import { type VersionInput, versionFields } from './version-input.ts'

/** Fields of a type's data; one that is `undefined` is removed. The type itself cannot change. */
export type DataPatch<T extends MemoryType = MemoryType> = T extends MemoryType
  ? { readonly [K in Exclude<keyof DataOf<T>, 'type'>]?: DataOf<T>[K] | undefined }
  : never

/** What `patch` can say about the new version besides its data. */
export type PatchMeta = Omit<UpdateInput, 'data'>

const { data: _, ...metaFields } = versionFields

export const patchMeta: Schema<PatchMeta> = object<PatchMeta>({
  ...(metaFields as Fields<Omit<VersionInput, 'data'>>),
  expectedVersion: optional(integer(1, LIMITS.versionMax)),
})

/** A patch whose values were copied, and the fields that it removes. */
export interface CheckedPatch {
  readonly set: Readonly<Record<string, unknown>>
  readonly removed: readonly string[]
}

const anyValue = opaque(LIMITS.patchFieldBytes)

/** Which fields there are depends on the memory: only the shape of a patch is checked here. */
export const dataPatch: Schema<CheckedPatch> = (value, path) => {
  if (!isPlainObject(value)) throw invalid(path, 'a plain object with fields of the data', value)
  const names = Object.keys(value)
  if (names.includes('type')) {
    throw refusal(joinPath(path, 'type'), 'expected none: the type of a memory never changes')
  }
  if (names.length === 0) {
    throw new CortexError('NO_OP', 'Cannot patch: no field is given', { path })
  }
  const removed = names.filter((name) => value[name] === undefined).sort()
  const given = names.filter((name) => value[name] !== undefined)
  const set = given.map((name) => [name, anyValue(value[name], joinPath(path, name))])
  return { set: Object.fromEntries(set), removed }
}

export function patch(
  memory: Named,
  fields: CheckedPatch,
  meta: PatchMeta,
  environment: Environment,
): Mutation<Receipt> {
  const request = { ...meta, ...fields, uri: { ...memory } }
  return mutation('patch', request, (target, state, info) => {
    const head = findLive(target, 'patch', memory)
    assertExpected(memory, head, meta.expectedVersion)
    const current = readVersion(target, head.id, head.currentVersion) as VersionRecord
    const before: Record<string, unknown> = { ...decodeData(current.type, current.data) }
    for (const name of fields.removed) delete before[name]
    const data = parseData({ ...before, ...fields.set }, 'fields')
    const kept = {
      confidence: current.confidence,
      ...(head.validUntil === undefined ? {} : { validUntil: head.validUntil }),
      ...(current.expiresAt === undefined ? {} : { expiresAt: current.expiresAt }),
    }
    const next = { ...kept, ...meta, data }
    if (saysTheSame(target, head, next)) {
      return { entries: [], result: () => unchanged(head, state.nextSeq - 1) }
    }
    return nextVersion(target, head, next, environment.clock(), info)
  })
}
