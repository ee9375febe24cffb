// Lets one call of a mutation fail, looks at what is left, and goes on with the next: every mutation,
// every kind of fault, every call, or as many as the budget allows. Runs under tools/faults/faults.c.
// Wanted: place, plan (see fault-plan.mjs), segmentBytes, only (names of mutations), mutations (a module
//         that exports MUTATIONS to go through; absent: those of mutations.mjs),
//         after { name, kind, n } (the process before this one died there: look at what it left).
//   out   `at { index, name, kind, n }`   before each fault
//         `bad …`                         what broke a rule, with mutation, fault and call
//         `lost …`                        the same, for what was acknowledged and is not there
//         `injected N`                    so many faults there were; `nothing`: there was no such call this time
//         `done`
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { aFact, engine, openCortexWith, overrides, say, wanted } from './engine.mjs'
import {
  arm,
  counted,
  disarm,
  everyFault,
  isTyped,
  look,
  openDescriptors,
  startCounting,
} from './fault-plan.mjs'
import { ACTOR, assertBase, makeBase } from './mutations.mjs'
import { verifyHere } from './verify-here.mjs'

const { JournalFiles } = await engine('journal/journal-files')
const { journalStart, walk } = await engine('engine/recovery')
const {
  place,
  plan,
  only,
  after,
  mutations = new URL('mutations.mjs', import.meta.url).pathname,
} = wanted
const { MUTATIONS } = await import(pathToFileURL(mutations).href)
const places = Object.fromEntries(
  ['base', 'world', 'copy', 'alone'].map((name) => [name, join(place, name)]),
)
const names = Object.keys(MUTATIONS).filter((name) => only === undefined || only.includes(name))
const HANG_MS = 20_000

/** The store as it was before anything; everything acknowledged until then. */
function freshWorld(mutation) {
  rmSync(places.world, { recursive: true, force: true })
  rmSync(places.copy, { recursive: true, force: true })
  if (!mutation.bare) return cpSync(places.base, places.world, { recursive: true })
  mkdirSync(join(places.world, ACTOR), { recursive: true })
  cpSync(join(places.base, ACTOR, 'journal'), join(places.world, ACTOR, 'journal'), {
    recursive: true,
  })
}

/** The store as the mutation wants it opened: where its journal is, how it folds. */
async function openWorld(mutation) {
  const root = places.world
  const how = { ...overrides(), ...mutation.overrides }
  return await openCortexWith({ root, actor: ACTOR, ...mutation.options?.(root) }, how)
}

/** Runs the mutation with a fault; what came of it, and the store if it is open. */
async function attempt(mutation, base, start) {
  freshWorld(mutation)
  const root = places.world
  await mutation.prepareRoot?.(root, overrides())
  if (mutation.open === false) {
    start()
    return { outcome: await outcomeOf(() => mutation.run(root, overrides(), base)) }
  }
  const cortex = await openWorld(mutation)
  await mutation.prepare?.(cortex, base)
  const { nextSeq } = await cortex.status()
  start()
  const outcome = await outcomeOf(() => mutation.run(cortex, base, root))
  return { outcome, cortex, nextSeq }
}

