/**
 * Secrets that are known by their shape, wherever they stand: keys of providers, private keys, web
 * tokens, passwords in addresses.
 *
 * Time is linear: the text is searched once for all prefixes together, and from a prefix at most one
 * run of characters is read, which no second prefix can begin in.
 *
 * @module
 */
import { isPlaceholder, looksGenerated, looksRandom } from './looks.ts'
import { type Alphabet, PROVIDERS, type ProviderRow, SHAPES } from './providers.ts'
import type { Secret, SecretKind } from './secret.ts'

const CHARS: Readonly<Record<Alphabet, string>> = {
  hex: '0-9a-fA-F',
  alnum: 'A-Za-z0-9',
  word: '\\w-',
  dotted: '\\w.-',
  upper: 'A-Z0-9',
  lower: 'a-z0-9',
  base64: '\\w+/=-',
}

const RUN: Readonly<Record<Alphabet, RegExp>> = Object.fromEntries(
  Object.entries(CHARS).map(([name, chars]) => [name, new RegExp(`[${chars}]{1,520}`, 'y')]),
) as Record<Alphabet, RegExp>

const BY_PREFIX = new Map<string, ProviderRow[]>()
for (const row of PROVIDERS) {
  BY_PREFIX.set(row.prefix, [...(BY_PREFIX.get(row.prefix) ?? []), row])
}

/** The longest prefix first: `sk-ant-` before `sk-`. */
const PREFIX = new RegExp(
  `(?<![A-Za-z0-9_-])(?:${[...BY_PREFIX.keys()]
    .sort((a, b) => b.length - a.length)
    .map((prefix) => prefix.replace(/[.$/]/g, '\\$&'))
    .join('|')})`,
  'g',
)

export function* providerKeys(text: string): Generator<Secret> {
  for (const { index, 0: prefix } of text.matchAll(PREFIX)) {
    for (const row of BY_PREFIX.get(prefix) ?? []) {
      const body = runAt(text, index + prefix.length, row.alphabet)
      if (body.length < row.min || body.length > row.max || !isKey(body, row)) continue
      yield { kind: row.kind, start: index, end: index + prefix.length + body.length }
      break
    }
  }
  for (const { kind, pattern } of SHAPES) {
    for (const match of text.matchAll(pattern)) {
      const value = match[1] ?? match[0]
      const end = match.index + match[0].length
      if (looksRandom(value)) yield { kind, start: end - value.length, end }
    }
  }
}

function runAt(text: string, at: number, alphabet: Alphabet): string {
  const run = RUN[alphabet]
  run.lastIndex = at
  const found = run.exec(text)?.[0] ?? ''
  return alphabet === 'dotted' ? found.replace(/(?<!\.)\.+$/, '') : found
}

/** Behind the prefix of a provider, at a length that only a key has, little variety is enough. */
const SURE_CHARS = 24
const SURE_DISTINCT = 4
/** Of letters alone: a key this long lacks a digit by chance once in thirty. */
const LETTERS_SURE_CHARS = 18

function isKey(body: string, { alphabet, min }: ProviderRow): boolean {
  if (isPlaceholder(body)) return false
  if (body.length >= SURE_CHARS && looksRandom(body, SURE_DISTINCT)) return true
  // A long key may have no digit by chance; nobody writes so many letters in mixed case.
  if (body.length >= LETTERS_SURE_CHARS && isMixed(body)) return true
  const isFree = alphabet === 'word' || alphabet === 'dotted' || alphabet === 'base64'
  return isFree ? looksGenerated(body, Math.min(min, 12), 2.8) : looksRandom(body)
}

const MIXED_DISTINCT = 14

function isMixed(body: string): boolean {
  const turns = body.match(/[a-z][A-Z]|[A-Z]{2}[a-z]/g)?.length ?? 0
  return /^[A-Za-z]+$/.test(body) && turns >= 5 && new Set(body).size >= MIXED_DISTINCT
}

const BEGIN = '-----BEGIN '
const END = '-----END '
const KEY_HEADER = /-----BEGIN (?:[A-Z0-9]{1,16} ){0,3}PRIVATE KEY(?: BLOCK)?-----/y
/** How far a sentence about a key is looked into. */
const SENTENCE_CHARS = 60
const KEY_FOOTER = /-----END [A-Z0-9 ]{1,64}-----/y

/** A block that is not closed goes on to the end: what follows may be key material. */
export function* privateKeys(text: string): Generator<Secret> {
  for (let start = text.indexOf(BEGIN); start !== -1; ) {
    KEY_HEADER.lastIndex = start
    if (!KEY_HEADER.test(text)) {
      start = text.indexOf(BEGIN, start + BEGIN.length)
      continue
    }
    const footer = text.indexOf(END, start)
    KEY_FOOTER.lastIndex = Math.max(0, footer)
    const closing = footer === -1 ? text.length : footer
    const end = footer !== -1 && KEY_FOOTER.test(text) ? KEY_FOOTER.lastIndex : closing
    // "-----BEGIN …----- ... -----END …-----" in a guide holds no key.
    const isEmpty =
      footer !== -1 && !/[A-Za-z0-9+/=]{8}/.test(text.slice(KEY_HEADER.lastIndex, closing))
    // In a sentence about keys plain words follow the header on its line.
    const isNamed =
      footer === -1 &&
      /^["'`”’)]*[.,;:]?(?: [a-z]{2,12}[,.]?){3}|^["'`”’)]*[.,;:!?]?$/.test(
        text.slice(KEY_HEADER.lastIndex, KEY_HEADER.lastIndex + SENTENCE_CHARS),
      )
    if (!isEmpty && !isNamed) yield { kind: 'private-key', start, end }
    start = text.indexOf(BEGIN, end)
  }
  yield* puttyKeys(text)
}

