/**
 * Sends one batch to an endpoint until it is answered or there is no point in going on. What goes
 * wrong is reported with the endpoint's own words, but never with a secret in them.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { AnswerError, errorText, readVectors } from './http-answer.ts'
import { type HttpDoors, HttpFailure, pauseAfter, retryAfterMs } from './http-retry.ts'

export interface Endpoint {
  readonly id: string
  readonly url: URL
  readonly model: string
  readonly timeoutMs: number
  readonly retries: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
  /** Texts that must not show up in an error. */
  readonly secrets: readonly string[]
}

const SHOWN_CHARS_MAX = 256
export const DIMENSIONS_MAX = 65_536
/** A pretty-printed double with its indentation and comma. */
const NUMBER_BYTES_MAX = 64
const ANSWER_BYTES_EXTRA = 65_536

/** The vectors of one batch. Without `dimensions` any length will do. */
export async function request(
  endpoint: Endpoint,
  texts: readonly string[],
  dimensions: number | undefined,
  doors: HttpDoors,
  signal?: AbortSignal,
): Promise<Float32Array[]> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(endpoint, texts, dimensions, doors, signal)
    } catch (failure) {
      if (!(failure instanceof HttpFailure)) throw failure
      const pauseMs = attempt < endpoint.retries ? pauseAfter(failure, attempt) : undefined
      if (pauseMs === undefined) throw failed(endpoint, failure, attempt + 1)
      await doors.wait(pauseMs, signal)
    }
  }
}

/** One attempt: vectors, HttpFailure, or the reason of the caller's signal. */
async function send(
  endpoint: Endpoint,
  texts: readonly string[],
  dimensions: number | undefined,
  doors: HttpDoors,
  signal: AbortSignal | undefined,
): Promise<Float32Array[]> {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  const timer = setTimeout(stop, endpoint.timeoutMs)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: endpoint.headers,
      body: JSON.stringify({ ...endpoint.body, model: endpoint.model, input: texts }),
      // A redirected POST becomes a GET, and our headers would go to another host.
      redirect: 'manual',
      signal: controller.signal,
    })
    const bytesMax =
      ANSWER_BYTES_EXTRA + texts.length * (dimensions ?? DIMENSIONS_MAX) * NUMBER_BYTES_MAX
    const body = await bodyOf(response, bytesMax)
    if (!response.ok) throw refused(response, body, doors.now())
    return readVectors(json(body), texts.length, dimensions)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof HttpFailure) throw error
    if (error instanceof AnswerError) throw new HttpFailure(error.message, { retriable: false })
    if (controller.signal.aborted) {
      throw new HttpFailure(`no answer within ${endpoint.timeoutMs} ms`, { retriable: true })
    }
    throw new HttpFailure(networkText(error), { retriable: true })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** The whole body as text, or a failure as soon as it is longer than any right answer could be. */
async function bodyOf(response: Response, bytesMax: number): Promise<string> {
  if (response.body === null) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    if (bytes > bytesMax) {
      throw new HttpFailure(`the answer is longer than ${bytesMax} bytes`, { retriable: false })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function json(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new AnswerError(`expected JSON, got ${body}`)
  }
}

function refused({ status, headers }: Response, body: string, now: number): HttpFailure {
  const redirected = status >= 300 && status < 400
  let serverMessage: string | undefined
  try {
    serverMessage = errorText(JSON.parse(body))
  } catch {}
  const what = redirected ? 'a redirect, which is not followed' : (serverMessage ?? body)
  return new HttpFailure(`status ${status}${what === '' ? '' : `: ${what}`}`, {
    retriable: status === 429 || status >= 500,
    status,
    retryAfterMs: retryAfterMs(headers.get('retry-after'), now),
  })
}

/** Fetch hides what happened in a chain of causes. */
function networkText(error: unknown): string {
  const messages = new Set<string>()
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    messages.add([code, at.message].filter((part) => part !== '').join(' '))
  }
  return messages.size === 0 ? String(error) : [...messages].join(': ')
}

function failed(endpoint: Endpoint, failure: HttpFailure, attempts: number): CortexError {
  const { status, retryAfterMs } = failure
  const where = `${endpoint.url.origin}${endpoint.url.pathname}`
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const text = conceal(failure.message, endpoint.secrets)
  const what =
    text.length <= SHOWN_CHARS_MAX ? text : `${text.slice(0, SHOWN_CHARS_MAX).toWellFormed()}…`
  return new CortexError(
    'EMBEDDER_FAILED',
    `Cannot embed with ${endpoint.model} at ${where} (${tries}): ${what}`,
    {
      details: {
        embedder: endpoint.id,
        attempts,
        ...(status === undefined ? {} : { status }),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      },
    },
  )
}

function conceal(text: string, secrets: readonly string[]): string {
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '[hidden]'), text)
}
