import { spawnSync } from 'node:child_process'
import { CortexError } from '@cortex-memory/core'
import { type Launch, shellLine } from '../launch.ts'

const START_MS = 30_000

/** What is written into a host must start: it is started once, here. The version it tells. */
export function checkLaunch(program: Launch): string {
  const { status, stdout, stderr, error } = spawnSync(
    program.command,
    [...program.args, '--version'],
    { encoding: 'utf8', timeout: START_MS, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const version = stdout?.trim() ?? ''
  if (status === 0 && /^\d+\.\d+\.\d+/.test(version)) return version
  const [why = `exit code ${status}`] = [error?.message, stderr?.trim().split('\n').at(-1)].filter(
    Boolean,
  )
  throw new CortexError(
    'IO_ERROR',
    `Cannot install: \`${shellLine(program, process.platform)} --version\` does not start (${why}). Build or install Cortex first`,
  )
}
