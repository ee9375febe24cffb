/**
 * What a journal in another engine has to do, as cases for any test runner. An adapter that passes them can
 * hold the journals of Cortex.
 *
 * ```ts no-run
 * import { test } from 'node:test'
 * import { MemoryEngine } from '@cortex-memory/replica'
 * import { journalConformance } from '@cortex-memory/replica/conformance'
 *
 * const engine = new MemoryEngine() // yours instead
 * for (const { name, run } of journalConformance(() => engine.journal())) test(name, run)
 * ```
 *
 * @module
 */
import { APPEND_CASES } from './append-cases.ts'
import { type ConformanceOptions, type JournalCase, type MakeJournal, runCase } from './harness.ts'
import { READ_CASES } from './read-cases.ts'

export type { ConformanceOptions, JournalCase, MakeJournal } from './harness.ts'

/** The cases, for journals that `makeJournal` makes. They use names of their own: the engine need not be empty. */
export function journalConformance(
  makeJournal: MakeJournal,
  options: ConformanceOptions = {},
): readonly JournalCase[] {
  const wanted = { rounds: options.rounds ?? 500, timeoutMs: options.timeoutMs ?? 30_000 }
  return Object.entries({ ...APPEND_CASES, ...READ_CASES }).map(([name, body]) => ({
    name,
    run: () => runCase(makeJournal, wanted, body),
  }))
}
