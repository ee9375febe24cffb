/**
 * Whether the commits of a branch are in the main branch. Asked of git, with everything switched off that
 * could start another program (`safeGit`); nothing is written into the repository.
 *
 *   merged     its newest commit is reached from the main branch, and it had commits of its own
 *   rebased    each of its commits has a twin there: the same change (`git cherry`)
 *   squashed   all of them together have one: the same change as one commit (`git patch-id`)
 *
 * When in doubt a branch is not merged: what is staged stays staged until the user says so.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { type GitResult, safeGit } from '@cortex-memory/dense/safe-git'
import { type Checkout, commitOf, mainBranchOf, trailOf } from '../project/checkout.ts'
import type { StagedBranch } from './staged-register.ts'

/** How a branch came into the main one. */
export type Merged = 'merged' | 'rebased' | 'squashed'

/** What git was asked, and what it said. */
export interface Judgement {
  /** None: it is not merged, or nobody can tell. */
  readonly merged?: Merged
  /** The commits that were compared: the same question has the same answer. */
  readonly question: string
  /** It was seen with commits of its own. */
  readonly isOwn: boolean
}

const TIMEOUT_MS = 2_000
/** A branch that is this far behind is merged by the user's word. */
const COMMITS_MAX = 2_000

export function judge(staged: StagedBranch): Judgement | undefined {
  const { common, branch } = staged
  if (!existsSync(common)) return undefined
  const main = mainBranchOf(common)
  if (main === undefined || main === branch) return undefined
  const mains = commitsOf(common, main)
  const trail = trailOf(common, branch, staged.at)
  const here = commitOf(common, `refs/heads/${branch}`)
  // One that is gone ended where it was left last, as far as anybody saw.
  const tips = here === undefined ? [trail.tip, staged.tip] : [here]
  const known = [...new Set(tips)].filter((tip) => tip !== undefined)
  const question = [...mains, ...known].join(' ')
  const git = gitIn(common)
  let isOwn = staged.isOwn === true || trail.isOwn
  if (question === staged.question) return { question, isOwn }
  for (const tip of known) {
    const ahead = mains.map((onto) => countOf(git(['rev-list', '--count', `${onto}..${tip}`])))
    if (isAheadOf(ahead)) isOwn = true
    for (const [index, onto] of mains.entries()) {
      if (ahead[index] === undefined) continue
      const merged = ahead[index] === 0 ? reached(git, onto, tip, isOwn) : taken(git, onto, tip)
      if (merged !== undefined) return { merged, question, isOwn }
    }
  }
  return { question, isOwn }
}

/** Whether a branch has commits that the main branch has not. */
export function isAhead({ common, tip }: Checkout): boolean {
  const main = mainBranchOf(common)
  if (tip === undefined || main === undefined) return false
  const git = gitIn(common)
  const counts = commitsOf(common, main).map((onto) =>
    countOf(git(['rev-list', '--count', `${onto}..${tip}`])),
  )
  return isAheadOf(counts)
}

/** A branch that begins at what was fetched is ahead of a main branch that was not moved since. */
function isAheadOf(counts: readonly (number | undefined)[]): boolean {
  return counts.length > 0 && counts.every((count) => count !== undefined && count > 0)
}

/** The newest commits of the main branch, here and where it was last fetched from. */
function commitsOf(common: string, main: string): string[] {
  const references = [`refs/heads/${main}`, `refs/remotes/origin/${main}`]
  return [...new Set(references.flatMap((reference) => commitOf(common, reference) ?? []))]
}

type Git = (args: readonly string[], input?: string) => GitResult

function gitIn(common: string): Git {
  return (args, input) =>
    safeGit(common, args, {
      timeoutMs: TIMEOUT_MS,
      gitDirectory: common,
      ...(input === undefined ? {} : { input }),
    })
}

function countOf({ ok, stdout }: GitResult): number | undefined {
  const count = Number.parseInt(stdout, 10)
  return ok && Number.isInteger(count) ? count : undefined
}

/**
 * A branch that has no commit of its own yet stands on the main line too. Off the main line its commits
 * came by a merge; on it, only somebody who saw them made can tell.
 */
function reached(git: Git, onto: string, tip: string, isOwn: boolean): Merged | undefined {
  if (isOwn) return 'merged'
  const line = git(['rev-list', '--first-parent', `--max-count=${COMMITS_MAX}`, onto])
  const isOff = line.ok && !line.stdout.split('\n').includes(tip)
  const isWhole = line.stdout.split('\n').length <= COMMITS_MAX
  return isOff && isWhole ? 'merged' : undefined
}

function taken(git: Git, onto: string, tip: string): Merged | undefined {
  const base = git(['merge-base', onto, tip])
  if (!base.ok) return undefined
  const from = base.stdout.trim()
  const behind = countOf(git(['rev-list', '--count', `${from}..${onto}`]))
  if (behind === undefined || behind === 0 || behind > COMMITS_MAX) return undefined
  const cherry = git(['cherry', onto, tip])
  const marks = cherry.stdout.split('\n').filter((line) => line !== '')
  if (cherry.ok && marks.length > 0 && marks.every((line) => line.startsWith('- ')))
    return 'rebased'
  return isSquashed(git, from, onto, tip) ? 'squashed' : undefined
}

const PLAIN = ['--no-ext-diff', '--no-textconv', '--no-color', '--full-index'] as const

/** One commit there makes the same change as the whole branch. */
function isSquashed(git: Git, from: string, onto: string, tip: string): boolean {
  const whole = git(['diff-tree', '-p', ...PLAIN, from, tip])
  const [wanted] = whole.ok ? patchIds(git, whole.stdout) : []
  if (wanted === undefined) return false
  const files = git(['diff-tree', '-r', '--name-only', '-z', from, tip])
  const paths = files.stdout.split('\0').filter((path) => path !== '')
  const some = paths.slice(0, PATHS_MAX).map((path) => `:(literal)${path}`)
  const range = `${from}..${onto}`
  const log = git(['log', '-p', ...PLAIN, '--no-merges', '--full-diff', range, '--', ...some])
  return log.ok && patchIds(git, log.stdout).includes(wanted)
}

/** Enough to leave out the commits that have nothing to do with it. */
const PATHS_MAX = 100

function patchIds(git: Git, patches: string): string[] {
  const { ok, stdout } = git(['patch-id', '--stable'], patches)
  return ok ? stdout.split('\n').flatMap((line) => line.split(' ')[0] || []) : []
}
