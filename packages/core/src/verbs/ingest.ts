/**
 * Ingesting a conversation: each turn an event that is `part_of` its session and `follows` the turn
 * before it. What is there already is left alone, so that the same conversation can be ingested again,
 * whole or with more turns.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import type { Decision, Draft, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import type { WriteBody } from '../journal/bodies.ts'
import { edgesPrefix, trailingId } from '../keys/keyspace.ts'
import { type EventData, withEventDefaults } from '../memory/data/event.ts'
import { decodeData, encodeData } from '../memory/data.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import { formatUri, idFromBytes, type Uri } from '../memory/ids.ts'
import { readEdge, readHead, readVersion } from '../projections/records.ts'
import type { ViewState } from '../projections/state.ts'
import type { Target } from '../projections/target.ts'
import type { PlannedConversation, PlannedSession, PlannedTurn } from './conversation.ts'
import { versionBody } from './version-input.ts'

/** What every session of a conversation is found by. */
export const SESSION_TAG = 'conversation-session'

/** Events of one block: a block is hashed once, and must not grow without end. */
const EVENTS_PER_BLOCK = 128

/** What became of a conversation. */
export interface IngestReport {
  /** The conversation that was given. */
  readonly conversationId: string
  /** The events that stand for its sessions. */
  readonly sessions: readonly Uri[]
  /** One per turn of the input, in its order; a long turn has several. */
  readonly turns: readonly { readonly id?: string; readonly uris: readonly Uri[] }[]
  /** Turns that are new. */
  readonly added: number
  /** Turns that are stored with other words. */
  readonly changed: number
  /** Turns that were stored already. */
  readonly unchanged: number
  /** Turns that were stored once and were erased or hidden. */
  readonly forgotten: number
  /** How many edges were added. */
  readonly edgesAdded: number
}

type Outcome = 'added' | 'changed' | 'unchanged' | 'forgotten'

/** What became of the events of one block. */
export interface Ingested {
  readonly uris: readonly Uri[]
  readonly outcomes: readonly Outcome[]
  readonly edgesAdded: number
}

/** Operations in the order in which they must be committed: sessions first. */
export function ingestOperations(
  plan: PlannedConversation,
  environment: Environment,
): { readonly sessions: Mutation<Ingested>[]; readonly turns: Mutation<Ingested>[] } {
  return {
    sessions: chunks(plan.sessions).map((some) => ingestion(some, environment, stageSession)),
    turns: chunks(plan.turns).map((some) => ingestion(some, environment, stageTurn)),
  }
}

function chunks<T>(items: readonly T[]): T[][] {
  const found: T[][] = []
  for (let from = 0; from < items.length; from += EVENTS_PER_BLOCK) {
    found.push(items.slice(from, from + EVENTS_PER_BLOCK))
  }
  return found
}

/** What one block collects. */
class Block {
  readonly target: Target
  readonly actor: string
  readonly now: number
  readonly entries: Draft[] = []
  readonly uris: Uri[] = []
  readonly outcomes: Outcome[] = []
  edgesAdded = 0

  constructor(target: Target, { actor }: ViewState, now: number) {
    this.target = target
    this.actor = actor
    this.now = now
  }

  /** Writes or revises the event; what was forgotten stays so. */
  put(id: Uint8Array, event: EventData, before: Before | undefined, tags: readonly string[]): void {
    const { target, now, actor: by } = this
    const version = (before?.version ?? 0) + 1
    const data = withEventDefaults(event, before?.data.at ?? now)
    const outcome = outcomeOf(before, data)
    this.outcomes.push(outcome)
    const written = outcome === 'added' || outcome === 'changed'
    const current = written ? version : version - 1
    this.uris.push(formatUri('Event', idFromBytes(id), current))
    if (!written) return
    const provenance = { source: 'imported', origin: 'import' } as const
    const body = versionBody(target, { data, provenance }, version, now, undefined)
    const entry = { at: now, by, subjects: [id], type: 'Event' } as const
    if (outcome === 'changed') {
      this.entries.push({ ...entry, kind: 'update', body })
      return
    }
    const whole: WriteBody = {
      ...body,
      actorScope: by,
      visibility: 'private',
      importance: 0,
      tags: tags.length > 0 ? tags : undefined,
      frames: undefined,
    }
    this.entries.push({ ...entry, kind: 'write', body: whole })
  }

