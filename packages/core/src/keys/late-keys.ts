/** Keys that only reads need. */
import { PREFIXES, type Prefix } from './key-table.ts'

/** Prefixes whose keys only reads need: they may be staged after the commit (`projections/later.ts`). */
export const LATE: readonly Prefix[] = PREFIXES.filter(
  (prefix) =>
    /^(tomb|past)\/|^meta\/words$/.test(prefix) || /^idx\/(?!smt|claim|copy)/.test(prefix),
)

/** Whether a key, or a prefix that tells it, begins so. The same as looking in `LATE`, at a few bytes. */
export function isLate(key: Uint8Array): boolean {
  switch (key[0]) {
    // `idx/`, but for `idx/smt/`, `idx/claim/`, `idx/copy/`
    case 0x69:
      return key[4] !== 0x73 && key[4] !== 0x63
    // `past/`
    case 0x70:
      return true
    // `tomb/`
    case 0x74:
      return true
    // `meta/words`
    case 0x6d:
      return key.length === 10 && key[5] === 0x77 && key[6] === 0x6f && key[1] === 0x65
    default:
      return false
  }
}