const PUTTY = 'PuTTY-User-Key-File-'
const PUTTY_LINES = 'Private-Lines:'

function* puttyKeys(text: string): Generator<Secret> {
  for (let start = text.indexOf(PUTTY); start !== -1; start = text.indexOf(PUTTY, start + 1)) {
    const lines = text.indexOf(PUTTY_LINES, start)
    if (lines === -1) return
    const blank = text.indexOf('\n\n', lines)
    const end = blank === -1 ? text.length : blank
    yield { kind: 'private-key', start: lines, end }
    start = end
  }
}

const TOKEN_PART_MIN = 10
const SEALED_PART_MIN = 24

/** Sealed tokens have a body that is not JSON. */
function isLongRandom(...parts: readonly string[]): boolean {
  return parts.every((part) => part.length >= SEALED_PART_MIN && looksRandom(part))
}

/** Three parts with dots between, of which the first two begin as JSON does in base64. */
export function* webTokens(text: string): Generator<Secret> {
  if (!text.includes('eyJ')) return
  for (const { index, 0: run } of text.matchAll(/[\w.-]+/g)) {
    if (!run.includes('eyJ')) continue
    let start = index
    const parts = run.split('.').map((part) => {
      const place = { part, start }
      start += part.length + 1
      return place
    })
    for (let at = 0; at + 2 < parts.length; at++) {
      const [head, body, signature] = parts.slice(at, at + 3)
      if (head === undefined || body === undefined || signature === undefined) break
      const isToken =
        /(?:^|[^\w])eyJ|^eyJ/.test(head.part) &&
        (body.part.startsWith('eyJ') || isLongRandom(body.part, signature.part)) &&
        [head, body, signature].every(({ part }) => part.length >= TOKEN_PART_MIN)
      if (!isToken) continue
      const from = head.start + head.part.indexOf('eyJ')
      const whole = text.slice(
        from,
        Math.min(from + 2_000, signature.start + signature.part.length),
      )
      if (!isPlaceholder(whole)) {
        yield {
          kind: 'json-web-token',
          start: from,
          end: signature.start + signature.part.replace(/(?<!-)-+$/, '').length,
        }
      }
      at += 2
    }
  }
}

const USERINFO_MAX = 300
const SCHEME = /[a-z][a-z0-9+.-]{1,31}$/i

/** `scheme://user:password@host`, with or without a user; also a token in the place of the user. */
export function* urlPasswords(text: string): Generator<Secret> {
  for (let at = text.indexOf('://'); at !== -1; at = text.indexOf('://', at + 3)) {
    if (!SCHEME.test(text.slice(Math.max(0, at - 32), at))) continue
    const start = at + 3
    const userinfo = /^[^\s"'`<>]{1,300}/.exec(text.slice(start, start + USERINFO_MAX))?.[0] ?? ''
    // A mark of a fragment may be in a password; a slash ends the name of the host.
    const host = userinfo.search(/[/?]/)
    const end = userinfo.lastIndexOf('@', host === -1 ? userinfo.length : host)
    if (end < 1) continue
    const colon = userinfo.indexOf(':')
    const hasUser = colon !== -1 && colon < end
    const value = userinfo.slice(hasUser ? colon + 1 : 0, end)
    if (hasUser ? !isUrlPassword(value) : !looksGenerated(value, 16)) continue
    const from = start + (hasUser ? colon + 1 : 0)
    yield { kind: 'url-password', start: from, end: from + value.length }
  }
}

function isUrlPassword(value: string): boolean {
  return (
    value !== '' &&
    !isPlaceholder(value) &&
    !/^\$?(?:pass(?:word)?|pwd|pw|secret|token)$/i.test(value)
  )
}

const BEARER =
  /(?<![\w-])(bearer|basic|apikey|token|negotiate|digest)[ \t]{1,4}(?=[\w.~+/=-]{16})/gi
const CREDENTIAL = /[\w.~+/=-]{16,4096}/y

/** What stands behind the name of a scheme in a header. */
export function* headerCredentials(text: string): Generator<Secret> {
  for (const match of text.matchAll(BEARER)) {
    const start = match.index + match[0].length
    CREDENTIAL.lastIndex = start
    const value = (CREDENTIAL.exec(text)?.[0] ?? '').replace(/(?<![.,])[.,]+$/, '')
    const scheme = (match[1] ?? '').toLowerCase()
    const charsMin = scheme === 'basic' ? 16 : 20
    const isBasic = scheme === 'basic' && isBase64Pair(value)
    const kind: SecretKind = 'bearer-token'
    if (value.length >= charsMin && (isBasic || looksGenerated(value, charsMin))) {
      yield { kind, start, end: start + value.length }
    }
  }
}

/** `user:password` in base64. */
function isBase64Pair(value: string): boolean {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return false
  try {
    const pair = atob(value)
    const colon = pair.indexOf(':')
    return colon > 0 && colon < pair.length - 1 && /^[\x20-\x7e]+$/.test(pair)
  } catch {
    return false
  }
}
