// A node of a history: a process that can be killed. Lines of JSON in, lines of JSON out.
import { createInterface } from 'node:readline'
import { openCortex } from '@cortex-memory/core'
import { postgresJournal } from '@cortex-memory/replica'

const { ROOT, URL: url, SKEW_MS = '0' } = process.env
const journal = postgresJournal(url)
const opened = new Map()
const clock = () => Date.now() + Number(SKEW_MS)

function open(actor) {
  let cortex = opened.get(actor)
  if (cortex === undefined) {
    cortex = openCortex({ root: ROOT, actor, journal, clock })
    opened.set(actor, cortex)
    cortex.catch(() => opened.delete(actor))
  }
  return cortex
}

const verbs = {
  async write(cortex, { text, commitId }) {
    const data = { type: 'Fact', subject: text, predicate: 'says', statement: text }
    const { seq } = await cortex.write({ data, commitId })
    return { seq }
  },
  async find(cortex, { atLeast }) {
    const said = []
    for (;;) {
      const page = { types: ['Fact'], limit: 500, offset: said.length }
      const { memories } = await cortex.find({
        ...page,
        ...(atLeast === undefined ? {} : { atLeast }),
      })
      if (memories.length === 0) return { said }
      said.push(...memories.map(({ data }) => data.statement))
    }
  },
  async state(cortex, { atLeast }) {
    await cortex.reach(atLeast)
    const { root, nextSeq, remote } = await cortex.status()
    return { root, nextSeq, remote }
  },
  async verify(cortex) {
    return { ok: (await cortex.verify()).ok }
  },
}

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, verb, actor, ...given } = JSON.parse(line)
  let answer
  try {
    answer = await verbs[verb](await open(actor), given)
  } catch (error) {
    answer = { code: error.code ?? 'INTERNAL', message: String(error.message) }
  }
  process.stdout.write(`${JSON.stringify({ id, ...answer })}\n`)
})
process.stdin.on('end', () => process.exit(0))
