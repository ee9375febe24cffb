/** The built program, for tests that need processes of their own. */
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))
export const MAIN: string = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

let built = false

/** Builds once per test file; `tsc -b` does nothing when the sources have not changed. */
export function buildProgram(): void {
  if (built) return
  const tsc = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url))
  execFileSync(process.execPath, [tsc, '-b', PACKAGE, join(PACKAGE, 'hook')], { stdio: 'pipe' })
  built = true
}

export interface RunResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export function runProgram(args: readonly string[], input = ''): RunResult {
  const result = spawnSync(process.execPath, [MAIN, ...args], { input, encoding: 'utf8' })
  return { code: result.status, stdout: result.stdout, stderr: result.stderr }
}
