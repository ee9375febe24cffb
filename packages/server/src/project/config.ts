/**
 * What the user decided for all projects: `<home>/config.json`, an object with the keys below. A key that is
 * not set has its default.
 *
 * @module
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CortexError, writeFileAtomic } from '@cortex-memory/core/kit'
import { readRegularFile, UnfitFileError } from '@cortex-memory/dense/regular-file'
import { fileError } from '../file-error.ts'

/** A key of the configuration. */
export interface ConfigKey {
  /** As it is typed. */
  readonly key: string
  /** All values; the first is the default. */
  readonly values: readonly string[]
  /** What it decides, in a sentence. */
  readonly about: string
}

/** All keys. */
export const CONFIG_KEYS: readonly ConfigKey[] = [
  {
    key: 'branch-memory',
    values: ['off', 'on'],
    about:
      'With `on`, what is remembered on a git branch is staged for that branch until it is merged',
  },
]

/** The values that are set or not: every key has one. */
export type Config = Readonly<Record<string, string>>

const FILE_BYTES_MAX = 65_536

const fileIn = (home: string): string => join(home, 'config.json')

/** INVALID_INPUT for a file that cannot be read: guessing would put memories in the wrong place. */
export function readConfig(home: string): Config {
  const file = fileIn(home)
  const known = valuesIn(file)
  return Object.fromEntries(
    CONFIG_KEYS.map(({ key, values }) => {
      const value = known[key] ?? values[0]
      if (typeof value === 'string' && values.includes(value)) return [key, value]
      throw unreadable(file, `${key} is ${JSON.stringify(value)}, expected ${values.join(' or ')}`)
    }),
  )
}

function valuesIn(file: string): Readonly<Record<string, unknown>> {
  try {
    const text = readRegularFile(file, { maxBytes: FILE_BYTES_MAX })?.toString('utf8')
    const value: unknown = text === undefined ? {} : JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof UnfitFileError)) throw error
    throw unreadable(file, error.message)
  }
  throw unreadable(file, 'expected an object')
}

function unreadable(file: string, why: string): CortexError {
  return new CortexError('INVALID_INPUT', `Cannot read ${file}: ${why}. Repair it, or remove it`)
}

/** Keys of other versions of Cortex stay in the file. */
export function writeConfig(home: string, key: string, value: string): void {
  const file = fileIn(home)
  const next = { ...valuesIn(file), [key]: value }
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    writeFileAtomic(file, `${JSON.stringify(next, undefined, 2)}\n`, { mode: 0o600 })
  } catch (error) {
    throw fileError(`write ${key} to`, file, error)
  }
}

/** Whether memories that are made on a branch stay with it until it is merged. */
export function keepsBranchMemory(home: string): boolean {
  return readConfig(home)['branch-memory'] === 'on'
}
