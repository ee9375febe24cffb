/** An atom as read from its file: every field typed, every doubt kept as a finding. */
import type { Finding } from './diagnostics.ts'
import type { AtomId, AtomKind } from './ids.ts'
import type { Status } from './status.ts'

/** The front matter of an atom. */
export interface AtomHeader {
  /** The project that it belongs to. */
  readonly project: string
  /** What kind of atom it is. */
  readonly kind: AtomKind
  /** File name without directory. */
  readonly file: string
  /** Undefined when the file has no usable id. */
  readonly id: AtomId | undefined
  /** When it was made, `YYYY-MM-DD`. */
  readonly date: string | undefined
  /** Its summary, one line. */
  readonly summary: string | undefined
  /** Its title. */
  readonly title: string | undefined
  /** Its tags. */
  readonly tags: readonly string[]
  /** What supports it. */
  readonly evidence: readonly string[]
  /** Where it comes from. */
  readonly sources: readonly string[]
  /** The atoms that it links to. */
  readonly links: readonly string[]
  /** Its status. */
  readonly status: Status
  /** Who carried it out. */
  readonly executor: string | undefined
  /** How often it was read. */
  readonly refs: number
  /** When it was last read. */
  readonly lastRef: string | null
  /** Findings that need nothing but this file. */
  readonly findings: readonly Finding[]
}

/** A markdown file with front matter: one finding, decision, idea or experiment. */
export interface Atom extends AtomHeader {
  /** The whole file as decoded. */
  readonly text: string
  /** The text below the front matter. */
  readonly body: string
  /** The line where the text begins. */
  readonly bodyLine: number
  /** The line of each field. */
  readonly fieldLines: ReadonlyMap<string, number>
}

const BLOCKS_WRITING = /^E-(?:FM|ID)-/

/** Files with a broken block or identity are listed as problems and never written to. */
export function blockingCodes(header: AtomHeader): string[] {
  return [...new Set(header.findings.map((finding) => finding.code))].filter((code) =>
    BLOCKS_WRITING.test(code),
  )
}

export function displayTitle(header: AtomHeader): string | undefined {
  return header.title ?? header.summary
}

export function isAntiPattern(header: AtomHeader): boolean {
  return header.tags.includes('anti-pattern') || /^ANTI-PATTERN:/.test(header.summary ?? '')
}
