/**
 * Changing the markdown files of the configured context: new entries, their life cycle, tasks,
 * generated files. Each change is one commit of the context's own git repository, if it has one.
 *
 * @module
 */
import type { TaskAction, TaskView } from '@cortex-memory/dense'
import { z } from 'zod'
import { defined } from './memories.ts'
import { operation } from './operation.ts'
import { json, plainObject } from './schemas.ts'
import { atomId, project, projectIn, withContext } from './with-context.ts'

/** Anyone who reads the files later has to get through them; the rules of lint are stricter still. */
const BODY_CHARS_MAX = 64_000
const PRINTED = /^\P{Cc}*$/u
const oneLine = (charsMax: number): z.ZodString =>
  z.string().min(1).max(charsMax).regex(PRINTED, 'expected one line without control characters')
const line = oneLine(1_000)
const references = z.array(oneLine(160)).max(64).optional()

export const ctxNewProject = operation({
  name: 'ctx-new-project',
  title: 'New project of the context',
  summary: 'Create a project in the markdown context from templates',
  effect: 'write',
  idempotent: false,
  storeless: true,
  input: z.strictObject({
    name: z.string().min(1).max(128).describe('Letters, digits and dashes'),
    purpose: line.optional().describe('What the project is for, in a sentence'),
    priority: z.enum(['High', 'Medium', 'Low']).optional().describe('Default: Medium'),
  }),
  output: z.object({ project: z.string() }),
  examples: [{ title: 'Set up', input: { name: 'harbour', purpose: 'Berths and tides.' } }],
  cli: { words: 'ctx new project', positionals: ['name'] },

  async run(context, { name, ...options }) {
    await withContext(context, async (dense) => await dense.createProject(name, defined(options)))
    return { project: name }
  },
})

export const ctxNew = operation({
  name: 'ctx-new',
  title: 'New context entry',
  summary: 'Create an entry of the markdown context from its template and add it to the index',
  effect: 'write',
  idempotent: false,
  storeless: true,
  input: z.strictObject({
    kind: z
      .enum(['experiment', 'knowledge', 'pattern'])
      .describe('What was tried, what is known of it, or what holds in general'),
    summary: oneLine(300).describe('A one-line summary'),
    tags: z.array(oneLine(64)).min(1).max(32).describe('Tags to find it by'),
    body: z
      .string()
      .max(BODY_CHARS_MAX)
      .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, 'expected text without control characters')
      .optional()
      .describe('Markdown; default: a template'),
    evidence: references.describe('Ids that knowledge rests on; it needs one'),
    sources: references.describe('Ids of experiments that a pattern comes from; it needs one'),
    links: references.describe('Ids of related entries'),
    status: oneLine(200).optional().describe('Such as active or challenged:K-2'),
    executor: line.optional().describe('Who did the experiment'),
    date: z.string().max(10).optional().describe('YYYY-MM-DD; default: today'),
    variantOf: atomId.optional().describe('The experiment of which this is a variant'),
    project,
  }),
  output: z.object({ project: z.string(), id: z.string(), kind: z.string(), text: z.string() }),
  examples: [
    {
      title: 'After an experiment',
      input: {
        kind: 'experiment',
        summary: 'Tide tables checked against the gauge',
        tags: ['tide'],
        body: 'They differ by less than a minute.',
      },
    },
    {
      title: 'What it taught',
      input: {
        kind: 'knowledge',
        summary: 'The gauge agrees with the tables',
        tags: ['tide'],
        evidence: ['K-1'],
      },
    },
  ],
  cli: {
    words: 'ctx new',
    positionals: ['kind', 'summary'],
    options: { tags: { flag: 'tag' }, links: { flag: 'link' }, sources: { flag: 'source' } },
    stdin: ['body'],
  },

  async run(context, { kind, project: named, body, ...fields }) {
    return await withContext(context, async (dense) => {
      const place = await projectIn(dense, named)
      const { tags, summary, ...rest } = fields
      const atom = await dense.create(place, kind, { tags, summary, ...defined(rest) }, body)
      return { project: place, id: atom.id?.text ?? '', kind, text: atom.text }
    })
  },
})

