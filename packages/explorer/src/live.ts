/** New entries of the journal as they are written, by any process; resumed after a break without a gap. */
import { signal } from '@preact/signals'
import { actorName, changes, headers } from './api.ts'

export interface Entry {
  readonly seq: number
  readonly kind: string
  readonly at: number
  readonly by: string
  readonly subjects: readonly string[]
  readonly leaf: string
  readonly type?: string
}

export type Connection =
  | { readonly state: 'live' }
  | { readonly state: 'lost'; readonly since: number; readonly againInMs: number }

export const connection = signal<Connection>({ state: 'live' })
/** The newest last; as many as a page shows. */
export const fresh = signal<readonly Entry[]>([])

const KEPT = 200
const WAIT_MS_MAX = 15_000

/** Follows until the signal fires. */
export async function follow(stop: AbortSignal): Promise<void> {
  let last: number | undefined
  let waitMs = 500
  while (!stop.aborted) {
    try {
      const response = await fetch(`/v1/actors/${encodeURIComponent(actorName())}/events`, {
        headers: { ...headers(), ...(last === undefined ? {} : { 'last-event-id': String(last) }) },
        signal: stop,
      })
      if (response.ok && response.body !== null) {
        connection.value = { state: 'live' }
        waitMs = 500
        for await (const entry of entriesOf(response.body)) {
          last = entry.seq
          fresh.value = [...fresh.value, entry].slice(-KEPT)
          tellSoon()
        }
      } else if (response.status === 404 || response.status === 401) {
        return
      }
    } catch {
      if (stop.aborted) return
    }
    connection.value = { state: 'lost', since: Date.now(), againInMs: waitMs }
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    waitMs = Math.min(WAIT_MS_MAX, waitMs * 2)
  }
}

/** A burst of entries is one change: the page asks again once a second at most. */
const TELL_MS = 1_000
let isTold = false
let isDue = false

function tellSoon(): void {
  if (isTold) {
    isDue = true
    return
  }
  changes.value++
  isTold = true
  setTimeout(() => {
    isTold = false
    if (isDue) {
      isDue = false
      tellSoon()
    }
  }, TELL_MS)
}

async function* entriesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncIterable<Entry> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const frames = (rest + value).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const data = frame.split('\n').find((line) => line.startsWith('data: '))
      if (data !== undefined && /^id: /m.test(frame)) yield JSON.parse(data.slice(6)) as Entry
    }
  }
}
