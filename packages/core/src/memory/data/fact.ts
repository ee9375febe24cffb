import { LIMITS } from '../../limits.ts'
import { SOURCE_KINDS, type SourceKind } from '../enums.ts'
import { coded, may, must, plain, storedOpaque } from '../record.ts'
import { number, text, time } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** Something stated, believed or observed to be true: `predicate(subject) = statement`. */
export interface FactData {
  /** Always `Fact`. */
  readonly type: 'Fact'
  /** What the fact is about. */
  readonly subject: string
  /** Which property of the subject it states, for example `runs_on`. */
  readonly predicate: string
  /** The fact as a sentence. */
  readonly statement: string
  /** How sure, from 0 to 1. */
  readonly confidence?: number
  /** How it became known: from the user, by observation, derived, or imported. Default: unknown. */
  readonly source?: SourceKind
  /** When it was seen to be true, in milliseconds since 1970. Default: unknown. */
  readonly observedAt?: number
  /** The value behind the statement, as any JSON value for programs, such as `20`. Default: none. */
  readonly object?: unknown
  /** The time that the statement speaks of, in milliseconds since 1970, such as the day of a measurement. Default: none. */
  readonly asOf?: number
}

// Key 5 is not used: elsewhere it held a free-text source, which `source` (8) replaces.
export const factKind: DataKind<FactData> = dataKind<FactData>('Fact', {
  subject: must(2, plain(text(LIMITS.subjectBytes))),
  predicate: must(3, plain(text(LIMITS.predicateBytes))),
  statement: must(1, plain(text(LIMITS.statementBytes))),
  confidence: may(7, plain(number(0, LIMITS.confidenceMax))),
  source: may(8, coded(SOURCE_KINDS)),
  observedAt: may(9, plain(time)),
  object: may(4, storedOpaque),
  asOf: may(6, plain(time)),
})
