/** An atom as read from its file: every field typed, every doubt kept as a finding. */
import type { Finding } from './diagnostics.ts'
import type { AtomId, AtomKind } from './ids.ts'
import type { Status } from './status.ts'

export interface AtomHeader {
  readonly project: string
  readonly kind: AtomKind
  /** File name without directory. */
  readonly file: string
  /** Undefined when the file has no usable id. */
  readonly id: AtomId | undefined
  readonly date: string | undefined
  readonly summary: string | undefined
  readonly title: string | undefined
  readonly tags: readonly string[]
  readonly evidence: readonly string[]
  readonly sources: readonly string[]
  readonly links: readonly string[]
  readonly status: Status
  readonly executor: string | undefined
  readonly refs: number
  readonly lastRef: string | null
  /** Findings that need nothing but this file. */
  readonly findings: readonly Finding[]
}

export interface Atom extends AtomHeader {
  /** The whole file as decoded. */
  readonly text: string
  readonly body: string
  readonly bodyLine: number
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