export const ctxStatus = operation({
  name: 'ctx-status',
  title: 'Change the status of a context entry',
  summary: 'Change the status of an entry of the markdown context, and show what that affects',
  effect: 'destructive',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    id: atomId,
    status: oneLine(200).describe('Such as valid, superseded:K-7, challenged:EXP-3 or invalidated'),
    reason: line.optional().describe('The reason; needed for invalidated'),
    markDownstream: z
      .boolean()
      .optional()
      .describe('Also mark what rests on the entry as challenged'),
    force: z.boolean().optional().describe('Change a final status anyway'),
    project,
  }),
  output: z.object({
    project: z.string(),
    id: z.string(),
    from: z.string(),
    to: z.string(),
    changed: z.array(z.string()).describe('Files, below the context'),
    impact: z.array(json).describe('What rests on the entry, and what to do about it'),
    warnings: z.array(z.string()),
  }),
  examples: [
    { title: 'It was wrong', input: { id: 'K-1', status: 'invalidated', reason: 'local time' } },
  ],
  cli: { words: 'ctx status', positionals: ['id', 'status'] },

  async run(context, { id, status, project: named, ...meta }) {
    return await withContext(context, async (dense) => {
      const place = await projectIn(dense, named)
      const change = await dense.changeStatus(place, id, status, defined(meta))
      const { changed, impact, warnings } = change
      return {
        ...change,
        changed: [...changed],
        impact: impact.map(plainObject),
        warnings: [...warnings],
      }
    })
  },
})

export const ctxRename = operation({
  name: 'ctx-rename',
  title: 'Rename a context entry',
  summary: 'Rename an entry of the markdown context and update every reference',
  effect: 'destructive',
  idempotent: false,
  storeless: true,
  input: z.strictObject({ from: atomId, to: atomId, project }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    references: z.int().describe('That were changed'),
    changed: z.array(z.string()).describe('Files, below the context'),
  }),
  examples: [{ title: 'Another number', input: { from: 'K-1', to: 'K-7' } }],
  cli: { words: 'ctx rename', positionals: ['from', 'to'] },

  async run(context, { from, to, project: named }) {
    const report = await withContext(context, async (dense) =>
      dense.rename(await projectIn(dense, named), from, to),
    )
    return { ...report, changed: [...report.changed] }
  },
})

const task = z.object({ project: z.string(), task: json })
const taskOf = (place: string, view: TaskView): z.output<typeof task> => ({
  project: place,
  task: plainObject(defined(view)),
})
const taskId = z
  .string()
  .regex(/^[0-9a-f]{4}$/, 'expected an id of four hexadecimal digits')
  .describe('Four digits, as ctx-tasks shows them')

export const ctxTaskAdd = operation({
  name: 'ctx-task-add',
  title: 'New task of the context',
  summary: 'Add a task to a project of the markdown context',
  effect: 'write',
  idempotent: false,
  storeless: true,
  input: z.strictObject({
    text: line.describe('What to do'),
    why: line.describe('Why it is worth doing'),
    doneWhen: line.describe('How to tell that it is done'),
    template: line.default('default').describe('How it is worked on; default: default'),
    priority: z.enum(['high', 'medium', 'low']).optional().describe('Default: Medium'),
    plan: line.optional().describe('Where its plan is written'),
    dependsOn: z.array(taskId).max(64).optional().describe('Tasks that come first'),
    parent: taskId.optional().describe('The task that it is part of'),
    owner: line.optional().describe('Who adds it; needed while somebody has locked the queue'),
    project,
  }),
  output: task,
  examples: [
    {
      title: 'Something to do',
      input: {
        text: 'Check the tide tables',
        why: 'They are in UTC',
        doneWhen: 'notes/tides.md says so',
      },
    },
  ],
  cli: { words: 'ctx tasks add', positionals: ['text'] },

  async run(context, { project: named, text: words, why, doneWhen, template, ...rest }) {
    return await withContext(context, async (dense) => {
      const place = await projectIn(dense, named)
      const fields = { text: words, why, doneWhen, template, ...defined(rest) }
      return taskOf(place, await dense.tasks(place).add(fields))
    })
  },
})

