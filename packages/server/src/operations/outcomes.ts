/** Operations that close a task: attest, compact; and conflicts, which it may have left behind. */
import { type AttestResult, LIMITS, parseUri, type Uri } from '@cortex-memory/core'
import { z } from 'zod'
import { defined } from './memories.ts'
import { type Operation, operation } from './operation.ts'
import { limit, sequence, time } from './schemas.ts'
import { NOTE } from './text-to-data.ts'
import { holdersOf } from './two-memories.ts'

const FACT = 'matrix://cortex/Fact/01HF7YAT00XR00000000000002#1'
const EVENT = 'matrix://cortex/Event/01HF7YAT00XR00000000000003#1'

const intent = z.string().min(1).max(LIMITS.intentIdBytes).describe('Name of the task')
const uris = z.array(z.string().min(1)).describe('URIs of memories')
const weights = z.record(z.string(), z.number())

export const attest = operation({
  name: 'attest',
  title: 'Attest an outcome',
  summary: 'Report how a task ended and which memories helped, so that ranking learns',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({
    intent,
    outcome: z.enum(['success', 'failure']).describe('How it ended'),
    reason: z
      .string()
      .min(1)
      .max(LIMITS.reasonBytes)
      .optional()
      .describe('factual_error and wrong_assumption blame the memories'),
    cited: uris,
  }),
  output: z.object({
    seq: sequence,
    learnSeq: sequence,
    affectedIds: z.array(z.string()),
    skippedUris: z.array(z.string()),
    citationsDelta: z.int(),
    prevWeights: weights,
    newWeights: weights,
    weightsUpdated: z.boolean(),
  }),
  examples: [
    {
      title: 'It worked',
      input: { intent: 'upgrade-node', outcome: 'success', cited: [FACT, EVENT] },
    },
    {
      title: 'A memory was wrong',
      input: {
        intent: 'upgrade-node',
        outcome: 'failure',
        reason: 'factual_error',
        cited: [FACT],
      },
    },
  ],
  cli: { positionals: ['intent', 'cited'], options: { outcome: { value: 'OUTCOME' } } },

  async run(context, { intent: intentId, outcome, reason, cited }) {
    const done: AttestResult[] = []
    for (const [cortex, uris] of await holdersOf(context, cited as Uri[])) {
      const shared = { intentId, outcome, ...defined({ reason }) }
      done.push(await cortex.attest({ ...shared, cited: uris }))
    }
    // Each memory learns for itself; the weights told are those of the first.
    const [first] = done as [AttestResult]
    return {
      ...first,
      affectedIds: done.flatMap(({ affectedIds }) => affectedIds),
      skippedUris: done.flatMap(({ skippedUris }) => skippedUris),
      citationsDelta: done.reduce((sum, { citationsDelta }) => sum + citationsDelta, 0),
      prevWeights: { ...first.prevWeights },
      newWeights: { ...first.newWeights },
    }
  },
})

export const compact = operation({
  name: 'compact',
  title: 'Compact a context',
  summary: 'Shrink a full context: keep what is needed, reduce the rest to one line each',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({
    intent,
    step: z.string().min(1).max(LIMITS.stepIdBytes).describe('Name of the step in the task'),
    uris: uris.describe('URIs of what is in the context, in its order'),
    loadBearing: uris.optional().describe('URIs of what must stay'),
    budgetTokens: z.int().min(1).optional().describe('Fit into this many tokens'),
  }),
  output: z.object({
    seq: sequence,
    kept: z.array(z.string()),
    compacted: z.array(z.object({ ref: z.string(), shortForm: z.string(), salience: z.number() })),
    snapshotUri: z.string(),
  }),
  examples: [
    {
      title: 'Keep the fact',
      input: { intent: 'upgrade-node', step: '1', uris: [FACT, EVENT], loadBearing: [FACT] },
    },
  ],
  cli: {
    positionals: ['intent', 'step', 'uris'],
    options: {
      loadBearing: { flag: 'keep', value: 'URI' },
      budgetTokens: { flag: 'budget', value: 'TOKENS' },
    },
  },

  async run(context, input) {
    const { loadBearing, budgetTokens } = input
    const inContext = input.uris.map((uri, index) => {
      const { id, type, version } = parseUri(uri, `uris[${index}]`)
      return { uri, head: { id, type }, version: { version } }
    })
    const cortex = await context.cortex()
    const done = await cortex.compact({
      inContext,
      intentId: input.intent,
      stepId: input.step,
      ...defined({ budgetTokens, loadBearing: loadBearing as Uri[] | undefined }),
    })
    return {
      seq: done.seq,
      kept: done.kept.map(({ uri }) => uri),
      compacted: done.compacted.map((stub) => ({ ...stub })),
      snapshotUri: done.snapshotUri,
    }
  },
})

