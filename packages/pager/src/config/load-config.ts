/**
 * The configuration from four places, the later the stronger: defaults, file, environment, caller.
 * Nothing is guessed: a wrong value or an unknown key is an error that says where it stands and what
 * was expected. Only a missing file and a blank variable count as nothing.
 *
 * @module
 */
import { readFile, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { extname, join } from 'node:path'
import { CortexError, readVariable } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import { parse as parseToml } from 'smol-toml'
import { errorCode, ioError } from '../files/io-error.ts'
import { type PagerConfig, SETTINGS, type Setting } from './settings.ts'

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Where settings come from; later ones win. */
export interface ConfigSources {
  /** JSON or TOML, recognized by its ending. */
  readonly file?: string
  /** Environment variables. Default: those of the process. */
  readonly env?: Environment
  /** Settings of the caller; they win over all others. */
  readonly overrides?: Partial<PagerConfig>
}

/** Keys for services. From the environment only: files are copied and committed. */
export interface Credentials {
  /** For a gateway. */
  readonly gatewayToken?: string
  /** For Fireworks. */
  readonly fireworksApiKey?: string
  /** For Together. */
  readonly togetherApiKey?: string
  /** For the embedding endpoint. */
  readonly embeddingApiKey?: string
}

type Name = keyof PagerConfig
type Values = Partial<Record<Name, unknown>>

const NAMES = Object.keys(SETTINGS) as readonly Name[]
const DIRECTORIES: readonly Name[] = ['cortexRoot', 'skillsRoot', 'conversationsDir']

/** Of the same file, for the agent around the pager: its loop, its tools, where its daemon is. */
const AGENT_KEYS: ReadonlySet<string> = new Set([
  'loop',
  'execution',
  'runtime.daemon_url',
  'runtime.manifest_path',
])

/** The settings from defaults, file, environment and caller. */
export async function loadConfig(sources: ConfigSources = {}): Promise<PagerConfig> {
  const { file, env = process.env, overrides = {} } = sources
  const values: Values = {
    ...defaults(),
    ...(file === undefined ? {} : fromTree(await readTree(file), file)),
    ...fromEnvironment(env),
    ...fromCaller(overrides),
  }
  return Object.freeze(resolved(values))
}

/** The keys of model services that the environment holds. */
export function readCredentials(env: Environment = process.env): Credentials {
  const given = {
    gatewayToken: readVariable(env, 'CORTEX_GATEWAY_TOKEN'),
    fireworksApiKey: variableIn(env, 'FIREWORKS_API_KEY'),
    togetherApiKey: variableIn(env, 'TOGETHER_API_KEY'),
    embeddingApiKey: variableIn(env, 'EMBEDDING_API_KEY'),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** The usage of the window, in tokens, from which a transcript is compacted. */
export function compactionTokens(config: PagerConfig): {
  readonly soft: number
  readonly hard: number
} {
  const { contextWindowTokens, softPct, hardPct } = config
  return {
    soft: Math.floor((contextWindowTokens * softPct) / 100),
    hard: Math.floor((contextWindowTokens * hardPct) / 100),
  }
}

function defaults(): Values {
  const values: Values = {}
  for (const name of NAMES) {
    if (SETTINGS[name].default !== undefined) values[name] = SETTINGS[name].default
  }
  return values
}

function fromTree(tree: Readonly<Record<string, unknown>>, file: string): Values {
  const values: Values = {}
  for (const [section, keys] of Object.entries(tree)) {
    if (AGENT_KEYS.has(section)) continue
    if (!NAMES.some((name) => SETTINGS[name].file[0] === section)) {
      throw unknownKey(section, file, [...new Set(NAMES.map((name) => SETTINGS[name].file[0]))])
    }
    if (!isTable(keys)) throw wrong(section, file, 'a section with keys', keys)
    for (const [key, value] of Object.entries(keys)) {
      if (AGENT_KEYS.has(`${section}.${key}`)) continue
      const name = NAMES.find((one) => SETTINGS[one].file.join('.') === `${section}.${key}`)
      if (name === undefined) throw unknownKey(`${section}.${key}`, file, keysOf(section))
      values[name] = checked(SETTINGS[name], value, `${section}.${key}`, file)
    }
  }
  return values
}

function fromEnvironment(env: Environment): Values {
  const values: Values = {}
  for (const name of NAMES) {
    const setting = SETTINGS[name]
    const variable = setting.env?.find((one) => variableIn(env, one) !== undefined)
    if (variable === undefined) continue
    const text = variableIn(env, variable) as string
    const isDigits = setting.isNumber === true && /^\d{1,15}$/.test(text)
    values[name] = checked(setting, isDigits ? Number(text) : text, variable, 'the environment')
  }
  return values
}

function fromCaller(overrides: Partial<PagerConfig>): Values {
  const values: Values = {}
  for (const [key, value] of Object.entries(overrides)) {
    const name = NAMES.find((one) => one === key)
    if (name === undefined) throw unknownKey(key, 'the options', NAMES)
    if (value !== undefined) values[name] = checked(SETTINGS[name], value, key, 'the options')
  }
  return values
}

/** Directories made absolute where they name the home, and what follows from other settings. */
function resolved(values: Values): PagerConfig {
  for (const name of DIRECTORIES) {
    const path = values[name]
    if (typeof path === 'string') values[name] = path.replace(/^~(?=$|[/\\])/, homedir())
  }
  // Beside the actors: a name that begins with a dot is none of theirs.
  values.conversationsDir ??= join(
    String(values.cortexRoot),
    '.pager',
    String(values.cortexActor),
    'conversations',
  )
  const config = values as unknown as PagerConfig
  if (config.softPct >= config.hardPct) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot use soft_pct ${config.softPct} with hard_pct ${config.hardPct}: expected the soft one below the hard one`,
      { path: 'softPct' },
    )
  }
  return config
}

function checked(setting: Setting, value: unknown, path: string, where: string): unknown {
  const parsed = setting.schema.safeParse(value)
  if (!parsed.success) throw wrong(path, where, setting.expected, value)
  return parsed.data
}

const FILE_BYTES_MAX = 1024 * 1024

/** A pipe keeps its reader waiting, and a device has no end. */
async function regularFile(file: string): Promise<{ readonly size: number }> {
  const there = await stat(file)
  if (!there.isFile()) throw new Error('it is not a regular file')
  return there
}

async function readTree(file: string): Promise<Readonly<Record<string, unknown>>> {
  let text: string
  try {
    const { size } = await regularFile(file)
    if (size > FILE_BYTES_MAX) throw new Error(`it is larger than ${FILE_BYTES_MAX} bytes`)
    // Editors of Windows begin a file with a byte-order mark.
    text = (await readFile(file, 'utf8')).replace(/^\ufeff/, '')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {}
    throw ioError('read the configuration', file, error)
  }
  const tree = parse(text, file)
  if (!isTable(tree)) throw wrong('the content', file, 'sections with keys', tree)
  return tree
}

function parse(text: string, file: string): unknown {
  const ending = extname(file).toLowerCase()
  if (ending !== '.json' && ending !== '.toml') {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot read the configuration ${file}: expected a name that ends in .json or .toml`,
      { path: 'file' },
    )
  }
  try {
    return ending === '.json' ? JSON.parse(text) : parseToml(text)
  } catch (cause) {
    const reason = messageOf(cause)
    throw new CortexError('INVALID_INPUT', `Cannot read the configuration ${file}: ${reason}`, {
      path: 'file',
      details: { file },
      cause,
    })
  }
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function keysOf(section: string): string[] {
  return NAMES.map((name) => SETTINGS[name].file)
    .filter(([own]) => own === section)
    .map((file) => file.join('.'))
}

function variableIn(env: Environment, variable: string): string | undefined {
  const value = env[variable]?.trim()
  return value === '' ? undefined : value
}

function wrong(path: string, where: string, expected: string, value: unknown): CortexError {
  const got = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60)
  return new CortexError(
    'INVALID_INPUT',
    `Cannot use ${path} of ${where}: expected ${expected}, got ${got}`,
    { path },
  )
}

function unknownKey(path: string, where: string, known: readonly string[]): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    `Cannot use ${path} of ${where}: there is no such setting; known here: ${known.join(', ')}`,
    { path },
  )
}