/** Approving is a person's word, given with `cortex ctx tasks approve`, and not ours to pass on. */
const ACTIONS = [
  ...(['claim', 'unclaim', 'block', 'unblock', 'pause', 'resume', 'request-approval'] as const),
  ...(['pending', 'reopen', 'complete', 'uncomplete'] as const),
] as const satisfies readonly TaskAction[]

export const ctxTask = operation({
  name: 'ctx-task',
  title: 'Move a task of the context',
  summary: 'Claim, block, pause, complete or reopen a task of the markdown context',
  effect: 'write',
  idempotent: false,
  storeless: true,
  input: z.strictObject({
    id: taskId,
    action: z.enum(ACTIONS).describe('What happens to it'),
    by: line.optional().describe('Who claims it'),
    reason: line.optional().describe('What blocks it'),
    note: line.optional().describe('How it was done; a commit counts as evidence'),
    skipVerify: line.optional().describe('Why it is complete although nothing shows it'),
    project,
  }),
  output: task,
  examples: [{ title: 'Take it', input: { id: 'a1f0', action: 'claim', by: 'ada' } }],
  cli: { words: 'ctx tasks', positionals: ['id', 'action'] },

  async run(context, { id, action, project: named, ...meta }) {
    return await withContext(context, async (dense) => {
      const place = await projectIn(dense, named)
      return taskOf(place, await dense.tasks(place).act(id, action, defined(meta)))
    })
  },
})

export const ctxIndex = operation({
  name: 'ctx-index',
  title: 'Rebuild the indexes of the context',
  summary: 'Regenerate the indexes and counts of the markdown context',
  effect: 'write',
  idempotent: true,
  storeless: true,
  input: z.strictObject({ project: project.describe('Only this project; default: all') }),
  output: z.object({
    written: z.int().describe('Files that were not as they should be'),
    projects: z.array(json),
    failures: z.array(json),
  }),
  examples: [{ title: 'All of it', input: {} }],
  cli: { words: 'ctx index', positionals: ['project'] },

  async run(context, { project: named }) {
    const report = await withContext(context, async (dense) => {
      if (named !== undefined) await projectIn(dense, named)
      return await dense.regenerate(named)
    })
    return {
      written: report.written,
      projects: report.projects.map(plainObject),
      failures: report.failures.map(plainObject),
    }
  },
})

export const ctxSync = operation({
  name: 'ctx-sync',
  title: 'Complete the CORTEX.md files',
  summary:
    'Find lines missing from CORTEX.md files of the markdown context; insert them on request',
  effect: 'write',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    project: project.describe('Only this project; default: all'),
    write: z.boolean().optional().describe('Insert them, rather than only show them'),
  }),
  output: z.object({
    missing: z.array(json),
    written: z.array(z.string()).describe('Files, below the context'),
  }),
  examples: [
    { title: 'Look', input: {} },
    { title: 'Insert', input: { project: 'atlas', write: true } },
  ],
  cli: { words: 'ctx sync', positionals: ['project'] },

  async run(context, { project: named, write }) {
    const report = await withContext(context, async (dense) => {
      if (named !== undefined) await projectIn(dense, named)
      return await dense.sync(named, { write: write === true })
    })
    return { missing: report.missing.map(plainObject), written: [...report.written] }
  },
})

export const ctxUserLearn = operation({
  name: 'ctx-user-learn',
  title: 'Note a preference in the context',
  summary: 'Store a preference of the owner in USER.md of the markdown context, one per topic',
  effect: 'write',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    observation: line.describe('Such as Language: British English'),
    section: line.optional().describe('Default: Working habits'),
  }),
  output: z.object({
    outcome: z.enum(['unchanged', 'added', 'replaced']),
    replaced: z.string().optional().describe('What gave way to it'),
    compressed: z.array(z.string()).describe('What was left out to make room'),
    bytes: z.int(),
  }),
  examples: [{ title: 'A habit', input: { observation: 'Times: always in UTC' } }],
  cli: { words: 'ctx user-learn', positionals: ['observation'] },

  async run(context, { observation, section }) {
    const learned = await withContext(context, async (dense) =>
      dense.learnUser(observation, { by: context.actor, ...defined({ section }) }),
    )
    return { ...learned, compressed: [...learned.compressed] }
  },
})
