/**
 * Random histories, applied to the engine and to the model: every answer must agree at once, and
 * everything else in `agreement.ts` afterwards.
 */
import type {
  AddEdgeInput,
  AttestInput,
  CompactOptions,
  EdgeType,
  HeadPatch,
  JournalKind,
  MemoryData,
  MemoryId,
  MemoryType,
  Meta,
  Provenance,
  ReasonMeta,
  RemoveEdgeInput,
  UpdateInput,
  Uri,
  WriteInput,
} from '../src/index.ts'
import { CortexError } from '../src/index.ts'
import { dataOf, openTestCortex, type TestCortex, TestDoors, testId } from '../src/testing/index.ts'
import type { LateQuery } from '../src/verbs/find-late.ts'
import { agree, comparable, rootsNow } from './agreement.ts'
import { type Command, given, type Mutation, type Ref, type VersionFields } from './commands.ts'
import { POOL } from './domains.ts'
import { Model, type Outcome, partsOf } from './model.ts'
import { REFUSED_CALLS } from './refused-calls.ts'
import { publicKeyOf } from './vectors/signature-vectors.ts'

/** One call with everything filled in: what both sides get. */
export type Call =
  | { readonly verb: 'write'; readonly args: readonly [WriteInput] }
  | { readonly verb: 'update'; readonly args: readonly [Uri, UpdateInput] }
  | { readonly verb: 'updateHead'; readonly args: readonly [Uri, HeadPatch, Meta] }
  | { readonly verb: 'tombstone'; readonly args: readonly [Uri, ReasonMeta] }
  | { readonly verb: 'erase'; readonly args: readonly [Uri, ReasonMeta] }
  | { readonly verb: 'addEdge'; readonly args: readonly [AddEdgeInput] }
  | { readonly verb: 'removeEdge'; readonly args: readonly [RemoveEdgeInput] }
  | { readonly verb: 'attest'; readonly args: readonly [AttestInput] }
  | { readonly verb: 'compact'; readonly args: readonly [CompactOptions] }
  | { readonly verb: 'revokeScope'; readonly args: readonly [string, ReasonMeta] }
  | { readonly verb: 'setOwner'; readonly args: readonly [Uint8Array, Meta] }
  | { readonly verb: 'findLate'; readonly args: readonly [readonly MemoryId[], LateQuery] }

/** What was done to the engine, so that it can be done again in another grouping. */
export type Step =
  | { readonly calls: readonly Call[]; readonly now: number }
  | { readonly rebuild: true }
  | { readonly reopen: true }

export interface Run {
  cortex: TestCortex
  readonly model: Model
  readonly steps: Step[]
  readonly calls: Call[]
}

export async function startRun(): Promise<Run> {
  const cortex = await openTestCortex()
  let made = 0
  const model = new Model('tester', cortex.doors.now, () => testId(made++))
  return { cortex, model, steps: [], calls: [] }
}

/** Kinds that change a head. */
const MOVING_MEMORIES: readonly JournalKind[] = [
  'write',
  'update',
  'update_head',
  'tombstone',
  'erase',
]

export async function runCommand(run: Run, step: Command): Promise<void> {
  const before = rootsNow(run.cortex)
  const entries = run.model.journal.length
  await perform(run, step)
  const after = rootsNow(run.cortex)
  // The roots move exactly as the specification's table says, and for nothing else.
  const kinds = run.model.journal.slice(entries).map(({ kind }) => kind)
  const moved = {
    journal: kinds.length > 0,
    memories: kinds.some((kind) => MOVING_MEMORIES.includes(kind)),
    edges: kinds.some((kind) => kind.endsWith('_edge')),
    overall: kinds.length > 0,
  }
  // An edge that is removed and added at one time by one author is the same record again.
  const restored = kinds.includes('remove_edge') && kinds.includes('add_edge')
  for (const part of ['journal', 'memories', 'edges', 'overall'] as const) {
    if (part === 'edges' && (restored || kinds.includes('erase'))) continue
    const message = `[E31] [E32] ${step.do} with entries ${kinds.join(', ') || 'none'}: ${part}`
    agree(before[part] !== after[part], moved[part], message)
  }
}

