/**
 * Recall of evidence: from a question in plain words to the turns that hold its answer, through
 * `ingestConversation` and `find` alone.
 *
 *   npm run bench -- recall [--data FILE…] [--embedder local|hash|none] [--cache DIR] [--json]
 *
 * The own set of statements (`statements.mjs`) is asked in any case. A file is JSON, plain or gzip: `{ name, conversations: [{ id, turns: [{ id, session, speaker, at, text,
 * caption? }], questions: [{ question, category, evidence }] }] }`. Each conversation is a store of its
 * own, and its questions are asked at the time of its last turn. Recall@k is the share of a
 * question's evidence among the first k, averaged over questions.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { openCortex } from '../packages/core/dist/index.js'
import { automaticLimit } from '../packages/core/dist/query/automatic-limit.js'
import { RANKING } from '../packages/core/dist/query/ranking.js'
import { CachedEmbedder } from './cached-embedder.mjs'
import { scratch } from './measure.mjs'
import {
  fused,
  isApart,
  isTimeSet,
  mean,
  PlainBm25,
  recallAt,
  setF1,
  sharesNoWord,
} from './recall-scores.mjs'
import { statementsSet } from './statements.mjs'

/** Constants that switch a lane off, for the ablation. */
const WORDS = { meaning: 0, salience: 0 }
const TIME = { ...WORDS, inTime: 1, timeWords: 1 }
const CONTEXT = {
  ...TIME,
  previous: 0,
  next: 0,
  second: 0,
  session: 0,
  namedSpeaker: 1,
  userSpeaker: 1,
  asking: 1,
}

const DEPTHS = [5, 10, 20, 50]
const { data, embedder, cache, json } = readOptions(process.argv.slice(2))
const home = scratch()
const model = await embedderOf(embedder)
const sets = {}

for (const set of [statementsSet(), ...data.map(read)]) {
  const rows = []
  for (const conversation of set.conversations) rows.push(...(await asked(conversation)))
  sets[set.name] = report(set.name, rows)
}
await model?.close()
if (json) console.log(JSON.stringify({ sets }))

function readOptions(args) {
  const given = {
    data: [],
    embedder: 'none',
    cache: join(tmpdir(), 'cortex-bench-vectors'),
    json: false,
  }
  for (let index = 0; index < args.length; index++) {
    const name = args[index]
    if (name === '--json') given.json = true
    else if (name === '--data') {
      while (index + 1 < args.length && !args[index + 1].startsWith('--'))
        given.data.push(args[++index])
    } else if (name === '--embedder' || name === '--cache') given[name.slice(2)] = args[++index]
    else usage()
  }
  if (!['local', 'hash', 'none'].includes(given.embedder)) usage()
  return given
}

function usage() {
  console.error(
    'Usage: npm run bench -- recall [--data FILE…] [--embedder local|hash|none] [--cache DIR] [--json]',
  )
  process.exit(2)
}

function read(path) {
  const bytes = readFileSync(path)
  return JSON.parse(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes)
}

/** The embedder by name, with what it made before kept in a file per model. */
async function embedderOf(name) {
  if (name === 'none') return undefined
  const { hashEmbedder, localEmbedder } = await import('../packages/embed/dist/index.js')
  return new CachedEmbedder(name === 'hash' ? hashEmbedder() : await localEmbedder(), cache)
}

/** One row per question: the ranking of each system. */
async function asked({ id, turns, questions }) {
  const now = Math.max(0, ...turns.map(({ at }) => at ?? 0))
  const cortex = await openCortex({
    root: home,
    actor: id.replace(/[^A-Za-z0-9_-]/g, '-'),
    clock: () => now,
    durability: 'fast',
    ...(model === undefined ? {} : { embedder: model }),
  })
  try {
    const { turns: told } = await cortex.ingestConversation({
      conversationId: id,
      turns: turns.map(({ id: turn, session, speaker, at, text, caption }) => ({
        id: turn,
        session: String(session),
        speaker,
        text,
        ...(at === null || at === undefined ? {} : { at }),
        ...(caption ? { caption } : {}),
      })),
    })
    if (model !== undefined) await cortex.drainEmbedder()
    const turnOf = new Map(told.flatMap(({ id: turn, uris }) => uris.map((uri) => [uri, turn])))
    const byId = new Map(turns.map((turn) => [turn.id, turn]))
    const plain = new PlainBm25(turns)
    const rows = []
    for (const question of questions.filter(({ evidence }) => evidence.length > 0)) {
      const row = { ...question, nolex: sharesNoWord(question, byId) }
      row.find = await ranking(cortex, question, turnOf)
      if (!isTimeSet(question)) {
        row.bm25 = plain.rank(question.question)
        row.words = await without(CONTEXT, () => ranking(cortex, question, turnOf))
        row.context = await without(TIME, () => ranking(cortex, question, turnOf))
        row.lexical = await without(WORDS, () => ranking(cortex, question, turnOf))
        if (model !== undefined) {
          row.meaning = await without({ salience: 0 }, () => ranking(cortex, question, turnOf))
          row.vectors = await similar(cortex, question, turnOf)
          row.rrf = fused(row.bm25, row.vectors)
        }
      }
      rows.push(row)
    }
    return rows
  } finally {
    await cortex.close()
  }
}

