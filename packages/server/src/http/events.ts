/**
 * The journal as server-sent events: each entry with its sequence as its id, so that a reader who
 * was cut off says what it saw last and misses nothing. Entries of other processes come too.
 *
 * @module
 */
import { once } from 'node:events'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import {
  CortexError,
  JOURNAL_KINDS,
  type JournalEntry,
  type JournalKind,
  type JournalRange,
} from '@cortex-memory/core'
import type { OpenActors } from '../actors/open-actors.ts'
import { shownEntry } from '../operations/history.ts'
import type { ServerLimits } from './limits.ts'
import { HttpError, problemOf } from './problem.ts'
import { assertKnownKeys } from './query-input.ts'
import type { Call, TokenRoute } from './routes.ts'
import type { TokenTable } from './token-table.ts'

export const EVENTS = '/v1/events'

/** How often it is asked whether an actor without a store has one now. */
const FIRST_ENTRY_POLL_MS = 500

export interface EventServices {
  readonly actors: OpenActors
  readonly tokens: TokenTable
  readonly limits: ServerLimits
  /** Fires when the server stops. */
  readonly stop: AbortSignal
}

export class EventStreams {
  readonly #services: EventServices
  readonly #open = new Set<Promise<void>>()

  constructor(services: EventServices) {
    this.#services = services
  }

  get count(): number {
    return this.#open.size
  }

  get route(): TokenRoute {
    return {
      label: 'events',
      methods: ['GET'],
      isOpen: false,
      answer: async (call) => await this.#answer(call),
    }
  }

  /** Resolves when every stream has ended, which `stop` makes them do. */
  async ended(): Promise<void> {
    await Promise.all(this.#open)
  }

  async #answer(call: Call): Promise<void> {
    const { actors, limits } = this.#services
    if (call.caller.view !== undefined) {
      throw new CortexError('SCOPE_VIOLATION', 'Cannot show the journal: it needs the whole store')
    }
    if (this.#open.size >= limits.eventStreams) {
      const message = `${this.#open.size} streams of events are open: try again later`
      throw new HttpError('OVERLOADED', message, { 'retry-after': '10' })
    }
    assertKnownKeys(call.query, ['since', 'kinds'])
    const { actor, isOwnActor } = call.caller
    const release = actors.hold(actor)
    try {
      const waits = isOwnActor === true && !(await actors.isThere(actor))
      const nextSeq = waits ? 0 : (await actors.open(actor, false)).lastSeq + 1
      const range = rangeOf(call.query, call.request.headers, nextSeq)
      const streaming = this.#stream(call, async function* (signal) {
        while (waits && !(await actors.isThere(actor))) {
          await setTimeout(FIRST_ENTRY_POLL_MS, undefined, { signal })
        }
        const cortex = await actors.open(actor, false)
        yield* cortex.journal({ ...range, follow: true, signal })
      })
      this.#open.add(streaming)
      await streaming.finally(() => this.#open.delete(streaming))
    } finally {
      release()
    }
  }

  async #stream(
    { response, token }: Call,
    journal: (signal: AbortSignal) => AsyncIterable<JournalEntry>,
  ): Promise<void> {
    const { limits, stop, tokens } = this.#services
    const left = new AbortController()
    response.once('close', () => left.abort())
    const signal = AbortSignal.any([left.signal, stop])
    const entries = journal(signal)
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    response.write('retry: 1000\n\n')
    const heartbeat = setInterval(() => {
      if (tokens.holds(token)) response.write(': still here\n\n')
      else left.abort()
    }, limits.heartbeatMs)
    try {
      for await (const entry of entries) await write(response, eventOf(entry), signal)
    } catch (error) {
      // The answer has begun: what went wrong can only be said inside it.
      if (!signal.aborted) response.write(frame('problem', problemOf(error)))
    } finally {
      clearInterval(heartbeat)
      response.end()
    }
  }
}

/** A reader that is slower than the journal holds up only itself. */
async function write(response: ServerResponse, text: string, signal: AbortSignal): Promise<void> {
  if (!response.write(text) && !signal.aborted) await once(response, 'drain', { signal })
}

/** The same as the operation `log` shows. */
function eventOf(entry: JournalEntry): string {
  return `id: ${entry.seq}\n${frame(entry.kind, shownEntry(entry))}`
}

function frame(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** What a reader saw last wins over where its address says to begin: it comes with a reconnection. */
function rangeOf(query: string, headers: IncomingHttpHeaders, nextSeq: number): JournalRange {
  const params = new URLSearchParams(query)
  const kinds = params.getAll('kinds').map(kindOf)
  const last = headers['last-event-id']
  const since = params.get('since')
  let from = nextSeq
  if (since !== null) from = sequence('since', since, nextSeq)
  if (typeof last === 'string') from = sequence('Last-Event-ID', last, nextSeq - 1) + 1
  return kinds.length === 0 ? { from } : { from, kinds }
}

function kindOf(name: string): JournalKind {
  const known = JOURNAL_KINDS.find((kind) => kind === name)
  if (known !== undefined) return known
  throw wrong('kinds', `expected one of ${JOURNAL_KINDS.join(', ')}, got ${JSON.stringify(name)}`)
}

function sequence(path: string, text: string, most: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : undefined
  if (value !== undefined && value <= most) return value
  throw wrong(path, `expected the number of an entry, at most ${most}, got ${JSON.stringify(text)}`)
}

function wrong(path: string, why: string): CortexError {
  return new CortexError('INVALID_INPUT', `Cannot read ${path}: ${why}`, { path })
}
