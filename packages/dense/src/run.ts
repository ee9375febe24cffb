/**
 * Finds the command and maps failures to exit codes. Commands are loaded on demand, so that the
 * tracker, which runs after every Read, loads next to nothing.
 *
 *   0 done · 1 failed · 2 wrong usage · 3 not found · 4 conflict · 5 verification failed
 *
 * @module
 */
import { messageOf } from '@cortex-memory/core/kit'
import { EXIT_OF } from './errors.ts'
import { defaultRoot } from './files/root.ts'
import type { Command, Io, OpenedWorkspace } from './io.ts'
import { visibleJson, visibleText } from './text/visible-text.ts'

export type { Command, Io } from './io.ts'

interface Entry {
  readonly usage: string
  readonly summary: string
  /** Forms of a command that has several; shown by its own help. */
  readonly forms?: readonly string[]
  readonly load: () => Promise<Command>
  /** Words of its command line end up in files. */
  readonly keeps?: true
  /** A hook: it is called all the time, and leaves the repository to others. */
  readonly hook?: true
}

/** All commands of `ctx`. */
export const COMMANDS: Readonly<Record<string, Entry>> = {
  init: {
    usage: 'init [--git | --no-git] [--general]',
    summary: 'set up a context',
    load: async () => (await import('./commands/init.ts')).init,
  },
  new: {
    usage: 'new project|experiment|knowledge|pattern|decision|idea|scan …',
    summary: 'create a file from its template and enter it in the index',
    forms: [
      'new project <name> [--purpose TEXT] [--priority High|Medium|Low]',
      'new experiment <summary> --tag TAG… [--link ID…] [--variant-of ID]',
      'new knowledge <summary> --tag TAG… --evidence ID…',
      'new pattern <summary> --tag TAG… --source ID… [--evidence ID…]',
      '    each with [--status S] [--date YYYY-MM-DD] [--body TEXT | -] [--project P]',
      'new decision <title> --alternative TEXT --alternative TEXT… [--system]',
      'new idea <title> [--source TEXT]',
      'new scan <scope> [--date YYYY-MM-DD]',
    ],
    load: async () => (await import('./commands/new.ts')).newCommand,
    keeps: true,
  },
  status: {
    usage: 'status <ID> <base[:ID]> [--reason TEXT] [--mark-downstream] [--force]',
    summary: 'move an entry through its life cycle, both sides',
    load: async () => (await import('./commands/status.ts')).status,
    keeps: true,
  },
  projects: {
    usage: 'projects',
    summary: 'list the projects',
    load: async () => (await import('./commands/projects.ts')).projects,
  },
  show: {
    usage: 'show [<ID>] [--project P]',
    summary: 'print an entry with its backlinks, or list all entries',
    load: async () => (await import('./commands/show.ts')).show,
  },
  lint: {
    usage: 'lint [<project>] [--strict] [--fix [--dry-run]] [--quiet] …',
    summary: 'check every rule',
    forms: [
      'lint [<project>] [--strict] [--quiet] [--drift] [--format text|github]',
      'lint [<project>] --fix [--dry-run]',
    ],
    load: async () => (await import('./commands/lint.ts')).lint,
  },
  index: {
    usage: 'index [--all | <project> | <directory>] [--check] [--reset-refs]',
    summary: 'rebuild indexes and counts',
    load: async () => (await import('./commands/index.ts')).index,
  },
  track: {
    usage: 'track [--bash]',
    summary: 'PostToolUse hook: count the entries a tool call touched (JSON on stdin)',
    load: async () => (await import('./commands/track.ts')).track,
    hook: true,
  },
  'commit-log': {
    usage: 'commit-log',
    summary: 'commit the access logs',
    load: async () => (await import('./commands/commit-log.ts')).commitLog,
    hook: true,
  },
  guard: {
    usage: 'guard',
    summary: 'PreToolUse hook: refuse writes above the caps (JSON on stdin)',
    load: async () => (await import('./commands/guard.ts')).guard,
    hook: true,
  },
  tasks: {
    usage: 'tasks [list | add | show | edit | archive | <action> <id>] …',
    summary: 'the work queue',
    forms: [
      'tasks [list] [--project P] [--state S…] [--limit N] · show <id> · archive',
      'tasks add <text> --why TEXT --done-when TEXT [--template NAME] [--plan PATH]',
      '    [--priority high|medium|low] [--parent ID] [--depends-on ID…]',
      'tasks edit <id> [--text TEXT] [--why TEXT] [--done-when TEXT] …',
      'tasks decompose <id> --child TEXT… [--replace]',
      'tasks claim|unclaim <id> [--by NAME] · block <id> --reason TEXT · unblock <id>',
      'tasks pause|resume|pending|reopen|request-approval|approve|clear-approval <id>',
      'tasks complete <id> [--note TEXT] [--skip-verify REASON] · uncomplete <id>',
      'tasks lock|unlock --owner NAME',
    ],
    load: async () => (await import('./commands/tasks.ts')).tasks,
    keeps: true,
  },
  maintain: {
    usage: 'maintain [<project>] [--apply PRINT | --dismiss PRINT] [--all]',
    summary: 'proposals: contradictions, cold entries, consolidation',
    load: async () => (await import('./commands/maintain.ts')).maintain,
  },
  search: {
    usage: 'search <words> [--project P] [--kind K] [--limit N] [--all]',
    summary: 'find entries by words',
    load: async () => (await import('./commands/search.ts')).search,
  },
  fresh: {
    usage: 'fresh [<project>] [--budget TOKENS] [--check]',
    summary: 'the briefing a newcomer gets, and what it does not answer',
    load: async () => (await import('./commands/fresh.ts')).fresh,
  },
  graph: {
    usage: 'graph [<project> | <ID>] [--limit N] [--format json|mermaid|dot]',
    summary: 'entries and how they lead to each other',
    load: async () => (await import('./commands/graph.ts')).graph,
  },
  rename: {
    usage: 'rename <ID> <ID> [--project P]',
    summary: 'give an entry another id, with every reference',
    load: async () => (await import('./commands/rename.ts')).rename,
  },
  sync: {
    usage: 'sync [<project>] [--write]',
    summary: 'print or insert the lines that CORTEX.md files lack',
    load: async () => (await import('./commands/sync.ts')).sync,
  },
  watch: {
    usage: 'watch [--settle MS]',
    summary: 'rebuild after changes until stopped',
    load: async () => (await import('./commands/watch.ts')).watch,
  },
  jobs: {
    usage: 'jobs list | run | install …',
    summary: 'the periodic jobs',
    forms: [
      'jobs list',
      'jobs run [<job>… | --due]',
      'jobs install [<job>…] [--form cron|systemd]',
    ],
    load: async () => (await import('./commands/jobs.ts')).jobs,
  },
  'user-learn': {
    usage: 'user-learn <observation> [--section NAME]',
    summary: 'remember a preference of the owner',
    load: async () => (await import('./commands/user-learn.ts')).userLearn,
    keeps: true,
  },
  mirror: {
    usage: 'mirror [--rebuild]',
    summary: 'write the entries into a Cortex, as memories and edges',
    load: async () => (await import('./commands/mirror.ts')).mirror,
  },
  hooks: {
    usage: 'hooks print | health …',
    summary: 'the hook configuration, and what went wrong in the hooks',
    forms: [
      'hooks print [host] [--profile seed|recommended] [--command LINE]',
      'hooks print pre-commit [--command LINE]',
      'hooks health',
    ],
    load: async () => (await import('./commands/hooks.ts')).hooks,
  },
}