/** Turns in the order in which `find` gives them. */
async function ranking(cortex, question, turnOf) {
  const limit = isTimeSet(question) ? 1000 : 100
  const { memories } = await cortex.find({ near: question.question, types: ['Event'], limit })
  return turnsOf(memories, turnOf)
}

/** The same by meaning alone. */
async function similar(cortex, { question }, turnOf) {
  const [nearVector] = await model.embed([question])
  const { memories } = await cortex.find({ nearVector, types: ['Event'], limit: 100 })
  return turnsOf(memories, turnOf)
}

function turnsOf(memories, turnOf) {
  const ids = memories.map(({ head, version }) =>
    turnOf.get(`matrix://cortex/Event/${head.id}#${version.version}`),
  )
  return [...new Set(ids.filter((one) => one !== undefined))]
}

async function without(constants, body) {
  const before = { ...RANKING }
  Object.assign(RANKING, constants)
  try {
    return await body()
  } finally {
    Object.assign(RANKING, before)
  }
}

function report(name, rows) {
  const ranked = rows.filter((row) => !isTimeSet(row))
  const main = ranked.filter((row) => !isApart(row))
  console.log(`\n${name}: ${main.length} questions`)
  line('system', DEPTHS.map((k) => `R@${k}`).concat(DEPTHS.map((k) => `hit@${k}`)))
  const systems = {
    bm25: 'plain Porter BM25',
    words: 'words alone',
    context: '+ context',
    lexical: '+ time',
    ...(model === undefined
      ? {}
      : {
          vectors: 'vectors alone',
          rrf: 'RRF 1:1 of BM25 and vectors',
          meaning: '+ vectors',
        }),
    find: '+ salience = find',
  }
  for (const [system, label] of Object.entries(systems)) {
    line(
      label,
      DEPTHS.flatMap((k) => [percent(main, system, k)]).concat(
        DEPTHS.map((k) => hits(main, system, k)),
      ),
    )
  }
  const limits = main.map(({ question }) => automaticLimit(question))
  line(`find, limit auto (${mean(limits).toFixed(1)} on average)`, [automatic(main)])
  for (const category of [...new Set(ranked.map((row) => row.category))].sort()) {
    const of = ranked.filter((row) => row.category === category)
    line(
      `find, ${category} (${of.length})`,
      DEPTHS.map((k) => percent(of, 'find', k)),
    )
  }
  const nolex = main.filter((row) => row.nolex)
  if (nolex.length > 0)
    line(
      `find, nolex (${nolex.length})`,
      DEPTHS.map((k) => percent(nolex, 'find', k)),
    )
  if (model !== undefined && nolex.length > 0) {
    line(
      `vectors alone, nolex (${nolex.length})`,
      DEPTHS.map((k) => percent(nolex, 'vectors', k)),
    )
  }
  const timed = rows.filter(isTimeSet)
  for (const category of [...new Set(timed.map((row) => row.category))].sort()) {
    const of = timed.filter((row) => row.category === category)
    line(`set F1, ${category} (${of.length})`, [f1(of)])
  }
  if (timed.length > 0) line(`set F1, all (${timed.length})`, [f1(timed)])
  return {
    ...Object.fromEntries(DEPTHS.map((k) => [`r${k}`, Number(percent(main, 'find', k))])),
    ...(nolex.length > 0 ? { nolex_r10: Number(percent(nolex, 'find', 10)) } : {}),
    ...(model !== undefined && nolex.length > 0
      ? { vectors_nolex_r10: Number(percent(nolex, 'vectors', 10)) }
      : {}),
    ...(timed.length > 0 ? { time_f1: Number(f1(timed)) } : {}),
    auto: Number(automatic(main)),
    bm25_r10: Number(percent(main, 'bm25', 10)),
    ...(model === undefined ? {} : { vectors_r10: Number(percent(main, 'vectors', 10)) }),
  }
}

function percent(rows, system, k) {
  return (100 * mean(rows.map((row) => recallAt(row[system], row.evidence, k)))).toFixed(1)
}

/** The share of the evidence that a caller with the limit `auto` gets. */
function automatic(rows) {
  const found = rows.map(({ find, evidence, question }) =>
    recallAt(find, evidence, automaticLimit(question)),
  )
  return (100 * mean(found)).toFixed(1)
}

function hits(rows, system, k) {
  return (
    100 * mean(rows.map((row) => Number(recallAt(row[system], row.evidence, k) > 0)))
  ).toFixed(1)
}

function f1(rows) {
  return (100 * mean(rows.map((row) => setF1(new Set(row.find), row.evidence)))).toFixed(1)
}

function line(label, values) {
  console.log(`${label.padEnd(36)}${values.map((value) => String(value).padStart(8)).join('')}`)
}
