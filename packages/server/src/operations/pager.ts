/**
 * Operations of the pager: what is in a model's window (pinned, retrieve, procedural), and what
 * an agent writes back (remember-user, outcome, consolidate).
 *
 * @module
 */
import { type Cortex, LIMITS } from '@cortex-memory/core'
import { z } from 'zod'
import { conversationId, intentId, turn } from './conversations.ts'
import { askedBy, defined } from './memories.ts'
import { operation } from './operation.ts'
import { patternRecord, patternView } from './patterns.ts'
import { json, memoryType, plainObject, tags, text, time, types, uri, whose } from './schemas.ts'
import { storesOf, workingIn } from './two-memories.ts'
import { withPager } from './with-pager.ts'

const goal = text.describe('What is to be done')

export const pinned = operation({
  name: 'pinned',
  title: 'Pinned block',
  summary: 'Show the block at the top of every context window: identity, rules, user profile, goal',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ goal: goal.optional() }),
  output: z.object({
    text: z.string().describe('For a prompt'),
    tokens: z.int(),
    budgetTokens: z.int(),
    sections: z.array(
      z.object({
        name: z.string(),
        text: z.string(),
        tokens: z.int(),
        uris: z.array(uri),
        actors: z.array(z.string()).optional(),
        leftOut: z.int(),
      }),
    ),
  }),
  examples: [
    { title: 'Before the first turn', input: {} },
    { title: 'With a goal', input: { goal: 'move the build to Node 22' } },
  ],
  cli: { positionals: ['goal'] },

  async run(context, input) {
    const block = await withPager(context, await storesOf(context), (pager) =>
      pager.pinned(input.goal),
    )
    return {
      ...block,
      sections: block.sections.map(({ uris, actors, ...section }) => ({
        ...section,
        uris: [...uris],
        ...(actors === undefined ? {} : { actors: [...actors] }),
      })),
    }
  },
})

export const retrieve = operation({
  name: 'retrieve',
  title: 'Retrieve for a window',
  summary: 'Find memories for a question, as lines for a prompt, with warnings where needed',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    query: text.describe('A question or some words'),
    topK: z.int().min(1).max(LIMITS.findLimit).optional().describe('At most this many; default: 8'),
    budgetTokens: z
      .int()
      .min(1)
      .max(LIMITS.findBudgetTokens)
      .optional()
      .describe('Never exceeded; default: 6000'),
    types,
    asOf: time.optional().describe('What was true then'),
    knownAt: time.optional().describe('What was known then'),
  }),
  output: z.object({
    snippets: z.array(
      z.object({
        text: z.string(),
        uri,
        type: memoryType,
        ref: z.string().describe('Its short name; every operation takes it'),
        day: z.string().describe('When it was said, or happened'),
        note: z.string().optional().describe('Contradicted, superseded or unproven'),
        why: z.string(),
        tokens: z.int(),
        actor: whose,
      }),
    ),
    tokens: z.int(),
  }),
  examples: [
    { title: 'For a question', input: { query: 'which Node does the build use' } },
    { title: 'Little', input: { query: 'deploy', topK: 3, budgetTokens: 300 } },
  ],
  cli: {
    positionals: ['query'],
    options: {
      topK: { flag: 'limit' },
      budgetTokens: { flag: 'budget', value: 'TOKENS' },
      types: { flag: 'type', value: 'TYPE' },
    },
    stdin: ['query'],
  },

  async run(context, { query, ...options }) {
    const snippets = await withPager(context, await storesOf(context), (pager) =>
      pager.retrieve(query, defined(options)),
    )
    const tokens = snippets.reduce((sum, snippet) => sum + snippet.tokens, 0)
    return { snippets: snippets.map((snippet) => ({ ...snippet })), tokens }
  },
})

export const procedural = operation({
  name: 'procedural',
  title: 'Procedures for a goal',
  summary: 'Find proven procedures for a goal',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ goal }),
  output: z.object({ patterns: z.array(patternRecord) }),
  examples: [{ title: 'Before a deploy', input: { goal: 'deploy the api' } }],
  cli: { positionals: ['goal'] },

  async run(context, input) {
    const patterns = await withPager(context, await storesOf(context), (pager) =>
      pager.procedural(input.goal),
    )
    return { patterns: patterns.map(({ match: _, ...pattern }) => patternView(pattern)) }
  },
})

