/**
 * Where the consolidation writes: each item is resolved against what is known and written under the
 * commit id of its plan, so that doing it again writes nothing twice. History stays: what is outdated
 * is superseded, what the user takes back is forgotten, nothing is erased.
 *
 * @module
 */
import {
  type Cortex,
  CortexError,
  isUsersOwn,
  leastTrusted,
  type Memory,
  type Origin,
  type Uri,
  type WriteInput,
} from '@cortex-memory/core'
import type { ConsolidationSink } from '../consolidate/consolidator.ts'
import type { PlannedItem } from '../consolidate/cursor-store.ts'
import { memoryOf, sourceOf, UNCONFIRMED_TAG } from '../consolidate/memory-of.ts'
import type { Learned } from '../extract/extractor.ts'
import { type Effect, type Known, type LearnedStatement, resolve } from '../resolve/match.ts'
import { uriOf } from '../window/pinned.ts'
import { knownMemories, slotOf } from './known.ts'
import { reinforcePattern } from './patterns.ts'

type Touchable = Exclude<Learned, { kind: 'pattern' | 'outcome' }>

/** A memory with the store that holds it. */
interface Held {
  readonly memory: Memory
  readonly store: Cortex
}

/** Who hands a conversation over; others than the user, through what and under which name. */
export interface HandedOver {
  readonly speaker?: Origin
  readonly channel?: string
  readonly by?: string
}

/**
 * What is learned of the user goes to the user's own memory, if there is one. Nothing is kept as more
 * trusted than the caller that handed the conversation over: a model can write any turn it likes.
 */
export function storeSink(
  cortex: Cortex,
  user: Cortex = cortex,
  handedOver: HandedOver = {},
): ConsolidationSink {
  const { speaker = 'user' } = handedOver
  /** The last thing learned here: "scratch that" means it. */
  let last: Known<Held> | undefined
  return async (item, conversationId) => {
    const { learned, commitId, intentId } = item
    if (learned.kind === 'pattern') {
      const derivedFrom = [sourceOf(conversationId, intentId)]
      const report = { spec: learned.spec, outcome: 'success', derivedFrom } as const
      return await reinforcePattern(cortex, report, commitId)
    }
    const input = heardThrough(handedOver, memoryOf(item, conversationId))
    if (learned.kind === 'outcome') return (await cortex.write(input)).uri
    const isOfUser = learned.kind === 'profile' || learned.kind === 'preference'
    const store = isOfUser ? user : cortex
    const stores = learned.kind === 'retraction' && user !== cortex ? [cortex, user] : [store]
    const known = (await Promise.all(stores.map(heldBy))).flat()
    const effect = allowed(speaker, resolve(learnedOf(learned), known, last))
    const uri = await carryOut(effect, { item, input, store, known })
    if (uri !== undefined && learned.kind !== 'retraction') last = await lastOf(store, uri, learned)
    return uri
  }
}

async function heldBy(store: Cortex): Promise<Known<Held>[]> {
  return (await knownMemories(store)).map((known) => ({
    ...known,
    of: { memory: known.of, store },
  }))
}

function learnedOf(learned: Touchable): LearnedStatement {
  switch (learned.kind) {
    case 'preference':
      return { ...learned, statement: learned.topic }
    case 'retraction':
      return { kind: 'retraction', statement: learned.statement, withdraws: learned.how }
    case 'profile': {
      const slot = learned.slot ?? slotOf(learned.statement)
      return { ...learned, ...(slot !== undefined && { slot }) }
    }
    default:
      return learned
  }
}

interface Writing {
  readonly item: PlannedItem
  readonly input: WriteInput
  readonly store: Cortex
  readonly known: readonly Known<Held>[]
}

async function carryOut(effect: Effect<Held>, writing: Writing): Promise<Uri | undefined> {
  const { item, input, store, known } = writing
  const { learned, commitId } = item
  switch (effect.do) {
    case 'nothing':
      return undefined
    case 'withdraw':
      return await forget(effect.known, learned, commitId)
    case 'ask':
      return (await store.write({ ...input, data: question(learned, effect.among), dedupe: true }))
        .uri
    case 'supersede':
      return (await store.write({ ...input, supersedes: uriOf(effect.known.memory) })).uri
    case 'write': {
      const same = known.find((one) => isSame(one, learned))
      // A preference has a topic and a strength: the engine does not merge two of them by itself.
      const once = learned.kind === 'preference' ? {} : { dedupe: true }
      if (same === undefined) return (await store.write({ ...input, ...once })).uri
      return await saidAgain(same.of, learned, input)
    }
  }
}

