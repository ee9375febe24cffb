/**
 * Where a bulk fold writes. LMDB fills its pages only if keys come in order, so what does not come in
 * order waits until all of it is known:
 *
 *   view      heads and versions, whose keys grow with the journal; at the end everything else
 *   records/  the other records so far, in an environment of their own: the fold may ask for them
 *   marks-N   index keys of stretch N, sorted; nobody asks for them
 *
 * All of it is below the directory of the view in the making. A fold of one stretch needs none of it.
 *
 * @module
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ASCENDING, isAscending } from '../keys/keyspace.ts'
import type { BulkBatch } from '../store/bulk-batch.ts'
import { LmdbStore } from '../store/lmdb-store.ts'
import type { Change, OrderedReader, OrderedSnapshot } from '../store/ordered-store.ts'
import { readRun, writeRun } from '../store/run-file.ts'
import { mergeRuns } from '../store/sorted-runs.ts'

export class BulkView {
  readonly #view: LmdbStore
  readonly #directory: string
  #records: LmdbStore | undefined
  #snapshots: { readonly view: OrderedSnapshot; readonly records: OrderedSnapshot } | undefined
  /** Newest first. */
  #runs: string[] = []

  /** The view holds nothing yet; the directory does not exist. */
  constructor(view: LmdbStore, directory: string) {
    this.#view = view
    this.#directory = directory
  }

  /** Writes a stretch that others follow; gives what they may read. */
  add(batch: BulkBatch): OrderedReader {
    this.#records ??= this.#openRecords()
    this.#letGo()
    const [grown, others] = splitBy(batch.sealedRecords(), isAscending)
    this.#view.write(grown)
    this.#records.write(others)
    const run = join(this.#directory, `marks-${this.#runs.length}`)
    writeRun(run, batch.sortedMarks())
    this.#runs.unshift(run)
    const view = this.#view.snapshot()
    const records = this.#records.snapshot()
    this.#snapshots = { view, records }
    return {
      get: (key) => (isAscending(key) ? view : records).get(key),
      scan: (range) => records.scan(range),
    }
  }

  /** Writes the last stretch, all that waited, and `others`, which are in key order. */
  finish(batch: BulkBatch, others: Iterable<Change>): void {
    if (this.#snapshots === undefined) {
      this.#view.load(mergeRuns([batch.sealedChanges(), others]))
      return
    }
    const [grown, rest] = splitBy(batch.sealedRecords(), isAscending)
    this.#view.write(grown)
    const before = this.#snapshots.records.scan({ from: Buffer.alloc(0) })
    const runs = this.#runs.map((run) => readRun(run))
    this.#view.load(
      puts(mergeRuns([rest, others, changesOf(before), batch.sortedMarks(), ...runs])),
    )
  }

  /** Removes what waited. Does not throw: what stays is removed before the view gets its name, or with it. */
  release(): void {
    this.#letGo()
    if (this.#records === undefined) return
    void this.#records.close()
    this.#records = undefined
    try {
      rmSync(this.#directory, { recursive: true, force: true })
    } catch {
      // Nobody reads it.
    }
  }

  #letGo(): void {
    this.#snapshots?.view.release()
    this.#snapshots?.records.release()
    this.#snapshots = undefined
  }

  #openRecords(): LmdbStore {
    mkdirSync(this.#directory, { mode: 0o700 })
    const directory = join(this.#directory, 'records')
    return new LmdbStore(directory, { durable: false, ascending: ASCENDING })
  }
}

/** Those that pass, and the others. */
function splitBy(
  changes: Iterable<Change>,
  passes: (key: Uint8Array) => boolean,
): [Change[], Change[]] {
  const passed: Change[] = []
  const others: Change[] = []
  for (const change of changes) (passes(change[0]) ? passed : others).push(change)
  return [passed, others]
}

function* changesOf(records: ReturnType<OrderedReader['scan']>): Iterable<Change> {
  for (const { key, value } of records) yield [key, value]
}

/** What is gone was never written here. */
function* puts(changes: Iterable<Change>): Iterable<Change> {
  for (const change of changes) if (change[1] !== undefined) yield change
}
