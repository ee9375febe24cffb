import { LIMITS } from '../../limits.ts'
import { STANCES, type Stance } from '../enums.ts'
import { coded, may, must, plain, plainList } from '../record.ts'
import { number, text } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** An uncertain claim, the stance taken towards it, and what speaks for and against it. */
export interface BeliefData {
  /** Always `Belief`. */
  readonly type: 'Belief'
  /** What is believed, as a sentence. */
  readonly statement: string
  /** `believe`: it is held to be true. `suspect`: it may be. `doubt`: it is probably not. */
  readonly stance: Stance
  /** What it is about, such as `build`. Default: nothing is named. */
  readonly subject?: string
  /** How sure, from 0 to 1. */
  readonly confidence?: number
  /** What speaks for it: URIs or texts. */
  readonly evidenceFor?: readonly string[]
  /** What speaks against it: URIs or texts. */
  readonly evidenceAgainst?: readonly string[]
}

const evidence = plainList(text(LIMITS.listItemBytes), LIMITS.evidence)

export const beliefKind: DataKind<BeliefData> = dataKind<BeliefData>('Belief', {
  statement: must(1, plain(text(LIMITS.statementBytes))),
  stance: must(3, coded(STANCES)),
  subject: may(2, plain(text(LIMITS.subjectBytes))),
  confidence: may(6, plain(number(0, LIMITS.confidenceMax))),
  evidenceFor: may(4, evidence),
  evidenceAgainst: may(5, evidence),
})
