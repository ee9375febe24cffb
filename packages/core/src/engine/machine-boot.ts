/**
 * Which start of the machine this is. All processes must agree on it, for what one of them left unsynced before a stop is
 * not to be trusted after it. So a name that the system gives is better than a time, which clocks correct.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What the system can be asked; undefined if it does not answer. */
export interface Machine {
  readonly platform: NodeJS.Platform
  readFile(path: string): string | undefined
  run(program: string, args: readonly string[]): string | undefined
  /** When the machine was started, in seconds, as far as clocks can tell. */
  bootedAt(): number
}

const BOOT_ID = '/proc/sys/kernel/random/boot_id'
const PREFETCH =
  'HKLM\\SYSTEM\\CurrentControlSet\\Control\\Session Manager\\Memory Management\\PrefetchParameters'

export function bootName(machine: Machine): string {
  return named(machine)?.trim() || `booted-${Math.round(machine.bootedAt() / 10)}`
}

function named({ platform, readFile, run }: Machine): string | undefined {
  switch (platform) {
    case 'linux':
      return readFile(BOOT_ID)
    case 'darwin':
      return run('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid'])
    case 'win32': {
      // Windows counts its starts.
      const count = /BootId\s+REG_DWORD\s+(0x[0-9a-f]+)/i.exec(
        run('reg', ['query', PREFETCH, '/v', 'BootId']) ?? '',
      )?.[1]
      return count === undefined ? undefined : `boot ${count.toLowerCase()}`
    }
    default:
      return undefined
  }
}

export function thisMachine(bootedAt: () => number): Machine {
  return { platform: process.platform, readFile, run, bootedAt }
}

function readFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const TIMEOUT_MS = 2_000

function run(program: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
  })
  return status === 0 ? stdout : undefined
}
