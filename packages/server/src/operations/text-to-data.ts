/**
 * A sentence as a typed memory. People and agents say what they know in words; each type has one
 * field that holds the words, and values for the rest that claim as little as possible.
 *
 * @module
 */
import {
  CortexError,
  type MemoryData,
  type MemoryType,
  polarityOfRule,
  topicOfPreference,
} from '@cortex-memory/core'

/** The field of each type that a text goes into. */
export const MAIN_FIELD: Readonly<Record<MemoryType, string>> = {
  Identity: 'name',
  Fact: 'statement',
  Preference: 'topic',
  Belief: 'statement',
  Event: 'summary',
  Goal: 'statement',
  Constraint: 'statement',
  Capability: 'capability',
  Pattern: 'statement',
}

/** A note is a fact of which only the sentence is known. Notes contradict nothing. */
export const NOTE = 'note'

/** The text in its field, and what its words or nothing at all say about the others. */
function fieldsOf(text: string, type: MemoryType, actor: string): Record<string, unknown> {
  return { [MAIN_FIELD[type]]: text, ...defaultsOf(text, type, actor) }
}

function defaultsOf(text: string, type: MemoryType, actor: string): Record<string, unknown> {
  switch (type) {
    case 'Fact':
      return { subject: actor, predicate: NOTE }
    case 'Preference':
      return { ...topicOfPreference(text), strength: 0.5 }
    case 'Belief':
      return { stance: 'believe' }
    case 'Event':
      return { kind: 'observation', outcome: 'success' }
    case 'Goal':
      return { status: 'active' }
    case 'Constraint':
      return { polarity: polarityOfRule(text) ?? 'do', strength: 'hard', source: 'user_declared' }
    case 'Capability':
      return { subject: actor, ...capabilityOf(text), verified: false }
    case 'Pattern':
      return { strength: 0.5, coverage: 0 }
    case 'Identity':
      return {}
  }
}

const WHO_WORDS = 5
/** Words that begin a clause: who stands there is not the one who can. */
const CLAUSE = /^(?:who|that|which|what|if|when)$/i
const ARTICLE = /^(?:an?|the)$/i
const SELF = /^(?:|i|you|we|it)$/i

/** "The bot can restart staging": the form puts `can` between subject and capability by itself. */
function capabilityOf(text: string): { readonly capability: string; readonly subject?: string } {
  const words = text
    .replace(/\bis able to\b/i, 'can')
    .trim()
    .split(/\s+/)
  const at = words.findIndex((word) => word.toLowerCase() === 'can')
  const who = words.slice(0, Math.max(at, 0))
  const capability = words.slice(at + 1).join(' ')
  const isOther = who.some((word) => CLAUSE.test(word)) || ARTICLE.test(who.at(-1) ?? '')
  if (at < 0 || at > WHO_WORDS || capability === '' || isOther) return { capability: text }
  const subject = who.join(' ')
  return SELF.test(subject) ? { capability } : { capability, subject }
}

export interface Described {
  readonly text?: string | undefined
  readonly type?: MemoryType | undefined
  readonly subject?: string | undefined
  readonly predicate?: string | undefined
  readonly data?: Readonly<Record<string, unknown>> | undefined
}

/** What is said wins over what is not; the engine judges the result. */
export function dataOf(described: Described, actor: string): MemoryData {
  const { text, subject, predicate, data = {} } = described
  if (text === undefined && described.data === undefined) {
    throw new CortexError('INVALID_INPUT', 'Cannot remember: give `text`, or `data` with a type', {
      path: 'text',
    })
  }
  const type = typeOf(described)
  return {
    ...(text === undefined ? {} : fieldsOf(text, type, actor)),
    ...(subject === undefined ? {} : { subject }),
    ...(predicate === undefined ? {} : { predicate }),
    ...data,
    type,
  } as unknown as MemoryData
}

/** The next version of a memory: its data with what is said now. */
export function revisedData(current: MemoryData, described: Described): MemoryData {
  const { text, data = {} } = described
  return {
    ...current,
    ...(text === undefined ? {} : revisedFields(text, current.type)),
    ...data,
  } as MemoryData
}

/** New words bring their own polarity along; everything else of the memory stays. */
function revisedFields(text: string, type: MemoryType): Record<string, unknown> {
  if (type === 'Preference') return { ...topicOfPreference(text) }
  if (type === 'Capability') return { ...capabilityOf(text) }
  const polarity = type === 'Constraint' ? polarityOfRule(text) : undefined
  return { [MAIN_FIELD[type]]: text, ...(polarity === undefined ? {} : { polarity }) }
}

function typeOf({ type, data }: Described): MemoryType {
  const inData = data?.type as MemoryType | undefined
  if (inData === undefined) return type ?? 'Fact'
  if (type !== undefined && type !== inData) {
    throw new CortexError(
      'TYPE_DATA_MISMATCH',
      `Cannot remember: the type is ${type}, the data says ${JSON.stringify(inData)}`,
      { path: 'data.type' },
    )
  }
  if (!(inData in MAIN_FIELD)) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot read data.type: expected one of ${Object.keys(MAIN_FIELD).join(', ')}`,
      { path: 'data.type' },
    )
  }
  return inData
}