/** The help of `ctx`. */
export function helpText(): string {
  const lines = Object.values(COMMANDS).map((entry) => `  ${entry.usage}\n      ${entry.summary}`)
  return `Usage: cortex ctx [--root DIR] [--json] <command> …\n\n${lines.join('\n')}\n`
}

const COLUMNS = 80

/** A long usage line goes on below its command, cut before an option. */
function wrapped(line: string): string {
  if (line.length <= COLUMNS) return line
  const cut = line.lastIndexOf(' [', COLUMNS)
  return `${line.slice(0, cut)}\n      ${wrapped(line.slice(cut))}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface Globals {
  readonly root: string | undefined
  readonly json: boolean
  readonly now: number | undefined
  readonly rest: readonly string[]
}

class UsageError extends Error {}

/** `--root`, `--json` and `--now` may stand anywhere before `--`. */
function takeGlobals(args: readonly string[]): Globals {
  let root: string | undefined
  let json = false
  let now: number | undefined
  const rest: string[] = []
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? ''
    const [name, inline] = arg.startsWith('--') ? splitFlag(arg) : [arg, undefined]
    if (arg === '--') {
      rest.push(...args.slice(index))
      break
    }
    if (name === '--json') json = true
    else if (name === '--root' || name === '--now') {
      const value = inline ?? args[index + 1]
      if (inline === undefined) index += 1
      if (value === undefined) throw new UsageError(`${name} needs a value`)
      if (name === '--root') root = value
      else now = Date.parse(value)
    } else rest.push(arg)
  }
  if (now !== undefined && Number.isNaN(now)) throw new UsageError('--now needs a time')
  return { root, json, now, rest }
}

function splitFlag(arg: string): [string, string | undefined] {
  const equals = arg.indexOf('=')
  return equals === -1 ? [arg, undefined] : [arg.slice(0, equals), arg.slice(equals + 1)]
}

/** Runs one command; never throws. */
export async function runCtx(args: readonly string[], base: Partial<Io> = {}): Promise<number> {
  const io = defaults(base)
  let json = io.json
  try {
    const globals = takeGlobals(args)
    json = json || globals.json
    const [name, ...rest] = globals.rest
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
      ;(name === undefined ? io.err : io.out)(helpText())
      return name === undefined ? 2 : 0
    }
    const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (entry === undefined)
      throw new UsageError(`unknown command \`${name}\`; \`cortex ctx help\` lists all commands`)
    if (rest.includes('--help') || rest.includes('-h')) {
      const forms = (entry.forms ?? []).map((form) => `  ${form}\n`)
      io.out(
        `${wrapped(`Usage: cortex ctx ${entry.usage}`)}\n\n${capital(entry.summary)}.\n${forms.join('')}`,
      )
      return 0
    }
    const inspect = entry.keeps === true ? io.inspect : undefined
    // Words without quotes become one text.
    await inspect?.(rest.join(' '))
    const command = await entry.load()
    const { now } = globals
    const workspaces: OpenedWorkspace[] = []
    const root = globals.root === undefined ? io.root : absolute(io.cwd, globals.root)
    const left =
      entry.hook === true
        ? []
        : (await import('./maintain/settle.ts')).settle(root, now ?? io.now())
    const code = await command(rest, {
      ...io,
      out: (text) => io.out(json ? visibleJson(text) : visibleText(text)),
      stdin: async () => {
        const given = await io.stdin()
        await inspect?.(given)
        return given
      },
      json,
      root,
      now: now === undefined ? io.now : () => now,
      opened: (workspace) => workspaces.push(workspace),
    })
    const open = [...left, ...workspaces.flatMap((workspace) => workspace.notCommitted)]
    for (const { message, reason } of open) {
      io.err(visibleText(`ctx: not committed: ${message}: ${reason}\n`))
    }
    if (open.length > 0) io.err('ctx: the files are written; the next ctx command commits them\n')
    return open.length > 0 && code === 0 ? 1 : code
  } catch (error) {
    return report(error, { ...io, json })
  }
}

