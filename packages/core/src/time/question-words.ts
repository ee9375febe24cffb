/**
 * The question around its words of time: what remains to be searched for, whether anything remains,
 * and whether the question asks for a time itself.
 *
 * @module
 */
import type { Token } from './tokens.ts'

const PREPOSITIONS =
  /(?:^|[\s,])(?:(?:back\s+)?(?:on|in|at|of|for|from|as\s+of|during|over|within|throughout|around|sometime\s+in)(?:\s+(?:the|our|my))?|the|our)\s*$/i
/** Where something was said: "as mentioned on May 8", "according to their conversation on May 8". */
const REPORTED =
  /(?:^|[\s,])(?:as\s+(?:mentioned|stated|discussed|said|noted|described)|mentioned|(?:according\s+to|as\s+per|per|in|during|from)\s+(?:the|their|his|her|our|my|your|a|this|that)\s+(?:conversation|chat|discussion|session|dialogue|talk|response|message))\s*$/i
/** Before these a preposition belongs to the verb: "volunteer at last weekend". */
const STRANDING =
  /^(?!\S+(?:\s+\S+)?\s+(?:session|conversation|chat|discussion|dialog))(?:last|this|next|yesterday|today|tomorrow|tonight|earlier|later|since|before|after|until|till|by|between|from|\S+\s+\S+\s+(?:ago|back)\b)/i
const ARTICLES = /(?:^|[\s,])(?:(?:for|from|of|over|during)(?:\s+the)?|the|our)\s*$/i
/** No lead is longer. */
const LEAD_MAX = 100
const TOLD_WORD =
  /(?:mentioned|said|told|stated|discussed|conversations?|chats?|discussions?|sessions?|response|messages?)\s*$/i

/** What a question is made of when it asks for nothing but a time: all that was said then. */
const FRAMING: ReadonlySet<string> = new Set(
  (
    "what 's 've 'd 'll did do does done have has had we i you us our my your me they them was were is are be been am there " +
    'that this it the a an talk talked talking about discuss discussed discussing discussion discussions chat chatted ' +
    'chatting chats say said saying speak spoke spoken tell told mention mentioned conversation conversations session ' +
    'sessions happen happened happening happens go going went on over up come came cover covered anything everything ' +
    'something things thing stuff topic topics subject subjects summarize summarise summary recap list show give remind ' +
    'remember recall of in at from for to and please can could would will all any which with together else memory memories ' +
    'note notes event events message messages turn turns exchange exchanges so far exactly again bring brought between ' +
    'know just during how dialogue as'
  ).split(' '),
)

const WHEN_NOUN = /^(?:date|day|month|year|week|weekday|season|decade|time|quarter)s?$/
const AUXILIARY = /^(?:did|does|do|was|were|is|are|will|has|have|had)$/
const TELLING = /^(?:know|remember|recall|me|us|exactly|since|until|till|from|by)$/

/** The words before a mention that go with it: prepositions, and how it was told. */
export function leadBefore(question: string, start: number): number {
  const inner = prepositionBefore(question, start)
  return matchBefore(REPORTED, question, inner) ?? inner
}

function prepositionBefore(question: string, start: number): number {
  const lead = STRANDING.test(question.slice(start)) ? ARTICLES : PREPOSITIONS
  return matchBefore(lead, question, start) ?? start
}

/** Where the words begin that match right before a place. */
function matchBefore(words: RegExp, question: string, end: number): number | undefined {
  const from = Math.max(0, end - LEAD_MAX)
  const match = words.exec(question.slice(from, end))
  if (match === null) return undefined
  return from + match.index + (/^[\s,]/.test(match[0]) ? 1 : 0)
}

/** Whether a mention says when something was told, not when it happened. */
export function isTold(question: string, start: number): boolean {
  const end = prepositionBefore(question, start)
  return TOLD_WORD.test(question.slice(Math.max(0, end - LEAD_MAX), end))
}

/** The question without the given parts, tidied up. */
export function without(
  question: string,
  parts: readonly { readonly start: number; readonly end: number }[],
): string {
  let rest = ''
  let from = 0
  for (const { start, end } of parts) {
    rest += `${question.slice(from, Math.max(from, start))} `
    from = Math.max(from, end)
  }
  return tidy(rest + question.slice(from))
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.?!;:])/g, '$1')
    .replace(/,+(?=[,.?!;:]|$)/g, '')
    .replace(/^[\s,;:]+/, '')
    .trim()
}

export function isOnlyFraming(rest: readonly Token[]): boolean {
  return rest.every(({ word }) => FRAMING.has(word) || !/[\p{L}\d]/u.test(word))
}

/** "When did …", "What day …", "In which month …", "How long ago …", "Do you remember when …". */
export function asksForTime(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    const before = tokens[at - 1]
    const next = tokens[at + 1]?.word ?? ''
    const opens = before === undefined || !/^[\p{L}\d']/u.test(before.word)
    if (word === 'when') {
      const joined = before?.word === 'and' && AUXILIARY.test(next)
      return opens || joined || TELLING.test(before?.word ?? '')
    }
    if (word === 'what' || word === 'which') return WHEN_NOUN.test(next) && next !== 'times'
    if (word === 'how') return next === 'long' && tokens[at + 2]?.word === 'ago'
    return false
  })
}
