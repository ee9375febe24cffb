/** Runs after every Read: imports next to nothing, prints nothing, always exits 0, and soon. */
import { existsSync } from 'node:fs'
import type { Command, Io } from '../io.ts'
import { noteHealth, trackEvent, wantsCommit } from '../track.ts'

export const track: Command = async (args, io) => {
  try {
    const given = await inTime(io)
    if (given === undefined) return 0
    const payload: unknown = JSON.parse(given)
    const bash = args.includes('--bash') ? { bash: true } : {}
    const now = io.now()
    const { records } = trackEvent(payload, { root: io.root, now, ...bash })
    if (records.length === 0 || !wantsCommit(io.root, now)) return 0
    // In a process of its own: the host does not wait for git.
    const { spawn } = await import('node:child_process')
    const [command = '', ...rest] = io.program
    spawn(command, [...rest, 'commit-log', '--root', io.root], {
      detached: true,
      stdio: 'ignore',
      env: process.env,
    }).unref()
  } catch {
    // Whatever it was, the host must not notice.
  }
  return 0
}

const LIMIT_MS = 2_000

/** A host that leaves our input open would wait for us for ever; undefined: we waited long enough. */
async function inTime(io: Io): Promise<string | undefined> {
  const limitMs = Number(process.env.CORTEX_HOOK_TIMEOUT_MS) || LIMIT_MS
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined)
  })
  const given = await Promise.race([io.stdin(), late])
  clearTimeout(timer)
  if (given !== undefined) return given
  if (existsSync(io.root)) {
    const message = `no event after ${limitMs} ms`
    noteHealth(io.root, { at: io.now(), what: 'track', message })
  }
  process.stdin.destroy()
  return undefined
}
