/**
 * What a scoped writer can say: less than the actor. It chooses no id, is nobody else, makes
 * nothing public or private, and cannot ask for what would show whether other memories are there.
 *
 * @module
 */
import type { MemoryType } from '../memory/enums.ts'
import { isPlainObject, joinPath, refusal, type Schema } from '../memory/schema.ts'
import {
  type AddEdgeInput,
  addEdgeInput,
  type RemoveEdgeInput,
  removeEdgeInput,
} from '../verbs/edges.ts'
import { type PatchMeta, patchMeta } from '../verbs/patch.ts'
import type { ChangeMeta } from '../verbs/request.ts'
import { type ReasonMeta, reasonMeta } from '../verbs/tombstone.ts'
import { type UpdateInput, updateInput } from '../verbs/update.ts'
import { type HeadPatch, headPatch, metaInput } from '../verbs/update-head.ts'
import type { VersionInput } from '../verbs/version-input.ts'
import { type WriteInput, writeInput } from '../verbs/write.ts'

const WRITE_KEYS = ['by', 'origin', 'id', 'visibility', 'replace', 'dedupe'] as const
const BY = ['by', 'origin'] as const
const VISIBILITY = ['visibility'] as const

/** What a scoped writer can say about a new memory; the rest is decided by the scope. @interface */
export type ScopedWriteInput<T extends MemoryType = MemoryType> = Omit<
  WriteInput<T>,
  (typeof WRITE_KEYS)[number]
>
/** What a scoped writer can say about the next version of a memory. @interface */
export type ScopedUpdateInput<T extends MemoryType = MemoryType> = Omit<
  UpdateInput<T>,
  'by' | 'origin'
>
/** What a scoped writer can say beside a patch. @interface */
export type ScopedPatchMeta = Omit<PatchMeta, 'by' | 'origin'>
/** Tags, frames and importance; the visibility is decided by the scope. @interface */
export type ScopedHeadPatch = Omit<HeadPatch, 'visibility'>
/** What a scoped writer can say beside a change. @interface */
export type ScopedMeta = Omit<ChangeMeta, 'by' | 'origin'>
/** What a scoped writer says beside a tombstone. @interface */
export type ScopedReasonMeta = Omit<ReasonMeta, 'by' | 'origin'>
/** An edge of a scoped writer. @interface */
export type ScopedAddEdgeInput = Omit<AddEdgeInput, 'by'>
/** An edge that a scoped writer removes. @interface */
export type ScopedRemoveEdgeInput = Omit<RemoveEdgeInput, 'by'>

export const scopedWriteInput: Schema<ScopedWriteInput> = without(writeInput, WRITE_KEYS)
export const scopedUpdateInput: Schema<ScopedUpdateInput> = without(updateInput, BY)
export const scopedPatchMeta: Schema<ScopedPatchMeta> = without(patchMeta, BY)
export const scopedHeadPatch: Schema<ScopedHeadPatch> = without(headPatch, VISIBILITY)
export const scopedMeta: Schema<ScopedMeta> = without(metaInput, BY)
export const scopedReasonMeta: Schema<ScopedReasonMeta> = without(reasonMeta, BY)
export const scopedAddEdgeInput: Schema<ScopedAddEdgeInput> = without(addEdgeInput, BY)
export const scopedRemoveEdgeInput: Schema<ScopedRemoveEdgeInput> = without(removeEdgeInput, BY)

function without<T extends object>(schema: Schema<T>, keys: readonly string[]): Schema<T> {
  return (value, path) => {
    for (const key of isPlainObject(value) ? keys : []) {
      if ((value as Readonly<Record<string, unknown>>)[key] === undefined) continue
      throw refusal(joinPath(path, key), 'expected none: the scope decides it')
    }
    return schema(value, path)
  }
}

/** Through a scope an agent speaks: it cannot pass for the user or the system. */
export function agentProvenance({
  provenance,
}: Pick<VersionInput, 'provenance'>): NonNullable<VersionInput['provenance']> {
  if (provenance === undefined) return { source: 'observed', origin: 'agent' }
  const { origin = 'agent' } = provenance
  if (origin !== 'user' && origin !== 'system') return { ...provenance, origin }
  throw refusal('provenance.origin', `expected agent, tool, web or import, got ${origin}`)
}
