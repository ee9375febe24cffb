/**
 * `cortex serve`: the operations over HTTP until somebody says stop. Says where it is, who may call
 * it, and what to do next.
 *
 * @module
 */

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '@cortex-memory/core/kit'
import { CHAT_VIEW, EXPLORER_FILES } from '@cortex-memory/explorer'
import { answerHooks } from '@cortex-memory/hosts/server-socket'
import {
  DEFAULT_PORT,
  LOG_FORMATS,
  type LogFormat,
  OpenActors,
  type RequestLine,
  requestText,
  SERVER_LIMITS,
  startServer,
} from '@cortex-memory/server/http'
import { createMcpHandler } from '@cortex-memory/server/mcp'
import { answerHook } from '../answer-hook.ts'
import { type Run, UsageError } from '../command.ts'
import { faceEmbedder } from '../face-embedder.ts'
import { nextSteps } from './next-steps.ts'

export const serve: Run = async (args, context) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-host': { type: 'string', multiple: true },
      'allow-origin': { type: 'string', multiple: true },
      'allow-secret': { type: 'string', multiple: true },
      demo: { type: 'boolean' },
      log: { type: 'string' },
      journal: { type: 'string' },
    },
  })
  const port = portOf(values.port)
  // Hooks and workers that this process starts write to the same place.
  if (values.journal !== undefined) process.env.CORTEX_JOURNAL = values.journal
  const format = logFormat(values.log)
  const stopped = stopAsked()
  const { home, actor, user } = context
  context.claim?.()
  const most = SERVER_LIMITS.openActors
  const actors = new OpenActors({ home, embedder: faceEmbedder, most })
  const mcp = createMcpHandler({
    actors,
    contextRoot: process.env.CORTEX_CONTEXT ?? join(home, 'context'),
    chatView: CHAT_VIEW,
    onerror: ({ message }) => context.note(`cortex serve: ${message}`),
  })
  const server = await startServer({
    home,
    actor,
    ...(user === undefined ? {} : { user }),
    actors,
    port,
    ...(values.host === undefined ? {} : { host: values.host }),
    allowedHosts: values['allow-host'] ?? [],
    allowedOrigins: values['allow-origin'] ?? [],
    allowedSecrets: values['allow-secret'] ?? [],
    log: context.note,
    explorer: EXPLORER_FILES,
    ...(format === 'off'
      ? {}
      : { onRequest: (line: RequestLine) => context.note(requestText(line, format)) }),
    mcp: mcp.handle,
  })
  const hooks = await answerHooks(home, answerHook)
  const reload = (): void => {
    try {
      server.reload()
      context.note('cortex: read .server/settings.json again')
    } catch (error) {
      const why = messageOf(error)
      context.note(`cortex: ${why}. The settings stay as they were`)
    }
  }
  try {
    const { url, token, isNewToken, tokenFile } = server
    const demo = values.demo === true ? await demoIn(home) : undefined
    const explore = `${url}/${demo === undefined ? '' : `?actor=${demo}`}#code=${server.newCode()}`
    // Shown by the start that makes it and by no other: output of servers is kept in log files.
    const shown = isNewToken ? { token } : {}
    const started = { url, ...shown, tokenFile, home, actor, ...(demo && { demo }), explore }
    context.print(context.json ? JSON.stringify(started) : nextSteps(started))
    process.on('SIGHUP', reload)
    await stopped
    if (!context.json) context.note('cortex: stopping')
  } finally {
    process.off('SIGHUP', reload)
    await Promise.all([server.close(), mcp.close(), hooks.close()])
    await actors.close()
  }
  return 0
}

async function demoIn(home: string): Promise<string> {
  const { DEMO_ACTOR, writeDemo } = await import('./demo.ts')
  await writeDemo(home)
  return DEMO_ACTOR
}

/** Asked for a second time, the process ends at once: the handlers are gone. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

function logFormat(text = 'text'): LogFormat {
  const format = LOG_FORMATS.find((each) => each === text)
  if (format !== undefined) return format
  throw new UsageError(`--log expects ${LOG_FORMATS.join(', ')}, got ${text}`)
}

function portOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new UsageError(`--port expects a number from 0 to 65535, got ${text}`)
}
