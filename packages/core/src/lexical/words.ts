/**
 * From text to terms. A term is what the index knows: a stem, an identifier, a number, a pair of
 * characters. Pure, the same for documents and questions, and free of locale and clock.
 *
 *   text       NFKC, then cut into tokens: runs of letters, digits and marks, joined by . _ - / \ @ : + # ~
 *   token      src/auth/login.ts   the token whole, its components (login.ts), its words
 *   word       parseHTTPResponse   whole and its humps; English is stemmed, stopwords are left out
 *   script     Han, kana, Hangul,  no blanks between words: pairs of neighbouring characters,
 *              Thai, Lao, Khmer,   and in documents every character alone, for questions of one
 *              Myanmar
 *   emoji      a picture is a term, whatever its skin and variant; joined ones are one, flags too
 *
 * Terms are kept as byte strings (one char per byte of UTF-8), so that the order of strings is the
 * order of bytes on disk.
 *
 * @module
 */
import { toHex } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import { stem } from './porter.ts'
import { isStopword } from './stopwords.ts'

/** A term never has more bytes; a longer one keeps its beginning and a hash of all of it. */
export const TERM_BYTES_MAX = 64
const KEPT_BYTES = 47

/** Marks a word of the speaker of an event; no text contains it. */
export const SPEAKER_MARK = '\u0001'

export type Emit = (term: string) => void

const WORD = '[\\p{L}\\p{N}\\p{M}]+(?:[._/\\\\@:+#~-]{1,3}[\\p{L}\\p{N}\\p{M}]+)*(?:\\+\\+|#)?'
const PICTURE = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F\\p{EMod}]{0,2}'
const TOKEN = new RegExp(`${WORD}|${PICTURE}(?:\\u200D${PICTURE})*|\\p{RI}{2}`, 'gu')
const HAS_PICTURE = /^[\p{Extended_Pictographic}\p{RI}]/u
/** How a picture is shown: in colour or not, in which skin. */
const LOOK = /[\uFE0E\uFE0F\p{EMod}]/gu
/** The same at one place of a text without other letters. */
const ASCII_TOKEN = /[A-Za-z0-9]+(?:[._/\\@:+#~-]{1,3}[A-Za-z0-9]+)*(?:\+\+|#)?/y
const LOWER = /^[a-z]+$/
const JOINT = /[._/\\@:+#~-]/
const JOINTS = /[._/\\@:+#~-]+/
const COMPONENT_JOINTS = /[/\\@:+#~]+/
const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u
const UNIT =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]'
const UNIT_OR_NOT = new RegExp(`(?:${UNIT}\\p{M}*)+|(?:(?!${UNIT}).)+`, 'gu')
const ONE_UNIT = new RegExp(`${UNIT}\\p{M}*`, 'gu')
const HAS_UNIT = new RegExp(UNIT, 'u')

/** Every term of a document's text, in order, as often as it occurs. */
export function documentTerms(text: string, emit: Emit): void {
  tokens(text, true, emit)
}

/** Every term of a question, in order, as often as it occurs. */
export function questionTerms(text: string): string[] {
  const terms: string[] = []
  tokens(text, false, (term) => terms.push(term))
  return terms
}

/** Lower-case words without identifiers and scripts: the usual baseline of retrieval. */
export function plainTerms(text: string): string[] {
  const found = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return found.filter((word) => !isStopword(word)).map(stemIfEnglish)
}

/** The same word said by a speaker rather than in the text. */
export function speakerTerm(term: string): string {
  return SPEAKER_MARK + term
}

function tokens(text: string, alone: boolean, emit: Emit): void {
  if (isAscii(text)) {
    asciiTokens(text, emit)
    return
  }
  for (const token of text.normalize('NFKC').match(TOKEN) ?? []) {
    for (const term of termsOf(token, alone)) emit(term)
  }
}

/** Most text is ASCII and most of its tokens are plain words: found without the expression. */
function asciiTokens(text: string, emit: Emit): void {
  let at = 0
  while (at < text.length) {
    let code = text.charCodeAt(at)
    if (!isAsciiWord(code)) {
      at++
      continue
    }
    let end = at
    let hash = 0
    do {
      hash = (Math.imul(hash, 31) + code) | 0
      code = text.charCodeAt(++end)
    } while (isAsciiWord(code))
    if (isJoint(code)) {
      ASCII_TOKEN.lastIndex = at
      ASCII_TOKEN.test(text)
      // What begins alike must not share a slot.
      for (; end < ASCII_TOKEN.lastIndex; end++) {
        hash = (Math.imul(hash, 31) + text.charCodeAt(end)) | 0
      }
    }
    const terms = recall(text, at, end, hash)
    for (let index = 0; index < terms.length; index++) emit(terms[index] as string)
    at = end
  }
}

/** False for what is after the end. */
function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90)
}

/** Of . _ - / \\ @ : + # ~ */
function isJoint(code: number): boolean {
  return (
    (code >= 45 && code <= 47) ||
    code === 95 ||
    code === 92 ||
    code === 64 ||
    code === 58 ||
    code === 43 ||
    code === 35 ||
    code === 126
  )
}

/** Tokens come again and again; what one becomes is a pure function of it. */
const SLOTS = 2 ** 15
const slotTokens: string[] = new Array(SLOTS).fill('')
const slotTerms: (readonly string[])[] = new Array(SLOTS).fill([])

function recall(text: string, at: number, end: number, hash: number): readonly string[] {
  const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1)
  const known = slotTokens[slot] as string
  if (known.length === end - at && isAt(text, at, known)) return slotTerms[slot] as string[]
  const slice = text.slice(at, end)
  // A long slice would keep the whole text alive; short ones are copies as they are.
  const token = slice.length < 13 ? slice : Buffer.from(slice, 'latin1').toString('latin1')
  const terms = termsOf(token, false)
  if (token.length <= TERM_BYTES_MAX) {
    slotTokens[slot] = token
    slotTerms[slot] = terms
  }
  return terms
}

/** Faster than `startsWith` for words. */
function isAt(text: string, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    if (text.charCodeAt(at + index) !== word.charCodeAt(index)) return false
  }
  return true
}

