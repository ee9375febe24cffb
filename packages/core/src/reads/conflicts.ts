/**
 * Facts that cannot all be true: the same subject and predicate, different statements, valid now.
 * Found by walking the keys of claims, where facts about one thing are neighbours; only groups with
 * more than one statement are read.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { claimsPrefix, type Key, prefixEnd, trailingId } from '../keys/keyspace.ts'
import { LIMITS } from '../limits.ts'
import { type Claim, claimBytes, normalForm, sameTopic, textHash } from '../memory/claim.ts'
import { MEMORY_TYPES } from '../memory/enums.ts'
import { formatUri, idFromBytes, type Uri } from '../memory/ids.ts'
import { integer, object, optional, type Schema, text, time } from '../memory/schema.ts'
import { type Stated, statedAt } from '../projections/claims.ts'
import { keysOf } from './past-keys.ts'

/** Which conflicts to look for. */
export interface ConflictOptions {
  /** Only facts about this subject, however it is spelled. */
  readonly subject?: string
  /** At most this many conflicts, up to 1,000. Default 100. */
  readonly limit?: number
  /** Facts that were true at this time. Default: `knownAt`, or now. */
  readonly asOf?: number
  /** As the store knew them at this time. Default: now. */
  readonly knownAt?: number
}

/** Facts that contradict each other. */
export interface Conflict {
  /** The subject that the facts share. */
  readonly subject: string
  /** The predicate that the facts share. */
  readonly predicate: string
  /** How many different statements there are. */
  readonly statements: number
  /** The oldest first; at most 64. */
  readonly facts: readonly {
    readonly uri: Uri
    readonly statement: string
    readonly confidence: number
    readonly validFrom: number
  }[]
  /** How many more facts there are than are listed. */
  readonly more: number
}

export const conflictOptions: Schema<ConflictOptions> = object<ConflictOptions>({
  subject: optional(text(LIMITS.subjectBytes)),
  limit: optional(integer(1, LIMITS.conflicts)),
  asOf: optional(time),
  knownAt: optional(time),
})

/** Bytes of the hashes of subject and predicate. */
const TOPIC_BYTES = 16

/** Where facts are looked for, and what each states. */
export interface StatedFacts {
  /** Keys of claims below a prefix; there may be too many, but none may be missing. */
  keys(prefix: Key): Iterable<Uint8Array>
  /** The fact, if what it states holds at the time of the question. */
  stated(id: Uint8Array): StatedFact | undefined
}

/** What a fact states. */
export interface StatedFact extends Pick<Stated, 'data' | 'claim'> {
  readonly id: Uint8Array
  readonly version: Pick<Stated['version'], 'version' | 'confidence' | 'validFrom'>
}

/** What live facts state now. */
export function statedNow(view: ViewReader, now: number): StatedFacts {
  return {
    keys: (from) => keysOf(view.scan({ from, to: prefixEnd(from) })),
    stated: (id) => {
      const stated = statedAt(view, id, now)
      return stated && { ...stated, id: stated.head.id }
    },
  }
}

/** In the order of the keys: the same facts give the same list, in every store. */
export function findConflicts(source: StatedFacts, options: ConflictOptions): Conflict[] {
  const limit = options.limit ?? LIMITS.conflictsDefault
  const subject = options.subject === undefined ? undefined : normalForm(options.subject)
  const found: Conflict[] = []
  for (const topic of topics(source, subject)) {
    for (const facts of groupsOf(source, topic)) {
      if (subject !== undefined && facts[0]?.claim.subject !== subject) continue
      const conflict = conflictOf(facts)
      if (conflict !== undefined) found.push(conflict)
      if (found.length === limit) return found
    }
  }
  return found
}

/** Facts about one thing, where the keys show more than one statement. */
interface Topic {
  /** The hashes of subject and predicate, as text. */
  readonly hashes: string
  readonly ids: readonly Uint8Array[]
}

function* topics(source: StatedFacts, subject: string | undefined): Generator<Topic> {
  const fact = MEMORY_TYPES.code('Fact')
  const hashes = subject === undefined ? new Uint8Array() : textHash(subject)
  const prefix = claimsPrefix(fact, hashes)
  const topicEnd = claimsPrefix(fact, new Uint8Array(TOPIC_BYTES)).length
  let topic = ''
  let ids: Uint8Array[] = []
  let statements = new Set<string>()
  for (const key of source.keys(prefix)) {
    const name = Buffer.from(key).toString('latin1')
    if (name.slice(0, topicEnd) !== topic) {
      if (statements.size > 1) yield { hashes: topic.slice(-TOPIC_BYTES), ids }
      topic = name.slice(0, topicEnd)
      ids = []
      statements = new Set()
    }
    if (ids.length === LIMITS.conflictScan) continue
    ids.push(new Uint8Array(trailingId(key)))
    statements.add(name.slice(topicEnd, topicEnd + 8))
  }
  if (statements.size > 1) yield { hashes: topic.slice(-TOPIC_BYTES), ids }
}

/** Facts that hold, by topic: two topics may share their hashes. */
function groupsOf(source: StatedFacts, { hashes, ids }: Topic): StatedFact[][] {
  const groups: StatedFact[][] = []
  for (const id of distinct(ids)) {
    const stated = source.stated(id)
    // At another time a fact may have been about something else.
    if (stated === undefined || topicOf(stated.claim) !== hashes) continue
    const group = groups.find(([first]) => sameTopic((first as StatedFact).claim, stated.claim))
    if (group === undefined) groups.push([stated])
    else group.push(stated)
  }
  return groups
}

function topicOf(claim: Claim): string {
  return Buffer.from(claimBytes(claim).subarray(0, TOPIC_BYTES)).toString('latin1')
}

/** In order; a fact may have stated several things over time. */
function distinct(ids: readonly Uint8Array[]): Uint8Array[] {
  const sorted = [...ids].sort(Buffer.compare)
  return sorted.filter(
    (id, at) => at === 0 || Buffer.compare(id, sorted[at - 1] as Uint8Array) !== 0,
  )
}

function conflictOf(facts: readonly StatedFact[]): Conflict | undefined {
  const statements = new Set(facts.map(({ claim }: { claim: Claim }) => claim.statement)).size
  const [first] = facts
  if (statements < 2 || first?.data.type !== 'Fact') return undefined
  const { subject, predicate } = first.data
  const shown = facts.slice(0, LIMITS.conflictFacts)
  return {
    subject,
    predicate,
    statements,
    facts: shown.flatMap(({ id, version, data }) =>
      data.type !== 'Fact'
        ? []
        : [
            {
              uri: formatUri('Fact', idFromBytes(id), version.version),
              statement: data.statement,
              confidence: version.confidence,
              validFrom: version.validFrom,
            },
          ],
    ),
    more: facts.length - shown.length,
  }
}
