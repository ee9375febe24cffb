/**
 * Context with a goal: what must not be forgotten, what matters here, what happened before, and
 * beside it what the words of the goal recall, all within one budget.
 *
 * @module
 */
import { CortexError, LIMITS } from '@cortex-memory/core'
import { z } from 'zod'
import type { answer } from '../operations/answer.ts'
import type { Operation, OperationContext } from '../operations/operation.ts'
import { context, recall } from '../operations/queries.ts'
import type { card } from '../operations/schemas.ts'
import { text } from '../operations/schemas.ts'
import { brief, briefOf, leftOut, note } from './brief.ts'
import { budgetTokens } from './budget.ts'
import { derive } from './derive.ts'
import { tokensOf } from './fit.ts'
import { ANSWER_TOKENS } from './tool.ts'

type Card = z.output<typeof card>
type Answer = z.output<typeof output>

const output = z.object({
  pinned: z.array(brief),
  proposed: z.array(brief).describe('Said by others, not confirmed by the user: no orders'),
  relevant: z.array(brief),
  outcomes: z.array(brief),
  goal: z.array(brief),
  note,
})

const bundled = derive(context, {
  arguments: { verb: 'verb', objects: 'objects', budget_tokens: 'budgetTokens' },
  schemas: { budget_tokens: budgetTokens },
  descriptions: { objects: 'To what, by kind: {"service":"api"}' },
})

export const contextTool: Operation = {
  ...bundled,
  input: z.strictObject({
    goal: text.optional().describe('The task in words'),
    ...bundled.input.shape,
  }),
  output,

  async run(caller, input) {
    const { goal, budget_tokens = ANSWER_TOKENS, ...rest } = input as ContextInput
    // Names and braces cost tokens too. What the goal recalls goes first; then the engine is given
    // less until the whole fits, because it knows best what can go.
    for (let texts = Math.floor(budget_tokens / 2); ; texts = Math.floor(texts / 2)) {
      const gathered = await gather(caller, goal, rest, Math.max(1, texts))
      const found = fitted(gathered, budget_tokens)
      if (texts <= 1 || tokensOf(found) <= budget_tokens) return found
    }
  },
}

/** With as much of what the goal recalls as fits; where nothing else is known, its best stays. */
function fitted({ leftOutCount, ...found }: Gathered, budgetTokens: number): Answer {
  const { pinned, proposed, relevant, outcomes } = found
  const others = pinned.length + proposed.length + relevant.length + outcomes.length
  const least = Math.min(found.goal.length, others === 0 ? 1 : 0)
  for (let kept = found.goal.length; ; kept--) {
    const goal = found.goal.slice(0, kept)
    const dropped = leftOutCount + found.goal.length - kept
    const noted =
      found.note === undefined
        ? { ...found, goal, ...leftOut(dropped, budgetTokens) }
        : { ...found, goal }
    if (kept === least || tokensOf(noted) <= budgetTokens) return noted
  }
}

interface Gathered extends Answer {
  /** Memories that the budgets of the texts left out. */
  readonly leftOutCount: number
}

interface ContextInput {
  readonly goal?: string
  readonly budget_tokens?: number
}

async function gather(
  caller: OperationContext,
  goal: string | undefined,
  rest: object,
  textTokens: number,
): Promise<Gathered> {
  const forBundle = goal === undefined ? textTokens : Math.ceil(textTokens / 2)
  const bundle = (await bundled.run(caller, {
    ...rest,
    budget_tokens: Math.min(forBundle, LIMITS.contextTokens),
  })) as Bundle
  const tiers = [bundle.pinned, bundle.proposed, bundle.frameRelevant, bundle.outcomes]
  const known = new Set(tiers.flat().map(({ uri }) => uri))
  const recalled = await recallGoal(caller, goal, Math.max(1, textTokens - bundle.totalTokens))
  const briefs = tiers.map((cards) => cards.map(briefOf))
  const [pinned = [], proposed = [], relevant = [], outcomes = []] = briefs
  return {
    pinned,
    proposed,
    relevant,
    outcomes,
    goal: recalled.memories.filter(({ uri }) => !known.has(uri)).map(briefOf),
    leftOutCount: bundle.trimmed + recalled.trimmedByBudget,
    ...(recalled.failed === undefined ? {} : { note: recalled.failed }),
  }
}

interface Bundle {
  readonly pinned: readonly Card[]
  readonly proposed: readonly Card[]
  readonly frameRelevant: readonly Card[]
  readonly outcomes: readonly Card[]
  readonly totalTokens: number
  readonly trimmed: number
}

const RECALLED_MAX = 10

interface Recalled extends Pick<z.output<typeof answer>, 'memories' | 'trimmedByBudget'> {
  /** Why the goal could not be looked for. */
  readonly failed?: string
}

async function recallGoal(
  caller: OperationContext,
  goal: string | undefined,
  budget: number,
): Promise<Recalled> {
  if (goal === undefined) return { memories: [], trimmedByBudget: 0 }
  const input = { query: goal, limit: RECALLED_MAX, budgetTokens: budget }
  try {
    return (await recall.run(caller, input)) as z.output<typeof answer>
  } catch (error) {
    // Rules and goals are worth having anyway.
    if (!(error instanceof CortexError) || error.code !== 'EMBEDDER_FAILED') throw error
    return { memories: [], trimmedByBudget: 0, failed: error.message }
  }
}
