/**
 * What somebody kept outside the store: its root, or a manifest of it, at an earlier moment. A store
 * that is sound by itself can still be an older copy that was put back; only what was kept elsewhere
 * can tell.
 *
 * @module
 */
import { toHex } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
import type { Manifest } from '../side/manifest.ts'
import type { Problem, VerifyLine } from './report.ts'

/** Where a check says what it found. */
export interface Checks {
  readonly report: (problem: Problem) => void
  readonly say: (line: VerifyLine) => void
  readonly saved?: SavedStateCheck | undefined
}

/** A state of the store that you saved elsewhere: its root or its manifest. Give one of the two. */
export interface SavedState {
  /** The root that `status` printed then, 64 hex digits. */
  readonly root?: string | undefined
  /** The manifest of a snapshot or of a proof: with it, an older state is distinguished from another history. */
  readonly manifest?: Pick<Manifest, 'actor' | 'journalCount' | 'overallRoot'> | undefined
}

export interface ExpectedRoot {
  readonly root: string
  /** Entries that the journal had then, where that is known. */
  readonly entries?: number
}

/** Without anything to compare with, this is what remains open. */
export const NOT_COMPARED =
  'Whether an older state of this store was put back, or another history in its place: compare with a root that you saved elsewhere (`verify --root HEX`)'

export function expectedRoot({ root, manifest }: SavedState): ExpectedRoot | undefined {
  if (root !== undefined && manifest !== undefined) {
    throw refused('manifest', 'expected either root or manifest')
  }
  if (root !== undefined) return { root: hex(root, 'root') }
  if (manifest === undefined) return undefined
  const entries: unknown = manifest.journalCount
  if (!Number.isSafeInteger(entries)) throw refused('manifest.journalCount', 'expected a count')
  return {
    root: hex(manifest.overallRoot, 'manifest.overallRoot'),
    entries: manifest.journalCount,
  }
}

/** Listens to the fold for the moment at which the store had the expected root. */
export class SavedStateCheck {
  readonly #expected: ExpectedRoot
  #foundAt: number | undefined

  constructor(expected: ExpectedRoot) {
    this.#expected = expected
  }

  pass(root: Uint8Array, nextSeq: number): void {
    if (this.#foundAt === undefined && toHex(root) === this.#expected.root) {
      this.#foundAt = nextSeq - 1
    }
  }

  conclude(nextSeq: number, { report, say }: Checks): void {
    if (this.#foundAt === undefined) report(this.#problem(nextSeq))
    else say({ savedAt: this.#foundAt })
  }

  #problem(nextSeq: number): Problem {
    const { root, entries } = this.#expected
    const shorter = entries !== undefined && entries > nextSeq
    const why = shorter
      ? `the store had ${entries} entries then and has ${nextSeq} now: an older state was put back`
      : entries === undefined
        ? `none of its ${nextSeq} entries led to it: an older state was put back, or another history stands here`
        : `after ${entries} entries it has another root: another history stands here`
    return {
      code: 'HISTORY_DIFFERS',
      key: 'journal',
      message: `the history does not extend the saved root ${root}: ${why}`,
    }
  }
}

function hex(value: unknown, path: string): string {
  if (typeof value === 'string' && /^[0-9a-fA-F]{64}$/.test(value)) return value.toLowerCase()
  throw refused(path, 'expected 64 hex digits')
}

function refused(path: string, why: string): CortexError {
  return new CortexError('INVALID_INPUT', `Cannot read ${path}: ${why}`, { path })
}
