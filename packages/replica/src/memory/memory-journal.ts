/**
 * Journals in the memory of this process: for tests, and for simulations of a network that loses, doubles
 * and delays. Every handle has a door of its own through which its faults come, as every node has a network
 * of its own.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import type {
  AppendOutcome,
  JournalAppend,
  JournalEngine,
  JournalHead,
  JournalRow,
  ReadLimits,
  RemoteJournal,
} from '@cortex-memory/core'
import { equalBytes, hexOf } from '../shared/bytes.ts'
import { checkActor, checkAppends, checkHeads } from '../shared/checked-rows.ts'
import { closed, notReplaceable, unreachable } from '../shared/failures.ts'

/** One message on its way to the engine, or a hint on its way back. */
export interface MemoryCall {
  /** What is asked. */
  readonly name: 'append' | 'read' | 'heads' | 'find' | 'replaceErased' | 'hint' | 'check'
  /** About whose journals. */
  readonly actors: readonly string[]
}

/** What happens to one message. Everything can be combined. */
export interface MemoryFault {
  /** The message arrives when this resolves. */
  readonly arrives?: Promise<void>
  /** It is lost on its way (`before`), or its answer is (`after`). */
  readonly lost?: 'before' | 'after'
  /** It arrives once more when this resolves; nobody sees that answer. */
  readonly again?: Promise<void>
  /** The answer arrives when this resolves. */
  readonly answers?: Promise<void>
}

/** Decides what happens to a message; undefined if nothing does. */
export type MemoryDoor = (call: MemoryCall) => MemoryFault | undefined

interface Chain {
  readonly rows: JournalRow[]
  readonly byCommit: Map<string, JournalRow>
}

const NO_ROOT = new Uint8Array()

/** An engine in memory. Each of its journals is one node's way to it. */
export class MemoryEngine {
  /** Tells this engine from every other one. */
  readonly id: string
  readonly #chains = new Map<string, Chain>()
  readonly #listeners = new Set<(actors: readonly string[]) => void>()

  /** An empty engine; `id` for tests that want to know it beforehand. */
  constructor(id: string = randomUUID()) {
    this.id = id
  }

  /** A way to this engine, with the faults that come through its door. */
  journal(door: MemoryDoor = () => undefined): RemoteJournal {
    return new MemoryJournal(this, door)
  }

