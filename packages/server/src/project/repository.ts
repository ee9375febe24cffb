/**
 * A git repository as its files describe it: a hook has no time to start git, and needs none to know
 * where the repository is and what its remote is called.
 *
 *   <work tree>/.git           a directory, or a file `gitdir: <path>` (linked work trees, submodules)
 *   <git directory>/commondir  in linked work trees: where the repository itself is
 *   <git directory>/gitdir     in linked work trees: the `.git` file that leads here
 *   <common directory>/config  remotes; `core.worktree` in submodules
 *   <common directory>/shallow there if the history was cut off
 *
 * Found as git finds it with `safe.bareRepository=explicit`: a directory that looks like a bare
 * repository is never one by itself, since any clone can hold one. All of these files may have been
 * written by somebody else. They are read within limits, and a `.git` that leads elsewhere is believed
 * only if the repository there names this work tree.
 *
 * @module
 */
import { existsSync, lstatSync, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { readRegularText } from '@cortex-memory/dense/regular-file'
import { safeGit } from '@cortex-memory/dense/safe-git'
import { type Remote, readRemote } from './remote-url.ts'

export interface Repository {
  /** The top of the work tree; of a bare repository, the repository itself. */
  readonly top: string
  /** The same for all work trees. */
  readonly common: string
  /** What this work tree keeps for itself: what is checked out, and how far a rebase is. */
  readonly git: string
  /** False: it is not sure whose repository this is, and nothing but its place counts. */
  readonly isSure: boolean
}

/** The repository whose work tree a directory is in. */
export function repositoryAround(directory: string): Repository | undefined {
  for (let at = directory; ; at = dirname(at)) {
    const found = workTreeAt(at)
    if (found !== undefined) return found
    if (dirname(at) === at) return undefined
  }
}

/** The repository at a place that a remote names: a work tree, its `.git`, or a bare repository. */
export function repositoryThere(path: string): Repository | undefined {
  const found = workTreeAt(path)
  if (found !== undefined || !looksLikeGit(path)) return found
  const common = realpathSync(path)
  return { top: common, common, git: common, isSure: true }
}

function workTreeAt(top: string): Repository | undefined {
  const entry = join(top, '.git')
  const stat = entryAt(entry)
  const git = stat === undefined ? undefined : gitDirectoryOf(entry, stat)
  if (git === undefined || !looksLikeGit(git)) return undefined
  const common = stat?.isDirectory() ? ownCommon(git) : acknowledged(git, top)
  if (common === undefined || !isReadable(common) || !isOwn([top, entry, common])) {
    return { top, common: realpathSync(top), git, isSure: false }
  }
  return { top, common, git: realpathSync(git), isSure: true }
}

const FILE_BYTES_MAX = { link: 4_096, config: 1_048_576 } as const

function gitDirectoryOf(entry: string, stat: Stats): string | undefined {
  if (stat.isDirectory()) return entry
  if (stat.isSymbolicLink()) return isDirectory(entry) ? entry : undefined
  const text = readRegularText(entry, { maxBytes: FILE_BYTES_MAX.link })
  const line = text?.startsWith('gitdir: ') ? firstLine(text.slice('gitdir: '.length)) : ''
  return line === '' ? undefined : resolve(dirname(entry), line)
}

function looksLikeGit(git: string): boolean {
  if (!existsSync(join(git, 'HEAD'))) return false
  return isDirectory(join(git, 'objects')) || existsSync(join(git, 'commondir'))
}

/** A `.git` directory is the repository itself; one that leads on to another was not made by git. */
function ownCommon(git: string): string | undefined {
  return existsSync(join(git, 'commondir')) ? undefined : realpathSync(git)
}

/** The repository behind a `.git` that is a file or a link, if it names this work tree in turn. */
function acknowledged(git: string, top: string): string | undefined {
  const real = realpathSync(git)
  const here = realpathSync(top)
  const onward = lineOf(join(real, 'commondir'))
  if (onward === undefined) {
    const worktree = readConfig(real).worktree
    return worktree !== undefined && realOf(resolve(real, worktree)) === here ? real : undefined
  }
  const common = realOf(resolve(real, onward))
  const back = lineOf(join(real, 'gitdir'))
  const isListed = common !== undefined && dirname(real) === join(common, 'worktrees')
  const isBack = back !== undefined && realOf(dirname(resolve(real, back))) === here
  return isListed && isBack ? common : undefined
}

/** Git waits for a pipe as everybody else does; it is not started where one lies in its way. */
function isReadable(common: string): boolean {
  const isFit = (name: string): boolean => entryAt(join(common, name))?.isFile() ?? true
  return (
    ['config', 'packed-refs', 'shallow', 'info/grafts', 'objects/info/alternates'].every(isFit) &&
    isThere(join(common, 'HEAD'), (stat) => stat.isFile()) &&
    (entryAt(join(common, 'config'))?.size ?? 0) <= FILE_BYTES_MAX.config
  )
}

/** Git refuses a repository of another user, unless the user declared it safe. Then git decides. */
function isOwn(paths: readonly string[]): boolean {
  const user = process.getuid?.()
  if (user === undefined || paths.every((path) => lstatSync(path).uid === user)) return true
  return safeGit(paths[0] as string, ['rev-parse', '--git-dir'], { timeoutMs: GIT_TIMEOUT_MS }).ok
}

/** What people call it: the directory of the main work tree. */
export function nameOf({ common, isSure }: Repository): string {
  const name = basename(common)
  if (!isSure) return name
  return name === '.git' ? basename(dirname(common)) : name.replace(/\.git$/, '')
}

/** `origin`, or the first remote there is. */
export function remoteOf({ common, isSure }: Repository): Remote | undefined {
  if (!isSure) return undefined
  const { urls } = readConfig(common)
  const url = urls.get('origin') ?? [...urls.values()][0]
  const remote = url === undefined ? undefined : readRemote(url)
  if (remote?.at !== 'directory') return remote
  const path = isAbsolute(remote.path) ? remote.path : resolve(dirname(common), remote.path)
  return { at: 'directory', path }
}

interface Config {
  readonly urls: ReadonlyMap<string, string>
  readonly worktree?: string
}

function readConfig(common: string): Config {
  const urls = new Map<string, string>()
  let worktree: string | undefined
  let section = ''
  const text = readRegularText(join(common, 'config'), { maxBytes: FILE_BYTES_MAX.config }) ?? ''
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith('[')) section = line.slice(1, line.lastIndexOf(']'))
    const equals = line.indexOf('=')
    if (equals < 0 || line.startsWith('[')) continue
    const key = line.slice(0, equals).trim().toLowerCase()
    const value = unquoted(line.slice(equals + 1).trim())
    const remote = remoteIn(section)
    if (remote !== undefined && key === 'url' && !urls.has(remote)) urls.set(remote, value)
    if (section.toLowerCase() === 'core' && key === 'worktree') worktree = value
  }
  return { urls, ...(worktree === undefined ? {} : { worktree }) }
}

