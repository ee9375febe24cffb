// LangGraph's store on Cortex beside its own in-memory one and, where PostgreSQL runs, beside PostgresStore.
// The frameworks come from packages/adapters/test/frameworks/newest: run `npm run test:adapters` once before.
//   --items N        items that are put, read and searched (1,000)
//   --in-flight N    calls at a time (8)
//   --postgres URL   an empty database, such as postgresql://postgres@127.0.0.1/bench
import { register } from 'node:module'
import { measured, options, scratch, watchMachine } from './measure.mjs'

process.env.FRAMEWORKS ??= 'newest'
register(new URL('../packages/adapters/test/frameworks/resolve-hooks.mjs', import.meta.url))

const given = options({ items: 1_000, 'in-flight': 8, postgres: '' })
const { items, 'in-flight': inFlight, postgres } = given
const machine = watchMachine()
const { InMemoryStore } = await import('@langchain/langgraph-checkpoint')
const { cortexStore } = await import('@cortex-memory/adapters/langgraph')

const stores = {
  InMemoryStore: new InMemoryStore(),
  Cortex: await cortexStore({ root: scratch(), actor: 'bench' }),
  ...(postgres === '' ? {} : { PostgresStore: await openPostgres() }),
}

console.log(`${items} items, ${inFlight} calls at a time, Node ${process.versions.node}\n`)
console.log('store           operation      calls/s     p50 µs     beside memory')
const rates = new Map()
for (const [name, store] of Object.entries(stores)) {
  for (const [operation, count, call] of workload(store)) {
    const { perSecond, times } = await measured(count, inFlight, call)
    const p50 = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]
    if (name === 'InMemoryStore') rates.set(operation, perSecond)
    const share = (rates.get(operation) / perSecond).toFixed(1)
    console.log(
      `${name.padEnd(15)} ${operation.padEnd(10)} ${perSecond.toFixed(0).padStart(11)} ${p50.toFixed(0).padStart(10)} ${`1/${share}`.padStart(17)}`,
    )
  }
}
for (const store of Object.values(stores)) await store.stop?.()
console.log(`\n${machine()}`)

function workload(store) {
  const value = (n) => ({
    n,
    topic: `topic ${n % 50}`,
    text: `note ${n} about harbor crane ${n % 97}`,
  })
  const space = (n) => ['users', `u${n % 20}`]
  const few = Math.max(20, Math.floor(items / 10))
  return [
    ['put', items, (n) => store.put(space(n), `k${n}`, value(n))],
    ['get', items, (n) => store.get(space(n), `k${n}`)],
    [
      'filter',
      few,
      (n) => store.search(space(n), { filter: { n: { $gt: items / 2 } }, limit: 10 }),
    ],
    ['query', few, (n) => store.search(space(n), { query: `crane ${n % 97}`, limit: 10 })],
    ['batch of 10', few, (n) => store.batch(tenPuts(n, value))],
  ]
}

function tenPuts(n, value) {
  return Array.from({ length: 10 }, (_, index) => ({
    namespace: ['batch', `b${n}`],
    key: `k${index}`,
    value: value(index),
  }))
}

async function openPostgres() {
  const { PostgresStore } = await import('@langchain/langgraph-checkpoint-postgres/store')
  const store = PostgresStore.fromConnString(postgres)
  await store.setup()
  return store
}
