/** What git knows better than the files: changes that nobody committed, and what was there once. */
import { join } from 'node:path'
import { exists, isSymlink, readableText, readText, whyUnreadable } from '../files/files.ts'
import { git, isRepository } from '../git/git.ts'
import { wordsOf } from '../graph/search.ts'
import { checklistOf, MISSION_SECTIONS } from '../projects/governance.ts'
import type { ProjectScope } from '../projects/scope.ts'
import { archivedIds } from '../tasks/task-archive.ts'
import { readTasks } from '../tasks/task-file.ts'
import { findSection, type Markdown, readMarkdown } from '../text/markdown.ts'
import type { Workspace } from '../workspace.ts'
import { contentOf } from './content.ts'
import type { FreshGap } from './report.ts'
import type { Sources } from './sources.ts'

export function historyGaps(
  workspace: Workspace,
  scope: ProjectScope,
  sources: Sources,
): FreshGap[] {
  if (!isRepository(workspace.root)) return []
  return [
    ...uncommitted(scope.directory),
    ...deletedFiles(scope.directory, '.', KEPT),
    ...deletedFiles(workspace.root, 'decisions', KEPT_FOR_ALL),
    ...deletedConditions(scope, sources),
    ...deletedPromises(scope, sources),
    ...deletedTasks(scope),
  ]
}

/** Entries, decisions and finished tasks are kept for good: what they say has no other place. */
const KEPT =
  /^(?:experiments\/EXP-|knowledge\/K-|patterns\/PAT-|decisions\/(?:DR-)?\d{4})[^/]*\.md$|^tasks-archive\.md$/
/** The decisions of the whole system bind every project. */
const KEPT_FOR_ALL = /^decisions\/(?:DR-)?\d{4}[^/]*\.md$/

const LOG = ['log', '--no-ext-diff', '--no-textconv', '--relative', '--format=']

/** Files that history has below a directory, and that are gone or have no text any more. */
function deletedFiles(directory: string, below: string, kept: RegExp): FreshGap[] {
  const args = ['-M', '-z', '--name-status', '--diff-filter=ADR', '--', below]
  const parts = git(directory, [...LOG, ...args]).stdout.split('\0')
  const known = new Set<string>()
  const renamed = new Set<string>()
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const kind = parts[at] ?? ''
    known.add(parts[at + 1] ?? '')
    if (!kind.startsWith('R')) continue
    renamed.add(parts[at + 1] ?? '')
    known.add(parts[at + 2] ?? '')
    at += 1
  }
  return [...known]
    .filter((file) => kept.test(file) && !renamed.has(file))
    .sort()
    .flatMap((file) => {
      const path = join(directory, file)
      const isThere = exists(path) || isSymlink(path)
      // What cannot be read is reported by others; it is neither gone nor empty.
      if (isThere && (whyUnreadable(path) !== undefined || readText(path)?.trim() !== '')) return []
      const problem = `${file} ${isThere ? 'is empty' : 'was deleted'}`
      return [{ question: 'What did the project know once?', problem, file }]
    })
}

/** Older ones say little about what a project knows today. */
const VERSIONS_MAX = 200

/**
 * The texts that a file of the project had, the newest first; one call of git for all of them. Those
 * before a commit with a line `Approved-by:` are left out on request: the owner agreed to the change.
 */
function versionsOf(scope: ProjectScope, file: string, sinceApproval = false): string[] {
  const format = '--format=%H%x1f%(trailers:key=Approved-by,valueonly,separator=%x20)'
  const args = ['log', `--max-count=${VERSIONS_MAX}`, format, '--', file]
  const log = git(scope.directory, args).stdout.split('\n').filter(Boolean)
  const approved = log.findIndex((line) => sinceApproval && (line.split('\x1f')[1] ?? '') !== '')
  const commits = (approved === -1 ? log : log.slice(0, approved + 1)).map((line) => {
    return line.split('\x1f')[0] ?? ''
  })
  if (commits.length === 0) return []
  const wanted = commits.map((commit) => `${commit}:./${file}\n`).join('')
  const answer = Buffer.from(git(scope.directory, ['cat-file', '--batch'], wanted).stdout, 'utf8')
  const texts: string[] = []
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf(10, at)
    const size = Number(/ blob (\d+)$/.exec(answer.toString('utf8', at, end))?.[1] ?? Number.NaN)
    if (end < 0) break
    if (Number.isNaN(size)) {
      // A commit that deleted the file has no text of it.
      at = end + 1
      continue
    }
    texts.push(answer.toString('utf8', end + 1, end + 1 + size))
    at = end + size + 2
  }
  return texts
}

