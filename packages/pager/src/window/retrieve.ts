/**
 * What the store knows that has to do with a question. Three lanes: memories that match it (by words,
 * and by meaning where an embedder runs), the newest ones, and those that matter whatever is asked.
 * Merged, each memory once, bounded by number and tokens together.
 *
 * The newest and the salient keep a quarter of the places between them: a question that shares no
 * word with what was said a moment ago must still meet it, however full the store is. What the pinned
 * block says of the user takes no place in those.
 *
 * @module
 */
import {
  authorOf,
  CortexError,
  dayOf,
  type FindResult,
  isUnconfirmed,
  LIMITS,
  type Memory,
  type MemoryId,
  type MemoryType,
  type Query,
  shortReference,
  type Uri,
} from '@cortex-memory/core'
import { withoutMarks } from '../extract/own-text.ts'
import { whyWithheld } from '../patterns/reinforce.ts'
import { cutToSent, sentTokens, truncateTokens } from '../text/tokens.ts'
import { memoryText } from './memory-text.ts'
import { REFERENCE_CHARS, surfacedNotes } from './notes.ts'
import { uriOf } from './pinned.ts'
import { profileOf } from './profile.ts'
import type { Reader } from './reader.ts'

/** How `retrieve` searches. */
export interface RetrieveOptions {
  /** At most this many. Default: `retrievalTopK`, 8. */
  readonly topK?: number
  /** The lines together have at most this many tokens. Default: `retrievalBudgetTokens`, 6,000. */
  readonly budgetTokens?: number
  /** Only memories of these types. Default: all. */
  readonly types?: readonly MemoryType[]
  /** What was true at this time, in milliseconds since 1970. Default: `knownAt`, or now. */
  readonly asOf?: number
  /** What was known at this time, in milliseconds since 1970. Default: now. */
  readonly knownAt?: number
}

/** A memory that was found for a question, as a line for a prompt. */
export interface Snippet {
  /** What it says, in one line. */
  readonly text: string
  /** The version that is shown. */
  readonly uri: Uri
  /** What kind of memory it is. */
  readonly type: MemoryType
  /** A warning for the reader: contradicted by another snippet, superseded, or not proven. Absent: none. */
  readonly note?: string
  /** Its short name, such as `m7f3`. Every operation and tool accepts it. */
  readonly ref: string
  /** When it was said, or happened: `2026-05-01`. */
  readonly day: string
  /** Which lane found it, and how well. */
  readonly why: string
  /** The size of its line in a window. */
  readonly tokens: number
  /** The store that it is from, if the pager reads two. */
  readonly actor?: string
}

/** Something that was found and is not shown. */
export interface LeftOut {
  readonly uri: Uri
  readonly tokens: number
  readonly why: string
}

export interface Retrieved {
  readonly snippets: readonly Snippet[]
  readonly leftOut: readonly LeftOut[]
  /** Why the lane of the question did not answer, if so. */
  readonly failure?: string
}

export interface RetrieveRequest extends RetrieveOptions {
  readonly topK: number
  readonly budgetTokens: number
  readonly minPatternSuccesses: number
  /** Memories that the window shows elsewhere. */
  readonly without?: ReadonlySet<MemoryId>
  /** Whether patterns below the gate are passed over rather than noted. */
  readonly provenOnly?: boolean
}

export const SALIENCE_TYPES: readonly MemoryType[] = [
  'Fact',
  'Event',
  'Pattern',
  'Preference',
  'Goal',
]

/** Whatever can have been remembered a moment ago; what is pinned is seen anyway. */
const NEWEST_TYPES: readonly MemoryType[] = [...SALIENCE_TYPES, 'Belief', 'Capability']

interface Candidate {
  readonly memory: Memory
  readonly why: string
}

/** Room for those that are passed over. */
const CANDIDATES_PER_PLACE = 2
const SALIENCE_SHARE = 4
const MARK = '…'

