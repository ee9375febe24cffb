/**
 * The view against the journal, twice: key by key against a fresh fold, and record by record
 * against the plain model. A mistake in the reducer passes the first and fails the second.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toHex } from '../codec/bytes.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import { Folder } from '../engine/fold.ts'
import type { Tail } from '../engine/tail.ts'
import type { ViewSnapshot } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { JournalFiles } from '../journal/journal-files.ts'
import { ASCENDING } from '../keys/keyspace.ts'
import { readState } from '../projections/state.ts'
import { TreeCaches } from '../projections/target.ts'
import { LmdbStore } from '../store/lmdb-store.ts'
import { checkRecords } from './check-records.ts'
import { compareKeys } from './compare-keys.ts'
import { JournalFacts } from './journal-facts.ts'
import type { Checks } from './saved-state.ts'

export async function checkView(store: ActorStore, checks: Checks): Promise<void> {
  // In this order: writers move the tail before the view, so a view is never ahead of a later tail.
  const view = store.snapshot()
  const tail = store.tail()
  const directory = mkdtempSync(join(tmpdir(), 'cortex-verify-'))
  const fresh = new LmdbStore(directory, { durable: false, ascending: ASCENDING })
  try {
    const state = readState(view)
    if (state.nextSeq > tail.nextSeq) {
      checks.report({
        code: 'VIEW_DIFFERS',
        key: 'meta/state',
        message: `the view is at entry ${state.nextSeq}, the journal ends at ${tail.nextSeq}`,
      })
      return
    }
    const journalFacts = new JournalFacts()
    if (!(await foldAndCompare(store, tail, view, state.nextSeq, fresh, journalFacts, checks)))
      return
    checkRecords(view, state, journalFacts, checks)
  } finally {
    view.release()
    await fresh.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Folds to where the view stands, compares, and folds the rest for its roots. */
async function foldAndCompare(
  store: ActorStore,
  tail: Tail,
  view: ViewSnapshot,
  viewSeq: number,
  fresh: LmdbStore,
  journalFacts: JournalFacts,
  { report, say, saved }: Checks,
): Promise<boolean> {
  const folder = new Folder(fresh, new TreeCaches(), { everyRoot: true })
  let compared = false
  let count = 0
  const compare = (): void => {
    folder.flush()
    const snapshot = fresh.snapshot()
    try {
      const numbered = (readState(view).erased ?? 0) === 0
      say({ counts: { keys: compareKeys(snapshot, view.raw, numbered, report) } })
    } finally {
      snapshot.release()
    }
    compared = true
  }
  try {
    if (viewSeq === 0) compare()
    for (const { block } of store.files.read(JournalFiles.start(0), tail.position)) {
      folder.add(block)
      saved?.pass(folder.state.root, folder.state.nextSeq)
      if (!compared) for (const entry of block.entries) journalFacts.add(entry)
      if (!compared && folder.state.nextSeq >= viewSeq) compare()
      if (++count % 500 === 0) {
        say({ progress: { done: folder.state.nextSeq, total: tail.nextSeq } })
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    say({ counts: { entries: folder.state.nextSeq, root: toHex(folder.state.root) } })
    say({ begunAs: folder.state.actor })
    saved?.conclude(folder.state.nextSeq, { report, say })
    return true
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    report({
      code: 'ROOT_MISMATCH',
      key: `journal entry ${String(error.details?.seq ?? '?')}`,
      message: error.message,
    })
    return false
  } finally {
    folder.release()
  }
}
