/** Rows for tests: chained as journals are, with random bytes for roots and ids. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { JournalAppend, JournalHead, JournalRow } from '@cortex-memory/core'

/** What a test wants of a row; everything else is made up. */
export interface WantedRow {
  /** How many entries it holds. Default 1. */
  readonly entries?: number
  /** How many bytes its blocks have. Default 300. */
  readonly size?: number
}

/** A name that no other test uses. */
export function newActor(): string {
  return `actor-${randomUUID()}`
}

/** The first row of a journal. */
export function firstRow(actor: string, wanted: WantedRow = {}): JournalAppend {
  return rowBehind({ actor, lastSeq: -1, root: randomBytes(32) }, wanted)
}

/** A row behind an end. */
export function rowBehind(head: JournalHead, wanted: WantedRow = {}): JournalAppend {
  const { entries = 1, size = 300 } = wanted
  const firstSeq = head.lastSeq + 1
  return {
    actor: head.actor,
    firstSeq,
    lastSeq: firstSeq + entries - 1,
    commitId: randomBytes(16),
    prevRoot: head.root,
    root: randomBytes(32),
    bytes: randomBytes(size),
  }
}

/** `count` rows of one journal, each behind the one before. */
export function chainOf(actor: string, count: number, wanted: WantedRow = {}): JournalAppend[] {
  const rows: JournalAppend[] = []
  for (let index = 0; index < count; index++) {
    const last = rows.at(-1)
    rows.push(last === undefined ? firstRow(actor, wanted) : rowBehind(last, wanted))
  }
  return rows
}

/** A row as an engine gives it back, in a shape that compares well. */
export function plainRow(row: JournalRow): Readonly<Record<string, number | string>> {
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
  return {
    firstSeq: row.firstSeq,
    lastSeq: row.lastSeq,
    commitId: hex(row.commitId),
    prevRoot: hex(row.prevRoot),
    root: hex(row.root),
    bytes: hex(row.bytes),
  }
}
