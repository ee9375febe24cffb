/**
 * The PreToolUse guard: computes what a Write or Edit would leave behind and refuses it when it
 * breaks a cap. Lint stays the authority; the guard is the early word.
 *
 * @module
 */
import { realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { readText } from '../files/files.ts'
import { readTasks } from '../tasks/task-file.ts'
import { taskLockOf } from '../tasks/task-lock.ts'
import { CAPS, type Cap, countLines, USER_BYTES_MAX, USER_BYTES_NEAR } from '../text/caps.ts'

export interface GuardVerdict {
  readonly decision: 'allow' | 'deny' | 'ask'
  readonly reason: string
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Undefined means: not our business, say nothing. */
export function guardPayload(
  payload: unknown,
  root: string,
  now: number,
): GuardVerdict | undefined {
  if (!isFields(payload) || !isFields(payload.tool_input)) return undefined
  const input = payload.tool_input
  const path = textOf(input.file_path) ?? textOf(input.path)
  if (path === undefined) return undefined
  const place = placeOf(resolve(textOf(payload.cwd) ?? process.cwd(), path), root)
  if (place === undefined) return undefined
  const before = read(place.full)
  const after = resultOf(textOf(payload.tool_name) ?? '', input, before ?? '')
  if (after === undefined) return undefined
  return judge(place, before, after, textOf(payload.session_id) ?? '', now)
}

interface Place {
  readonly full: string
  /** Segments below the root. */
  readonly segments: readonly string[]
}

function placeOf(path: string, root: string): Place | undefined {
  try {
    const full = realOf(path)
    const way = relative(realpathSync(root), full)
    if (way.startsWith('..')) return undefined
    return { full, segments: way.split(sep) }
  } catch {
    return undefined
  }
}

/** Through links, also where the file is still to be made. */
function realOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return join(realpathSync(dirname(path)), basename(path))
  }
}

function read(path: string): string | undefined {
  try {
    return readText(path)
  } catch {
    return undefined
  }
}

/** The text after the call; plain text replacement, so that `$` means a dollar sign. */
export function resultOf(tool: string, input: Fields, before: string): string | undefined {
  if (tool === 'Write') return textOf(input.content)
  if (tool === 'Edit') return applyEdit(before, input)
  if (tool === 'MultiEdit' && Array.isArray(input.edits)) {
    let text: string | undefined = before
    for (const edit of input.edits) {
      text = text !== undefined && isFields(edit) ? applyEdit(text, edit) : undefined
    }
    return text
  }
  return undefined
}

function applyEdit(before: string, edit: Fields): string | undefined {
  const from = textOf(edit.old_string)
  const to = textOf(edit.new_string)
  if (from === undefined || to === undefined) return undefined
  if (from === '') return before === '' ? to : undefined
  if (!before.includes(from)) return undefined
  if (edit.replace_all === true) return before.split(from).join(to)
  const at = before.indexOf(from)
  return before.slice(0, at) + to + before.slice(at + from.length)
}

function judge(
  place: Place,
  before: string | undefined,
  after: string,
  session: string,
  now: number,
): GuardVerdict | undefined {
  const name = place.segments.at(-1) ?? ''
  const inProject = place.segments[0] === 'projects' && place.segments.length === 3
  const generated = /^index(?:-\d+)?\.md$/.test(name) && place.segments.length === 4
  if (generated && /^(?:experiments|knowledge|patterns)$/.test(place.segments[2] ?? '')) {
    return deny('This index is generated; change the atoms and run `cortex ctx index`')
  }
  if (place.segments[2] === '_meta') return deny('_meta is written by tools only')
  if (inProject && (name === 'STATUS.md' || name === 'ISSUES.md')) {
    return judgeSize(name, before, after, CAPS[name])
  }
  if (name === 'CORTEX.md') return judgeSize(name, before, after, CAPS[name])
  if (inProject && name === 'mission.md' && before !== undefined && before !== after) {
    return ask('mission.md changes only with the owner’s consent')
  }
  if (inProject && name === 'TASKS.yaml') return judgeTasks(before, after, session, now)
  if (place.segments.join('/') === 'user/USER.md') return judgeUser(before, after)
  return undefined
}

const deny = (reason: string): GuardVerdict => ({ decision: 'deny', reason })
const ask = (reason: string): GuardVerdict => ({ decision: 'ask', reason })
const allow = (reason: string): GuardVerdict => ({ decision: 'allow', reason })

/** A file that is too long already may shrink step by step. */
function judgeSize(
  name: string,
  before: string | undefined,
  after: string,
  cap: Cap,
): GuardVerdict | undefined {
  const shrinks = (size: number, old: number, max: number): boolean => old > max && size < old
  const drop = 'Drop what no longer matters'
  const lines = countLines(after)
  if (lines > cap.lines && !shrinks(lines, countLines(before ?? ''), cap.lines)) {
    return deny(`${name} would have ${lines} lines; the cap is ${cap.lines}. ${drop}`)
  }
  const bytes = Buffer.byteLength(after)
  if (bytes > cap.bytes && !shrinks(bytes, Buffer.byteLength(before ?? ''), cap.bytes)) {
    return deny(`${name} would have ${bytes} bytes; the cap is ${cap.bytes}. ${drop}`)
  }
  return lines >= cap.linesNear ? allow(`${name} has ${lines} of ${cap.lines} lines`) : undefined
}

function judgeUser(before: string | undefined, after: string): GuardVerdict | undefined {
  const bytes = Buffer.byteLength(after)
  const old = Buffer.byteLength(before ?? '')
  if (bytes > USER_BYTES_MAX && !(old > USER_BYTES_MAX && bytes < old)) {
    return deny(`USER.md would have ${bytes} bytes; the cap is ${USER_BYTES_MAX}`)
  }
  return bytes >= USER_BYTES_NEAR
    ? allow(`USER.md has ${bytes} of ${USER_BYTES_MAX} bytes`)
    : undefined
}

function judgeTasks(
  before: string | undefined,
  after: string,
  session: string,
  now: number,
): GuardVerdict | undefined {
  const { problem } = readTasks(after)
  if (problem !== undefined) return deny(`TASKS.yaml would not be readable: ${problem.message}`)
  const lock = taskLockOf(before ?? '')
  const mine = lock !== undefined && lock.owner === session && Date.parse(lock.expiresAt) > now
  return mine ? undefined : deny('Change tasks with `cortex ctx tasks`, or take the lock first')
}

/** The answer in the form the host reads; nothing when there is nothing to say. */
export function guardAnswer(verdict: GuardVerdict | undefined): string {
  if (verdict === undefined) return ''
  const answer = {
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: verdict.decision,
      permissionDecisionReason: verdict.reason,
    },
    ...(verdict.decision === 'allow' ? { systemMessage: verdict.reason } : {}),
  }
  return `${JSON.stringify(answer)}\n`
}
