/**
 * The floor of relevance: which questions get an empty answer, and what that costs.
 *
 *   npm run bench -- floor [--data FILE…] [--embedder local|hash|none] [--cache DIR]
 *
 * The own set of statements is asked in any case, a domain at a time. Files are those of the recall bench. Three kinds of questions are asked of each conversation: its own
 * (an answer is there), its own unanswerable ones (category 5 of LoCoMo: about things that were said,
 * but of somebody else), and as many of the next conversation (memory knows nothing about them). For
 * each floor: the share that stays empty, and Recall@10 of the questions that have an answer.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { openCortex } from '../packages/core/dist/index.js'
import { FIT_FLOOR } from '../packages/core/dist/query/floor.js'
import { CachedEmbedder } from './cached-embedder.mjs'
import { scratch } from './measure.mjs'
import { isTimeSet, mean, recallAt } from './recall-scores.mjs'
import { statementsByDomain } from './statements.mjs'

const FLOORS = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]
const COSINES = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55]
const DEPTH = 10
const FOREIGN_MAX = 60

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    data: { type: 'string', multiple: true, default: [] },
    embedder: { type: 'string', default: 'none' },
    cache: { type: 'string', default: join(tmpdir(), 'cortex-bench-vectors') },
  },
})
const files = [...values.data, ...positionals]
const home = scratch()
const model = await embedderOf(values.embedder)

for (const { name, conversations } of [statementsByDomain(), ...files.map(read)]) {
  const rows = []
  for (const [index, conversation] of conversations.entries()) {
    const next = conversations[(index + 1) % conversations.length]
    rows.push(...(await asked(conversation, next.questions)))
  }
  report(name, rows)
}
await model?.close()

function read(path) {
  const bytes = readFileSync(path)
  return JSON.parse(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes)
}

async function embedderOf(name) {
  if (name === 'none') return undefined
  const { hashEmbedder, localEmbedder } = await import('../packages/embed/dist/index.js')
  return new CachedEmbedder(name === 'hash' ? hashEmbedder() : await localEmbedder(), values.cache)
}

async function asked({ id, turns, questions }, foreign) {
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
      turns: turns.map(({ id: turn, session, speaker, at, text }) => ({
        id: turn,
        session: String(session),
        speaker,
        text,
        ...(at === null || at === undefined ? {} : { at }),
      })),
    })
    if (model !== undefined) await cortex.drainEmbedder()
    const turnOf = new Map(told.flatMap(({ id: turn, uris }) => uris.map((uri) => [uri, turn])))
    const rows = []
    const ask = async (kind, { question, evidence }) => {
      const query = { near: question, types: ['Event'], limit: DEPTH }
      const { memories, distances = [] } = await cortex.find(query)
      const { bestFit } = await cortex.find({ ...query, floor: true })
      const found = memories.map(({ uri }) => turnOf.get(uri)).filter((one) => one !== undefined)
      const cosine = Math.max(0, ...distances.map((distance) => 1 - (distance ?? 1)))
      rows.push({ kind, bestFit, cosine, recall: recallAt(found, evidence, DEPTH) })
    }
    for (const each of questions.filter((one) => !isTimeSet(one))) {
      const isUnanswerable = String(each.category).includes('5') || /advers/i.test(each.category)
      if (isUnanswerable) await ask('unanswerable', each)
      else if (each.evidence.length > 0) await ask('answerable', each)
    }
    for (const each of foreign.slice(0, FOREIGN_MAX))
      await ask('foreign', { ...each, evidence: [] })
    return rows
  } finally {
    await cortex.close()
  }
}

function report(name, rows) {
  const of = (kind) => rows.filter((row) => row.kind === kind)
  const [own, without, foreign] = ['answerable', 'unanswerable', 'foreign'].map(of)
  console.log(
    `\n${name}, ${values.embedder}: ${own.length} answerable, ${without.length} unanswerable, ${foreign.length} foreign`,
  )
  table('floor', FLOORS, (row, floor) => row.bestFit < floor)
  if (model !== undefined) table('cosine', COSINES, (row, least) => row.cosine < least)

  function table(title, values, isEmpty) {
    console.log(
      `${title.padEnd(8)}answerable empty   R@${DEPTH}   unanswerable empty   foreign empty`,
    )
    for (const value of values) {
      const empty = (some) => percent(mean(some.map((row) => Number(isEmpty(row, value)))))
      const recall = mean(own.map((row) => (isEmpty(row, value) ? 0 : row.recall)))
      const mark = title === 'floor' && value === FIT_FLOOR ? ' *' : '  '
      console.log(
        `${value.toFixed(2)}${mark}  ${empty(own).padStart(12)}${percent(recall).padStart(12)}${empty(without).padStart(16)}${empty(foreign).padStart(18)}`,
      )
    }
  }
}

function percent(share) {
  return Number.isNaN(share) ? '-' : (100 * share).toFixed(1)
}
