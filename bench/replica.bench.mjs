// `npm run bench -- replica`: journals in PostgreSQL beside plain INSERTs of the same bytes, in one run and on one
// server, which is started here. Ratios count: both sides take turns, round by round.
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { median, options, percentile, print, scratch, verdict, watchMachine } from './measure.mjs'

const home = new URL('../packages/replica/', import.meta.url)
const { postgresJournal } = await import(new URL('dist/index.js', home))
const { postgresMissing, startPostgres } = await import(new URL('dist/testing/index.js', home))
const { Client } = createRequire(join(home.pathname, 'package.json'))('pg')

const { openCortex } = await import(new URL('../packages/core/dist/index.js', import.meta.url))

const { rounds, writes, groups, actors, idle, entries, bytes } = options({
  rounds: 5,
  writes: 200,
  groups: 40,
  actors: 1000,
  idle: 10_000,
  entries: 5000,
  bytes: 900,
})

const missing = postgresMissing()
if (missing !== undefined) {
  console.error(`Cannot measure: ${missing}`)
  process.exit(1)
}
const machine = watchMachine()
const server = await startPostgres()
const statements = { count: 0 }
const journal = postgresJournal(server.url, {
  pollMs: 0,
  notify: false,
  onStatement: () => statements.count++,
})
await journal.check()
const plain = new Client({ connectionString: server.url })
await plain.connect()
await plain.query(
  'create table plain (actor text, seq bigint, block bytea, primary key (actor, seq))',
)

const name = (kind, index) => `${kind}-${index}-${randomBytes(6).toString('hex')}`
function rowBehind(head, entries, size) {
  const firstSeq = head.lastSeq + 1
  return {
    actor: head.actor,
    firstSeq,
    lastSeq: firstSeq + entries - 1,
    commitId: randomBytes(16),
    prevRoot: head.root,
    root: randomBytes(32),
    bytes: randomBytes(size),
  }
}
const begin = (actor) => ({ actor, lastSeq: -1, root: randomBytes(32) })

async function append(rows) {
  const outcomes = await journal.append(rows, 60_000)
  const bad = outcomes.find(({ is }) => is !== 'accepted')
  if (bad !== undefined) throw new Error(`an append was not accepted: ${JSON.stringify(bad)}`)
}

/** Both bodies in turns; the rate of each, as the median of the rounds. */
async function sideBySide(count, bodies) {
  const rates = bodies.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, body] of bodies.entries()) {
      const start = performance.now()
      await body(round)
      // The first round warms caches, plans and connections.
      if (round > 0) rates[index].push((count / (performance.now() - start)) * 1000)
    }
  }
  return rates.map(median)
}

console.log(
  `Cortex replica benchmark, Node ${process.versions.node}, PostgreSQL on this machine, fsync on\n`,
)

console.log(
  `One actor, one at a time (median of ${rounds} rounds, ${writes} writes of ${bytes} bytes each)`,
)
const one = await sideBySide(writes, [
  async (round) => {
    const actor = name('plain', round)
    for (let seq = 0; seq < writes; seq++) {
      await plain.query('insert into plain values ($1, $2, $3)', [actor, seq, randomBytes(bytes)])
    }
  },
  async (round) => {
    let head = begin(name('one', round))
    for (let seq = 0; seq < writes; seq++) {
      head = rowBehind(head, 1, bytes)
      await append([head])
    }
  },
])
print('plain INSERT', `${one[0].toFixed(0)}/s`)
print('journal', `${one[1].toFixed(0)}/s`)
verdict('journal / plain INSERT', (one[1] / one[0]).toFixed(2), one[1] / one[0] >= 0.7, '>= 0.7')

console.log(`\nOne actor, groups of 100 (${groups} groups each)`)
const hundred = await sideBySide(groups * 100, [
  async (round) => {
    const actor = name('plain', round)
    for (let group = 0; group < groups; group++) {
      const seqs = Array.from({ length: 100 }, (_, index) => group * 100 + index)
      const places = seqs.map((_, index) => `($1, $${2 * index + 2}, $${2 * index + 3})`).join(', ')
      const values = seqs.flatMap((seq) => [seq, randomBytes(bytes)])
      await plain.query(`insert into plain values ${places}`, [actor, ...values])
    }
  },
  async (round) => {
    let head = begin(name('hundred', round))
    for (let group = 0; group < groups; group++) {
      head = rowBehind(head, 100, 100 * bytes)
      await append([head])
    }
  },
])
print('plain INSERT of 100 rows', `${hundred[0].toFixed(0)}/s`, 'entries')
verdict(
  'journal, 100 entries in a row',
  `${hundred[1].toFixed(0)}/s`,
  hundred[1] >= 8000,
  '>= 8000 at rest',
)
const share = hundred[1] / hundred[0]
verdict('journal / plain INSERT of 100 rows', share.toFixed(2), share >= 0.6, '>= 0.6')

