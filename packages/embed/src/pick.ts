/**
 * Which embedder to use when nobody says: a gateway, a provider with a key, the local model, in this
 * order, each only if it proves itself. The hash has no semantics and must be asked for by name.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { type Embedder, invalid } from './embedder.ts'
import { hashEmbedder } from './hash-embedder.ts'
import { type HttpEmbedderOptions, httpEmbedder } from './http-embedder.ts'
import { HTTP_PRESETS, type HttpPresetName, keyVariableOf } from './http-presets.ts'
import { LOCAL_DIMENSIONS, LOCAL_ID, localEmbedder, localModelMissing } from './local-embedder.ts'
import { onnxEmbedder } from './onnx-embedder.ts'
import {
  AUTOMATIC,
  EMBEDDER_NAMES,
  type EmbedderName,
  type PickConfig,
  readSettings,
  type Settings,
} from './pick-settings.ts'

/** An embedder that could not be used. */
export interface Tried {
  /** The name of the embedder, as `CORTEX_EMBEDDER` spells it. */
  readonly name: EmbedderName
  /** Why it is not used. */
  readonly reason: string
}

/** The embedder that was chosen, and why. */
export interface Picked {
  /** The embedder that was chosen, ready to use. */
  readonly embedder: Embedder
  /** Why this one, in a sentence for `status`. */
  readonly why: string
  /** Those that came first and were passed over. */
  readonly tried: readonly Tried[]
}

/** A candidate that proved itself. */
interface Proven {
  readonly embedder: Embedder
  readonly why: string
}

/** Not configured, or not to be used: the reason, without further detail. */
class PassedOver extends Error {}

const NOT_WANTED =
  'memories are found by their words alone: the embedder is set to none (CORTEX_EMBEDDER); unset, it finds them by meaning too'

const PROBE = { text: 'probe', timeoutMs: 10_000, retries: 1 } as const

/**
 * Chooses an embedder: the one that is configured, else a gateway, a provider with a key, or the local
 * model, in this order. Each is tried with a short text before it is chosen.
 *
 * @throws {CortexError} `NO_EMBEDDER` with the reason for each if none can be used
 */
export async function pickEmbedder(config: PickConfig = {}): Promise<Picked> {
  const settings = readSettings(config)
  const names = candidatesOf(settings.embedder)
  const tried: Tried[] = []
  for (const name of names) {
    settings.signal?.throwIfAborted()
    try {
      const { embedder, why } = await prove(name, settings)
      return { embedder, why: `${name}: ${why}`, tried }
    } catch (error) {
      if (!(error instanceof CortexError || error instanceof PassedOver)) throw error
      tried.push({ name, reason: error.message })
    }
  }
  if (names.length === 0) throw new CortexError('NO_EMBEDDER', NOT_WANTED)
  const reasons = tried.map(({ name, reason }) => `${name}: ${reason}`).join('; ')
  throw new CortexError('NO_EMBEDDER', `Cannot find an embedder that works: ${reasons}`, {
    details: { tried },
  })
}

/** The embedder that `pickEmbedder` would try first, and why. */
export interface Planned {
  /** Its name. Undefined if there is none: then words and salience answer. */
  readonly name?: EmbedderName
  /** Why it is this one. */
  readonly why: string
  /** What was tried before. */
  readonly tried: readonly Tried[]
}

/** The embedder that {@link pickEmbedder} would try first. Calls no endpoint and loads no model, so `status` can use it. */
export async function plannedEmbedder(config: PickConfig = {}): Promise<Planned> {
  const settings = readSettings(config)
  const names = candidatesOf(settings.embedder)
  if (names.length === 0) return { why: NOT_WANTED, tried: [] }
  const tried: Tried[] = []
  for (const name of names) {
    try {
      return { name, why: await configured(name, settings), tried }
    } catch (error) {
      if (!(error instanceof PassedOver)) throw error
      tried.push({ name, reason: error.message })
    }
  }
  // The last one is the local model, which needs nothing but to be installed.
  const { name, reason } = tried.at(-1) as Tried
  return { why: `memories are found by their words alone; ${name}: ${reason}`, tried }
}

/** Why it would be tried. */
async function configured(name: EmbedderName, settings: Settings): Promise<string> {
  switch (name) {
    case 'local': {
      const { why } = await proveLocal(settings)
      return why
    }
    case 'onnx':
      if (settings.modelPath === undefined) {
        throw new PassedOver('CORTEX_EMBED_MODEL_PATH is not set')
      }
      return `the model at ${settings.modelPath}, asked for by name`
    case 'hash':
      return 'asked for by name; it has no semantics'
    case 'gateway':
      return endpoint(gatewayOptions(settings))
    case 'custom':
      return endpoint(customOptions(settings))
    default:
      return endpoint(presetOptions(name, settings))
  }
}

function endpoint({ url, model }: HttpEmbedderOptions): string {
  return `${URL.canParse(url) ? new URL(url).origin : url} is configured with ${model}`
}

