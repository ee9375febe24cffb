/**
 * Runs git in a repository that nobody vouches for. A repository's own configuration can name programs
 * for almost everything that git does; here none of them is started:
 *
 *   hooks, file system monitors      core.hooksPath, core.fsmonitor, gc and maintenance
 *   filters, diff and merge drivers  every one that the configuration names is overridden by name
 *   pagers, editors, signatures      switched off by option and by environment
 *   transports, lazy fetches         no protocol is allowed, so nothing is fetched
 *   submodules                       their configuration is another one; they are not looked into
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { devNull } from 'node:os'

/** What a git command gave. */
export interface GitResult {
  /** Whether it succeeded. */
  readonly ok: boolean
  /** What it printed. */
  readonly stdout: string
  /** What it complained about. */
  readonly stderr: string
}

/** How a git command runs. */
export interface SafeGitOptions {
  /** How long it may take, in milliseconds. */
  readonly timeoutMs: number
  /** Its standard input. */
  readonly input?: string
  /** The repository itself, instead of the one that git finds around the directory. */
  readonly gitDirectory?: string
}

const OUTPUT_BYTES_MAX = 64 * 1_048_576

/** What a configuration can set whatever the names of its sections are. */
const OFF: readonly string[] = [
  'safe.bareRepository=explicit',
  'advice.graftFileDeprecated=false',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.pager=cat',
  'core.editor=false',
  'core.askPass=',
  'core.sshCommand=false',
  'core.gitProxy=',
  'core.alternateRefsCommand=true',
  'sequence.editor=false',
  'diff.external=',
  'diff.ignoreSubmodules=all',
  'status.submoduleSummary=false',
  'submodule.recurse=false',
  'fetch.recurseSubmodules=false',
  'log.showSignature=false',
  'commit.gpgSign=false',
  'tag.gpgSign=false',
  'gpg.program=false',
  'gpg.ssh.program=false',
  'gpg.ssh.defaultKeyCommand=',
  'gpg.x509.program=false',
  'credential.helper=',
  'protocol.allow=never',
  'gc.auto=0',
  'maintenance.auto=false',
]

/**
 * Sections whose names the repository chooses, and the value with which each of their keys does nothing. A name
 * may be empty and hold any character but a line break.
 */
const NAMED: readonly { readonly key: RegExp; readonly value: string }[] = [
  { key: /^filter\..*\.(?:clean|smudge|process)$/s, value: '' },
  { key: /^filter\..*\.required$/s, value: 'false' },
  { key: /^diff\..*\.(?:command|textconv)$/s, value: '' },
  { key: /^merge\..*\.driver$/s, value: 'false' },
  { key: /^credential\..*\.helper$/s, value: '' },
  { key: /^remote\..*\.(?:promisor|prune|tagopt|mirror)$/s, value: 'false' },
  { key: /^remote\..*\.(?:uploadpack|receivepack)$/s, value: 'false' },
  { key: /^pager\..*$/s, value: 'false' },
  { key: /^trailer\..*\.(?:command|cmd)$/s, value: 'true' },
  // Hooks in the configuration, which the newest git knows.
  { key: /^hook\..*\.command$/s, value: 'true' },
]

/**
 * `git -C cwd args`, with everything switched off that could start another program. Costs a second
 * start of git, which lists the names that the configuration uses and runs nothing.
 */
export function safeGit(cwd: string, args: readonly string[], options: SafeGitOptions): GitResult {
  const listed = run(cwd, [], ['config', '--null', '--name-only', '--list'], options)
  // What could not be listed whole could not be switched off.
  if (!listed.ok) return { ...listed, stdout: '' }
  const overrides = overridesFor(listed.stdout.split('\0'))
  const unsayable = overrides.find((setting) => setting.includes('\ufffd'))
  if (unsayable !== undefined) {
    const stderr = `fatal: the configuration has ${unsayable.slice(0, unsayable.lastIndexOf('='))}, whose name is not UTF-8\n`
    return { ok: false, stdout: '', stderr }
  }
  return run(cwd, overrides, args, options)
}

/** Bytes that are not UTF-8 were read as U+FFFD: an override with that name would be for another one. */
function overridesFor(keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const named = NAMED.find((one) => one.key.test(key))
    return named === undefined ? [] : [`${key}=${named.value}`]
  })
}

function run(
  cwd: string,
  own: readonly string[],
  args: readonly string[],
  { timeoutMs, input, gitDirectory }: SafeGitOptions,
): GitResult {
  const settings = [...OFF, ...own]
  const where = gitDirectory === undefined ? [] : [`--git-dir=${gitDirectory}`]
  const result = spawnSync('git', ['--no-pager', '-C', cwd, ...where, ...args], {
    encoding: 'utf8',
    timeout: timeoutMs,
    // A process that waits for a pipe may not listen to anything gentler.
    killSignal: 'SIGKILL',
    maxBuffer: OUTPUT_BYTES_MAX,
    windowsHide: true,
    env: environment(settings),
    ...(input === undefined ? { stdio: ['ignore', 'pipe', 'pipe'] } : { input }),
  })
  return { ok: result.status === 0, stdout: result.stdout ?? '', stderr: result.stderr ?? '' }
}

/**
 * What git tells its hooks about the repository that runs them (`git rev-parse --local-env-vars`), and
 * programs by name. Under a hook of another repository, git would write to that one.
 */
const NOT_INHERITED: readonly string[] = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
  'GIT_SHALLOW_FILE',
  'GIT_REPLACE_REF_BASE',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_QUARANTINE_PATH',
  'GIT_CONFIG',
  'GIT_CONFIG_PARAMETERS',
  'GIT_EXTERNAL_DIFF',
  'GIT_SSH',
  'GIT_PROXY_COMMAND',
]

/** Settings go by the environment: a name of a section may hold any character. */
function environment(settings: readonly string[]): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env }
  for (const name of NOT_INHERITED) delete env[name]
  const given = Number(env.GIT_CONFIG_COUNT ?? 0) || 0
  settings.forEach((setting, index) => {
    const at = setting.lastIndexOf('=')
    env[`GIT_CONFIG_KEY_${given + index}`] = setting.slice(0, at)
    env[`GIT_CONFIG_VALUE_${given + index}`] = setting.slice(at + 1)
  })
  return {
    ...env,
    GIT_CONFIG_COUNT: String(given + settings.length),
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    // A history that was replaced by another one on paper is not its own.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: devNull,
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_PROTOCOL_FROM_USER: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GIT_SSH_COMMAND: 'false',
    GIT_PAGER: 'cat',
    GIT_EDITOR: 'false',
    LC_ALL: 'C',
  }
}