console.log(`\n${actors} actors at once`)
statements.count = 0
const many = await sideBySide(actors, [
  async (round) => {
    for (let index = 0; index < actors; index++)
      await append([rowBehind(begin(name('alone', round)), 1, bytes)])
  },
  async (round) => {
    statements.count = 0
    const rows = Array.from({ length: actors }, () =>
      rowBehind(begin(name('many', round)), 1, bytes),
    )
    await Promise.all(rows.map((row) => append([row])))
  },
])
print('one statement for each block', `${many[0].toFixed(0)}/s`)
print('coalesced', `${many[1].toFixed(0)}/s`, `${statements.count} statements for ${actors} blocks`)
verdict('coalesced / one for each', (many[1] / many[0]).toFixed(1), many[1] / many[0] >= 5, '>= 5')

console.log(`\n${idle} idle actors that are followed`)
const heads = []
for (let at = 0; at < idle; at += 500) {
  const rows = Array.from({ length: Math.min(500, idle - at) }, () =>
    rowBehind(begin(name('idle', at)), 1, bytes),
  )
  await append(rows)
  heads.push(...rows)
}
await plain.query('analyze')
const looks = []
for (let round = 0; round <= rounds; round++) {
  const start = performance.now()
  const moved = await journal.heads(heads)
  if (moved.length > 0) throw new Error('an idle journal moved')
  if (round > 0) looks.push(performance.now() - start)
}
print('one look at all of them', `${median(looks).toFixed(0)} ms`)
const watching = { count: 0 }
const follower = postgresJournal(server.url, { onStatement: () => watching.count++ })
await follower.heads(heads)
const end = follower.hints(() => undefined)
await new Promise((resolve) => setTimeout(resolve, 2000))
watching.count = 0
const seconds = 10
await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
const perSecond = watching.count / seconds
verdict('statements while nothing happens', `${perSecond.toFixed(1)}/s`, perSecond <= 2, '<= 2/s')
end()

console.log('\nFrom an acknowledgement to the hint in another process')
const writer = postgresJournal(server.url, { pollMs: 0 })
const polling = postgresJournal(server.url, { notify: false })
let head = heads[0]
await polling.heads([head])
await delaysOf('notified', follower, 100, 50)
await delaysOf('polled only', polling, 10, 1200)

async function delaysOf(label, listening, count, target) {
  const hinted = { resolve: () => undefined }
  const stop = listening.hints((named) => {
    if (named.includes(head.actor)) hinted.resolve(performance.now())
  })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const delays = []
  for (let index = 0; index < count; index++) {
    const hint = new Promise((resolve) => {
      hinted.resolve = resolve
    })
    head = rowBehind(head, 1, bytes)
    await writer.append([head], 60_000)
    const acknowledged = performance.now()
    delays.push(Math.max(0, (await hint) - acknowledged))
  }
  stop()
  const p99 = percentile(delays, 0.99)
  print(`${label}, median`, `${median(delays).toFixed(1)} ms`)
  verdict(`${label}, p99`, `${p99.toFixed(1)} ms`, p99 <= target, `<= ${target} ms at rest`)
}

console.log(
  `\nA new node takes over ${entries} entries, with their view, beside a rebuild of the same store here`,
)
const stores = scratch()
const actor = name('whole', 0)
const whole = await openCortex({ root: join(stores, 'whole'), actor, journal })
for (let at = 0; at < entries; at += 100) {
  const many = Array.from({ length: Math.min(100, entries - at) }, (_, index) =>
    whole.write({
      data: {
        type: 'Fact',
        subject: `part ${at + index}`,
        predicate: 'builds',
        statement: `The build of part ${at + index} takes ${index} minutes, since the cache of the compiled parts is shared`,
      },
    }),
  )
  await Promise.all(many)
}
const taken = await sideBySide(entries, [
  async () => void (await whole.rebuild()),
  async (round) => {
    const fresh = await openCortex({ root: join(stores, `fresh-${round}`), actor, journal })
    const { root } = await fresh.status()
    if (root !== (await whole.status()).root) throw new Error('a new node has another root')
    await fresh.close()
  },
])
await whole.close()
print('rebuild', `${taken[0].toFixed(0)}/s`, 'entries')
print('new node', `${taken[1].toFixed(0)}/s`, 'entries')
verdict(
  'new node / rebuild',
  (taken[1] / taken[0]).toFixed(2),
  taken[1] / taken[0] >= 0.8,
  '>= 0.8',
)

for (const each of [journal, writer, follower, polling]) await each.close()
await plain.end()
await server.remove()
console.log(`\n${machine()}`)
