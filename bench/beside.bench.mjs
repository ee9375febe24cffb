/**
 * Two builds side by side: this one and another, a clone of an earlier commit that is built. Each has a
 * process and a store of its own, and they take turns, so that a busy moment of the machine meets both.
 * Printed are CPU time and median of each question, and this build as a ratio of the other.
 *
 *   npm run bench -- beside --other DIR [--part read|recall|dense] [--rounds 20] [--count 10000]
 *                           [--data FILE] [--conversations 2] [--embedder local|hash] [--threshold 1.05] [--reopen]
 *
 * `--reopen` asks a store that was closed after it was filled: nothing waits for its view any more.
 * `--other .` compares this build with itself: how far from 1 the ratios of this machine are by chance.
 * `recall` needs a file of questions, as `npm run bench -- recall` does.
 *
 * @module
 */
import { fork, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { hashEmbedder, localEmbedder } from '../packages/embed/dist/index.js'
import { CachedEmbedder } from './cached-embedder.mjs'
import { build, change, forgetIndexes, NOW } from './dense-context.mjs'
import { median, options, percentile, print, scratch, verdict, watchMachine } from './measure.mjs'
import { fill, questions } from './read-questions.mjs'

const OWN = fileURLToPath(new URL('..', import.meta.url))
const PARTS = { read: readTasks, recall: recallTasks, dense: denseTasks }

if (process.send === undefined) await compare()
else await answer()

async function compare() {
  const given = options({
    other: '',
    part: 'read',
    rounds: 20,
    count: 10_000,
    data: '',
    conversations: 2,
    embedder: 'local',
    reopen: false,
    threshold: 1.05,
  })
  const { other, part, rounds, threshold } = given
  if (other === '' || PARTS[part] === undefined || (part === 'recall' && given.data === '')) {
    console.error(
      'Usage: npm run bench -- beside --other DIR --part read|recall|dense [--data FILE]',
    )
    process.exit(2)
  }
  const machine = watchMachine()
  const own = await begin(OWN, given)
  const former = await begin(resolve(other), given)
  console.log(
    `${part}, ${given.count} entries, ${rounds} rounds in turns; ratio: this build / ${other}`,
  )
  for (const name of own.names.filter((one) => former.names.includes(one))) {
    const samples = { own: [], former: [] }
    for (let round = -2; round < rounds; round++) {
      const sides = round % 2 === 0 ? ['own', 'former'] : ['former', 'own']
      for (const side of sides) {
        const sample = await (side === 'own' ? own : former).run(name)
        if (round >= 0) samples[side].push(sample)
      }
    }
    compared(name, samples, threshold)
  }
  own.end()
  former.end()
  console.log(machine())
}

function compared(name, { own, former }, threshold) {
  const p50 = (side) =>
    percentile(
      side.flatMap(({ times }) => times),
      0.5,
    )
  // Neighbours in time meet the same machine: the median of their ratios is what is compared.
  const pairs = own.map(({ cpu }, index) => cpu / former[index].cpu)
  const cpu = median(pairs)
  const middle = p50(own) / p50(former)
  const micro = (side) => `${Math.round(median(side.map((one) => one.cpu)))} µs`
  print(name, middle.toFixed(3), `p50 ${p50(own).toFixed(3)} / ${p50(former).toFixed(3)} ms`)
  if (Number.isNaN(cpu)) return
  verdict(
    `  CPU ${micro(own)} / ${micro(former)}`,
    cpu.toFixed(3),
    cpu <= threshold,
    `<= ${threshold}`,
  )
}

/** A process that has one of the builds loaded; it does what it is asked and nothing meanwhile. */
async function begin(directory, given) {
  const child = fork(fileURLToPath(import.meta.url), {
    env: { ...process.env, BESIDE: JSON.stringify({ ...given, directory }) },
    execArgv: ['--expose-gc'],
  })
  let failed = () => {}
  child.on('exit', (code) => failed(new Error(`${directory} ended with ${code}`)))
  const next = () =>
    new Promise((done, fail) => {
      failed = fail
      child.once('message', done)
    })
  const { names } = await next()
  return {
    names,
    run: (name) => {
      const done = next()
      child.send(name)
      return done
    },
    end: () => child.kill(),
  }
}

/** The child: tasks of one build, each a list of calls that make up a round. */
async function answer() {
  const given = JSON.parse(process.env.BESIDE)
  const tasks = await PARTS[given.part](given)
  process.on('message', async (name) => {
    const { calls, ask, before, isApart } = tasks[name]
    const times = []
    let cpu = 0
    for (let call = 0; call < calls; call++) {
      await before?.()
      const start = performance.now()
      const used = process.cpuUsage()
      await ask()
      const { user, system } = process.cpuUsage(used)
      times.push(performance.now() - start)
      cpu += user + system
    }
    process.send({ times, cpu: isApart === true ? undefined : cpu / calls })
  })
  process.send({ names: Object.keys(tasks) })
}

async function openCortexOf(directory) {
  const { openCortex } = await import(
    pathToFileURL(join(directory, 'packages/core/dist/index.js')).href
  )
  return openCortex
}

async function readTasks({ directory, count, reopen }) {
  const openCortex = await openCortexOf(directory)
  const clock = { now: 1_700_000_000_000 }
  const place = { root: scratch(), actor: 'beside', durability: 'fast', clock: () => clock.now }
  let cortex = await openCortex(place)
  const { uris } = await fill(cortex, clock, count)
  if (reopen) {
    await cortex.close()
    cortex = await openCortex(place)
  }
  return Object.fromEntries(
    Object.entries(questions(count, uris)).map(([name, { ask, near }]) => [
      name,
      { calls: 40, ask: () => (ask ? ask(cortex) : cortex.find({ near: near(), limit: 10 })) },
    ]),
  )
}

/** Questions to conversations; what the model made of a text is known to both, so only `find` counts. */
async function recallTasks({ directory, data, conversations, embedder }) {
  const openCortex = await openCortexOf(directory)
  const bytes = readFileSync(data)
  const set = JSON.parse(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes)
  const model = embedder === 'hash' ? hashEmbedder() : await localEmbedder()
  const cached = new CachedEmbedder(model, join(tmpdir(), 'cortex-bench-vectors'))
  const root = scratch()
  const asked = { words: [], meaning: [] }
  for (const { id, turns, questions: all } of set.conversations.slice(0, conversations)) {
    for (const kind of Object.keys(asked)) {
      const now = Math.max(...turns.map(({ at }) => at ?? 0))
      const cortex = await openCortex({
        root,
        actor: `${kind}-${id.replace(/[^A-Za-z0-9_-]/g, '-')}`,
        clock: () => now,
        durability: 'fast',
        ...(kind === 'words' ? {} : { embedder: cached }),
      })
      await cortex.ingestConversation({
        conversationId: id,
        turns: turns.map(({ id: turn, session, speaker, at, text }) => ({
          id: turn,
          session: String(session),
          speaker,
          text,
          ...(at === null || at === undefined ? {} : { at }),
        })),
      })
      if (kind === 'meaning') {
        await cortex.drainEmbedder()
        await cached.embed(all.map(({ question }) => question))
      }
      asked[kind].push(
        ...all.map(
          ({ question }) =>
            () =>
              cortex.find({ near: question, types: ['Event'], limit: 20 }),
        ),
      )
    }
  }
  return Object.fromEntries(
    Object.entries(asked).map(([kind, calls]) => {
      let next = 0
      return [`${set.name}, ${kind}`, { calls: 40, ask: () => calls[next++ % calls.length]() }]
    }),
  )
}

async function denseTasks({ directory, count }) {
  const dist = join(directory, 'packages/dense/dist')
  // Files of the package moved into directories; their names stayed. Its commands have the same ones.
  const files = readdirSync(dist, { recursive: true }).filter((file) => !/^commands/.test(file))
  const load = (name) => {
    const file = files.find((one) => basename(one) === name)
    return import(pathToFileURL(join(dist, file)).href)
  }
  const { DEFAULT_SETTINGS } = await load('settings.js')
  const { searchAtoms } = await load('search.js')
  const { lintContext } = await load('lint.js')
  const { regenerateAll } = await load('regenerate-all.js')
  const { Workspace } = await load('workspace.js')
  const root = join(scratch(), 'context')
  const { projects, sample } = build(root, count)
  const clock = () => NOW
  const workspace = new Workspace(root, clock)
  await regenerateAll(workspace)
  const program = join(directory, 'packages/cli/dist/cortex.cjs')
  const input = JSON.stringify({ tool_name: 'Read', tool_input: { file_path: sample } })
  return {
    'indexes, all from nothing': {
      calls: 1,
      before: () => forgetIndexes(root, projects),
      ask: () => regenerateAll(new Workspace(root, clock)),
    },
    'indexes, nothing changed': { calls: 5, ask: () => regenerateAll(workspace) },
    'indexes, one entry changed': {
      calls: 5,
      before: () => change(sample),
      ask: () => regenerateAll(workspace),
    },
    'indexes, one changed, new process': {
      calls: 2,
      before: () => change(sample),
      ask: () => regenerateAll(new Workspace(root, clock)),
    },
    lint: { calls: 1, ask: () => lintContext(root, DEFAULT_SETTINGS, { now: NOW, git: false }) },
    search: { calls: 5, ask: () => searchAtoms(workspace, 'adaptive retry cache') },
    // In a process of its own, whose CPU time Node does not tell.
    'tracker, start to exit': {
      calls: 5,
      isApart: true,
      ask: () => spawnSync(process.execPath, [program, 'ctx', 'track', '--root', root], { input }),
    },
  }
}
