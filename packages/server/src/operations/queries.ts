/** Operations that answer questions: recall, find, list, context. */
import {
  CortexError,
  estimateRealTokens,
  type FindResult,
  LIMITS,
  MEMORY_TYPES,
  type ObjectKind,
  type Predicate,
  type Query,
  shortReference,
} from '@cortex-memory/core'
import { z } from 'zod'
import { answer, answerOf, cardOf } from './answer.ts'
import { defined } from './memories.ts'
import { type OperationContext, operation } from './operation.ts'
import { withEventSummaries } from './plain-notes.ts'
import {
  card,
  edgeType,
  form,
  json,
  limit,
  memory,
  memoryView,
  objectKind,
  plainObject,
  skipped,
  text,
  time,
  types,
  verb,
} from './schemas.ts'
import { contextOfTask, NAME_CHARS } from './task-context.ts'
import { findIn, memoryOf } from './two-memories.ts'

const budgetTokens = z
  .int()
  .min(1)
  .max(LIMITS.findBudgetTokens)
  .optional()
  .describe('The texts together never exceed this many tokens')
const asOf = time
  .optional()
  .describe('What was true then: 2026-05-01, 2026-05-01T12:00Z or milliseconds')
const knownAt = time.optional().describe('What was known then, without anything written later')

export const recall = operation({
  name: 'recall',
  title: 'Recall',
  summary: 'Find what is known about a question, best match first',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    query: text.describe('A question or some words'),
    types,
    limit: z
      .int()
      .min(1)
      .max(LIMITS.findLimit)
      .optional()
      .describe('At most this many; default: 10, and 20 if several things are asked for'),
    budgetTokens,
    asOf,
    knownAt,
    form: form.optional(),
    explain: z.boolean().optional().describe('Explain why each memory was chosen'),
  }),
  output: answer,
  examples: [
    { title: 'Ask', input: { query: 'which Node does the build use' } },
    {
      title: 'Only rules and facts, within a budget',
      input: { query: 'deploy', types: ['Constraint', 'Fact'], budgetTokens: 500 },
    },
    { title: 'What was true then', input: { query: 'build', asOf: '2026-05-01', explain: true } },
    { title: 'What was known then', input: { query: 'build', knownAt: '2026-05-01' } },
  ],
  cli: {
    positionals: ['query'],
    options: {
      types: { flag: 'type', value: 'TYPE' },
      budgetTokens: { flag: 'budget', value: 'TOKENS' },
    },
    stdin: ['query'],
  },

  async run(context, { query, explain, ...rest }) {
    const found = await findIn(context, {
      near: query,
      floor: true,
      limit: 'auto',
      ...defined(rest),
    })
    if (found.memories.length === 0 && found.meaningFailed !== undefined) {
      throw new CortexError(
        'EMBEDDER_FAILED',
        `Cannot recall: no word of the question fits, and it could not be searched by meaning: ${found.meaningFailed}`,
        { path: 'query' },
      )
    }
    return recalled(answerOf(found, explain === true), found, context)
  },
})

const NOTHING_FITS = 'Nothing in memory fits this question.'
const WORDS_ONLY = 'It was searched by words alone; `cortex status` says why and what to do.'

/** With how well each memory fits the question; an empty answer says why it is empty. */
function recalled(
  given: z.output<typeof answer>,
  { hits }: Pick<FindResult, 'hits'>,
  { isWordsOnly }: Pick<OperationContext, 'isWordsOnly'>,
): z.output<typeof answer> {
  if (hits.length === 0 && given.trimmedByBudget === 0) {
    return { ...given, note: isWordsOnly ? `${NOTHING_FITS} ${WORDS_ONLY}` : NOTHING_FITS }
  }
  const memories = given.memories.map((each, index) => ({
    ...each,
    score: Math.round((hits[index]?.fit ?? 0) * 100) / 100,
  }))
  return { ...given, memories }
}

export const list = operation({
  name: 'list',
  title: 'List memories',
  summary: 'List memories by type or tag, last stored first',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    types,
    tags: z.array(z.string().min(1)).optional().describe('Only memories with all of these tags'),
    limit: limit(LIMITS.findLimit, 20),
    offset: z.int().min(0).max(LIMITS.findOffset).optional().describe('Skip this many first'),
    asOf,
    knownAt,
    form: form.optional().describe('How much of each memory to show; default: short'),
    tombstoned: z.boolean().optional().describe('Include forgotten memories'),
  }),
  output: answer,
  examples: [
    { title: 'The last ones stored', input: {} },
    { title: 'By type and tag', input: { types: ['Fact'], tags: ['build'], limit: 5 } },
  ],
  cli: {
    options: {
      types: { flag: 'type', value: 'TYPE' },
      tags: { flag: 'tag', value: 'TAG' },
    },
  },

  async run(context, { types: wanted, tags = [], tombstoned, form: shown, ...rest }) {
    const where: Predicate | undefined =
      tags.length === 0 ? undefined : { and: tags.map((tag) => ({ hasTag: tag })) }
    const found = await findIn(context, {
      ...defined({ ...rest, where }),
      types: wanted ?? MEMORY_TYPES.names,
      orderBy: [{ field: 'head.createdAt', direction: 'desc' }],
      form: shown ?? 'short',
      includeTombstoned: tombstoned ?? false,
    })
    return answerOf((shown ?? 'short') === 'short' ? withEventSummaries(found) : found, false)
  },
})

