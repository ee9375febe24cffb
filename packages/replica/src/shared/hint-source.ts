/**
 * Hints that journals moved. Two sources, and neither has to work: one look at the ends of all journals that
 * this process has to do with, once a second in one statement; and notifications between processes, sent
 * beside the appends in transactions of their own, so that no append waits for the lock of the
 * notification queue.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import type { JournalHead } from '@cortex-memory/core'

/** What hears notifications. */
export interface Listening {
  onNotification(onPayload: (payload: string) => void, onEnd: () => void): void
  close(): Promise<void>
}

/** What hints need of an engine. The last two only where processes notify each other. */
export interface HintDoors {
  readonly heads: (known: readonly JournalHead[]) => Promise<readonly JournalHead[]>
  readonly notify?: (payloads: readonly string[]) => Promise<void>
  readonly listen?: () => Promise<Listening>
}

export interface HintOptions {
  readonly pollMs: number
  /** Default false. */
  readonly notify?: boolean
}

type Listener = (actors: readonly string[]) => void

const RECONNECT_MS = 1000
/** A notification has at most 8,000 bytes. */
const PAYLOAD_MAX_BYTES = 7500
/** Beyond that, those that were named longest ago are no longer watched. */
const WATCHED_MAX = 100_000

export class HintSource {
  readonly #doors: HintDoors
  readonly #options: HintOptions
  readonly #self: string = randomUUID()
  readonly #listeners = new Set<Listener>()
  readonly #watched = new Map<string, JournalHead>()
  readonly #moved = new Set<string>()
  #isNotifying = false
  #timer: NodeJS.Timeout | undefined
  #listening: Listening | undefined
  #isConnecting = false
  #isClosed = false

  constructor(doors: HintDoors, options: HintOptions) {
    this.#doors = doors
    this.#options = options
  }

  /** This process has to do with a journal, and knows its end. */
  watch(heads: readonly JournalHead[]): void {
    for (const { actor, lastSeq, root } of heads) {
      this.#watched.delete(actor)
      this.#watched.set(actor, { actor, lastSeq, root })
    }
    for (const actor of this.#watched.keys()) {
      if (this.#watched.size <= WATCHED_MAX) break
      this.#watched.delete(actor)
    }
  }

  /** This process moved journals: others want to hear of it. */
  moved(heads: readonly JournalHead[]): void {
    this.watch(heads)
    if (!this.#options.notify) return
    for (const { actor } of heads) this.#moved.add(actor)
    void this.#notify()
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.#start()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) void this.#stop()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#listeners.clear()
    await this.#stop()
  }

  #start(): void {
    if (this.#isClosed) return
    if (this.#options.pollMs > 0)
      this.#timer ??= this.#later(() => this.#poll(), this.#options.pollMs)
    if (this.#options.notify) void this.#connect()
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const listening = this.#listening
    this.#listening = undefined
    await listening?.close()
  }

  /** Timers of hints keep no process alive. */
  #later(body: () => Promise<void>, ms: number): NodeJS.Timeout {
    return setTimeout(() => void body(), ms).unref()
  }

  async #poll(): Promise<void> {
    try {
      const moved = await this.#doors.heads([...this.#watched.values()])
      // What moved meanwhile by our own hand is known already; a second hint does no harm.
      for (const head of moved)
        if (this.#watched.has(head.actor)) this.#watched.set(head.actor, head)
      if (moved.length > 0) this.#tell(moved.map(({ actor }) => actor))
    } catch {
      // The engine does not answer; the next look may be luckier, and those who need an answer ask themselves.
    }
    if (this.#timer !== undefined)
      this.#timer = this.#later(() => this.#poll(), this.#options.pollMs)
  }

  async #connect(): Promise<void> {
    const { listen } = this.#doors
    if (listen === undefined || this.#isConnecting || this.#listening !== undefined) return
    this.#isConnecting = true
    try {
      const connection = await listen()
      if (this.#listeners.size === 0) {
        await connection.close()
        return
      }
      this.#listening = connection
      connection.onNotification(
        (payload) => this.#receive(payload),
        () => {
          this.#listening = undefined
          this.#reconnect()
        },
      )
    } catch {
      this.#reconnect()
    } finally {
      this.#isConnecting = false
    }
  }

  #reconnect(): void {
    if (this.#listeners.size === 0) return
    this.#later(async () => {
      if (this.#listeners.size > 0) await this.#connect()
    }, RECONNECT_MS)
  }

  #receive(payload: string): void {
    const [sender, ...actors] = namesIn(payload)
    if (sender !== this.#self && actors.length > 0) this.#tell(actors)
  }

  #tell(actors: readonly string[]): void {
    for (const listener of [...this.#listeners]) listener(actors)
  }

  /** One statement at a time; what moves meanwhile goes in the next. */
  async #notify(): Promise<void> {
    if (this.#isNotifying) return
    this.#isNotifying = true
    try {
      while (this.#moved.size > 0 && !this.#isClosed) {
        const actors = [...this.#moved]
        this.#moved.clear()
        await this.#doors.notify?.(payloadsOf(this.#self, actors))
      }
    } catch {
      // A hint may be lost.
    } finally {
      this.#isNotifying = false
    }
  }
}

function payloadsOf(sender: string, actors: readonly string[]): readonly string[] {
  const groups: string[][] = []
  let bytes = PAYLOAD_MAX_BYTES
  for (const actor of actors) {
    const length = Buffer.byteLength(JSON.stringify(actor)) + 1
    if (bytes + length > PAYLOAD_MAX_BYTES) {
      groups.push([sender])
      bytes = sender.length + 4
    }
    groups.at(-1)?.push(actor)
    bytes += length
  }
  return groups.map((group) => JSON.stringify(group))
}

/** Anyone may notify on our channel: what is not a list of names is ignored. */
function namesIn(payload: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(payload)
    const isList = Array.isArray(names) && names.every((name) => typeof name === 'string')
    return isList ? names : []
  } catch {
    return []
  }
}
