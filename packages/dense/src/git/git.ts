/**
 * Git as persistence: one commit per logical unit, holding its own paths and nothing else. What the
 * user has staged stays staged and uncommitted. History is never rewritten.
 *
 * @module
 */
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isBelow } from '../files/regular-file.ts'
import { insideGit, noteHealth } from '../track/track.ts'
import { type GitResult, safeGit } from './safe-git.ts'

export interface GitOutcome {
  readonly committed: boolean
  /** Why nothing was committed. */
  readonly reason?: string
  /** There was something to commit, and git refused. */
  readonly failed?: true
}

const TIMEOUT_MS = 20_000

/** Nothing that the repository's configuration or its hooks name is run. */
export function git(cwd: string, args: readonly string[], input?: string): GitResult {
  return safeGit(cwd, args, { timeoutMs: TIMEOUT_MS, ...(input === undefined ? {} : { input }) })
}

export function isRepository(root: string): boolean {
  return insideGit(root)
}

export interface CommitOptions {
  readonly now?: number
}

/** Looking into a submodule means its configuration, which is none of ours to switch off. */
const STATUS = ['--porcelain', '--ignore-submodules=all']

const IDENTITY = ['-c', 'user.name=Cortex', '-c', 'user.email=cortex@localhost']

/**
 * Commits exactly these paths. `--only` builds the commit beside the user's index, so staged work
 * is neither committed nor lost; new files need an entry first, and a deleted one just goes.
 */
export function commitPaths(
  root: string,
  paths: readonly string[],
  message: string,
  options: CommitOptions = {},
): GitOutcome {
  if (!isRepository(root)) return { committed: false, reason: 'no repository' }
  const fail = (reason: string): GitOutcome => {
    noteHealth(root, { at: options.now ?? Date.now(), what: `commit: ${message}`, message: reason })
    return { committed: false, reason, failed: true }
  }
  const own = [...new Set(paths)].map((path) => relative(root, path) || '.')
  if (own.length === 0) return { committed: false, reason: 'nothing to commit' }
  const status = git(root, ['status', ...STATUS, '-z', '--untracked-files=all', '--', ...own])
  if (!status.ok) return fail(firstLine(status.stderr))
  const changed = changedPaths(status.stdout)
  if (changed.length === 0) return { committed: false, reason: 'nothing to commit' }
  const top = git(root, ['rev-parse', '--show-toplevel']).stdout.trim()
  // A configuration can name any directory of the disk as the work tree.
  if (top === '' || !isBelow(realpathSync(top), realpathSync(root))) {
    return fail(`${top === '' ? 'the repository' : top} is not the work tree of ${root}`)
  }
  const fresh = changed.filter((entry) => entry.untracked).map((entry) => entry.path)
  if (fresh.length > 0) {
    const added = git(top, ['add', '--', ...fresh])
    if (!added.ok) return fail(firstLine(added.stderr))
  }
  const args = [
    'commit',
    '--quiet',
    '--no-gpg-sign',
    '--no-verify',
    '-m',
    message,
    '--only',
    '--',
    ...changed.map((entry) => entry.path),
  ]
  let done = git(top, args)
  if (!done.ok && /tell me who you are|empty ident/i.test(done.stderr)) {
    done = git(top, [...IDENTITY, ...args])
  }
  if (!done.ok) {
    // Leave no trace in the user's index when the commit could not be made.
    if (fresh.length > 0) git(top, ['rm', '--cached', '--quiet', '--', ...fresh])
    return fail(firstLine(done.stderr) || firstLine(done.stdout))
  }
  return { committed: true }
}

const firstLine = (text: string): string => text.split('\n').find((line) => line !== '') ?? ''

interface Changed {
  readonly path: string
  readonly untracked: boolean
}

function changedPaths(porcelain: string): Changed[] {
  const found: Changed[] = []
  const parts = porcelain.split('\0')
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? ''
    if (part.length < 4) continue
    found.push({ path: part.slice(3), untracked: part.startsWith('??') })
    // A rename is followed by its old name, which has to be part of the commit too.
    if (part.startsWith('R')) {
      index += 1
      found.push({ path: parts[index] ?? '', untracked: false })
    }
  }
  return found
}

/** The way from the top of the repository to a directory, with a final slash; empty without one. */
export function repositoryPrefix(directory: string): string {
  return isRepository(directory) ? git(directory, ['rev-parse', '--show-prefix']).stdout.trim() : ''
}

/** The text of a file in the last commit; undefined when there is none. */
export function textAtHead(root: string, path: string): string | undefined {
  const prefix = git(root, ['rev-parse', '--show-prefix'])
  if (!prefix.ok) return undefined
  const spec = `HEAD:${prefix.stdout.trim()}${relative(root, path).split('\\').join('/')}`
  const shown = git(root, ['cat-file', 'blob', spec])
  return shown.ok ? shown.stdout : undefined
}

/** Every file name that history ever had below a directory: ids are never given twice. */
export function namesInHistory(root: string, directory: string): string[] {
  if (!isRepository(root) || !existsSync(dirname(join(directory, 'x')))) return []
  const log = git(root, [
    'log',
    '--all',
    '--diff-filter=AR',
    '--name-only',
    '--no-ext-diff',
    '--no-textconv',
    '--format=',
    '--',
    relative(root, directory) || '.',
  ])
  return log.ok ? log.stdout.split('\n').filter((line) => line !== '') : []
}
