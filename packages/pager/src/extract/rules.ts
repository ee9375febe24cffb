/**
 * Sentences from which something can be learned without a model. Few and anchored at the beginning
 * of the sentence: what is learned is shown to models for a long time, so a wrong find costs more
 * than a missed one. Questions and suppositions are never learned from.
 *
 * @module
 */
import { oneLine } from '../text/words.ts'
import type { Learned } from './extractor.ts'

const STATEMENT_CHARS_MAX = 300
const LEAD_IN =
  /^(?:(?:hi|hello|hey|ok|okay|well|so|also|and|but|by the way|btw|please|fyi|actually|oh)\b[\s,!:–—-]*)+/i
const SUPPOSED =
  /\b(?:if|suppose|imagine|pretend|hypothetically|maybe|perhaps|might|would|could|for example|e\.g|let['’]s say)\b/i
const NAME =
  "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s+(?:(?:de|van|von|der|bin|al|la|le)\\s+)*\\p{Lu}[\\p{L}\\p{M}'’.-]*){0,3}"
const NAMED = new RegExp(
  `^(?:[Mm]y (?:full )?name(?:['’]s| is)|I(?:['’]m| am) called|(?:[Yy]ou can |[Jj]ust )?[Cc]all me) (${NAME})`,
  'u',
)
const TRADE =
  /^I(?:['’]m| am) an? ((?:[\p{L}-]+ ){0,3}(?:nurse|student|teacher|engineer|doctor|lawyer|scientist|designer|developer|manager|pilot|cook|chef|writer|artist|researcher|biologist|physicist|chemist|accountant|consultant|founder|farmer|carpenter|electrician|musician|journalist|librarian|architect|programmer|analyst|sailor|captain|editor|translator|photographer))\b/iu
const ATTRIBUTE =
  /^my (role|job title|time ?zone|pronouns|birthday|e-?mail(?: address)?|home ?town|native language|first language|favou?rite [\p{L}]+(?: [\p{L}]+)?) (?:is|are) (.+)$/iu
const NO_VALUE =
  /^(?:not|still|unclear|unknown|done|broken|late|full|down|gone|here|there|this|that|to|on|in|being)\b/i

/** Where the object is a name, it begins with a capital: "I work for free" says nothing. */
const PLACES: readonly (readonly [pattern: RegExp, verb: string])[] = [
  [/^I (?:now |currently )?live in (\p{Lu}.*)$/u, 'lives in'],
  [/^I(?:['’]m| am) (?:now |currently )?based in (\p{Lu}.*)$/u, 'is based in'],
  [/^I(?:['’]m| am| come) from (\p{Lu}.*)$/u, 'is from'],
  [/^I (?:now |currently )?work (?:at|for) (\p{Lu}.*|the \p{Lu}.*)$/u, 'works for'],
  [/^I (?:now |currently )?work as (an? .+)$/u, 'works as'],
  [/^I study at (\p{Lu}.*)$/u, 'studies at'],
]

/** That it holds now is what being remembered means. */
const NOWADAYS = /,? (?:now|nowadays|these days|at the moment|currently)$/i

const LIKES =
  /^I (?:really |much |strongly |always )?(prefer|like|love|enjoy|hate|dislike|can['’]?t stand|cannot stand|don['’]t like|do not like|avoid) (.+)$/i
/** What the sentence points at is here and now: no lasting taste. */
const NO_TOPIC =
  /^(?:it|this|that|these|those|the|you|your|him|her|them|not|how|what|where|when|why|to (?:think|know|see|hear|say))\b/i

const ALWAYS =
  /^(?:you (?:must|should) |from now on,? )?(always|never|do not ever|don['’]t ever) ([a-z][^?]*)$/i
const MUST = /^you must (not )?([a-z][^?]*)$/i
const FROM_NOW_ON = /^from now on,? (?:you (?:must|should) )?(do not |don['’]t )?([a-z][^?]*)$/i
/** What follows "always" or "you must" and is no order: "never mind", "always a joy", "you must be tired". */
const NO_RULE =
  /^(?:mind|again|been|be|has|had|have|was|is|are|a|an|the|ever|too|so|quite|enough|more|less|like|as|in|on|at|for|with|and|or|but|because|when|until|since|you|i|we|it|he|she|they|this|that|these|those|my|your|happy|glad|good|great|nice|fun|fine|sure|right|wrong|better|there|here|said|thought|knew|know|think|see|seen|saw|feel|felt|heard|got|did|understand)\b/i
/** Orders come in the bare form of the verb: "never fails" and "never tried" are reports. */
const NO_ORDER = /^(?!(?:embed|bring)\b)(?:[a-z]+[^e\W]ed|[a-z]*[^s\W]s|[a-z]{3,}ing)\b/i

const DECIDED =
  /^(?:decision: ?(.+)|(?:we|i)(?:['’]ve| have)? decided (?:to|that|on|against|for) (.+)|(?:let['’]s|we['’]ll|we will) go with (.+)|we(?:['’]re| are) going with (.+))$/i

const REMEMBER =
  /^(?:remember|memori[sz]e|keep in mind|don['’]t forget|do not forget|for the record)\b(?: ?[:,–—-] ?| that )?(.+)$/i
const NOTE = /^(?:note|make a note)(?: ?: ?| that )(.+)$/i
const NOT_TO_REMEMBER = /^(?:me|this|that|it|when|how|what|why|who|to|last|our last)\b/i

const EXPLICIT_OUTCOME =
  /^(?:outcome|result) ?: ?(success|succeeded|failure|failed|partial|partly)\b[\s:,.–—-]*(.+)$/i
const WORKED =
  /^(?:that|it|this|everything) (?:worked|works now|did the trick|is (?:fixed|solved|working) now|(?:has )?(?:fixed|solved) (?:it|the problem))\b/i
const FAILED =
  /^(?:that|it|this) (?:failed|did(?: not|n['’]t) (?:work|help)|is still (?:broken|failing)|made it worse)\b/i

/** The sentence without what leads to it; `undefined` if nothing may be learned from it. */
export function learnable(sentence: string): string | undefined {
  const text = oneLine(sentence).replace(LEAD_IN, '')
  if (text === '' || text.length > STATEMENT_CHARS_MAX || /\?["'”’)]*$/.test(text)) return undefined
  return text.replace(/(?<![.!])[.!]+$/, '')
}

/** What a user says about themselves, how they want things, and what they ask to remember. */
export function fromUser(text: string): Learned | undefined {
  const asked = (REMEMBER.exec(text) ?? NOTE.exec(text))?.[1]?.trim()
  if (asked !== undefined) return remembered(asked)
  return SUPPOSED.test(text) ? undefined : aboutUser(text)
}

/** What was settled, whoever says it. */
export function decision(text: string): string | undefined {
  if (SUPPOSED.test(text)) return undefined
  const found = DECIDED.exec(text)
  return found === null || !found.slice(1).some((part) => part?.trim()) ? undefined : text
}

/** What came of the work: said outright, or by the user of what was asked before. */
export function outcome(
  text: string,
  request: string | undefined,
): Extract<Learned, { kind: 'outcome' }> | undefined {
  const [, status = '', summary = ''] = EXPLICIT_OUTCOME.exec(text) ?? []
  if (summary !== '') {
    const word = status.slice(0, 4).toLowerCase()
    return {
      kind: 'outcome',
      summary,
      status: word === 'succ' ? 'success' : word === 'fail' ? 'failure' : 'partial',
    }
  }
  if (request === undefined) return undefined
  const worked = WORKED.test(text)
  if (!worked && !FAILED.test(text)) return undefined
  return {
    kind: 'outcome',
    summary: `${request}: "${text}"`,
    status: worked ? 'success' : 'failure',
  }
}

function remembered(asked: string): Learned | undefined {
  const rule = /^to (.+)$/i.exec(asked)?.[1]
  if (rule !== undefined) return constraint(rule)
  if (NOT_TO_REMEMBER.test(asked) || !/\s/.test(asked)) return undefined
  const known = aboutUser(asked)
  if (known !== undefined) return known
  return /\b(?:I|I['’]m|my|me|mine)\b/.test(asked)
    ? { kind: 'profile', statement: `The user said: "${asked}"` }
    : { kind: 'fact', statement: asked, origin: 'user' }
}

function aboutUser(text: string): Learned | undefined {
  return profile(text) ?? preference(text) ?? constraint(text)
}

function profile(text: string): Learned | undefined {
  const name = NAMED.exec(text)?.[1]?.replace(/(?<![.'’-])[.'’-]+$/, '')
  if (name !== undefined) return said(`The user's name is ${name}`)
  const trade = TRADE.exec(text)?.[1]
  if (trade !== undefined) return said(`The user is a ${trade}`.replace(/ a ([aeiou])/i, ' an $1'))
  const [, attribute = '', value = ''] = ATTRIBUTE.exec(text) ?? []
  if (value !== '' && !NO_VALUE.test(value) && (!/mail/i.test(attribute) || value.includes('@'))) {
    return said(`The user's ${attribute.toLowerCase()} is ${value}`)
  }
  for (const [pattern, verb] of PLACES) {
    const place = pattern.exec(text)?.[1]
    if (place !== undefined) return said(`The user ${verb} ${place.replace(NOWADAYS, '')}`)
  }
  return undefined
}

function said(statement: string): Learned {
  return { kind: 'profile', statement }
}

function preference(text: string): Learned | undefined {
  const [, verb = '', topic = ''] = LIKES.exec(text) ?? []
  if (topic === '' || NO_TOPIC.test(topic)) return undefined
  const polarity = /^(?:prefer|like|love|enjoy)$/i.test(verb) ? 'prefer' : 'avoid'
  return { kind: 'preference', topic, polarity, statement: text }
}

function constraint(text: string): Learned | undefined {
  const [, adverb = '', always = ''] = ALWAYS.exec(text) ?? []
  if (always !== '') return rule(always, /^always$/i.test(adverb))
  const [, not, must = ''] = MUST.exec(text) ?? FROM_NOW_ON.exec(text) ?? []
  return must === '' ? undefined : rule(must, not === undefined)
}

function rule(statement: string, isDo: boolean): Learned | undefined {
  if (NO_RULE.test(statement) || NO_ORDER.test(statement)) return undefined
  return { kind: 'constraint', statement, polarity: isDo ? 'do' : 'dont' }
}
