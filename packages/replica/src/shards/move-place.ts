/**
 * Moves the journal of an actor into another database of the directory, while everybody goes on reading and writing. A
 * move that was cut off goes on where it stopped.
 *
 *   noted      the directory knows where it goes
 *   copied     every row is there; meanwhile more may come, and are copied too
 *   sealed     the old journal has its last row, which says where it goes on: from here on, all write there
 *   compared   rows that were erased meanwhile are replaced in the new place
 *   placed     the directory says the new place
 *   emptied    no row in the old place has its bytes any more
 *
 * @module
 */
import { CortexError, type JournalRow, type RemoteJournal } from '@cortex-memory/core'
import { equalBytes } from '../shared/bytes.ts'
import { unreachable } from '../shared/failures.ts'
import type { Directory, Placed } from './directory.ts'
import { isSeal, keyOf, type Place, placeIn, sealBehind, sealBytes } from './place.ts'

/** What a move between databases did. */
export interface PlaceMove {
  /** Whose journal. */
  readonly actor: string
  /** The name of the database that it was in. */
  readonly from: string
  /** The name of the database that it is in now. */
  readonly to: string
  /** How many rows were copied this time. */
  readonly rows: number
}

const LIMITS = { rows: 200, bytes: 4 * 1024 * 1024 }
const TIMEOUT_MS = 30_000

type Journals = (shard: string) => Promise<RemoteJournal>

/** Steps of a move, for tests that stop it at each. */
export type MoveStep = 'noted' | 'copied' | 'sealed' | 'compared' | 'placed' | 'emptied'

export async function movePlace(
  directory: Directory,
  journals: Journals,
  actor: string,
  to: string,
  onStep: (step: MoveStep) => Promise<void> | void = () => undefined,
): Promise<PlaceMove> {
  await finishLeft(directory, journals, actor)
  const placed = (await directory.places([actor])).get(actor)
  if (placed === undefined) throw noJournal(actor)
  if (placed.shard === to && placed.next === undefined) return { actor, from: to, to, rows: 0 }
  const { next } = await directory.beginMove(actor, to)
  if (next !== to) throw another(actor, next ?? placed.shard)
  await onStep('noted')
  const goal: Place = { shard: to, moves: placed.moves + 1 }
  const old = { journal: await journals(placed.shard), key: keyOf(actor, placed) }
  const fresh = { journal: await journals(to), key: keyOf(actor, goal) }
  let rows = 0
  for (;;) {
    const { end, copied } = await copy(old, fresh)
    rows += copied
    await onStep('copied')
    if (await isSealed(old, end, goal)) break
  }
  await onStep('sealed')
  await compare(old, fresh)
  await onStep('compared')
  await directory.endMove(actor, placed, goal)
  await onStep('placed')
  await finishLeft(directory, journals, actor)
  await onStep('emptied')
  return { actor, from: placed.shard, to, rows }
}

interface Side {
  readonly journal: RemoteJournal
  readonly key: string
}

/** Every row behind those that are there. The last one is what a seal has to follow. */
async function copy(
  old: Side,
  fresh: Side,
): Promise<{ readonly end: JournalRow | undefined; readonly copied: number }> {
  let end = await lastRow(fresh)
  let copied = 0
  for await (const row of rowsFrom(old, (end?.lastSeq ?? -1) + 1)) {
    const [outcome] = await fresh.journal.append([{ ...row, actor: fresh.key }], TIMEOUT_MS)
    if (outcome?.is !== 'accepted' && outcome?.is !== 'duplicate') {
      throw unreachable(`row ${row.firstSeq} was not accepted in the new place: ${outcome?.is}`)
    }
    end = row
    copied++
  }
  return { end, copied }
}

async function isSealed(old: Side, end: JournalRow | undefined, goal: Place): Promise<boolean> {
  const [outcome] = await old.journal.append([sealBehind(old.key, end, goal)], TIMEOUT_MS)
  if (outcome?.is === 'accepted' || outcome?.is === 'duplicate') return true
  if (outcome?.is === 'conflict') return false
  throw unreachable(outcome?.why ?? 'the old place gave no answer')
}

/** Both have the same history; bytes that differ were erased in the old place meanwhile. */
async function compare(old: Side, fresh: Side): Promise<void> {
  for await (const row of rowsFrom(old, 0)) {
    const [there] = await fresh.journal.read(fresh.key, row.firstSeq, { rows: 1, bytes: 1 })
    if (there === undefined || !equalBytes(there.root, row.root)) {
      throw new CortexError(
        'JOURNAL_FORKED',
        `Cannot move the journal: row ${row.firstSeq} differs in the new place. Nothing was removed in the old one`,
        { details: { seq: row.firstSeq } },
      )
    }
    if (!equalBytes(there.bytes, row.bytes)) await fresh.journal.replaceErased(fresh.key, row)
  }
}

/** After a move nothing may stay behind that an erasure would not find. */
async function finishLeft(directory: Directory, journals: Journals, actor: string): Promise<void> {
  const placed = (await directory.places([actor])).get(actor)
  if (placed?.left === undefined) return
  const before: Placed = { shard: placed.left, moves: placed.moves - 1 }
  const old = { journal: await journals(before.shard), key: keyOf(actor, before) }
  const bytes = sealBytes(placed)
  let from = 0
  for (;;) {
    const rows = await old.journal.read(old.key, from, LIMITS)
    for (const row of rows) {
      if (placeIn(row) === undefined) await old.journal.replaceErased(old.key, { ...row, bytes })
    }
    const last = rows.at(-1)
    if (last === undefined) break
    from = last.lastSeq + 1
  }
  await directory.forgetLeft(actor)
}

/** Rows that are commits: a seal is none. */
async function* rowsFrom({ journal, key }: Side, first: number): AsyncGenerator<JournalRow> {
  for (let from = first; ; ) {
    const rows = await journal.read(key, from, LIMITS)
    for (const row of rows) if (!isSeal(row.root)) yield row
    const last = rows.at(-1)
    if (last === undefined || isSeal(last.root)) return
    from = last.lastSeq + 1
  }
}

async function lastRow({ journal, key }: Side): Promise<JournalRow | undefined> {
  const [head] = await journal.heads([{ actor: key, lastSeq: -1, root: new Uint8Array() }])
  if (head === undefined) return undefined
  const [row] = await journal.read(key, head.lastSeq, { rows: 1, bytes: 1 })
  return row
}

function noJournal(actor: string): CortexError {
  return new CortexError(
    'NOT_FOUND',
    `Cannot move the journal of ${actor}: the directory does not have it`,
    {
      path: 'actor',
    },
  )
}

function another(actor: string, next: string): CortexError {
  return new CortexError(
    'BUSY',
    `Cannot move the journal of ${actor}: a move to \`${next}\` was begun. Finish that one first: \`cortex journal move --to shard:${next} --actor ${actor}\``,
    { path: 'to', details: { next } },
  )
}