/** What is there already is not written again; said outright or in another conversation, it is confirmed. */
async function saidAgain(
  { memory, store }: Held,
  learned: Learned,
  input: WriteInput,
): Promise<Uri> {
  const isWaiting = memory.head.tags.includes(UNCONFIRMED_TAG)
  const isElsewhere = memory.version.provenance.channel !== input.provenance?.channel
  const isOutright = 'tier' in learned && learned.tier !== 'plain'
  const isUser = (input.provenance?.origin ?? 'user') === 'user'
  if (!isUser || !isWaiting || !(isElsewhere || isOutright)) return uriOf(memory)
  const confirmed = memoryOf(
    { learned: { ...learned, tier: 'explicit' } as Learned, commitId: input.commitId ?? '' },
    input.provenance?.channel ?? '',
  )
  return (await store.write({ ...confirmed, supersedes: uriOf(memory) })).uri
}

function isSame({ statement, polarity }: Known<Held>, learned: Learned): boolean {
  const existing =
    learned.kind === 'preference' ? learned.topic : 'statement' in learned ? learned.statement : ''
  const wanted = 'polarity' in learned ? learned.polarity : undefined
  return normal(statement) === normal(existing) && polarity === wanted
}

function normal(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<![.!])[.!]+$/, '')
}

/** A second time it is forgotten already. */
async function forget({ memory, store }: Held, learned: Learned, commitId: string): Promise<Uri> {
  const uri = uriOf(memory)
  const reason = learned.kind === 'retraction' ? `the user took it back: ${learned.statement}` : ''
  try {
    await store.tombstone(uri, { reason, commitId })
  } catch (error) {
    if (!(error instanceof CortexError) || error.code !== 'TOMBSTONED') throw error
  }
  return uri
}

/** Both stay, and the next window asks. */
function question(learned: Learned, among: readonly Held[]): WriteInput['data'] {
  const quote = learned.kind === 'retraction' ? (learned.evidence ?? learned.statement) : ''
  const options = among.map(({ memory }) => `"${statementOf(memory)}"`).join(' or ')
  return {
    type: 'Fact',
    subject: 'matrix://knowledge/neo',
    predicate: 'question',
    statement: `The user said "${quote}". Ask which of these it is about: ${options}`,
  }
}

function statementOf({ data }: Memory): string {
  return 'statement' in data ? data.statement : data.type === 'Preference' ? data.topic : ''
}

async function lastOf(
  store: Cortex,
  uri: Uri,
  learned: Touchable,
): Promise<Known<Held> | undefined> {
  try {
    const memory = await store.resolve(uri)
    const kind =
      learned.kind === 'constraint' ? 'rule' : learned.kind === 'retraction' ? 'fact' : learned.kind
    return { of: { memory, store }, kind, statement: statementOf(memory) }
  } catch {
    return undefined
  }
}

/** Others than the user neither withdraw nor replace what the user said. */
function allowed(speaker: Origin, effect: Effect<Held>): Effect<Held> {
  if (speaker === 'user') return effect
  if (effect.do === 'supersede') return isUsersOwn(effect.known.memory) ? { do: 'write' } : effect
  return effect.do === 'write' ? effect : { do: 'nothing' }
}

/** The name of a conversation is the caller's choice: it is not shown as the author of what others said. */
function heardThrough(handedOver: HandedOver, input: WriteInput): WriteInput {
  const { speaker = 'user', channel, by } = handedOver
  const { provenance = { source: 'observed' }, data } = input
  const origin = leastTrusted(speaker, [provenance.origin ?? 'user'])
  if (origin === 'user') return input
  const isDeclared = data.type === 'Constraint' && data.source === 'user_declared'
  return {
    ...input,
    provenance: { ...provenance, origin, ...(channel !== undefined && { channel }) },
    ...(by !== undefined && { by }),
    ...(isDeclared && { data: { ...data, source: 'learned' } }),
  }
}
