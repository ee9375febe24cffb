/** Conversations, word for word, in files beside the store: kept, read and searched. */
import { LIMITS } from '@cortex-memory/core'
import { z } from 'zod'
import { defined } from './memories.ts'
import { operation } from './operation.ts'
import { json, limit, plainObject, text } from './schemas.ts'
import { withPager, writableStore } from './with-pager.ts'

export const conversationId: z.ZodString = z
  .string()
  .min(1)
  .max(200)
  .describe('Name of the conversation')
export const intentId: z.ZodString = z
  .string()
  .min(1)
  .max(LIMITS.intentIdBytes)
  .describe('Name of the task')

const role: z.ZodEnum<{
  user: 'user'
  assistant: 'assistant'
  system: 'system'
  tool: 'tool'
}> = z.enum(['user', 'assistant', 'system', 'tool'])

export const turn: z.ZodObject<{
  role: typeof role
  text: z.ZodString
  at: z.ZodOptional<z.ZodInt>
  intentId: z.ZodOptional<z.ZodString>
  tool: z.ZodOptional<z.ZodString>
  recalled: z.ZodOptional<z.ZodBoolean>
}> = z.strictObject({
  role,
  text: z.string().max(1_000_000),
  at: z.int().min(LIMITS.timeMinMs).max(LIMITS.timeMaxMs).optional(),
  intentId: intentId.optional(),
  tool: z.string().max(200).optional(),
  recalled: z.boolean().optional(),
})

export const conversationAdd = operation({
  name: 'conversation-add',
  title: 'Keep a turn',
  summary: 'Add one turn to a conversation; secrets in it are blacked out',
  effect: 'write',
  idempotent: false,
  creates: true,
  secrets: 'itself',
  input: z.strictObject({
    conversationId,
    role: role.default('user').describe('Who speaks; default: user'),
    text: z.string().min(1).max(1_000_000).describe('What was said'),
    intentId: intentId.optional(),
    tool: z.string().max(200).optional().describe('The tool that answers or is called'),
  }),
  output: z.object({ kept: z.boolean().describe('false: there was nothing to keep in it') }),
  examples: [
    { title: 'A question', input: { conversationId: 'morning', text: 'Which Node do we use?' } },
  ],
  cli: { positionals: ['conversationId', 'text'], stdin: ['text'] },

  async run(context, { conversationId: id, ...newTurn }) {
    const kept = await withPager(context, [await writableStore(context)], (pager) =>
      pager.conversations.append(id, defined(newTurn)),
    )
    return { kept: kept !== undefined }
  },
})

export const conversationList = operation({
  name: 'conversation-list',
  title: 'List conversations',
  summary: 'List the conversations that were kept, newest first',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ limit: limit(1_000, 50) }),
  output: z.object({
    conversations: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        preview: z.string(),
        updatedAt: z.int(),
      }),
    ),
    total: z.int(),
  }),
  examples: [{ title: 'All', input: {} }],

  async run(context, { limit: most }) {
    const all = await withPager(context, [await context.cortex()], (pager) =>
      pager.conversations.list(),
    )
    const conversations = all.slice(0, most).map(({ id, title, preview, updatedAt }) => ({
      id,
      title,
      preview,
      updatedAt,
    }))
    return { conversations, total: all.length }
  },
})

export const conversationShow = operation({
  name: 'conversation-show',
  title: 'Show a conversation',
  summary: 'Show the last turns of a conversation, word for word',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ conversationId, limit: limit(1_000, 50) }),
  output: z.object({ turns: z.array(json).describe('Oldest first') }),
  examples: [{ title: 'The last five', input: { conversationId: 'morning', limit: 5 } }],
  cli: { positionals: ['conversationId'] },

  async run(context, { conversationId: id, limit: most }) {
    const turns = await withPager(context, [await context.cortex()], (pager) =>
      pager.conversations.recent(id, most),
    )
    return { turns: turns.map(plainObject) }
  },
})

export const conversationRecall = operation({
  name: 'conversation-recall',
  title: 'Recall turns',
  summary: 'Find earlier turns of a conversation that matter for a question',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ conversationId, query: text.describe('A question or some words') }),
  output: z.object({
    turns: z.array(
      z.object({
        role,
        text: z.string(),
        at: z.int().optional(),
        score: z.number(),
        tokens: z.int(),
        cut: z.boolean().describe('Only the beginning fits the budget'),
      }),
    ),
  }),
  examples: [{ title: 'Ask', input: { conversationId: 'morning', query: 'Node' } }],
  cli: { positionals: ['conversationId', 'query'] },

  async run(context, { conversationId: id, query }) {
    const turns = await withPager(context, [await context.cortex()], (pager) =>
      pager.recallTurns(id, query),
    )
    return { turns: turns.map((each) => ({ ...each })) }
  },
})

export const conversationDelete = operation({
  name: 'conversation-delete',
  title: 'Delete a conversation',
  summary: 'Delete a conversation and all its turns, permanently',
  effect: 'destructive',
  idempotent: true,
  input: z.strictObject({
    conversationId,
    yes: z
      .boolean()
      .default(false)
      .refine((confirmed) => confirmed, {
        error: 'expected true (--yes), because the turns cannot be brought back',
      })
      .describe('Confirm: this cannot be undone'),
  }),
  output: z.object({ deleted: z.string() }),
  examples: [{ title: 'Delete', input: { conversationId: 'morning', yes: true } }],
  cli: { positionals: ['conversationId'] },

  async run(context, { conversationId: id }) {
    const cortex = await writableStore(context)
    await withPager(context, [cortex], (pager) => pager.conversations.remove(id))
    return { deleted: id }
  },
})
