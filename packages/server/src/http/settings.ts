/**
 * What the owner of a server may set while it runs: `<home>/.server/settings.json`, read at the start
 * and again when asked to (`cortex serve` does that on SIGHUP).
 *
 *   { "slowMs": 500,
 *     "quotas": { "memories": 100000, "requestsPerMinute": 600 },
 *     "actors": { "ada": { "bytes": 1000000000 } } }
 *
 * @module
 */

import { join } from 'node:path'
import { CortexError } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import { readRegularFile } from '@cortex-memory/dense/regular-file'
import { z } from 'zod'

/** What one actor may have and ask for; what is left out is not limited. */
export interface Quotas {
  /** Memories that are neither forgotten nor erased. */
  readonly memories?: number | undefined
  /** Bytes of the journal. */
  readonly bytes?: number | undefined
  /** Requests in a minute, from all tokens together. */
  readonly requestsPerMinute?: number | undefined
}

/** What the file may hold. */
export interface Settings {
  /** Operations that take longer are logged. Default 1000. */
  readonly slowMs?: number | undefined
  /** For every actor. */
  readonly quotas?: Quotas | undefined
  /** For actors by name; a figure here counts instead of the general one. */
  readonly actors?: Readonly<Record<string, Quotas>> | undefined
}

const SLOW_MS = 1_000
const FILE_BYTES_MAX = 1_048_576

const count = z.int().positive()
const quotas: z.ZodType<Quotas> = z.strictObject({
  memories: count.optional(),
  bytes: count.optional(),
  requestsPerMinute: count.optional(),
})
const settingsSchema: z.ZodType<Settings> = z.strictObject({
  slowMs: z.int().nonnegative().optional(),
  quotas: quotas.optional(),
  actors: z.record(z.string(), quotas).optional(),
})

/** The settings of a running server. */
export class ServerSettings {
  readonly file: string
  #settings: Settings

  /** @throws CortexError `INVALID_INPUT` if the file is there and cannot be used. */
  constructor(home: string) {
    this.file = join(home, '.server', 'settings.json')
    this.#settings = readSettings(this.file)
  }

  get slowMs(): number {
    return this.#settings.slowMs ?? SLOW_MS
  }

  quotasOf(actor: string): Quotas {
    const own = Object.entries(this.#settings.actors ?? {}).find(([name]) => name === actor)?.[1]
    return { ...this.#settings.quotas, ...own }
  }

  /** Throws and keeps what it had if the file cannot be used. */
  reload(): void {
    this.#settings = readSettings(this.file)
  }
}

function readSettings(file: string): Settings {
  const text = readText(file)
  if (text === undefined) return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new CortexError('INVALID_INPUT', `Cannot read ${file}: it is not JSON`, { cause })
  }
  const read = settingsSchema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const path = (issue?.path ?? []).map(String).join('.')
  throw new CortexError(
    'INVALID_INPUT',
    `Cannot read ${file}: ${path === '' ? '' : `${path}: `}${issue?.message}`,
    { path },
  )
}

function readText(file: string): string | undefined {
  try {
    return readRegularFile(file, { maxBytes: FILE_BYTES_MAX })?.toString('utf8')
  } catch (error) {
    const why = messageOf(error)
    throw new CortexError('INVALID_INPUT', `Cannot read ${file}: ${why}`, { cause: error })
  }
}
