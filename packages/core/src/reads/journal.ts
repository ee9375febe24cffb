/** Entries of the journal as callers see them, up to the committed tail, never to the end of a file. */
import { toHex } from '../codec/bytes.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import type { Block } from '../journal/block.ts'
import { type Bodies, decodeBody } from '../journal/bodies.ts'
import { type Entry, leafHash } from '../journal/entry.ts'
import { isBefore, type Position } from '../journal/journal-files.ts'
import { JOURNAL_KINDS, type JournalKind } from '../journal/kinds.ts'
import type { MemoryType } from '../memory/enums.ts'
import { idFromBytes, type MemoryId } from '../memory/ids.ts'
import { boolean, integer, invalid, list, object, optional, type Schema } from '../memory/schema.ts'
import { type StoredEntry, storedEntry } from './stored-entry.ts'

/** Which entries to read. */
export interface JournalRange {
  /** First seq; default 0. */
  readonly from?: number
  /** Last seq, inclusive; default: the newest at the time of asking. */
  readonly to?: number
  /** Only entries of these kinds. */
  readonly kinds?: readonly JournalKind[]
  /** Each with its bytes and what every stretch of them says. */
  readonly stored?: boolean
  /** Go on as entries are committed, by any process, until the loop is left or `signal` fires. */
  readonly follow?: boolean
  /** Ends the reading. */
  readonly signal?: AbortSignal
}

/** A journal entry; `body` is what it says, by kind. */
export interface JournalEntry<K extends JournalKind = JournalKind> {
  /** Its number, from 0 on. */
  readonly seq: number
  /** What it did. */
  readonly kind: K
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** Who did it. */
  readonly by: string
  /** The memories that it is about. */
  readonly subjects: readonly MemoryId[]
  /** The type of the memory that it is about. */
  readonly type?: MemoryType
  /** The hash of its body, hex. */
  readonly payloadHash: string
  /** What the journal's tree holds for this entry, hex. */
  readonly leaf: string
  /** The commit id of the call, if it had one. */
  readonly commitId: string
  /** The memory was erased: the body is empty. */
  readonly erased?: true
  /** What it says; nothing if that was erased. */
  readonly body: Bodies[K]
  /** Its bytes in the journal, if they were asked for. */
  readonly stored?: StoredEntry
}

const sequence = integer(0, Number.MAX_SAFE_INTEGER)

const kind: Schema<JournalKind> = (value, path) => {
  const known = JOURNAL_KINDS.find((name) => name === value)
  if (known === undefined) throw invalid(path, `one of ${JOURNAL_KINDS.join(', ')}`, value)
  return known
}

const abortSignal: Schema<AbortSignal> = (value, path) => {
  if (value instanceof AbortSignal) return value
  throw invalid(path, 'an AbortSignal', value)
}

export const journalRange: Schema<JournalRange> = object<JournalRange>({
  from: optional(sequence),
  to: optional(sequence),
  kinds: optional(list(kind, JOURNAL_KINDS.length)),
  stored: optional(boolean),
  follow: optional(boolean),
  signal: optional(abortSignal),
})

/** How often a follower looks at the tail: one read of a small file. */
const FOLLOW_EVERY_MS = 20
/** Blocks between two breaths of the event loop. */
const BLOCKS_PER_TURN = 256

export async function* readJournal(
  store: ActorStore,
  range: JournalRange,
): AsyncGenerator<JournalEntry, void, undefined> {
  const kinds = range.kinds === undefined ? undefined : new Set(range.kinds)
  const from = range.from ?? 0
  const last = range.to ?? Number.POSITIVE_INFINITY
  let position: Position | undefined
  let seq = from
  while (!range.signal?.aborted) {
    store.assertOpen()
    const tail = store.tail()
    if (seq < tail.nextSeq) {
      position ??= store.files.locate(seq, tail.position)
      let count = 0
      for (const { block, next } of committedBlocks(store, position, tail.position)) {
        for (const entry of block.entries) {
          if (entry.header.seq < from || entry.header.seq > last) continue
          if (kinds !== undefined && !kinds.has(entry.header.kind)) continue
          const seen = viewEntry(entry, block)
          yield range.stored ? { ...seen, stored: storedEntry(entry) } : seen
        }
        position = next
        seq = block.firstSeq + block.entries.length
        if (seq > last || range.signal?.aborted) return
        if (++count % BLOCKS_PER_TURN === 0) await new Promise((resolve) => setImmediate(resolve))
      }
    }
    if (!range.follow) return
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_EVERY_MS))
  }
}

function* committedBlocks(
  store: ActorStore,
  from: Position,
  to: Position,
): Generator<{ readonly block: Block; readonly next: Position }, void> {
  const end = yield* store.files.read(from, to)
  if (end.kind === 'bad') throw store.files.damage(end.at, end.why)
  if (isBefore(end.at, to)) throw store.files.damage(end.at, 'the journal ends before its tail')
}

export function viewEntry(entry: Entry, block: Block): JournalEntry {
  const { header } = entry
  const first = entry.parts[0]
  return {
    seq: header.seq,
    kind: header.kind,
    at: header.at,
    by: header.by,
    subjects: (header.subjects ?? []).map(idFromBytes),
    ...(header.type === undefined ? {} : { type: header.type }),
    payloadHash: toHex(header.payloadHash),
    leaf: toHex(leafHash(entry.headerBytes)),
    commitId: toHex(block.commitId),
    ...(first?.stub === undefined
      ? { body: decodeBody(header.kind, first?.body ?? new Uint8Array()) }
      : { erased: true, body: {} as Bodies[JournalKind] }),
  }
}