async function perform(run: Run, step: Command): Promise<void> {
  const { cortex, model } = run
  switch (step.do) {
    case 'group': {
      const pairs = step.all.flatMap((each) => prepared(run, each))
      // First, because the number that names its directory comes out of the same doors.
      const rebuilding = step.besideRebuild ? cortex.rebuild() : undefined
      if (step.besideRebuild) run.steps.push({ rebuild: true })
      run.steps.push({ calls: pairs.map(({ call }) => call), now: model.now })
      const outcomes = await Promise.all(pairs.map(({ call }) => outcomeOf(cortex, call)))
      await rebuilding
      for (const [index, { call, expected }] of pairs.entries()) {
        agree(outcomes[index], expected, `${call.verb} as number ${index} of a group`)
      }
      return
    }
    case 'refused': {
      const refused = REFUSED_CALLS[step.which] as (typeof REFUSED_CALLS)[number]
      const outcome = await settled(async () => await refused.call(cortex, POOL[0] as MemoryId))
      agree(outcome, { error: refused.code, path: refused.path }, refused.name)
      return
    }
    case 'clock':
      cortex.doors.advance(step.by)
      model.now += step.by
      return
    case 'snapshot': {
      const expected = model.snapshot(step.trigger)
      const { counters, ...manifest } = await cortex.snapshot(step.trigger)
      const { memories, tombstoned, edges, ...rest } = expected
      agree(
        { ...rest, counters: { memories, tombstoned, edges } },
        {
          number: manifest.number,
          trigger: manifest.trigger,
          createdAt: manifest.createdAt,
          journalCount: manifest.journalCount,
          counters,
        },
        'snapshot',
      )
      agree(manifest.overallRoot, rootsNow(cortex).overall, 'the root of the snapshot')
      return
    }
    case 'goal': {
      const id = POOL[step.slot] as MemoryId
      if (step.state === undefined) {
        model.goals.delete(id)
        await cortex.goalState.delete(id)
        return
      }
      const { state } = step
      const outcome = await settled(async () => await cortex.goalState.write(id, state))
      const isErased = model.heads.get(id)?.erasedBy !== undefined
      agree(
        outcome,
        isErased ? { error: 'ERASED', path: 'id' } : { value: undefined },
        'a goal state',
      )
      if (!isErased) model.goals.set(id, state)
      return
    }
    case 'rebuild': {
      run.steps.push({ rebuild: true })
      const before = comparable(cortex)
      const { root, rootBefore, entries } = await cortex.rebuild()
      agree(root, rootBefore, 'the root before and after rebuild')
      agree(entries, model.journal.length, 'entries of rebuild')
      agree(comparable(cortex), before, 'the view before and after rebuild')
      return
    }
    case 'reopen': {
      run.steps.push({ reopen: true })
      run.cortex = await cortex.reopen()
      model.reopened()
      return
    }
    default: {
      for (const { call, expected } of prepared(run, step)) {
        run.steps.push({ calls: [call], now: model.now })
        agree(await outcomeOf(cortex, call), expected, call.verb)
      }
    }
  }
}

/** Fills a mutation in and lets the model answer it. */
function prepared(run: Run, step: Mutation): { call: Call; expected: Outcome }[] {
  const call = resolve(run, step)
  if (call === undefined) return []
  run.calls.push(call)
  return [{ call, expected: modelOutcome(run.model, call) }]
}