function candidatesOf(wanted: string | undefined): readonly EmbedderName[] {
  if (wanted === undefined || wanted === 'auto') return AUTOMATIC
  if (wanted === 'none') return []
  const name = EMBEDDER_NAMES.find((known) => known === wanted)
  if (name === undefined) {
    throw invalid(
      'embedder',
      `expected auto, none or one of ${EMBEDDER_NAMES.join(', ')}, got ${wanted}`,
    )
  }
  return [name]
}

async function prove(name: EmbedderName, settings: Settings): Promise<Proven> {
  switch (name) {
    case 'gateway':
      return proveHttp(gatewayOptions(settings), settings)
    case 'custom':
      return proveHttp(customOptions(settings), settings)
    case 'local':
      return proveLocal(settings)
    case 'onnx':
      return proveOnnx(settings)
    case 'hash':
      return {
        embedder: hashEmbedder(optional({ dimensions: settings.dimensions })),
        why: 'asked for by name; it has no semantics, only identical texts are near each other',
      }
    default:
      return proveHttp(presetOptions(name, settings), settings)
  }
}

function gatewayOptions(settings: Settings): HttpEmbedderOptions {
  const { gatewayUrl, gatewayToken, actorDid } = settings
  if (gatewayUrl === undefined) throw new PassedOver('CORTEX_GATEWAY_URL is not set')
  if (gatewayToken === undefined) throw new PassedOver('CORTEX_GATEWAY_TOKEN is not set')
  if (actorDid === undefined) throw new PassedOver('CORTEX_ACTOR_DID is not set')
  return {
    url: `${gatewayUrl.replace(/(?<!\/)\/+$/, '')}/v1/embeddings`,
    apiKey: gatewayToken,
    headers: { 'X-Matrix-Actor-DID': actorDid, 'X-Matrix-Slot': 'neo' },
    provider: 'gateway',
    ...modelOf('fireworks', settings),
  }
}

function customOptions(settings: Settings): HttpEmbedderOptions {
  const { url, model } = settings
  if (url === undefined) throw new PassedOver('CORTEX_EMBED_URL is not set')
  if (model === undefined) throw new PassedOver('CORTEX_EMBED_MODEL is not set')
  if (!URL.canParse(url)) throw new PassedOver('CORTEX_EMBED_URL is not an address')
  const apiKey = settings.apiKey ?? settings.variable(keyVariableOf(new URL(url)))
  return { url, model, ...optional({ apiKey, dimensions: settings.dimensions }) }
}

function presetOptions(name: HttpPresetName, settings: Settings): HttpEmbedderOptions {
  const { url, keyVariable } = HTTP_PRESETS[name]
  const provider = name
  const model = modelOf(name, settings)
  if (keyVariable === undefined) return { url: settings.url ?? url, provider, ...model }
  // A key given without the name of its provider is not for everybody, and no key leaves its home.
  const given = settings.embedder === name ? settings.apiKey : undefined
  const apiKey = given ?? settings.variable(keyVariable)
  if (apiKey === undefined) throw new PassedOver(`${keyVariable} is not set`)
  return { url, provider, apiKey, ...model }
}

/** The length of a vector is known for the preset's own model only. */
function modelOf(
  name: HttpPresetName,
  settings: Settings,
): Pick<HttpEmbedderOptions, 'model' | 'dimensions'> {
  const preset = HTTP_PRESETS[name]
  const model = settings.model ?? preset.model
  const known = model === preset.model ? preset.dimensions : undefined
  return { model, ...optional({ dimensions: settings.dimensions ?? known }) }
}

/** One small text, without the patience of later calls: others are waiting to be tried. */
async function proveHttp(options: HttpEmbedderOptions, { signal }: Settings): Promise<Proven> {
  const { timeoutMs, retries, text } = PROBE
  const probe = await httpEmbedder({ ...options, timeoutMs, retries }, { signal })
  // Without a length to expect, learning it was the probe.
  if (options.dimensions !== undefined) await probe.embed([text], { signal })
  const { dimensions } = probe
  const { origin } = new URL(options.url)
  return {
    embedder: await httpEmbedder({ ...options, dimensions }),
    why: `${origin} answered with ${dimensions} dimensions`,
  }
}

/** Looks whether the files are there; the model is loaded by the process that embeds first. */
async function proveLocal(settings: Settings): Promise<Proven> {
  const missing = await localModelMissing()
  if (missing !== undefined) throw new PassedOver(missing)
  const dimensions = settings.dimensions ?? LOCAL_DIMENSIONS
  if (dimensions !== LOCAL_DIMENSIONS) {
    throw new PassedOver(`it has ${LOCAL_DIMENSIONS} dimensions, ${dimensions} are asked for`)
  }
  return {
    embedder: localEmbedder(optional({ threads: settings.threads })),
    why: `${LOCAL_ID} is installed on this machine`,
  }
}

async function proveOnnx(settings: Settings): Promise<Proven> {
  const { modelPath, dimensions, threads } = settings
  if (modelPath === undefined) throw new PassedOver('CORTEX_EMBED_MODEL_PATH is not set')
  const embedder = await onnxEmbedder({ modelPath, ...optional({ dimensions, threads }) })
  return { embedder, why: `${modelPath} has ${embedder.dimensions} dimensions` }
}

/** Leaves out what is not set. */
function optional<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
