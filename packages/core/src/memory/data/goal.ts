import { LIMITS } from '../../limits.ts'
import { GOAL_STATUSES, type GoalStatus } from '../enums.ts'
import { coded, may, must, plain, plainList } from '../record.ts'
import { text, time } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** Something that the actor wants to reach. */
export interface GoalData {
  /** Always `Goal`. */
  readonly type: 'Goal'
  /** What is to be reached, as a sentence. */
  readonly statement: string
  /** `active` goals are in every context; `paused`, `completed` and `abandoned` ones are not. */
  readonly status: GoalStatus
  /** When it should be reached, in milliseconds since 1970. Default: no date. */
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
