/**
 * `cortex hook <event>`: the process that the host waits for. It watches another one do the work, so
 * that the limit holds whatever the work hangs on: a disk, a lock, a loop. It always ends with 0.
 *
 *   host → this: the event as JSON on stdin; reads it, at most 8 MB
 *          this → a running server, if there is one: a job; else, or where it does not answer,
 *          this → worker: a job; waits until the limit, then kills it
 *   host ← this: the last whole line that the worker printed, or nothing
 *
 * What learns from a transcript goes on in the background: nobody has to wait for that.
 *
 * Loads no engine: it costs the start of a process.
 *
 * @module
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { messageOf } from '@cortex-memory/core/kit'
import type { HookEvent } from '../content.ts'
import { noteHookFailure } from './failures.ts'
import { type HookJob, payloadOf } from './job.ts'
import { askServer } from './server-socket.ts'

/** A call of a hook. */
export interface HookRequest {
  /** The event that it is called for. */
  readonly event: HookEvent
  /** The data home. */
  readonly home: string
  /** The actor, if it is fixed. */
  readonly actor?: string
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** What the host sends. */
  readonly stdin: NodeJS.ReadStream
  /** The file of the program that works on a job. */
  readonly program: string
}

const TIMEOUT_MS = 2_000
const BACKGROUND_MS = 60_000
const PAYLOAD_BYTES_MAX = 8 * 1024 * 1024
const OUTPUT_BYTES_MAX = 256 * 1024
const BUDGET_TOKENS: Readonly<Record<HookEvent, number>> = {
  'session-start': 1_200,
  'user-prompt-submit': 600,
  stop: 0,
  'pre-compact': 0,
  'session-end': 0,
}
const BACKGROUND: readonly HookEvent[] = ['pre-compact', 'session-end']

class HookTrouble extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** What to print. Never rejects. */
export async function superviseHook(request: HookRequest): Promise<string> {
  const { event, home, env } = request
  if (env.CORTEX_HOOKS === 'off') return ''
  const limitMs = wholeOf(env.CORTEX_HOOK_TIMEOUT_MS) ?? TIMEOUT_MS
  const ending = new AbortController()
  const ready: Ready = []
  const timer = setTimeout(() => ending.abort(), limitMs)
  try {
    return await Promise.race([
      work(request, limitMs, ending.signal, ready),
      expiry(ending.signal, limitMs),
    ])
  } catch (error) {
    const code = error instanceof HookTrouble ? error.code : 'CRASHED'
    const message = messageOf(error)
    const partial = code === 'TIMEOUT' ? lastLine(Buffer.concat(ready).toString('utf8')) : ''
    noteHookFailure(home, {
      at: Date.now(),
      event,
      code: partial === '' ? code : 'PARTIAL',
      message: partial === '' ? message : `${message}; what was ready was given`,
    })
    return partial
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
}

function expiry(signal: AbortSignal, limitMs: number): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new HookTrouble('TIMEOUT', `not done after ${limitMs} ms`))
    })
  })
}

async function work(
  request: HookRequest,
  limitMs: number,
  signal: AbortSignal,
  ready: Ready,
): Promise<string> {
  const { event, home, actor, env, stdin, program } = request
  const payload = payloadOf(parsed(await readAll(stdin)))
  const isBackground = BACKGROUND.includes(event)
  const job: HookJob = {
    event,
    home,
    ...(actor !== undefined && { actor }),
    payload,
    budgetTokens: wholeOf(env.CORTEX_HOOK_TOKENS) ?? BUDGET_TOKENS[event],
    limitMs: isBackground ? BACKGROUND_MS : limitMs,
    isUnwatched: isBackground,
  }
  if (signal.aborted) return ''
  if (isBackground) return await leave(program, job)
  return (await askServer(forServer(job, env))) ?? (await waitFor(program, job, signal, ready))
}

/** A server has a directory and an environment of its own: what these mean here is passed to it. */
function forServer(job: HookJob, env: HookRequest['env']): HookJob {
  const actor = job.actor ?? env.CORTEX_ACTOR?.trim()
  return {
    ...job,
    ...(actor && { actor }),
    payload: { ...job.payload, cwd: job.payload.cwd ?? process.cwd() },
  }
}

/** What the worker has printed so far. */
type Ready = Buffer[]

/** Half a line is not an answer. */
function lastLine(text: string): string {
  return (
    text
      .slice(0, text.lastIndexOf('\n') + 1)
      .trimEnd()
      .split('\n')
      .at(-1) ?? ''
  )
}

/** Starts the work and lets it go; resolves when it has its job. */
async function leave(program: string, job: HookJob): Promise<string> {
  const child = spawn(process.execPath, [program, job.event], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  })
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.stdin.on('error', reject)
    child.stdin.end(JSON.stringify(job), resolve)
  })
  child.unref()
  return ''
}

async function waitFor(
  program: string,
  job: HookJob,
  signal: AbortSignal,
  ready: Ready,
): Promise<string> {
  const child = spawn(process.execPath, [program, job.event], {
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  })
  signal.addEventListener('abort', () => child.kill('SIGKILL'))
  // A worker that dies early does not read; how it ended says why.
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(job))
  child.stdout.on('data', (chunk: Buffer) => ready.push(chunk))
  const [output, words] = await Promise.all([
    readAll(child.stdout, OUTPUT_BYTES_MAX),
    readAll(child.stderr, OUTPUT_BYTES_MAX),
    ended(child),
  ])
  if (child.exitCode === 0) return lastLine(`${output}\n`)
  const how = child.exitCode === null ? child.signalCode : `exit code ${child.exitCode}`
  throw new HookTrouble('CRASHED', `${how}: ${words.trim().split('\n').at(-1) ?? ''}`)
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve())
  })
}

/** All of it is read, so that the writer is not cut off; what is too much is not kept. */
async function readAll(
  stream: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  bytesMax = PAYLOAD_BYTES_MAX,
): Promise<string> {
  if (stream.isTTY === true) return ''
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += (chunk as Buffer).length
    if (size <= bytesMax) chunks.push(chunk as Buffer)
  }
  if (size <= bytesMax) return Buffer.concat(chunks).toString('utf8')
  throw new HookTrouble('BAD_PAYLOAD', `${size} bytes; expected at most ${bytesMax}`)
}

/** Nothing, as on a terminal, is an event without fields. */
function parsed(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new HookTrouble('BAD_PAYLOAD', 'the event is not JSON')
  }
}

function wholeOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined
}
