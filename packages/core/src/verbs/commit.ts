/**
 * Several changes as one: all of them are in one block, so that every process sees all or none, also
 * after a crash. Each change says what it would say alone.
 *
 * @module
 */

import type { Decision, Draft, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { MemoryType } from '../memory/enums.ts'
import { idFromBytes } from '../memory/ids.ts'
import type { MemoryRef, Named } from '../memory/ref.ts'
import {
  invalid,
  isPlainObject,
  object,
  optional,
  refusal,
  type Schema,
  text,
} from '../memory/schema.ts'
import { bySchema, commitIdSchema, type Meta, mutationWith, type Receipt } from './request.ts'
import { type ReasonMeta, tombstone } from './tombstone.ts'
import { type UpdateInput, update } from './update.ts'
import { type WriteInput, write } from './write.ts'

/** One change of a commit: a new memory, the next version of one, or its tombstone. */
export type Change<T extends MemoryType = MemoryType> =
  | {
      /** A new memory. It closes no other: `supersedes`, `replace` and `dedupe` stay with `write`. */
      readonly write: Omit<WriteInput<T>, 'supersedes' | 'replace' | 'dedupe' | 'commitId' | 'by'>
    }
  | {
      /** The memory that gets a next version. */
      readonly update: MemoryRef<T>
      /** What that version says. */
      readonly with: Omit<UpdateInput<NoInfer<T>>, 'commitId' | 'by'>
    }
  | {
      /** The memory to hide. */
      readonly tombstone: MemoryRef<T>
      /** Why. */
      readonly reason: string
    }

/** What a commit of several changes can say about itself. */
export interface CommitMeta extends Meta {
  /**
   * What the caller asked for, in its own words: a retry with the same `commitId` is one if it says the
   * same. For callers whose changes depend on what they read. Default: the changes themselves.
   */
  readonly request?: string
}

/** What became of a commit. */
export interface Committed {
  /** The number of its first journal entry. */
  readonly seq: number
  /** True if the same `commitId` was committed before: nothing was changed this time. */
  readonly repeated: boolean
}

/** A change whose parts were checked and whose memory was looked up. */
export type CheckedChange =
  | { readonly kind: 'write'; readonly input: WriteInput }
  | { readonly kind: 'update'; readonly named: Named; readonly input: UpdateInput }
  | { readonly kind: 'tombstone'; readonly named: Named; readonly meta: ReasonMeta }

export const commitMeta: Schema<CommitMeta> = object<CommitMeta>({
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
  request: optional(text(LIMITS.commitRequestBytes)),
})

/** Which of the three it is; what is inside is checked by its own schema. */
export const changePart: Schema<Change> = (value, path) => {
  const known = { write: ['write'], update: ['update', 'with'], tombstone: ['tombstone', 'reason'] }
  if (isPlainObject(value)) {
    for (const [kind, keys] of Object.entries(known)) {
      const isIt =
        Object.hasOwn(value, kind) && Object.keys(value).every((key) => keys.includes(key))
      if (isIt) return value as Change
    }
  }
  throw invalid(path, '{ write }, { update, with } or { tombstone, reason }', value)
}

/** All of the changes, or none. */
export function commitChanges(
  changes: readonly CheckedChange[],
  meta: CommitMeta,
  environment: Environment,
): Mutation<Committed> {
  const { by, commitId, request } = meta
  const body = request === undefined ? { changes: changes.map(plain) } : { request }
  const input = {
    ...body,
    ...(by === undefined ? {} : { by }),
    ...(commitId === undefined ? {} : { commitId }),
  }
  const steps = changes.map((change) => step(change, by, environment))
  return mutationWith<Committed>(
    'commit',
    input,
    (target, state, info): Decision<Committed> => {
      const entries: Draft[] = []
      for (const each of steps) entries.push(...each(target, state).entries)
      refuseTwice(entries)
      const [first, ...others] = entries
      if (first === undefined) {
        return { entries: [], result: () => ({ seq: state.nextSeq - 1, repeated: false }) }
      }
      return {
        entries: [withRequest(first, info.request), ...others],
        result: (seq) => ({ seq, repeated: false }),
      }
    },
    ({ seq }) => ({ seq, repeated: true }),
  )
}

function step(
  change: CheckedChange,
  by: string | undefined,
  environment: Environment,
): Mutation<Receipt> {
  const who = by === undefined ? {} : { by }
  switch (change.kind) {
    case 'write':
      return write({ ...change.input, ...who }, environment)
    case 'update':
      return update(change.named, { ...change.input, ...who }, environment)
    default:
      return tombstone(change.named, { ...change.meta, ...who }, environment)
  }
}

/** Each change was decided on what the store holds: a second one of the same memory would not know the first. */
function refuseTwice(entries: readonly Draft[]): void {
  const seen = new Set<string>()
  for (const { subjects = [] } of entries) {
    for (const subject of subjects) {
      const id = idFromBytes(subject)
      if (seen.has(id)) {
        throw new CortexError(
          'INVALID_INPUT',
          `Cannot commit: two changes are about the memory ${id}. Give one change for each memory`,
          { path: 'changes' },
        )
      }
      seen.add(id)
    }
  }
}

/** The journal tells a retry from a new request by the first body of a block. */
function withRequest(draft: Draft, request: Uint8Array | undefined): Draft {
  return request === undefined ? draft : ({ ...draft, body: { ...draft.body, request } } as Draft)
}

function plain(change: CheckedChange): object {
  const { kind } = change
  if (kind === 'write') return { kind, input: change.input }
  const { id, type } = change.named
  return kind === 'update'
    ? { kind, id, type, input: change.input }
    : { kind, id, type, meta: change.meta }
}

/** `supersedes`, `replace` and `dedupe` look at other memories, which another change may touch. */
export function refuseClosing(input: WriteInput, path: string): void {
  for (const option of ['supersedes', 'replace', 'dedupe', 'commitId', 'by'] as const) {
    if (input[option] === undefined) continue
    const where = option === 'commitId' || option === 'by' ? 'beside the changes' : 'with `write`'
    throw refusal(`${path}.${option}`, `expected it ${where}, not inside a commit`)
  }
}
