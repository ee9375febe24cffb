/** What recall and list answer: memories as cards, and what was left out. */
import { authorOf, type FindResult, isUnconfirmed, type SharedResult } from '@cortex-memory/core'
import { z } from 'zod'
import { card, json, plain, plainObject, skipped, uriOf } from './schemas.ts'

export const answer: z.ZodObject<{
  memories: z.ZodArray<typeof card>
  tokens: z.ZodInt
  total: z.ZodInt
  totalIsExact: z.ZodBoolean
  trimmedByBudget: z.ZodInt
  skipped: typeof skipped
  meaningFailed: z.ZodOptional<z.ZodString>
  note: z.ZodOptional<z.ZodString>
  explain: z.ZodOptional<typeof json>
}> = z.object({
  memories: z.array(card),
  tokens: z.int().describe('Tokens of all texts together'),
  total: z.int().describe('How many there are; at least this many unless totalIsExact'),
  totalIsExact: z.boolean(),
  trimmedByBudget: z.int(),
  skipped,
  meaningFailed: z
    .string()
    .optional()
    .describe('Why the question could not be searched by meaning: only words answered'),
  note: z.string().optional().describe('Why the answer is empty'),
  explain: json.optional(),
})

export function answerOf(
  found: FindResult & Partial<Pick<SharedResult, 'actors'>>,
  explain: boolean,
): z.output<typeof answer> {
  return {
    memories: found.memories.map((each, index) =>
      cardOf(
        each,
        found.rendered[index] ?? '',
        found.renderedTokens[index] ?? 0,
        found.scores[index] ?? 0,
        found.actors?.[index],
      ),
    ),
    tokens: found.renderedTokens.reduce((sum, tokens) => sum + tokens, 0),
    total: found.total,
    totalIsExact: found.totalIsExact,
    trimmedByBudget: found.trimmedByBudget,
    skipped: found.skipped.map(plainObject),
    ...(found.meaningFailed === undefined ? {} : { meaningFailed: found.meaningFailed }),
    ...(explain ? { explain: plainObject(found.explain) } : {}),
  }
}

/** What was imported today is as old as it was where it came from; what is true since a given time, as old as that. */
export function dateOf({ head, version, data }: FindResult['memories'][number]): number {
  if (data.type === 'Event') return data.at ?? head.lastUpdatedAt
  const hasOwn = version.provenance.origin === 'import' || version.validFrom !== version.createdAt
  return hasOwn ? version.validFrom : head.lastUpdatedAt
}

export function cardOf(
  found: FindResult['memories'][number],
  rendered: string,
  tokens: number,
  score: number,
  actor?: string,
): z.output<typeof card> {
  const { head, data } = found
  return {
    uri: uriOf(found),
    type: head.type,
    text: rendered,
    tokens,
    score,
    tags: [...head.tags],
    createdAt: head.createdAt,
    updatedAt: head.lastUpdatedAt,
    at: dateOf(found),
    ...(head.validUntil === undefined ? {} : { until: head.validUntil }),
    data: plain(data) as Record<string, unknown>,
    ...(actor === undefined ? {} : { actor }),
    ...(isUnconfirmed(found) ? { by: authorOf(found) } : {}),
  }
}
