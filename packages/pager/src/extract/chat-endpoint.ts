/**
 * One question to an OpenAI-compatible chat endpoint. What may pass is tried again; what will not is
 * reported at once. Answers are read up to a limit, redirects are refused (the key would follow).
 *
 * @module
 */

import { CortexError } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import { z } from 'zod'

/** An endpoint that speaks the chat protocol of OpenAI. */
export interface ChatEndpoint {
  /** Base of the API, such as `http://127.0.0.1:11434/v1`. */
  readonly url: string
  /** Which model to ask. */
  readonly model: string
  /** The key of the service, if it needs one. */
  readonly apiKey?: string
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** How long to wait, in milliseconds. */
  readonly timeoutMs?: number
  /** How often a failed call is tried again. */
  readonly retries?: number
  /** How a pause is made; tests bring their own. */
  readonly wait?: (ms: number) => Promise<void>
}

export interface ChatMessage {
  readonly role: 'system' | 'user'
  readonly content: string
}

const TIMEOUT_MS = 60_000
const RETRIES = 2
const PAUSE_MS = 300
const PAUSE_MAX_MS = 2_000
const ANSWER_BYTES_MAX = 1_048_576

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** A failure that may pass by itself. */
class Passing extends Error {}

/**
 * The answer, read by `read`; an answer that it refuses (it throws) is asked for again. IO_ERROR if
 * every try failed, with the number of tries and the last reason.
 */
export async function askChat<T>(
  endpoint: ChatEndpoint,
  messages: readonly ChatMessage[],
  read: (content: string) => T,
  signal?: AbortSignal,
): Promise<T> {
  const tries = 1 + (endpoint.retries ?? RETRIES)
  for (let number = 1; ; number++) {
    try {
      return read(await askOnce(endpoint, messages, signal))
    } catch (error) {
      const reason = messageOf(error)
      const isOver = number >= tries || !(error instanceof Passing) || signal?.aborted === true
      if (isOver) throw failure(endpoint, reason, number, error)
      await (endpoint.wait ?? pause)(Math.min(PAUSE_MS * number, PAUSE_MAX_MS))
    }
  }
}

/** For `read`: the answer is not good, another may be. */
export function badAnswer(reason: string): Error {
  return new Passing(`the answer is not what was asked for: ${reason}`)
}

async function askOnce(
  endpoint: ChatEndpoint,
  messages: readonly ChatMessage[],
  signal: AbortSignal | undefined,
): Promise<string> {
  const timeout = AbortSignal.timeout(endpoint.timeoutMs ?? TIMEOUT_MS)
  const body = await send(endpoint, messages, signal ? AbortSignal.any([signal, timeout]) : timeout)
  const parsed = completion.safeParse(parseJson(body))
  if (!parsed.success) throw badAnswer('no choices[0].message.content in it')
  return parsed.data.choices[0]?.message.content ?? ''
}

async function send(
  endpoint: ChatEndpoint,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<string> {
  const { model, apiKey, headers } = endpoint
  let response: Response
  try {
    response = await fetch(completionsUrl(endpoint.url), {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
        ...headers,
      },
      body: JSON.stringify({ model, messages, temperature: 0 }),
    })
    if (response.ok) return await readBody(response)
  } catch (error) {
    throw error instanceof Passing ? error : new Passing(networkReason(error), { cause: error })
  }
  await response.body?.cancel()
  const reason = `status ${response.status}`
  const mayPass = response.status === 408 || response.status === 429 || response.status >= 500
  throw mayPass ? new Passing(reason) : new Error(reason)
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > ANSWER_BYTES_MAX) throw badAnswer(`more than ${ANSWER_BYTES_MAX} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** `fetch` says "fetch failed"; the cause says why. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return messageOf(cause)
}

function completionsUrl(base: string): string {
  const trimmed = base.replace(/(?<!\/)\/+$/, '')
  return trimmed.endsWith('/chat/completions') ? trimmed : `${trimmed}/chat/completions`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

function failure(
  endpoint: ChatEndpoint,
  reason: string,
  tries: number,
  cause: unknown,
): CortexError {
  return new CortexError(
    'IO_ERROR',
    `Cannot ask ${endpoint.model} at ${endpoint.url}: ${reason} (${tries} ${tries === 1 ? 'try' : 'tries'}). Check the endpoint, its key and the model's name.`,
    { details: { url: endpoint.url, model: endpoint.model, tries, reason }, cause },
  )
}
