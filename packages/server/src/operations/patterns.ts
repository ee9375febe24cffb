/** Operations on procedures: how something is done, and whether it worked. */
import { LIMITS } from '@cortex-memory/core'
import type { PatternSpec } from '@cortex-memory/pager'
import { z } from 'zod'
import { defined, provenanceOf } from './memories.ts'
import { operation } from './operation.ts'
import { json, limit, plainObject, uri } from './schemas.ts'
import { withPager } from './with-pager.ts'

const intentId = z.string().min(1).max(LIMITS.intentIdBytes).describe('Name of the task')

export const patternRecord: z.ZodObject<{
  uri: z.ZodString
  spec: typeof json
  confidence: z.ZodNumber
  successes: z.ZodInt
  text: z.ZodString
}> = z.object({
  uri,
  spec: json,
  confidence: z.number(),
  successes: z.int().describe('From different tasks'),
  text: z.string(),
})

export function patternView<T extends { readonly spec: PatternSpec }>(
  pattern: T,
): Omit<T, 'spec'> & { spec: Record<string, unknown> } {
  return { ...pattern, spec: plainObject(pattern.spec) }
}

const lines = z.array(z.string().min(1).max(LIMITS.statementBytes)).max(64)
const specFields = {
  name: z.string().min(1).max(200).describe('What the procedure is called'),
  trigger: z.string().max(1_000).default('').describe('When to apply it'),
  steps: lines.min(1).describe('What to do, in order'),
  preconditions: lines.optional().describe('What to check before'),
  gotchas: lines.optional().describe('What went wrong before'),
  successCriteria: lines.optional().describe('What to check after'),
}
const specOptions = {
  steps: { flag: 'step', value: 'TEXT' },
  preconditions: { flag: 'precondition', value: 'TEXT' },
  gotchas: { flag: 'gotcha', value: 'TEXT' },
  successCriteria: { flag: 'success-criterion', value: 'TEXT' },
} as const
const RELEASE = {
  name: 'release',
  trigger: 'publishing a release',
  steps: ['run the tests', 'tag the commit', 'push the tag'],
}

type SpecInput = z.output<z.ZodObject<typeof specFields>>

function specOf(input: SpecInput): PatternSpec {
  const { name, trigger, steps, preconditions, gotchas, successCriteria } = input
  return { name, trigger, steps, ...defined({ preconditions, gotchas, successCriteria }) }
}

export const patternWrite = operation({
  name: 'pattern-write',
  title: 'Write a procedure',
  summary: 'Store a procedure; it replaces one with the same name',
  effect: 'write',
  idempotent: false,
  creates: true,
  input: z.strictObject({
    ...specFields,
    strength: z.number().min(0).max(1).default(0.5).describe('How sure it is; default: 0.5'),
    derivedFrom: z
      .array(z.string().min(1))
      .max(256)
      .default([])
      .describe('Tasks in which it worked; it is offered once there are enough'),
  }),
  output: z.object({ uri }),
  examples: [{ title: 'A release', input: RELEASE }],
  cli: {
    positionals: ['name'],
    options: { ...specOptions, derivedFrom: { flag: 'from', value: 'INTENT' } },
  },

  async run(context, input) {
    const sources = [...new Set(input.derivedFrom)]
    const written = await withPager(context, [await context.cortex()], (pager) =>
      pager.writePattern(
        specOf(input),
        input.strength,
        sources.length,
        sources,
        provenanceOf(context),
      ),
    )
    return { uri: written }
  },
})

export const patternReport = operation({
  name: 'pattern-report',
  title: 'Report on a procedure',
  summary: 'Report that a procedure worked or failed in a task; each task counts once',
  effect: 'write',
  idempotent: false,
  creates: true,
  input: z.strictObject({
    ...specFields,
    intent: intentId,
    outcome: z.enum(['success', 'failure']).describe('How it went'),
  }),
  output: z.object({ uri: uri.optional() }),
  examples: [
    { title: 'It worked', input: { ...RELEASE, intent: 'release-1.4', outcome: 'success' } },
  ],
  cli: { positionals: ['name'], options: { ...specOptions, outcome: { value: 'OUTCOME' } } },

  async run(context, input) {
    const { intent, outcome: went } = input
    const written = await withPager(context, [await context.cortex()], (pager) =>
      pager.reinforcePattern(specOf(input), [intent], intent, went, provenanceOf(context)),
    )
    return defined({ uri: written }) as { uri?: string }
  },
})

export const patternList = operation({
  name: 'pattern-list',
  title: 'Procedures',
  summary: 'List procedures, how often they worked and which became skills',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    limit: limit(LIMITS.findLimit, 50),
    proven: z.boolean().optional().describe('Only those that worked often enough'),
  }),
  output: z.object({
    patterns: z.array(patternRecord.extend({ proven: z.boolean(), promoted: z.boolean() })),
  }),
  examples: [{ title: 'All', input: {} }],

  async run(context, input) {
    const patterns = await withPager(context, [await context.cortex()], (pager) =>
      pager.patterns(input.limit),
    )
    const shown = patterns.filter(({ proven }) => proven || input.proven !== true)
    return { patterns: shown.map(patternView) }
  },
})

export const patternPromote = operation({
  name: 'pattern-promote',
  title: 'Make a procedure a skill',
  summary: 'Write a proven procedure as a SKILL.md into the configured skills directory',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({ uri: uri.min(1).max(128).describe('URI of the pattern') }),
  output: z.object({ file: z.string() }),
  examples: [
    {
      title: 'A skill',
      input: { uri: 'matrix://cortex/Pattern/01HF7YAT00XR00000000000004#1' },
    },
  ],
  cli: { positionals: ['uri'] },

  async run(context, input) {
    const file = await withPager(context, [await context.cortex()], (pager) =>
      pager.promote(input.uri as never, pager.config.skillsRoot),
    )
    return { file }
  },
})
