/**
 * `ctx track` as a program: it runs after every Read of a coding agent, prints nothing and always
 * ends well. Nothing but the file system is loaded, and standard input is read in place: a stream
 * and the loader of modules each cost more than all the rest. Compiled a second time as CommonJS,
 * see `hook/`.
 *
 * @module
 */
import { readSync } from 'node:fs'
import { resolve } from 'node:path'
import { defaultRoot } from './root.ts'
import { trackEvent, wantsCommit } from './track.ts'

const PAYLOAD_BYTES_MAX = 8 * 1024 * 1024
const PATIENCE_MS = 2_000
const PAUSE_MS = 2

export interface TrackCall {
  readonly root: string
  readonly bash: boolean
}

/**
 * Runs `ctx track` with these words after it. False, and nothing was done, if they ask for more
 * than tracking: help, a fixed time, or something that does not exist.
 */
export function runTracker(args: readonly string[], program: readonly string[]): boolean {
  const call = trackCall(args)
  if (call === undefined) return false
  trackText(readStandardInput(), call, Date.now(), program)
  return true
}

function trackCall(args: readonly string[]): TrackCall | undefined {
  let root: string | undefined
  let bash = false
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? ''
    if (arg === '--bash') bash = true
    else if (arg === '--root' && index + 1 < args.length) {
      index += 1
      root = args[index]
    } else return undefined
  }
  return { root: root ? resolve(root) : defaultRoot(), bash }
}

/** Counts one event, and has the logs committed by `program` when that is due. Never throws. */
export function trackText(
  text: string,
  { root, bash }: TrackCall,
  now: number,
  program: readonly string[],
): void {
  try {
    const payload: unknown = JSON.parse(text)
    const { records } = trackEvent(payload, { root, now, ...(bash && { bash }) })
    if (records.length === 0 || !wantsCommit(root, now)) return
    // In a process of its own: the host does not wait for git. Loaded here: most calls need none.
    const { spawn } = process.getBuiltinModule('node:child_process')
    const [command = '', ...rest] = program
    spawn(command, [...rest, 'commit-log', '--root', root], {
      detached: true,
      stdio: 'ignore',
      env: process.env,
    }).unref()
  } catch {
    // Whatever it was, the host must not notice.
  }
}

/** All of it; what is too much, or does not come, is no event. */
function readStandardInput(): string {
  const chunks: Buffer[] = []
  const chunk = Buffer.allocUnsafe(65_536)
  let size = 0
  let waitedMs = 0
  for (;;) {
    const count = readSome(chunk)
    if (count === 0) return Buffer.concat(chunks).toString('utf8')
    if (count === undefined) {
      waitedMs += PAUSE_MS
      if (waitedMs > PATIENCE_MS) return ''
      pause()
      continue
    }
    size += count
    if (size > PAYLOAD_BYTES_MAX) return ''
    chunks.push(Buffer.from(chunk.subarray(0, count)))
  }
}

/** How many bytes came: none at the end, undefined where an input that does not block has none yet. */
function readSome(into: Buffer): number | undefined {
  try {
    return readSync(0, into)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAGAIN' ? undefined : 0
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
}
