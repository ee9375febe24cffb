/**
 * Journals in an object store that creates an object only where none is: S3 and what is like it. Slower than
 * a database and cheap to keep; made for a person with several machines.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import {
  type AppendOutcome,
  CortexError,
  type JournalAppend,
  type JournalEngine,
  type JournalHead,
  type JournalRow,
  type ReadLimits,
  type RemoteJournal,
} from '@cortex-memory/core'
import { equalBytes } from '../shared/bytes.ts'
import { checkActor, checkAppends, checkHeads } from '../shared/checked-rows.ts'
import { closed, unreachable } from '../shared/failures.ts'
import { HintSource } from '../shared/hint-source.ts'
import { Bucket, type Deadline, NotSent } from './bucket.ts'
import { ObjectChain } from './object-chain.ts'

/** Where journals are in an object store, and as whom we ask for them. */
export interface ObjectJournalOptions {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is the first part of the path. */
  readonly endpoint: string
  /** The bucket, which must be there. */
  readonly bucket: string
  /** Below which name in the bucket. Default `cortex`. Letters, digits, `-`, `_`, `.` and `/`. */
  readonly prefix?: string
  /** Default `us-east-1`. */
  readonly region?: string
  /** The name of the key. */
  readonly accessKeyId: string
  /** The key. */
  readonly secretAccessKey: string
  /** For keys that were given for a while. */
  readonly sessionToken?: string
  /** How long a question that changes nothing may take, in milliseconds. Default 15,000. */
  readonly readTimeoutMs?: number
  /** How often the ends of journals are looked at for hints, in milliseconds; 0 for never. Default 5,000. */
  readonly pollMs?: number
  /** How often `check` lets writers race for one name. Default 25. */
  readonly raceRounds?: number
}

const RACERS = 4
const NO_ROOT = new Uint8Array()

class ObjectJournal implements RemoteJournal {
  readonly #bucket: Bucket
  readonly #prefix: string
  readonly #readTimeoutMs: number
  readonly #raceRounds: number
  readonly #chains = new Map<string, ObjectChain>()
  readonly #turns = new Map<string, Promise<unknown>>()
  readonly #hints: HintSource
  #isClosed = false