  /** Everything in the journal of an actor. */
  rows(actor: string): readonly JournalRow[] {
    return [...(this.#chains.get(actor)?.rows ?? [])]
  }

  /** Loses rows at the end, as a standby does that is promoted before it has everything. Returns those lost. */
  loseEnd(actor: string, rows: number): readonly JournalRow[] {
    const chain = this.#chains.get(actor)
    const lost = chain?.rows.splice(Math.max(0, chain.rows.length - rows)) ?? []
    for (const { commitId } of lost) chain?.byCommit.delete(hexOf(commitId))
    return lost
  }

  /** Appends at once, in the order of the rows. */
  append(rows: readonly JournalAppend[]): readonly AppendOutcome[] {
    const outcomes = rows.map((row) => this.#place(row))
    const moved = rows.filter((_, index) => outcomes[index]?.is === 'accepted')
    if (moved.length > 0) this.#tell(moved.map(({ actor }) => actor))
    return outcomes
  }

  /** The end of a journal. */
  head(actor: string): JournalHead {
    const last = this.#chains.get(actor)?.rows.at(-1)
    return { actor, lastSeq: last?.lastSeq ?? -1, root: last?.root ?? NO_ROOT }
  }

  /** The row with a commit id. */
  find(actor: string, commitId: Uint8Array): JournalRow | undefined {
    return this.#chains.get(actor)?.byCommit.get(hexOf(commitId))
  }

  /** Puts other bytes in the place of a row's. */
  replace(actor: string, row: JournalRow): void {
    const chain = this.#chains.get(actor)
    const index = chain?.rows.findIndex(({ firstSeq }) => firstSeq === row.firstSeq) ?? -1
    const there = chain?.rows[index]
    if (chain === undefined || there === undefined || !equalBytes(there.root, row.root)) {
      throw notReplaceable(actor, row.firstSeq, there !== undefined)
    }
    const replaced = { ...there, bytes: row.bytes.slice() }
    chain.rows[index] = replaced
    chain.byCommit.set(hexOf(there.commitId), replaced)
  }

  /** Calls back after every row that was accepted. */
  listen(listener: (actors: readonly string[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #place(row: JournalAppend): AppendOutcome {
    const chain: Chain = this.#chains.get(row.actor) ?? { rows: [], byCommit: new Map() }
    if (chain.byCommit.has(hexOf(row.commitId))) return { is: 'duplicate' }
    const last = chain.rows.at(-1)
    const fits =
      last === undefined
        ? row.firstSeq === 0
        : row.firstSeq === last.lastSeq + 1 && equalBytes(row.prevRoot, last.root)
    if (!fits) return { is: 'conflict' }
    const { actor, firstSeq, lastSeq, commitId, prevRoot, root, bytes } = row
    const kept: JournalRow = {
      firstSeq,
      lastSeq,
      commitId: commitId.slice(),
      prevRoot: prevRoot.slice(),
      root: root.slice(),
      bytes: bytes.slice(),
    }
    chain.rows.push(kept)
    chain.byCommit.set(hexOf(commitId), kept)
    this.#chains.set(actor, chain)
    return { is: 'accepted' }
  }

  #tell(actors: readonly string[]): void {
    for (const listener of this.#listeners) listener(actors)
  }
}

class MemoryJournal implements RemoteJournal {
  readonly #engine: MemoryEngine
  readonly #door: MemoryDoor
  readonly #listening = new Set<() => void>()
  #isClosed = false

  constructor(engine: MemoryEngine, door: MemoryDoor) {
    this.#engine = engine
    this.#door = door
  }

  async append(rows: readonly JournalAppend[]): Promise<readonly AppendOutcome[]> {
    checkAppends(rows)
    const all = (outcome: AppendOutcome) => rows.map(() => outcome)
    if (this.#isClosed) return all({ is: 'unavailable', why: closed().message })
    const call: MemoryCall = { name: 'append', actors: rows.map(({ actor }) => actor) }
    return await this.#send(call, () => this.#engine.append(rows), {
      before: () => all({ is: 'unavailable', why: 'the message was lost' }),
      after: () => all({ is: 'unknown', why: 'the answer was lost' }),
    })
  }

  async read(actor: string, from: number, limits: ReadLimits): Promise<readonly JournalRow[]> {
    checkActor(actor)
    return await this.#ask({ name: 'read', actors: [actor] }, () => {
      const wanted = this.#engine.rows(actor).filter(({ lastSeq }) => lastSeq >= from)
      let bytes = 0
      return wanted.slice(0, limits.rows).filter((row, index) => {
        bytes += row.bytes.length
        return index === 0 || bytes <= limits.bytes
      })
    })
  }

  async heads(known: readonly JournalHead[]): Promise<readonly JournalHead[]> {
    checkHeads(known)
    const call: MemoryCall = { name: 'heads', actors: known.map(({ actor }) => actor) }
    return await this.#ask(call, () =>
      known.flatMap((head) => {
        const now = this.#engine.head(head.actor)
        const isSame = now.lastSeq === head.lastSeq && equalBytes(now.root, head.root)
        return isSame ? [] : [now]
      }),
    )
  }

  async find(actor: string, commitId: Uint8Array): Promise<JournalRow | undefined> {
    checkActor(actor)
    const call: MemoryCall = { name: 'find', actors: [actor] }
    return await this.#ask(call, () => this.#engine.find(actor, commitId))
  }

  async replaceErased(actor: string, row: JournalRow): Promise<void> {
    checkAppends([{ ...row, actor }])
    const call: MemoryCall = { name: 'replaceErased', actors: [actor] }
    await this.#ask(call, () => this.#engine.replace(actor, row))
  }

  hints(onHint: (actors: readonly string[]) => void): () => void {
    const end = this.#engine.listen((actors) => {
      const call: MemoryCall = { name: 'hint', actors }
      const lost = { before: () => false, after: () => false }
      const arrival = this.#send(call, () => true, lost)
      void arrival.then((hasArrived) => {
        if (hasArrived && this.#listening.has(end)) onHint(actors)
      })
    })
    this.#listening.add(end)
    return () => {
      this.#listening.delete(end)
      end()
    }
  }

  async check(): Promise<JournalEngine> {
    return await this.#ask({ name: 'check', actors: [] }, () => ({
      kind: 'memory',
      id: this.#engine.id,
      warnings: ['A journal in memory ends with its process: use it for tests only.'],
    }))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const end of this.#listening) end()
    this.#listening.clear()
  }

  async #ask<T>(call: MemoryCall, body: () => T): Promise<T> {
    if (this.#isClosed) throw closed()
    const lost = (): T => {
      throw unreachable('a message was lost')
    }
    return await this.#send(call, body, { before: lost, after: lost })
  }

  /** The way of one message there and back, as the door wants it. */
  async #send<T>(
    call: MemoryCall,
    body: () => T,
    lost: { readonly before: () => T; readonly after: () => T },
  ): Promise<T> {
    const fault = this.#door(call) ?? {}
    if (fault.again !== undefined) void fault.again.then(body).catch(() => undefined)
    if (fault.arrives !== undefined) await fault.arrives
    if (fault.lost === 'before') return lost.before()
    const answer = body()
    if (fault.answers !== undefined) await fault.answers
    return fault.lost === 'after' ? lost.after() : answer
  }
}

/**
 * A journal in memory, alone with an engine of its own. For several nodes on one engine, make a
 * {@link MemoryEngine} and ask it for a journal each.
 */
export function memoryJournal(door?: MemoryDoor): RemoteJournal {
  return new MemoryEngine().journal(door)
}
