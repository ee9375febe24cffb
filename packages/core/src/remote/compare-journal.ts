/**
 * Where the journal here and the one in the engine part, if they do: for the person who has to decide.
 * Changes nothing on either side.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import { ActorStore } from '../engine/actor-store.ts'
import { systemEnvironment } from '../engine/environment.ts'
import { blocksTo } from '../engine/fold-journal.ts'
import { layoutOf } from '../engine/layout.ts'
import { type Block, nextSeqAfter } from '../journal/block.ts'
import type { JournalKind } from '../journal/kinds.ts'
import type { RemoteJournal } from './remote-journal.ts'
import { blocksOf } from './rows.ts'

/** An entry that only one side has. */
export interface ForkedEntry {
  /** Its number on its side. */
  readonly seq: number
  /** What kind of entry it is. */
  readonly kind: JournalKind
  /** When it was made, in milliseconds since 1970. */
  readonly at: number
}

/** What one side has behind the last entry that both have. */
export interface ForkedSide {
  /** Number of its last entry; -1 if there is none. */
  readonly lastSeq: number
  /** How many entries only this side has. */
  readonly count: number
  /** The first of them, up to twenty. */
  readonly entries: readonly ForkedEntry[]
}

/** Two journals of one actor beside each other. */
export interface JournalComparison {
  /** Whose journals. */
  readonly actor: string
  /** `same`, one of them is `behind` or `ahead` of the engine, or they are `forked`. */
  readonly state: 'same' | 'behind' | 'ahead' | 'forked'
  /** Number of the last entry that both have; -1 if there is none. */
  readonly commonSeq: number
  /** What only this machine has. */
  readonly here: ForkedSide
  /** What only the engine has. */
  readonly there: ForkedSide
}

const SHOWN = 20
const ONE_ROW = { rows: 1, bytes: 1 }
const ROWS_SHOWN = { rows: SHOWN, bytes: 1024 * 1024 }

/** Compares the journal of an actor here with the one in an engine, by roots, in about log2(n) questions. */
export async function compareJournal(
  root: string,
  actor: string,
  journal: RemoteJournal,
): Promise<JournalComparison> {
  const store = await ActorStore.open(layoutOf(root, actor), systemEnvironment({}, true), {
    readOnly: true,
    recover: false,
  })
  try {
    await journal.check()
    return await compare(store, actor, journal)
  } finally {
    await store.close()
  }
}

async function compare(
  store: ActorStore,
  actor: string,
  journal: RemoteJournal,
): Promise<JournalComparison> {
  const nothing = { actor, lastSeq: -1, root: new Uint8Array() }
  const [end = nothing] = await journal.heads([nothing])
  const lastHere = store.tail().nextSeq - 1
  let common = -1
  let open = { from: 0, to: Math.min(lastHere, end.lastSeq) }
  while (open.from <= open.to) {
    const middle = Math.floor((open.from + open.to) / 2)
    const [row] = await journal.read(actor, middle, ONE_ROW)
    const here = row === undefined ? undefined : blockEndingAt(store, row.lastSeq)
    if (row !== undefined && here !== undefined && equalBytes(here.root, row.root)) {
      common = row.lastSeq
      open = { from: row.lastSeq + 1, to: open.to }
    } else open = { from: open.from, to: (row?.firstSeq ?? middle) - 1 }
  }
  const rows = end.lastSeq > common ? await journal.read(actor, common + 1, ROWS_SHOWN) : []
  const here = side(lastHere, common, blocksHere(store, common + 1))
  const there = side(
    end.lastSeq,
    common,
    rows.flatMap(blocksOf).map(({ block }) => block),
  )
  return { actor, state: stateOf(here, there), commonSeq: common, here, there }
}

function stateOf(here: ForkedSide, there: ForkedSide): JournalComparison['state'] {
  if (here.count > 0 && there.count > 0) return 'forked'
  if (here.count > 0) return 'ahead'
  return there.count > 0 ? 'behind' : 'same'
}

function side(lastSeq: number, common: number, blocks: Iterable<Block>): ForkedSide {
  const entries: ForkedEntry[] = []
  for (const block of blocks) {
    for (const { header } of block.entries) {
      if (header.seq > common && entries.length < SHOWN) {
        entries.push({ seq: header.seq, kind: header.kind, at: header.at })
      }
    }
    if (entries.length === SHOWN) break
  }
  return { lastSeq, count: lastSeq - common, entries }
}

function* blocksHere(store: ActorStore, from: number): Generator<Block> {
  const tail = store.tail()
  if (from >= tail.nextSeq) return
  const start = store.files.locate(from, tail.position)
  for (const { block } of blocksTo(store.files, start, tail)) {
    if (nextSeqAfter(block) > from) yield block
  }
}

function blockEndingAt(store: ActorStore, seq: number): Block | undefined {
  for (const block of blocksHere(store, seq)) {
    return nextSeqAfter(block) - 1 === seq ? block : undefined
  }
  return undefined
}
