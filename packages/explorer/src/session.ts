/**
 * How this page got in. A one-time code in the fragment becomes a session that reads; the owner's token
 * unlocks writing. The fragment never reaches a server, and is taken out of the address at once.
 */
import { signal } from '@preact/signals'
import { keptIn } from './kept.ts'

interface Session {
  readonly token: string
  readonly actor: string
  readonly access: 'read' | 'write'
}

const KEPT = 'cortex-session'
/** The session that reads, while another one writes. */
const READING = 'cortex-reading'

export const session = signal<Session | undefined>(undefined)
export const refused = signal<string | undefined>(undefined)
/** What is to happen once writing is unlocked. */
export const unlocking = signal<(() => void) | undefined>(undefined)

export async function enter(): Promise<void> {
  const code = /^#code=([\w-]+)$/.exec(location.hash)?.[1]
  if (code !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search)
    const answer = await post('/v1/session', { code })
    if (answer.ok) keep(answer.body as Session)
    else refused.value = answer.detail
  } else {
    session.value = keptSession(KEPT)
    if (session.value === undefined) {
      const shared = await fromOtherTab()
      if (shared !== undefined) keep(shared)
    }
  }
}

/** The sentence of the server if the token is not the owner's. */
export async function unlock(ownerToken: string): Promise<string | undefined> {
  const answer = await post('/v1/session-code?unlock', {}, ownerToken.trim())
  if (!answer.ok) return answer.detail
  const reading = sessionStorage.getItem(KEPT)
  if (reading !== null && session.value?.access === 'read') {
    sessionStorage.setItem(READING, reading)
  }
  keep(answer.body as Session)
  return undefined
}

/** Back to reading alone; the page stays. */
export function lock(): void {
  const reading = keptSession(READING)
  if (reading === undefined) leave()
  else keep(reading)
}

/** Tabs of this browser at this address and nobody else. A link that is opened in a tab of its own is in as well, to read. */
const tabs = new BroadcastChannel('cortex-session')
const QUESTION = 'who is in?'
const ANSWERED_MS = 400

tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const reading = session.value?.access === 'read' ? session.value : keptSession(READING)
  if (data === QUESTION && session.value !== undefined && reading !== undefined) {
    tabs.postMessage(reading)
  }
})

async function fromOtherTab(): Promise<Session | undefined> {
  return await new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ANSWERED_MS)
    tabs.addEventListener('message', ({ data }: MessageEvent<Partial<Session> | string>) => {
      if (typeof data === 'string' || typeof data.token !== 'string') return
      clearTimeout(timer)
      resolve(data as Session)
    })
    tabs.postMessage(QUESTION)
  })
}

/** The server knows the session no more. */
export function ended(): void {
  refused.value =
    'The session of this page has ended: it lasts twelve hours, and no longer than the owner’s token.'
  leave()
}

function keptSession(name: string): Session | undefined {
  const kept = keptIn(sessionStorage, name) as Partial<Session> | undefined
  return typeof kept?.token === 'string' ? (kept as Session) : undefined
}

/** Out of the page altogether. */
export function leave(): void {
  for (const name of [KEPT, READING]) sessionStorage.removeItem(name)
  session.value = undefined
}

/** Runs now if the page may write, or after it was unlocked. */
export function writing(action: () => void): void {
  if (session.value?.access === 'write') action()
  else unlocking.value = action
}

function keep(next: Session): void {
  sessionStorage.setItem(KEPT, JSON.stringify(next))
  session.value = next
}

async function post(
  path: string,
  body: unknown,
  token?: string,
): Promise<{ ok: true; body: unknown } | { ok: false; detail: string }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, body: answer }
    return { ok: false, detail: (answer as { detail: string }).detail }
  } catch {
    return { ok: false, detail: 'The server does not answer. Is cortex serve still running?' }
  }
}
