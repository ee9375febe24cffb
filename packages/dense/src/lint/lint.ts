/** A context to diagnostics in a stable order. Reads only; every rule is in a file of its own. */
import { compareDiagnostics, type Diagnostic } from '../atoms/diagnostics.ts'
import { projectsDirectory, requireProject } from '../files/layout.ts'
import type { Settings } from '../files/settings.ts'
import { isRepository } from '../git/git.ts'
import { ContextScope, type LintOptions, ProjectScope } from '../projects/scope.ts'
import { lintAtoms } from './atom-rules.ts'
import { lintBodies } from './body-rules.ts'
import { lintCortex } from './cortex-rules.ts'
import { lintDecisions } from './decision-rules.ts'
import { lintGenerated } from './generated-rules.ts'
import { lintCommits, lintMissionHistory, lintRoadmapHistory } from './git-rules.ts'
import { lintGovernance, lintRootFiles } from './governance-rules.ts'
import { type CommitCitation, type Coverage, lintProvenance } from './provenance-rules.ts'
import { lintTasks, taskUniverse } from './task-rules.ts'

export interface LintReport {
  readonly diagnostics: readonly Diagnostic[]
  /** Per file: units with a quantity, and how many of them name a source. */
  readonly coverage: readonly Coverage[]
}

/** One project, or everything including the files of the root. */
export function lintContext(
  root: string,
  settings: Settings,
  options: LintOptions,
  only?: string,
): LintReport {
  const context = new ContextScope(root, settings, options)
  if (only !== undefined) requireProject(root, only)
  const universe = taskUniverse(context)
  const withGit = options.git !== false && isRepository(root)
  const coverage: Coverage[] = []
  const commits: CommitCitation[] = []
  for (const project of only === undefined ? context.projects : [only]) {
    const scope = new ProjectScope(context, project)
    const report = (path: string, finding: Parameters<typeof scope.report>[1]): void =>
      scope.report(path, finding)
    lintAtoms(scope)
    lintBodies(scope)
    const provenance = lintProvenance(scope)
    coverage.push(...provenance.coverage)
    commits.push(...provenance.commits)
    lintGovernance(scope)
    lintDecisions(scope.directory, report)
    lintTasks(scope, universe)
    lintCortex(scope.directory, report)
    lintGenerated(scope)
    if (withGit) {
      lintMissionHistory(scope)
      lintRoadmapHistory(scope)
    }
  }
  if (only === undefined) {
    const report = (path: string, finding: Parameters<typeof context.report>[1]): void =>
      context.report(path, finding)
    lintRootFiles(context)
    lintDecisions(root, report)
    lintCortex(root, report, ['projects'])
    // The projects themselves are looked at above, each under its own name.
    lintCortex(projectsDirectory(root), report, context.projects)
  }
  if (withGit) lintCommits(context, commits)
  const diagnostics = context.diagnostics.map((entry): Diagnostic => {
    const raised = options.strict === true && entry.code === 'W-PROV-UNSOURCED'
    return raised ? { ...entry, severity: 'error' } : entry
  })
  return { diagnostics: diagnostics.sort(compareDiagnostics), coverage }
}