function resolve(run: Run, step: Mutation): Call | undefined {
  const { model } = run
  switch (step.do) {
    case 'write': {
      const { do: _, slot: at, ...rest } = step
      const id = at === undefined ? undefined : POOL[at]
      const { tags, frames, importance, visibility, replace, dedupe } = rest
      const head = { id, tags, frames, importance, visibility }
      const supersedes = rest.supersedes === undefined ? undefined : uriOf(model, rest.supersedes)
      const input = {
        ...versionOf(run, step, step.supersedes),
        ...head,
        supersedes,
        replace,
        dedupe,
      }
      return { verb: 'write', args: [given(input) as WriteInput] }
    }
    case 'update': {
      const uri = uriOf(model, step.at)
      const current = model.heads.get(partsOf(uri).id)?.versions.length ?? 1
      const expectedVersion = {
        none: undefined,
        right: current,
        early: Math.max(1, current - 1),
        late: current + 1,
      }[step.expected]
      const input = { ...versionOf(run, step, step.at), expectedVersion }
      return { verb: 'update', args: [uri, given(input) as UpdateInput] }
    }
    case 'updateHead':
      return { verb: 'updateHead', args: [uriOf(model, step.at), given(step.patch), step.meta] }
    case 'tombstone': {
      const reason = { reason: 'looked again', ...step.meta }
      return { verb: 'tombstone', args: [uriOf(model, step.at), reason] }
    }
    case 'erase': {
      const reason = { reason: 'asked to forget', ...step.meta }
      return { verb: 'erase', args: [uriOf(model, step.at), reason] }
    }
    case 'addEdge': {
      const { do: _, known: _k, ...rest } = step
      const edge = { ...rest, ...endsOf(model, step) }
      return { verb: 'addEdge', args: [given(edge) as AddEdgeInput] }
    }
    case 'removeEdge': {
      const { do: _, known: _k, ...rest } = step
      const edge = { ...rest, ...endsOf(model, step), reason: 'no longer' }
      return { verb: 'removeEdge', args: [given(edge)] }
    }
    case 'attest': {
      const { do: _, cited, similarity, ...rest } = step
      const uris = cited.map(
        (each) => (typeof each === 'string' ? each : uriOf(model, each)) as Uri,
      )
      const near = similarity === undefined ? undefined : { [uris[0] as Uri]: similarity }
      const input = { ...rest, cited: uris, similarity: near }
      return { verb: 'attest', args: [given(input) as AttestInput] }
    }
    case 'compact': {
      const { do: _, all, loadBearing, ...rest } = step
      const inContext = all.map((each) => {
        const { id, type, version } = partsOf(uriOf(model, each))
        return { head: { id, type }, version: { version } }
      })
      const bearing = loadBearing?.map((each) => uriOf(model, each))
      const input = { ...rest, inContext, loadBearing: bearing, intentId: 'i1' }
      return { verb: 'compact', args: [given(input) as CompactOptions] }
    }
    case 'revoke':
      return { verb: 'revokeScope', args: [step.scopeId, { reason: 'enough', ...step.meta }] }
    case 'own': {
      const key = step.owner === 'nobody' ? new Uint8Array(32) : publicKeyOf(step.owner)
      return { verb: 'setOwner', args: [key, step.meta] }
    }
    case 'findLate': {
      const ids = step.slots.map((at) => POOL[at] as MemoryId)
      return { verb: 'findLate', args: [ids, { query: { near: step.query } }] }
    }
    case 'again': {
      const withId = run.calls.filter((call) => commitIdOf(call) !== undefined)
      const call = withId.at(-1 - step.back)
      return call === undefined || !step.altered ? call : altered(call)
    }
  }
}

function commitIdOf(call: Call): string | undefined {
  return (call.args.at(-1) as Meta).commitId
}

/** The same call by somebody else: another input under the same commit id. */
function altered(call: Call): Call {
  const last = call.args.at(-1) as Meta
  const by = last.by === 'eve' ? 'mallory' : 'eve'
  return { ...call, args: [...call.args.slice(0, -1), { ...last, by }] } as unknown as Call
}

function versionOf(run: Run, step: VersionFields & Meta, at?: Ref): Partial<UpdateInput> {
  const { content: what, confidence, provenance, validFrom, validUntil, expiresAt, forms } = step
  const { by, commitId } = step
  const type = what.type === 'actual' ? typeOf(run.model, at?.slot ?? 0) : what.type
  const plain = dataOf(type, what.text)
  const data: MemoryData = plain.type === 'Fact' ? { ...plain, subject: what.subject } : plain
  const from: Provenance | undefined =
    provenance === undefined
      ? undefined
      : provenance === 'tool'
        ? { source: 'observed', origin: 'tool', channel: 'shell' }
        : { source: 'derived', derivedFrom: [uriOf(run.model, provenance)] }
  return given({
    data,
    confidence,
    provenance: from,
    validFrom,
    validUntil,
    expiresAt,
    forms,
    by,
    commitId,
  })
}

