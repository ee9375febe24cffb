/**
 * Secrets that a sentence tells: "the password for the router is …", "my PIN is …", in the languages
 * of the table of words. From each word at most 160 characters of its sentence are read.
 *
 * @module
 */
import { isOrdinary, isPlaceholder, looksGenerated, looksLikePassword } from './looks.ts'
import type { Secret } from './secret.ts'
import {
  COPULAS,
  LOGIN_WORDS,
  PASSWORD_WORDS,
  PHRASE_WORDS,
  PIN_WORDS,
  TOKEN_WORDS,
} from './words.ts'

type Group = 'password' | 'pin' | 'token' | 'login' | 'phrase'

interface Phrase {
  readonly words: readonly string[]
  readonly groups: readonly Group[]
}

const WINDOW_CHARS = 160
const PHRASE_CHARS = 320
const TOKENS_MAX = 12
/** So far behind "is" a value may stand. */
const BEHIND_COPULA = 4

const BY_FIRST = new Map<string, Phrase[]>()
const groupsOf = new Map<string, Group[]>()
for (const [group, words] of [
  ['password', Object.values(PASSWORD_WORDS).flat()],
  ['pin', Object.values(PIN_WORDS).flat()],
  ['token', Object.values(TOKEN_WORDS).flat()],
  ['login', LOGIN_WORDS],
  ['phrase', PHRASE_WORDS],
] as const) {
  for (const word of words) {
    const key = wordsOf(word).join(' ')
    const groups = groupsOf.get(key) ?? []
    if (!groups.includes(group)) groupsOf.set(key, [...groups, group])
  }
}
for (const [key, groups] of groupsOf) {
  const words = key.split(' ')
  const first = words[0] as string
  const phrases = [...(BY_FIRST.get(first) ?? []), { words, groups }]
  BY_FIRST.set(
    first,
    phrases.sort((a, b) => b.words.length - a.words.length),
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

export function* proseSecrets(text: string): Generator<Secret> {
  const words: Word[] = []
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    words.push({ text: word.toLowerCase(), start: index, end: index + word.length })
  }
  for (let at = 0; at < words.length; at++) {
    const phrase = phraseAt(text, words, at)
    if (phrase === undefined) continue
    const start = (words[at] as Word).start
    at += phrase.words.length - 1
    const end = (words[at] as Word).end
    // The rest of a longer name, as in `password_file`, or what a redaction left.
    if (/^(?:[_\-./@$]\p{L}|\])/u.test(text.slice(end, end + 2))) continue
    const found = toldAt(text, start, end, phrase, words[at - phrase.words.length]?.text ?? '')
    if (found !== undefined) yield found
  }
}

