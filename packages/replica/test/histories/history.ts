/**
 * Clients that write through several nodes while things break, and what must hold afterwards: everything that was
 * acknowledged is stored once, no number is missing, and all nodes have the same root.
 */
import { createServer } from 'node:net'
import { expect } from 'vitest'
import type { PostgresServer } from '../../src/testing/index.ts'
import type { NodeProcess } from './processes.ts'

export const NODES = 3
const CLIENTS_OF_A_NODE = 8
const ACTORS = ['ada', 'bo', 'cy']
const HONEST = ['DEAD', 'OUTCOME_UNKNOWN', 'JOURNAL_UNAVAILABLE', 'BUSY']

type Query = PostgresServer['query']

export class History {
  readonly #nodes: readonly NodeProcess[]
  readonly #acknowledged = new Map(ACTORS.map((actor) => [actor, new Map<string, number>()]))
  readonly #refusals = new Map<string, number>()
  readonly #clients: Promise<void>[]
  #isOver = false
  #onNext: (() => void)[] = []

  constructor(nodes: readonly NodeProcess[]) {
    this.#nodes = nodes
    const count = nodes.length * CLIENTS_OF_A_NODE
    this.#clients = Array.from({ length: count }, (_, number) => this.#client(number))
  }

  /** How many writes were acknowledged. */
  get count(): number {
    return [...this.#acknowledged.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** How often callers were told what, instead of an acknowledgement. */
  get refusals(): string {
    return JSON.stringify(Object.fromEntries(this.#refusals))
  }

  /** Resolves with the next acknowledgement. */
  async next(): Promise<void> {
    await new Promise<void>((resolve) => this.#onNext.push(resolve))
  }

  /** Ends the clients, and looks at what they left. */
  async judge(query: Query): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#clients)
    for (const [actor, texts] of this.#acknowledged) await this.#judgeActor(actor, texts)
    const gaps = await query(
      `select actor, first_seq from (select *, lag(last_seq, 1, -1::bigint) over w as before, lag(root) over w as root_before
       from cortex_journal window w as (partition by actor order by first_seq)) as rows
       where first_seq <> before + 1 or (root_before is not null and root_before <> prev_root)`,
    )
    expect(gaps).toEqual([])
    expect(this.count).toBeGreaterThan(this.#clients.length)
  }

  async #judgeActor(actor: string, texts: ReadonlyMap<string, number>): Promise<void> {
    const last = Math.max(0, ...texts.values())
    const states = []
    for (const node of this.#nodes) states.push(await node.ask('state', actor, { atLeast: last }))
    // A row of unknown outcome may still have come in meanwhile: ask all again.
    const farthest = Math.max(...states.map(({ nextSeq }) => Number(nextSeq))) - 1
    const ends = []
    for (const node of this.#nodes) ends.push(await node.ask('state', actor, { atLeast: farthest }))
    expect(new Set(ends.map(({ root }) => root)).size, JSON.stringify(ends)).toBe(1)
    for (const node of this.#nodes) {
      const { said } = (await node.ask('find', actor)) as { readonly said: readonly string[] }
      expect(new Set(said).size).toBe(said.length)
      expect([...texts.keys()].filter((text) => !said.includes(text))).toEqual([])
    }
    expect(await this.#nodes[0]?.ask('verify', actor)).toEqual({ ok: true })
  }

  async #client(number: number): Promise<void> {
    const actor = ACTORS[number % ACTORS.length] as string
    for (let n = 0; !this.#isOver; n++) {
      const text = `${number} wrote ${n}`
      const commitId = (number * 1_000_000 + n + 1).toString(16).padStart(32, '0')
      // A caller that does not know repeats the same call, on any node, until it is answered.
      for (let tries = 0; ; tries++) {
        const node = this.#nodes[(number + tries) % this.#nodes.length] as NodeProcess
        const answer = await node.ask('write', actor, { text, commitId })
        if (typeof answer.seq === 'number') {
          this.#acknowledged.get(actor)?.set(text, answer.seq)
          for (const resolve of this.#onNext.splice(0)) resolve()
          break
        }
        const code = String(answer.code)
        this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1)
        expect(HONEST, String(answer.message)).toContain(code)
        if (this.#isOver) break
        await pause(100)
      }
    }
  }
}

export async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}

export async function freePort(): Promise<number> {
  return await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
