/**
 * Reads of a view that may be damaged: what cannot be read is reported, and the check goes on.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { prefixEnd, prefixKey, printKey } from '../keys/keyspace.ts'
import type { KeyValue } from '../store/ordered-store.ts'
import type { Problem } from './report.ts'

/** Records below a prefix; an unreadable one is reported and ends that prefix, not the check. */
export function* guarded(
  view: ViewReader,
  prefix: Parameters<typeof prefixKey>[0],
  report: (problem: Problem) => void,
): Iterable<KeyValue> {
  const start = prefixKey(prefix)
  const records = view.scan({ from: start, to: prefixEnd(start) })[Symbol.iterator]()
  for (;;) {
    const step = attempt(() => records.next(), report, start)
    if (step === undefined || step.done) return
    yield step.value
  }
}

export function attempt<T>(
  read: () => T,
  report: (problem: Problem) => void,
  key: Uint8Array,
): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    report({
      code: 'VIEW_DIFFERS',
      key: String(error.details?.key ?? printKey(key)),
      message: error.message,
    })
    return undefined
  }
}
