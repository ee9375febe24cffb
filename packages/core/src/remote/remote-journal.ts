/**
 * The journal of an actor in another engine: what Cortex asks of it. Anyone who implements this interface,
 * and passes its conformance suite (`@cortex-memory/replica/conformance`), can hold journals.
 *
 * A row is what one node commits at once: one or more blocks of the journal, as their frames. It is
 * accepted only behind its predecessor, which is named by number and by root, so the history of an
 * actor stays single and without a gap, whichever node writes.
 *
 * @module
 */

/** Blocks of one commit, as they are sent and kept. */
export interface JournalRow {
  /** Number of its first entry. */
  readonly firstSeq: number
  /** Number of its last entry. */
  readonly lastSeq: number
  /** 16 bytes that no other row of the actor has. */
  readonly commitId: Uint8Array
  /** Root before it, 32 bytes. */
  readonly prevRoot: Uint8Array
  /** Root after it, 32 bytes. */
  readonly root: Uint8Array
  /** Frames of its blocks, back to back. */
  readonly bytes: Uint8Array
}

/** A row with the actor whose journal it continues. */
export interface JournalAppend extends JournalRow {
  /** Whose journal. */
  readonly actor: string
}

/** The end of a journal. */
export interface JournalHead {
  /** Whose journal. */
  readonly actor: string
  /** Number of the last entry; -1 if there is none. */
  readonly lastSeq: number
  /** Root after it, 32 bytes; empty if there is none. */
  readonly root: Uint8Array
}

/**
 * What became of a row.
 *
 * - `accepted`: it is there, durably.
 * - `duplicate`: a row with its commit id is there already, perhaps with other bytes.
 * - `conflict`: its predecessor is not the end of the journal; nothing was changed.
 * - `unavailable`: it was not sent.
 * - `unknown`: it was sent, and no answer came.
 */
export type AppendOutcome =
  | { readonly is: 'accepted' }
  | { readonly is: 'duplicate' }
  | { readonly is: 'conflict' }
  | { readonly is: 'unavailable'; readonly why: string }
  | { readonly is: 'unknown'; readonly why: string }

/** What an engine says of itself. */
export interface JournalEngine {
  /** Which engine it is, such as `postgres`. */
  readonly kind: string
  /** Tells this collection of journals from every other one, always. */
  readonly id: string
  /** What is set up so that an acknowledged write could be lost, each a sentence. */
  readonly warnings: readonly string[]
}

/** Limits of one answer of `read`. */
export interface ReadLimits {
  /** At most so many rows. */
  readonly rows: number
  /** At most so many bytes, but at least one row. */
  readonly bytes: number
}

/** Journals of many actors in an engine that others operate. */
export interface RemoteJournal {
  /**
   * Appends rows, at most one for each actor in a call. One outcome for each, in the order of the input. Never throws
   * for reasons of the engine: those are outcomes.
   */
  append(rows: readonly JournalAppend[], timeoutMs: number): Promise<readonly AppendOutcome[]>
  /** Rows from the one that holds entry `from` on; an empty list if there is none. */
  read(actor: string, from: number, limits: ReadLimits): Promise<readonly JournalRow[]>
  /** The ends of those journals that differ from what is known, by number or by root. */
  heads(known: readonly JournalHead[]): Promise<readonly JournalHead[]>
  /** The row with a commit id. */
  find(actor: string, commitId: Uint8Array): Promise<JournalRow | undefined>
  /** Puts bytes of equal meaning, with stubs for what was erased, in the place of a row's. */
  replaceErased(actor: string, row: JournalRow): Promise<void>
  /** Writes over what the engine still has of erased bytes, as far as it may. What it cannot reach, each a sentence. */
  scrub?(): Promise<readonly string[]>
  /** Calls back when journals may have moved. Calls may be lost and may come twice. Returns what ends it. */
  hints(onHint: (actors: readonly string[]) => void): () => void
  /** Looks at the engine once, before it is used. */
  check(): Promise<JournalEngine>
  /** Lets go of connections. */
  close(): Promise<void>
}
