/**
 * Endpoints that are known by name. Everything here can be overridden; the table only saves typing.
 *
 * @module
 */

/** A known endpoint. */
export interface HttpPreset {
  /** Its address. */
  readonly url: string
  /** Its default model. */
  readonly model: string
  /** Of this model; another model says its own, or is asked. */
  readonly dimensions: number
  /** The variable that holds the key; absent where no key is needed. */
  readonly keyVariable?: string
}

/** The name of a known endpoint. */
export type HttpPresetName = 'fireworks' | 'together' | 'openai' | 'ollama'

/** Known endpoints by name. */
export const HTTP_PRESETS: Readonly<Record<HttpPresetName, HttpPreset>> = {
  fireworks: {
    url: 'https://api.fireworks.ai/inference/v1/embeddings',
    model: 'nomic-ai/nomic-embed-text-v1.5',
    dimensions: 768,
    keyVariable: 'FIREWORKS_API_KEY',
  },
  together: {
    url: 'https://api.together.xyz/v1/embeddings',
    model: 'intfloat/multilingual-e5-large-instruct',
    dimensions: 1024,
    keyVariable: 'TOGETHER_API_KEY',
  },
  openai: {
    url: 'https://api.openai.com/v1/embeddings',
    model: 'text-embedding-3-small',
    dimensions: 1536,
    keyVariable: 'OPENAI_API_KEY',
  },
  ollama: {
    url: 'http://127.0.0.1:11434/v1/embeddings',
    model: 'nomic-embed-text',
    dimensions: 768,
  },
}

/** Which provider a host belongs to; it becomes part of the embedder's id. */
export function providerOf(url: URL): HttpPresetName | 'custom' {
  const { hostname, port } = url
  if (hostname.includes('fireworks')) return 'fireworks'
  if (hostname.includes('together')) return 'together'
  if (hostname === 'api.openai.com') return 'openai'
  return port === '11434' ? 'ollama' : 'custom'
}

/** The variable with the key of an endpoint that was given by its URL. */
export function keyVariableOf(url: URL): string {
  const provider = providerOf(url)
  const known = provider === 'custom' ? undefined : HTTP_PRESETS[provider].keyVariable
  return known ?? 'EMBEDDING_API_KEY'
}
