/** How the cases of the suite are written and run. */
import assert from 'node:assert/strict'
import type {
  AppendOutcome,
  JournalAppend,
  JournalHead,
  JournalRow,
  ReadLimits,
  RemoteJournal,
} from '@cortex-memory/core'
import { chainOf, newActor, plainRow, type WantedRow } from './rows.ts'

/** Makes a journal. All that it makes must stand on the same engine, each with connections of its own. */
export type MakeJournal = () => RemoteJournal | Promise<RemoteJournal>

/** How thorough the suite is. */
export interface ConformanceOptions {
  /** How often two writers race for one place. Default 500. */
  readonly rounds?: number
  /** How long the engine may take for one call, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number
}

/** One thing that a journal has to do. */
export interface JournalCase {
  /** What, as a sentence with the numbers of the rules that it checks. */
  readonly name: string
  /** Rejects if the journal does not. */
  run(): Promise<void>
}

/** What a case is given. */
export interface Bench {
  readonly journal: RemoteJournal
  readonly options: Required<ConformanceOptions>
  /** Another journal on the same engine, closed when the case ends. */
  another(): Promise<RemoteJournal>
  /** The outcome of one row. */
  append(row: JournalAppend, journal?: RemoteJournal): Promise<AppendOutcome['is']>
  /** A journal of so many rows, all accepted. */
  grown(count: number, wanted?: WantedRow): Promise<readonly JournalAppend[]>
  /** All rows of an actor. */
  stored(actor: string): Promise<readonly JournalRow[]>
}

export type Body = (bench: Bench) => Promise<void>

/** Far more than any case writes. */
export const WIDE: ReadLimits = { rows: 10_000, bytes: 1 << 30 }

export async function runCase(
  make: MakeJournal,
  options: Required<ConformanceOptions>,
  body: Body,
): Promise<void> {
  const made: RemoteJournal[] = []
  const another = async (): Promise<RemoteJournal> => {
    const journal = await make()
    made.push(journal)
    return journal
  }
  try {
    const journal = await another()
    await body(benchOf(journal, options, another))
  } finally {
    for (const journal of made) await journal.close()
  }
}

function benchOf(
  journal: RemoteJournal,
  options: Required<ConformanceOptions>,
  another: () => Promise<RemoteJournal>,
): Bench {
  const append: Bench['append'] = async (row, at = journal) => {
    const [outcome, ...more] = await at.append([row], options.timeoutMs)
    assert.equal(more.length, 0, 'one outcome for one row')
    assert.ok(outcome !== undefined, 'an outcome for every row')
    return outcome.is
  }
  return {
    journal,
    options,
    another,
    append,
    grown: async (count, wanted) => {
      const rows = chainOf(newActor(), count, wanted)
      for (const row of rows) assert.equal(await append(row), 'accepted')
      return rows
    },
    stored: (actor) => journal.read(actor, 0, WIDE),
  }
}

export function sameRows(actual: readonly JournalRow[], expected: readonly JournalRow[]): void {
  assert.deepEqual(actual.map(plainRow), expected.map(plainRow))
}

export function sameHeads(actual: readonly JournalHead[], expected: readonly JournalHead[]): void {
  const plain = (heads: readonly JournalHead[]): string[] =>
    heads
      .map(({ actor, lastSeq, root }) => `${actor} ${lastSeq} ${Buffer.from(root).toString('hex')}`)
      .sort()
  assert.deepEqual(plain(actual), plain(expected))
}

/** The last of some rows, which there must be. */
export function endOf(rows: readonly JournalAppend[]): JournalAppend {
  const last = rows.at(-1)
  assert.ok(last !== undefined, 'there is a row')
  return last
}
