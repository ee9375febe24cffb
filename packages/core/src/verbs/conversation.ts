/**
 * A conversation as events: what each turn and each session becomes, and under which id. Ids follow
 * from what was said, so that ingesting it again meets the same memories.
 *
 *   id of a turn      time:6, sha256(conversation, "turn", session, id, part):10
 *   id of a session   0:6,    sha256(conversation, "session", name):10
 *
 * A turn's id begins with its time, as every ULID does: memories lie in the order in which things
 * happened, and a stretch of time is a stretch of ids. A session grows, so its id has no time.
 *
 * @module
 */
import { encodeCbor } from '../codec/cbor.ts'
import { domainHash } from '../codec/hash.ts'
import { ULID_TIME_MAX_MS } from '../codec/ulid.ts'
import { LIMITS } from '../limits.ts'
import type { EventData } from '../memory/data/event.ts'
import { list, object, optional, type Schema, text, time } from '../memory/schema.ts'

/** One turn of a conversation, as its participants know it. */
export interface TurnInput {
  /** The caller's name for it; without one, its words are its name. */
  readonly id?: string
  /** The session of the conversation that it belongs to, by a name of yours. Default: one session for all. */
  readonly session?: string
  /** The name of the speaker. */
  readonly speaker: string
  /** When, in milliseconds since 1970. Default: not known. */
  readonly at?: number
  /** What the speaker says. */
  readonly text: string
  /** What an image that was shared with it shows. Default: none. */
  readonly caption?: string
}

/** A conversation, or the part of it that is new. */
export interface ConversationInput {
  /** A name of yours for the conversation; the same name again adds to it. */
  readonly conversationId: string
  /** In the order in which they were said. */
  readonly turns: readonly TurnInput[]
}

/** A turn, or a piece of one that is too long for one event. */
export interface PlannedTurn {
  /** The place of the turn in the input. */
  readonly index: number
  readonly id: Uint8Array
  readonly session: PlannedSession
  /** The one before it in the same session, if it was told in the same call. */
  readonly previous: Uint8Array | undefined
  /** `at` only where it is known. */
  readonly data: EventData
}

export interface PlannedSession {
  readonly id: Uint8Array
  readonly summary: string
  /** Times of the first and the last turn, where any is known. */
  readonly from: number | undefined
  readonly to: number | undefined
}

export interface PlannedConversation {
  readonly sessions: readonly PlannedSession[]
  readonly turns: readonly PlannedTurn[]
}

const turnText = text(LIMITS.turnTextBytes, { blank: true })

export const conversationInput: Schema<ConversationInput> = object<ConversationInput>({
  conversationId: text(LIMITS.conversationIdBytes),
  turns: list(
    object<TurnInput>({
      id: optional(text(LIMITS.turnIdBytes)),
      session: optional(text(LIMITS.sessionBytes)),
      speaker: text(LIMITS.counterpartyBytes),
      at: optional(time),
      text: turnText,
      caption: optional(turnText),
    }),
    LIMITS.ingestTurns,
  ),
})

interface Growing {
  readonly id: Uint8Array
  readonly summary: string
  from: number | undefined
  to: number | undefined
  last: Uint8Array | undefined
}

export function planConversation({
  conversationId,
  turns,
}: ConversationInput): PlannedConversation {
  const sessions = new Map<string, Growing>()
  const planned: PlannedTurn[] = []
  const repeated = new Map<string, number>()
  let at: number | undefined
  for (const [index, turn] of turns.entries()) {
    const name = turn.session ?? ''
    const session = sessions.get(name) ?? sessionOf(conversationId, name)
    sessions.set(name, session)
    at = turn.at ?? at
    if (at !== undefined) extend(session, at)
    const named = turn.id ?? nameByContent(turn, repeated)
    for (const [part, summary] of pieces(summaryOf(turn)).entries()) {
      const id = turnId(turn.at, [conversationId, 'turn', name, named, part])
      const data = eventOf(turn.speaker, at, summary)
      planned.push({ index, id, session, previous: session.last, data })
      session.last = id
    }
  }
  return { sessions: [...sessions.values()], turns: planned }
}

/** What was said in the same words at the same time is distinguished by how often it was. */
function nameByContent(turn: TurnInput, repeated: Map<string, number>): string {
  const { session, speaker, at, text: words, caption } = turn
  const content = JSON.stringify([session, speaker, at, words, caption])
  const before = repeated.get(content) ?? 0
  repeated.set(content, before + 1)
  return `${content}${before}`
}

function sessionOf(conversationId: string, name: string): Growing {
  const summary =
    name === ''
      ? `Conversation ${conversationId}`
      : `Conversation ${conversationId}, session ${name}`
  const id = turnId(undefined, [conversationId, 'session', name])
  return { id, summary, from: undefined, to: undefined, last: undefined }
}

function extend(session: Growing, at: number): void {
  session.from = Math.min(session.from ?? at, at)
  session.to = Math.max(session.to ?? at, at)
}

function turnId(at: number | undefined, name: readonly (string | number)[]): Uint8Array {
  const id = Buffer.alloc(16)
  id.writeUIntBE(Math.min(at ?? 0, ULID_TIME_MAX_MS), 0, 6)
  id.set(domainHash('conversation', encodeCbor([...name])).subarray(0, 10), 6)
  return id
}

function eventOf(counterparty: string, at: number | undefined, summary: string): EventData {
  return {
    type: 'Event',
    kind: 'interaction',
    outcome: 'success',
    counterparty,
    ...(at === undefined ? {} : { at }),
    ...(summary === '' ? {} : { summary }),
  }
}

function summaryOf({ text: words, caption }: TurnInput): string {
  const shown = caption?.trim() ? `[image: ${caption.trim()}]` : ''
  return [words.trim(), shown].filter((piece) => piece !== '').join(' ')
}

/** At most so long that each fits an event, cut at a blank where there is one. */
function pieces(summary: string): string[] {
  const found: string[] = []
  let rest = summary
  while (Buffer.byteLength(rest) > LIMITS.summaryBytes) {
    const end = cutBefore(rest, LIMITS.summaryBytes)
    found.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' && found.length > 0 ? found : [...found, rest]
}

function cutBefore(words: string, bytesMax: number): number {
  const head = Buffer.from(words).subarray(0, bytesMax + 1)
  const blank = head.lastIndexOf(0x20)
  if (blank > bytesMax / 2) return head.subarray(0, blank).toString().length
  // No blank: before the character that does not fit any more.
  let end = bytesMax
  while (((head[end] as number) & 0xc0) === 0x80) end--
  return head.subarray(0, end).toString().length
}
