/**
 * Notes as people and models read them. The stored form of a fact names predicate and subject,
 * `note(ada)=The sea is blue`; of a note only the sentence says something.
 *
 * @module
 */
import {
  type Bundle,
  countTokens,
  type FindResult,
  LIMITS,
  type Memory,
  type MemoryData,
  truncateTokens,
} from '@cortex-memory/core'
import { NOTE } from './text-to-data.ts'

type EventData = Extract<MemoryData, { readonly type: 'Event' }>

/** Subjects that the pager gives: names for a machine. */
const MACHINE_SUBJECTS = 'matrix://knowledge/'

/** Never longer than what is rendered, so that a budget it fits holds afterwards. */
export function plainText({ head, data }: Pick<Memory, 'head' | 'data'>, rendered: string): string {
  if (data.type === 'Event') return eventWords(data, rendered)
  if (data.type !== 'Fact') return rendered
  const { subject, predicate, statement } = data
  const isMachines = subject.startsWith(MACHINE_SUBJECTS)
  const label = `${predicate}(${subject})=`
  // A form that an author wrote stays as it is.
  if ((predicate !== NOTE && !isMachines) || !rendered.startsWith(label)) return rendered
  const sentence = rendered.slice(label.length)
  const namesSubject = statement.toLowerCase().includes(subject.toLowerCase())
  return isMachines || namesSubject || subject === head.actorScope
    ? sentence
    : `${subject}: ${sentence}`
}

/** Of an event that somebody described, the description says what happened; its kind does not. */
function eventWords({ kind, outcome, summary }: EventData, rendered: string): string {
  const label = `${outcome} ${kind} — `
  if (summary === undefined || !rendered.startsWith(label)) return rendered
  return eventLine({ outcome }, rendered.slice(label.length))
}

/**
 * For lists, which have no budget: the short form of an event names its kind and not what happened,
 * so its description is shown instead, within the same length.
 */
export function withEventSummaries<T extends FindResult>(found: T): T {
  const rendered = found.memories.map(({ data }, index) =>
    data.type === 'Event' && data.summary !== undefined
      ? truncateTokens(eventLine(data, data.summary), LIMITS.shortTokens)
      : (found.rendered[index] ?? ''),
  )
  return { ...found, rendered, renderedTokens: rendered.map(countTokens) }
}

function eventLine({ outcome }: Pick<EventData, 'outcome'>, summary: string): string {
  return outcome === 'success' ? summary : `${outcome}: ${summary}`
}

export function withPlainNotes<T extends FindResult>(found: T): T {
  const rendered = found.memories.map((memory, index) =>
    plainText(memory, found.rendered[index] ?? ''),
  )
  return { ...found, rendered, renderedTokens: rendered.map(countTokens) }
}

export function bundleWithPlainNotes<T extends Bundle>(bundle: T): T {
  const rendered: Record<string, string> = { ...bundle.rendered }
  const tokens: Record<string, number> = { ...bundle.tokens }
  let { totalTokens } = bundle
  for (const memory of [
    bundle.pinned,
    bundle.proposed,
    bundle.frameRelevant,
    bundle.outcomes,
  ].flat()) {
    const { id } = memory.head
    const text = plainText(memory, rendered[id] ?? '')
    totalTokens += countTokens(text) - (tokens[id] ?? 0)
    rendered[id] = text
    tokens[id] = countTokens(text)
  }
  return { ...bundle, rendered, tokens, totalTokens }
}
