/**
 * Who did what to a memory: every entry that names it, oldest first. Read from the journal, which is
 * searched whole.
 *
 * @module
 */
import type { ActorStore } from '../engine/actor-store.ts'
import { blocksWith } from '../engine/search.ts'
import { CortexError } from '../errors.ts'
import { decodeBody } from '../journal/bodies.ts'
import type { Entry } from '../journal/entry.ts'
import type { JournalKind } from '../journal/kinds.ts'
import { idBytes, idFromBytes, type MemoryId } from '../memory/ids.ts'
import type { Provenance } from '../memory/provenance.ts'

/** One journal entry about a memory. */
export interface BlameEntry {
  /** The number of the entry. */
  readonly seq: number
  /** What the entry did, such as `write` or `tombstone`. */
  readonly kind: JournalKind
  /** The actor or agent that did it. */
  readonly by: string
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** The current version after it. */
  readonly version: number
  /** Place among the memories that the entry names; those after the first of a write were superseded. */
  readonly subject: number
  /** Where a new version came from. */
  readonly provenance?: Pick<Provenance, 'source' | 'origin' | 'channel' | 'derivedFrom'>
  /** Why, if that was given. */
  readonly reason?: string
  /** What the entry said was erased. */
  readonly erased?: true
}

export function blame(store: ActorStore, id: MemoryId): BlameEntry[] {
  const found: BlameEntry[] = []
  let version = 0
  for (const { entry, subject } of entriesAbout(store, id)) {
    const { seq, kind, by, at } = entry.header
    if (subject === 0 && (kind === 'write' || kind === 'update')) version++
    found.push({ seq, kind, by, at, version, subject, ...detailsOf(entry, subject) })
  }
  if (found.length > 0) return found
  throw new CortexError('NOT_FOUND', `Cannot tell who wrote it: no memory has the id ${id}`)
}

/** Entries with this memory among their subjects, and at which place. */
export function* entriesAbout(
  store: ActorStore,
  id: MemoryId,
): Generator<{ readonly entry: Entry; readonly subject: number }, void> {
  store.assertOpen()
  const needle = Buffer.from(idBytes(id))
  for (const block of blocksWith(store.files, [needle], store.tail().position)) {
    for (const entry of block.entries) {
      const subject = (entry.header.subjects ?? []).findIndex((each) => idFromBytes(each) === id)
      if (subject >= 0) yield { entry, subject }
    }
  }
}

function detailsOf(entry: Entry, subject: number): Partial<BlameEntry> {
  const { kind } = entry.header
  const part = entry.parts[0]
  if (entry.parts[subject]?.stub !== undefined) return { erased: true }
  if (part === undefined || part.stub !== undefined) return {}
  switch (kind) {
    case 'write':
      return subject === 0 ? comesFrom(decodeBody(kind, part.body).provenance) : {}
    case 'update': {
      if (subject !== 0) return {}
      const { provenance, reason } = decodeBody(kind, part.body)
      return { ...comesFrom(provenance), ...why(reason) }
    }
    case 'update_head':
      return why(decodeBody(kind, part.body).reason)
    case 'tombstone':
    case 'restore':
    case 'erase':
    case 'remove_edge':
      return { reason: decodeBody(kind, part.body).reason }
    default:
      return {}
  }
}

function comesFrom(provenance: Provenance): Partial<BlameEntry> {
  const { source, origin, channel, derivedFrom } = provenance
  return {
    provenance: {
      source,
      ...(origin === undefined ? {} : { origin }),
      ...(channel === undefined ? {} : { channel }),
      ...(derivedFrom === undefined ? {} : { derivedFrom }),
    },
  }
}

/** Only what a revert wrote says why. */
function why(reason: string | undefined): Partial<BlameEntry> {
  return reason === undefined ? {} : { reason }
}
