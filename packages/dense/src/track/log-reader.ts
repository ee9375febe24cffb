/**
 * Reads what is new in the access logs of a project.
 *
 * A log is known by the hash of its first line, not by its name: a rotated log keeps its identity,
 * a new one under the old name has another. Each identity has the offset up to which it was counted.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { exists, listDirectory, markOf, readBytes, renameFile } from '../files/files.ts'
import { dayOf } from '../text/time.ts'
import { LOG_NAME } from './access-log.ts'

export const LOG_ROTATE_BYTES = 1_048_576

export interface LogRecord {
  readonly file: string
  readonly ts: string
  readonly session: string | undefined
}

export interface LogState {
  /** Head hash to consumed bytes. */
  readonly offsets: ReadonlyMap<string, number>
}

export interface LogNews {
  readonly records: readonly LogRecord[]
  readonly offsets: Map<string, number>
  /** Lines that could not be read, with file and line number. */
  readonly damaged: readonly { readonly file: string; readonly line: number }[]
}

const NEWLINE = 0x0a

export function logFiles(project: string): string[] {
  return listDirectory(join(project, '_meta'))
    .filter((entry) => !entry.directory && /^access-log(?:-[\w-]+)?\.jsonl$/.test(entry.name))
    .map((entry) => entry.name)
}

/** Complete lines behind the stored offsets; a line still being written waits for the next run. */
export function readNews(project: string, state: LogState, everything = false): LogNews {
  const records: LogRecord[] = []
  const offsets = new Map(state.offsets)
  const damaged: { file: string; line: number }[] = []
  const seen = new Set<string>()
  for (const name of logFiles(project)) {
    const bytes = readBytes(join(project, '_meta', name))
    const firstEnd = bytes?.indexOf(NEWLINE) ?? -1
    if (bytes === undefined || firstEnd === -1) continue
    const head = createHash('sha256').update(bytes.subarray(0, firstEnd)).digest('hex').slice(0, 32)
    if (seen.has(head)) continue
    seen.add(head)
    const end = bytes.lastIndexOf(NEWLINE) + 1
    const stored = state.offsets.get(head) ?? 0
    // Shorter than what was counted: another log that happens to begin alike. Count it from 0.
    const start = everything || stored > end ? 0 : stored
    offsets.set(head, end)
    if (start === end) continue
    let line = 0
    for (const text of bytes.toString('utf8', start, end).split('\n')) {
      line += 1
      if (text.trim() === '') continue
      const record = parseRecord(text)
      if (record === undefined) damaged.push({ file: name, line })
      else records.push(record)
    }
  }
  return { records, offsets, damaged }
}

/** What our own tracker writes; anything else goes through the JSON parser. */
const PLAIN =
  /^\{"file":"([\w.-]+)","tool":"\w+","ts":"(\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z)"(?:,"session":"([\w.-]+)")?\}\r?$/

function parseRecord(text: string): LogRecord | undefined {
  const plain = PLAIN.exec(text)
  if (plain?.[1] !== undefined && plain[2] !== undefined && !Number.isNaN(Date.parse(plain[2]))) {
    return { file: plain[1], ts: plain[2], session: plain[3] }
  }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const { file, ts, session } = value as Record<string, unknown>
    if (typeof file !== 'string' || typeof ts !== 'string' || Number.isNaN(Date.parse(ts))) {
      return undefined
    }
    return { file, ts, session: typeof session === 'string' ? session : undefined }
  } catch {
    return undefined
  }
}

/** Moves a big log aside. A writer that still holds it open keeps writing there; it is read too. */
export function rotateLog(project: string, now: number, limit: number = LOG_ROTATE_BYTES): boolean {
  const path = join(project, '_meta', LOG_NAME)
  if ((markOf(path)?.size ?? 0) <= limit) return false
  const day = dayOf(now).replaceAll('-', '')
  let target = join(project, '_meta', `access-log-${day}.jsonl`)
  for (let n = 2; exists(target); n += 1) {
    target = join(project, '_meta', `access-log-${day}-${n}.jsonl`)
  }
  renameFile(path, target)
  return true
}
