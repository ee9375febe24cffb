import { LIMITS } from '../../limits.ts'
import { GOAL_STATUSES, type GoalStatus } from '../enums.ts'
import { coded, may, must, plain, plainList } from '../record.ts'
import { text, time } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** An objective. */
export interface GoalData {
  readonly type: 'Goal'
  readonly statement: string
  readonly status: GoalStatus
  /** When it should be reached. */
  readonly horizon?: number
  readonly successCriteria?: readonly string[]
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
