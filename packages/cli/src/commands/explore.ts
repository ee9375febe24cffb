/**
 * `cortex explore`: opens the explorer of a running server, or starts one. The address holds a code
 * that works once, for a minute; the owner's token goes to a server that has proved to know it, and
 * into no address.
 *
 * @module
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { CortexError } from '@cortex-memory/core'
import { callOwnServer, DEFAULT_PORT, runningServers, TokenFiles } from '@cortex-memory/server/http'
import { type CommandContext, type Run, UsageError } from '../command.ts'

export const explore: Run = async (args, context) => {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
  })
  const { port } = values
  if (port !== undefined && !/^\d{1,5}$/.test(port)) {
    throw new UsageError(`--port expects a number, got ${port}`)
  }
  const server = port === undefined ? knownServer(context.home) : `http://127.0.0.1:${port}`
  const code = await codeOf(server, new TokenFiles(context.home).owner())
  if (code === undefined) {
    context.note(`No server answers on ${server}: starting one`)
    const { serve } = await import('./serve.ts')
    return await serve(['--port', new URL(server).port], context)
  }
  const address = `${server}/?actor=${encodeURIComponent(context.actor)}#code=${code}`
  context.print(context.json ? JSON.stringify({ url: address }) : address)
  if (values['no-open'] !== true && isAtTerminal(context)) open(address)
  return 0
}

/** One that this data home says is running, or the usual address. */
function knownServer(home: string): string {
  return runningServers(home)[0]?.url ?? `http://127.0.0.1:${DEFAULT_PORT}`
}

/** Nothing if nobody listens there. */
async function codeOf(url: string, token: string): Promise<string | undefined> {
  const path = '/v1/session-code'
  const answer = await callOwnServer({ url, token, method: 'POST', path })
  if (answer === undefined) return undefined
  const body = answer.body as { code: string; detail?: string }
  if (answer.status === 200) return body.code
  throw new CortexError('IO_ERROR', `Cannot open the explorer: ${body.detail}`)
}

function isAtTerminal(context: CommandContext): boolean {
  return !context.json && process.stdout.isTTY === true
}

/** A browser may not start: the address is on the screen anyway. */
function open(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', address]
        : ['xdg-open', address]
  if (command === undefined) return
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
