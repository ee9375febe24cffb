/** `cortex doctor`: everything that can be known in a moment, and what to do about it. */

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { messageOf } from '@cortex-memory/core/kit'
import type { CommandContext, Run } from '../command.ts'
import { HOME_CHECKS, MACHINE_CHECKS } from '../doctor/checks.ts'
import type { Check, Finding, Question } from '../doctor/finding.ts'
import { labelled, styleFor } from '../style.ts'

const PROBLEMS_LEFT = 5

/** A finding as it is shown: with what was done about it. */
interface ReportedFinding extends Omit<Finding, 'fix'> {
  readonly fixable: boolean
  readonly fixed?: string
}

export const doctor: Run = async (args, context) => {
  const { values } = parseArgs({ args: [...args], options: { fix: { type: 'boolean' } } })
  const { home, actor, user, why = 'given' } = context
  const findings = await look({ home, actor, user, why })
  const reported: ReportedFinding[] = []
  for (const finding of findings) reported.push(await tell(finding, values.fix === true))
  const ok = reported.every(({ level, fixed }) => level !== 'problem' || fixed !== undefined)
  context.print(
    context.json ? JSON.stringify({ ok, findings: reported }) : page(reported, ok, context),
  )
  return ok ? 0 : PROBLEMS_LEFT
}

async function look(question: Question): Promise<Finding[]> {
  const { home } = question
  const machine = await ask(MACHINE_CHECKS, question)
  if (existsSync(home)) return [...machine, ...(await ask(HOME_CHECKS, question))]
  return [...machine, { about: 'home', level: 'ok', what: `${home} (nothing remembered yet)` }]
}

/** A check that fails is a finding too: the others still tell what they know. */
async function ask(checks: readonly Check[], question: Question): Promise<Finding[]> {
  const answers: Finding[] = []
  for (const check of checks) {
    try {
      answers.push(...(await check(question)))
    } catch (error) {
      const what = messageOf(error)
      answers.push({ about: 'doctor', level: 'problem', what, todo: 'make that readable first' })
    }
  }
  return answers
}

async function tell({ fix, ...finding }: Finding, fixes: boolean): Promise<ReportedFinding> {
  const fixable = fix !== undefined
  if (!fixes || fix === undefined) return { ...finding, fixable }
  try {
    return { ...finding, fixable, fixed: await fix() }
  } catch (error) {
    const why = messageOf(error)
    return { ...finding, fixable, level: 'problem', why: `it could not be fixed: ${why}` }
  }
}

const WIDTH = 12

function page(
  findings: readonly ReportedFinding[],
  ok: boolean,
  { colours }: CommandContext,
): string {
  const style = styleFor(colours)
  const marks = { ok: style.good('ok'), warning: style.strong('look'), problem: style.bad('bad') }
  const lines = findings.flatMap(({ about, level, what, why, todo, fixed }) => [
    `${marks[level]}  ${style.strong(about)}`,
    labelled('', what, 4),
    ...(why === undefined ? [] : [labelled('    because', why, WIDTH)]),
    ...(todo === undefined || fixed !== undefined ? [] : [labelled('    to do', todo, WIDTH)]),
    ...(fixed === undefined ? [] : [labelled('    fixed', fixed, WIDTH)]),
  ])
  const open = findings.filter(({ level, fixed }) => level !== 'ok' && fixed === undefined)
  const left = open.length === 0 ? 'all is well' : `${open.length} to look at`
  return [...lines, '', ok ? left : `${left}, not all of it works`].join('\n')
}
