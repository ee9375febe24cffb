/**
 * How an intent ended, and which memories it rested on. Success makes them matter more, a mistake
 * they caused makes them matter less, and both teach the weights. Two entries in one block:
 * `attest` with the new salience inputs of each memory, `learn_weights` with the new weights.
 *
 * @module
 */
import { assert } from '../assert.ts'
import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import type { AttestBody } from '../journal/bodies.ts'
import { LIMITS } from '../limits.ts'
import { idBytes, idFromBytes, isUri, type MemoryId, parseUri, type Uri } from '../memory/ids.ts'
import {
  invalid,
  isPlainObject,
  list,
  number,
  object,
  optional,
  refusal,
  type Schema,
  text,
} from '../memory/schema.ts'
import { attestOutcomeCodec } from '../projections/commit-record.ts'
import { readHead, readSalience, readWeights, type Source } from '../projections/records.ts'
import { freshSalience, increased } from '../projections/salience.ts'
import type { HeadRecord } from '../records/head.ts'
import { LEARNING_RATE, learn, weightList, weightsFrom } from '../salience/learn.ts'
import { factorsOf, type SalienceInputs, type Weights } from '../salience/score.ts'
import type { RateLimiter } from './rate-limit.ts'
import { bySchema, commitIdSchema, type Meta, mutationWith, reasonSchema } from './request.ts'

/** How an intent ended, and what it used. */
export interface AttestInput extends Meta {
  /** The task that ended, by a name of yours. It can be reported on several times, within a rate limit. */
  readonly intentId: string
  /** Whether the task was done. */
  readonly outcome: 'success' | 'failure'
  /** `factual_error` and `wrong_assumption` blame the cited memories; any other is only kept. */
  readonly reason?: string
  /** What the intent rested on. What cannot be found is skipped, not refused. */
  readonly cited: readonly Uri[]
  /** Cosine between question and memory, for cited memories that were recalled by similarity. */
  readonly similarity?: Readonly<Record<Uri, number>>
}

/** What an outcome changed. */
export interface AttestResult {
  /** The number of the journal entry. */
  readonly seq: number
  /** The number of the entry with the new weights. */
  readonly learnSeq: number
  /** The memories that were cited. */
  readonly affectedIds: readonly MemoryId[]
  /** Not a URI, not there, or tombstoned; in the order in which they were cited. */
  readonly skippedUris: readonly string[]
  /** By how much the count of each changed: 1 for a success, -1 for a failure, 0 if nothing counted. */
  readonly citationsDelta: -1 | 0 | 1
  /** The weights of salience before. */
  readonly prevWeights: Weights
  /** The weights of salience after. */
  readonly newWeights: Weights
  /** Whether the weights of salience changed. */
  readonly weightsUpdated: boolean
}

/** Failures that the cited memories are to blame for. */
const BLAMING: readonly string[] = ['factual_error', 'wrong_assumption']

const outcome: Schema<'success' | 'failure'> = (value, path) => {
  if (value === 'success' || value === 'failure') return value
  throw invalid(path, "'success' or 'failure'", value)
}

const cited: Schema<readonly Uri[]> = (value, path) => {
  if (!Array.isArray(value)) throw invalid(path, 'a list of URIs', value)
  if (value.length === 0) {
    throw new CortexError('EMPTY_CITATIONS', 'Cannot attest: cite at least one memory', { path })
  }
  if (value.length > LIMITS.citations) {
    throw new CortexError(
      'TOO_MANY_CITATIONS',
      `Cannot attest: ${value.length} memories are cited, at most ${LIMITS.citations} can be`,
      { path, details: { cited: value.length, max: LIMITS.citations } },
    )
  }
  return list(text(LIMITS.citationBytes), LIMITS.citations)(value, path) as readonly Uri[]
}

const cosine = number(-1, 1)

const similarity: Schema<Readonly<Record<Uri, number>>> = (value, path) => {
  if (!isPlainObject(value)) throw invalid(path, 'an object of URIs and cosines', value)
  const entries = Object.entries(value).map(([uri, each]) => [uri, cosine(each, `${path}.${uri}`)])
  return Object.fromEntries(entries) as Readonly<Record<Uri, number>>
}

const attestFields: Schema<AttestInput> = object<AttestInput>({
  intentId: text(LIMITS.intentIdBytes),
  outcome,
  reason: optional(reasonSchema),
  cited,
  similarity: optional(similarity),
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
})

export const attestInput: Schema<AttestInput> = (value, path) => {
  const input = attestFields(value, path)
  for (const uri of Object.keys(input.similarity ?? {})) {
    if (!input.cited.includes(uri as Uri)) {
      throw refusal(`similarity.${uri}`, 'expected one of the cited URIs')
    }
  }
  return input
}

