/**
 * English stems by the published algorithm of M. F. Porter ("An algorithm for suffix stripping",
 * 1980): five steps of rules, each a suffix, what replaces it, and a condition on what is left.
 *
 * @module
 */

type Rule = readonly [suffix: string, replacement: string]

/** By the last letter but one, which tells most of them apart. */
type Rules = ReadonlyMap<number, readonly Rule[]>

function byLetter(list: readonly Rule[]): Rules {
  const rules = new Map<number, Rule[]>()
  for (const rule of list) {
    const letter = rule[0].charCodeAt(rule[0].length - 2)
    const group = rules.get(letter)
    if (group === undefined) rules.set(letter, [rule])
    else group.push(rule)
  }
  return rules
}

const STEP2: Rules = byLetter([
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
])

const STEP3: Rules = byLetter([
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
])

/** Longest first where one ends another: only the longest that fits is looked at. */
const STEP4: Rules = byLetter([
  ['al', ''],
  ['ance', ''],
  ['ence', ''],
  ['er', ''],
  ['ic', ''],
  ['able', ''],
  ['ible', ''],
  ['ant', ''],
  ['ement', ''],
  ['ment', ''],
  ['ent', ''],
  ['ion', ''],
  ['ou', ''],
  ['ism', ''],
  ['ate', ''],
  ['iti', ''],
  ['ous', ''],
  ['ive', ''],
  ['ize', ''],
])

/** The stem of a word of lower-case ASCII letters; words of one or two letters stay. */
export function stem(word: string): string {
  if (word.length < 3) return word
  let stemmed = plural(word)
  stemmed = past(stemmed)
  if (stemmed.endsWith('y') && hasVowel(stemmed, stemmed.length - 1)) {
    stemmed = `${stemmed.slice(0, -1)}i`
  }
  stemmed = replaceSuffix(stemmed, STEP2)
  stemmed = replaceSuffix(stemmed, STEP3)
  stemmed = dropSuffix(stemmed)
  return tidyEnd(stemmed)
}

function plural(word: string): string {
  if (!word.endsWith('s')) return word
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2)
  return word.endsWith('ss') ? word : word.slice(0, -1)
}

function past(word: string): string {
  if (word.endsWith('eed')) {
    return measure(word, word.length - 3) > 0 ? word.slice(0, -1) : word
  }
  const cut = word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : 0
  if (cut === 0 || !hasVowel(word, word.length - cut)) return word
  const left = word.slice(0, -cut)
  if (left.endsWith('at') || left.endsWith('bl') || left.endsWith('iz')) return `${left}e`
  if (endsDouble(left) && !/[lsz]$/.test(left)) return left.slice(0, -1)
  if (measure(left, left.length) === 1 && endsShort(left)) return `${left}e`
  return left
}

function replaceSuffix(word: string, rules: Rules): string {
  for (const [suffix, replacement] of rules.get(word.charCodeAt(word.length - 2)) ?? []) {
    if (!word.endsWith(suffix)) continue
    const end = word.length - suffix.length
    return measure(word, end) > 0 ? word.slice(0, end) + replacement : word
  }
  return word
}

function dropSuffix(word: string): string {
  for (const [suffix] of STEP4.get(word.charCodeAt(word.length - 2)) ?? []) {
    if (!word.endsWith(suffix)) continue
    const end = word.length - suffix.length
    if (suffix === 'ion' && !/[st]$/.test(word.slice(0, end))) return word
    return measure(word, end) > 1 ? word.slice(0, end) : word
  }
  return word
}

function tidyEnd(word: string): string {
  let stemmed = word
  if (stemmed.endsWith('e')) {
    const left = stemmed.slice(0, -1)
    const count = measure(left, left.length)
    if (count > 1 || (count === 1 && !endsShort(left))) stemmed = left
  }
  return stemmed.endsWith('ll') && measure(stemmed, stemmed.length) > 1
    ? stemmed.slice(0, -1)
    : stemmed
}

/** a, e, i, o, u, and y after a consonant. */
function isVowel(word: string, index: number): boolean {
  switch (word.charCodeAt(index)) {
    case 97:
    case 101:
    case 105:
    case 111:
    case 117:
      return true
    case 121:
      return index > 0 && !isVowel(word, index - 1)
    default:
      return false
  }
}

function hasVowel(word: string, end: number): boolean {
  for (let index = 0; index < end; index++) if (isVowel(word, index)) return true
  return false
}

/** How often a run of vowels is followed by a run of consonants in `word[0, end)`. */
function measure(word: string, end: number): number {
  let count = 0
  let afterVowel = false
  for (let index = 0; index < end; index++) {
    const vowel = isVowel(word, index)
    if (afterVowel && !vowel) count++
    afterVowel = vowel
  }
  return count
}

function endsDouble(word: string): boolean {
  const last = word.length - 1
  return last > 0 && word[last] === word[last - 1] && !isVowel(word, last)
}

/** Consonant, vowel, consonant, the last not w, x or y: the words that want their e back. */
function endsShort(word: string): boolean {
  const last = word.length - 1
  return (
    last > 1 &&
    !isVowel(word, last) &&
    isVowel(word, last - 1) &&
    !isVowel(word, last - 2) &&
    !/[wxy]$/.test(word)
  )
}
