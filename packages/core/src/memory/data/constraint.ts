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

/** A rule that holds until it is changed: what must be done, or must not. */
export interface ConstraintData {
  /** Always `Constraint`. */
  readonly type: 'Constraint'
  /** The rule, as a sentence. */
  readonly statement: string
  /** `do` or `prefer`: the rule asks for something. `dont` or `avoid`: it forbids or discourages it. */
  readonly polarity: Polarity
  /** `hard` rules are in every context; `firm` and `soft` ones give way when space is short. */
  readonly strength: Strength
  /** Where the rule comes from. */
  readonly source: ConstraintSource
  /** When the rule applies, in words. Default: always. */
  readonly trigger?: string
}

export const constraintKind: DataKind<ConstraintData> = dataKind<ConstraintData>('Constraint', {
  statement: must(1, plain(text(LIMITS.statementBytes))),
  polarity: must(2, coded(POLARITIES)),
  strength: must(4, coded(STRENGTHS)),
  source: must(5, coded(CONSTRAINT_SOURCES)),
  trigger: may(3, plain(text(LIMITS.triggerBytes))),
})
