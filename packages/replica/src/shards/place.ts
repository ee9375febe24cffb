/**
 * Where the journal of an actor is, if there are several databases, and how it says that it went elsewhere.
 *
 * A journal that is moved is sealed: the last row of the old one is not a commit but the place of the new one. Rows are
 * accepted only behind their predecessor, so nothing can follow a seal, from any writer and at any time. Rows that were
 * moved get the bytes of the seal too: the content is in one place again.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import type { JournalAppend, JournalRow } from '@cortex-memory/core'
import { equalBytes } from '../shared/bytes.ts'

/** A journal in one of several databases. */
export interface Place {
  /** The name of the database. */
  readonly shard: string
  /** How often the journal was moved: it has a name of its own in each place, so it may come back to one. */
  readonly moves: number
}

/** Names of actors do not have it. */
const MARK = '~'
const MAGIC = 'cortex: goes on at '
const COMMIT_ID_BYTES = 16

/** The root of no journal. */
const SEAL_ROOT: Uint8Array = sha256('cortex: this journal goes on elsewhere')

/** The name of a journal in its database. */
export function keyOf(actor: string, { moves }: Place): string {
  return moves === 0 ? actor : `${actor}${MARK}${moves}`
}

/** The row that ends a journal, behind its last one. */
export function sealBehind(key: string, end: JournalRow | undefined, to: Place): JournalAppend {
  const firstSeq = (end?.lastSeq ?? -1) + 1
  return {
    actor: key,
    firstSeq,
    lastSeq: firstSeq,
    commitId: sha256(`cortex: the seal of ${key}`).subarray(0, COMMIT_ID_BYTES),
    prevRoot: end?.root ?? new Uint8Array(SEAL_ROOT.length),
    root: SEAL_ROOT,
    bytes: sealBytes(to),
  }
}

/** What is in every row of a journal that was moved. */
export function sealBytes({ shard, moves }: Place): Uint8Array {
  return Buffer.from(MAGIC + JSON.stringify({ shard, moves }))
}

/** Whether a root is that of a seal. */
export function isSeal(root: Uint8Array): boolean {
  return equalBytes(root, SEAL_ROOT)
}

/** Where a journal goes on, if a row says so. Frames of a journal begin with other bytes. */
export function placeIn({ bytes }: JournalRow): Place | undefined {
  const text = Buffer.from(bytes.subarray(0, MAGIC.length)).toString('latin1')
  if (text !== MAGIC) return undefined
  return JSON.parse(Buffer.from(bytes.subarray(MAGIC.length)).toString('utf8')) as Place
}

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}
