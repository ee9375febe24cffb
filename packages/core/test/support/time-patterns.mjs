/**
 * Times patterns on their hardest texts: patterns on standard input, the slow ones on standard output.
 * A process of its own, because CPU time counts all threads, and other tests leave threads behind.
 */
import { readFileSync } from 'node:fs'

/** Other work of the machine does not count. */
function cpuMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function textOf({ lead, unit }, length) {
  return `${lead}${unit.repeat(Math.ceil(length / unit.length))}\u0000`
}

/** Counts matches and keeps none: a list of a million would be measured instead. */
function run(pattern, isRepeated, text) {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); isRepeated && match !== null; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex += 1
  }
}

/** A short text is read several times: compiling and collecting take a millisecond now and then. */
const CHARACTERS_MIN = 8_000

/** The least of several tries: the others met a busy machine or a collection of garbage. */
function timeOf(pattern, isRepeated, text, tries) {
  const runs = tries === 1 ? 1 : Math.ceil(CHARACTERS_MIN / text.length)
  let least = Number.POSITIVE_INFINITY
  for (let count = 0; count < tries; count++) {
    const before = cpuMs()
    for (let again = 0; again < runs; again++) run(pattern, isRepeated, text)
    least = Math.min(least, (cpuMs() - before) / runs)
  }
  return least
}

const RATIO_MAX = 6
/** Below this a time is mostly noise. */
const FLOOR_MS = 8
/** A bounded repetition can be linear and slow all the same. */
const MS_PER_CHARACTER_MAX = 0.005
/** What is slow by chance is not slow every time. */
const TRIES = [1, 5, 15]

function slowness({ source, flags, isRepeated, texts, lengths }) {
  const pattern = new RegExp(source, isRepeated && !flags.includes('g') ? `${flags}g` : flags)
  const time = (text, length, tries = 1) => timeOf(pattern, isRepeated, textOf(text, length), tries)
  const hardest = texts
    .map((text) => ({ text, ms: time(text, Math.min(1_000, lengths.at(-1))) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
  for (const [rank, { text }] of hardest.entries()) {
    for (const [index, length] of lengths.slice(0, rank === 0 ? 5 : 3).entries()) {
      const quarter = lengths[index - 1] ?? length / 4
      const isSlow = (tries) => {
        const ms = time(text, length, tries)
        if (ms > length * MS_PER_CHARACTER_MAX) return true
        return ms > FLOOR_MS && ms > RATIO_MAX * Math.max(1, time(text, quarter, tries))
      }
      if (TRIES.every(isSlow)) return `${JSON.stringify(text)} of ${length} characters`
    }
  }
  return undefined
}

const slow = []
for (const pattern of JSON.parse(readFileSync(0, 'utf8'))) {
  const why = slowness(pattern)
  if (why !== undefined) slow.push(`${pattern.file} /${pattern.source}/ ${why}`)
}
process.stdout.write(JSON.stringify(slow))
