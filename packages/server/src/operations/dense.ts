/**
 * Dense Context over the wire: looking into the markdown files of the configured context. What
 * writes to them stays with `cortex ctx`, beside the files and their git history.
 *
 * @module
 */
import { join } from 'node:path'
import { CortexError, type CortexErrorCode } from '@cortex-memory/core'
import type { DenseContext, DenseErrorCode } from '@cortex-memory/dense'
import { z } from 'zod'
import { defined } from './memories.ts'
import { type Operation, type OperationContext, operation } from './operation.ts'
import { json, limit, plainObject, text } from './schemas.ts'

/** Where the context is: the environment says, else it is in the data home. Never an input. */
function rootOf({ home }: OperationContext): string {
  return process.env.CORTEX_CONTEXT?.trim() || join(home, 'context')
}

const CODES: Readonly<Record<DenseErrorCode, CortexErrorCode>> = {
  INVALID_INPUT: 'INVALID_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  ALREADY_EXISTS: 'ALREADY_EXISTS',
  VERSION_CONFLICT: 'VERSION_CONFLICT',
  REFUSED: 'INVALID_INPUT',
  CORRUPT: 'CORRUPT',
  LOCKED: 'IO_ERROR',
  IO_ERROR: 'IO_ERROR',
  VERIFY_FAILED: 'CORRUPT',
}

async function withContext<T>(
  context: OperationContext,
  use: (dense: DenseContext) => Promise<T>,
): Promise<T> {
  const { DenseError, openContext } = await import('@cortex-memory/dense')
  try {
    return await use(await openContext(rootOf(context), { clock: context.clock }))
  } catch (error) {
    if (!(error instanceof DenseError)) throw error
    throw new CortexError(CODES[error.code], error.message, { cause: error })
  }
}

/** The named project, or the only one there is. */
async function projectIn(dense: DenseContext, named: string | undefined): Promise<string> {
  const projects = await dense.projects()
  const [only] = projects
  if (named !== undefined) {
    if (projects.includes(named)) return named
    throw new CortexError('NOT_FOUND', `The context has no project \`${named}\``)
  }
  if (projects.length === 1 && only !== undefined) return only
  throw new CortexError(
    'INVALID_INPUT',
    `Cannot tell which project: say one of ${projects.join(', ') || 'none there are'}`,
    { path: 'project' },
  )
}

const project = z
  .string()
  .min(1)
  .max(128)
  .optional()
  .describe('Of the context; the only one unless said')

export const ctxSearch: Operation = operation({
  name: 'ctx-search',
  title: 'Search the context files',
  summary: 'Entries of the markdown context that have these words, best first',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    query: text.describe('Some words'),
    project: project.describe('Only in this project'),
    kinds: z
      .array(z.enum(['experiment', 'knowledge', 'pattern']))
      .min(1)
      .optional()
      .describe('Only these kinds of entries'),
    limit: limit(100, 10),
    all: z.boolean().optional().describe('Invalidated ones too'),
  }),
  output: z.object({ hits: z.array(json) }),
  examples: [{ title: 'Find', input: { query: 'tide tables' } }],
  cli: { positionals: ['query'], options: { kinds: { flag: 'kind', value: 'KIND' } } },

  async run(context, { query, all, project: named, ...options }) {
    const hits = await withContext(context, async (dense) => {
      if (named !== undefined) await projectIn(dense, named)
      const includeInvalidated = all === true
      return await dense.search(query, {
        ...defined({ ...options, project: named }),
        includeInvalidated,
      })
    })
    return { hits: hits.map(plainObject) }
  },
})

export const ctxShow: Operation = operation({
  name: 'ctx-show',
  title: 'Read a context entry',
  summary: 'One entry of the markdown context, whole',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    id: z
      .string()
      .regex(/^(?:EXP|K|PAT)-\d{1,6}[a-z]?$/, 'expected an id such as K-1, EXP-7a or PAT-3')
      .describe('Such as K-1'),
    project,
  }),
  output: z.object({
    project: z.string(),
    id: z.string(),
    kind: z.string(),
    status: z.string(),
    summary: z.string().optional(),
    tags: z.array(z.string()),
    text: z.string(),
  }),
  examples: [{ title: 'Read', input: { id: 'K-1' } }],
  cli: { positionals: ['id'] },

  async run(context, { id, project: named }) {
    return await withContext(context, async (dense) => {
      const atom = await dense.read(await projectIn(dense, named), id)
      return {
        project: atom.project,
        id: atom.id?.text ?? id,
        kind: atom.kind,
        status: atom.status.text || 'active',
        ...(atom.summary === undefined ? {} : { summary: atom.summary }),
        tags: [...atom.tags],
        text: atom.text,
      }
    })
  },
})

export const ctxFresh: Operation = operation({
  name: 'ctx-fresh',
  title: 'Briefing from the context',
  summary: 'What a newcomer to a project of the context should know, within a budget',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    project,
    budgetTokens: z
      .int()
      .min(50)
      .max(100_000)
      .optional()
      .describe('Never exceeded; 2000 unless said'),
  }),
  output: z.object({
    project: z.string(),
    passed: z.boolean().describe('Every question of a newcomer is answered'),
    briefing: z.string(),
    tokens: z.int(),
    leftOut: z.array(z.string()),
    gaps: z.array(json),
  }),
  examples: [{ title: 'Before work', input: { budgetTokens: 500 } }],
  cli: { positionals: ['project'], options: { budgetTokens: { flag: 'budget', value: 'TOKENS' } } },

  async run(context, { project: named, ...options }) {
    const report = await withContext(context, async (dense) =>
      dense.fresh(await projectIn(dense, named), defined(options)),
    )
    const { leftOut, gaps } = report
    return { ...report, leftOut: [...leftOut], gaps: gaps.map(plainObject) }
  },
})

export const ctxLint: Operation = operation({
  name: 'ctx-lint',
  title: 'Check the context files',
  summary: 'What is wrong with the markdown context, file by file',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    project: project.describe('Only this project; all unless said'),
    limit: limit(1_000, 100),
  }),
  output: z.object({
    ok: z.boolean().describe('No errors; warnings may remain'),
    diagnostics: z.array(json),
    more: z.int().describe('Beyond those listed'),
  }),
  examples: [{ title: 'Check all', input: {} }],

  async run(context, { project: named, limit: most }) {
    const diagnostics = await withContext(context, async (dense) => {
      if (named !== undefined) await projectIn(dense, named)
      return await dense.lint(named)
    })
    return {
      ok: diagnostics.every(({ severity }) => severity !== 'error'),
      diagnostics: diagnostics.slice(0, most).map(plainObject),
      more: Math.max(0, diagnostics.length - most),
    }
  },
})