export const rememberUser = operation({
  name: 'remember-user',
  title: 'Remember about the user',
  summary: 'Store a fact about the user, unless the profile already has it',
  effect: 'write',
  idempotent: true,
  creates: true,
  input: z.strictObject({
    text: text.regex(/\S/, 'expected words').describe('A sentence about the user'),
    tags,
    importance: z.int().min(0).max(LIMITS.importanceMax).optional().describe('0 to 10'),
  }),
  output: z.object({ uri: uri.optional(), known: z.boolean().describe('It was there already') }),
  examples: [{ title: 'Where they live', input: { text: 'The user lives in Lisbon' } }],
  cli: {
    positionals: ['text'],
    options: { tags: { flag: 'tag', value: 'TAG' } },
    stdin: ['text'],
  },

  async run(context, { text: statement, ...options }) {
    const cortex = await (context.user ?? context.cortex)()
    const { origin, channel } = context
    const { by } = askedBy(context)
    const written = await withPager(context, [cortex], (pager) =>
      pager.rememberUserFact(statement, { ...defined({ ...options, by }), origin, channel }),
    )
    return { ...defined({ uri: written }), known: written === undefined }
  },
})

export const outcome = operation({
  name: 'outcome',
  title: 'Record an outcome',
  summary: 'Record the outcome of something as an event',
  effect: 'write',
  idempotent: false,
  creates: true,
  input: z.strictObject({
    summary: text.describe('What happened'),
    outcome: z.enum(['success', 'failure', 'partial']).describe('How it ended'),
    intent: intentId.optional(),
  }),
  output: z.object({ uri }),
  examples: [
    {
      title: 'It failed',
      input: { summary: 'The deploy ran out of memory', outcome: 'failure', intent: 'deploy-7' },
    },
  ],
  cli: { positionals: ['summary'], options: { outcome: { value: 'OUTCOME' } } },

  async run(context, { summary, outcome: ended, intent }) {
    const { origin, channel } = context
    const { by } = askedBy(context)
    const written = await withPager(context, [await workingIn(context)], (pager) =>
      pager.recordOutcome(summary, ended, intent, defined({ origin, channel, by })),
    )
    return { uri: written }
  },
})

export const consolidate = operation({
  name: 'consolidate',
  title: 'Learn from a conversation',
  summary: 'Learn about the user and the work from a conversation; each turn counts once',
  effect: 'write',
  idempotent: true,
  creates: true,
  // A transcript is not refused for one secret in it: no item that holds one is kept.
  secrets: 'itself',
  input: z.strictObject({
    turns: z
      .array(turn)
      .min(1)
      .max(10_000)
      .describe('What was said, in order: role and text of each'),
    conversationId: conversationId.optional(),
  }),
  output: z.object({
    turns: z.int().describe('Learned from now'),
    written: z.array(z.object({ kind: z.string(), uri: uri.optional() })),
    refused: z.array(json),
    overLimit: z.int().describe('Found and not kept: more than is learned at once'),
  }),
  examples: [
    {
      title: 'Two turns',
      input: {
        conversationId: 'morning',
        turns: [
          { role: 'user', text: 'I prefer tabs over spaces. Never push to main.' },
          { role: 'assistant', text: 'Noted.' },
        ],
      },
    },
  ],
  cli: {
    options: { turns: { value: 'JSON' }, conversationId: { flag: 'conversation' } },
    stdin: ['turns'],
  },

  async run(context, { turns, conversationId: id }) {
    const cortex = await workingIn(context)
    const memories: [Cortex, Cortex?] =
      context.user === undefined ? [cortex] : [cortex, await context.user()]
    const report = await withPager(context, memories, (pager) =>
      pager.consolidate(turns.map(defined), defined({ conversationId: id })),
    )
    // What was not done is done by the next call.
    if (report.failure !== undefined) throw report.failure
    return {
      turns: report.turns,
      written: report.written.map((item) => ({ ...item })),
      refused: report.refused.map(plainObject),
      overLimit: report.overLimit,
    }
  },
})
