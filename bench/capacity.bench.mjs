// `npm run bench -- capacity`: what one write, one read, one opening and one followed entry cost a node and its database, in
// CPU and bytes, and 10,000 actors on one node. The guide `capacity.md` turns these into machines. CPU is that of the
// processes, so other programs change it less than times.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diskBytes, options, print, scratch, verdict, watchMachine } from './measure.mjs'

const dist = (name) => new URL(`../packages/${name}`, import.meta.url)
const { openCortex } = await import(dist('core/dist/index.js'))
const { postgresJournal } = await import(dist('replica/dist/index.js'))
const { postgresMissing, startPostgres } = await import(dist('replica/dist/testing/index.js'))
const { HandlePool } = await import(dist('server/dist/actors/handle-pool.js'))

const { actors, rounds, many, stores } = options({
  actors: 50,
  rounds: 40,
  many: 10_000,
  stores: 256,
})
const missing = postgresMissing()
if (missing !== undefined) {
  console.error(`Cannot measure: ${missing}`)
  process.exit(1)
}
const machine = watchMachine()
const server = await startPostgres()
const statements = { count: 0 }
const quiet = { pollMs: 0, notify: false }
const journal = postgresJournal(server.url, { ...quiet, onStatement: () => statements.count++ })
const home = scratch()

const text = (n) =>
  `The build of part ${n} runs on Node 20 and takes ${n % 60} minutes; it was slower before the cache of compiled parts was shared between the machines, which is why nobody clears it without asking the team first.`
const fact = (n) => ({
  data: { type: 'Fact', subject: `part ${n}`, predicate: 'builds', statement: text(n) },
})
const names = Array.from({ length: actors }, (_, index) => `actor-${index}`)
const openAll = async (root) =>
  await Promise.all(names.map((actor) => openCortex({ root: join(home, root), actor, journal })))

/** CPU of this process for each of so many calls, in milliseconds. */
async function cpuOf(calls, body) {
  const before = process.cpuUsage()
  await body()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / calls
}

/** CPU that the database has used, in milliseconds. */
function databaseCpu() {
  const postmaster = Number(
    readFileSync(join(server.directory, 'data/postmaster.pid'), 'utf8').split('\n')[0],
  )
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      const [, parent, ...fields] = rest.split(' ').map(Number)
      // Its own time, and for the first process that of all that have ended.
      const times = Number(pid) === postmaster ? fields.slice(9, 13) : fields.slice(9, 11)
      if (Number(pid) === postmaster || parent === postmaster) {
        for (const each of times) ticks += each
      }
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks * 10
}

console.log(
  `Cortex capacity, Node ${process.versions.node}, PostgreSQL on this machine, ${actors} actors, entries of ${text(1).length} characters\n`,
)
const one = await openAll('one')
const followers = await openAll('two')
const round = async (from, to) => {
  for (let n = from; n < to; n++) await Promise.all(one.map((cortex) => cortex.write(fact(n))))
}
await round(0, 5)
const small = diskBytes(join(home, 'one'))
const smallTable = Number(
  (await server.query("select pg_total_relation_size('cortex_journal') as n"))[0].n,
)
statements.count = 0
const before = databaseCpu()
const writes = actors * rounds
const write = await cpuOf(writes, () => round(5, 5 + rounds))
const databaseWrite = (databaseCpu() - before) / writes
print('write, CPU of the node', `${write.toFixed(2)} ms`)
print('write, CPU of the database', `${databaseWrite.toFixed(2)} ms`)
print(
  'statements for each write',
  (statements.count / writes).toFixed(3),
  `${actors} actors at once`,
)
const last = one[0].lastSeq
const follow = await cpuOf(actors * last, () =>
  Promise.all(followers.map((cortex, index) => cortex.reach(one[index].lastSeq))),
)
print('following an entry, CPU of the node', `${follow.toFixed(2)} ms`)
const read = await cpuOf(actors * 4, async () => {
  for (let n = 0; n < 4; n++)
    await Promise.all(
      one.map((cortex) => cortex.find({ near: `build cache part ${n * 7}`, limit: 8 })),
    )
})
print('search by words, CPU of the node', `${read.toFixed(2)} ms`)
for (const cortex of [...one, ...followers]) await cortex.close()
let again
const open = await cpuOf(actors, async () => {
  again = []
  for (const actor of names)
    again.push(await openCortex({ root: join(home, 'one'), actor, journal }))
})
print('opening a store, CPU of the node', `${open.toFixed(2)} ms`)
for (const cortex of again) await cortex.close()
const large = diskBytes(join(home, 'one'))
const largeTable = Number(
  (await server.query("select pg_total_relation_size('cortex_journal') as n"))[0].n,
)
const entry = (large - small) / writes
print('bytes of an entry on a node', entry.toFixed(0))
print('bytes of an empty store on a node', ((small - actors * 5 * entry) / actors).toFixed(0))
print('bytes of an entry in the database', ((largeTable - smallTable) / writes).toFixed(0))

console.log(`\n${many} actors on one node, ${stores} stores open`)
const pool = new HandlePool({ most: stores, close: async (cortex) => await cortex.close() })
const whole = postgresJournal(server.url, { onStatement: () => statements.count++ })
const visit = async (n) => {
  const actor = `guest-${n}`
  const release = pool.hold(actor)
  try {
    const cortex = await pool.open(actor, () =>
      openCortex({ root: join(home, 'many'), actor, journal: whole, durability: 'fast' }),
    )
    await cortex.write(fact(n))
  } finally {
    release()
  }
}
/** A database that is too busy to answer within five seconds says so, and is asked again. */
async function visitUntilAnswered(n) {
  for (;;) {
    try {
      return await visit(n)
    } catch (error) {
      if (error.code !== 'JOURNAL_UNAVAILABLE' && error.code !== 'OUTCOME_UNKNOWN') throw error
      refusals++
    }
  }
}

let refusals = 0
const began = performance.now()
let next = 0
await Promise.all(
  Array.from({ length: 8 }, async () => {
    while (next < many) await visitUntilAnswered(next++)
  }),
)
const seconds = (performance.now() - began) / 1000
print(
  'each opened, born and written once',
  `${seconds.toFixed(0)} s`,
  `${(many / seconds).toFixed(0)}/s`,
)
print('refused meanwhile, and repeated', refusals)
print('memory of the process', `${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
print('open files of the process', readdirSync('/proc/self/fd').length)
verdict(
  'stores that stayed open',
  pool.size,
  pool.size <= stores + 8,
  `<= ${stores} and those in use`,
)
statements.count = 0
await new Promise((resolve) => setTimeout(resolve, 10_000))
const idle = statements.count / 10
verdict('statements while nothing happens', `${idle.toFixed(1)}/s`, idle <= 2, '<= 2/s')
await pool.close()
await whole.close()
await journal.close()
await server.remove()
console.log(`\n${machine()}`)
