/** New entries of the journal as they are written, by any process; resumed after a break without a gap. */
import { signal } from '@preact/signals'
import { actorName, call, changes, headers, Problem } from './api.ts'
import { ended } from './session.ts'

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

/** Whose journal is followed, and up to where: another session of the page goes on from there. */
let followed: { readonly actor: string; last?: number } | undefined

/** Follows until the signal fires. */
export async function follow(stop: AbortSignal): Promise<void> {
  let waitMs = 500
  let lostAt: number | undefined
  // Another session of the same page changes nothing that is shown, or a dialog would be gone.
  if (followed?.actor !== actorName()) {
    followed = { actor: actorName() }
    isAbsent.value = false
    fresh.value = []
  }
  const known = followed
  while (!stop.aborted) {
    try {
      known.last ??= await newestEntry()
      isAbsent.value = false
      const since = `?since=${known.last + 1}`
      const response = await fetch(`/v1/actors/${encodeURIComponent(actorName())}/events${since}`, {
        headers: headers(),
        signal: stop,
      })
      if (response.ok && response.body !== null) {
        connection.value = { state: 'live' }
        waitMs = 500
        // What could not be asked meanwhile is asked again.
        if (lostAt !== undefined) changes.value++
        lostAt = undefined
        for await (const entry of entriesOf(response.body)) {
          known.last = entry.seq
          fresh.value = [...fresh.value, entry].slice(-KEPT)
          tellSoon()
        }
      } else if (response.status === 401) {
        ended()
        return
      }
    } catch (error) {
      if (stop.aborted) return
      if (error instanceof Problem && error.code === 'NOT_FOUND') {
        await untilThere(stop)
        known.last = -1
        continue
      }
    }
    lostAt ??= Date.now()
    connection.value = { state: 'lost', since: lostAt, againInMs: waitMs }
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    waitMs = Math.min(WAIT_MS_MAX, waitMs * 2)
  }
}

/** The last one that the page knows of: a break right after it is a break too. */
async function newestEntry(): Promise<number> {
  const { nextSeq } = await call<{ nextSeq: number }>('status', {})
  return nextSeq - 1
}

/** Whose memory begins with the first thing that is remembered: nothing can be followed before. */
export const isAbsent = signal(false)
const LOOK_MS = 1_000

async function untilThere(stop: AbortSignal): Promise<void> {
  isAbsent.value = true
  while (!stop.aborted && !(await actorNames()).includes(actorName())) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  // Somebody else follows now, and knows.
  if (stop.aborted) return
  isAbsent.value = false
  changes.value++
}

export async function actorNames(): Promise<readonly string[]> {
  return (await actorRows()).map(({ actor }) => actor)
}

/** Whose memories this server has; none while it does not answer. */
export interface ActorRow {
  readonly actor: string
  readonly bytes: number
}

export async function actorRows(): Promise<readonly ActorRow[]> {
  try {
    const response = await fetch('/v1/actors', { headers: headers() })
    const answer = (await response.json()) as { actors?: readonly ActorRow[] }
    return answer.actors ?? []
  } catch {
    return []
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
