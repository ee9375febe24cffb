/**
 * Facts that cannot all be true: the same subject and predicate, different statements, valid now.
 * Found by walking the keys of claims, where facts about one thing are neighbours; only groups with
 * more than one statement are read.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { claimsPrefix, prefixEnd, trailingId } from '../keys/keyspace.ts'
import { LIMITS } from '../limits.ts'
import { type Claim, normalForm, sameTopic, textHash } from '../memory/claim.ts'
import { MEMORY_TYPES } from '../memory/enums.ts'
import { formatUri, idFromBytes, type Uri } from '../memory/ids.ts'
import { integer, object, optional, type Schema, text } from '../memory/schema.ts'
import { type Stated, statedAt } from '../projections/claims.ts'

/** Which conflicts to look for. */
export interface ConflictOptions {
  /** Only facts about this subject, however it is spelled. */
  readonly subject?: string
  /** Default 100, at most 1000. */
  readonly limit?: number
}

/** Facts that contradict each other. */
export interface Conflict {
  /** What they are about. */
  readonly subject: string
  /** Which property they state. */
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
  /** Facts beyond those shown. */
  readonly more: number
}

export const conflictOptions: Schema<ConflictOptions> = object<ConflictOptions>({
  subject: optional(text(LIMITS.subjectBytes)),
  limit: optional(integer(1, LIMITS.conflicts)),
})

/** Bytes of the hashes of subject and predicate. */
const TOPIC_BYTES = 16

/** In the order of the keys: the same facts give the same list, in every store. */
export function findConflicts(view: ViewReader, options: ConflictOptions, now: number): Conflict[] {
  const limit = options.limit ?? LIMITS.conflictsDefault
  const subject = options.subject === undefined ? undefined : normalForm(options.subject)
  const found: Conflict[] = []
  for (const ids of topics(view, subject)) {
    for (const facts of groupsOf(view, ids, now)) {
      if (subject !== undefined && facts[0]?.claim.subject !== subject) continue
      const conflict = conflictOf(facts)
      if (conflict !== undefined) found.push(conflict)
      if (found.length === limit) return found
    }
  }
  return found
}

/** Ids of the facts about one thing, where the keys show more than one statement. */
function* topics(view: ViewReader, subject: string | undefined): Generator<Uint8Array[]> {
  const fact = MEMORY_TYPES.code('Fact')
  const hashes = subject === undefined ? new Uint8Array() : textHash(subject)
  const prefix = claimsPrefix(fact, hashes)
  const topicEnd = claimsPrefix(fact, new Uint8Array(TOPIC_BYTES)).length
  let topic = ''
  let ids: Uint8Array[] = []
  let statements = new Set<string>()
  for (const { key } of view.scan({ from: prefix, to: prefixEnd(prefix) })) {
    const name = Buffer.from(key).toString('latin1')
    if (name.slice(0, topicEnd) !== topic) {
      if (statements.size > 1) yield ids
      topic = name.slice(0, topicEnd)
      ids = []
      statements = new Set()
    }
    if (ids.length === LIMITS.conflictScan) continue
    ids.push(new Uint8Array(trailingId(key)))
    statements.add(name.slice(topicEnd, topicEnd + 8))
  }
  if (statements.size > 1) yield ids
}

/** Facts that are valid now, by topic: two topics may share their hashes. */
function groupsOf(view: ViewReader, ids: readonly Uint8Array[], now: number): Stated[][] {
  const groups: Stated[][] = []
  for (const id of [...ids].sort(Buffer.compare)) {
    const stated = statedAt(view, id, now)
    if (stated === undefined) continue
    const group = groups.find(([first]) => sameTopic((first as Stated).claim, stated.claim))
    if (group === undefined) groups.push([stated])
    else group.push(stated)
  }
  return groups
}

function conflictOf(facts: readonly Stated[]): Conflict | undefined {
  const statements = new Set(facts.map(({ claim }: { claim: Claim }) => claim.statement)).size
  const [first] = facts
  if (statements < 2 || first?.data.type !== 'Fact') return undefined
  const { subject, predicate } = first.data
  const shown = facts.slice(0, LIMITS.conflictFacts)
  return {
    subject,
    predicate,
    statements,
    facts: shown.flatMap(({ head, version, data }) =>
      data.type !== 'Fact'
        ? []
        : [
            {
              uri: formatUri('Fact', idFromBytes(head.id), version.version),
              statement: data.statement,
              confidence: version.confidence,
              validFrom: version.validFrom,
            },
          ],
    ),
    more: facts.length - shown.length,
  }
}
