/**
 * What a clause looks like, for the vote: its words, and its shape with every word that carries a meaning
 * of its own replaced by its kind. Shapes are what unseen sentences have in common with seen ones.
 *
 * @module
 */
import { isRecurring, isStanding, isStandingBan } from './act.ts'
import { SMALL_WORDS } from './tables/small-words.ts'
import { orderVerb, VERB } from './tables/verbs.ts'
import type { Unit } from './units.ts'

const TOKENS_MAX = 40
const DATE =
  /^(?:(?:january|february|march|april|june|july|august|september|october|november|december)(?:'s)?|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|weekends?)$/i
const BAN = /^(?:please )?(?:don['’]t|do not|never|no|avoid|stop) (.*)/i

/** The traits of a clause, each once. */
export function traitsOf(unit: Unit): readonly string[] {
  const { text, plain } = unit
  const found = ['any']
  for (const token of tokens(text)) {
    const word = token.toLowerCase()
    const root = rootOf(word)
    found.push(`w:${word}`)
    if (root !== word) found.push(`s:${root}`)
  }
  const words = tokens(plain)
  const low = words.map((word) => word.toLowerCase())
  const kinds = words.map(kindOf)
  for (const [at, kind] of kinds.entries()) {
    const before = kinds[at - 1] ?? '^'
    const after = kinds[at + 1]
    found.push(`1:${kind}`, `2:${before} ${kind}`)
    if (after === undefined) found.push(`2:${kind} $`)
    else found.push(`3:${before} ${kind} ${after}`)
    const word = low[at] ?? ''
    const previous = low[at - 1] ?? ''
    if (at > 0 && (SMALL_WORDS.has(word) || SMALL_WORDS.has(previous)))
      found.push(`p:${previous} ${word}`)
  }
  for (const count of [1, 2, 3]) found.push(`h${count}:${kinds.slice(0, count).join(' ')}`)
  found.push(`f1:${low[0]}`, `f2:${low.slice(0, 2).join(' ')}`, `e:${low.at(-1)}`)
  found.push(
    `length:${lengthOf(words.length)}`,
    `lang:${unit.lang}`,
    `place:${Math.min(unit.at, 2)}`,
  )
  found.push(unit.isAlone ? 'alone' : 'among others')
  if (unit.asks) found.push('asks')
  else if (/\?/.test(unit.sentence)) found.push('asks after')
  if (unit.turnAsks) found.push('turn asks')
  if (unit.isReply) found.push('replies')
  if (/!/.test(unit.sentence)) found.push('exclaims')
  if (unit.reason !== undefined) found.push(`reason:${unit.reason}`)
  if (orderVerb(plain)) found.push('order', isStanding(plain) ? 'order stands' : 'order once')
  const ban = BAN.exec(plain)?.[1]
  if (ban !== undefined) found.push(isStandingBan(ban) ? 'ban stands' : 'ban once')
  if (isRecurring(plain)) found.push('recurs')
  if (/\p{Lu}/u.test(plain.slice(1).replace(/\bI\b/g, ''))) found.push('names')
  if (/\d/.test(plain)) found.push('counts')
  if (/[\uE000-\uE7FF]/.test(plain)) found.push('quotes')
  if (!unit.isAllOwn) found.push('beside others')
  return [...new Set(found)]
}

/** What the clause before (b) or after (n) it begins with, and what a short one says. */
export function traitsBeside(side: 'b' | 'n', text: string | undefined): readonly string[] {
  if (text === undefined) return [`${side}:`]
  const words = tokens(text)
  const kinds = words.slice(0, 2).map(kindOf)
  const found = [`${side}1:${kinds[0]}`, `${side}2:${kinds.join(' ')}`]
  if (orderVerb(text)) found.push(`${side}:order`, `${side}:order ${isStanding(text)}`)
  if (/\?$/.test(text)) found.push(`${side}:asks`)
  if (words.length <= 4)
    found.push(`${side}s:short`, ...words.map((word) => `${side}w:${word.toLowerCase()}`))
  return found
}

function tokens(text: string): readonly string[] {
  const found = text.match(/[\p{L}\d][\p{L}\d'’_./@#+-]*|[?!…:;,()"“”€$£%]/gu) ?? []
  return found.slice(0, TOKENS_MAX).map((token) => token.replace(/’/g, "'").replace(/[.'/-]+$/, ''))
}

/** A small word is its own kind; of any other only the kind counts. */
function kindOf(token: string, at: number): string {
  const word = token.toLowerCase()
  if (SMALL_WORDS.has(word)) return word
  if (DATE.test(token)) return '<date>'
  if (/^\d/.test(token)) return '<number>'
  if (/[_/@#]|\.\w|[a-z][A-Z]/.test(token)) return '<code>'
  if (/^\p{Lu}{2,}\d*s?$/u.test(token)) return '<caps>'
  if (at > 0 && /^\p{Lu}/u.test(token)) return '<name>'
  if (/^[^\p{L}]/u.test(token)) return token
  if (VERB.test(word)) return '<verb>'
  if (word.endsWith('ing')) return '<ing>'
  if (word.endsWith('ed')) return '<ed>'
  if (word.endsWith('ly')) return '<ly>'
  if (/[^s]s$/.test(word)) return VERB.test(word.replace(/(?:es|s)$/, '')) ? '<verbs>' : '<s>'
  return '<word>'
}

function rootOf(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|ly|es|s)$/, (ending, at: number) => (at >= 3 ? '' : ending))
}

function lengthOf(words: number): string {
  if (words <= 2) return String(words)
  return ['4', '7', '12', '20'].find((most) => words <= Number(most)) ?? 'long'
}
