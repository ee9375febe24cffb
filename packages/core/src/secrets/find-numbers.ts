/**
 * Numbers of cards and bank accounts: known by their issuer, their length and their check digits.
 *
 * @module
 */
import type { Secret } from './secret.ts'

const CARD = /(?<![\d.,:/_=-])\d{4}(?:[ -]?\d{2,6}){2,4}(?![\d_]|[.,-]\d| \d)/g
/** First digits and length, as issuers publish them. */
const ISSUERS: readonly RegExp[] = [
  /^4\d{15}$/,
  /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^(?:6011|65\d{2}|64[4-9]\d)\d{12}$/,
  /^(?:352[89]|35[3-8]\d)\d{12}$/,
  /^3(?:0[0-5]|[68]\d)\d{11}$/,
  /^62\d{14}$/,
]

export function* cardNumbers(text: string): Generator<Secret> {
  for (const { index, 0: match } of text.matchAll(CARD)) {
    const digits = match.replace(/\D/g, '')
    if (ISSUERS.some((issuer) => issuer.test(digits)) && passesLuhn(digits)) {
      yield { kind: 'card-number', start: index, end: index + match.length }
    }
  }
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const counted = at % 2 === 0 ? digit : digit * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}

const ACCOUNT = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}(?![A-Za-z0-9])/g

export function* accountNumbers(text: string): Generator<Secret> {
  for (const { index, 0: match } of text.matchAll(ACCOUNT)) {
    const compact = match.replace(/ /g, '')
    if (compact.length >= 15 && compact.length <= 34 && passesMod97(compact)) {
      yield { kind: 'iban', start: index, end: index + match.length }
    }
  }
}

function passesMod97(account: string): boolean {
  let rest = 0
  for (const char of account.slice(4) + account.slice(0, 4)) {
    for (const digit of String(Number.parseInt(char, 36))) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}
