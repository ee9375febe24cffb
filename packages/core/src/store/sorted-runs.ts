/**
 * Runs of changes, each in key order, as one run. Runs mostly lie behind each other, so one stays in
 * front for long: a key costs one comparison.
 *
 * @module
 */
import { compareBytes } from '../codec/bytes.ts'
import type { Change } from './ordered-store.ts'

interface Run {
  head: Change
  readonly rest: Iterator<Change>
  /** Of equal keys the one from the lowest run counts. */
  readonly rank: number
}

export function* mergeRuns(sources: readonly Iterable<Change>[]): Iterable<Change> {
  const iterators = sources.map((source) => source[Symbol.iterator]())
  try {
    yield* merged(iterators)
  } finally {
    // A reader that stops early lets go of the files behind them.
    for (const iterator of iterators) iterator.return?.()
  }
}

function* merged(iterators: readonly Iterator<Change>[]): Iterable<Change> {
  const runs: Run[] = []
  for (const [rank, rest] of iterators.entries()) {
    const first = rest.next()
    if (!first.done) runs.push({ head: first.value, rest, rank })
  }
  runs.sort(compareRuns)
  let last: Uint8Array | undefined
  while (runs.length > 0) {
    const run = runs[0] as Run
    if (last === undefined || compareBytes(last, run.head[0]) !== 0) yield run.head
    last = run.head[0]
    const next = run.rest.next()
    if (next.done) {
      runs.shift()
      continue
    }
    run.head = next.value
    sinkFirst(runs)
  }
}

/** All but the first are in order: the first goes where it belongs. */
function sinkFirst(runs: Run[]): void {
  const run = runs[0] as Run
  let place = 0
  for (;;) {
    const next = runs[place + 1]
    if (next === undefined || compareRuns(run, next) < 0) break
    runs[place] = next
    place++
  }
  runs[place] = run
}

function compareRuns(a: Run, b: Run): number {
  return compareBytes(a.head[0], b.head[0]) || a.rank - b.rank
}
