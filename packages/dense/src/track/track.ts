/**
 * One hook event: count what it touched, ask for a commit now and then, never fail.
 *
 * A failure is one line in `<root>/.dense/health.jsonl`, because a hook that is silent about its
 * failures loses months of data unnoticed.
 *
 * @module
 */
import { closeSync, existsSync, mkdirSync, statSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openForAppending, readRegularText } from '../files/regular-file.ts'
import { appendAccess } from './access-log.ts'
import { type AccessHit, hitsOf, sessionOf } from './hook.ts'

const HEALTH_MAX = 262_144
const SETTINGS_BYTES_MAX = 1_048_576
export const COMMIT_EVERY_MS = 60_000

export interface TrackOptions {
  readonly root: string
  readonly now: number
  readonly bash?: boolean
}

/** What became of a hook event. */
export interface TrackResult {
  /** What was recorded. */
  readonly records: readonly AccessHit[]
  /** Set when something went wrong; the host is never told. */
  readonly error?: string
}

export function trackEvent(payload: unknown, options: TrackOptions): TrackResult {
  if (process.env.CORTEX_TRACK === 'off') return { records: [] }
  try {
    const bash = options.bash ?? trackSettings(options.root).bash
    const hits = hitsOf(payload, { root: options.root, bash })
    const ts = new Date(options.now).toISOString()
    const session = sessionOf(payload)
    for (const project of new Set(hits.map((hit) => hit.project))) {
      const records = hits
        .filter((hit) => hit.project === project)
        .map(({ file, tool }) => ({
          file,
          tool,
          ts,
          ...(session === undefined ? {} : { session }),
        }))
      appendAccess(join(options.root, 'projects', project), records)
    }
    return { records: hits }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    noteHealth(options.root, { at: options.now, what: 'track', message })
    return { records: [], error: message }
  }
}

interface TrackSettings {
  readonly bash: boolean
  readonly logCommit: 'hook' | 'job' | 'off'
}

/** Only the two settings the hook needs; the full reader would cost start-up time. */
export function trackSettings(root: string): TrackSettings {
  const defaults: TrackSettings = { bash: false, logCommit: 'hook' }
  try {
    const path = join(root, '.dense', 'settings.json')
    const text = readRegularText(path, { maxBytes: SETTINGS_BYTES_MAX })
    return { ...defaults, ...(JSON.parse(text ?? '{}') as Partial<TrackSettings>) }
  } catch {
    return defaults
  }
}

export interface HealthNote {
  readonly at: number
  readonly what: string
  readonly message: string
}

/** Best effort: a disk that refuses the log refuses this line too. */
export function noteHealth(root: string, note: HealthNote): void {
  try {
    const path = join(root, '.dense', 'health.jsonl')
    mkdirSync(dirname(path), { recursive: true })
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat !== undefined && stat.size > HEALTH_MAX) return
    const handle = openForAppending(path)
    try {
      writeSync(handle, `${JSON.stringify(note)}\n`)
    } finally {
      closeSync(handle)
    }
  } catch {
    // Nothing more can be done without disturbing the host.
  }
}

/** True when a commit is wanted and the last one is at least a minute old. */
export function wantsCommit(root: string, now: number): boolean {
  if (trackSettings(root).logCommit !== 'hook' || !insideGit(root)) return false
  const stamp = statSync(join(root, '.dense', 'log-commit.stamp'), { throwIfNoEntry: false })
  return stamp === undefined || now - stamp.mtimeMs >= COMMIT_EVERY_MS
}

/** A repository at or above the root, without starting git. */
export function insideGit(root: string): boolean {
  let at = root
  for (;;) {
    if (existsSync(join(at, '.git'))) return true
    const up = dirname(at)
    if (up === at) return false
    at = up
  }
}
