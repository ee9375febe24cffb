/**
 * Questions in other languages. A table says how a language speaks of time, phrase by phrase, in the
 * English that `parse-time.ts` reads; what it finds is given back in the words of the question.
 * Only words of time and of asking are put into English. Every other word becomes one that says nothing,
 * so that no word of another language is taken for an English one.
 *
 *   vor drei Wochen am Rhein   three week ago | on | x
 *
 * @module
 */
import { type ParsedTime, parseTime, type TimeMention } from './parse-time.ts'
import { without } from './question-words.ts'
import { type Token, tokenize } from './tokens.ts'

/** How a language speaks of time. Accents and capitals do not count, anywhere in it. */
export interface TimeTable {
  /** The code of the language, such as `de`. */
  readonly code: string
  /** Words by which a question is known to be in this language, and not in English or another one. */
  readonly signs: string
  /** Words of each class, as `word,word=english`. Rows name a class as `{month}`. */
  readonly classes: Readonly<Record<string, string>>
  /**
   * One phrase per line, `phrase > English`. A word of the phrase may have others beside it (`am|an`), or
   * may be missing (`der?`); `{num}` is a number in digits. The longest phrase wins; of equals, the first.
   */
  readonly phrases: string
}

type Item = { readonly optional: boolean } & (
  | { readonly words: ReadonlySet<string> }
  | { readonly name: string; readonly inEnglish: (word: string) => string | undefined }
)

interface Phrase {
  readonly items: readonly Item[]
  readonly english: string
}

/** A table as it is used: which phrases may begin with a word. */
export interface Phrases {
  readonly signs: ReadonlySet<string>
  readonly beginning: ReadonlyMap<string, readonly Phrase[]>
  readonly anywhere: readonly Phrase[]
  /** Finds a month, a weekday or a day in a folded text. */
  readonly ofTime: RegExp
}

const NUMBER = /^\d{1,4}$/
/** Says nothing about time, in any language. */
const NOTHING = 'x'

export function phrasesOf(table: TimeTable): Phrases {
  const classes = new Map(
    Object.entries(table.classes).map(([name, words]) => [name, readClass(words)]),
  )
  const phrases = table.phrases
    .split('\n')
    .filter((line) => line.includes('>'))
    .map((line) => readPhrase(line, classes))
  const beginning = new Map<string, Phrase[]>()
  const anywhere: Phrase[] = []
  for (const phrase of phrases) {
    const first = firstWords(phrase)
    if (first === undefined) anywhere.push(phrase)
    else for (const word of first) beginning.set(word, [...(beginning.get(word) ?? []), phrase])
  }
  const wordsOf = (name: string): string[] =>
    [...(classes.get(name) ?? [])]
      .filter(([word, english]) => word !== english)
      .map(([word]) => word)
  const named = ['month', 'weekday', 'day'].flatMap(wordsOf)
  return {
    signs: new Set([...table.signs.split(/\s+/).map(folded), ...named, ...wordsOf('unit')]),
    beginning,
    anywhere,
    ofTime: new RegExp(`(?<!\\p{L})(?:${named.join('|')})(?!\\p{L})`, 'u'),
  }
}

function readClass(words: string): ReadonlyMap<string, string> {
  return new Map(
    words
      .trim()
      .split(/\s+/)
      .flatMap((row) => {
        const [names = '', english = ''] = row.split('=')
        return names.split(',').map((name) => [folded(name), english.replaceAll('_', ' ')] as const)
      }),
  )
}

