/**
 * Looking into the markdown files of the configured context. What changes them is in
 * `dense-changes.ts`.
 *
 * @module
 */
import type { AtomId } from '@cortex-memory/dense'
import { z } from 'zod'
import { defined } from './memories.ts'
import { operation } from './operation.ts'
import { json, limit, plainObject, text } from './schemas.ts'
import { atomId, project, projectIn, withContext } from './with-context.ts'

const TASK_STATES = [
  ...(['actionable', 'waiting', 'in-progress', 'blocked', 'paused'] as const),
  ...(['approval-needed', 'pending', 'done'] as const),
] as const

export const ctxSearch = operation({
  name: 'ctx-search',
  title: 'Search the context files',
  summary: 'Search the entries of the markdown context, best match first',
  effect: 'read',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    query: text.describe('Some words'),
    project: project.describe('Only in this project'),
    kinds: z
      .array(z.enum(['experiment', 'knowledge', 'pattern']))
      .min(1)
      .optional()
      .describe('Only these kinds of entries'),
    limit: limit(100, 10),
    all: z.boolean().optional().describe('Include invalidated entries'),
  }),
  output: z.object({ hits: z.array(json) }),
  examples: [{ title: 'Find', input: { query: 'tide tables' } }],
  cli: {
    words: 'ctx search',
    positionals: ['query'],
    options: { kinds: { flag: 'kind', value: 'KIND' } },
  },

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

export const ctxShow = operation({
  name: 'ctx-show',
  title: 'Read a context entry',
  summary: 'Show one entry of the markdown context',
  effect: 'read',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    id: atomId,
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
  cli: { words: 'ctx show', positionals: ['id'] },

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

export const ctxFresh = operation({
  name: 'ctx-fresh',
  title: 'Briefing from the context',
  summary: 'Brief a newcomer to a project of the markdown context, within a token budget',
  effect: 'read',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    project,
    budgetTokens: z.int().min(50).max(100_000).optional().describe('Never exceeded; default: 2000'),
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
  cli: {
    words: 'ctx fresh',
    positionals: ['project'],
    options: { budgetTokens: { flag: 'budget', value: 'TOKENS' } },
  },

  async run(context, { project: named, ...options }) {
    const report = await withContext(context, async (dense) =>
      dense.fresh(await projectIn(dense, named), defined(options)),
    )
    const { leftOut, gaps } = report
    return { ...report, leftOut: [...leftOut], gaps: gaps.map(plainObject) }
  },
})

export const ctxLint = operation({
  name: 'ctx-lint',
  title: 'Check the context files',
  summary: 'Check the markdown context and list problems by file',
  effect: 'read',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    project: project.describe('Only this project; default: all'),
    limit: limit(1_000, 100),
  }),
  output: z.object({
    ok: z.boolean().describe('No errors; warnings may remain'),
    diagnostics: z.array(json),
    more: z.int().describe('Beyond those listed'),
  }),
  examples: [{ title: 'Check all', input: {} }],
  cli: { words: 'ctx lint' },

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

export const ctxProjects = operation({
  name: 'ctx-projects',
  title: 'Projects of the context',
  summary: 'List the projects of the markdown context',
  effect: 'read',
  idempotent: true,
  storeless: true,
  input: z.strictObject({}),
  output: z.object({ projects: z.array(z.string()) }),
  examples: [{ title: 'List', input: {} }],
  cli: { words: 'ctx projects' },

  async run(context) {
    return { projects: await withContext(context, async (dense) => await dense.projects()) }
  },
})

export const ctxGraph = operation({
  name: 'ctx-graph',
  title: 'Graph of context entries',
  summary: 'Show how entries of the markdown context relate to each other',
  effect: 'read',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    id: atomId.optional().describe('Only what leads to this entry and away from it'),
    project: project.describe('Only this project; default: all'),
    limit: limit(2_000, 200),
  }),
  output: z.object({
    nodes: z.array(json),
    edges: z.array(json),
    pending: z.array(json).describe('References to entries that are not there'),
    more: z.int().describe('Beyond those listed'),
  }),
  examples: [
    { title: 'Who refers to an entry', input: { id: 'K-1' } },
    { title: 'All of a project', input: { project: 'atlas' } },
  ],
  cli: { words: 'ctx graph', positionals: ['id'] },

  async run(context, { id, project: named, limit: most }) {
    const { identity, neighbourhood, parseId } = await import('@cortex-memory/dense')
    const graph = await withContext(context, async (dense) => {
      if (id === undefined) {
        if (named !== undefined) await projectIn(dense, named)
        return await dense.graph(named)
      }
      const place = await projectIn(dense, named)
      return neighbourhood(await dense.graph(), `${place}/${identity(parseId(id) as AtomId)}`)
    })
    const nodes = graph.nodes.map((node) => ({ ...node, ...graph.about.get(node.key) }))
    const lists = [nodes, graph.edges, graph.pending] as const
    const more = lists.reduce((sum, { length }) => sum + Math.max(0, length - most), 0)
    const [shown, edges, pending] = lists.map((all) => all.slice(0, most).map(plainObject))
    return { nodes: shown ?? [], edges: edges ?? [], pending: pending ?? [], more }
  },
})

export const ctxTasks = operation({
  name: 'ctx-tasks',
  title: 'Tasks of the context',
  summary: 'List the tasks of a project of the markdown context, in order',
  effect: 'read',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    project,
    states: z.array(z.enum(TASK_STATES)).min(1).optional().describe('Only tasks in these states'),
    limit: limit(1_000, 50),
  }),
  output: z.object({
    project: z.string(),
    tasks: z.array(json),
    more: z.int().describe('Beyond those listed'),
  }),
  examples: [{ title: 'What can be done now', input: { states: ['actionable'] } }],
  cli: {
    words: 'ctx tasks list',
    positionals: ['project'],
    options: { states: { flag: 'state', value: 'STATE' } },
  },

  async run(context, { project: named, states, limit: most }) {
    return await withContext(context, async (dense) => {
      const place = await projectIn(dense, named)
      const wanted = dense
        .tasks(place)
        .list()
        .filter(({ state }) => states?.includes(state) ?? true)
      return {
        project: place,
        tasks: wanted.slice(0, most).map((task) => plainObject(defined(task))),
        more: Math.max(0, wanted.length - most),
      }
    })
  },
})

export const ctxMaintain = operation({
  name: 'ctx-maintain',
  title: 'Maintain the context files',
  summary: 'Suggest what to review in the markdown context, and why; changes nothing',
  effect: 'read',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    project,
    all: z.boolean().optional().describe('Include dismissed proposals'),
    limit: limit(500, 50),
  }),
  output: z.object({
    project: z.string(),
    proposals: z.array(json),
    more: z.int().describe('Beyond those listed'),
  }),
  examples: [{ title: 'Proposals', input: {} }],
  cli: { words: 'ctx maintain', positionals: ['project'] },

  async run(context, { project: named, all, limit: most }) {
    return await withContext(context, async (dense) => {
      const place = await projectIn(dense, named)
      const proposals = await dense.maintain(place, { all: all === true })
      return {
        project: place,
        proposals: proposals.slice(0, most).map(plainObject),
        more: Math.max(0, proposals.length - most),
      }
    })
  },
})
