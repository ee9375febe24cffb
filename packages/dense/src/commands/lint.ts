import { parseArgs } from 'node:util'
import { messageOf } from '@cortex-memory/core/kit'
import type { Diagnostic } from '../atoms/diagnostics.ts'
import { displayPath } from '../files/layout.ts'
import { repositoryPrefix } from '../git/git.ts'
import type { Command, Io } from '../io.ts'
import { planFixes } from '../lint/fix.ts'
import { type LintReport, lintContext } from '../lint/lint.ts'
import { counted } from '../text/counted.ts'
import type { Workspace } from '../workspace.ts'
import { cut, limitOf, usage, workspaceOf, wrong } from './support.ts'

const VERIFICATION_FAILED = 5

/** Exit 0 without errors (with `--strict`: without warnings), else 5. */
export const lint: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      strict: { type: 'boolean' },
      fix: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      drift: { type: 'boolean' },
      quiet: { type: 'boolean' },
      project: { type: 'string' },
      limit: { type: 'string' },
      format: { type: 'string', default: 'text' },
    },
  })
  if (positionals.length > 1) usage('lint [<project>]')
  if (values.format !== 'text' && values.format !== 'github')
    wrong('--format must be text or github')
  const workspace = workspaceOf(io)
  const project = positionals[0] ?? values.project
  const limit = limitOf(values.limit)
  const check = (): LintReport => {
    const options = {
      now: workspace.now,
      strict: values.strict === true,
      drift: values.drift === true,
    }
    return lintContext(io.root, workspace.settings, options, project)
  }
  let report = check()
  if (values.fix === true) {
    const changed = await fix(workspace, report.diagnostics, io, values['dry-run'] === true)
    if (changed) report = check()
  }
  const shown =
    values.quiet === true
      ? report.diagnostics.filter((entry) => entry.severity === 'error')
      : report.diagnostics
  if (io.json) io.out(`${JSON.stringify(asJson(io, report, limit))}\n`)
  else {
    // GitHub wants paths from the top of the repository, which may be above the context.
    const prefix = values.format === 'github' ? repositoryPrefix(io.root) : ''
    for (const entry of cut(shown, limit).shown) {
      io.out(FORMATS[values.format]({ ...entry, file: `${prefix}${entry.file}` }))
    }
  }
  const count = (severity: string): number =>
    report.diagnostics.filter((entry) => entry.severity === severity).length
  const [errors, warnings, hints] = [count('error'), count('warning'), count('info')]
  const units = report.coverage.reduce((sum, file) => sum + file.units, 0)
  const sourced = report.coverage.reduce((sum, file) => sum + file.sourced, 0)
  if (!io.json && values.quiet !== true) {
    io.err(
      `${counted(errors, 'error')}, ${counted(warnings, 'warning')}, ${counted(hints, 'hint')}; ${sourced} of ${units} quantities sourced\n`,
    )
  }
  return errors > 0 || (values.strict === true && warnings > 0) ? VERIFICATION_FAILED : 0
}

function asJson(io: Io, report: LintReport, limit: number | undefined): unknown {
  const ok = report.diagnostics.every(({ severity }) => severity !== 'error')
  const { shown, more } = cut(report.diagnostics, limit)
  const coverage = report.coverage.map((entry) => ({
    ...entry,
    file: displayPath(io.root, entry.file),
  }))
  return { ok, diagnostics: shown, more, coverage }
}

const FORMATS: Readonly<Record<string, (entry: Diagnostic) => string>> & {
  readonly text: (entry: Diagnostic) => string
  readonly github: (entry: Diagnostic) => string
} = {
  text: (entry) => {
    const fixable = entry.fix === undefined ? '' : ' [--fix]'
    return `${entry.file}:${entry.line ?? 1}: ${entry.code} ${entry.message}${fixable}\n`
  },
  // Workflow commands of GitHub: properties and data have escapes of their own.
  github: (entry) => {
    const level = { error: 'error', warning: 'warning', info: 'notice' }[entry.severity]
    const data = entry.message
      .replaceAll('%', '%25')
      .replaceAll('\r', '%0D')
      .replaceAll('\n', '%0A')
    const file = entry.file.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C')
    return `::${level} file=${file},line=${entry.line ?? 1},title=${entry.code}::${data}\n`
  },
}

/** Shows every change before it is made; true when something was changed. */
async function fix(
  workspace: Workspace,
  diagnostics: readonly Diagnostic[],
  io: Io,
  dryRun: boolean,
): Promise<boolean> {
  const steps = planFixes(workspace, diagnostics)
  for (const step of steps) {
    io.err(step.preview)
    if (dryRun) continue
    try {
      await step.apply()
      io.err(`fixed: ${step.title}\n`)
    } catch (error) {
      // One repair that is refused does not keep the others from being made.
      io.err(`not fixed: ${step.title}: ${messageOf(error)}\n`)
    }
  }
  if (steps.length === 0) io.err('nothing can be fixed without a person\n')
  return steps.length > 0 && !dryRun
}
