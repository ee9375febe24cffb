/** Windows that were really shown to a model: which there were, what stood in one, and why something did not. */
import { CortexError, type Memory, parseUri, type Uri } from '@cortex-memory/core'
import type { Injection } from '@cortex-memory/pager'
import { z } from 'zod'
import { conversationId } from './conversations.ts'
import { stateOf } from './explore.ts'
import { defined, resolveNewest } from './memories.ts'
import { type OperationContext, operation } from './operation.ts'
import { plainText } from './plain-notes.ts'
import { limit, reference, text, time, uri, uriOf } from './schemas.ts'
import { holderOf } from './two-memories.ts'
import { withPager } from './with-pager.ts'

/** Stands for windows outside any conversation; no conversation can be called so. */
const NO_CONVERSATION = '@'
const WINDOWS_READ = 1_000

const bill = {
  id: z.string().describe('Conversation and number, such as morning/3; @/3 outside of any'),
  at: z.int(),
  goal: z.string(),
  tokens: z.int(),
  budgetTokens: z.int(),
  shown: z.int().describe('Memories in it'),
  leftOut: z.int().describe('Memories found for it and not shown'),
}

export const windows = operation({
  name: 'windows',
  title: 'Windows',
  summary: 'List the windows that were shown to a model, newest first',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    conversationId: conversationId.optional(),
    since: time.optional().describe('Only those made from then on'),
    limit: limit(WINDOWS_READ, 20),
  }),
  output: z.object({ windows: z.array(z.object(bill)) }),
  examples: [
    { title: 'The newest', input: {} },
    { title: 'Since a day', input: { since: '2026-05-01', limit: 5 } },
  ],
  cli: { options: { conversationId: { flag: 'conversation', value: 'ID' } } },

  async run(context, { since = 0, ...filter }) {
    const found = await ledgerOf(context, filter)
    return {
      windows: found
        .filter(({ at }) => at >= since)
        .reverse()
        .map(billOf),
    }
  },
})

const part = z.object({
  uri,
  text: z.string().optional().describe('What it said then; absent if it was erased'),
})

export const windowOperation = operation({
  name: 'window',
  title: 'One window',
  summary: 'Show what was in a window, what was left out and why; or why a memory was not in it',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    id: z
      .string()
      .regex(/\/\d+$/, 'expected a conversation and a number, such as morning/3')
      .optional()
      .describe('The window, such as morning/1, as `windows` lists them; default: the last one'),
    uri: reference
      .optional()
      .describe('A memory: say where it was shown in the window, or why not'),
  }),
  output: z.object({
    ...bill,
    sections: z.array(
      z.object({
        name: z.string(),
        tokens: z.int(),
        budgetTokens: z.int(),
        memories: z.array(part),
      }),
    ),
    notShown: z.array(
      z.object({
        section: z.string(),
        why: z.string(),
        uri: uri.optional(),
        text: z.string().optional(),
        tokens: z.int().optional(),
        count: z.int().optional(),
      }),
    ),
    answer: z
      .object({
        reason: z.enum([
          'shown',
          'left-out',
          'not-known-yet',
          'forgotten',
          'superseded',
          'expired',
          'not-found',
        ]),
        sentence: z.string(),
        now: text.optional().describe('What the memory says now'),
        supersededBy: z.string().optional(),
      })
      .optional(),
  }),
  examples: [
    { title: 'The last one', input: {} },
    {
      title: 'Why was it not there?',
      input: { id: 'morning/1', uri: '01HF7YAT00XR00000000000002' },
    },
  ],
  cli: { positionals: ['id'] },

  async run(context, { id, uri: memory }) {
    const window = await windowAt(context, id)
    const memories = async (uris: readonly Uri[]): Promise<z.output<typeof part>[]> =>
      await Promise.all(
        uris.map(async (each) => ({ uri: each, ...(await wordsOf(context, each)) })),
      )
    return {
      ...billOf(window),
      sections: await Promise.all(
        window.sections.map(async ({ name, tokens, budgetTokens, uris }) => ({
          name,
          tokens,
          budgetTokens,
          memories: await memories(uris),
        })),
      ),
      notShown: await Promise.all(
        (window.notShown ?? []).map(async (each) => ({
          ...each,
          ...(each.uri === undefined ? {} : await wordsOf(context, each.uri)),
        })),
      ),
      ...(memory === undefined ? {} : { answer: await whyIn(context, window, memory) }),
    }
  },
})

async function ledgerOf(
  context: OperationContext,
  options: { conversationId?: string | undefined; turn?: number; limit?: number },
): Promise<readonly Injection[]> {
  return await withPager(context, [await context.cortex()], (pager) =>
    pager.ledger(defined(options)),
  )
}

