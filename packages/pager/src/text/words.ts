/**
 * The words of a text, reduced far enough that "deploying" meets "deploys": for matching triggers
 * and for finding past turns. Light on purpose: no dictionary, English endings only, and other
 * languages keep their words as they are. Scripts without blanks are cut into pairs.
 *
 * @module
 */

/** Words that say nothing about the subject. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but if then else of to in on at by for from with without into onto over under as is are was were be ' +
    'been being am do does did done doing have has had having it its this that these those there here i me my mine we us ' +
    'our you your he him his she her they them their what which who whom when where why how not no nor so too very can ' +
    'could will would shall should may might must just also about please whenever while'
  ).split(' '),
)

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+$/u
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+/gu

/** The stems of a text in order, repetitions included, without stop words. */
export function stems(text: string): string[] {
  const found: string[] = []
  for (const run of runsOf(text)) {
    if (isAscii(run) || !UNSPACED.test(run)) {
      if (!STOP_WORDS.has(run)) found.push(stem(run))
    } else found.push(...pairs(run))
  }
  return found
}

/** Most text is ASCII, for which the scripts of the world need not be asked: ten times as fast. */
function runsOf(text: string): readonly string[] {
  if (isAscii(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return text.normalize('NFKC').toLowerCase().match(RUNS) ?? []
}

function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole range is meant
  return /^[\x00-\x7f]*$/.test(text)
}

/** Trimmed, lower-case, white space collapsed: how two statements are the same. */
export function normalise(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ')
}

/** Text on one line. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

function pairs(run: string): string[] {
  const chars = [...run]
  if (chars.length === 1) return chars
  return chars.slice(1).map((char, index) => `${chars[index]}${char}`)
}

/** Endings in the order they are tried; what remains must be long enough to be a word. */
const ENDINGS: readonly (readonly [ending: string, instead: string, charsMin: number])[] = [
  ['ies', 'y', 2],
  ['sses', 'ss', 1],
  ['ing', '', 3],
  ['edly', '', 3],
  ['ed', '', 3],
  ['ly', '', 4],
  ['es', '', 3],
  ['s', '', 3],
]

function stem(word: string): string {
  if (word.endsWith('ss')) return word
  for (const [ending, instead, charsMin] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= charsMin) {
      return withoutEcho(word.slice(0, -ending.length) + instead)
    }
  }
  return withoutEcho(word)
}

/** "running" and "run", "note" and "notes": a doubled last consonant and a final e do not count. */
function withoutEcho(word: string): string {
  const undoubled = word.replace(/([bdfgmnprt])\1$/, '$1')
  return undoubled.length > 3 ? undoubled.replace(/e$/, '') : undoubled
}
