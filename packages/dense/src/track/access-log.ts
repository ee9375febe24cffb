/**
 * The access log: one JSON object per line, appended without a lock.
 *
 *   {"file":"EXP-001.md","tool":"Read","ts":"2026-05-19T16:40:02.311Z"}
 *
 * `file` may be `_directory_search`. Further keys: `session`. Lines stay below 4 KB and are one
 * write in append mode, so concurrent writers do not mix. This file is on the start-up path of the
 * hook: it imports nothing but how to open a file.
 *
 * @module
 */
import { closeSync, mkdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openForAppending, UnfitFileError } from '../files/regular-file.ts'

export const LOG_NAME = 'access-log.jsonl'
export const DIRECTORY_SEARCH = '_directory_search'

export type AccessTool = 'Read' | 'Grep' | 'Bash'

export interface AccessRecord {
  readonly file: string
  readonly tool: AccessTool
  readonly ts: string
  readonly session?: string
}

const SESSION = /^[A-Za-z0-9._-]{1,128}$/

/** Appends the records as one write; the project directory has to exist. */
export function appendAccess(project: string, records: readonly AccessRecord[]): void {
  if (records.length === 0) return
  const meta = join(project, '_meta')
  const path = join(meta, LOG_NAME)
  for (const chunk of chunksOf(records)) {
    let handle: number
    try {
      handle = openForAppending(path)
    } catch (error) {
      if (error instanceof UnfitFileError) throw error
      mkdirSync(meta, { recursive: true })
      handle = openForAppending(path)
    }
    try {
      writeSync(handle, chunk)
    } finally {
      closeSync(handle)
    }
  }
}

/** Whole lines, at most 4 KB per write. */
function chunksOf(records: readonly AccessRecord[]): Buffer[] {
  const chunks: Buffer[] = []
  let text = ''
  for (const record of records) {
    const { file, tool, ts, session } = record
    const kept = session !== undefined && SESSION.test(session) ? { session } : {}
    const line = `${JSON.stringify({ file, tool, ts, ...kept })}\n`
    if (text.length + line.length > 4096) {
      chunks.push(Buffer.from(text))
      text = ''
    }
    text += line
  }
  chunks.push(Buffer.from(text))
  return chunks
}
