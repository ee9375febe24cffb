/** Runs after every Read: imports next to nothing, prints nothing, always exits 0. */
import type { Command } from '../io.ts'
import { trackEvent, wantsCommit } from '../track.ts'

export const track: Command = async (args, io) => {
  try {
    const payload: unknown = JSON.parse(await io.stdin())
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
