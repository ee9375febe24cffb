/** The operations of the server, for the actor that the address names. */
import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { messageOf } from './message-of.ts'
import { param } from './route.ts'
import { ended, session } from './session.ts'
import { isoDay } from './words.ts'

export interface Card {
  readonly uri: string
  readonly type: string
  readonly text: string
  readonly tokens: number
  readonly score: number
  readonly tags: readonly string[]
  readonly createdAt: number
  readonly updatedAt: number
  readonly data: Readonly<Record<string, unknown>>
  readonly actor?: string
  readonly by?: string
  /** Its short name, in answers of `context`. */
  readonly ref?: string
}

export class Problem extends Error {
  readonly code: string
  constructor(code: string, detail: string) {
    super(detail)
    this.code = code
  }
}

/** Counts changes: what depends on it asks again. */
export const changes = signal(0)

/** Counts the changes that this page made: what is dear to ask follows these alone. */
export const ownChanges = signal(0)

export function actorName(): string {
  return param('actor') ?? session.value?.actor ?? ''
}

/** Milliseconds of the day that is looked at; nothing: now. */
export function asOf(): number | undefined {
  const day = param('asOf')
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T23:59:59.999Z`)
  // There is no 31 February, and tomorrow cannot be looked at yet.
  const isDay = !Number.isNaN(at) && isoDay(at) === day && day < isoDay(Date.now())
  return isDay ? at : undefined
}

/** Which of the two clocks another day is looked at by. */
export function clock(): 'known' | 'true' {
  return param('clock') === 'true' ? 'true' : 'known'
}

/** The day that is looked at as operations take it: by what was known then, or by what is known today. */
export function moment(): { readonly knownAt?: number; readonly asOf?: number } {
  const at = asOf()
  if (at === undefined) return {}
  return clock() === 'known' ? { knownAt: at } : { asOf: at, knownAt: endOfToday() }
}

const DAY_MS = 86_400_000

/** The same number all day, so that the same question stays the same. */
function endOfToday(): number {
  return Math.ceil((Date.now() + 1) / DAY_MS) * DAY_MS - 1
}

export function headers(): Record<string, string> {
  return { authorization: `Bearer ${session.value?.token ?? ''}` }
}

/** Asks. What only reads may be asked again: once, when the connection broke under it. */
export async function call<T>(
  operation: string,
  input: object = {},
  signal?: AbortSignal,
): Promise<T> {
  const ask = async () => await answered<T>(actorName(), operation, input, signal)
  return await ask().catch((error: unknown) => {
    if (!(error instanceof Problem && error.code === 'NETWORK') || signal?.aborted) throw error
    return ask()
  })
}

async function answered<T>(
  actor: string,
  operation: string,
  input: object,
  signal?: AbortSignal,
): Promise<T> {
  const path = `/v1/actors/${encodeURIComponent(actor)}/${operation}`
  const { status, ok, answer } = await posted(path, input, signal)
  if (ok) return answer as T
  const { code, detail } = answer as { code: string; detail: string }
  if (status === 401) ended()
  throw new Problem(code, detail)
}

async function posted(path: string, input: object, signal?: AbortSignal) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(input),
      ...(signal === undefined ? {} : { signal }),
    })
    const answer: unknown = await response.json()
    return { status: response.status, ok: response.ok, answer }
  } catch {
    throw new Problem('NETWORK', 'The server does not answer.')
  }
}

/** Whose memory is being changed: it stays that one's if the page goes on to another meanwhile. */
export const changing: { actor: string | undefined } = { actor: undefined }

/** Changes something; everything that is shown is asked for again. It is never sent twice. */
export async function change<T>(operation: string, input: object): Promise<T> {
  const answer = await answered<T>(changing.actor ?? actorName(), operation, input)
  changes.value++
  ownChanges.value++
  return answer
}

export type Loading<T> =
  | { readonly state: 'waiting'; readonly last?: T }
  | { readonly state: 'ready'; readonly last: T; readonly ms: number }
  | { readonly state: 'failed'; readonly error: Problem; readonly last?: T }

/** The server is busy, stopping or away: what is shown stays, and it is asked again. */
const PASSING = ['NETWORK', 'OVERLOADED', 'TOO_MANY_REQUESTS', 'BUSY']
const AGAIN_MS = 1_000
const AGAIN_MS_MAX = 15_000

/** An answer that follows its input, the actor, the day and every change. `undefined` asks nothing. */
export function useCall<T>(
  operation: string,
  input: object | undefined,
  follows: number = changes.value,
): Loading<T> {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'waiting' })
  const question = JSON.stringify([operation, input, actorName(), session.value?.token])
  const again = useRef<() => void>()
  useEffect(() => {
    if (input === undefined) return
    const stop = new AbortController()
    let waitMs = AGAIN_MS
    const ask = inTurn(async () => {
      const startedAt = performance.now()
      setLoading(({ last }) => ({ state: 'waiting', ...(last === undefined ? {} : { last }) }))
      try {
        const last = await call<T>(operation, input, stop.signal)
        if (stop.signal.aborted) return
        waitMs = AGAIN_MS
        setLoading({ state: 'ready', last, ms: performance.now() - startedAt })
      } catch (error) {
        if (stop.signal.aborted) return
        const problem = error instanceof Problem ? error : new Problem('INTERNAL', messageOf(error))
        const isPassing = PASSING.includes(problem.code)
        setLoading(({ last }) => ({
          state: 'failed',
          error: problem,
          ...(last === undefined || !isPassing ? {} : { last }),
        }))
        if (!isPassing) return
        setTimeout(ask, waitMs)
        waitMs = Math.min(AGAIN_MS_MAX, 2 * waitMs)
      }
    }, stop.signal)
    again.current = ask
    return () => stop.abort()
  }, [question])
  useEffect(() => again.current?.(), [question, follows])
  return loading
}

/**
 * Runs one at a time. What is asked for meanwhile is one more run after it: where entries come faster
 * than answers, an answer is shown all the same.
 */
function inTurn(run: () => Promise<void>, stop: AbortSignal): () => void {
  let isRunning = false
  let isDue = false
  const next = async (): Promise<void> => {
    isRunning = true
    do {
      isDue = false
      await run()
    } while (isDue && !stop.aborted)
    isRunning = false
  }
  return () => {
    if (stop.aborted) return
    if (isRunning) isDue = true
    else void next()
  }
}
