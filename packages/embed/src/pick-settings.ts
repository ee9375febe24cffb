/**
 * What may be configured, by an object or by the environment. The object wins; a blank variable
 * counts as unset.
 *
 * @module
 */
import { readVariable } from '@cortex-memory/core'

/** All embedders that can be picked. */
export const EMBEDDER_NAMES = [
  'gateway', // the configured gateway
  'custom', // the endpoint at the configured URL
  'fireworks',
  'together',
  'openai',
  'ollama',
  'local', // the model on this machine
  'onnx', // a model file of the user's
  'hash', // no semantics
] as const

/** The name of an embedder that can be picked. */
export type EmbedderName = (typeof EMBEDDER_NAMES)[number]

/** The embedders that are tried if none is named, in this order. */
export const AUTOMATIC: readonly EmbedderName[] = ['gateway', 'custom', 'fireworks', 'local']

/** Which embedder is wanted. */
export interface PickConfig {
  /** Only this one, `none`, or `auto` (default). Variable `CORTEX_EMBEDDER`. */
  readonly embedder?: 'auto' | 'none' | EmbedderName
  /** Model of an endpoint. Variable `CORTEX_EMBED_MODEL`. */
  readonly model?: string
  /** Whole address of an endpoint. Variable `CORTEX_EMBED_URL`. */
  readonly url?: string
  /** Key of an endpoint. Variables `FIREWORKS_API_KEY`, `TOGETHER_API_KEY`, `OPENAI_API_KEY`, `EMBEDDING_API_KEY`. */
  readonly apiKey?: string
  /** Length that every vector must have. */
  readonly dimensions?: number
  /** The address of a model gateway. Variable `CORTEX_GATEWAY_URL`. */
  readonly gatewayUrl?: string
  /** The token for the gateway. Variable `CORTEX_GATEWAY_TOKEN`. */
  readonly gatewayToken?: string
  /** Who calls the gateway, as a DID. Variable `CORTEX_ACTOR_DID`. */
  readonly actorDid?: string
  /** The file of an ONNX model. Variable `CORTEX_EMBED_MODEL_PATH`. */
  readonly modelPath?: string
  /** Threads of a model on this machine. */
  readonly threads?: number
  /** Variables to read. Default: `process.env`. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Ends the search for an embedder early. */
  readonly signal?: AbortSignal
}

export interface Settings {
  readonly embedder: string | undefined
  readonly model: string | undefined
  readonly url: string | undefined
  readonly apiKey: string | undefined
  readonly dimensions: number | undefined
  readonly gatewayUrl: string | undefined
  readonly gatewayToken: string | undefined
  readonly actorDid: string | undefined
  readonly modelPath: string | undefined
  readonly threads: number | undefined
  readonly signal: AbortSignal | undefined
  /** Nothing for a variable that is unset or blank. */
  readonly variable: (name: string) => string | undefined
}

export function readSettings(config: PickConfig): Settings {
  const environment = config.environment ?? process.env
  const variable = (name: string): string | undefined => filled(environment[name])
  return {
    embedder: filled(config.embedder) ?? variable('CORTEX_EMBEDDER'),
    model: filled(config.model) ?? readVariable(environment, 'CORTEX_EMBED_MODEL'),
    url: filled(config.url) ?? variable('CORTEX_EMBED_URL'),
    apiKey: filled(config.apiKey),
    dimensions: config.dimensions,
    gatewayUrl: filled(config.gatewayUrl) ?? readVariable(environment, 'CORTEX_GATEWAY_URL'),
    gatewayToken: filled(config.gatewayToken) ?? readVariable(environment, 'CORTEX_GATEWAY_TOKEN'),
    actorDid: filled(config.actorDid) ?? readVariable(environment, 'CORTEX_ACTOR_DID'),
    modelPath: filled(config.modelPath) ?? variable('CORTEX_EMBED_MODEL_PATH'),
    threads: config.threads,
    signal: config.signal,
    variable,
  }
}

function filled(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed === undefined || trimmed === '' ? undefined : trimmed
}
