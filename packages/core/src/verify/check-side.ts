/** Every record of `side/` is readable. */
import { CortexError } from '../errors.ts'
import { prefixKey } from '../keys/keyspace.ts'
import type { SideStore } from '../side/side-store.ts'
import type { Problem } from './report.ts'

export function checkSide(side: SideStore, report: (problem: Problem) => void): void {
  for (const prefix of [
    'snap/n/',
    'snap/root/',
    'goal/',
    'vec/n/',
    'vec/id/',
    'vec/bad/',
  ] as const) {
    try {
      side.list(prefixKey(prefix))
    } catch (error) {
      if (!(error instanceof CortexError)) throw error
      report({
        code: 'SIDE_DAMAGED',
        key: String(error.details?.key ?? prefix),
        message: error.message,
      })
    }
  }
}
