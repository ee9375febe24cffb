import { LIMITS } from '../../limits.ts'
import {
  CONSTRAINT_SOURCES,
  type ConstraintSource,
  POLARITIES,
  type Polarity,
  STRENGTHS,
  type Strength,
} from '../enums.ts'
import { coded, may, must, plain } from '../record.ts'
import { text } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** A standing rule. */
export interface ConstraintData {
  /** Always `Constraint`. */
  readonly type: 'Constraint'
  /** The rule, as a sentence. */
  readonly statement: string
  /** Whether the rule demands or forbids. */
  readonly polarity: Polarity
  /** `hard` rules are always shown; others give way. */
  readonly strength: Strength
  /** Where the rule comes from. */
  readonly source: ConstraintSource
  /** When the rule applies; always, if absent. */
  readonly trigger?: string
}

export const constraintKind: DataKind<ConstraintData> = dataKind<ConstraintData>('Constraint', {
  statement: must(1, plain(text(LIMITS.statementBytes))),
  polarity: must(2, coded(POLARITIES)),
  strength: must(4, coded(STRENGTHS)),
  source: must(5, coded(CONSTRAINT_SOURCES)),
  trigger: may(3, plain(text(LIMITS.triggerBytes))),
})