export async function retrieve(
  cortex: Reader,
  query: string,
  request: RetrieveRequest,
): Promise<Retrieved> {
  const { topK, budgetTokens } = request
  if (topK < 1 || budgetTokens < 1) return { snippets: [], leftOut: [] }
  const near = await nearLane(cortex, query, request)
  const pinned = new Set((await profileOf(cortex)).map(({ memory }) => memory.head.id))
  const types = request.types?.length ? request.types : SALIENCE_TYPES
  // Those that the pinned block shows are passed over: there must be others left.
  const limit = Math.min(topK * CANDIDATES_PER_PLACE + pinned.size, LIMITS.findLimit)
  const salient = await cortex.find({ ...common(request), limit, types })
  const newest = await cortex.find({
    ...common(request),
    limit,
    types: request.types?.length ? request.types : NEWEST_TYPES,
    orderBy: [{ field: 'head.createdAt', direction: 'desc' }],
  })
  const wanted = ({ memory }: Candidate): boolean => isWanted(memory, request)
  const unpinned = ({ memory }: Candidate): boolean => !pinned.has(memory.head.id)
  const matters = candidatesOf(salient, (score) => `matters in general (salience ${score})`)
    .filter(wanted)
    .filter(unpinned)
  const known = new Map(matters.map((candidate) => [candidate.memory.head.id, candidate]))
  const merged = merge(
    candidatesOf(near.result, (score) => `matches the question (relevance ${score})`).filter(
      wanted,
    ),
    matters,
    candidatesOf(newest, () => 'is among the newest')
      .filter(wanted)
      .filter(unpinned)
      .map((candidate) => known.get(candidate.memory.head.id) ?? candidate),
    topK,
  )
  const picked = await pick(cortex, merged, request)
  return { ...picked, ...(near.failure !== undefined && { failure: near.failure }) }
}

/** How a snippet appears in a window. */
export function snippetLine({
  text,
  note,
  ref,
  day,
}: Pick<Snippet, 'text' | 'note' | 'ref' | 'day'>): string {
  const warning = note === undefined ? '' : ` (note: ${note})`
  return `- ${withoutMarks(text)}${warning} (${day}) ${ref}`
}

function common({ topK, asOf, knownAt }: RetrieveRequest): Query {
  const limit = Math.min(topK * CANDIDATES_PER_PLACE, LIMITS.findLimit)
  return {
    limit,
    ...(asOf !== undefined && { asOf }),
    ...(knownAt !== undefined && { knownAt }),
  }
}

/** An embedder that fails must not take the other lane down with it. */
async function nearLane(
  cortex: Reader,
  query: string,
  request: RetrieveRequest,
): Promise<{ readonly result?: FindResult; readonly failure?: string }> {
  const near = askable(query)
  if (near === '') return {}
  try {
    const narrowed = request.types?.length ? { types: request.types } : {}
    return { result: await cortex.find({ ...common(request), ...narrowed, near, floor: true }) }
  } catch (error) {
    const code = error instanceof CortexError ? error.code : ''
    if (code !== 'EMBEDDER_FAILED' && code !== 'NO_EMBEDDER') throw error
    return { failure: (error as CortexError).message }
  }
}

/** Questions come from people and tools: what the engine would refuse is mended, not refused. */
export function askable(query: string): string {
  const text = query.toWellFormed().replaceAll('\0', ' ').trim()
  return truncateTokens(text, LIMITS.nearBytes / LIMITS.bytesPerToken)
}

function candidatesOf(
  result: FindResult | undefined,
  why: (score: string) => string,
): readonly Candidate[] {
  if (result === undefined) return []
  return result.memories.map((memory, index) => ({
    memory,
    why: why((result.scores[index] as number).toFixed(2)),
  }))
}

function isWanted({ head, data }: Memory, request: RetrieveRequest): boolean {
  if (request.without?.has(head.id)) return false
  return !(request.provenOnly && data.type === 'Pattern' && whyNot(data, request) !== undefined)
}

function whyNot(
  { coverage, derivedFrom = [] }: { coverage: number; derivedFrom?: readonly string[] },
  { minPatternSuccesses }: RetrieveRequest,
): string | undefined {
  return whyWithheld({ coverage, derivedFrom }, minPatternSuccesses)
}

/** Best matches first; the newest and what matters have their share before the rest fills up. */
function merge(
  near: readonly Candidate[],
  salient: readonly Candidate[],
  newest: readonly Candidate[],
  topK: number,
): readonly Candidate[] {
  const share = Math.floor(topK / SALIENCE_SHARE)
  const matched = new Set(near.slice(0, topK).map(({ memory }) => memory.head.id))
  const isOther = ({ memory }: Candidate): boolean => !matched.has(memory.head.id)
  const fresh = newest.filter(isOther).slice(0, Math.ceil(share / 2))
  const kept = new Set(distinct([...fresh, ...salient.filter(isOther)]).slice(0, share))
  const reserved = distinct([...salient, ...newest]).filter((candidate) => kept.has(candidate))
  const first = near.slice(0, topK - reserved.length)
  return distinct([...first, ...reserved, ...near, ...salient, ...newest.slice(0, topK)])
}

