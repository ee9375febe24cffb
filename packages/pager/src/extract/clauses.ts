/**
 * Own words as sentences, and sentences as clauses that each say one thing. A subject is carried over:
 * "I live in Tampere and work at the library" says two things about the same person.
 *
 * @module
 */

import { passes } from './checks.ts'

export interface Clause {
  readonly text: string
  /** The sentence it stands in. */
  readonly sentence: string
}

/** Longer sentences are not learned from: nobody states a rule in them. */
const SENTENCE_CHARS_MAX = 400

const ABBREVIATION =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e|etc|approx|no|bzw|z\.B|ca|Nr|p\.ex|v|cf|al|fig|sec|art|pp|Jr|Inc|Ltd|Corp|Ave|Rd|dept|ej|Sr|Sra|dott|Ing)\.$/i

/** "am 12. März" is one date. */
const MONTH_NEXT =
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b/i

function goesOn(end: string, next: string): boolean {
  return ABBREVIATION.test(end) || (/\b\d{1,2}\.$/.test(end) && MONTH_NEXT.test(next.slice(0, 12)))
}

export function sentencesOf(text: string): string[] {
  const found: string[] = []
  for (const line of text.split(/\n+/)) {
    let current = ''
    const parts = line.split(/(?<=[.!?…]["'”’)]{0,4})\s+/)
    for (const [at, part] of parts.entries()) {
      current = current === '' ? part : `${current} ${part}`
      if (current.length <= SENTENCE_CHARS_MAX && goesOn(part.slice(-12), parts[at + 1] ?? ''))
        continue
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
  "(?:i|i['’]m|i['’]ve|i['’]d|we|we['’]re|we['’]ve|we['’]ll|my|our|you|please|it|it['’]s|that|the|let['’]s|there|from now on|always|never|don['’]t|do not|no(?! (?:more|later|fewer|less|longer|earlier) than)|ich|wir|mein|meine|bitte|je|j['’]|on|nous|mon|ma|yo|mi|nosotros|eu|nós|o meu|a minha|io|noi|il mio|la mia)"

/** Where a sentence may be cut whatever stands before. */
const HARD =
  /\s*(?:;|\s[–—]\s|\s-\s)\s*|,?\s+(?:but|aber|mais|pero|mas|ma|però)\s+(?=\S)|,\s*(?:so|also|hence|therefore|deshalb|also|darum|donc|así que|então|quindi|perciò)\s+(?!that\b|as\b|much\b|many\b|far\b)(?=\p{L})|(?<=(?:\S+ ){3}\S+):\s+(?=(?:i|i['’]m|i['’]ve|we|we['’]re|my|our|never|always|don['’]t|do not)\b)|\s+(?:btw,? )?so\s+(?=(?:when(?:ever)?|if|my|i['’]m|please|don['’]t|never|always|skip|use|keep|no|avoid|stop|give|write|call|send|put|make sure|leave|book|answer|reply|speak|ask|show|quote|address|plan|suggest|stick|explain|tell|check|include|mention|warn|spell|translate)\b)/iu
/** Where it may be cut because a new subject follows. */
const SOFT = new RegExp(
  `,?\\s+(?:and|und|et|y|e|sowie)\\s+(?=${SUBJECT}\\b|\\p{L}+ (?:is|are) my\\b)|,\\s+(?=[\\p{L}-]+ing .{3,60}?(?:fixed|solved|did the trick|helped|did it))|,\\s+(?=(?:i|i['’]m|i['’]ve|we|we['’]re|my|please(?=\\s+\\S)|never(?=\\s+\\S)|always(?=\\s+\\S)|don['’]t|do not|best not|everything|no(?! (?:more|later|fewer|less|longer|earlier) than)|just|only(?= [a-z]+ (?:the|what|my|your|a|an|if|when))|ich|meine?|bitte(?=\\s+\\S)|je|mon|ma|mi|eu|io)\\b)`,
  'iu',
)

/** Verbs that may follow "and" under the same subject. */
const SAME_SUBJECT =
  /,?\s+(?:and|und|et|y|e)\s+(?=(?:live|work|speak|use|prefer|like|love|hate|enjoy|dislike|have|am|run|lead|manage|study|teach|drive|write|code|play|avoid|don['’]t|do not|can['’]t|cannot|never|always|usually|currently|now|moved|need|want|work(?:ing)?|bin|habe|arbeite|wohne|lebe|spreche|mag|hasse|benutze|nutze|trinke|esse|fahre|gehe|spiele|lerne|studiere|leite|pendle|unterrichte|schreibe|lese|koche|reise|fliege)\b)/i
/** Where the verb itself says who: "me llamo Iria y vivo en Vigo". */
const SAME_SUBJECT_ELSEWHERE =
  /(?:,?\s+(?:y|e)|,)\s+(?=(?:vivo|trabajo|soy|hablo|uso|tengo|prefiero|odio|moro|trabalho|sou|falo|abito|lavoro|sono|parlo|preferisco|detesto|no como|não como|non mangio|rispondi(?:mi)?|scrivi(?:mi)?|responde(?:me)?|respóndeme|escribe(?:me)?|escríbeme|usa|responda|responde-me)\b)/i
const IMPERATIVE_NEXT =
  /,?\s+(?:and|then|und|et|y|e)\s+(?=(?:use|keep|avoid|prefer|never|always|don['’]t|do not|make sure|ask|run|add|write|put|name|follow|stick|answer|reply|respond|speak|limit|skip|no|leave|stop|remember|call|address|include|call|tell|send|book|format|indent|document|squash|rebase|sign|lint|test)\b)/i
const ORDER =
  /^(?:please |pls |from now on,? |going forward,? |in this (?:repo|project),? )*(?:use|keep|avoid|prefer|never|always|don['’]t|do not|make sure|ask|run|add|write|put|name|follow|stick|answer|reply|respond|speak|limit|skip|no|leave|stop|call|address|include|tell|send|book|format|indent|document|squash|rebase|sign|lint|test)\b/i
const CONDITION =
  /^(?:when|whenever|if|before|after|unless|once|wenn|falls|bevor|quand|si|lorsque|avant|cuando|antes|quando|se|prima)\b/i

/** Chat leaves out apostrophes: "dont", "im", "lets". */
const BARE: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|wo|ca|could|would|should|have|has|must)nt\b/gi, "$1n't"],
  [/\bi(m|ve)\b/gi, "I'$1"],
  [/(?<![\p{L}\d./-])i(?=['’](?:m|ve|d|ll)\b| )/gu, 'I'],
  [/\b(we|you|they)(ve)\b/gi, "$1'$2"],
  [/\b(let|that|what|there|here)s\b(?= [a-z])/gi, "$1's"],
  [
    /\b(?:bc|cuz|coz|b\/c)\b|(?<=\S )cause(?= (?:the|it|i|we|they|our|my|of|stats?|no)\b)/gi,
    'because',
  ],
  [/\bmsg(s?)\b/gi, 'message$1'],
  [/\btz\b/gi, 'time zone'],
  [/\bw\/(?= ?[a-z])/gi, 'with '],
  [/\bbtwn\b/gi, 'between'],
  [/\b(you|they)re\b/gi, "$1're"],
  [/\bu\b(?= )/g, 'you'],
  [/\bpls\b|\bplz\b/gi, 'please'],
]

export function withApostrophes(text: string): string {
  return BARE.reduce((now, [from, to]) => now.replace(from, to), text)
}

/** "I am Ada, a nurse at …" says two things. */
const APPOSITION =
  /^((?:[^,]{0,24}[,!] )?I(?:['’]m| am) \p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2}), (?=(?:an?|the|your|head|chief|lead|founder|owner|co-founder) |(?:\p{Ll}+ ){0,2}(?:lead|engineer|developer|designer|manager|nurse|teacher|director|analyst|consultant|student|architect|editor|officer|assistant|scientist|administrator|technician|coordinator) (?:at|for|in|with) )/u

/** "Give me amounts in grams, never in cups": the order is given once and meant twice. */
const ELLIPSIS =
  /^((?:please |pls )*(?:always )?)([a-z]+ (?:me |us )?[\p{L}\d -]{2,40}?) (in|with|by|as|on|at|to|from) ([^,]{2,50}), (?:and )?(?:never|not ever) \3 (?=\S)/iu

/** "Never round results, only the total". */
const EXCEPT = /^((?:please |pls )*)never ([a-z]+) ([^,]{2,60}), only (?=(?:the|an?|my|our) )/i

export function clausesOf(sentence: string): Clause[] {
  return wholeClauses(
    sentence
      .replace(ELLIPSIS, '$1$2 $3 $4; never $2 $3 ')
      .replace(EXCEPT, '$1never $2 $3; $2 only '),
    sentence,
  )
}

/** "I go by Bex, she/her, product designer at Northlight": each part says something of the same person. */
const INTRODUCTION =
  /^((?:[^,]{0,24}[,!:] )?(?:I(?:['’]m| am)|I go by|call me|my name is|my name['’]s|this is) \p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]*){0,2}), ([^;]{3,160})$/iu
const PRONOUNS = /^(?:she|he|they|xe|ze)\/\p{L}+(?:\/\p{L}+)?$/iu

function introduced(text: string): string {
  const [, head = '', rest = ''] = INTRODUCTION.exec(text) ?? []
  const name = / (\p{Lu}\S*)$/u.exec(head)
  if (rest === '' || name === null) return text
  const parts = rest.split(/,\s+/)
  const statements = parts.map((part) => {
    if (PRONOUNS.test(part)) return `my pronouns are ${part}`
    return part.split(/\s+/).length <= 9 && passes('role', part) && !FINITE.test(part)
      ? `I am ${/^(?:an?|the|head|chief|lead|founder|owner) /i.test(part) ? '' : 'a '}${part}`
      : part
  })
  return statements.every((part, at) => part === parts[at])
    ? text
    : [head, ...statements].join('; ')
}

const FINITE =
  /^(?:i|we|my|our|you|it|he|she|they|the)\b|\b(?:is|are|was|were|have|has|['’]re|['’]m)\b/i

function wholeClauses(quoted: string, sentence: string): Clause[] {
  const parts = splitAll(introduced(quoted).replace(APPOSITION, '$1; I am '), HARD).flatMap(
    (part) => (CONDITION.test(part) ? [part] : splitAll(part, SOFT)),
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
