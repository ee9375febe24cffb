import { counted, memories, timeText } from '../style.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

type Listed = Output<'branchList'>['branches'][number]

export const branchList: Printer = printer<Output<'branchList'>>(({ here, branches }) =>
  [
    ...(here === undefined ? [] : [hereLine(here)]),
    ...(branches.length === 0 ? ['nothing is staged on any branch'] : branches.map(branchLine)),
  ].join('\n'),
)

/** The branch that is checked out, and what becomes of a new memory. */
export function hereLine({
  branch,
  staged,
  why,
}: {
  branch: string
  staged: boolean
  why: string
}): string {
  return staged
    ? `${branch}: new memories are staged ${why}`
    : `${branch}: nothing is staged, ${why}`
}

/** A branch on one line. */
export function branchLine({
  branch,
  memories: count,
  changes,
  at,
  merged,
  isHere,
}: Listed): string {
  const state =
    merged === undefined ? 'not merged' : `${merged}, \`cortex branch merge\` moves them over`
  const made = changes === 0 ? memories(count) : `${memories(count)}, ${counted(changes, 'change')}`
  return `${isHere ? '*' : ' '} ${branch}  ${made} since ${timeText(at)}, ${state}`
}

export const branchMerge: Printer = printer<Output<'branchMerge'>>(
  ({ merged }) =>
    merged.length === 0
      ? 'no branch with staged memories is merged; `cortex branch merge NAME` takes your word for it'
      : merged.map(mergeText).join('\n'),
  ({ merged }) => (merged.some(({ conflicts }) => conflicts.length > 0) ? 4 : 0),
)

function mergeText({
  branch,
  taken,
  conflicts,
  how,
}: Output<'branchMerge'>['merged'][number]): string {
  const why = how === 'named' ? '' : `, which git calls ${how}`
  const done = `${branch}${why}: ${counted(taken, 'memory or change', 'memories or changes')} taken into the project`
  if (conflicts.length === 0) return done
  return [
    `${done}; ${counted(conflicts.length, 'memory', 'memories')} changed on both sides, so the branch stays staged`,
    ...conflicts.map(
      ({ uri, branch: theirs, project = 'forgotten' }) =>
        `  ${uri}\n    branch   ${theirs}\n    project  ${project}`,
    ),
    `  \`cortex branch merge ${branch} --take branch\` or \`--take project\` decides`,
  ].join('\n')
}

export const branchDrop: Printer = printer<Output<'branchDrop'>>(
  ({ branch, memories: count }) => `dropped ${memories(count)} of ${branch}`,
)