/** What was said before and is said no longer. Rewording is fine: half of the words are enough. */
function lost(before: readonly string[], now: readonly string[]): string[] {
  const present = now.map((text) => new Set(wordsOf(text)))
  const gone = before.filter((text) => {
    const words = wordsOf(text)
    return !present.some(
      (other) => words.filter((word) => other.has(word)).length * 2 >= words.length,
    )
  })
  return [...new Set(gone)]
}

/** Conditions of the roadmap are ticked or reworded; one that vanished is an answer that is gone. */
function deletedConditions(scope: ProjectScope, { roadmap }: Sources): FreshGap[] {
  if (roadmap === undefined) return []
  const conditions = ({ lines }: Markdown): string[] => checklistOf(lines).map(({ text }) => text)
  const before = versionsOf(scope, 'roadmap.md').flatMap((text) => conditions(readMarkdown(text)))
  return lost(before, conditions(roadmap.markdown)).map((text) => ({
    question: 'Which milestones are done, which is next?',
    problem: `Was in the roadmap once: ${text}`,
    file: 'roadmap.md',
  }))
}

/** How success is recognised and what is out of scope change with the owner's consent only. */
function deletedPromises(scope: ProjectScope, { mission }: Sources): FreshGap[] {
  if (mission === undefined) return []
  const isDraft = (text: string): boolean => /^Draft\b/m.test(text)
  const promises = (markdown: Markdown): string[] =>
    MISSION_SECTIONS.slice(1).flatMap((names) => contentOf(findSection(markdown, names)))
  const before = versionsOf(scope, 'mission.md', true)
    .filter((text) => !isDraft(text))
    .flatMap((text) => promises(readMarkdown(text)))
  return lost(before, promises(mission.markdown)).map((text) => ({
    question: 'How is success recognised, and what is out of scope?',
    problem: `Was in the mission once: ${text}`,
    file: 'mission.md',
  }))
}

/** A task ends in the archive; one that is neither there nor in the queue was lost. */
function deletedTasks(scope: ProjectScope): FreshGap[] {
  const idsOf = (text: string): string[] => readTasks(text).tasks.map(({ id }) => id)
  const now = readableText(scope.path('TASKS.yaml'))
  // A queue that is gone or cannot be read is one question, not one for each task.
  if (now === undefined || readTasks(now).problem !== undefined) return []
  const archive = readableText(scope.path('tasks-archive.md')) ?? ''
  const known = new Set([...idsOf(now), ...archivedIds(archive)])
  const before = versionsOf(scope, 'TASKS.yaml').flatMap((text) => readTasks(text).tasks)
  const gone = new Map(before.filter(({ id }) => !known.has(id)).map((task) => [task.id, task]))
  return [...gone.values()].map(({ id, text }) => ({
    question: 'What is to be done?',
    problem: `Task ${id} is neither in the queue nor in the archive: ${text}`,
    file: 'TASKS.yaml',
  }))
}

function uncommitted(directory: string): FreshGap[] {
  const status = git(directory, [
    'status',
    '--porcelain',
    '--ignore-submodules=all',
    '--untracked-files=all',
    '--',
    '.',
  ])
  const open = status.stdout
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => file !== '' && !/(?:^|\/)access-log[\w-]*\.jsonl$|\.lock$/.test(file))
  if (open.length === 0) return []
  const problem = `${open.length} files are not committed`
  return [{ question: 'Would another clone know it?', problem, file: open[0] ?? '' }]
}
