/** `cortex install` and `cortex uninstall`: into the hosts of this machine, and out again. */
import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  type Content,
  checkLaunch,
  HOST_NAMES,
  type HostName,
  type InstallRequest,
  installHosts,
  type Launch,
  uninstallHosts,
} from '@cortex-memory/hosts'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { installText } from '../print/install.ts'
import { gotInstead } from '../suggest.ts'

export const install: Run = async (args, context) => {
  const request = requestOf('install', args, context)
  const program = ownProgram()
  if (program.args.some((word) => /[\\/]_npx[\\/]/.test(word))) {
    context.note(
      'cortex: npx may clear the copy that is running; `npm install -g cortex-memory` gives a lasting one',
    )
  }
  const version = checkLaunch(program)
  const report = installHosts(request, contentOf(program, context, stopHookOf(args)))
  const { dryRun } = request
  const done = { action: 'install', version, dryRun, ...report } as const
  context.print(context.json ? JSON.stringify(done) : installText(done, context.colours))
  return 0
}

export const uninstall: Run = async (args, context) => {
  const request = requestOf('uninstall', args, context)
  const report = uninstallHosts(request)
  const { dryRun } = request
  const done = { action: 'uninstall', dryRun, ...report } as const
  context.print(context.json ? JSON.stringify(done) : installText(done, context.colours))
  return 0
}

function requestOf(
  name: string,
  args: readonly string[],
  { home }: CommandContext,
): InstallRequest {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      project: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      ...(name === 'install' && { 'stop-hook': { type: 'boolean' as const } }),
    },
  })
  // A home that cannot be is found out before a host is touched.
  statSync(home, { throwIfNoEntry: false })
  return {
    hosts: hostsOf(name, positionals),
    ...(values.project === true && { project: process.cwd() }),
    home: resolve(home),
    surroundings: { platform: process.platform, env: process.env },
    dryRun: values['dry-run'] === true,
  }
}

function stopHookOf(args: readonly string[]): boolean {
  return args.includes('--stop-hook')
}

function hostsOf(name: string, words: readonly string[]): readonly HostName[] | 'all' {
  const known: readonly string[] = [...HOST_NAMES, 'all']
  const wrong = words.find((word) => !known.includes(word))
  if (wrong !== undefined || words.length === 0) {
    const got = wrong === undefined ? '' : gotInstead(wrong, known)
    throw new UsageError(`${name} expects ${known.join(', ')}${got}`)
  }
  return words.includes('all') ? 'all' : (words as readonly HostName[])
}

/** This very build: of a clone or of an installed package. */
function ownProgram(file: 'main.js' | 'cortex.cjs' = 'main.js'): Launch {
  return {
    command: process.execPath,
    args: [fileURLToPath(new URL(`../${file}`, import.meta.url))],
  }
}

/** A host does not have the environment of this shell: what was said here is written down. */
function contentOf(
  program: Launch,
  { home, actor, user }: CommandContext,
  stopHook: boolean,
): Content {
  const { platform } = process
  const isUsual = resolve(home) === join(homedir(), '.cortex')
  return {
    program,
    hookProgram: ownProgram('cortex.cjs'),
    platform,
    ...(!isUsual && { home: resolve(home) }),
    // Where the memory is that of a project, it is found again in each of them.
    ...(user === undefined && { actor }),
    ...(stopHook && { stopHook }),
  }
}
