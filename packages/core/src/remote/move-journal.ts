/**
 * The journal of an actor into an engine, and back into files. Blocks are copied while others write; the
 * switch is one file that appears or goes under the lock of the journal, when nothing is left to copy.
 * A move that was cut off is begun again and goes on where it stopped.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { equalBytes, toHex } from '../codec/bytes.ts'
import { ActorStore } from '../engine/actor-store.ts'
import { Committer } from '../engine/committer.ts'
import { systemEnvironment } from '../engine/environment.ts'
import type { Progress } from '../engine/fold-journal.ts'
import { elsewhere, readMarker, removeMarker, writeMarker } from '../engine/journal-marker.ts'
import { layoutOf } from '../engine/layout.ts'
import { CortexError } from '../errors.ts'
import { Follower } from './follower.ts'
import type { JournalEngine, RemoteJournal } from './remote-journal.ts'

const TIMEOUT_MS = 30_000

/** What a move did. */
export interface JournalMove {
  /** Whose journal. */
  readonly actor: string
  /** How many entries it has. */
  readonly entries: number
  /** The root, which is the same in both places, 64 hex digits. */
  readonly root: string
  /** How many entries were copied this time. */
  readonly copied: number
}

/** Options of {@link moveJournalTo} and {@link moveJournalBack}. */
export interface JournalMoveOptions {
  /** Looks at both sides and changes nothing. Default false. */
  readonly dryRun?: boolean
  /** Hears how many entries of how many were copied. */
  readonly onProgress?: Progress
}

/**
 * Copies the journal of an actor into an engine and makes that the place where its order is decided. From
 * then on a process without the engine's address reads and does not write.
 *
 * @throws {CortexError} `JOURNAL_FORKED` if the engine holds another history of the actor, `JOURNAL_ELSEWHERE` if the
 *   journal is in another engine already, `JOURNAL_UNAVAILABLE`
 */
export async function moveJournalTo(
  root: string,
  actor: string,
  journal: RemoteJournal,
  options: JournalMoveOptions = {},
): Promise<JournalMove> {
  return await withStore(root, actor, async (store) => {
    const engine = await journal.check()
    const marker = readMarker(store.layout)
    if (marker !== undefined && marker.id !== engine.id) throw elsewhere(store.layout, marker)
    const before = await endThere(journal, actor)
    if (options.dryRun === true) return report(store, before)
    const follower = new Follower(store, new Committer(store), journal, TIMEOUT_MS)
    for (;;) {
      await follower.follow(options.onProgress)
      if (await isSwitched(store, engine, follower)) return report(store, before)
    }
  })
}

/** The marker appears only where nobody wrote since the engine had everything. */
async function isSwitched(
  store: ActorStore,
  { kind, id }: JournalEngine,
  follower: Follower,
): Promise<boolean> {
  return await store.exclusively(({ tail }) => {
    const { known } = follower
    const isCopied =
      known !== undefined && known.lastSeq === tail.nextSeq - 1 && equalBytes(known.root, tail.root)
    if (isCopied) writeMarker(store.layout, { kind, id })
    return isCopied
  })
}

/**
 * Makes the files of this machine the place where the order is decided again. The engine keeps what it has; other
 * machines that still write there are not seen from here any more, so stop them first.
 *
 * @throws {CortexError} `JOURNAL_ELSEWHERE` if the journal is in another engine, `JOURNAL_FORKED`, `JOURNAL_UNAVAILABLE`
 */
export async function moveJournalBack(
  root: string,
  actor: string,
  journal: RemoteJournal,
  options: JournalMoveOptions = {},
): Promise<JournalMove> {
  return await withStore(root, actor, async (store) => {
    const engine = await journal.check()
    const marker = readMarker(store.layout)
    const before = { lastSeq: store.tail().nextSeq - 1 }
    if (marker === undefined || options.dryRun === true) return report(store, before)
    if (marker.id !== engine.id) throw elsewhere(store.layout, marker)
    const follower = new Follower(store, new Committer(store), journal, TIMEOUT_MS)
    await follower.follow(options.onProgress)
    await store.exclusively(() => removeMarker(store.layout))
    return report(store, before)
  })
}

async function withStore<T>(
  root: string,
  actor: string,
  body: (store: ActorStore) => Promise<T>,
): Promise<T> {
  const layout = layoutOf(root, actor)
  // Opening it for writing would make one.
  if (!existsSync(layout.home)) {
    throw new CortexError(
      'NOT_FOUND',
      `Cannot move the journal of ${actor}: ${root} has no such actor`,
    )
  }
  const store = await ActorStore.open(layout, systemEnvironment({}, true), {
    readOnly: false,
    recover: false,
  })
  try {
    if (store.tail().nextSeq > 0 || readMarker(store.layout) !== undefined) return await body(store)
    throw new CortexError('NOT_FOUND', `Cannot move the journal of ${actor}: it has no entries`)
  } finally {
    await store.close()
  }
}

async function endThere(
  journal: RemoteJournal,
  actor: string,
): Promise<{ readonly lastSeq: number }> {
  const nothing = { actor, lastSeq: -1, root: new Uint8Array() }
  const [head = nothing] = await journal.heads([nothing])
  return head
}

function report(store: ActorStore, before: { readonly lastSeq: number }): JournalMove {
  const { nextSeq, root } = store.tail()
  const copied = Math.max(0, nextSeq - 1 - before.lastSeq)
  return { actor: store.layout.actor, entries: nextSeq, root: toHex(root), copied }
}
