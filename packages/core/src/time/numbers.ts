/**
 * Numbers in digits and in words, up to 999 in words: "3", "twenty-six", "one hundred and sixty
 * seven", "21st", "thirty-third"; and amounts, which may be vague: "a couple of", "a few".
 *
 * @module
 */
import type { Token } from './tokens.ts'

/** Something read from the tokens; `next` is the first one behind it. */
export interface Read<T> {
  readonly value: T
  readonly next: number
}

/** From the least to the most that is meant. */
export interface Amount {
  readonly least: number
  readonly most: number
}

/** What is counted in a question about time stays below this. */
const COUNT_MAX = 9999

const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SMALL_ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const TENS_ORDINALS =
  'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ')

/** A whole number; "a" is none. */
export function cardinalAt(tokens: readonly Token[], at: number): Read<number> | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  if (/^\d/.test(token.word)) {
    const value = Number(token.word.replaceAll(',', ''))
    const next = tokens[at + 1]
    const joined = next?.glued === true && /^\p{L}/u.test(next.word) && !/^[ap]m$/.test(next.word)
    return Number.isInteger(value) && value <= COUNT_MAX && !joined
      ? { value, next: at + 1 }
      : undefined
  }
  const hundreds = hundredsAt(tokens, at)
  if (hundreds === undefined) return belowHundredAt(tokens, at, SMALL, undefined)
  const rest = belowHundredAt(tokens, afterAnd(tokens, hundreds.next), SMALL, undefined)
  return rest === undefined ? hundreds : { value: hundreds.value + rest.value, next: rest.next }
}

/** "21st", "first", "twenty-first", "hundredth". */
export function ordinalAt(tokens: readonly Token[], at: number): Read<number> | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  const digits = /^(\d+)(?:st|nd|rd|th)$/.exec(token.word)
  if (digits !== null) {
    const value = Number(digits[1])
    return value >= 1 && value <= COUNT_MAX ? { value, next: at + 1 } : undefined
  }
  if (token.word === 'hundredth') return { value: 100, next: at + 1 }
  const plain = belowHundredAt(tokens, at, SMALL_ORDINALS, TENS_ORDINALS)
  if (plain !== undefined) return plain
  const hundreds = hundredsAt(tokens, at)
  if (hundreds === undefined) {
    const small = SMALL.indexOf(token.word) + 1
    return small > 0 && tokens[at + 1]?.word === 'hundredth'
      ? { value: small * 100, next: at + 2 }
      : undefined
  }
  const rest = belowHundredAt(
    tokens,
    afterAnd(tokens, hundreds.next),
    SMALL_ORDINALS,
    TENS_ORDINALS,
  )
  return rest && { value: hundreds.value + rest.value, next: rest.next }
}

/** How many units are meant: "3", "a", "two or three", "a couple of", "a few" (2 to 5), "several" (3 to 7). */
export function amountAt(tokens: readonly Token[], at: number): Read<Amount> | undefined {
  const exact = cardinalAt(tokens, at)
  const or = exact && /^(?:or|to|-|–)$/.test(tokens[exact.next]?.word ?? '')
  const other = or ? cardinalAt(tokens, exact.next + 1) : undefined
  if (exact !== undefined && other !== undefined && exact.value < other.value) {
    return amount(exact.value, other.value, other.next)
  }
  if (exact !== undefined) {
    const dozen = tokens[exact.next]?.word === 'dozen' ? 12 : 1
    return amount(exact.value * dozen, exact.value * dozen, exact.next + (dozen === 12 ? 1 : 0))
  }
  const article = tokens[at]?.word === 'a' || tokens[at]?.word === 'an'
  const start = article ? at + 1 : at
  const of = tokens[start + 1]?.word === 'of' ? 1 : 0
  switch (tokens[start]?.word) {
    case 'couple':
      return amount(2, 2, start + 1 + of)
    case 'few':
      return amount(2, 5, start + 1)
    case 'several':
      return amount(3, 7, start + 1)
    case 'dozen':
      return article ? amount(12, 12, start + 1) : undefined
    default:
      return article ? amount(1, 1, start) : undefined
  }
}

function amount(least: number, most: number, next: number): Read<Amount> {
  return { value: { least, most }, next }
}

function hundredsAt(tokens: readonly Token[], at: number): Read<number> | undefined {
  if (tokens[at + 1]?.word !== 'hundred') return undefined
  const word = tokens[at]?.word as string
  const value = word === 'a' ? 1 : SMALL.indexOf(word) + 1
  return value >= 1 && value <= 9 ? { value: value * 100, next: at + 2 } : undefined
}

function afterAnd(tokens: readonly Token[], at: number): number {
  return tokens[at]?.word === 'and' ? at + 1 : at
}

/** A number below a hundred whose last word is in `lasts`, or is one of the round ones. */
function belowHundredAt(
  tokens: readonly Token[],
  at: number,
  lasts: readonly string[],
  rounds: readonly string[] | undefined,
): Read<number> | undefined {
  const word = tokens[at]?.word
  if (word === undefined) return undefined
  const small = lasts.indexOf(word) + 1
  if (small > 0) return { value: small, next: at + 1 }
  const round = rounds?.indexOf(word) ?? -1
  if (round >= 0) return { value: (round + 2) * 10, next: at + 1 }
  const tens = (TENS.indexOf(word) + 2) * 10
  if (tens < 20) return undefined
  const rest = tokens[at + 1]?.word === '-' ? at + 2 : at + 1
  const unit = lasts.indexOf(tokens[rest]?.word ?? '') + 1
  if (unit >= 1 && unit <= 9) return { value: tens + unit, next: rest + 1 }
  return rounds === undefined ? { value: tens, next: at + 1 } : undefined
}