function phraseAt(text: string, words: readonly Word[], at: number): Phrase | undefined {
  return BY_FIRST.get((words[at] as Word).text)?.find(({ words: wanted }) =>
    wanted.every((word, offset) => {
      const here = words[at + offset]
      if (here?.text !== word) return false
      const before = offset === 0 ? undefined : words[at + offset - 1]
      return before === undefined || /^[ \-_'’]{1,2}$/.test(text.slice(before.end, here.start))
    }),
  )
}

interface Token {
  /** Without quotes and marks around it. */
  readonly text: string
  readonly raw: string
  /** In the text. */
  readonly start: number
  readonly quoted: boolean
}

/** Digits, quotes and marks: without one of them there is nothing to find, and most words have none. */
const PROMISING = /[\d"'`„“”«»‘’!@#$%^&*+=~]|\p{Lu}\p{Ll}+\p{Lu}|\w-\w+-\w/u

function toldAt(
  text: string,
  start: number,
  end: number,
  { groups }: Phrase,
  before: string,
): Secret | undefined {
  if (groups.includes('phrase')) return recoveryPhrase(text, end)
  const window = sentenceAfter(text, end)
  const word = text.slice(start, end)
  const plain = /phra|frase|satz|zin$|фраза/i.test(word) ? wordPhrase(window) : undefined
  if (plain !== undefined) return plain
  if (PROMISING.test(window.text)) {
    const tokens = tokensOf(window.text, window.start)
    for (const group of groups) {
      const found = READERS[group]?.(tokens, word, before)
      if (found !== undefined) return found
    }
  }
  return groups.includes('password') ? toldBefore(text, start) : undefined
}

/** Up to the end of the sentence; a heading on a line of its own speaks of the next line. */
function sentenceAfter(text: string, end: number): { text: string; start: number } {
  let from = end
  let window = text.slice(from, from + WINDOW_CHARS)
  const heading = /^[ \t]*(?:\([^)\n]{0,40}\))?[ \t]*[:=][ \t*]*\r?\n[ \t]*/.exec(window)
  if (heading !== null) {
    const lead = heading[0].length
    from = end + lead
    window = `: ${text.slice(from, from + WINDOW_CHARS)}`
    return { text: cutAtEnd(window), start: from - 2 }
  }
  return { text: cutAtEnd(window), start: from }
}

function cutAtEnd(window: string): string {
  const line = window.replace(/\r?\n[\s\S]*$/, '')
  const stop = /[^\s.!?][.!?]+(?=\s+\S)/.exec(line)
  return stop === null ? line : line.slice(0, stop.index + stop[0].length)
}

const OPENING = /^["'`„“”«»‘’(*_]+/
const CLOSING = /(?<!["'`“”«»’)*_\]>,;.:!?])["'`“”«»’)*_\]>,;.:!?]+$/

function tokensOf(window: string, start: number): Token[] {
  const tokens: Token[] = []
  for (const { index, 0: raw } of window.matchAll(/\S+/g)) {
    const lead = OPENING.exec(raw)?.[0] ?? ''
    const bare = raw.slice(lead.length)
    // A password may end in an exclamation mark; a sentence may too. Rather one character too many.
    const text = bare.replace(CLOSING, (marks) => /^!+/.exec(marks)?.[0] ?? '')
    const quoted = /["'`„“«‘]/.test(lead)
    tokens.push({ text, raw, start: start + index + lead.length, quoted })
    if (tokens.length === TOKENS_MAX) break
  }
  return tokens
}

type Read = (tokens: readonly Token[], word: string, before: string) => Secret | undefined

const READERS: Readonly<Partial<Record<Group, Read>>> = {
  password: readPassword,
  pin: readPin,
  token: readToken,
  login: readLogin,
}

/** Behind one of these a sentence goes on about the password instead of telling it. */
const ABOUT: ReadonlySet<string> = new Set(
  (
    'stored saved kept in inside required must should expires expired expiring hashed encrypted longer shorter than minimum least from by via under not never hashing ' +
    'gespeichert im nicht abgelaufen mindestens länger kürzer erforderlich steht liegt stocké dans pas expiré requis doit guardada guardado en no caducada ' +
    'armazenada na não expirou nella nel non scaduta salvata opgeslagen niet verlopen zapisane nie w wygasło хранится в не истек у неверный stocată nu v není ' +
    'lagrat inte gemt ikke değil değiştirildi'
  ).split(' '),
)

/** What a password is part of: "password field", "password policy". */
const NOUNS: ReadonlySet<string> = new Set(
  'field fields policy policies reset manager managers hash hashes length generator column strength rules rule prompt file box input form page screen rotation hint type limit'.split(
    ' ',
  ),
)

/** What stands behind "is", or right behind the word, and looks like a password. */
function readPassword(tokens: readonly Token[], word: string): Secret | undefined {
  // "Pass" alone is a verb and a ticket as well.
  const mayFollow = !/^pass$/i.test(word)
  let copula = -1
  for (const [at, token] of tokens.entries()) {
    const lead = /^[:=]+/.exec(token.raw)?.[0] ?? ''
    if (lead !== '') copula = at - (token.raw.length > lead.length ? 1 : 0)
    const value = lead === '' ? token : without(token, lead.length)
    const isTold = copula !== -1 && at - copula <= BEHIND_COPULA
    if (
      (isTold || (at === 0 && (mayFollow || isMangled(value.text)))) &&
      isPassword(value, at === copula + 1 && copula !== -1)
    ) {
      return { kind: 'password', start: value.start, end: value.start + value.text.length }
    }
    const low = token.text.toLowerCase()
    if (ABOUT.has(low) || (at === 0 && NOUNS.has(low))) return undefined
    if (COPULAS.has(low) || COPULAS.has(token.raw) || /[:=]$/.test(token.raw)) copula = at
  }
  return undefined
}

/** `p4rsn1p!!`: nobody passes that by. */
function isMangled(text: string): boolean {
  return /\p{L}\d\p{L}/u.test(text) && /[!@#$%^&*]/.test(text)
}

function without(token: Token, chars: number): Token {
  const raw = token.raw.slice(chars)
  const lead = OPENING.exec(raw)?.[0] ?? ''
  const text = raw.slice(lead.length).replace(CLOSING, (marks) => /^!+/.exec(marks)?.[0] ?? '')
  const start =
    token.start +
    token.raw.length -
    raw.length -
    (token.raw.length - token.raw.replace(OPENING, '').length) +
    lead.length
  return { raw, text, start, quoted: /["'`„“«‘]/.test(lead) }
}

function isPassword({ text, quoted }: Token, isNext: boolean): boolean {
  if (text.length < 4 || isPlaceholder(text) || isOrdinary(text)) return false
  if (looksLikePassword(text)) return text.length >= 6 || quoted || isNext
  if (!isNext) return false
  if (/^\d{4,16}$/.test(text)) return !/^(?:19|20)\d\d$/.test(text) || quoted
  if (quoted) return text.length >= 5 && /^[\p{L}._-]+$/u.test(text) && !WORD_IN_QUOTES.test(text)
  if (/^(?:\p{Lu}\p{Ll}+){3,}$/u.test(text)) return !/pass|field|input|manager|error/i.test(text)
  return (
    /^\p{Ll}{3,}(?:-\p{Ll}{3,}){2,}$/u.test(text) &&
    text.length >= 14 &&
    !/(?:^|-)(?:case|to|in|of|the|and|not)(?:-|$)/.test(text)
  )
}

const WORD_IN_QUOTES =
  /^(?:password|secret|required|invalid|incorrect|expired|wrong|empty|missing|null|none|admin|username|forgotten|optional|hidden|string)$/i

/** Digits behind "is" or a colon; a word that means nothing else may stand right before them. */
function readPin(tokens: readonly Token[], word: string): Secret | undefined {
  const unmistakable =
    /^(?:cvv|cvc|cvv2|cvc2|puk|PIN|pincode|digicode|пин|пін)|[- ](?:code|pin|kod|code pin)$|code$/i.test(
      word,
    ) && word !== 'pin'
  let copula = -1
  for (const [at, token] of tokens.entries()) {
    const lead = /^[:=]+/.exec(token.raw)?.[0] ?? ''
    if (lead !== '') copula = at - (token.raw.length > lead.length ? 1 : 0)
    const value = lead === '' ? token : without(token, lead.length)
    const isTold = copula !== -1 && at - copula <= 3
    const isDirect = at === 0 && unmistakable && !/^(?:19|20)\d\d$/.test(value.text)
    if ((isTold || isDirect) && /^\d[\d-]{1,11}$/.test(value.text)) {
      const next = tokens[at + 1]
      const joined =
        next !== undefined && /^\d{2,4}$/.test(next.text) && /^\d{2,4}$/.test(value.text)
      const end = joined ? next.start + next.text.length : value.start + value.text.length
      const digits = value.text.replace(/\D/g, '').length + (joined ? next.text.length : 0)
      const isCard = /cv[vc]/i.test(word)
      if (digits >= (isCard ? 3 : 4) && digits <= 12)
        return { kind: 'pin', start: value.start, end }
    }
    const low = token.text.toLowerCase()
    if (ABOUT.has(low) || (at === 0 && NOUNS.has(low))) return undefined
    if (COPULAS.has(low) || COPULAS.has(token.raw) || /[:=]$/.test(token.raw)) copula = at
  }
  return undefined
}

const NO_TOKEN_BEFORE: ReadonlySet<string> = new Set(
  'public primary foreign cache sort partition idempotency commit hash id version routing object foreign arrow page next csrf special stop composite unique row'.split(
    ' ',
  ),
)
const BARE: ReadonlySet<string> = new Set(
  'key keys schlüssel clé clave llave chave chiave sleutel klucz ключ cheia klíč nyckel nyckeln anahtar pat cookie secret token'.split(
    ' ',
  ),
)

function readToken(tokens: readonly Token[], word: string, before: string): Secret | undefined {
  if (NO_TOKEN_BEFORE.has(before)) return undefined
  const isBare = BARE.has(word.toLowerCase())
  let copula = -1
  for (const [at, token] of tokens.slice(0, 9).entries()) {
    const lead = /^[:=]+/.exec(token.raw)?.[0] ?? ''
    if (lead !== '') copula = at
    const value = lead === '' ? token : without(token, lead.length)
    const isTold = copula !== -1 && at - copula <= 3
    if (at < 3 || isTold) {
      const isHex = /^[0-9a-f]+$/i.test(value.text)
      const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value.text)
      const isDirect = at === 0 || isTold
      const charsMin = isBare && !isTold ? 20 : 12
      if (
        looksGenerated(value.text, charsMin, 3) &&
        /^[\w.~+/=:@$%!#*-]+$/.test(value.text) &&
        !(isBare && !isTold && (isHex || isUuid)) &&
        !(isUuid && !isDirect)
      ) {
        return { kind: 'assigned-secret', start: value.start, end: value.start + value.text.length }
      }
      const isMarked =
        value.text.length >= 8 && /[!#$%^&*~]/.test(value.text) && looksLikePassword(value.text)
      const isGrouped = groupedCode(value.text) && /code|key|schlüssel/i.test(word)
      if (isTold && (isMarked || isGrouped)) {
        return { kind: 'assigned-secret', start: value.start, end: value.start + value.text.length }
      }
    }
    const low = token.text.toLowerCase()
    if (/^(?:commit|hash|id|version|sha|digest|checksum|uuid|ref|revision)$/.test(low))
      return undefined
    if (COPULAS.has(low) || COPULAS.has(token.raw) || /[:=]$/.test(token.raw)) copula = at
  }
  return undefined
}

/** `7F3K-9QLM-22XD`: groups of capitals and digits, as licences and recovery codes have them. */
function groupedCode(text: string): boolean {
  return (
    /^[A-Za-z0-9]{4,8}(?:-[A-Za-z0-9]{4,8}){1,7}$/.test(text) &&
    /\d/.test(text) &&
    /[A-Za-z]/.test(text) &&
    !/^[a-z]+-/.test(text)
  )
}

const BETWEEN =
  /^(?:\/|\||with|mit|avec|con|com|and|und|et|y|e|met|z|с|із|ja|ile|och|og|pw|pass|:|,|–|—|-)$/i

/** A name first, then what opens it: `milo / tide42`, `as milo with tide42`, `milo:tide42`. */
function readLogin(tokens: readonly Token[]): Secret | undefined {
  for (const [at, token] of tokens.slice(0, 9).entries()) {
    const pair = /^([\w.@+-]{2,64})[:/]([^\s:/]{6,64})$/.exec(token.text)
    const second = pair?.[2]
    if (second !== undefined && isLoginPassword(second) && !/^\d+$/.test(pair?.[1] ?? '')) {
      const end = token.start + token.text.length
      return { kind: 'password', start: end - second.length, end }
    }
    const between = tokens[at - 1]
    if (at < 2 || between === undefined || !BETWEEN.test(between.raw)) continue
    if (isLoginPassword(token.text)) {
      return { kind: 'password', start: token.start, end: token.start + token.text.length }
    }
  }
  return undefined
}

function isLoginPassword(text: string): boolean {
  return (
    text.length >= 6 &&
    looksLikePassword(text) &&
    !/[/@]/.test(text.slice(1, -1)) &&
    !/^[a-z]+\d?$/i.test(text)
  )
}

const LEADERS =
  /^(?:the|my|our|your|their|his|her|a|new|old|wifi|wi-fi|admin|root|current|temporary|temp|default|login|master|db|database|das|mein|unser|dein|neue|le|mon|notre|la|mi|el|nuestra|a|minha|o|il|mia|het|mijn|moje|это|мой|for|it|its)$/i
const EQUALS =
  /^(?:is|as|ist|est|es|é|è|jest|als|comme|como|come|jako|como|это|är|er|je|este|=|–|—|-)$/i

/** "… is the password": the value stands before the word. */
function toldBefore(text: string, start: number): Secret | undefined {
  const from = Math.max(0, start - 90)
  const window = text.slice(from, start)
  if (!/\d|["'`]/.test(window)) return undefined
  const tokens = tokensOf(
    window.slice(window.lastIndexOf('\n') + 1),
    from + window.lastIndexOf('\n') + 1,
  )
  let at = tokens.length - 1
  while (at > 0 && tokens.length - at <= 4 && LEADERS.test((tokens[at] as Token).text)) at--
  const equals = tokens[at]
  const value = tokens[at - 1]
  if (equals === undefined || value === undefined || !EQUALS.test(equals.raw)) return undefined
  const isOpen = value.text.length >= 6 && looksLikePassword(value.text)
  const isQuoted =
    value.quoted &&
    value.text.length >= 5 &&
    /^[\p{L}\d._-]+$/u.test(value.text) &&
    !WORD_IN_QUOTES.test(value.text) &&
    /^(?:is|ist|est)$/i.test(equals.raw)
  if (!isOpen && !isQuoted) return undefined
  return { kind: 'password', start: value.start, end: value.start + value.text.length }
}

/** "Passphrase for the key: correct otter lamp seven": plain words, and nothing but nouns and the like. */
const WORDS_TOLD =
  /^[^:=\n]{0,40}(?::|=|\b(?:is|ist|est|es|é|è)\b)\s*["'“]?((?:\p{Ll}{3,12}[ -]){3,7}\p{Ll}{3,12})["'”]?[.!]?\s*$/u
const SMALL_WORD =
  /(?:^|[ -])(?:the|and|not|for|with|from|that|this|must|should|will|can|are|was|you|your|our|its|has|have|been|stored|kept|saved|used|never|always|required|die|der|das|und|nicht|mit|les|des|pas|dans|los|las|con|para|por|que|non|della|nel)(?=[ -]|$)/u

function wordPhrase({ text, start }: { text: string; start: number }): Secret | undefined {
  const words = WORDS_TOLD.exec(text)?.[1]
  if (words === undefined || SMALL_WORD.test(words)) return undefined
  const at = start + text.lastIndexOf(words)
  return { kind: 'password', start: at, end: at + words.length }
}

const PHRASE = /(?:\p{Ll}{3,10}[ ,]{1,2}){11,23}\p{Ll}{3,10}/u

function recoveryPhrase(text: string, end: number): Secret | undefined {
  const window = text.slice(end, end + PHRASE_CHARS)
  const colon = /^[^\n]{0,60}?(?::|\bis\b|\bist\b|\best\b|\bes\b|\bé\b|\bè\b)\s*["'`]?/.exec(window)
  if (colon === null) return undefined
  const rest = window.slice(colon[0].length)
  const found = PHRASE.exec(rest)
  if (found?.index !== 0) return undefined
  const start = end + colon[0].length
  return { kind: 'recovery-phrase', start, end: start + found[0].length }
}
