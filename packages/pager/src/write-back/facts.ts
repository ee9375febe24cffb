/**
 * What an agent notes: facts, facts about the user, outcomes. All as observed, none with a secret.
 *
 * @module
 */
import { type Cortex, type Memory, type Origin, refuseSecrets, type Uri } from '@cortex-memory/core'
import { KNOWLEDGE_SUBJECT, PROFILE_TAG, USER_SUBJECT } from '../consolidate/memory-of.ts'
import { normalise } from '../text/words.ts'
import { uriOf } from '../window/pinned.ts'
import { askable } from '../window/retrieve.ts'
import { knownUserFact, writeUserFact } from './user-facts.ts'

/** What a new fact is to a stored one. */
export type Relation = 'supersedes' | 'contradicts' | 'relates' | 'none'

/** Says what a new fact is to a similar one that is stored. If it throws, the fact is stored without a link. */
export type Classify = (statement: string, known: Memory) => Promise<Relation> | Relation

/** What can be given with something to remember. */
export interface RememberOptions {
  /** How much it matters, from 0 to 10. Default: 5 for a fact, 7 for one about the user, 4 for an outcome. */
  readonly importance?: number
  /** Tags to filter by. Default: none. */
  readonly tags?: readonly string[]
  /** Whose words these are. Default `agent`; for a fact about the user, `user`. */
  readonly origin?: Origin
  /** The way it came, such as `cli` or `slack`. Default: none. */
  readonly channel?: string
  /** Who wrote it. Default: the actor. */
  readonly by?: string
  /** 32 hex digits that name this call: repeating it changes nothing. Default: none. */
  readonly commitId?: string
}

/** What can be given with a fact to remember. */
export interface RememberFactOptions extends RememberOptions {
  /** Decides what the fact is to similar ones: it can supersede or contradict them. Default: it is compared with none. */
  readonly classify?: Classify
}

/** How something went. */
export type OutcomeStatus = 'success' | 'failure' | 'partial'

const SIMILAR_MAX = 8
const FACT_IMPORTANCE = 5
const USER_FACT_IMPORTANCE = 7
const OUTCOME_IMPORTANCE = 4

/** Nothing for blank text. A fact that is there already is refreshed, and its address given. */
export async function rememberFact(
  cortex: Cortex,
  statement: string,
  options: RememberFactOptions = {},
): Promise<Uri | undefined> {
  const text = statement.trim()
  if (text === '') return undefined
  refuseSecrets(text, 'statement')
  const relations = await classified(cortex, text, options.classify)
  const [outdated, ...alsoOutdated] = relations.filter(({ relation }) => relation === 'supersedes')
  const { uri, id } = await cortex.write({
    data: { type: 'Fact', subject: KNOWLEDGE_SUBJECT, predicate: 'note', statement: text },
    ...headOf(options, FACT_IMPORTANCE),
    ...(outdated === undefined ? { dedupe: true } : { supersedes: uriOf(outdated.memory) }),
  })
  for (const { memory } of alsoOutdated) {
    await cortex.addEdge({ src: id, type: 'supersedes', dst: memory.head.id })
  }
  for (const { memory, relation } of relations) {
    if (memory.head.id === id) continue
    if (relation === 'contradicts') {
      await cortex.addEdge({ src: id, type: 'contradicts', dst: memory.head.id })
    }
    if (relation === 'relates') {
      await cortex.addEdge({ src: id, type: 'references', dst: memory.head.id })
    }
  }
  return uri
}

/** Nothing for blank text and for what the profile says already. */
export async function rememberUserFact(
  cortex: Cortex,
  statement: string,
  options: RememberOptions = {},
): Promise<Uri | undefined> {
  const text = statement.trim()
  if (text === '') return undefined
  refuseSecrets(text, 'statement')
  if ((await knownUserFact(cortex, text)) !== undefined) return undefined
  const tags = [...new Set([PROFILE_TAG, ...(options.tags ?? [])])]
  // An application passes on what its user said of themselves, unless it says otherwise.
  const { origin = 'user' } = options
  return await writeUserFact(cortex, {
    data: { type: 'Fact', subject: USER_SUBJECT, predicate: 'profile', statement: text },
    ...headOf({ ...options, origin, tags }, USER_FACT_IMPORTANCE),
  })
}

/** Any word but success and failure means that it went partly. */
export async function recordOutcome(
  cortex: Cortex,
  summary: string,
  outcome: string,
  intentRef?: string,
  options: RememberOptions = {},
): Promise<Uri> {
  refuseSecrets(summary, 'summary')
  const word = outcome.trim().toLowerCase()
  const { uri } = await cortex.write({
    data: {
      type: 'Event',
      kind: 'observation',
      outcome: word === 'success' || word === 'failure' ? word : 'partial',
      summary: summary.trim(),
      ...(intentRef !== undefined && { intentRef }),
    },
    ...headOf(options, OUTCOME_IMPORTANCE),
  })
  return uri
}

async function classified(
  cortex: Cortex,
  statement: string,
  classify: Classify | undefined,
): Promise<readonly { readonly memory: Memory; readonly relation: Relation }[]> {
  if (classify === undefined) return []
  const { memories } = await cortex.find({
    types: ['Fact'],
    near: askable(statement),
    limit: SIMILAR_MAX,
  })
  const relations: { memory: Memory; relation: Relation }[] = []
  for (const memory of memories) {
    if (memory.data.type !== 'Fact') continue
    if (normalise(memory.data.statement) === normalise(statement)) continue
    relations.push({ memory, relation: await relationOf(classify, statement, memory) })
  }
  return relations
}

async function relationOf(
  classify: Classify,
  statement: string,
  memory: Memory,
): Promise<Relation> {
  try {
    return await classify(statement, memory)
  } catch {
    return 'none'
  }
}

function headOf(options: RememberOptions, importance: number): object {
  const { tags, origin = 'agent', channel, by, commitId } = options
  return {
    importance: options.importance ?? importance,
    provenance: { source: 'observed', origin, ...(channel !== undefined && { channel }) },
    ...(tags !== undefined && { tags }),
    ...(by !== undefined && { by }),
    ...(commitId !== undefined && { commitId }),
  }
}
