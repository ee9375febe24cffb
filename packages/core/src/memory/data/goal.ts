import { LIMITS } from '../../limits.ts'
import { GOAL_STATUSES, type GoalStatus } from '../enums.ts'
import { coded, may, must, plain, plainList } from '../record.ts'
import { text, time } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** An objective. */
export interface GoalData {
  /** Always `Goal`. */
  readonly type: 'Goal'
  /** What is to be reached, as a sentence. */
  readonly statement: string
  /** Whether it is pursued, reached or given up. */
  readonly status: GoalStatus
  /** When it should be reached. */
  readonly horizon?: number
  /** How one can tell that it is reached. */
  readonly successCriteria?: readonly string[]
  /** Steps on the way: URIs or texts. */
  readonly subgoals?: readonly string[]
}

const item = text(LIMITS.listItemBytes)

export const goalKind: DataKind<GoalData> = dataKind<GoalData>('Goal', {
  statement: must(1, plain(text(LIMITS.statementBytes))),
  status: must(4, coded(GOAL_STATUSES)),
  horizon: may(2, plain(time)),
  successCriteria: may(3, plainList(item, LIMITS.successCriteria)),
  subgoals: may(5, plainList(item, LIMITS.subgoals)),
})
