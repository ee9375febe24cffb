/** Why a memory is not among the answers to a question. */
import { CortexError, LIMITS, type Memory, type MemoryStore } from '@cortex-memory/core'
import { memoryText } from '@cortex-memory/pager/short-lived'
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
    asOf: time.optional().describe('What was true then'),
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
    const shared = wordsShared(query, memory)
    const has = shared.length === 0 ? '' : `It has ${wordsText(shared)} of your question. `
    if (state === 'current') {
      const sentence =
        shared.length === 0
          ? 'It has no word of your question.'
          : `${has}More than ${LOOKED_AT} memories fit better.`
      return { uri: address, reason: 'no-match' as const, ...scores, sentence }
    }
    const { supersededBy } = memory.head
    return {
      uri: address,
      reason: state,
      ...scores,
      ...(state === 'superseded' && supersededBy !== undefined ? { supersededBy } : {}),
      sentence: `${has}${await leftOutText(cortex, memory, state)}`,
    }
  },
})

const WORDS_NAMED = 4

/** Words of the question that the memory has too, as they were typed. */
function wordsShared(query: string, memory: Memory): readonly string[] {
  const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
  const known = new Set(wordsOf(memoryText(memory)).map((word) => word.toLowerCase()))
  const shared = wordsOf(query).filter((word) => word.length > 1 && known.has(word.toLowerCase()))
  return [...new Set(shared)]
}

function wordsText(words: readonly string[]): string {
  const named = words.slice(0, WORDS_NAMED).join(', ')
  if (words.length === 1) return `the word ${named}`
  return `${words.length} words, ${named}${words.length > WORDS_NAMED ? ' and more,' : ','}`
}

async function leftOutText(
  cortex: MemoryStore,
  { head, version }: Memory,
  state: 'forgotten' | 'superseded' | 'expired',
): Promise<string> {
  const end = head.tombstoned?.at ?? head.validUntil ?? version.expiresAt
  const on = end === undefined ? '' : ` on ${dayOf(end)}`
  const before = end === undefined ? 'an earlier day' : dayOf(end - DAY_MS)
  switch (state) {
    case 'forgotten':
      return `It was forgotten${on}, so no answer shows it.`
    case 'expired':
      return `It is no longer valid: it ended${on}. Ask as of ${before} to see it.`
    case 'superseded': {
      const by = head.supersededBy && (await newestText(cortex, head.supersededBy))
      return `A newer memory took its place${on}${by ? `: “${by}”` : ''}. Ask as of ${before} to see it.`
    }
  }
}

const DAY_MS = 86_400_000

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

const QUOTED_CHARS = 120

async function newestText(cortex: MemoryStore, named: string): Promise<string | undefined> {
  try {
    const text = memoryText(await resolveNewest(cortex, named), { brief: true })
    return text.length > QUOTED_CHARS ? `${text.slice(0, QUOTED_CHARS)}…` : text
  } catch (error) {
    // It may have been erased since.
    if (error instanceof CortexError) return undefined
    throw error
  }
}
