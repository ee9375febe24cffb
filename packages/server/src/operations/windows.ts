/** Whole windows: assembled for a turn, made from a template, compacted when full, and accounted for. */
import {
  type ContextOptions,
  CortexError,
  interpolate as fillTemplate,
  LIMITS,
  type Query,
  type Uri,
} from '@cortex-memory/core'
import type { Window } from '@cortex-memory/pager'
import { z } from 'zod'
import { conversationId, intentId, turn } from './conversations.ts'
import { defined } from './memories.ts'
import { operation } from './operation.ts'
import { json, limit, plainObject, text, uri } from './schemas.ts'
import { memoryOf, storesOf } from './two-memories.ts'
import { withPager, writableStore } from './with-pager.ts'

const section = z.object({
  name: z.string(),
  tokens: z.int(),
  budgetTokens: z.int(),
  uris: z.array(uri),
})

const turnStart = {
  query: text.describe('What the user says now'),
  goal: text.optional().describe('What is to be done; default: the goal of the conversation'),
  conversationId: conversationId.optional(),
}
const turnEnd = {
  summary: z.string().max(LIMITS.statementBytes).optional().describe('Of the earlier turns'),
  budgetTokens: z.int().min(1).optional().describe('For the whole window; never exceeded'),
}

const windowShape = {
  text: z.string().describe('For a prompt'),
  tokens: z.int(),
  budgetTokens: z.int(),
  goal: z.string(),
  sections: z.array(section.extend({ text: z.string() })),
  leftOut: z.array(json),
}

function shapeOf(window: Window): z.output<z.ZodObject<typeof windowShape>> {
  const { text: words, tokens, budgetTokens, goal } = window
  return {
    text: words,
    tokens,
    budgetTokens,
    goal,
    sections: window.sections.map((each) => ({ ...each, uris: [...each.uris] })),
    leftOut: window.leftOut.map(plainObject),
  }
}

export const assemble = operation({
  name: 'assemble',
  title: 'Assemble a window',
  summary: 'Put together what a model should see for one turn, within a budget, and note it down',
  effect: 'write',
  idempotent: false,
  // What the user asks is blacked out where it holds a secret, and the turn goes on.
  secrets: 'itself',
  input: z.strictObject({ ...turnStart, intent: intentId.optional(), ...turnEnd }),
  output: z.object({
    ...windowShape,
    turn: z.int().describe('Number of the window in its conversation'),
  }),
  examples: [
    { title: 'One turn', input: { query: 'which Node does the build use' } },
    {
      title: 'A turn of a conversation, small',
      input: { query: 'and the deploy?', conversationId: 'morning', budgetTokens: 800 },
    },
  ],
  cli: {
    positionals: ['query'],
    options: {
      conversationId: { flag: 'conversation', value: 'ID' },
      budgetTokens: { flag: 'budget', value: 'TOKENS' },
    },
    stdin: ['query'],
  },

  async run(context, { intent, ...request }) {
    await writableStore(context)
    const window = await withPager(context, await storesOf(context), (pager) =>
      pager.assemble({ ...defined(request), ...defined({ intentId: intent }) }),
    )
    return { ...shapeOf(window), turn: window.turn }
  },
})

export const preview = operation({
  name: 'preview',
  title: 'Preview a window',
  summary: 'Show the window that assemble would put together now, and note nothing down',
  effect: 'read',
  idempotent: true,
  secrets: 'itself',
  input: z.strictObject({ ...turnStart, ...turnEnd }),
  output: z.object(windowShape),
  examples: [
    { title: 'One turn', input: { query: 'which Node does the build use' } },
    { title: 'With less room', input: { query: 'which Node?', budgetTokens: 800 } },
  ],
  cli: {
    positionals: ['query'],
    options: {
      conversationId: { flag: 'conversation', value: 'ID' },
      budgetTokens: { flag: 'budget', value: 'TOKENS' },
    },
    stdin: ['query'],
  },

  async run(context, request) {
    return shapeOf(
      await withPager(context, await storesOf(context), (pager) => pager.preview(defined(request))),
    )
  },
})