export function attest(
  input: AttestInput,
  environment: Environment,
  limiter: RateLimiter,
): Mutation<AttestResult> {
  const { intentId, reason } = input
  const success = input.outcome === 'success'
  const blamed = !success && reason !== undefined && BLAMING.includes(reason)
  const delta = success ? 1 : blamed ? -1 : 0
  return mutationWith<AttestResult>(
    'attest',
    input,
    (target, state, { by, request }): Decision<AttestResult> => {
      const at = environment.clock()
      takeToken(limiter, intentId, at)
      const heads = citedHeads(target, input)
      const inputs = heads.map(
        ({ head }) => readSalience(target, head.id) ?? freshSalience(at, head.importance),
      )
      const before = readWeights(target)
      // The profile of what was recalled, not of what this call makes of it.
      const profiles = heads.map(({ uri }, index) =>
        factorsOf(inputs[index] as SalienceInputs, at, input.similarity?.[uri]),
      )
      const after = delta === 0 ? before : learn(before, profiles, success ? 'towards' : 'away')
      const shared = { intentId, success: success || undefined, reason }
      const [first, ...rest]: AttestBody[] = inputs.map((each) => ({
        ...shared,
        ...bumped(each, delta, at),
      }))
      const weights = { before: weightList(before), after: weightList(after) }
      const skipped = weights.before.every((weight, index) => weight === weights.after[index])
      const affected = heads.map(({ head }) => head.id)
      return {
        entries: [
          {
            kind: 'attest',
            at,
            by,
            ...(affected.length === 0 ? {} : { subjects: affected }),
            body: { request, ...(first ?? shared) },
            rest,
          },
          {
            kind: 'learn_weights',
            at,
            by,
            body: {
              sourceSeq: state.nextSeq,
              rate: LEARNING_RATE,
              ...weights,
              skipped: skipped || undefined,
            },
          },
        ],
        result: (seq) => resultOf(input, seq, delta, { affected, ...weights }),
      }
    },
    ({ seq, result }) => {
      assert(result !== undefined, 'an attest leaves its result behind')
      return resultOf(input, seq, delta, attestOutcomeCodec.fromBytes(result))
    },
  )
}

function takeToken(limiter: RateLimiter, intentId: string, at: number): void {
  const refused = limiter.take(intentId, at)
  if (refused === undefined) return
  throw new CortexError(
    'RATE_LIMITED',
    `Cannot attest: the intent ${JSON.stringify(intentId)} was attested too often, try again in ${refused.waitMs} ms`,
    { path: 'intentId', details: { waitMs: refused.waitMs } },
  )
}

/** Live memories in the order of their first mention; every id counts once. */
function citedHeads(source: Source, input: AttestInput): { head: HeadRecord; uri: Uri }[] {
  const seen = new Set<MemoryId>()
  const found: { head: HeadRecord; uri: Uri }[] = []
  for (const uri of input.cited) {
    if (!isUri(uri)) continue
    const { id, type, version } = parseUri(uri)
    if (seen.has(id)) continue
    const head = readHead(source, idBytes(id))
    if (head === undefined || head.tombstoned !== undefined) continue
    if (head.type !== type || version > head.currentVersion) continue
    seen.add(id)
    found.push({ head, uri })
  }
  return found
}

/** Only success is a use; only blame takes a citation back. */
function bumped(before: SalienceInputs, delta: -1 | 0 | 1, at: number): SalienceInputs {
  const { lastUsed, accessCount = 0, citations = 0 } = before
  if (delta === 1) {
    return { lastUsed: at, accessCount: increased(accessCount), citations: increased(citations) }
  }
  const left = delta === -1 ? Math.max(0, citations - 1) : citations
  return { lastUsed, accessCount: accessCount || undefined, citations: left || undefined }
}

function resultOf(
  input: AttestInput,
  seq: number,
  citationsDelta: -1 | 0 | 1,
  weighed: {
    readonly affected: readonly Uint8Array[]
    readonly before: readonly number[]
    readonly after: readonly number[]
  },
): AttestResult {
  const affectedIds = weighed.affected.map(idFromBytes)
  const prevWeights = weightsFrom(weighed.before)
  const newWeights = weightsFrom(weighed.after)
  return {
    seq,
    learnSeq: seq + 1,
    affectedIds,
    skippedUris: skippedOf(input.cited, new Set(affectedIds)),
    citationsDelta,
    prevWeights,
    newWeights,
    weightsUpdated: weighed.before.some((weight, index) => weight !== weighed.after[index]),
  }
}

/** Follows from the input and what was found, so that a retry gives the same list. */
function skippedOf(cited: readonly string[], affected: ReadonlySet<MemoryId>): string[] {
  const mentioned = new Set<MemoryId>(affected)
  return cited.filter((uri) => {
    if (!isUri(uri)) return true
    const { id } = parseUri(uri)
    const first = !mentioned.has(id)
    mentioned.add(id)
    return first
  })
}
