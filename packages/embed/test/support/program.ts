/** The built package, for tests that need worker threads or processes of their own. */
import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))
const TSC = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url))

/** `tsc -b` does nothing when the sources have not changed. */
export function buildPackage(): void {
  execFileSync(process.execPath, [TSC, '-b', PACKAGE], { stdio: 'pipe' })
}

export interface Outcome {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a module text against the built package; `prefix` is a command that runs the command. */
export function runScript(script: string, prefix: readonly string[] = []): Outcome {
  const [command = '', ...args] = [...prefix, process.execPath, '--input-type=module', '-e', script]
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: PACKAGE,
    encoding: 'utf8',
    // Only a program that hangs takes so long, however busy the machine is.
    timeout: 110_000,
  })
  return { status, stdout, stderr }
}

/** A command that runs another without any network, if this machine lets us. */
export function withoutNetwork(): readonly string[] | undefined {
  const commands = [
    ['unshare', '-n'],
    ['unshare', '-rn'],
  ]
  return commands.find(
    ([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0,
  )
}
