/** What git knows better than the files: changes that nobody committed, and what was there once. */
import { exists } from '../files/files.ts'
import { git, isRepository } from '../git/git.ts'
import { wordsOf } from '../graph/search.ts'
import { checklistOf } from '../projects/governance.ts'
import type { ProjectScope } from '../projects/scope.ts'
import { readMarkdown } from '../text/markdown.ts'
import type { Workspace } from '../workspace.ts'
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
    ...deletedFiles(scope),
    ...deletedConditions(scope, sources),
  ]
}

/** Entries, decisions and finished tasks are kept for good: what they say has no other place. */
const KEPT =
  /^(?:experiments\/EXP-|knowledge\/K-|patterns\/PAT-|decisions\/(?:DR-)?\d{4})[^/]*\.md$|^tasks-archive\.md$/

const LOG = ['log', '--no-ext-diff', '--no-textconv', '--relative', '--format=']

function deletedFiles(scope: ProjectScope): FreshGap[] {
  const args = ['-M', '-z', '--name-status', '--diff-filter=ADR', '--', '.']
  const parts = git(scope.directory, [...LOG, ...args]).stdout.split('\0')
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
    .filter((file) => KEPT.test(file) && !renamed.has(file) && !exists(scope.path(file)))
    .sort()
    .map((file) => ({
      question: 'What did the project know once?',
      problem: `${file} was deleted`,
      file,
    }))
}

/** Older ones say little about what a project knows today. */
const VERSIONS_MAX = 200

/** The texts that a file of the project had, the newest first; one call of git for all of them. */
function versionsOf(scope: ProjectScope, file: string): string[] {
  const args = ['log', `--max-count=${VERSIONS_MAX}`, '--format=%H', '--', file]
  const commits = git(scope.directory, args).stdout.split('\n').filter(Boolean)
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

/** Conditions of the roadmap are ticked or reworded; one that vanished is an answer that is gone. */
function deletedConditions(scope: ProjectScope, { roadmap }: Sources): FreshGap[] {
  if (roadmap === undefined) return []
  const before = versionsOf(scope, 'roadmap.md').flatMap((text) => {
    return checklistOf(readMarkdown(text).lines)
  })
  const now = checklistOf(roadmap.markdown.lines).map((item) => new Set(wordsOf(item.text)))
  const lost = before.filter((item) => {
    const words = wordsOf(item.text)
    return !now.some((other) => words.filter((word) => other.has(word)).length * 2 >= words.length)
  })
  return [...new Set(lost.map((item) => item.text))].map((text) => ({
    question: 'Which milestones are done, which is next?',
    problem: `Was in the roadmap once: ${text}`,
    file: 'roadmap.md',
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
