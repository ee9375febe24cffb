/**
 * `cortex serve`: the operations over HTTP until somebody says stop. Says where it is, who may call
 * it, and what to do next.
 *
 * @module
 */
import { parseArgs } from 'node:util'
import { DEFAULT_PORT, type McpHandler, startServer } from '@cortex-memory/server/http'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { nextSteps } from './next-steps.ts'

export const serve: Run = async (args, context) => await serveWith(args, context, {})

/** Faces besides `/v1` that the server offers. */
export interface Faces {
  readonly mcp?: McpHandler
}

export async function serveWith(
  args: readonly string[],
  context: CommandContext,
  faces: Faces,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-host': { type: 'string', multiple: true },
      'allow-origin': { type: 'string', multiple: true },
      demo: { type: 'boolean' },
    },
  })
  const stopped = stopAsked()
  const { home, actor } = context
  const server = await startServer({
    home,
    actor,
    port: portOf(values.port),
    ...(values.host === undefined ? {} : { host: values.host }),
    allowedHosts: values['allow-host'] ?? [],
    allowedOrigins: values['allow-origin'] ?? [],
    log: context.note,
    ...faces,
  })
  const { url, token, tokenFile } = server
  try {
    const demo = values.demo === true ? (await import('./demo.ts')).DEMO_ACTOR : undefined
    if (demo !== undefined) await (await import('./demo.ts')).writeDemo(home)
    if (context.json) context.print(JSON.stringify({ url, token, tokenFile, home, actor }))
    else {
      const mcp = faces.mcp !== undefined
      context.print(nextSteps({ url, token, tokenFile, home, actor, demo, mcp }))
    }
    await stopped
    if (!context.json) context.note('cortex: stopping')
  } finally {
    await server.close()
  }
  return 0
}

/** Asked for a second time, the process ends at once: the handlers are gone. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

function portOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new UsageError(`--port expects a number from 0 to 65535, got ${text}`)
}