function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const byId = new Map<MemoryId, Candidate>()
  for (const candidate of candidates) {
    if (!byId.has(candidate.memory.head.id)) byId.set(candidate.memory.head.id, candidate)
  }
  return [...byId.values()]
}

interface Draft extends Candidate {
  readonly text: string
}

/** As many as fit, in order; one that does not fit does not keep a smaller one out. */
async function pick(
  cortex: Reader,
  candidates: readonly Candidate[],
  request: RetrieveRequest,
): Promise<Pick<Retrieved, 'snippets' | 'leftOut'>> {
  const { topK, budgetTokens } = request
  const leftOut: LeftOut[] = []
  const drafts: Draft[] = []
  let left = budgetTokens
  for (const candidate of candidates) {
    const text = shownText(candidate.memory, request)
    if (text === '') continue
    // Only the best is cut to what is left: otherwise a small budget would hold everything but it.
    const draft =
      drafts.length === 0 ? fitted({ ...candidate, text }, left) : { ...candidate, text }
    const { uri, tokens } = snippetOf(draft, undefined)
    const why =
      drafts.length >= topK
        ? `beyond the best ${topK}`
        : tokens > left
          ? `beyond ${budgetTokens} tokens`
          : undefined
    if (why !== undefined) leftOut.push({ uri, tokens, why })
    else {
      left -= tokens
      drafts.push(draft)
    }
  }
  // Notes take room as well, and speak only of what is shown: until both hold, the last one goes.
  for (;;) {
    const notes = await surfacedNotes(
      cortex,
      drafts.map(({ memory }) => memory),
      request.knownAt,
    )
    const snippets = drafts.map((draft) =>
      snippetOf(draft, noteOf(draft.memory, notes.get(draft.memory.head.id), request)),
    )
    if (snippets.reduce((sum, { tokens }) => sum + tokens, 0) <= budgetTokens) {
      return { snippets: owned(snippets, drafts, cortex), leftOut }
    }
    drafts.pop()
    const { uri, tokens } = snippets.at(-1) as Snippet
    leftOut.push({ uri, tokens, why: `beyond ${budgetTokens} tokens` })
  }
}

function owned(
  snippets: readonly Snippet[],
  drafts: readonly Draft[],
  { actorOf }: Reader,
): readonly Snippet[] {
  if (actorOf === undefined) return snippets
  return snippets.map((snippet, index) => {
    const actor = actorOf((drafts[index] as Draft).memory.head.id)
    return actor === undefined ? snippet : { ...snippet, actor }
  })
}

function snippetOf({ memory, why, text }: Draft, note: string | undefined): Snippet {
  const snippet = {
    text,
    uri: uriOf(memory),
    type: memory.head.type,
    ref: shortReference(memory.head.id, REFERENCE_CHARS),
    day: dayOf(memory),
    ...(note !== undefined && { note }),
    why,
  }
  return { ...snippet, tokens: sentTokens(`${snippetLine(snippet)}\n`) }
}

/** The whole text, or an equal share of the budget; blank if nothing but a mark would be left. */
function shownText(memory: Memory, { topK, budgetTokens }: RetrieveRequest): string {
  const shareTokens = Math.max(LIMITS.mediumTokens, Math.floor(budgetTokens / topK))
  const text = cutToSent(memoryText(memory), shareTokens)
  return text === MARK ? '' : text
}

const FITTED_TOKENS_MIN = 16

/** To the part of the budget that is not for what matters in general. */
function fitted(draft: Draft, leftTokens: number): Draft {
  const { tokens } = snippetOf(draft, undefined)
  if (tokens <= leftTokens) return draft
  const mostTokens = leftTokens - Math.floor(leftTokens / SALIENCE_SHARE)
  const textTokens = sentTokens(draft.text) - (tokens - mostTokens)
  if (textTokens < FITTED_TOKENS_MIN) return draft
  const text = cutToSent(draft.text, textTokens)
  return text === MARK || text === '' ? draft : { ...draft, text }
}

function noteOf(
  memory: Memory,
  surfaced: string | undefined,
  request: RetrieveRequest,
): string | undefined {
  const { data } = memory
  const withheld = data.type === 'Pattern' ? whyNot(data, request) : undefined
  const whose = isUnconfirmed(memory)
    ? `said by ${authorOf(memory)}, not confirmed by the user`
    : undefined
  const unproven = withheld === undefined ? undefined : `unproven: ${withheld}`
  const parts = [whose, surfaced, unproven].filter((one) => one !== undefined)
  return parts.length === 0 ? undefined : parts.join('; ')
}