function absolute(cwd: string, path: string): string {
  return path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path) ? path : `${cwd}/${path}`
}

function defaults(base: Partial<Io>): Io {
  return {
    root: base.root ?? defaultRoot(),
    json: base.json ?? false,
    now: base.now ?? Date.now,
    cwd: base.cwd ?? process.cwd(),
    out: base.out ?? ((text) => void process.stdout.write(text)),
    err: base.err ?? ((text) => void process.stderr.write(text)),
    stdin: base.stdin ?? readStdin,
    program: base.program ?? [process.execPath, process.argv[1] ?? ''],
    ...(base.signal === undefined ? {} : { signal: base.signal }),
    ...(base.engine === undefined ? {} : { engine: base.engine }),
    ...(base.inspect === undefined ? {} : { inspect: base.inspect }),
    ...(base.progress === undefined ? {} : { progress: base.progress }),
  }
}

async function readStdin(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function report(error: unknown, io: Io): number {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const usage = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS')
  const message = messageOf(error)
  const name = usage ? 'INVALID_INPUT' : code || 'FAILED'
  if (io.json) {
    const path = error instanceof Error && 'path' in error ? { path: error.path } : {}
    io.out(`${visibleJson(JSON.stringify({ error: { code: name, message, ...path } }))}\n`)
  } else io.err(visibleText(`ctx: ${message}\n`))
  if (usage) return 2
  return Object.hasOwn(EXIT_OF, code) ? EXIT_OF[code as keyof typeof EXIT_OF] : 1
}
