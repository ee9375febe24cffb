/** Why a memory is not among the answers to a question. */
import { LIMITS } from '@cortex-memory/core'
import { z } from 'zod'
import { stateOf } from './explore.ts'
import { resolveNewest } from './memories.ts'
import { operation } from './operation.ts'
import { limit, reference, text, time, uriOf } from './schemas.ts'
import { findIn, holderOf } from './two-memories.ts'

/** As far as the order of answers is followed to find one. */
const LOOKED_AT = 200

export const whyNot = operation({
  name: 'why-not',
  title: 'Why not this one?',
  summary: 'Explain why a memory is, or is not, among the answers to a question',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    uri: reference,
    query: text.describe('The question'),
    limit: limit(LIMITS.findLimit, 10),
    asOf: time.optional().describe('As things were then'),
  }),
  output: z.object({
    uri: z.string(),
    reason: z
      .enum(['shown', 'below', 'no-match', 'forgotten', 'superseded', 'expired'])
      .describe('shown: it is among the answers; below: others fit better'),
    rank: z.int().optional().describe('Its place among the answers, from 1'),
    score: z.number().optional(),
    lastScore: z.number().optional().describe('Score of the last answer that is shown'),
    supersededBy: z.string().optional(),
    sentence: z.string(),
  }),
  examples: [
    {
      title: 'Ask why',
      input: { uri: '01HF7YAT00XR00000000000002', query: 'which Node runs the build' },
    },
  ],
  cli: { positionals: ['uri', 'query'] },

  async run(context, { uri, query, limit: shown, asOf }) {
    const cortex = await holderOf(context, uri, 'uri')
    const memory = await resolveNewest(cortex, uri)
    const address = uriOf(memory)
    const found = await findIn(context, {
      near: query,
      limit: Math.max(LOOKED_AT, shown),
      form: 'short',
      ...(asOf === undefined ? {} : { asOf }),
    })
    const index = found.memories.findIndex(({ head }) => head.id === memory.head.id)
    const lastScore = found.scores[Math.min(shown, found.scores.length) - 1]
    const scores = lastScore === undefined ? {} : { lastScore }
    if (index >= 0) {
      const rank = index + 1
      const score = found.scores[index] ?? 0
      const reason: 'shown' | 'below' = rank <= shown ? 'shown' : 'below'
      const sentence =
        reason === 'shown'
          ? `It is answer ${rank}.`
          : `It is answer ${rank}, and ${shown} are shown. It missed by ${((lastScore ?? 0) - score).toFixed(3)}.`
      return { uri: address, reason, rank, score, ...scores, sentence }
    }
    const state = stateOf(memory, asOf ?? context.clock())
    if (state === 'current') {
      const sentence = `Nothing of the question fits it, or more than ${LOOKED_AT} memories fit better.`
      return { uri: address, reason: 'no-match' as const, ...scores, sentence }
    }
    const { supersededBy } = memory.head
    return {
      uri: address,
      reason: state,
      ...scores,
      ...(state === 'superseded' && supersededBy !== undefined ? { supersededBy } : {}),
      sentence: SENTENCES[state],
    }
  },
})

const SENTENCES = {
  forgotten: 'It was forgotten, so no answer shows it.',
  superseded: 'A newer memory took its place. Ask as of an earlier day to see it.',
  expired: 'It is no longer valid. Ask as of an earlier day to see it.',
} as const
