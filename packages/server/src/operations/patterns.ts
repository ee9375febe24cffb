/** Operations on procedures: how something is done, and whether it worked. */
import { CortexError, LIMITS } from '@cortex-memory/core'
import type { Pager, PatternSpec } from '@cortex-memory/pager'
import { z } from 'zod'
import { defined, provenanceOf } from './memories.ts'
import { operation } from './operation.ts'
import { json, limit, plainObject, uri } from './schemas.ts'
import { workingIn } from './two-memories.ts'
import { withPager } from './with-pager.ts'

const intentId = z.string().min(1).max(LIMITS.intentIdBytes).describe('Name of the task')

export const patternRecord: z.ZodObject<{
  uri: z.ZodString
  spec: typeof json
  confidence: z.ZodNumber
  successes: z.ZodInt
  failures: z.ZodInt
  text: z.ZodString
}> = z.object({
  uri,
  spec: json,
  confidence: z.number(),
  successes: z.int().describe('From different tasks'),
  failures: z.int().describe('Tasks in which it failed'),
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
    coverage: z
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('In how many tasks it worked; more than are named do not count'),
  }),
  output: z.object({ uri, note: z.string().optional().describe('Why it is not offered yet') }),
  examples: [{ title: 'A release', input: RELEASE }],
  cli: {
    positionals: ['name'],
    options: { ...specOptions, derivedFrom: { flag: 'from', value: 'INTENT' } },
  },

  async run(context, input) {
    const sources = [...new Set(input.derivedFrom)]
    const coverage = input.coverage ?? sources.length
    return await withPager(context, [await workingIn(context)], async (pager) => {
      const by = provenanceOf(context)
      const written = await pager.writePattern(specOf(input), input.strength, coverage, sources, by)
      const note = pager.whyWithheld({ coverage, derivedFrom: sources })
      return { uri: written, ...(note !== undefined && { note }) }
    })
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
    steps: specFields.steps
      .optional()
      .describe('What to do, in order; default: as the procedure of this name says'),
    intent: intentId,
    outcome: z.enum(['success', 'failure']).describe('How it went'),
  }),
  output: z.object({ uri: uri.optional() }),
  examples: [
    { title: 'It worked', input: { ...RELEASE, intent: 'release-1.4', outcome: 'success' } },
    {
      title: 'By its name',
      input: { name: 'deploy', intent: 'deploy-7', outcome: 'success' },
    },
  ],
  cli: { positionals: ['name'], options: { ...specOptions, outcome: { value: 'OUTCOME' } } },

  async run(context, input) {
    const { intent, outcome: went, steps } = input
    const written = await withPager(context, [await workingIn(context)], async (pager) => {
      const spec =
        steps === undefined ? await knownSpec(pager, input.name) : specOf({ ...input, steps })
      return await pager.reinforcePattern(spec, [intent], intent, went, provenanceOf(context))
    })
    if (written !== undefined) return { uri: written }
    const message =
      'Cannot report on this procedure: its name, trigger and steps are blank. Give it a name'
    throw new CortexError('INVALID_INPUT', message, { path: 'name' })
  },
})

/** What was written down under a name, in any case. */
async function knownSpec(pager: Pager, name: string): Promise<PatternSpec> {
  const known = await pager.patterns(LIMITS.findLimit)
  const found = known.find(({ spec }) => spec.name.toLowerCase() === name.trim().toLowerCase())
  if (found !== undefined) return found.spec
  const names = known.map(({ spec }) => spec.name).slice(0, 8)
  const others = names.length === 0 ? 'there are none yet' : `there are ${names.join(', ')}`
  throw new CortexError(
    'NOT_FOUND',
    `Cannot report on ${JSON.stringify(name)}: no procedure has this name, and ${others}. Give its steps to make it`,
    { path: 'name' },
  )
}

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
    patterns: z.array(
      patternRecord.extend({
        proven: z.boolean(),
        promoted: z.boolean(),
        why: z.string().optional().describe('Why it is not offered'),
      }),
    ),
  }),
  examples: [{ title: 'All', input: {} }],

  async run(context, input) {
    const patterns = await withPager(context, [await workingIn(context)], (pager) =>
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
    const file = await withPager(context, [await workingIn(context)], (pager) =>
      pager.promote(input.uri as never, pager.config.skillsRoot),
    )
    return { file }
  },
})
