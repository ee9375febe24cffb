/**
 * Which branch a work tree has checked out, and which branch of its repository is the main one. Read
 * from files of git; git is not started. Files may have been written by somebody else: they are read
 * within limits.
 *
 *   <git directory>/HEAD                     `ref: refs/heads/<branch>`, or a commit (detached)
 *   <git directory>/rebase-merge/head-name   the branch that is being rebased; HEAD is detached then
 *   <common directory>/refs/heads/<branch>   its newest commit, here or in `packed-refs`
 *   <common directory>/refs/remotes/origin/HEAD   the main branch, as the remote names it
 *   <common directory>/logs/HEAD             what was checked out and committed, line by line
 *
 * @module
 */
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularText } from '@cortex-memory/dense/regular-file'
import { lineOf, type Repository } from './repository.ts'

/** A branch of a repository, as it is checked out. */
export interface Checkout {
  /** The directory of the repository; the same for all work trees. */
  readonly common: string
  /** Its name, such as `feature/login`. */
  readonly branch: string
  /** Its newest commit; none before the first. */
  readonly tip?: string
}

const HEADS = 'refs/heads/'

/** None where no branch is checked out, or where it is not sure whose repository this is. */
export function checkoutOf({ common, git, isSure }: Repository): Checkout | undefined {
  if (!isSure) return undefined
  const branch = branchIn(git)
  if (branch === undefined) return undefined
  const tip = commitOf(common, HEADS + branch)
  return { common, branch, ...(tip === undefined ? {} : { tip }) }
}

/** A rebase detaches HEAD; the branch is what it will be again. */
function branchIn(git: string): string | undefined {
  const head = lineOf(join(git, 'HEAD'))
  if (head?.startsWith(`ref: ${HEADS}`)) return head.slice(`ref: ${HEADS}`.length)
  for (const file of ['rebase-merge/head-name', 'rebase-apply/head-name']) {
    const name = lineOf(join(git, file))
    if (name?.startsWith(HEADS)) return name.slice(HEADS.length)
  }
  return undefined
}

/** Names that a main branch has where no remote says which it is. */
const USUAL = ['main', 'master', 'trunk', 'develop'] as const

/** The branch that others are merged into; undefined if nothing tells which it is. */
export function mainBranchOf(common: string): string | undefined {
  const prefix = 'ref: refs/remotes/origin/'
  const named = lineOf(join(common, 'refs/remotes/origin/HEAD'))
  if (named?.startsWith(prefix)) return named.slice(prefix.length)
  const known = USUAL.find((name) => commitOf(common, HEADS + name) !== undefined)
  if (known !== undefined) return known
  // Before the first commit there is a name and no branch.
  const unborn = branchIn(common)
  return USUAL.find((name) => name === unborn)
}

const PACKED_BYTES_MAX = 16 * 1_048_576
const HASH = /^[0-9a-f]{40,64}$/

/** The commit that a reference names. */
export function commitOf(common: string, reference: string): string | undefined {
  if (reference.split('/').includes('..')) return undefined
  const loose = lineOf(join(common, reference))
  if (loose !== undefined && HASH.test(loose)) return loose
  const packed = readRegularText(join(common, 'packed-refs'), { maxBytes: PACKED_BYTES_MAX })
  const line = packed?.split('\n').find((each) => each.endsWith(` ${reference}`))
  const hash = line?.split(' ')[0] ?? ''
  return HASH.test(hash) ? hash : undefined
}

/** What the logs of the work trees say of a branch that may be gone. */
export interface Trail {
  /** Its newest commit when it was last left. */
  readonly tip?: string
  /** A commit was made on it since, rather than taken over. */
  readonly isOwn: boolean
}

const LOG_BYTES_MAX = 4 * 1_048_576
const MOVING = /^checkout: moving from (\S+) to (\S+)$/
const COMMITTED =
  /^(?:commit|cherry-pick|revert|am|rebase(?: -i)? \((?:pick|reword|edit|squash|fixup|continue)\))/

/** Follows a branch through the logs of what was checked out; `since` in milliseconds since 1970. */
export function trailOf(common: string, branch: string, since: number): Trail {
  let tip: string | undefined
  let isOwn = false
  for (const git of workTreesOf(common)) {
    const log = readRegularText(join(git, 'logs/HEAD'), { maxBytes: LOG_BYTES_MAX })
    const lines = (log ?? '').split('\n')
    const first = lines.map((line) => MOVING.exec(messageIn(line))?.[1]).find((name) => name)
    let on = first ?? branchIn(git)
    for (const line of lines) {
      const message = messageIn(line)
      on = MOVING.exec(message)?.[2] ?? on
      const commit = line.split(' ')[1] ?? ''
      if (on !== branch || !HASH.test(commit)) continue
      tip = commit
      if (COMMITTED.test(message) && secondsIn(line) >= Math.floor(since / 1_000)) isOwn = true
    }
  }
  return { isOwn, ...(tip === undefined ? {} : { tip }) }
}

function messageIn(line: string): string {
  return line.slice(line.indexOf('\t') + 1).trim()
}

/** Before the time zone, which stands before the message. */
function secondsIn(line: string): number {
  return Number(/ (\d+) [+-]\d{4}\t/.exec(line)?.[1] ?? 0)
}

/** What the main work tree and those that are linked to it keep for themselves. */
function workTreesOf(common: string): string[] {
  const linked = join(common, 'worktrees')
  const isThere = lstatSync(linked, { throwIfNoEntry: false })?.isDirectory() === true
  const names = isThere ? readdirSync(linked) : []
  return [common, ...names.map((name) => join(linked, name))]
}

/** The name that a branch had before it was called what it is called now. */
export function formerNames(common: string, branch: string): readonly string[] {
  const log = readRegularText(join(common, 'logs', HEADS + branch), { maxBytes: LOG_BYTES_MAX })
  return (log ?? '').split('\n').flatMap((line) => {
    const found = /^Branch: renamed refs\/heads\/(\S+) to refs\/heads\/(\S+)$/.exec(messageIn(line))
    return found?.[1] === undefined ? [] : [found[1]]
  })
}
