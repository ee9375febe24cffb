/** One turn of the set. */
export interface SaidTurn {
  readonly id: string
  readonly session: number
  readonly speaker: string
  readonly text: string
  readonly at: number
}

export interface StatementsSet {
  readonly name: string
  readonly conversations: readonly {
    readonly id: string
    readonly turns: readonly SaidTurn[]
    readonly questions: readonly {
      readonly question: string
      readonly category: string
      readonly evidence: readonly string[]
    }[]
  }[]
}

export function statementsSet(): StatementsSet