function termsOf(token: string, alone: boolean): readonly string[] {
  const terms: string[] = []
  if (LOWER.test(token)) {
    if (!isStopword(token)) terms.push(bounded(stem(token)))
  } else if (HAS_PICTURE.test(token)) terms.push(bounded(token.replace(LOOK, '')))
  else if (JOINT.test(token)) compound(token, alone, terms)
  else word(token, alone, terms)
  return terms
}

function compound(token: string, alone: boolean, terms: string[]): void {
  terms.push(bounded(fold(token)))
  for (const component of token.split(COMPONENT_JOINTS)) {
    if (component !== token && JOINT.test(component)) terms.push(bounded(fold(component)))
  }
  for (const part of token.split(JOINTS)) if (part !== '') word(part, alone, terms)
}

function word(token: string, alone: boolean, terms: string[]): void {
  if (!HAS_UNIT.test(token)) {
    terms.push(...humps(token))
    return
  }
  for (const run of token.match(UNIT_OR_NOT) ?? []) {
    if (HAS_UNIT.test(run)) units(run, alone, terms)
    else terms.push(...humps(run))
  }
}

function humps(token: string): readonly string[] {
  const parts = token.split(HUMP)
  const pieces = parts.length === 1 ? parts : [token, ...parts]
  return pieces
    .map(fold)
    .filter((piece) => !isStopword(piece))
    .map((piece) => bounded(stemIfEnglish(piece)))
}

function units(run: string, alone: boolean, terms: string[]): void {
  const all = (run.match(ONE_UNIT) ?? []).map(fold)
  if (alone || all.length === 1) terms.push(...all.map(bounded))
  for (let index = 1; index < all.length; index++) {
    terms.push(bounded((all[index - 1] as string) + (all[index] as string)))
  }
}

function stemIfEnglish(piece: string): string {
  return LOWER.test(piece) ? stem(piece) : piece
}

/** Marks over Latin and Greek letters. In other scripts, a letter with a mark is another letter. */
const MARKED = /[\p{scx=Latn}\p{scx=Grek}]\p{M}+/gu
const ACCENTS = /[\u0300-\u036f]/g
/** Latin letters whose accent is part of the letter, for Unicode, but not for who types them. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' }
const LETTER = /[øłđæœ]/g

/**
 * Case folding: upper case first joins what lower case alone keeps apart (ß and ss, both sigmas).
 * Accents go too, so that `cafe` finds `café`: people leave them out when they ask.
 */
export function fold(piece: string): string {
  if (isAscii(piece)) return piece.toLowerCase()
  return piece
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKD')
    .replace(MARKED, (letter) => letter.replace(ACCENTS, ''))
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKC')
}

/** As a byte string of at most `TERM_BYTES_MAX`. */
export function bounded(piece: string): string {
  const bytes = isAscii(piece) ? piece : Buffer.from(piece, 'utf8').toString('latin1')
  if (bytes.length <= TERM_BYTES_MAX) return bytes
  const hash = toHex(sha256(Buffer.from(bytes, 'latin1'))).slice(0, 16)
  return `${bytes.slice(0, KEPT_BYTES)}~${hash}`
}

function isAscii(piece: string): boolean {
  for (let index = 0; index < piece.length; index++)
    if (piece.charCodeAt(index) > 0x7f) return false
  return true
}
