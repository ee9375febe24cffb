/**
 * A context that became too large: what it cannot do without stays, everything else becomes one
 * line with a reference. Nothing is dropped or cut; if that is not small enough, the caller hears
 * by how much. What was decided is kept as a checkpoint, from which the context can be read again.
 *
 * @module
 */
import { assert } from '../assert.ts'
import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import type { CompactBody } from '../journal/bodies.ts'
import { LIMITS } from '../limits.ts'
import { decodeData } from '../memory/data.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import {
  formatUri,
  idBytes,
  idFromBytes,
  type MemoryId,
  memoryIdFrom,
  parseUri,
  type Uri,
  uri,
} from '../memory/ids.ts'
import {
  integer,
  invalid,
  isPlainObject,
  list,
  object,
  oneOf,
  optional,
  type Schema,
  text,
} from '../memory/schema.ts'
import { countTokens } from '../memory/tokens.ts'
import { readSalience, readVersion, readWeights, type Source } from '../projections/records.ts'
import { freshSalience, isPinned } from '../projections/salience.ts'
import {
  type CheckpointRecord,
  type CompactedStub,
  decodeCheckpoint,
} from '../records/checkpoint.ts'
import type { HeadRecord } from '../records/head.ts'
import type { VersionRecord } from '../records/version.ts'
import { salienceOf } from '../salience/score.ts'
import { findByUri } from './find-head.ts'
import { nameSchema } from './path-safe.ts'
import { bySchema, commitIdSchema, type Meta, mutationWith } from './request.ts'

/** The part of a memory that says which one it is; the store knows the rest. */
export interface InContext {
  /** Names the memory. */
  readonly head: { readonly id: MemoryId; readonly type: MemoryType }
  /** Names its version. */
  readonly version: { readonly version: number }
}

/** Which context to make smaller, and how much. */
export interface CompactOptions extends Meta {
  /** Memories as they were read, in the order of the context. */
  readonly inContext: readonly InContext[]
  /** What must stay; any version of a memory names it. */
  readonly loadBearing?: readonly Uri[]
  /** How many tokens the context may have afterwards. Default 4,000. */
  readonly budgetTokens?: number
  /** The intent that the context belongs to. */
  readonly intentId: string
  /** The step of that intent. */
  readonly stepId: string
  /** A directory for a copy of the checkpoint as a JSON file. Default: no copy. */
  readonly checkpointDir?: string
}

/** A context that was made smaller. */
export interface CompactResult<T extends InContext = InContext> {
  /** The number of the journal entry. */
  readonly seq: number
  /** What stays as it is: those of `inContext` that are still needed, in their order. */
  readonly kept: readonly T[]
  /** What is now one line each, with the URI to read it again. */
  readonly compacted: readonly CompactedStub[]
  /** The name of the checkpoint. */
  readonly snapshotUri: string
  /** The JSON file, if one was asked for and could be written. */
  readonly snapshotPath?: string
}

/** What was decided; `kept` are places in `inContext`. */
export interface Compaction {
  readonly seq: number
  readonly kept: readonly number[]
  readonly checkpoint: CheckpointRecord
}

const inContext: Schema<InContext> = (value, path) => {
  if (!isPlainObject(value)) throw invalid(path, 'a memory', value)
  const head = isPlainObject(value.head) ? value.head : {}
  const version = isPlainObject(value.version) ? value.version : {}
  return {
    head: {
      id: memoryIdFrom(head.id, `${path}.head.id`),
      type: oneOf(MEMORY_TYPES)(head.type, `${path}.head.type`),
    },
    version: {
      version: integer(1, LIMITS.versionMax)(version.version, `${path}.version.version`),
    },
  }
}

const directory: Schema<string> = text(4_096)

export const compactOptions: Schema<CompactOptions> = object<CompactOptions>({
  inContext: list(inContext, LIMITS.compacted),
  loadBearing: optional(list(uri, LIMITS.compacted)),
  budgetTokens: optional(integer(1, Number.MAX_SAFE_INTEGER)),
  intentId: nameSchema(LIMITS.intentIdBytes),
  stepId: nameSchema(LIMITS.stepIdBytes),
  checkpointDir: optional(directory),
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
})

interface Held {
  readonly head: HeadRecord
  readonly version: VersionRecord
  readonly kept: boolean
}