function readPhrase(
  line: string,
  classes: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Phrase {
  const [phrase = '', english = ''] = line.split('>')
  const items = phrase
    .trim()
    .split(/\s+/)
    .map((word): Item => {
      const optional = word.endsWith('?') && word.length > 1
      const plain = optional ? word.slice(0, -1) : word
      const name = /^\{(\w+)\}$/.exec(plain)?.[1]
      if (name === undefined) return { optional, words: new Set(plain.split('|').map(folded)) }
      const known = classes.get(name)
      const isNumber = name === 'num' || name === 'amount'
      return {
        optional,
        name,
        inEnglish: (found) =>
          known?.get(found) ?? (isNumber && NUMBER.test(found) ? found : undefined),
      }
    })
  return { items, english: english.trim() }
}

/** The words with which a phrase can begin; undefined where that is a class. */
function firstWords({ items }: Phrase): string[] | undefined {
  const words: string[] = []
  for (const item of items) {
    if (!('words' in item)) return undefined
    words.push(...item.words)
    if (!item.optional) return words
  }
  return words
}

/** How many words of a question only this language has. */
export function signsIn(tokens: readonly Token[], { signs }: Phrases): number {
  return tokens.reduce((sum, { word }) => sum + (signs.has(folded(word)) ? 1 : 0), 0)
}

interface Piece {
  readonly english: string
  /** Tokens of the question. */
  readonly first: number
  readonly next: number
}

export function parseTranslated(
  question: string,
  options: { readonly now: number },
  phrases: Phrases,
): ParsedTime {
  const tokens = tokenize(question)
  const pieces = translate(tokens, phrases)
  const starts: number[] = []
  let english = ''
  for (const piece of pieces) {
    if (english !== '') english += ' '
    starts.push(english.length)
    english += piece.english
  }
  const parsed = parseTime(english, options)
  const mentions = parsed.mentions.map((mention) => ({
    ...mention,
    ...placeOf(question, tokens, pieces, starts, mention),
  }))
  const { anchor, ...others } = parsed
  const rest = without(question, mentions)
  if (anchor === undefined) return { ...others, mentions, rest }
  // Its words say nothing in English: they are taken from the question.
  const place = placeOf(question, tokens, pieces, starts, anchor)
  const words = placeOf(question, tokens, pieces, starts, {
    start: anchor.start + english.slice(anchor.start).indexOf(' ') + 1,
    end: anchor.end,
  })
  return { ...others, mentions, rest, anchor: { ...anchor, ...place, text: words.text } }
}

function translate(tokens: readonly Token[], phrases: Phrases): Piece[] {
  const words = tokens.map(({ word }) => folded(word))
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const word = words[at] as string
    const isWord = /^\p{L}/u.test(word)
    let best: Piece = {
      english: isWord ? NOTHING : (tokens[at] as Token).text,
      first: at,
      next: at + 1,
    }
    let read = 0
    for (const phrase of [...(phrases.beginning.get(word) ?? []), ...phrases.anywhere]) {
      const found = match(phrase, words, at)
      if (found === undefined || found.next - at <= read) continue
      read = found.next - at
      best = { ...found, first: at }
    }
    pieces.push(best)
    at = best.next
  }
  return pieces
}

function match(
  { items, english }: Phrase,
  words: readonly string[],
  at: number,
): { readonly english: string; readonly next: number } | undefined {
  const values: string[] = []
  let next = at
  let text = english
  for (const item of items) {
    const word = words[next] ?? ''
    const value = 'words' in item ? (item.words.has(word) ? '' : undefined) : item.inEnglish(word)
    if (value === undefined) {
      if (!item.optional) return undefined
      if ('name' in item) text = text.replace(`{${item.name}}`, '')
      continue
    }
    if ('name' in item) {
      values.push(value)
      text = text.replace(`{${item.name}}`, value)
    }
    next++
  }
  return next === at ? undefined : { english: text.replace(/\s+/g, ' ').trim(), next }
}

/** The words of the question from which a part of the English was made. */
function placeOf(
  question: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  starts: readonly number[],
  part: { readonly start: number; readonly end: number },
): Pick<TimeMention, 'start' | 'end' | 'text'> {
  const first = pieces[starts.findLastIndex((start) => start <= part.start)]
  const last = pieces[starts.findLastIndex((start) => start < part.end)]
  const start = tokens[first?.first ?? 0]?.start ?? 0
  const end = tokens[(last?.next ?? tokens.length) - 1]?.end ?? question.length
  return { start, end, text: question.slice(start, end) }
}

/** As a table has it: in lower case, without accents and the apostrophe of an article before it. */
export function folded(word: string): string {
  return word.toLowerCase().replace(/^['’]/, '').normalize('NFD').replace(/\p{M}/gu, '')
}