  constructor(options: ObjectJournalOptions) {
    const { region = 'us-east-1', prefix = 'cortex', pollMs = 5000 } = options
    if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(prefix) || /(?:^|\/)\.\.?(?:\/|$)/.test(prefix)) {
      throw new CortexError(
        'INVALID_INPUT',
        'Cannot use this prefix: expected letters, digits and -_./',
        {
          path: 'prefix',
        },
      )
    }
    this.#bucket = new Bucket({ ...options, region })
    this.#prefix = prefix
    this.#readTimeoutMs = options.readTimeoutMs ?? 15_000
    this.#raceRounds = options.raceRounds ?? 25
    this.#hints = new HintSource({ heads: (known) => this.#moved(known) }, { pollMs })
  }

  async append(
    rows: readonly JournalAppend[],
    timeoutMs: number,
  ): Promise<readonly AppendOutcome[]> {
    checkAppends(rows)
    if (this.#isClosed) return rows.map(() => ({ is: 'unavailable', why: closed().message }))
    const deadline = performance.now() + timeoutMs
    return await Promise.all(
      rows.map(async (row) => {
        const outcome = await this.#appendInTurn(row, deadline)
        if (outcome.is === 'accepted') this.#hints.moved([row])
        return outcome
      }),
    )
  }

  async read(actor: string, from: number, limits: ReadLimits): Promise<readonly JournalRow[]> {
    return await this.#ask(actor, (chain, deadline) => chain.read(from, limits, deadline))
  }

  async heads(known: readonly JournalHead[]): Promise<readonly JournalHead[]> {
    checkHeads(known)
    if (this.#isClosed) throw closed()
    const moved = await this.#moved(known)
    this.#hints.watch(known)
    this.#hints.watch(moved)
    return moved
  }

  async find(actor: string, commitId: Uint8Array): Promise<JournalRow | undefined> {
    return await this.#ask(actor, (chain, deadline) => chain.find(commitId, deadline))
  }

  async replaceErased(actor: string, row: JournalRow): Promise<void> {
    checkAppends([{ ...row, actor }])
    await this.#ask(actor, (chain, deadline) => chain.replaceErased(row, deadline))
  }

  hints(onHint: (actors: readonly string[]) => void): () => void {
    return this.#hints.listen(onHint)
  }

  async check(): Promise<JournalEngine> {
    if (this.#isClosed) throw closed()
    return await this.#asked(async () => {
      await this.#race()
      const key = `${this.#prefix}/meta`
      const deadline = this.#deadline()
      await this.#bucket.create(key, Buffer.from(randomUUID()), deadline)
      const meta = await this.#bucket.get(key, deadline)
      return { kind: 'object', id: meta?.body.toString('utf8') ?? '', warnings: [] }
    })
  }

  /** Objects were replaced whole. */
  async scrub(): Promise<readonly string[]> {
    return [
      'Where the bucket keeps earlier versions of objects, or copies them elsewhere, those hold erased bytes until they expire.',
    ]
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#hints.close()
  }

  /** A row that waits for its turn until its deadline was not sent. */
  async #appendInTurn(row: JournalAppend, deadline: Deadline): Promise<AppendOutcome> {
    const unsent: AppendOutcome = { is: 'unavailable', why: 'the store was busy with this actor' }
    return await new Promise((resolve) => {
      let hasGivenUp = false
      const late = setTimeout(
        () => {
          hasGivenUp = true
          resolve(unsent)
        },
        Math.max(0, deadline - performance.now()),
      )
      void this.#inTurn(row.actor, async (chain) => {
        clearTimeout(late)
        if (!hasGivenUp) resolve(await chain.append(row, deadline))
      })
    })
  }

  /** A store that ignores the condition would lose rows without a word, so it is tried first. */
  async #race(): Promise<void> {
    for (let round = 0; round < this.#raceRounds; round++) {
      const key = `${this.#prefix}/race/${randomUUID()}`
      const deadline = this.#deadline()
      const racers = Array.from({ length: RACERS }, (_, index) => Buffer.from(String(index)))
      const won = await Promise.all(racers.map((body) => this.#bucket.create(key, body, deadline)))
      const kept = await this.#bucket.get(key, deadline)
      await this.#bucket.remove(key, deadline)
      const winners = racers.filter((_, index) => won[index])
      const [winner] = winners
      const isRight = winners.length === 1 && kept !== undefined && winner?.equals(kept.body)
      if (!isRight) throw noConditions(winners.length)
    }
  }

  async #moved(known: readonly JournalHead[]): Promise<readonly JournalHead[]> {
    const answers = await Promise.all(
      known.map(async ({ actor, lastSeq, root }) => {
        const row = await this.#ask(actor, (chain, deadline) => chain.refresh(deadline))
        const head = { actor, lastSeq: row?.lastSeq ?? -1, root: row?.root ?? NO_ROOT }
        return head.lastSeq === lastSeq && equalBytes(head.root, root) ? [] : [head]
      }),
    )
    return answers.flat()
  }

  #deadline(): Deadline {
    return performance.now() + this.#readTimeoutMs
  }

  async #ask<T>(
    actor: string,
    body: (chain: ObjectChain, deadline: Deadline) => Promise<T>,
  ): Promise<T> {
    checkActor(actor)
    if (this.#isClosed) throw closed()
    return await this.#asked(() => this.#inTurn(actor, (chain) => body(chain, this.#deadline())))
  }

  async #asked<T>(body: () => Promise<T>): Promise<T> {
    try {
      return await body()
    } catch (error) {
      throw error instanceof NotSent ? unreachable(error.message, error) : error
    }
  }

  /** One at a time for each actor: what is known of its end must not change under an append. */
  async #inTurn<T>(actor: string, body: (chain: ObjectChain) => Promise<T>): Promise<T> {
    const chain = this.#chains.get(actor) ?? new ObjectChain(this.#bucket, this.#prefix, actor)
    this.#chains.set(actor, chain)
    const before = this.#turns.get(actor) ?? Promise.resolve()
    const mine = before.then(() => body(chain))
    const quiet = mine.then(
      () => undefined,
      () => undefined,
    )
    this.#turns.set(actor, quiet)
    try {
      return await mine
    } finally {
      if (this.#turns.get(actor) === quiet) this.#turns.delete(actor)
    }
  }
}

function noConditions(winners: number): CortexError {
  return new CortexError(
    'IO_ERROR',
    `Cannot keep journals in this object store: of ${RACERS} writers that created one object, ${winners} were told that they did. It must support If-None-Match; use another store, or a newer release of this one`,
    { details: { reason: 'no-conditional-create', winners } },
  )
}

/**
 * Journals in an S3-compatible object store. Ask `check` first: it lets writers race, and refuses a store
 * that does not keep conditions.
 */
export function objectJournal(options: ObjectJournalOptions): RemoteJournal {
  return new ObjectJournal(options)
}