  /** An edge that somebody removed stays removed. */
  link(src: Uint8Array, type: EdgeType, dst: Uint8Array): void {
    if (readEdge(this.target, src, type, dst) !== undefined) return
    const { now: at, actor: by } = this
    this.entries.push({ kind: 'add_edge', at, by, subjects: [src, dst], body: { type } })
    this.edgesAdded++
  }
}

interface Before {
  readonly version: number
  readonly data: EventData
  readonly forgotten: boolean
}

function ingestion<T>(
  items: readonly T[],
  environment: Environment,
  stage: (block: Block, item: T) => void,
): Mutation<Ingested> {
  return (target, state): Decision<Ingested> => {
    const block = new Block(target, state, environment.clock())
    for (const item of items) stage(block, item)
    const { entries, uris, outcomes, edgesAdded } = block
    return { entries, result: () => ({ uris, outcomes, edgesAdded }) }
  }
}

function stageSession(block: Block, { id, summary, from, to }: PlannedSession): void {
  const before = readBefore(block.target, id)
  const known = before?.data
  const begin = least(known?.at, from)
  const knownEnd = known?.at === undefined ? undefined : known.at + (known.durationMs ?? 0)
  const end = greatest(knownEnd, to)
  const data: EventData = {
    type: 'Event',
    kind: 'interaction',
    outcome: 'success',
    summary,
    ...(begin === undefined ? {} : { at: begin }),
    ...(begin === undefined || end === undefined || end === begin
      ? {}
      : { durationMs: end - begin }),
  }
  block.put(id, data, before, [SESSION_TAG])
}

function stageTurn(block: Block, { id, session, previous, data }: PlannedTurn): void {
  const before = readBefore(block.target, id)
  // The first of a call may continue a session that an earlier call told.
  const last =
    previous ?? (before === undefined ? lastOfSession(block.target, session.id) : undefined)
  block.put(id, data, before, [])
  block.link(id, 'part_of', session.id)
  if (last !== undefined) block.link(id, 'follows', last)
}

function readBefore(target: Target, id: Uint8Array): Before | undefined {
  const head = readHead(target, id)
  if (head === undefined) return undefined
  const version = head.currentVersion
  const forgotten = head.tombstoned !== undefined
  const bytes = readVersion(target, id, version)?.data
  // The content of a memory may be gone for good; its head stays.
  const data = bytes === undefined ? undefined : (decodeData('Event', bytes) as EventData)
  return {
    version,
    forgotten,
    data: data ?? { type: 'Event', kind: 'interaction', outcome: 'success' },
  }
}

function outcomeOf(before: Before | undefined, data: EventData): Outcome {
  if (before === undefined) return 'added'
  if (before.forgotten) return 'forgotten'
  return equalBytes(encodeData(before.data), encodeData(data)) ? 'unchanged' : 'changed'
}

/** The turn that none of the session follows. */
function lastOfSession(target: Target, session: Uint8Array): Uint8Array | undefined {
  return sources(target, session, 'part_of').findLast(
    (turn) => sources(target, turn, 'follows').length === 0,
  )
}

function sources(target: Target, dst: Uint8Array, type: EdgeType): Uint8Array[] {
  const keys = target.keysBelow(edgesPrefix('e/to/', dst, EDGE_TYPES.code(type)))
  return keys.map((key) => trailingId(key))
}

function least(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b)
}

function greatest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}

export function ingestReport(
  { conversationId, turns }: { conversationId: string; turns: readonly { readonly id?: string }[] },
  plan: PlannedConversation,
  sessions: readonly Ingested[],
  events: readonly Ingested[],
): IngestReport {
  const uris = events.flatMap((some) => some.uris)
  const byTurn: Uri[][] = turns.map(() => [])
  for (const [index, turn] of plan.turns.entries()) byTurn[turn.index]?.push(uris[index] as Uri)
  const outcomes = [...sessions, ...events].flatMap((some) => some.outcomes)
  const count = (wanted: Outcome): number => outcomes.filter((one) => one === wanted).length
  return {
    conversationId,
    sessions: sessions.flatMap((some) => some.uris),
    turns: turns.map(({ id }, index) => ({
      ...(id === undefined ? {} : { id }),
      uris: byTurn[index] as Uri[],
    })),
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    forgotten: count('forgotten'),
    edgesAdded: events.reduce((sum, { edgesAdded }) => sum + edgesAdded, 0),
  }
}
