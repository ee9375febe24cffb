/**
 * How a query is answered, decided before the first candidate is read. The choice is one function of a
 * few facts, so it can be tested as a table; `explain.recall` prints what it chose.
 *
 *   ordered   an index has the order that is asked for: as many are read as the answer needs
 *   among     all that an index leads to, then ranked by the first step that answers
 *   near      the first step that answers finds the most relevant
 *
 * Steps of a ranking, each a lane and the lanes whose shares are added to it:
 *
 *   time           everything of the time that the question names, if it names nothing else
 *   conversation   words in their context; none if no candidate is part of anything
 *   joined         words and vectors by id, and only the best are loaded; none if too few of those pass
 *   words          words, judged while searching or after it
 *   vectors        vectors alone, for what is near to a vector
 *   distances      nothing is ranked: distances are given
 *   order          nothing is ranked
 *
 * @module
 */

/** An index that leads to candidates; see `leads.ts`. */
export type LeadName = 'graph' | 'words' | 'vectors' | 'frame' | 'tag' | 'type'

/** All that the choice depends on. */
export interface RecallFacts {
  /** Which index leads. */
  readonly lead: LeadName
  /** What the query asks to be near to. */
  readonly near: 'question' | 'vector' | undefined
  /** Whether nothing but relevance decides who is in the answer, and where. */
  readonly byRelevance: boolean
  /** Whether anything but types and time decides who is in the answer. */
  readonly filtered: boolean
  /** Whether some memories are not for the asker. */
  readonly restricted: boolean
  /** Whether the question is about another time than now. */
  readonly earlier: boolean
  /** Whether some memories are part of others. */
  readonly hasWholes: boolean
  /** Which order an index may have. */
  readonly order: 'salience' | 'use' | 'creation' | 'other'
  readonly includeTombstoned: boolean
  /** The lanes beside the first that can answer. */
  readonly beside: readonly string[]
}

export type RecallPlan =
  | { readonly kind: 'ordered'; readonly lane: 'salience' | 'use' | 'creation' }
  | {
      readonly kind: 'among'
      readonly lane: 'graph' | 'listed'
      readonly steps: readonly RankingStep[]
    }
  | { readonly kind: 'near'; readonly steps: readonly RankingStep[] }

/** `beside`: lanes whose shares are added to those of the step's own. */
export type RankingStep =
  | { readonly by: 'time' | 'joined' | 'vectors' | 'distances' | 'order' }
  | { readonly by: 'conversation' | 'words'; readonly beside: readonly string[] }

export function chooseRecall(facts: RecallFacts): RecallPlan {
  const { lead, near, order, includeTombstoned } = facts
  if (lead === 'words' || lead === 'vectors') return { kind: 'near', steps: stepsOf(facts) }
  if (lead === 'graph') return { kind: 'among', lane: 'graph', steps: stepsOf(facts) }
  const isLive = !includeTombstoned && near === undefined
  if (isLive && (order === 'salience' || order === 'use')) return { kind: 'ordered', lane: order }
  // Frames are indexed by rank alone.
  if (isLive && order === 'creation' && lead !== 'frame') {
    return { kind: 'ordered', lane: 'creation' }
  }
  return { kind: 'among', lane: 'listed', steps: stepsOf(facts) }
}

function stepsOf(facts: RecallFacts): RankingStep[] {
  const { lead, near, byRelevance, filtered, restricted, earlier, hasWholes, beside } = facts
  if (near === undefined) return [{ by: 'order' }]
  if (near === 'vector') return [{ by: lead === 'graph' ? 'distances' : 'vectors' }]
  const steps: RankingStep[] = []
  // Not through a scope: what flows along edges could tell of memories that the asker may not see.
  if (hasWholes && byRelevance && !restricted) {
    steps.push({ by: 'time' }, { by: 'conversation', beside })
  }
  const isOpen = lead === 'words' && !filtered && !restricted && !earlier
  if (isOpen && byRelevance && beside.length === 1 && beside[0] === 'vectors') {
    steps.push({ by: 'joined' })
  }
  return [...steps, { by: 'words', beside }]
}

/** The key prefix that the leading index has. */
export function indexOf(plan: RecallPlan, lead: LeadName): string {
  if (lead === 'graph') return 'e/from/, e/to/'
  if (lead === 'words') return 'idx/words/'
  if (lead === 'vectors') return 'vec/'
  const isRank = lead === 'frame' || (plan.kind === 'ordered' && plan.lane !== 'creation')
  return isRank ? `idx/rank/${lead}/` : `idx/${lead}/`
}

/** The plan in a line, such as `near: time, else conversation + vectors, else words + vectors`. */
export function printRecall(plan: RecallPlan): string {
  if (plan.kind === 'ordered') return `ordered: ${plan.lane}`
  const steps = plan.steps.map((step) =>
    [step.by, ...('beside' in step ? step.beside : [])].join(' + '),
  )
  const name = plan.kind === 'among' ? `among: ${plan.lane}, then ` : 'near: '
  return `${name}${steps.join(', else ')}`
}
