import { toHex } from '../codec/bytes.ts'
import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import { isUsersOwn } from '../influence/influence.ts'
import type { WriteBody } from '../journal/bodies.ts'
import { LIMITS } from '../limits.ts'
import { CLAIMING } from '../memory/claim.ts'
import { type MemoryType, VISIBILITIES, type Visibility } from '../memory/enums.ts'
import { type FrameRef, parseFrames } from '../memory/frame.ts'
import { idBytes, type MemoryId, memoryIdFrom, parseUri, type Uri, uri } from '../memory/ids.ts'
import {
  boolean,
  integer,
  literal,
  object,
  oneOf,
  optional,
  refusal,
  type Schema,
} from '../memory/schema.ts'
import { parseTags } from '../memory/tags.ts'
import { readHead } from '../projections/records.ts'
import { presentTime } from '../projections/state.ts'
import type { Target } from '../projections/target.ts'
import type { HeadRecord } from '../records/head.ts'
import { findTwins, refresh } from './dedupe.ts'
import { assertMayChange } from './own-rules.ts'
import { mutation, type Receipt, receipt } from './request.ts'
import { closings, edgesTo, findReplaced, findSuperseded } from './supersede.ts'
import { askedThrough, type VersionInput, versionBody, versionFields } from './version-input.ts'

/** A new memory. */
export interface WriteInput<T extends MemoryType = MemoryType> extends VersionInput<T> {
  /** An id of your own, for memories that have one elsewhere. Default: a new ULID. `ALREADY_EXISTS` if it is taken. */
  readonly id?: MemoryId
  /** Tags to filter by, at most 16 of 64 bytes each. Default: none. */
  readonly tags?: readonly string[]
  /** Situations that it belongs to, at most 16. Default: none. */
  readonly frames?: readonly FrameRef[]
  /** How much it matters, from 0 to 10. Default 0. */
  readonly importance?: number
  /** Who may see it. Default `private`. */
  readonly visibility?: Visibility
  /** A memory of the same type whose place this one takes. It stays readable. Default: none. */
  readonly supersedes?: Uri<T>
  /** Facts only: take the place of every current fact with the same subject and predicate. Default: none is replaced. */
  readonly replace?: 'subject-predicate'
  /** True: if the same is stored already, refresh that memory instead of storing a second one. Default false. */
  readonly dedupe?: boolean
}

export const writeInput: Schema<WriteInput> = object<WriteInput>({
  ...versionFields,
  id: optional(memoryIdFrom),
  tags: optional(parseTags),
  frames: optional(parseFrames),
  importance: optional(integer(0, LIMITS.importanceMax)),
  visibility: optional(oneOf(VISIBILITIES)),
  supersedes: optional(uri),
  replace: optional(literal('subject-predicate')),
  dedupe: optional(boolean),
})

/** A new memory, version 1, and the end of those whose place it takes. */
export function write(input: WriteInput, environment: Environment): Mutation<Receipt> {
  checkOptions(input)
  return mutation('write', input, (target, state, { by, request }): Decision<Receipt> => {
    const now = environment.clock()
    const versioned = versionBody(target, input, 1, now, request)
    const present = presentTime(state, now)
    const speaker = { type: input.data.type, actorScope: state.actor }
    const isOwn = isUsersOwn({
      head: speaker,
      version: { createdBy: by, provenance: versioned.provenance },
    })
    const { twin, outdone } = input.dedupe
      ? findTwins(target, input.data, present, isOwn)
      : { twin: undefined, outdone: [] }
    const replaced = findClosed(target, input, present, twin?.head.id)
    const closed = distinctHeads([...replaced, ...outdone])
    for (const head of closed) assertMayChange(target, 'supersede', head, askedThrough(input))
    if (twin !== undefined) {
      const surer = (input.confidence ?? 0) > twin.version.confidence
      return refresh(target, versioned, twin, surer, closed, now, by)
    }
    const id = input.id ?? environment.ids()
    const subject = idBytes(id)
    if (readHead(target, subject) !== undefined) {
      throw new CortexError('ALREADY_EXISTS', `Cannot write: a memory has the id ${id} already`, {
        path: 'id',
      })
    }
    const { type } = input.data
    // Named one by one: on Node 20 a spread followed by new members costs ten times as much.
    const body: WriteBody = {
      request,
      version: versioned.version,
      data: versioned.data,
      forms: versioned.forms,
      formsOverride: versioned.formsOverride,
      confidence: versioned.confidence,
      provenance: versioned.provenance,
      validFrom: versioned.validFrom,
      validUntil: versioned.validUntil,
      expiresAt: versioned.expiresAt,
      claim: versioned.claim,
      actorScope: state.actor,
      visibility: input.visibility ?? 'private',
      importance: input.importance ?? 0,
      tags: input.tags?.length ? input.tags : undefined,
      frames: input.frames?.length ? input.frames : undefined,
    }
    const subjects = [subject, ...closed.map((head) => head.id)]
    const rest = closings(closed, versioned.validFrom)
    return {
      entries: [
        { kind: 'write', at: now, by, subjects, type, body, rest },
        ...edgesTo(target, subject, closed, { at: now, by }),
      ],
      result: (seq) => receipt(type, subject, 1, seq),
    }
  })
}

/** Options that contradict one another, or that this type of memory has no meaning for. */
function checkOptions({ data, supersedes, replace, dedupe }: WriteInput): void {
  if (supersedes !== undefined && replace !== undefined) {
    throw refusal('replace', 'expected either supersedes or replace: both say what is closed')
  }
  if (supersedes !== undefined && dedupe) {
    throw refusal('dedupe', 'expected no dedupe with supersedes, which asks for a new memory')
  }
  if (replace !== undefined && data.type !== 'Fact') {
    throw refusal('replace', `expected a Fact, which has subject and predicate, got ${data.type}`)
  }
  if (dedupe && !CLAIMING.includes(data.type)) {
    const types = CLAIMING.join(', ')
    throw refusal('dedupe', `expected a type that states something (${types}), got ${data.type}`)
  }
}

/** A fact can be replaced for its topic and outdone for its words at once. */
function distinctHeads(heads: readonly HeadRecord[]): readonly HeadRecord[] {
  const named = heads.map((head) => [toHex(head.id), head] as const)
  return heads.length < 2 ? heads : [...new Map(named).values()]
}

function findClosed(
  target: Target,
  { data, supersedes, replace }: WriteInput,
  now: number,
  successor: Uint8Array | undefined,
): readonly HeadRecord[] {
  if (supersedes !== undefined) {
    const path = 'supersedes'
    return [findSuperseded(target, parseUri(supersedes, path), data.type, path)]
  }
  return replace === undefined ? [] : findReplaced(target, data, now, successor)
}
