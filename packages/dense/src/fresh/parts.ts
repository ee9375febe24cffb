/** The parts of a briefing, the most important first. */
import { type AtomHeader, displayTitle, isAntiPattern } from '../atoms/atom.ts'
import { ATOM_KINDS, type AtomKind, compareIds, KINDS } from '../atoms/ids.ts'
import { mentionsIn } from '../atoms/mentions.ts'
import { groupOf } from '../atoms/status.ts'
import { readTextFile, type TextFile } from '../files/text-file.ts'
import {
  issuesOf,
  MISSION_SECTIONS,
  milestonesOf,
  STATUS_SECTIONS,
} from '../projects/governance.ts'
import type { ProjectScope } from '../projects/scope.ts'
import type { TaskView } from '../tasks/task-queue.ts'
import { findFence } from '../text/fence.ts'
import { findSection, readMarkdown } from '../text/markdown.ts'
import { contentOf } from './content.ts'
import type { Part } from './report.ts'
import type { Decision, Sources } from './sources.ts'

export function briefingParts(scope: ProjectScope, sources: Sources): Part[] {
  const { mission, status } = sources
  const section = (
    title: string,
    file: string,
    from: TextFile | undefined,
    names: readonly string[] | undefined,
  ): Part => ({
    title,
    file,
    lines: from === undefined ? [] : contentOf(findSection(from.markdown, names ?? [])),
  })
  const milestones = milestoneLines(sources.roadmap)
  const decided = [...(sources.decisions ?? []), ...sources.systemDecisions]
  return [
    section('Goal', 'mission.md', mission, MISSION_SECTIONS[0]),
    section('Where it stands', 'STATUS.md', status, STATUS_SECTIONS[0]),
    section('Next steps', 'STATUS.md', status, STATUS_SECTIONS[3]),
    section('Blockers', 'STATUS.md', status, STATUS_SECTIONS[2]),
    ...weakParts(scope),
    { title: 'Known facts', lines: factLines(scope), file: indexOf('knowledge') },
    { title: 'Open issues', lines: issueLines(sources.issues), file: 'ISSUES.md' },
    { title: 'Next milestones', lines: milestones.open, file: 'roadmap.md' },
    section('Scope', 'mission.md', mission, MISSION_SECTIONS[2]),
    section('Success conditions', 'mission.md', mission, MISSION_SECTIONS[1]),
    { title: 'Tasks', lines: taskLines(sources.tasks), file: 'TASKS.yaml' },
    { title: 'Decisions', lines: decisionLines(decided), file: 'decisions/' },
    { title: 'Patterns', lines: liveLines(scope, 'pattern'), file: indexOf('pattern') },
    { title: 'Tried', lines: liveLines(scope, 'experiment'), file: indexOf('experiment') },
    section('Recent progress', 'STATUS.md', status, STATUS_SECTIONS[1]),
    { title: 'Milestones done', lines: milestones.done, file: 'roadmap.md' },
    {
      title: "Owner's preferences",
      lines: preferenceLines(sources.user),
      file: 'user/USER.md',
    },
  ].filter((part) => part.lines.length > 0)
}

const indexOf = (kind: AtomKind): string => `${KINDS[kind].directory}/index.md`

/** A milestone is done when all of its conditions are; the open ones of the others come next. */
function milestoneLines(file: TextFile | undefined): { done: string[]; open: string[] } {
  const milestones = file === undefined ? [] : milestonesOf(file.markdown)
  const open = milestones.flatMap(({ title, items }) =>
    items.filter((item) => !item.done).map((item) => `- ${title}: ${item.text}`),
  )
  const done = milestones
    .filter(({ items }) => items.every((item) => item.done))
    .map(({ title, items }) => `- ${title} (${items.length} of ${items.length} conditions)`)
  return { done, open }
}

function issueLines(file: TextFile | undefined): string[] {
  if (file === undefined) return []
  return issuesOf(file).map(({ title, body }) => {
    const problem = body.find((line) => /problem/i.test(line.text))?.text.trim() ?? ''
    const words = problem.replace(/^[-*]\s*\**problem\**\s*:?\s*/i, '')
    return `- ${title.replace(/^\s*[-*]\s*/, '')}${words === '' ? '' : `: ${words}`}`
  })
}

/** All that the owner's file says below its front matter, with or without list marks. */
function preferenceLines(file: TextFile | undefined): string[] {
  if (file === undefined) return []
  const fence = findFence(file.text)
  const body = typeof fence === 'string' ? file.text : file.text.slice(fence.bodyStart)
  return contentOf(readMarkdown(body)).filter((line) => !line.startsWith('#'))
}

