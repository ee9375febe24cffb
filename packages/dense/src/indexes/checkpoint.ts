/** `_meta/refs-checkpoint.json`: sums of the consumed log, and what the generator last wrote. */
import { isDeepStrictEqual } from 'node:util'
import { makeDirectory, readText, renameFile, writeAtomic } from '../files/files.ts'
import { metaPath } from '../files/layout.ts'
import type { Counts, Usage } from './refs.ts'

export interface IndexHashes {
  readonly now: string
  /** Accepted as well: a process may have been killed between the checkpoint and the index. */
  readonly before: string | null
}

export interface Checkpoint extends Counts {
  readonly offsets: Map<string, number>
  /** By path below the project, for example `experiments/index.md`. */
  readonly indexes: Map<string, IndexHashes>
}

const NAME = 'refs-checkpoint.json'

interface Stored {
  readonly v: 1
  readonly logs: Record<string, number>
  readonly usage: Record<string, Usage>
  readonly recent: Record<string, number>
  readonly indexes: Record<string, IndexHashes>
}

export interface LoadedCheckpoint {
  readonly checkpoint: Checkpoint
  readonly present: boolean
  /** There is a file that cannot be read; it is set aside before a new one is written. */
  readonly damaged?: boolean
}

export function emptyCheckpoint(): Checkpoint {
  return { usage: new Map(), recent: new Map(), offsets: new Map(), indexes: new Map() }
}

const record = <T>(value: Record<string, T> | undefined): Map<string, T> =>
  new Map(Object.entries(value ?? {}))

/** `forget` keeps only what the generator wrote, for a count from zero. */
export function loadCheckpoint(project: string, forget = false): LoadedCheckpoint {
  const path = metaPath(project, NAME)
  const text = readText(path)
  if (text === undefined) return { checkpoint: emptyCheckpoint(), present: false }
  try {
    const stored = JSON.parse(text) as Partial<Stored>
    if (stored.v !== 1) throw new Error('another version')
    const checkpoint = {
      usage: record(stored.usage),
      recent: record(stored.recent),
      offsets: record(stored.logs),
      indexes: record(stored.indexes),
    }
    if (forget) {
      return { checkpoint: { ...emptyCheckpoint(), indexes: checkpoint.indexes }, present: false }
    }
    return { checkpoint, present: true }
  } catch {
    // The other copies of the counts take over.
    return { checkpoint: emptyCheckpoint(), present: false, damaged: true }
  }
}

const sorted = <T>(map: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)))

/** Writes only when something changed; true when it did. */
export function saveCheckpoint(project: string, old: LoadedCheckpoint, next: Checkpoint): boolean {
  if (old.present && isDeepStrictEqual(old.checkpoint, next)) return false
  const stored: Stored = {
    v: 1,
    logs: sorted(next.offsets),
    usage: sorted(next.usage),
    recent: sorted(next.recent),
    indexes: sorted(next.indexes),
  }
  const path = metaPath(project, NAME)
  makeDirectory(metaPath(project, ''))
  if (old.damaged === true) renameFile(path, `${path}.rej`)
  writeAtomic(path, `${JSON.stringify(stored, undefined, 1)}\n`, { flushDirectory: false })
  return true
}