/** `remote "origin"` is origin. */
function remoteIn(section: string): string | undefined {
  const quote = section.indexOf('"')
  if (quote < 0 || section.slice(0, quote).trim().toLowerCase() !== 'remote') return undefined
  return section.slice(quote + 1, section.lastIndexOf('"')).replaceAll('\\', '')
}

function unquoted(value: string): string {
  const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"')
  return isQuoted ? value.slice(1, -1) : value
}

/** Long enough for most histories; a huge one is found again by its place. */
const GIT_TIMEOUT_MS = 1_000

/**
 * Hashes of the commits without parents, the smallest first; none before the first commit. Undefined
 * if they cannot be known: the history is cut off, or too long for the time there is.
 */
export function rootCommits({ common, isSure }: Repository): readonly string[] | undefined {
  if (!isSure || existsSync(join(common, 'shallow'))) return undefined
  const args = ['rev-list', '--max-parents=0', '--branches', '--remotes', '--tags']
  const { ok, stdout } = safeGit(common, args, {
    timeoutMs: GIT_TIMEOUT_MS,
    gitDirectory: common,
  })
  if (!ok) return undefined
  return stdout
    .split('\n')
    .filter((line) => /^[0-9a-f]{40,64}$/.test(line))
    .sort()
}

/** Tells a repository from another one that was put in its place later. */
export function identityOf(path: string): string {
  const { dev, ino, birthtimeMs } = statSync(path)
  return `${dev}:${ino}:${Math.floor(birthtimeMs)}`
}

function isDirectory(path: string): boolean {
  return isThere(path, (stat) => stat.isDirectory())
}

/** Names come from files of others: a link may lead in a circle, a name be too long or hold a NUL. */
function isThere(path: string, is: (stat: Stats) => boolean): boolean {
  try {
    return is(statSync(path))
  } catch {
    return false
  }
}

function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch {
    return undefined
  }
}

/** The first line of a small file, if it is one. */
export function lineOf(file: string): string | undefined {
  const text = readRegularText(file, { maxBytes: FILE_BYTES_MAX.link })
  return text === undefined ? undefined : firstLine(text)
}

function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').trim()
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