async function outcomeOf(body) {
  let timer
  const hang = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${HANG_MS} ms`)), HANG_MS)
  })
  try {
    return { value: await Promise.race([body(), hang]) }
  } catch (error) {
    return { error }
  } finally {
    clearTimeout(timer)
  }
}

async function countsOf(name, kinds) {
  const { outcome, cortex } = await attempt(MUTATIONS[name], base, startCounting)
  const calls = counted(kinds)
  if ('error' in outcome) throw new Error(`${name} fails without a fault`, { cause: outcome.error })
  await cortex?.close()
  return { calls }
}

async function tryFault({ name, kind, n, further }) {
  const mutation = MUTATIONS[name]
  const descriptors = openDescriptors()
  const { outcome, cortex, nextSeq } = await attempt(mutation, base, () => arm(kind, n))
  const fault = disarm()
  // The run was shorter this time: there was no such call.
  if (fault.call === undefined) {
    await cortex?.close()
    return { findings: [], injected: 0 }
  }
  const findings = []
  const faults = [{ kind, n, call: fault.call, path: fault.path }]
  const note = (word) => (what) =>
    findings.push(`${word} ${name} | ${faults.map(printFault).join(', then ')}: ${what}`)
  const [bad, lost] = [note('bad'), note('lost')]
  const facts = {
    name,
    mutation,
    base,
    outcome,
    nextSeq,
    faults,
    bad,
    lost,
    written: [],
    erased: [],
  }
  facts.acknowledged = 'value' in outcome && kind !== 'COPY'
  if ('error' in outcome && !isTyped(outcome.error)) {
    bad(`untyped ${outcome.error?.stack ?? outcome.error}`)
  }
  await follow(facts, cortex, further)
  try {
    await judge(facts)
  } catch (error) {
    bad(`the store cannot be used afterwards: ${error?.code} ${error?.stack}`)
  }
  if (openDescriptors() > descriptors) bad(`${openDescriptors() - descriptors} descriptors leaked`)
  return { findings, injected: faults.length }
}

function printFault({ kind, n, call, path }) {
  return `${kind} ${n} ${call} ${path}`
}

/** The handle goes on and is closed; or more calls fail, one after another, in what is done with the store. */
async function follow(facts, cortex, further) {
  const isKilled = facts.faults[0].kind === 'COPY'
  const isWalk = further.length > 0
  if (!isWalk || isKilled) {
    const { problems, written } = cortex === undefined ? NOTHING : await goOn(cortex)
    // What a process does that is dead says nothing.
    if (!isKilled) for (const { what } of problems) facts.bad(what)
    if (isKilled) replaceByCopy()
    else facts.written.push(...written)
  }
  if (isWalk) await walkUnder(further, facts, isKilled ? undefined : cortex)
}

/** One use after another, with the same handle as long as it takes them; each fault waits for its call. */
async function walkUnder(further, facts, cortex) {
  const walk = { facts, cortex, step: facts.faults[0].n }
  for (const { kind, n } of further) {
    arm(kind, n)
    for (let tries = 0; tries < STEPS_MAX && look().call === undefined; tries++) {
      await oneStep(walk, kind)
    }
    const { call, path } = disarm()
    if (call === undefined) continue
    facts.faults.push({ kind, n, call, path })
    if (kind === 'COPY') {
      await leave(walk)
      replaceByCopy()
    }
  }
  const closed = await leave(walk)
  if ('error' in closed) facts.bad(`close: ${closed.error?.stack}`)
}

const STEPS_MAX = 60
const STEPS = {
  write: async (cortex) => {
    const { uri } = await cortex.write(aFact('written between faults'))
    return { written: [uri] }
  },
  'write of a group': async (cortex) => {
    const receipts = await Promise.all(['a', 'b', 'c'].map((name) => cortex.write(aFact(name))))
    return { written: receipts.map(({ uri }) => uri) }
  },
  updateHead: async (cortex, uri) => {
    if (uri !== undefined) await cortex.updateHead(uri, { importance: 3 })
    return {}
  },
  erase: async (cortex, uri) => {
    if (uri === undefined) return {}
    await cortex.erase(uri, { reason: 'a test', by: 'tester' })
    return { erased: [uri] }
  },
  rebuild: async (cortex) => {
    await cortex.rebuild()
    return {}
  },
  close: async (cortex) => {
    await cortex.close()
    return {}
  },
}
const ROUND = [
  ...['write', 'write of a group', 'updateHead', 'write', 'close', 'write'],
  ...['erase', 'write', 'write of a group', 'write', 'rebuild', 'write'],
]

/** What is acknowledged counts, unless the process was dead by then; what is refused has a code, and without a fault nothing is. */
async function oneStep(walk, kind) {
  const { facts } = walk
  const name = ROUND[walk.step++ % ROUND.length]
  // Whatever comes of it, an erasure may have begun.
  const uri = name === 'erase' ? facts.written.pop() : facts.written.at(-1)
  const outcome = await outcomeOf(async () => {
    walk.cortex ??= await openWorld(facts.mutation)
    return await STEPS[name](walk.cortex, uri)
  })
  const isHit = look().call !== undefined
  if ('value' in outcome) {
    if (isHit && kind === 'COPY') return
    facts.written.push(...(outcome.value.written ?? []))
    facts.erased.push(...(outcome.value.erased ?? []))
    if (name === 'close') walk.cortex = undefined
    return
  }
  const { error } = outcome
  if (!isTyped(error)) facts.bad(`untyped in ${name}: ${error?.stack ?? error}`)
  const mustReopen = ['READ_ONLY', 'CLOSED'].includes(error?.code)
  if (!isHit && !mustReopen) facts.bad(`${name}, without a fault: ${error?.code} ${error?.stack}`)
  if (mustReopen || name === 'close') await leave(walk)
}

async function leave(walk) {
  const { cortex } = walk
  walk.cortex = undefined
  return await outcomeOf(async () => cortex?.close())
}

/** The process before this one died at a fault: the files are as it left them. */
async function lookAfter({ name, kind, n }) {
  const findings = []
  const note = (word) => (what) => findings.push(`${word} ${name} | ${kind} ${n}: ${what}`)
  const facts = {
    mutation: MUTATIONS[name],
    base,
    outcome: {},
    acknowledged: false,
    written: [],
    erased: [],
  }
  try {
    await judge({ ...facts, faults: [{ kind, n }], bad: note('bad'), lost: note('lost') })
  } catch (error) {
    findings.push(`bad ${name} | ${kind} ${n}: the store cannot be used: ${error?.stack}`)
  }
  return findings
}

const NOTHING = { problems: [], written: [] }

/** The handle goes on, or says that it is read-only; then it is closed. */
async function goOn(cortex) {
  const problems = []
  const note = (what, error) =>
    problems.push({ error, what: `${what}: ${error?.code} ${error?.stack}` })
  const next = await outcomeOf(() => cortex.write(aFact('the same handle goes on')))
  if ('error' in next && !['READ_ONLY', 'CLOSED'].includes(next.error?.code)) {
    note('the next write of the same handle', next.error)
  }
  const closed = await outcomeOf(() => cortex.close())
  if ('error' in closed) note('close', closed.error)
  return { problems, written: 'value' in next ? [next.value.uri] : [] }
}

/** The files as the call found them: what a process that was killed there leaves. */
function replaceByCopy() {
  rmSync(places.world, { recursive: true, force: true })
  renameSync(places.copy, places.world)
}

async function judge(facts) {
  const { mutation, base, outcome, acknowledged, nextSeq, faults, bad, lost } = facts
  const root = places.world
  let overall
  const cortex = await openWorld(mutation)
  try {
    await assertBase(cortex, base, mutation).catch((error) =>
      lost(`of the base: ${error?.message}`),
    )
    const now = (await cortex.status()).nextSeq
    if (now < base.nextSeq) lost(`${base.nextSeq} entries were acknowledged, ${now} are there`)
    if (acknowledged && mutation.actor === undefined) {
      await Promise.resolve(mutation.holds(cortex, { ...base, root }, outcome.value)).catch(
        (error) => lost(`what was acknowledged: ${error?.code} ${error?.message}`),
      )
    }
    for (const uri of facts.written) {
      await cortex.resolve(uri).catch((error) => lost(`the next write: ${error?.message}`))
    }
    for (const uri of facts.erased) {
      await expectErased(cortex, uri).catch((error) => bad(error.message))
    }
    refused(facts, now, nextSeq ?? base.nextSeq)
    await cortex.write(aFact('works again'))
    await Promise.resolve(mutation.always?.(cortex, { ...base, root })).catch((error) =>
      bad(`whatever came of it: ${error?.stack}`),
    )
    overall = await cortex.overallRoot()
  } finally {
    await cortex.close()
  }
  if (mutation.actor !== undefined) await judgeActor(facts)
  for (const problem of await verifyHere(root, ACTOR, overrides())) bad(problem)
  await judgeAlone(overall, bad)
  if (mutation.forgets !== undefined) assertForgotten(mutation, facts)
  // An error that stays keeps us from taking anything away.
  if (!faults.some(({ kind }) => ['COPY', 'KILL', 'EIO+'].includes(kind))) assertTidy(facts)
}

async function expectErased(cortex, uri) {
  const outcome = await outcomeOf(() => cortex.resolve(uri))
  if (outcome.error?.code !== 'ERASED') throw new Error(`${uri} was erased, and is there`)
}

/** A refused call changed nothing, except where its entry stands and the rest is finished later. */
function refused({ mutation, outcome, faults, bad }, now, before) {
  if (faults.some(({ kind }) => kind === 'COPY') || !('error' in outcome) || mutation.stands) return
  if (outcome.error.code === 'OUTCOME_UNKNOWN' || mutation.entries === undefined) return
  // Much was written afterwards.
  if (faults.length > 1) return
  // The handle's own next write may be there.
  if (now > before + 1) bad(`refused with ${outcome.error.code}, and ${now - before} entries more`)
}

/** The other actor that the mutation was about: whole, or not there. */
async function judgeActor({ mutation, base, outcome, acknowledged, bad, lost }) {
  const root = places.world
  if (!acknowledged && mutation.mayBeAbsent && !existsSync(join(root, mutation.actor))) return
  const cortex = await openCortexWith({ root, actor: mutation.actor }, overrides())
  try {
    if (acknowledged) {
      await mutation
        .holds(cortex, base, outcome.value)
        .catch((error) => lost(`what was acknowledged: ${error?.code} ${error?.message}`))
    }
    await cortex.write(aFact('works again'))
  } finally {
    await cortex.close()
  }
  for (const problem of await verifyHere(root, mutation.actor, overrides())) bad(problem)
}

/** Opening a copy costs as much as all else together; the journal is read each time. */
const OPENED_ALONE_EVERY = 8
let judged = 0

/** The journal leads to that root without anything that says where it ends; alone it is a store with it. */
async function judgeAlone(overall, bad) {
  const files = new JournalFiles(join(places.world, ACTOR, 'journal'), { readOnly: true })
  try {
    const { end, stop } = walk(files, journalStart())
    if (stop.kind === 'bad') bad(`the journal alone: ${stop.why}`)
    if (Buffer.from(end.root).toString('hex') !== overall) bad('the journal has another root')
  } finally {
    files.close()
  }
  if (judged++ % OPENED_ALONE_EVERY !== 0) return
  rmSync(places.alone, { recursive: true, force: true })
  mkdirSync(join(places.alone, ACTOR), { recursive: true })
  const journal = [ACTOR, 'journal']
  cpSync(join(places.world, ...journal), join(places.alone, ...journal), { recursive: true })
  const cortex = await openCortexWith({ root: places.alone, actor: ACTOR }, overrides())
  if ((await cortex.overallRoot()) !== overall) bad('the journal alone leads to another root')
  await cortex.close()
}

/** Once the erasure is acknowledged, or the store was opened after it, no segment has the words. */
function assertForgotten({ forgets }, { acknowledged, bad }) {
  if (!acknowledged) return
  for (const name of readdirSync(join(places.world, ACTOR, 'journal'))) {
    if (!name.endsWith('.seg')) continue
    const bytes = readFileSync(join(places.world, ACTOR, 'journal', name))
    if (bytes.includes(forgets)) bad(`${name} still has what was erased`)
  }
}

/** Nothing half made stays, unless it was the taking away that failed. */
function assertTidy({ faults, bad }) {
  const takesAway = ['unlink', 'rmdir', 'scandir', 'opendir', 'open']
  if (faults.some(({ call }) => takesAway.includes(call))) return
  const below = readdirSync(places.world, { recursive: true }).map(String)
  const left = below.filter((name) =>
    /(building|erasing|erased|importing|deleted|\.new|\.old|\.tmp|row-|erase-)/.test(name),
  )
  if (left.length > 0) bad(`left behind: ${left.slice(0, 3).join(', ')}`)
}

async function theBase() {
  const notes = join(place, 'base.json')
  if (!existsSync(notes)) {
    mkdirSync(places.base, { recursive: true })
    const made = await makeBase(places.base, overrides())
    renameSync(join(places.base, 'stream'), join(place, 'stream'))
    writeFileSync(notes, JSON.stringify(made))
  }
  const stream = readFileSync(join(place, 'stream'))
  return { ...JSON.parse(readFileSync(notes, 'utf8')), root: places.world, stream }
}

const base = await theBase()
if (after !== undefined) {
  for (const finding of await lookAfter(after)) say(finding.replaceAll('\n', ' '))
}
await everyFault(plan, { names, countsOf, tryFault }, say)
