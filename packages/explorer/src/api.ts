/** The operations of the server, for the actor that the address names. */
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
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

export async function call<T>(operation: string, input: object = {}): Promise<T> {
  const path = `/v1/actors/${encodeURIComponent(actorName())}/${operation}`
  const { status, ok, answer } = await posted(path, input)
  if (ok) return answer as T
  const { code, detail } = answer as { code: string; detail: string }
  if (status === 401) ended()
  throw new Problem(code, detail)
}

async function posted(path: string, input: object) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const answer: unknown = await response.json()
    return { status: response.status, ok: response.ok, answer }
  } catch {
    throw new Problem('NETWORK', 'The server does not answer.')
  }
}

/** Changes something; everything that is shown is asked for again. */
export async function change<T>(operation: string, input: object): Promise<T> {
  const answer = await call<T>(operation, input)
  changes.value++
  ownChanges.value++
  return answer
}

export type Loading<T> =
  | { readonly state: 'waiting'; readonly last?: T }
  | { readonly state: 'ready'; readonly last: T; readonly ms: number }
  | { readonly state: 'failed'; readonly error: Problem; readonly last?: T }

/** An answer that follows its input, the actor, the day and every change. `undefined` asks nothing. */
export function useCall<T>(
  operation: string,
  input: object | undefined,
  follows: number = changes.value,
): Loading<T> {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'waiting' })
  const key = JSON.stringify([operation, input, actorName(), session.value?.token, follows])
  useEffect(() => {
    if (input === undefined) return
    let isCurrent = true
    const startedAt = performance.now()
    setLoading(({ last }) => ({ state: 'waiting', ...(last === undefined ? {} : { last }) }))
    call<T>(operation, input).then(
      (last) =>
        isCurrent && setLoading({ state: 'ready', last, ms: performance.now() - startedAt }),
      (error: unknown) => {
        const problem = error instanceof Problem ? error : new Problem('INTERNAL', messageOf(error))
        if (!isCurrent) return
        setLoading(({ last }) => ({
          state: 'failed',
          error: problem,
          // What is shown stays readable while the server is away.
          ...(last === undefined || problem.code !== 'NETWORK' ? {} : { last }),
        }))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return loading
}
