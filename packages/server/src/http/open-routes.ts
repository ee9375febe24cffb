/** What says how the server itself is doing: health, readiness, figures, its description. */
import { readFileSync } from 'node:fs'
import { type Cortex, CortexError, listActors } from '@cortex-memory/core'
import type { OpenActors } from '../actors/open-actors.ts'
import type { Admission } from './admission.ts'
import type { EventStreams } from './events.ts'
import type { Metrics } from './metrics.ts'
import { openApiOf } from './openapi.ts'
import { assertKnownKeys } from './query-input.ts'
import { sendJson, sendText } from './respond.ts'
import type { Call, Route } from './routes.ts'
import { OWNER } from './token-files.ts'

export interface Watched {
  readonly actors: OpenActors
  readonly admission: Admission
  readonly metrics: Metrics
  readonly events: EventStreams
}

/** Of the package; sources and build lie equally deep. */
export function serverVersion(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

export function openRoutes(watched: Watched): [string, Route][] {
  const version = serverVersion()
  let description: string | undefined
  const methods = ['GET']
  return [
    [
      '/',
      {
        label: 'start',
        methods,
        isOpen: true,
        answer: async ({ response }) =>
          sendText(response, 200, 'text/html; charset=utf-8', startPage(version)),
      },
    ],
    [
      '/health',
      {
        label: 'health',
        methods,
        isOpen: true,
        answer: async ({ response }) => sendJson(response, 200, { status: 'ok', version }),
      },
    ],
    [
      '/ready',
      {
        label: 'ready',
        methods,
        isOpen: true,
        answer: async ({ response }) => {
          await assertReady(watched.actors)
          sendJson(response, 200, { status: 'ready' })
        },
      },
    ],
    [
      '/openapi.json',
      {
        label: 'openapi',
        methods,
        isOpen: true,
        answer: async ({ response }) => {
          description ??= JSON.stringify(openApiOf(version))
          sendText(response, 200, 'application/json', description)
        },
      },
    ],
    [
      '/metrics',
      {
        label: 'metrics',
        methods,
        isOpen: false,
        answer: async (call) => {
          assertKnownKeys(call.query, [])
          await sendMetrics(call, watched)
        },
      },
    ],
  ]
}

/** For somebody who opens the address in a browser. Says nothing about what is stored. */
function startPage(version: string): string {
  return `<!doctype html>
<html lang="en">
<title>Cortex</title>
<h1>Cortex ${version}</h1>
<p>This server keeps the memory of AI agents. Next steps:</p>
<ul>
<li>Connect an agent: <code>cortex install claude-code</code>, or point it at <code>/mcp</code> with a bearer token.</li>
<li>Make a token: <code>cortex token add NAME</code>.</li>
<li>Call an operation: <code>GET /v1/recall?query=…</code> with <code>Authorization: Bearer TOKEN</code>.</li>
<li>See every operation: <a href="/openapi.json">/openapi.json</a>. Check the server: <a href="/health">/health</a>.</li>
</ul>
</html>
`
}

/** The data home can be read, and no store has stopped writing. */
async function assertReady(actors: OpenActors): Promise<void> {
  listActors(actors.home)
  await actors.withOpened(async (stores) => {
    for (const cortex of stores.values()) {
      const { broken } = await cortex.status()
      if (broken !== undefined) throw new CortexError('IO_ERROR', 'A store no longer writes')
    }
  })
}

async function sendMetrics({ response, token, caller }: Call, watched: Watched): Promise<void> {
  const { actors, admission, metrics, events } = watched
  const text = await actors.withOpened(
    async (opened) =>
      await metrics.text(
        {
          cortex_http_running: ['Operations that run', admission.running],
          cortex_http_waiting: ['Operations that wait for their turn', admission.waiting],
          cortex_event_streams: ['Streams of events', events.count],
          cortex_open_actors: ['Stores that are open', opened.size],
          process_resident_memory_bytes: ['Memory of the process', process.memoryUsage.rss()],
          process_uptime_seconds: ['Age of the process', process.uptime()],
        },
        token.access === OWNER ? opened : only(opened, caller),
      ),
  )
  sendText(response, 200, 'text/plain; version=0.0.4', text)
}

/** A token sees the figures of its own actor; one with a scope sees none of a whole store. */
function only(
  opened: ReadonlyMap<string, Cortex>,
  { actor, view }: Call['caller'],
): ReadonlyMap<string, Cortex> {
  const cortex = view === undefined ? opened.get(actor) : undefined
  return cortex === undefined ? new Map() : new Map([[actor, cortex]])
}
