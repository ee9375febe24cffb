/** The operations of the server, for the actor that the address names. */
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { param } from './route.ts'
import { lock, refused, session } from './session.ts'

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

export function actorName(): string {
  return param('actor') ?? session.value?.actor ?? ''
}

/** Milliseconds of the day that is looked at; nothing: now. */
export function asOf(): number | undefined {
  const day = param('asOf')
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T23:59:59.999Z`)
  return Number.isNaN(at) ? undefined : at
}

export function headers(): Record<string, string> {
  return { authorization: `Bearer ${session.value?.token ?? ''}` }
}

export async function call<T>(operation: string, input: object = {}): Promise<T> {
  const path = `/v1/actors/${encodeURIComponent(actorName())}/${operation}`
  const response = await fetch(path, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer as T
  const { code, detail } = answer as { code: string; detail: string }
  if (response.status === 401) {
    refused.value = detail
    lock()
  }
  throw new Problem(code, detail)
}

/** Changes something; everything that is shown is asked for again. */
export async function change<T>(operation: string, input: object): Promise<T> {
  const answer = await call<T>(operation, input)
  changes.value++
  return answer
}

export type Loading<T> =
  | { readonly state: 'waiting'; readonly last?: T }
  | { readonly state: 'ready'; readonly last: T }
  | { readonly state: 'failed'; readonly error: Problem; readonly last?: T }

/** An answer that follows its input, the actor, the day and every change. `undefined` asks nothing. */
export function useCall<T>(operation: string, input: object | undefined): Loading<T> {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'waiting' })
  const key = JSON.stringify([operation, input, actorName(), session.value?.token, changes.value])
  useEffect(() => {
    if (input === undefined) return
    let isCurrent = true
    setLoading(({ last }) => ({ state: 'waiting', ...(last === undefined ? {} : { last }) }))
    call<T>(operation, input).then(
      (last) => isCurrent && setLoading({ state: 'ready', last }),
      (error: unknown) => {
        const problem =
          error instanceof Problem ? error : new Problem('NETWORK', 'The server does not answer.')
        if (isCurrent) setLoading({ state: 'failed', error: problem })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return loading
}