/** What was turned down or replaced does not bind anybody any more. */
function decisionLines(decisions: readonly Decision[]): string[] {
  return decisions
    .filter(({ status }) => !/^(?:rejected|superseded|deprecated|withdrawn)/i.test(status))
    .map(({ reference, title, status }) => `- ${reference}: ${title} (${status})`)
}

const entriesOf = (scope: ProjectScope): AtomHeader[] =>
  scope.atoms.filter((atom) => atom.id !== undefined)

/** Why an entry cannot be relied on; undefined if it can. */
function weaknessOf(scope: ProjectScope, header: AtomHeader): string | undefined {
  if (groupOf(header.status) !== 'active') return header.status.text
  const challenge = header.status.base === 'challenged' ? header.status.text : undefined
  return fallenGround(scope, header) ?? challenge
}

/**
 * A fact or pattern stands as long as one of the entries that it rests on does, and those stand only
 * as long as what they rest on. `above` has the entries on the way here: a ring holds nobody up.
 */
function fallenGround(
  scope: ProjectScope,
  header: AtomHeader,
  above: readonly AtomHeader[] = [],
): string | undefined {
  if (header.kind === 'experiment') return undefined
  const grounds = [...new Set([...header.sources, ...header.evidence])].map((text) => {
    const source = scope.findAnywhere(text)
    if (source === undefined) return { text, fallen: 'missing' }
    const stands = groupOf(source.status) === 'active' || source.status.base === 'stale'
    if (!stands) return { text, fallen: source.status.text }
    const place = scope.context.scopeOf(source.project)
    const isRing = [...above, header].some(
      ({ project, kind, file }) =>
        project === source.project && kind === source.kind && file === source.file,
    )
    if (isRing || place === undefined) return { text, fallen: isRing ? 'itself' : undefined }
    const below = fallenGround(place, source, [...above, header])
    return { text, fallen: below === undefined ? undefined : `which ${below}` }
  })
  if (grounds.length === 0 || grounds.some(({ fallen }) => fallen === undefined)) return undefined
  return `rests on ${grounds.map(({ text, fallen }) => `${text}, ${fallen}`).join('; ')}`
}

/** One part for each directory, so that its index is where to read on. */
function weakParts(scope: ProjectScope): Part[] {
  return ATOM_KINDS.map((kind) => {
    const lines = entriesOf(scope)
      .filter((header) => header.kind === kind)
      .sort(byUse)
      .flatMap((header) => {
        const weakness = weaknessOf(scope, header)
        if (weakness === undefined) return []
        return [`- ${header.id?.text} (${weakness}): ${displayTitle(header) ?? ''}`]
      })
    const more = kind === 'experiment' ? dangling(scope) : []
    return { title: 'Do not rely on', lines: [...lines, ...more], file: indexOf(kind) }
  })
}

/** Warnings first: not knowing them costs most. A challenged fact comes with its challenge. */
function factLines(scope: ProjectScope): string[] {
  return standing(scope, 'knowledge')
    .sort((a, b) => Number(isAntiPattern(b)) - Number(isAntiPattern(a)) || byUse(a, b))
    .map((header) => {
      const doubt = header.status.base === 'challenged' ? ` [${header.status.text}]` : ''
      return `- ${header.id?.text}${doubt}: ${displayTitle(header) ?? ''} (${header.evidence.join(', ')})`
    })
}

function standing(scope: ProjectScope, kind: AtomKind): AtomHeader[] {
  return entriesOf(scope).filter((header) => {
    const active = header.kind === kind && groupOf(header.status) === 'active'
    return active && fallenGround(scope, header) === undefined
  })
}

function liveLines(scope: ProjectScope, kind: AtomKind): string[] {
  return standing(scope, kind)
    .sort(byUse)
    .map((header) => `- ${header.id?.text}: ${displayTitle(header) ?? ''}`)
}

function dangling(scope: ProjectScope): string[] {
  const file = readTextFile(scope.path('STATUS.md'))
  return mentionsIn(file?.markdown.lines ?? [], scope.isProject)
    .filter((mention) => !scope.resolves(mention.text))
    .map((mention) => `- ${mention.text} is named in STATUS.md: ${scope.absenceOf(mention.text)}`)
}

const byUse = (a: AtomHeader, b: AtomHeader): number =>
  b.refs - a.refs || (a.id && b.id ? compareIds(b.id, a.id) : 0)

function taskLines(tasks: readonly TaskView[]): string[] {
  const rank = { high: 0, medium: 1, low: 2 } as const
  return tasks
    .filter((task) => task.status !== 'done')
    .sort((a, b) => rank[a.priority] - rank[b.priority])
    .map((task) => `- ${task.id} (${task.priority}, ${task.state}): ${task.text}`)
}
