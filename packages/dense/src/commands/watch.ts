import { parseArgs } from 'node:util'
import type { Command } from '../io.ts'
import { watchContext } from '../maintain/watch.ts'
import { workspaceOf, wrong } from './support.ts'

/** Runs until the process is told to stop. */
export const watch: Command = async (args, io) => {
  const { values } = parseArgs({ args: [...args], options: { settle: { type: 'string' } } })
  const settleMs = values.settle === undefined ? undefined : Number(values.settle)
  if (settleMs !== undefined && !(settleMs >= 0)) wrong('--settle needs a number of milliseconds')
  const stop = new AbortController()
  const end = (): void => stop.abort()
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  io.signal?.addEventListener('abort', end)
  io.err(`watching ${io.root}\n`)
  try {
    await watchContext(workspaceOf(io), {
      signal: stop.signal,
      ...(settleMs === undefined ? {} : { settleMs, intervalMs: Math.min(500, settleMs + 20) }),
      onRebuild: (project, written) => {
        io.out(
          io.json
            ? `${JSON.stringify({ project, written })}\n`
            : `${project}: ${written} files written\n`,
        )
      },
      onError: (project, message) => io.err(`ctx: ${project}: ${message}\n`),
    })
  } finally {
    process.off('SIGINT', end)
    process.off('SIGTERM', end)
  }
  return 0
}
