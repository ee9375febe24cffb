/**
 * A git repository as its files tell it: a hook has no time to start git, and needs none to know
 * where the repository is and what its remote is called.
 *
 *   <worktree>/.git            a directory, or a file `gitdir: <path>` (linked worktrees, submodules)
 *   <git directory>/commondir  in linked worktrees: where the repository itself is
 *   <common directory>/config  remotes
 *   <common directory>/shallow there if the history was cut off
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { type Remote, readRemote } from './remote-url.ts'

export interface Repository {
  /** The top of the worktree; of a bare repository, the repository itself. */
  readonly top: string
  /** The same for all worktrees. */
  readonly common: string
}

/** The repository that a directory is in. */
export function repositoryAround(directory: string): Repository | undefined {
  for (let at = directory; ; at = dirname(at)) {
    const found = repositoryAt(at)
    if (found !== undefined) return found
    if (dirname(at) === at) return undefined
  }
}

/** The repository that stands in a directory, bare ones included. */
function repositoryAt(top: string): Repository | undefined {
  const entry = join(top, '.git')
  const git = isDirectory(entry) ? entry : (linked(entry) ?? top)
  if (!existsSync(join(git, 'HEAD'))) return undefined
  const named = readText(join(git, 'commondir'))?.trim()
  const common = named === undefined ? git : resolve(git, named)
  if (!isDirectory(join(common, 'objects'))) return undefined
  return { top, common: realpathSync(common) }
}

function linked(file: string): string | undefined {
  const named = /^gitdir: (.+?)\s*$/m.exec(readText(file) ?? '')?.[1]
  return named === undefined ? undefined : resolve(dirname(file), named)
}

/** What people call it: the directory of the main worktree. */
export function nameOf({ common }: Repository): string {
  const name = basename(common)
  return name === '.git' ? basename(dirname(common)) : name.replace(/\.git$/, '')
}

/** `origin`, or the first remote there is. */
export function remoteOf({ common }: Repository): Remote | undefined {
  const urls = remoteUrls(readText(join(common, 'config')) ?? '')
  const url = urls.get('origin') ?? [...urls.values()][0]
  const remote = url === undefined ? undefined : readRemote(url)
  if (remote?.at !== 'directory') return remote
  const path = isAbsolute(remote.path) ? remote.path : resolve(dirname(common), remote.path)
  return { at: 'directory', path }
}

function remoteUrls(config: string): Map<string, string> {
  const urls = new Map<string, string>()
  let remote: string | undefined
  for (const line of config.split('\n')) {
    const section = /^\s*\[\s*([\w.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/.exec(line)
    if (section !== null) remote = section[1]?.toLowerCase() === 'remote' ? section[2] : undefined
    const url = /^\s*url\s*=\s*"?(.*?)"?\s*$/i.exec(line)?.[1]
    if (remote !== undefined && url !== undefined && !urls.has(remote)) urls.set(remote, url)
  }
  return urls
}

/** Long enough for any history that has no remote; a huge one is told apart by its remote. */
const GIT_TIMEOUT_MS = 1_000

/** Hashes of the commits without parents, the smallest first. None if the history is cut off. */
export function rootCommits({ common }: Repository): readonly string[] {
  if (existsSync(join(common, 'shallow'))) return []
  const args = ['rev-list', '--max-parents=0', '--branches', '--remotes', '--tags']
  const { status, stdout } = spawnSync('git', [`--git-dir=${common}`, ...args], {
    encoding: 'utf8',
    timeout: GIT_TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' },
  })
  if (status !== 0) return []
  return stdout
    .split('\n')
    .filter((line) => /^[0-9a-f]{40,64}$/.test(line))
    .sort()
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Nothing for what is no readable file. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