/** Described here, judged by the engine: it knows every field, and says what is wrong with one. */
const query = z
  .looseObject({
    types: types.describe('Only memories of these types'),
    where: json
      .optional()
      .describe(
        'A condition: {"eq"|"ne"|"gt"|"gte"|"lt"|"lte": [field, value]}, {"in": [field, values]}, {"hasTag": tag}, {"matches": [field, pattern]}, {"and"|"or": [conditions]} or {"not": condition}; fields are such as data.subject, head.importance, version.createdAt, salience',
      ),
    orderBy: z
      .array(z.looseObject({ field: z.string(), direction: z.enum(['asc', 'desc']).optional() }))
      .optional()
      .describe('How to order the results; the first clause counts most'),
    limit: z
      .union([z.number(), z.literal('auto')])
      .optional()
      .describe(
        'At most this many; this or budgetTokens is needed; auto: 10, and 20 if several things are asked for',
      ),
    offset: z.number().optional().describe('Skip this many first'),
    budgetTokens: z.number().optional().describe('The texts together never exceed this'),
    form: form.optional(),
    includeTombstoned: z.boolean().optional().describe('Include forgotten memories'),
    near: z.string().optional().describe('A question or some words'),
    nearUri: z.string().optional().describe('Find memories like this one'),
    nearVector: z.array(z.number()).optional().describe('Near this vector'),
    rank: z
      .enum(['relevance', 'salience', 'distance'])
      .optional()
      .describe('What to order matches by'),
    from: z.string().optional().describe('Walk along links from this memory, by URI or id'),
    follow: z
      .looseObject({
        types: z.array(edgeType).optional().describe('Only links of these types'),
        minHops: z.number().optional(),
        maxHops: z.number().optional().describe('At most 6'),
        direction: z.enum(['out', 'in', 'both']).optional(),
        includeTombstoned: z.boolean().optional(),
      })
      .optional()
      .describe('How to walk'),
    frame: z
      .looseObject({ verb, kind: objectKind.optional(), ref: z.string() })
      .optional()
      .describe('Memories of this situation: what is done, to what kind of thing, to which one'),
    asOf,
    knownAt,
  })
  .describe('What to find; give a limit and something that narrows')

const found = z.object({
  memories: z.array(memory),
  rendered: z.array(z.string()),
  renderedTokens: z.array(z.int()),
  scores: z.array(z.number()),
  distances: z.array(z.number().nullable()).optional(),
  hopDistances: z.array(z.int()).optional(),
  total: z.int(),
  totalIsExact: z.boolean(),
  candidatesScanned: z.int(),
  trimmedByBudget: z.int(),
  skipped,
  explain: json,
})

export const find = operation({
  name: 'find',
  title: 'Find by query',
  summary: 'Run a full query: predicates, ordering, frames, walks along links',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ query }),
  output: found,
  examples: [
    {
      title: 'Important facts about the build',
      input: {
        query: {
          types: ['Fact'],
          where: {
            and: [{ eq: ['data.subject', 'build'] }, { gte: ['head.importance', 5] }],
          },
          limit: 5,
        },
      },
    },
    {
      title: 'What a memory rests on',
      input: {
        query: {
          from: '01HF7YAT00XR00000000000001',
          follow: { types: ['derived_from'], maxHops: 3 },
          limit: 20,
        },
      },
    },
  ],
  cli: { options: { query: { value: 'JSON' } }, stdin: ['query'] },

  async run(context, { query: request }) {
    if (request.lateBinding === true) {
      throw new CortexError(
        'INVALID_INPUT',
        'Cannot find: a late-binding query writes to the journal; call find-late for it',
        { path: 'query.lateBinding' },
      )
    }
    return foundOf(await (await memoryOf(context)).find(readQuery(request)))
  },
})

export const findLate = operation({
  name: 'find-late',
  title: 'Find and record the use',
  summary:
    'Run a query and count what it finds as used; the journal keeps only a hash of the query',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({ query }),
  output: found,
  examples: [
    {
      title: 'Facts about the build, which count as used',
      input: { query: { types: ['Fact'], near: 'build', limit: 5 } },
    },
  ],
  cli: { options: { query: { value: 'JSON' } }, stdin: ['query'] },

  async run(context, { query: request }) {
    const cortex = await memoryOf(context)
    return foundOf(await cortex.find({ ...readQuery(request), lateBinding: true }))
  },
})