export const interpolate = operation({
  name: 'interpolate',
  title: 'Fill a template',
  summary: 'Fill {cortex.bundle …}, {cortex.find …} and {cortex.resolve …} in a prompt template',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    template: z.string().min(1).max(1_000_000).describe('The text with places to fill'),
  }),
  output: z.object({ text: z.string() }),
  examples: [
    {
      title: 'Facts in a prompt',
      input: { template: 'What you know:\n{cortex.find type=Fact limit=5 form=short}' },
    },
  ],
  cli: { positionals: ['template'], stdin: ['template'] },

  async run(context, { template }) {
    const cortex = await memoryOf(context)
    const source = {
      find: async (query: Query) => {
        if (query.lateBinding) throw recordsUse()
        return await cortex.find(query)
      },
      context: async (options: ContextOptions) => await cortex.context(options),
      resolve: async (named: Uri) => await cortex.resolve(named),
    }
    return { text: await fillTemplate(template, source) }
  },
})

/** A read leaves no trace, and a late-binding question leaves an entry. */
function recordsUse(): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    'Cannot fill the template: late=true writes to the journal. Leave it out, or call find-late',
    { path: 'template' },
  )
}

export const compactTranscript = operation({
  name: 'compact-transcript',
  title: 'Compact a transcript',
  summary: 'Summarize a transcript by rules, so that addresses, names and the next step survive',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    turns: z.array(turn).min(1).max(10_000).describe('What was said, in order'),
    previous: z.string().max(1_000_000).optional().describe('The summary of what came before'),
  }),
  output: z.object({
    text: z.string(),
    tokens: z.int(),
    keep: z.array(json).describe('The turns that stay in the window'),
    by: z.enum(['rules', 'model', 'none']).describe('none: there was too little to compact'),
    restored: z.array(z.string()),
    clean: z.boolean(),
  }),
  examples: [
    {
      title: 'Two turns',
      input: {
        turns: [
          { role: 'user', text: 'Move the build to Node 22.' },
          { role: 'assistant', text: 'Done in ci.yml; next: run the tests.' },
        ],
      },
    },
  ],
  cli: { options: { turns: { value: 'JSON' } }, stdin: ['turns'] },

  async run(context, { turns, previous }) {
    const done = await withPager(context, [await context.cortex()], (pager) =>
      pager.compactTranscript(turns.map(defined), previous),
    )
    const { text: words, tokens, by, clean } = done
    const [keep, restored] = [done.keep.map(plainObject), [...done.restored]]
    return { text: words, tokens, keep, by, restored, clean }
  },
})

export const ledger = operation({
  name: 'ledger',
  title: 'Ledger of windows',
  summary: 'Show what was put into which window, and at what cost in tokens',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    conversationId: conversationId.optional(),
    turn: z.int().min(1).optional().describe('Only this window of the conversation'),
    limit: limit(1_000, 20),
  }),
  output: z.object({
    windows: z.array(
      z.object({
        conversationId: z.string().optional(),
        turn: z.int(),
        intentId: z.string().optional(),
        at: z.int(),
        goal: z.string(),
        budgetTokens: z.int(),
        tokens: z.int(),
        sections: z.array(section),
        leftOut: z.int(),
        notShown: z.array(json).optional().describe('What was left out and why, the first hundred'),
      }),
    ),
  }),
  examples: [
    { title: 'The newest', input: {} },
    { title: 'Of one conversation', input: { conversationId: 'morning', limit: 5 } },
  ],
  cli: { options: { conversationId: { flag: 'conversation', value: 'ID' } } },

  async run(context, input) {
    const windows = await withPager(context, [await context.cortex()], (pager) =>
      pager.ledger(defined(input)),
    )
    return {
      windows: windows.map(({ sections, notShown, ...each }) => ({
        ...each,
        ...(notShown === undefined ? {} : { notShown: notShown.map(plainObject) }),
        sections: sections.map((one) => ({ ...one, uris: [...one.uris] })),
      })),
    }
  },
})