async function windowAt(context: OperationContext, id: string | undefined): Promise<Injection> {
  const at = id?.lastIndexOf('/') ?? 0
  const conversation = id?.slice(0, at)
  const found = (
    await ledgerOf(context, {
      ...(conversation === undefined || conversation === NO_CONVERSATION
        ? {}
        : { conversationId: conversation }),
      ...(id === undefined ? { limit: 1 } : { turn: Number(id.slice(at + 1)) }),
    })
  ).filter((window) => id === undefined || nameOf(window) === id)
  const last = found.at(-1)
  if (last !== undefined) return last
  throw new CortexError(
    'NOT_FOUND',
    id === undefined
      ? 'There is no window yet: assemble makes one'
      : `There is no window ${JSON.stringify(id)}; windows lists those that there are`,
    { path: 'id' },
  )
}

function nameOf({ conversationId: of = NO_CONVERSATION, turn }: Injection): string {
  return `${of}/${turn}`
}

function billOf(window: Injection): { [K in keyof typeof bill]: z.output<(typeof bill)[K]> } {
  const { at, goal, tokens, budgetTokens, leftOut, sections } = window
  const shown = sections.reduce((sum, { uris }) => sum + uris.length, 0)
  return { id: nameOf(window), at, goal, tokens, budgetTokens, shown, leftOut }
}

/** What that version said; nothing for what was erased since. */
async function wordsOf(context: OperationContext, named: Uri): Promise<{ text?: string }> {
  try {
    const memory = await (await holderOf(context, named, 'id')).resolve(named)
    return { text: plainText(memory, memory.version.forms.medium) }
  } catch (error) {
    if (error instanceof CortexError) return {}
    throw error
  }
}

type Answer = {
  reason:
    | 'shown'
    | 'left-out'
    | 'not-known-yet'
    | 'forgotten'
    | 'superseded'
    | 'expired'
    | 'not-found'
  sentence: string
  now: string
  supersededBy?: string
}

async function whyIn(context: OperationContext, window: Injection, named: string): Promise<Answer> {
  const memory = await resolveNewest(await holderOf(context, named, 'uri'), named)
  const { head, version } = memory
  const now = plainText(memory, version.forms.medium)
  const isIt = (other: Uri): boolean => parseUri(other).id === head.id
  for (const { name, uris } of window.sections) {
    const place = uris.findIndex(isIt)
    if (place < 0) continue
    const older = uris[place] === uriOf(memory) ? '' : ' It has been revised since.'
    const sentence = `It was shown: ${name}, place ${place + 1} of ${uris.length}.${older}`
    return { reason: 'shown', sentence, now }
  }
  const left = window.notShown?.find((each) => each.uri !== undefined && isIt(each.uri))
  if (left !== undefined) {
    const cost = left.tokens === undefined ? '' : ` It would have cost ${left.tokens} tokens.`
    const room = /^beyond (\d+) tokens$/.exec(left.why)?.[1]
    const why =
      room === undefined
        ? `left out of ${left.section}: ${left.why}`
        : `left out: ${left.section} had room for ${room} tokens, and others came before it`
    const sentence = `It was found and ${why}.${cost}`
    return { reason: 'left-out', sentence, now }
  }
  return { ...absence(memory, window), now }
}

/** Why a memory was not even found; what happened after the window explains nothing. */
function absence(memory: Memory, window: Injection): Omit<Answer, 'now'> {
  const { head, version } = memory
  if (head.createdAt > window.at) {
    return { reason: 'not-known-yet', sentence: 'It was written after this window was made.' }
  }
  if (head.tombstoned !== undefined && head.tombstoned.at <= window.at) {
    return { reason: 'forgotten', sentence: 'It had been forgotten before.' }
  }
  const state = stateOf(memory, window.at)
  if (state === 'superseded' && head.supersededBy !== undefined) {
    const ended = head.validUntil ?? version.expiresAt
    if (ended === undefined || ended <= window.at) {
      const { supersededBy } = head
      return { reason: 'superseded', sentence: 'A newer memory had taken its place.', supersededBy }
    }
  }
  if (state === 'expired') {
    return { reason: 'expired', sentence: 'It was no longer valid then.' }
  }
  const known =
    window.notShown === undefined && window.leftOut > 0
      ? ' This window was noted by an earlier build, which did not keep what was left out.'
      : ''
  return {
    reason: 'not-found',
    sentence: `Nothing brought it up: it fits no word of the question, and is neither among the newest nor among the weightiest.${known}`,
  }
}
