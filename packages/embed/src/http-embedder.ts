/**
 * Any endpoint that speaks `/v1/embeddings` in the manner of OpenAI: a provider, a gateway, or a
 * server on this machine.
 *
 *   POST { model, input: [text, …] }  →  { data: [{ index, embedding: [number, …] }, …] }
 *
 * @module
 */
import { createHash } from 'node:crypto'
import {
  type Embedder,
  type EmbedOptions,
  invalid,
  requireTexts,
  requireWhole,
} from './embedder.ts'
import { providerOf } from './http-presets.ts'
import { DIMENSIONS_MAX, type Endpoint, request } from './http-request.ts'
import { type HttpDoors, REAL_DOORS } from './http-retry.ts'

/** An endpoint that speaks the embedding protocol of OpenAI. */
export interface HttpEmbedderOptions {
  /** The whole address, for example `https://api.openai.com/v1/embeddings`. */
  readonly url: string
  /** The name of the model, as the endpoint spells it. */
  readonly model: string
  /** Sent as a bearer token; never part of an error. */
  readonly apiKey?: string
  /** What every vector must have. Default: learned from one small request. */
  readonly dimensions?: number
  /** Texts per request. Default 64. */
  readonly batchSize?: number
  /** Milliseconds to wait for one attempt. Default 30,000. */
  readonly timeoutMs?: number
  /** Attempts after the first, for each request. Default 3. */
  readonly retries?: number
  /** Headers to send besides the usual ones. Default: none. */
  readonly headers?: Readonly<Record<string, string>>
  /** Added to each request, for example `{ dimensions: 256 }` for models that can be shortened. */
  readonly body?: Readonly<Record<string, unknown>>
  /** The part of the id after the @. Default: by the host. */
  readonly provider?: string
}

/**
 * Makes vectors at an OpenAI-compatible endpoint. If `dimensions` is not given, the endpoint is
 * asked once for it.
 */
export function httpEmbedder(
  options: HttpEmbedderOptions,
  { signal }: EmbedOptions = {},
): Promise<Embedder> {
  return openHttpEmbedder(options, REAL_DOORS, signal)
}

/** As `httpEmbedder`, with a time of the caller's. */
export async function openHttpEmbedder(
  options: HttpEmbedderOptions,
  doors: HttpDoors,
  signal?: AbortSignal,
): Promise<Embedder> {
  const endpoint = endpointOf(options)
  const batchSize = requireWhole('batchSize', options.batchSize ?? 64, 1, 2048)
  const expected =
    options.dimensions === undefined
      ? undefined
      : requireWhole('dimensions', options.dimensions, 1, DIMENSIONS_MAX)
  const dimensions = expected ?? (await learnDimensions(endpoint, doors, signal))
  return {
    id: endpoint.id,
    dimensions,
    embed: async (texts: readonly string[], { signal }: EmbedOptions = {}) => {
      requireTexts(texts)
      const empty = texts.indexOf('')
      if (empty !== -1)
        throw invalid(`texts[${empty}]`, 'endpoints refuse an empty text; leave it out')
      signal?.throwIfAborted()
      const vectors: Float32Array[] = []
      for (let from = 0; from < texts.length; from += batchSize) {
        const batch = texts.slice(from, from + batchSize)
        vectors.push(...(await request(endpoint, batch, dimensions, doors, signal)))
      }
      return vectors
    },
  }
}

async function learnDimensions(
  endpoint: Endpoint,
  doors: HttpDoors,
  signal: AbortSignal | undefined,
): Promise<number> {
  signal?.throwIfAborted()
  const [sample] = (await request(endpoint, ['dimensions'], undefined, doors, signal)) as [
    Float32Array,
  ]
  return sample.length
}

function endpointOf(options: HttpEmbedderOptions): Endpoint {
  const { model, body = {} } = options
  const url = urlOf(options.url)
  if (typeof model !== 'string' || model.trim() === '') throw invalid('model', 'expected a name')
  const variant = Object.keys(body).length === 0 ? '' : `+${digest(body)}`
  return {
    id: `${model}@${options.provider ?? providerOf(url)}${variant}`,
    url,
    model,
    timeoutMs: requireWhole('timeoutMs', options.timeoutMs ?? 30_000, 1, 3_600_000),
    retries: requireWhole('retries', options.retries ?? 3, 0, 10),
    headers: headersOf(options),
    body,
    secrets: secretsOf([
      options.apiKey?.trim() ?? '',
      ...Object.values(options.headers ?? {}),
      ...url.searchParams.values(),
    ]),
  }
}

function urlOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw invalid('url', 'expected an http or https address')
  }
  if (url.username !== '' || url.password !== '') {
    throw invalid('url', 'expected no user name or password in it; use apiKey or headers')
  }
  return url
}

/** Checked here: fetch would refuse a wrong value too, and quote it. */
function headersOf({ headers = {}, apiKey = '' }: HttpEmbedderOptions): Headers {
  const checked = new Headers()
  const set = (name: string, value: string, path: string): void => {
    try {
      checked.set(name, value)
    } catch {
      throw invalid(path, 'expected what a header can hold (its value is not shown)')
    }
  }
  for (const [name, value] of Object.entries(headers)) set(name, value, `headers.${name}`)
  if (apiKey.trim() !== '') set('authorization', `Bearer ${apiKey.trim()}`, 'apiKey')
  checked.set('content-type', 'application/json')
  return checked
}

/** Other request members can mean other vectors. */
function digest(body: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(members)).digest('hex').slice(0, 8)
}

/**
 * As they are and as JSON would show them; very short values occur in innocent words. Long ones
 * first: hiding the beginning of a secret would leave its end.
 */
function secretsOf(values: readonly string[]): string[] {
  return values
    .filter((value) => value.length >= 4)
    .flatMap((value) => [value, JSON.stringify(value).slice(1, -1)])
    .sort((a, b) => b.length - a.length)
}
