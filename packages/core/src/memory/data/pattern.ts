import { LIMITS } from '../../limits.ts'
import { may, must, plain, plainList } from '../record.ts'
import { integer, number, text } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** A procedure that worked and can be used again. */
export interface PatternData {
  /** Always `Pattern`. */
  readonly type: 'Pattern'
  /** The procedure as one text. The pager stores its steps here: see `encodePattern`. */
  readonly statement: string
  /** How much it is trusted, from 0 to 1. */
  readonly strength: number
  /** How many distinct cases stand behind it. */
  readonly coverage: number
  /** The intents or sources that it was learned from. */
  readonly derivedFrom?: readonly string[]
}

export const patternKind: DataKind<PatternData> = dataKind<PatternData>('Pattern', {
  statement: must(1, plain(text(LIMITS.statementBytes))),
  strength: must(3, plain(number(0, LIMITS.strengthMax))),
  coverage: must(4, plain(integer(0, LIMITS.coverageMax))),
  derivedFrom: may(2, plainList(text(LIMITS.listItemBytes), LIMITS.patternSources)),
})
