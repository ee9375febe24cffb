import { parseArgs } from 'node:util'
import { freshSession } from '../fresh/fresh.ts'
import type { Command } from '../io.ts'
import { print, projectFor, usage, workspaceOf, wrong } from './support.ts'

/** The briefing goes to stdout, what it cannot answer to stderr; `--check` makes gaps an exit code. */
export const fresh: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { budget: { type: 'string' }, check: { type: 'boolean' } },
  })
  if (positionals.length > 1) usage('fresh [<project>]')
  const budget = values.budget === undefined ? undefined : Number(values.budget)
  if (budget !== undefined && !(budget > 0))
    wrong('--budget needs a number of tokens, such as 2000')
  const workspace = workspaceOf(io)
  const report = freshSession(workspace, projectFor(io, positionals[0]), {
    ...(budget === undefined ? {} : { budgetTokens: budget }),
  })
  print(io, report, report.briefing)
  if (!io.json) {
    for (const gap of report.gaps) {
      const where = gap.line === undefined ? gap.file : `${gap.file}:${gap.line}`
      io.err(`unanswered: ${gap.question} ${gap.problem} (${where})\n`)
    }
    io.err(`${report.tokens} tokens, ${report.gaps.length} questions unanswered\n`)
  }
  return values.check === true && !report.passed ? 5 : 0
}
