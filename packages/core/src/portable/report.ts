/** What a verifier says about a file. */
import { Refusal, type RefusalCode } from './refusal.ts'

/** Something that is wrong with a file. */
export interface FileProblem {
  /** The stable code of the problem. */
  readonly code: RefusalCode
  /** The problem in a sentence. */
  readonly message: string
}

/** One thing that a proof says something about. */
export interface ProvenItem {
  /** The id of a memory; for an edge source, code of the type, and destination. */
  readonly name: string
  /** Whether it is there, or shown to be absent. */
  readonly present: boolean
  /** How much of it the file carries. */
  readonly content: 'none' | 'hash' | 'public' | 'head' | 'version' | 'edge'
}

/** What a verifier found in a file. */
export interface FileReport {
  /** What kind of file it is. */
  readonly kind: 'proof' | 'consistency' | 'manifest' | 'journal' | 'scope' | 'unknown'
  /** Whether no problem was found. */
  readonly ok: boolean
  /** What everything in the file leads to: the overall root; for a consistency proof the later journal root; for a scope the owner key. */
  readonly root: string
  /** What was checked and holds, in order. */
  readonly checked: readonly string[]
  /** Empty, or the first thing that does not hold. */
  readonly problems: readonly FileProblem[]
  /** What the file says about itself: proven only as far as `checked` goes. */
  readonly facts: Readonly<Record<string, string | number>>
  /** What a proof file proves. */
  readonly items: readonly ProvenItem[]
}

/** Grows while a file is checked; what is in it when the check ends early still holds. */
export class Findings {
  kind: FileReport['kind']
  root = ''
  readonly checked: string[] = []
  readonly facts: Record<string, string | number> = {}
  items: readonly ProvenItem[] = []

  constructor(kind: FileReport['kind']) {
    this.kind = kind
  }

  report(check: () => void): FileReport {
    const problems: FileProblem[] = []
    try {
      check()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      problems.push({ code: error.code, message: error.message })
    }
    const { kind, root, checked, facts, items } = this
    return { kind, ok: problems.length === 0, root, checked, problems, facts, items }
  }
}
