/**
 * `cortex hook <event>`: what hosts run. It never fails the host: whatever happens, the exit code is
 * 0, and nothing but an answer to the host is printed.
 *
 * @module
 */

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { noteHookFailure } from '@cortex-memory/hosts/failures'
import { superviseHook } from '@cortex-memory/hosts/hook'
import { dataHome } from '@cortex-memory/server/data-home'

const EVENTS = [
  'session-start',
  'user-prompt-submit',
  'stop',
  'pre-compact',
  'session-end',
] as const

export async function main([, ...args]: readonly string[]): Promise<number> {
  if (args.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write((await import('./help.ts')).helpText('hook'))
    return 0
  }
  return await hook(args, dataHome(), undefined)
}

export async function hook(
  args: readonly string[],
  home: string,
  actor: string | undefined,
): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { home: { type: 'string' }, actor: { type: 'string' } },
  })
  const where = typeof values.home === 'string' ? values.home : home
  const who = typeof values.actor === 'string' ? values.actor : actor
  const event = EVENTS.find((each) => each === positionals[0])
  if (event === undefined) {
    const message = `unknown event ${positionals[0] ?? ''}; expected ${EVENTS.join(', ')}`
    noteHookFailure(where, { at: Date.now(), event: '', code: 'USAGE', message })
    return 0
  }
  const output = await superviseHook({
    event,
    home: where,
    ...(who !== undefined && { actor: who }),
    env: process.env,
    stdin: process.stdin,
    program: fileURLToPath(new URL('./hook-worker.cjs', import.meta.url)),
  })
  if (output !== '') await new Promise((resolve) => process.stdout.write(`${output}\n`, resolve))
  // A host may leave our standard input open; nobody waits for it.
  process.exit(0)
}
