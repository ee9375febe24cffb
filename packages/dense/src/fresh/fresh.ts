/**
 * The Fresh Session Test: what a newcomer with nothing but the files would know, within a token
 * budget, and which questions the files do not answer.
 *
 * @module
 */
import { countTokens } from '@cortex-memory/core/kit'
import { DenseError } from '../errors.ts'
import { requireProject } from '../files/layout.ts'
import { ContextScope, ProjectScope } from '../projects/scope.ts'
import type { Workspace } from '../workspace.ts'
import { fit } from './fit.ts'
import { gapsOf } from './gaps.ts'
import { historyGaps } from './history.ts'
import { briefingParts } from './parts.ts'
import type { FreshOptions, FreshReport } from './report.ts'
import { readSources } from './sources.ts'

const BUDGET = 2000
const BUDGET_MIN = 50

export function freshSession(
  workspace: Workspace,
  project: string,
  options: FreshOptions = {},
): FreshReport {
  requireProject(workspace.root, project)
  const budget = options.budgetTokens ?? BUDGET
  if (!(budget >= BUDGET_MIN)) {
    throw new DenseError(
      'INVALID_INPUT',
      `Cannot write the briefing: it needs at least ${BUDGET_MIN} tokens`,
    )
  }
  const context = new ContextScope(workspace.root, workspace.settings, { now: workspace.now })
  const scope = new ProjectScope(context, project)
  const sources = readSources(workspace, scope)
  const gaps = [...gapsOf(workspace, scope, sources), ...historyGaps(workspace, scope, sources)]
  const { text, leftOut } = fit(project, briefingParts(scope, sources), budget)
  return {
    project,
    passed: gaps.length === 0,
    briefing: text,
    tokens: countTokens(text),
    leftOut,
    gaps,
  }
}
