/** An engine in memory whose answers can be lost, for stores that follow it. */
import type {
  AppendOutcome,
  JournalAppend,
  JournalEngine,
  JournalHead,
  JournalRow,
  ReadLimits,
  RemoteJournal,
} from '../../src/index.ts'

/** What happens to the next calls of `append`: `before` is lost on the way there, `after` on the way back. */
export type Fault = 'before' | 'after' | 'away'

export class FakeEngine {
  readonly rows = new Map<string, JournalRow[]>()
  readonly faults: Fault[] = []
  appends = 0
  id = 'fake-1'

  /** One node's connection. */
  connect(): RemoteJournal {
    return new FakeJournal(this)
  }

  of(actor: string): JournalRow[] {
    const rows = this.rows.get(actor) ?? []
    this.rows.set(actor, rows)
    return rows
  }

  put(row: JournalAppend): AppendOutcome {
    const rows = this.of(row.actor)
    if (rows.some(({ commitId }) => same(commitId, row.commitId))) return { is: 'duplicate' }
    const last = rows.at(-1)
    const fits =
      last === undefined
        ? row.firstSeq === 0
        : last.lastSeq === row.firstSeq - 1 && same(last.root, row.prevRoot)
    if (!fits) return { is: 'conflict' }
    const { actor: _actor, ...kept } = row
    rows.push(kept)
    return { is: 'accepted' }
  }
}

class FakeJournal implements RemoteJournal {
  readonly #engine: FakeEngine

  constructor(engine: FakeEngine) {
    this.#engine = engine
  }

  async append(rows: readonly JournalAppend[]): Promise<readonly AppendOutcome[]> {
    const engine = this.#engine
    return rows.map((row) => {
      engine.appends++
      const fault = engine.faults.shift()
      if (fault === 'away') return { is: 'unavailable', why: 'away' }
      if (fault === 'before') return { is: 'unknown', why: 'lost' }
      const outcome = engine.put(row)
      return fault === 'after' ? { is: 'unknown', why: 'lost' } : outcome
    })
  }

  async read(actor: string, from: number, { rows }: ReadLimits): Promise<readonly JournalRow[]> {
    return this.#engine
      .of(actor)
      .filter(({ lastSeq }) => lastSeq >= from)
      .slice(0, rows)
  }

  async heads(known: readonly JournalHead[]): Promise<readonly JournalHead[]> {
    return known.flatMap(({ actor, lastSeq, root }) => {
      const last = this.#engine.of(actor).at(-1)
      const head = last ?? { lastSeq: -1, root: new Uint8Array() }
      return head.lastSeq === lastSeq && same(head.root, root)
        ? []
        : [{ actor, lastSeq: head.lastSeq, root: head.root }]
    })
  }

  async find(actor: string, commitId: Uint8Array): Promise<JournalRow | undefined> {
    return this.#engine.of(actor).find((row) => same(row.commitId, commitId))
  }

  async replaceErased(actor: string, row: JournalRow): Promise<void> {
    const rows = this.#engine.of(actor)
    const index = rows.findIndex(({ firstSeq }) => firstSeq === row.firstSeq)
    if (index >= 0) rows[index] = row
  }

  hints(): () => void {
    return () => {}
  }

  async check(): Promise<JournalEngine> {
    return { kind: 'fake', id: this.#engine.id, warnings: [] }
  }

  async close(): Promise<void> {}
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}
