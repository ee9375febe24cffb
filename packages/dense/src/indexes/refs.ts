/**
 * How often an atom was used. The checkpoint holds the sums of the consumed log, so counts survive
 * a rotated or lost log; the front matter and the index are the second and third copy.
 *
 *   checkpoint present   checkpoint + new records, at least the front matter
 *   checkpoint absent    maximum of log, front matter and index row
 *
 * @module
 */

import { laterOf } from '../text/time.ts'
import type { LogRecord } from '../track/log-reader.ts'

export interface Usage {
  readonly refs: number
  readonly last: string | null
}

/** The same session reading the same file again within ten minutes is one use. */
const SAME_USE_MS = 600_000

export interface Counts {
  /** By file name; `_directory_search` and unknown names are kept but belong to no atom. */
  readonly usage: Map<string, Usage>
  /** Last counted time per session and file, only as far back as it can still matter. */
  readonly recent: Map<string, number>
}

export function countRecords(start: Counts, records: readonly LogRecord[]): Counts {
  const usage = new Map(start.usage)
  const recent = new Map(start.recent)
  let latest = 0
  for (const record of records) {
    const at = Date.parse(record.ts)
    latest = Math.max(latest, at)
    const before = usage.get(record.file) ?? { refs: 0, last: null }
    if (record.session !== undefined) {
      const key = `${record.session}/${record.file}`
      const counted = recent.get(key)
      if (counted !== undefined && Math.abs(at - counted) < SAME_USE_MS) {
        usage.set(record.file, { refs: before.refs, last: laterOf(before.last, record.ts) })
        continue
      }
      recent.set(key, at)
    }
    usage.set(record.file, { refs: before.refs + 1, last: laterOf(before.last, record.ts) })
  }
  for (const [key, at] of recent) if (latest - at > SAME_USE_MS) recent.delete(key)
  return { usage, recent }
}

/** The usage of one atom from all its copies: counts never go down by themselves. */
export function settle(
  counted: Usage | undefined,
  written: { readonly refs: number; readonly lastRef: string | null },
  indexRefs: number | undefined,
): Usage {
  return {
    refs: Math.max(counted?.refs ?? 0, written.refs, indexRefs ?? 0),
    last: laterOf(counted?.last ?? null, written.lastRef),
  }
}
