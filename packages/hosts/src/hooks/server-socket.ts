/**
 * A hook asks a `cortex serve` or `cortex mcp` of the same data home, if one is running: its engine is loaded already,
 * and a session with hooks mostly has `cortex mcp` too. One job as a line of JSON, one answer as a line of JSON, then the
 * connection ends. Of several such processes one answers; when it has ended, another does.
 *
 *   <home>/.server/hooks.sock   mode 0600, in a directory of mode 0700: only its owner can connect
 *
 * Nobody needs it: where it is missing, dead or slow, the hook does its work as always. The job has the same rights
 * either way: reading, and nothing else.
 *
 * @module
 */
import { chmodSync, existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import type { Server, Socket } from 'node:net'
import { join } from 'node:path'
import type { HookEvent } from '../content.ts'
import { type HookJob, payloadOf } from './job.ts'

/** Longer ones do not fit into the address of a socket. */
const PATH_BYTES_MAX = 100
const LINE_BYTES_MAX = 8 * 1024 * 1024
/** A server that is stopped still accepts, and never answers. */
const ANSWER_MS_MAX = 500
/** Who connects sends its job at once; a process that was stopped is not waited for. */
const JOB_MS_MAX = 2_000
const ANSWERED: readonly HookEvent[] = ['session-start', 'user-prompt-submit']

/** Where the socket of a data home is; nothing where there can be none. */
export function hookSocket(home: string): string | undefined {
  const path = join(home, '.server', 'hooks.sock')
  const fits = Buffer.byteLength(path) <= PATH_BYTES_MAX
  return process.platform !== 'win32' && fits ? path : undefined
}

/** The answer of a running server, or nothing: then the work is done here. Never rejects. */
export async function askServer(job: HookJob): Promise<string | undefined> {
  const path = hookSocket(job.home)
  if (path === undefined || !ANSWERED.includes(job.event) || !isOwnSocket(path)) return undefined
  const { connect } = await import('node:net')
  const waitMs = Math.min(ANSWER_MS_MAX, Math.floor(job.limitMs / 2))
  return await new Promise((resolve) => {
    const socket = connect(path)
    const giveUp = (): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(undefined)
    }
    const timer = setTimeout(giveUp, waitMs)
    socket.on('error', giveUp)
    socket.on('close', giveUp)
    socket.on('connect', () => socket.write(`${JSON.stringify(job)}\n`))
    void lineOf(socket).then((line) => {
      resolve(answerIn(line))
      giveUp()
    }, giveUp)
  })
}

/** A socket of somebody else could say anything. */
function isOwnSocket(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found?.isSocket() === true && found.uid === process.getuid?.()
}

function answerIn(line: string): string | undefined {
  try {
    const { answer } = JSON.parse(line) as { readonly answer?: unknown }
    return typeof answer === 'string' ? answer : undefined
  } catch {
    return undefined
  }
}

/** Who answers hooks. */
export interface HookAnswerer {
  /** Answers from now on if nobody else does. */
  look(): Promise<void>
  /** Ends it; what is being answered is cut off. */
  close(): Promise<void>
}

/** How often who does not answer looks again: who did may have ended. */
const LOOK_AGAIN_MS = 30_000
const NOBODY: HookAnswerer = { look: async () => undefined, close: async () => undefined }

/** Answers hooks until it is closed. While another process does so, or where no socket can be made, it waits. */
export async function answerHooks(
  home: string,
  work: (job: HookJob) => Promise<string>,
): Promise<HookAnswerer> {
  const path = hookSocket(home)
  if (path === undefined) return NOBODY
  const { connect, createServer } = await import('node:net')
  const isAnswered = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(path, () => {
        socket.end()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
    })
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const end = async (): Promise<void> => {
    if (server === undefined) return
    const closed = new Promise((resolve) => server?.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
    server = undefined
  }
  const begin = async (): Promise<void> => {
    // Nobody has begun to remember: there is nothing to answer, and looking makes no directory.
    if (!existsSync(home) || (await isAnswered())) return
    // Ours, if another process that began at the same moment took its place and has ended.
    await end()
    const made = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      void serve(socket, home, work)
    })
    if (await listen(made, path)) server = made
  }
  let turn = Promise.resolve()
  const look = (): Promise<void> => {
    turn = turn.then(begin)
    return turn
  }
  await look()
  const timer = setInterval(look, LOOK_AGAIN_MS).unref()
  return {
    look,
    close: async () => {
      clearInterval(timer)
      await turn
      await end()
    },
  }
}

async function listen(server: Server, path: string): Promise<boolean> {
  try {
    mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
    // What a server that was killed left behind.
    rmSync(path, { force: true })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      // The socket is made within this call; nothing else shall be made with this mask.
      const before = process.umask(0o177)
      server.listen(path, resolve)
      process.umask(before)
    })
    chmodSync(path, 0o600)
    return true
  } catch {
    return false
  }
}

async function serve(
  socket: Socket,
  home: string,
  work: (job: HookJob) => Promise<string>,
): Promise<void> {
  socket.on('error', () => socket.destroy())
  const timer = setTimeout(() => socket.destroy(), JOB_MS_MAX)
  try {
    const job = jobIn(await lineOf(socket), home)
    clearTimeout(timer)
    const answer = job === undefined ? {} : { answer: await work(job) }
    socket.end(`${JSON.stringify(answer)}\n`)
  } catch {
    socket.destroy()
  } finally {
    clearTimeout(timer)
  }
}

/** Only what answers, and only on this server's own data. */
function jobIn(line: string, home: string): HookJob | undefined {
  const { event, actor, payload, budgetTokens, limitMs } = JSON.parse(line) as Partial<HookJob>
  const known = ANSWERED.find((each) => each === event)
  if (known === undefined || !Number.isSafeInteger(budgetTokens)) return undefined
  return {
    event: known,
    home,
    ...(typeof actor === 'string' && { actor }),
    payload: payloadOf(payload),
    budgetTokens: Number(budgetTokens),
    limitMs: Number(limitMs),
    isUnwatched: false,
  }
}

function lineOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    socket.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size > LINE_BYTES_MAX) reject(new Error('the line is too long'))
      if (chunk.includes(10)) resolve(Buffer.concat(chunks).toString('utf8'))
    })
    socket.on('end', () => reject(new Error('the line is not whole')))
    socket.on('close', () => reject(new Error('the line is not whole')))
  })
}
