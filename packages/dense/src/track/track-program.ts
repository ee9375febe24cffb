/**
 * `ctx track` as a program: it runs after every Read of a coding agent, prints nothing and always
 * ends well, and soon: a host that leaves our input open is not waited for. Next to nothing is
 * loaded; the loader of ES modules alone would cost more than all the rest, so this is compiled a
 * second time as CommonJS, see `hook/`.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defaultRoot } from '../files/root.ts'
import { noteHealth, trackEvent, wantsCommit } from './track.ts'

const PAYLOAD_BYTES_MAX = 8 * 1024 * 1024
const LIMIT_MS = 2_000

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
  const { stdin } = process
  const chunks: Buffer[] = []
  let size = 0
  const limitMs = Number(process.env.CORTEX_HOOK_TIMEOUT_MS) || LIMIT_MS
  const timer = setTimeout(() => {
    stdin.destroy()
    if (!existsSync(call.root)) return
    const message = `no event after ${limitMs} ms`
    noteHealth(call.root, { at: Date.now(), what: 'track', message })
  }, limitMs)
  stdin.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= PAYLOAD_BYTES_MAX) chunks.push(chunk)
  })
  stdin.on('end', () => {
    clearTimeout(timer)
    const text = size > PAYLOAD_BYTES_MAX ? '' : Buffer.concat(chunks).toString('utf8')
    trackText(text, call, Date.now(), program)
  })
  stdin.on('error', () => clearTimeout(timer))
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