export const checkpoint = operation({
  name: 'checkpoint',
  title: 'Show a checkpoint',
  summary: 'Show what a compaction kept and what it reduced to one line each',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    intent,
    step: z.string().min(1).max(LIMITS.stepIdBytes).describe('Name of the step in the task'),
  }),
  output: z.object({
    intentId: z.string(),
    stepId: z.string(),
    createdAt: z.int(),
    budgetTokens: z.int(),
    keptUris: z.array(z.string()),
    compacted: z.array(z.object({ ref: z.string(), shortForm: z.string(), salience: z.number() })),
  }),
  examples: [{ title: 'Of a step', input: { intent: 'upgrade-node', step: '0' } }],
  cli: { positionals: ['intent', 'step'] },

  async run(context, input) {
    const cortex = await context.cortex()
    const found = await cortex.loadCheckpoint(input.intent, input.step)
    return {
      ...found,
      keptUris: [...found.keptUris],
      compacted: found.compacted.map((stub) => ({ ...stub })),
    }
  },
})

export const topic: z.ZodObject<{
  subject: z.ZodString
  predicate: z.ZodString
  statements: z.ZodInt
  facts: z.ZodArray<
    z.ZodObject<{
      uri: z.ZodString
      statement: z.ZodString
      confidence: z.ZodNumber
      validFrom: z.ZodInt
    }>
  >
  more: z.ZodInt
}> = z.object({
  subject: z.string(),
  predicate: z.string(),
  statements: z.int(),
  facts: z.array(
    z.object({
      uri: z.string(),
      statement: z.string(),
      confidence: z.number(),
      validFrom: z.int(),
    }),
  ),
  more: z.int(),
})

export const conflicts = operation({
  name: 'conflicts',
  title: 'List contradictions',
  summary:
    'List facts that contradict each other (same subject and predicate, different statement)',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    subject: z.string().min(1).optional().describe('Only about this subject'),
    limit: limit(LIMITS.conflicts, LIMITS.conflictsDefault),
    asOf: time.optional().describe('Facts that were true then'),
    knownAt: time.optional().describe('As they were known then'),
  }),
  output: z.object({ conflicts: z.array(topic) }),
  examples: [
    { title: 'All', input: {} },
    { title: 'About one thing', input: { subject: 'build' } },
  ],

  async run(context, input) {
    const cortex = await context.cortex()
    return { conflicts: await conflictsOf(cortex, input) }
  },
})

interface ConflictFilter {
  readonly subject?: string | undefined
  readonly limit: number
  readonly asOf?: number | undefined
  readonly knownAt?: number | undefined
}
type Engine = Awaited<ReturnType<Parameters<Operation['run']>[0]['cortex']>>

/** Notes are left out: several may stand side by side about one thing. */
export async function conflictsOf(
  cortex: Engine,
  { limit: most, ...filter }: ConflictFilter,
): Promise<z.output<typeof topic>[]> {
  const found = await cortex.conflicts({ ...defined(filter), limit: LIMITS.conflicts })
  return found
    .filter(({ predicate }) => predicate !== NOTE)
    .slice(0, most)
    .map((each) => ({ ...each, facts: each.facts.map((fact) => ({ ...fact })) }))
}
