import { z } from 'zod'

/** Less than this cannot hold one memory with its URI and the sentence that more was left out. */
export const BUDGET_TOKENS_MIN = 200
export const BUDGET_TOKENS_MAX = 100_000

export const budgetTokens: z.ZodOptional<z.ZodInt> = z
  .int()
  .min(BUDGET_TOKENS_MIN)
  .max(BUDGET_TOKENS_MAX)
  .optional()
  .describe('Most tokens of the answer; default: 2000')
