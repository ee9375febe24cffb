/** Rules that need history: consent for mission.md, deleted conditions, commit ids. */
import { relative } from 'node:path'
import { readTextFile } from '../files/text-file.ts'
import { git, textAtHead } from '../git/git.ts'
import { checklistOf } from '../projects/governance.ts'
import type { ContextScope, ProjectScope } from '../projects/scope.ts'
import { readMarkdown } from '../text/markdown.ts'
import type { CommitCitation } from './provenance-rules.ts'

export function lintMissionHistory(scope: ProjectScope): void {
  const path = scope.path('mission.md')
  const { root } = scope.context
  const file = relative(root, path)
  const before = textAtHead(root, path)
  const now = readTextFile(path)?.text
  if (before === undefined || now === undefined) return
  if (before !== now) {
    const message = 'Changed since the last commit; commit it with a line Approved-by: <name>'
    scope.report(path, { code: 'W-MISSION-CHANGED', line: 1, message })
    return
  }
  const log = git(root, [
    'log',
    '-1',
    '--diff-filter=M',
    '--no-ext-diff',
    '--no-textconv',
    '--format=%h%x1f%(trailers:key=Approved-by,valueonly)',
    '--',
    file,
  ])
  const [commit, approved] = log.stdout.trim().split('\x1f')
  if (!log.ok || commit === undefined || commit === '' || approved?.trim()) return
  const message = `Commit ${commit} changed it without a line Approved-by: <name>`
  scope.report(path, { code: 'W-MISSION-CHANGED', line: 1, message })
}

const normal = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** A condition may be reworded a little or ticked; it may not vanish. */
export function lintRoadmapHistory(scope: ProjectScope): void {
  const path = scope.path('roadmap.md')
  const file = readTextFile(path)
  const before = textAtHead(scope.context.root, path)
  if (file === undefined || before === undefined || before === file.text) return
  const now = checklistOf(file.markdown.lines).map((item) => normal(item.text))
  for (const item of checklistOf(readMarkdown(before).lines)) {
    const text = normal(item.text)
    if (now.some((other) => other.startsWith(text) || text.startsWith(other))) continue
    const message = `Gone since the last commit: ${item.text}`
    scope.report(path, { code: 'W-ROADMAP-DELETED', line: 1, message })
  }
}

/** One call for all citations; a path in a shallow clone may be unknown, so only real misses count. */
export function lintCommits(context: ContextScope, citations: readonly CommitCitation[]): void {
  if (citations.length === 0) return
  const input = `${citations.map((citation) => citation.hex).join('\n')}\n`
  const result = git(context.root, ['cat-file', '--batch-check'], input)
  if (!result.ok) return
  const answers = result.stdout.split('\n')
  citations.forEach((citation, index) => {
    if (!answers[index]?.endsWith(' missing')) return
    const { path, line, hex, project } = citation
    const message = `No commit ${hex} in this repository`
    context.report(path, { code: 'E-PROV-FILE', line, target: hex, message }, project)
  })
}
