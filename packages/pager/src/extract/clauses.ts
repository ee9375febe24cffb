/**
 * Own words as sentences, and sentences as clauses that each say one thing. A subject is carried over:
 * "I live in Tampere and work at the library" says two things about the same person.
 *
 * @module
 */

export interface Clause {
  readonly text: string
  /** The sentence it stands in. */
  readonly sentence: string
}

/** Longer sentences are not learned from: nobody states a rule in them. */
const SENTENCE_CHARS_MAX = 400

const ABBREVIATION =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e|etc|approx|no|bzw|z\.B|ca|Nr|p\.ex|ej|Sr|Sra|dott|Ing)\.$/i

export function sentencesOf(text: string): string[] {
  const found: string[] = []
  for (const line of text.split(/\n+/)) {
    let current = ''
    for (const part of line.split(/(?<=[.!?…]["'”’)]*)\s+/)) {
      current = current === '' ? part : `${current} ${part}`
      if (ABBREVIATION.test(current)) continue
      found.push(current)
      current = ''
    }
    if (current !== '') found.push(current)
  }
  return found
    .map((part) => part.replace(/^\s*(?:[-*•·‣]|\(?\d{1,3}[.)])\s+/, '').trim())
    .filter((part) => part !== '' && part.length <= SENTENCE_CHARS_MAX)
}

const SUBJECT =
  "(?:i|i['’]m|i['’]ve|i['’]d|we|we['’]re|we['’]ve|we['’]ll|my|our|you|please|it|it['’]s|that|the|let['’]s|there|from now on|always|never|don['’]t|do not|no|ich|wir|mein|meine|bitte|je|j['’]|on|nous|mon|ma|yo|mi|nosotros|eu|nós|o meu|a minha|io|noi|il mio|la mia)"

/** Where a sentence may be cut whatever stands before. */
const HARD = new RegExp(
  `\\s*(?:;|\\s[–—]\\s|\\s-\\s)\\s*|,?\\s+(?:but|aber|mais|pero|mas|ma|però)\\s+(?=\\S)|,\\s*(?:so|also|deshalb|donc|así que|então|quindi)\\s+(?=${SUBJECT}\\b|use\\b|keep\\b|skip\\b|no\\b)|\\s+so\\s+(?=(?:please|don['’]t|never|always|skip|use|keep|no|avoid|stop)\\b)`,
  'iu',
)
/** Where it may be cut because a new subject follows. */
const SOFT = new RegExp(
  `,?\\s+(?:and|und|et|y|e|sowie)\\s+(?=${SUBJECT}\\b)|,\\s+(?=(?:i|i['’]m|i['’]ve|we|we['’]re|my|please(?=\\s+\\S)|never|always|don['’]t|do not|best not|no|just|ich|meine?|bitte|je|mon|ma|mi|eu|io)\\b)`,
  'iu',
)

/** Verbs that may follow "and" under the same subject. */
const SAME_SUBJECT =
  /,?\s+(?:and|und|et|y|e)\s+(?=(?:live|work|speak|use|prefer|like|love|hate|enjoy|dislike|have|am|run|lead|manage|study|teach|drive|write|code|play|avoid|don['’]t|do not|can['’]t|cannot|never|always|usually|currently|now|moved|need|want|work(?:ing)?|bin|habe|arbeite|wohne|lebe|spreche|mag|hasse|benutze|nutze|trinke|esse)\b)/i
/** Where the verb itself says who: "me llamo Iria y vivo en Vigo". */
const SAME_SUBJECT_ELSEWHERE =
  /,?\s+(?:y|e)\s+(?=(?:vivo|trabajo|soy|hablo|uso|tengo|prefiero|odio|moro|trabalho|sou|falo|abito|lavoro|sono|parlo|preferisco|detesto|no como|não como|non mangio)\b)/i
const IMPERATIVE_NEXT =
  /,?\s+(?:and|then|und|et|y|e)\s+(?=(?:use|keep|avoid|prefer|never|always|don['’]t|do not|make sure|ask|run|add|write|put|name|follow|stick|answer|reply|respond|speak|limit|skip|no|leave|stop|remember|call|address|include|call|tell|send|book|format|indent|document|squash|rebase|sign|lint|test)\b)/i
const ORDER =
  /^(?:please |pls |from now on,? |going forward,? |in this (?:repo|project),? )*(?:use|keep|avoid|prefer|never|always|don['’]t|do not|make sure|ask|run|add|write|put|name|follow|stick|answer|reply|respond|speak|limit|skip|no|leave|stop|call|address|include|tell|send|book|format|indent|document|squash|rebase|sign|lint|test)\b/i
const CONDITION =
  /^(?:when|whenever|if|before|after|unless|once|wenn|falls|bevor|quand|si|lorsque|avant|cuando|antes|quando|se|prima)\b/i

export function clausesOf(sentence: string): Clause[] {
  const parts = splitAll(sentence, HARD).flatMap((part) =>
    CONDITION.test(part) ? [part] : splitAll(part, SOFT),
  )
  const texts: string[] = []
  for (const part of withScope(parts)) {
    const subject =
      /^(?:(?:hi|hey|hello|also|btw|by the way|so|and|ok)[,!]?\s+)*(i(?:['’]m|['’]ve)?|we|ich)\b/i
        .exec(part)?.[1]
        ?.replace(/['’].*$/, '')
    if (subject !== undefined && !CONDITION.test(part)) {
      const [first = '', ...rest] = splitAll(part, SAME_SUBJECT)
      texts.push(first, ...rest.map((one) => `${subject} ${one}`))
    } else if (
      /^(?:me|mi|soy|vivo|eu|sou|moro|chamo|trabajo|trabalho|sono|lavoro|abito|yo|io)\b/i.test(part)
    ) {
      texts.push(...splitAll(part, SAME_SUBJECT_ELSEWHERE))
    } else if (ORDER.test(part)) texts.push(...carried(splitAll(part, IMPERATIVE_NEXT)))
    else texts.push(part)
  }
  return texts
    .map((text) => text.replace(/^[\s,;:–—-]+/, '').replace(/[\s,;:–—-]+$/, ''))
    .filter((text) => text !== '')
    .map((text) => ({ text, sentence }))
}

/** "Always" and "from now on" hold for all orders of the sentence. */
function carried(orders: readonly string[]): string[] {
  const [first = '', ...rest] = orders
  const lead = /^(?:please |pls )*(always|from now on|going forward)\b/i.exec(first)?.[1]
  if (lead === undefined) return [...orders]
  return [
    first,
    ...rest.map((one) =>
      /^(?:always|never|don['’]t|do not|no)\b/i.test(one) ? one : `${lead} ${one}`,
    ),
  ]
}

/** "Going forward, no discounts": a time belongs to what follows it. */
function withScope(parts: readonly string[]): string[] {
  const [first = '', second, ...rest] = parts
  const isScope =
    /^(?:going forward|from now on|from here on|in (?:the )?future|by default|in general|as a rule)$/i.test(
      first.trim(),
    )
  return isScope && second !== undefined ? [`${first}, ${second}`, ...rest] : [...parts]
}

const PARTS_MAX = 12

function splitAll(text: string, at: RegExp): string[] {
  return text
    .split(new RegExp(at.source, at.flags.includes('g') ? at.flags : `${at.flags}g`))
    .filter((part): part is string => part !== undefined && part.trim() !== '')
    .slice(0, PARTS_MAX)
}
