/**
 * Without `--data`: what questions about the past cost, beside the same questions now
 * (`[--small 10000] [--large 100000] [--repeat 100]`).
 *
 * With it, questions about time in words: which turns a parsed question selects, as set F1 against the turns it asks
 * for. `--data FILE` is a JSON file, plain or gzip: conversations with turns `{ id, session, at }` and
 * questions `{ question, category, evidence }`. `now` is the time of the last turn: such questions
 * are asked at the end of the conversation, and no session is going on any more.
 *
 * Categories that also ask for content are marked: of these, a time can only narrow the candidates,
 * so what counts is how much of the evidence is kept and how much of the conversation is left.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parseTime } from '../packages/core/dist/time/parse-time.js'
import { selectTurns } from '../packages/core/dist/time/select-turns.js'
import { options, print, verdict } from './measure.mjs'
import { pastCosts } from './past-costs.mjs'

const TARGETS = { must: 90, aim: 97 }
const CONTENT = /content/
const { data, misses, small, large, repeat } = options({
  data: '',
  misses: 0,
  small: 10_000,
  large: 100_000,
  repeat: 100,
})
if (data === '') {
  await pastCosts({ sizes: [small, large].filter((size) => size > 0), repeat })
  process.exit(0)
}

const rows = read(data).conversations.flatMap(({ turns, questions }) => {
  const known = turns.map(({ id, session, at }) => ({ id, session, at: at ?? undefined }))
  const now = Math.max(...known.map(({ at }) => at ?? Number.NEGATIVE_INFINITY))
  return questions.map((question) => scored(question, known, now))
})

const categories = grouped(rows)
const pure = rows.filter(({ category }) => !CONTENT.test(category))
for (const [category, of] of categories) {
  if (CONTENT.test(category)) {
    print(`${category}: evidence kept, %`, percent(of, 'recall'), `${of.length} questions`)
    print(`${category}: turns left, %`, percent(of, 'share'))
  } else print(category, percent(of, 'f1'), `${of.length} questions`)
}
if (pure.length > 0) {
  const all = Number(percent(pure, 'f1'))
  const target = `must ${TARGETS.must}, aim ${TARGETS.aim}`
  print('recognised as asking for nothing but a time, %', percent(pure, 'pureTime'))
  verdict('all questions about time alone, set F1', all.toFixed(1), all >= TARGETS.must, target)
}
for (const row of pure.filter(({ f1 }) => f1 < 1).slice(0, misses)) {
  console.log(`${row.f1.toFixed(2)}  ${row.category}  ${row.question}`)
}

function scored({ question, category, evidence }, turns, now) {
  const time = parseTime(question, { now })
  const selected = selectTurns(time, turns) ?? new Set(turns.map(({ id }) => id))
  const hits = evidence.filter((id) => selected.has(id)).length
  const f1 = (2 * hits) / (selected.size + evidence.length)
  const recall = hits / evidence.length
  const share = selected.size / turns.length
  return { question, category, f1, recall, share, pureTime: time.pureTime ? 1 : 0 }
}

function percent(of, name) {
  return ((100 * of.reduce((sum, row) => sum + row[name], 0)) / of.length).toFixed(1)
}

function grouped(all) {
  const groups = new Map()
  for (const row of all) groups.set(row.category, [...(groups.get(row.category) ?? []), row])
  return groups
}

function read(path) {
  const bytes = readFileSync(path)
  return JSON.parse(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes)
}