function idAt(model: Model, at: number): MemoryId {
  const known = POOL.filter((id) => model.heads.has(id))
  const from = at >= 10 && known.length > 0 ? known : POOL
  return from[at % from.length] as MemoryId
}

function endsOf(
  model: Model,
  step: { src: number; type: EdgeType; dst: number; known: boolean },
): { src: MemoryId; type: EdgeType; dst: MemoryId } {
  const edges = [...model.edges.values()]
  const known = edges[step.src % Math.max(1, edges.length)]
  if (step.known && known !== undefined) {
    return { src: known.src, type: known.type, dst: known.dst }
  }
  return { src: idAt(model, step.src), type: step.type, dst: idAt(model, step.dst) }
}

function typeOf(model: Model, at: number): MemoryType {
  return model.heads.get(idAt(model, at))?.type ?? 'Fact'
}

function uriOf(model: Model, at: Ref): Uri {
  const type = at.type === 'actual' ? typeOf(model, at.slot) : at.type
  return `matrix://cortex/${type}/${idAt(model, at.slot)}#${at.version}` as Uri
}

function modelOutcome(model: Model, { verb, args }: Call): Outcome {
  switch (verb) {
    case 'write':
      return model.write(...args)
    case 'update':
      return model.update(...args)
    case 'updateHead':
      return model.updateHead(...args)
    case 'tombstone':
      return model.tombstone(...args)
    case 'erase':
      return model.erase(...args)
    case 'addEdge':
      return model.addEdge(...args)
    case 'removeEdge':
      return model.removeEdge(...args)
    case 'attest':
      return model.attest(...args)
    case 'compact':
      return model.compact(...args)
    case 'revokeScope':
      return model.revokeScope(...args)
    case 'setOwner':
      return model.setOwner(...args)
    case 'findLate':
      return model.findLate(args[0])
  }
}

export async function outcomeOf(cortex: TestCortex, { verb, args }: Call): Promise<Outcome> {
  switch (verb) {
    case 'write':
      return await settled(() => cortex.write(...args))
    case 'update':
      return await settled(() => cortex.update(...args))
    case 'updateHead':
      return await settled(() => cortex.updateHead(...args))
    case 'tombstone':
      return await settled(() => cortex.tombstone(...args))
    case 'erase':
      return await settled(async () => {
        const { manifest: _m, proof: _p, ...receipt } = await cortex.erase(...args)
        return receipt
      })
    case 'addEdge':
      return await settled(() => cortex.addEdge(...args))
    case 'removeEdge':
      return await settled(() => cortex.removeEdge(...args))
    case 'attest':
      return await settled(() => cortex.attest(...args))
    case 'compact':
      return await settled(() => cortex.compact(...args))
    case 'revokeScope':
      return await settled(() => cortex.revokeScope(...args))
    case 'setOwner':
      return await settled(() => cortex.setOwner(...args))
    case 'findLate':
      return await settled(() => cortex.findLate(...args))
  }
}

async function settled(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await call() }
  } catch (error) {
    if (error instanceof CortexError) return { error: error.code, path: error.path }
    throw error
  }
}

// ---------------------------------------------------------------------------------------------
// The same again in another grouping

/** Repeats what was done, one call at a time or all neighbours at once, in a store of its own. */
export async function repeat(steps: readonly Step[], grouped: boolean): Promise<TestCortex> {
  const doors = new TestDoors()
  let cortex = await openTestCortex({ doors })
  let waiting: Call[] = []
  const flush = async (): Promise<void> => {
    const calls = waiting
    waiting = []
    if (grouped) {
      await Promise.all(calls.map((call) => outcomeOf(cortex, call)))
    } else {
      for (const call of calls) await outcomeOf(cortex, call)
    }
  }
  for (const step of steps) {
    if ('calls' in step) {
      if (step.now !== doors.now) await flush()
      doors.now = step.now
      waiting.push(...step.calls)
    } else {
      await flush()
      if ('rebuild' in step) await cortex.rebuild()
      else cortex = await cortex.reopen()
    }
  }
  await flush()
  return cortex
}
