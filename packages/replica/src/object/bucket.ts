/** The few things that a journal asks of a bucket, each with the meaning of its answers. */
import { refused, unreachable, wordsOf } from '../shared/failures.ts'
import {
  type ObjectAnswer,
  type ObjectRequest,
  type ObjectStore,
  signedFetch,
} from './signed-fetch.ts'

/** A moment of `performance.now()`. */
export type Deadline = number

/** A request that certainly did nothing. */
export class NotSent extends Error {}

export interface Listed {
  readonly key: string
  readonly size: number
  readonly etag: string
}

const AGAIN_MS = 50

export class Bucket {
  readonly #store: ObjectStore

  constructor(store: ObjectStore) {
    this.#store = store
  }

  /** Puts an object where none is. False if one is there. Throws `NotSent`, or an error that leaves it open. */
  async create(key: string, body: Uint8Array, deadline: Deadline): Promise<boolean> {
    for (;;) {
      const answer = await this.#send(
        { method: 'PUT', key, body, headers: { 'if-none-match': '*' } },
        deadline,
      )
      if (answer.status === 200) return true
      if (answer.status === 412) return false
      // Two at the same moment: the store asks to try again.
      if (answer.status !== 409) throw failureOf(answer)
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }

  /** Puts an object in the place of the one with a tag. False if another one is there now. */
  async replace(key: string, body: Uint8Array, etag: string, deadline: Deadline): Promise<boolean> {
    const answer = await this.#send(
      { method: 'PUT', key, body, headers: { 'if-match': etag } },
      deadline,
    )
    if (answer.status === 412 || answer.status === 409) return false
    if (answer.status !== 200) throw failureOf(answer)
    return true
  }

  /** An object, or its first bytes. */
  async get(
    key: string,
    deadline: Deadline,
    bytes?: number,
  ): Promise<{ readonly body: Buffer; readonly etag: string } | undefined> {
    const headers = bytes === undefined ? {} : { range: `bytes=0-${bytes - 1}` }
    const answer = await this.#send({ method: 'GET', key, headers }, deadline)
    if (answer.status === 404) return undefined
    if (answer.status !== 200 && answer.status !== 206) throw failureOf(answer)
    return { body: answer.body, etag: answer.headers.get('etag') ?? '' }
  }

  /** Objects behind a name, in the order of their names. */
  async list(below: string, after: string, max: number, deadline: Deadline): Promise<Listed[]> {
    const query = {
      'list-type': '2',
      prefix: below,
      'start-after': after,
      'max-keys': String(max),
    }
    const answer = await this.#send({ method: 'GET', key: '', query }, deadline)
    if (answer.status !== 200) throw failureOf(answer)
    const text = answer.body.toString('utf8')
    const objects = text.split('<Contents>').slice(1)
    return objects.map((object) => ({
      key: tagIn(object, 'Key'),
      size: Number(tagIn(object, 'Size')),
      etag: tagIn(object, 'ETag').replaceAll('&quot;', '"'),
    }))
  }

  /** Deletes what may be there. */
  async remove(key: string, deadline: Deadline): Promise<void> {
    await this.#send({ method: 'DELETE', key }, deadline)
  }

  async #send(
    request: Omit<ObjectRequest, 'timeoutMs'>,
    deadline: Deadline,
  ): Promise<ObjectAnswer> {
    const timeoutMs = deadline - performance.now()
    if (timeoutMs <= 0) throw new NotSent('no time was left')
    try {
      return await signedFetch(this.#store, { ...request, timeoutMs })
    } catch (error) {
      const why = reasonOf(error)
      throw isUnsent(error) ? new NotSent(why) : unreachable(why, error)
    }
  }
}

/** Our own names need no unescaping. */
function tagIn(text: string, tag: string): string {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1] ?? ''
}

function failureOf({ status, body }: ObjectAnswer): Error {
  const code = tagIn(body.toString('utf8'), 'Code')
  const why = `status ${status}${code === '' ? '' : `, ${code}`}`
  // The store understood and declined, unless it is in trouble itself.
  if (status >= 500) return unreachable(why)
  return new NotSent(refused(why).message)
}

function isUnsent(error: unknown): boolean {
  const { code } = (causeOf(error) ?? {}) as { readonly code?: unknown }
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}

function reasonOf(error: unknown): string {
  return wordsOf(causeOf(error) ?? error)
}