function foundOf({
  memories,
  distances,
  explain,
  skipped: unread,
  ...rest
}: FindResult): z.output<typeof found> {
  return {
    memories: memories.map(memoryView),
    rendered: [...rest.rendered],
    renderedTokens: [...rest.renderedTokens],
    scores: [...rest.scores],
    ...(distances === undefined
      ? {}
      : { distances: distances.map((distance) => distance ?? null) }),
    ...(rest.hopDistances === undefined ? {} : { hopDistances: [...rest.hopDistances] }),
    total: rest.total,
    totalIsExact: rest.totalIsExact,
    candidatesScanned: rest.candidatesScanned,
    trimmedByBudget: rest.trimmedByBudget,
    skipped: unread.map(plainObject),
    explain: plainObject(explain),
  }
}

/** What JSON cannot say becomes what the engine wants; the engine checks the rest. */
function readQuery(request: z.output<typeof query>): Query {
  const { nearVector, ...rest } = defined(request)
  const read = nearVector && { nearVector: Float32Array.from(nearVector) }
  return { ...rest, ...read } as unknown as Query
}

/** A memory of a context, with the name that its line in the text ends with. */
const line = card.extend({ ref: z.string().describe('Its short name, as in the text') })

const references = z.union([z.string(), z.array(z.string())], {
  error: 'expected a reference or a list of references',
})

export const context = operation({
  name: 'context',
  title: 'Context for a task',
  summary: 'Show what an agent should know before a task: rules, relevant memories, past outcomes',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    goal: text.optional().describe('The task, in words'),
    verb: verb.optional().describe('What is about to be done'),
    objects: z
      .record(z.string(), references)
      .optional()
      .describe('What it is done to: kind and name, such as service and api'),
    budgetTokens: z
      .int()
      .min(1)
      .optional()
      .describe(
        `Never exceeded; default: ${LIMITS.contextDefaultTokens}, at most ${LIMITS.contextTokens}`,
      ),
    tiers: z
      .array(z.enum(['pinned', 'frame_relevant', 'outcomes']))
      .optional()
      .describe('Only these parts'),
    outcomeLimit: z
      .int()
      .min(0)
      .max(LIMITS.findLimit)
      .optional()
      .describe('At most this many outcomes; default: 3'),
    form: form.optional(),
    asOf,
    knownAt,
    leftOut: z.boolean().optional().describe('Also say what did not fit, and what each costs'),
  }),
  output: z.object({
    text: z.string().describe('For a prompt'),
    pinned: z.array(line),
    proposed: z.array(line).describe('Said by others, not confirmed by the user'),
    frameRelevant: z.array(line),
    outcomes: z.array(line),
    totalTokens: z.int().describe('Of what the memories say'),
    sentTokens: z
      .int()
      .describe('Of the whole text, with headings, dates and names: what the budget bounds'),
    budgetTokens: z.int(),
    trimmed: z.int(),
    pinnedTrimmed: z.int(),
    reachableUris: z.array(z.string()),
    leftOut: z
      .array(z.object({ uri: z.string(), text: z.string(), tokens: z.int(), score: z.number() }))
      .optional()
      .describe('What did not fit, the next to fit first'),
    skipped,
  }),
  examples: [
    { title: 'What must never be forgotten', input: {} },
    { title: 'Before a task', input: { goal: 'deploy the api' } },
    {
      title: 'Before a change to a service',
      input: { verb: 'modify', objects: { service: ['api'] }, budgetTokens: 1000 },
    },
  ],
  cli: {
    positionals: ['goal'],
    options: {
      verb: { value: 'VERB' },
      objects: { flag: 'object', value: 'KIND:REF', reads: 'objects' },
      budgetTokens: { flag: 'budget', value: 'TOKENS' },
      tiers: { flag: 'tier', value: 'TIER' },
    },
  },

  async run(context, { objects, goal, budgetTokens: wanted, leftOut, ...rest }) {
    const budgetTokens = Math.min(wanted ?? LIMITS.contextDefaultTokens, LIMITS.contextTokens)
    const { bundle, text: shown } = await contextOfTask(context, goal, {
      budgetTokens,
      ...defined(rest),
      ...(objects === undefined
        ? {}
        : { objects: objects as Partial<Record<ObjectKind, string | string[]>> }),
    })
    const cards = (memories: typeof bundle.pinned): z.output<typeof line>[] =>
      memories.map((found) => {
        const { id } = found.head
        const shown = cardOf(
          found,
          bundle.rendered[id] ?? '',
          bundle.tokens[id] ?? 0,
          bundle.scores[id] ?? 0,
          bundle.actors?.[id],
        )
        return { ...shown, ref: shortReference(id, NAME_CHARS) }
      })
    return {
      text: shown,
      pinned: cards(bundle.pinned),
      proposed: cards(bundle.proposed),
      frameRelevant: cards(bundle.frameRelevant),
      outcomes: cards(bundle.outcomes),
      totalTokens: bundle.totalTokens,
      sentTokens: estimateRealTokens(shown),
      budgetTokens,
      trimmed: bundle.trimmed,
      pinnedTrimmed: bundle.pinnedTrimmed,
      reachableUris: [...bundle.reachableUris],
      ...(leftOut === true ? { leftOut: bundle.leftOut.map((each) => ({ ...each })) } : {}),
      skipped: bundle.skipped.map(plainObject),
    }
  },
})
