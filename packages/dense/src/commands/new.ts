import { parseArgs } from 'node:util'
import type { AtomKind } from '../atoms/ids.ts'
import { loadAtomFile } from '../change/set-status.ts'
import { createAtom } from '../create/atom.ts'
import type { CreatedAtom } from '../create/created.ts'
import { createDecision } from '../create/decision.ts'
import { createIdea } from '../create/idea.ts'
import { createProject } from '../create/project.ts'
import { createScan } from '../create/scan.ts'
import { displayPath } from '../files/layout.ts'
import type { Command, Io } from '../io.ts'
import { listOf, print, projectFor, usage, workspaceOf, wrong } from './support.ts'

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const

function report(io: Io, made: CreatedAtom, about: object = {}): number {
  const path = displayPath(io.root, made.path)
  print(io, { ...about, id: made.id, path }, `${made.id} ${path}\n`)
  return 0
}

/** `new <kind> …`: the file, its line in the index, and one commit. */
export const newCommand: Command = async ([kind, ...args], io) => {
  switch (kind) {
    case 'project':
      return newProject(args, io)
    case 'experiment':
    case 'knowledge':
    case 'pattern':
      return newAtom(kind, args, io)
    case 'decision':
      return newDecision(args, io)
    case 'idea':
      return newIdea(args, io)
    case 'scan':
      return newScan(args, io)
    default:
      return usage('new project|experiment|knowledge|pattern|decision|idea|scan')
  }
}

async function newProject(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { purpose: text, priority: text },
  })
  const [name] = positionals
  if (name === undefined || positionals.length > 1) usage('new project <name> [--purpose TEXT]')
  const { priority } = values
  if (
    priority !== undefined &&
    priority !== 'High' &&
    priority !== 'Medium' &&
    priority !== 'Low'
  ) {
    wrong('--priority must be High, Medium or Low')
  }
  await createProject(workspaceOf(io), name, {
    ...(values.purpose === undefined ? {} : { purpose: values.purpose }),
    ...(priority === undefined ? {} : { priority }),
  })
  print(io, { project: name, path: `projects/${name}` }, `${name} projects/${name}\n`)
  return 0
}

async function newAtom(kind: AtomKind, args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      project: text,
      tag: texts,
      link: texts,
      evidence: texts,
      source: texts,
      status: text,
      executor: text,
      date: text,
      'variant-of': text,
      body: text,
    },
  })
  const summary = positionals.join(' ')
  if (summary === '') usage(`new ${kind} <summary> --tag TAG …`)
  const sources = listOf(values.source)
  const evidence = listOf(values.evidence)
  const body = values.body === '-' ? await io.stdin() : values.body
  const workspace = workspaceOf(io)
  const project = projectFor(io, values.project)
  const made = await createAtom(
    workspace,
    project,
    kind,
    {
      summary,
      tags: listOf(values.tag),
      links: listOf(values.link),
      sources,
      ...(evidence.length === 0 ? {} : { evidence }),
      ...(values.status === undefined ? {} : { status: values.status }),
      ...(values.executor === undefined ? {} : { executor: values.executor }),
      ...(values.date === undefined ? {} : { date: values.date }),
      ...(values['variant-of'] === undefined ? {} : { variantOf: values['variant-of'] }),
    },
    body,
  )
  const { text: written } = loadAtomFile(workspace, project, made.id)
  return report(io, made, { project, kind, text: written })
}

async function newDecision(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { project: text, alternative: texts, system: { type: 'boolean' } },
  })
  const title = positionals.join(' ')
  if (title === '') usage('new decision <title> --alternative TEXT --alternative TEXT')
  const project = values.system === true ? undefined : projectFor(io, values.project)
  const alternatives = values.alternative ?? []
  return report(io, await createDecision(workspaceOf(io), project, { title, alternatives }))
}

async function newIdea(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { source: text },
  })
  if (positionals.length === 0) usage('new idea <title> [--source TEXT]')
  return report(io, await createIdea(workspaceOf(io), positionals.join(' '), values.source))
}

async function newScan(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { date: text },
  })
  if (positionals.length === 0) usage('new scan <scope> [--date YYYY-MM-DD]')
  return report(io, await createScan(workspaceOf(io), positionals.join(' '), values.date))
}
