/** `<root>/.dense/settings.json`: what the owner of a context decided. Every key is optional. */
import { join } from 'node:path'
import { DenseError } from '../errors.ts'
import { readText } from './files.ts'

export interface Settings {
  /** One commit per logical unit of work; ignored outside of a git repository. */
  readonly git: 'auto' | 'off'
  /** Who commits the access log. */
  readonly logCommit: 'hook' | 'job' | 'off'
  /** Write refs and last-ref into the atoms, not only into the index. */
  readonly writeBack: boolean
  /** Count atoms read through a shell. */
  readonly bash: boolean
  /** Further directories in which cited files are looked up. */
  readonly codeRoots: readonly string[]
  /** Known task templates; empty means that any name is accepted. */
  readonly taskTemplates: readonly string[]
}

export const DEFAULT_SETTINGS: Settings = {
  git: 'auto',
  logCommit: 'hook',
  writeBack: true,
  bash: false,
  codeRoots: [],
  taskTemplates: [],
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const CHECKS: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  git: (value) => value === 'auto' || value === 'off',
  logCommit: (value) => value === 'hook' || value === 'job' || value === 'off',
  writeBack: (value) => typeof value === 'boolean',
  bash: (value) => typeof value === 'boolean',
  codeRoots: isTexts,
  taskTemplates: isTexts,
}

export function settingsPath(root: string): string {
  return join(root, '.dense', 'settings.json')
}

export function readSettings(root: string): Settings {
  const path = settingsPath(root)
  const text = readText(path)
  if (text === undefined) return DEFAULT_SETTINGS
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new DenseError('CORRUPT', `${path} is not JSON`, path, error)
  }
  if (typeof value !== 'object' || value === null) {
    throw new DenseError('CORRUPT', `${path} has to hold an object`, path)
  }
  for (const [key, given] of Object.entries(value)) {
    if (!Object.hasOwn(CHECKS, key) || !CHECKS[key as keyof Settings](given)) {
      throw new DenseError('INVALID_INPUT', `Unknown setting or wrong value: ${key}`, path)
    }
  }
  return { ...DEFAULT_SETTINGS, ...(value as Partial<Settings>) }
}