export function compact(options: CompactOptions, environment: Environment): Mutation<Compaction> {
  const { intentId, stepId } = options
  const budgetTokens = options.budgetTokens ?? LIMITS.compactDefaultTokens
  const bearing = new Set((options.loadBearing ?? []).map((each) => parseUri(each).id))
  return mutationWith<Compaction>(
    'compact',
    options,
    (target, _state, { by, request }): Decision<Compaction> => {
      const at = environment.clock()
      const held = readContext(target, options.inContext, bearing)
      checkBudget(held, budgetTokens)
      const weights = readWeights(target)
      const bodies = held.map(({ head, version, kept }): CompactBody => {
        const { type } = head
        const shared = { intentId, stepId, budgetTokens, type, version: version.version }
        if (kept) return shared
        const inputs = readSalience(target, head.id) ?? freshSalience(at, head.importance)
        const salience = salienceOf(inputs, weights, at)
        return { ...shared, shortForm: version.forms.short, salience }
      })
      const [first, ...rest] = bodies
      assert(first !== undefined, 'a context holds something')
      const checkpoint: CheckpointRecord = {
        intentId,
        stepId,
        createdAt: at,
        budgetTokens,
        keptUris: held.filter(({ kept }) => kept).map(refOf),
        compacted: held.flatMap((each, index): CompactedStub[] => {
          const { shortForm, salience } = bodies[index] as CompactBody
          if (shortForm === undefined || salience === undefined) return []
          return [{ ref: refOf(each), shortForm, salience }]
        }),
      }
      const subjects = held.map(({ head }) => head.id)
      return {
        entries: [{ kind: 'compact', at, by, subjects, body: { request, ...first }, rest }],
        result: (seq) => compactionOf(options, seq, checkpoint),
      }
    },
    ({ seq, result }) => {
      assert(result !== undefined, 'a compaction leaves its checkpoint behind')
      return compactionOf(options, seq, decodeCheckpoint(result))
    },
  )
}

/** Reads every memory again: what a caller holds may be old, and is not what the journal keeps. */
function readContext(
  source: Source,
  given: readonly InContext[],
  bearing: ReadonlySet<MemoryId>,
): readonly Held[] {
  const seen = new Set<Uri>()
  const held: Held[] = []
  for (const [index, { head: named, version: wanted }] of given.entries()) {
    const path = `inContext[${index}]`
    const { id, type } = named
    const head = findByUri(source, 'compact', { id, type, version: wanted.version }, path)
    const ref = formatUri(type, id, wanted.version)
    if (head.tombstoned !== undefined || seen.has(ref)) continue
    seen.add(ref)
    const version = readVersion(source, idBytes(id), wanted.version)
    if (version === undefined) {
      throw new CortexError('NOT_FOUND', `Cannot compact: ${ref} does not exist yet`, { path })
    }
    // Who one is, what one must not do and what one is at are never summarised.
    const kept = bearing.has(id) || isPinned(decodeData(type, version.data)) === true
    held.push({ head, version, kept })
  }
  if (held.length > 0) return held
  throw new CortexError('EMPTY_IN_CONTEXT', 'Cannot compact: the context holds no live memory', {
    path: 'inContext',
  })
}

function checkBudget(held: readonly Held[], budgetTokens: number): void {
  const cost = (kept: boolean): number =>
    held
      .filter((each) => each.kept === kept)
      .map(({ version: { forms } }) => countTokens(kept ? forms.medium : forms.short))
      .reduce((sum, tokens) => sum + tokens, 0)
  const keptTokens = cost(true)
  const compactedTokens = cost(false)
  const neededTokens = keptTokens + compactedTokens
  if (neededTokens <= budgetTokens) return
  throw new CortexError(
    'BUDGET_UNREACHABLE',
    `Cannot compact to ${budgetTokens} tokens: what must stay takes ${keptTokens}, a line for each of the others ${compactedTokens}. Raise the budget, or hand over fewer memories`,
    {
      path: 'budgetTokens',
      details: { budgetTokens, neededTokens, keptTokens, compactedTokens },
    },
  )
}

function refOf({ head, version }: Held): Uri {
  return formatUri(head.type, idFromBytes(head.id), version.version)
}

/** Follows from the input and the checkpoint, so that a retry gives the same places. */
function compactionOf(
  { inContext: given }: CompactOptions,
  seq: number,
  checkpoint: CheckpointRecord,
): Compaction {
  const refs = given.map(({ head, version }) => formatUri(head.type, head.id, version.version))
  return { seq, kept: checkpoint.keptUris.map((ref) => refs.indexOf(ref)), checkpoint }
}
