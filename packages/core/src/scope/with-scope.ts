/**
 * A scope beside an input: the call is what the audience of the scope could do, in its name. For a
 * host that answers for agents and has made sure who asks: nobody is asked to sign a challenge, since
 * anyone who holds the whole store needs no scope to read it.
 *
 * @module
 */
import type { ContextOptions } from '../context/context.ts'
import type { MemoryType } from '../memory/enums.ts'
import { isPlainObject } from '../memory/schema.ts'
import type { Query } from '../query/query.ts'
import type { EdgeScanOptions } from '../reads/edges.ts'
import type { AddEdgeInput, RemoveEdgeInput } from '../verbs/edges.ts'
import type { PatchMeta } from '../verbs/patch.ts'
import type { Meta } from '../verbs/request.ts'
import type { ReasonMeta } from '../verbs/tombstone.ts'
import type { UpdateInput } from '../verbs/update.ts'
import type { WriteInput } from '../verbs/write.ts'
import type { Scope } from './scope-file.ts'

/** An input that may have a scope beside it. */
export type WithScope<T> = T & {
  /** The bytes of a scope file: see and change only what it allows. */
  readonly scope?: Scope
}

/** What `find` takes: a query, with a scope if wanted. @interface */
export type ScopableQuery<T extends MemoryType = MemoryType> = WithScope<Query<T>>
/** What `context` takes, with a scope if wanted. @interface */
export type ScopableContextOptions = WithScope<ContextOptions>
/** What `edgesOut` and `edgesIn` take, with a scope if wanted. @interface */
export type ScopableEdgeScanOptions = WithScope<EdgeScanOptions>
/** What `write` takes, with a scope if wanted. @interface */
export type ScopableWriteInput<T extends MemoryType = MemoryType> = WithScope<WriteInput<T>>
/** What `update` takes, with a scope if wanted. @interface */
export type ScopableUpdateInput<T extends MemoryType = MemoryType> = WithScope<UpdateInput<T>>
/** What `patch` takes besides the fields, with a scope if wanted. @interface */
export type ScopablePatchMeta = WithScope<PatchMeta>
/** What every change takes, with a scope if wanted. @interface */
export type ScopableMeta = WithScope<Meta>
/** What a change takes that needs a reason, with a scope if wanted. @interface */
export type ScopableReasonMeta = WithScope<ReasonMeta>
/** What `addEdge` takes, with a scope if wanted. @interface */
export type ScopableAddEdgeInput = WithScope<AddEdgeInput>
/** What `removeEdge` takes, with a scope if wanted. @interface */
export type ScopableRemoveEdgeInput = WithScope<RemoveEdgeInput>

/** The scope beside an input, if there is one, and the input without it. */
export function splitScope<T extends object>(input: WithScope<T>): readonly [Scope | undefined, T] {
  if (!isPlainObject(input) || !Object.hasOwn(input, 'scope')) return [undefined, input]
  const { scope, ...rest } = input as WithScope<Record<string, unknown>>
  return [scope, rest as T]
}

/** Through a scope its audience speaks; to say so once more does no harm. */
export function withoutAudience<T extends object>(
  scoped: { readonly audience: string },
  input: T,
): Omit<T, 'by'> {
  if (!isPlainObject(input) || input.by !== scoped.audience) return input
  const { by: _, ...rest } = input as Readonly<Record<string, unknown>>
  return rest as Omit<T, 'by'>
}
