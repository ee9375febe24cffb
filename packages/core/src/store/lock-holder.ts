/**
 * Who holds a lock, as the first bytes of its file say: for messages to people, never for decisions.
 *
 * @module
 */
import { readFileSync, readSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { CortexError } from '../errors.ts'
import { pidNamespace } from './pid-namespace.ts'

/** Who took the lock last, as it said itself. */
export interface LockHolder {
  readonly pid: number
  readonly host: string
  /** Milliseconds since 1970. */
  readonly since: number
  /** Process numbers of another namespace (container) mean other processes. */
  readonly pidNamespace?: string | undefined
}

const HOLDER_BYTES = 512

let beginning: string | undefined

export function writeHolder(fd: number, since: number): Uint8Array {
  // All but the time stays the same.
  beginning ??= JSON.stringify({
    pid: process.pid,
    host: hostname().slice(0, 255),
    pidNamespace: pidNamespace(),
  }).slice(0, -1)
  const bytes = Buffer.from(`${beginning},"since":${since}}`.padEnd(HOLDER_BYTES), 'utf8')
  try {
    writeSync(fd, bytes, 0, HOLDER_BYTES, 0)
  } catch {
    // A full disk must not keep anybody from a lock; the message then names the holder before.
  }
  return bytes.subarray(0, HOLDER_BYTES)
}

/** Used again by every look: none of them outlives its call. */
const looked = Buffer.alloc(HOLDER_BYTES)

export function readHolderBytes(fd: number): Uint8Array {
  try {
    return looked.subarray(0, readSync(fd, looked, 0, HOLDER_BYTES, 0))
  } catch {
    return looked.subarray(0, 0)
  }
}

export function readHolder(fd: number): LockHolder | undefined {
  try {
    const { pid, host, since, pidNamespace } = JSON.parse(
      Buffer.from(readHolderBytes(fd)).toString('utf8'),
    ) as Partial<LockHolder>
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof since !== 'number') {
      return undefined
    }
    return { pid, host, since, ...(typeof pidNamespace === 'string' && { pidNamespace }) }
  } catch {
    return undefined
  }
}

/** Whether that process exists and stands still, where the system tells. */
export function isStopped({ pid, host, pidNamespace: namespace }: LockHolder): boolean {
  if (host !== hostname() || namespace !== pidNamespace()) return false
  try {
    return /\) [Tt] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

export function busyError(
  action: string,
  guards: string,
  file: string,
  holder: LockHolder | undefined,
  waitedMs: number,
  now: number,
): CortexError {
  const waited = `after waiting ${duration(waitedMs)}`
  if (holder === undefined) {
    return new CortexError(
      'BUSY',
      `Cannot ${action}: another process holds the lock of ${guards} (${file}), ${waited}. Try again`,
      { details: { lock: guards, file, waitedMs: Math.round(waitedMs) } },
    )
  }
  const { pid, host, since } = holder
  const heldForMs = Math.max(0, Math.round(now - since))
  const elsewhere =
    holder.pidNamespace !== pidNamespace() ? ', in another container (pid namespace)' : ''
  const stopped = isStopped(holder)
  const todo = stopped
    ? `That process is stopped and still owns the lock: let it go on (kill -CONT ${pid}) or end it (kill -KILL ${pid})`
    : 'Try again; if it stays so, look at that process, and end it if it hangs'
  return new CortexError(
    'BUSY',
    `Cannot ${action}: process ${pid} on ${host}${elsewhere} has held the lock of ${guards} for ${duration(heldForMs)}, ${waited}. ${todo}`,
    {
      details: {
        lock: guards,
        file,
        pid,
        host,
        heldForMs,
        waitedMs: Math.round(waitedMs),
        stopped,
      },
    },
  )
}

function duration(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`
}
