/** Temporary contexts made from the fixtures. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const FIXTURES: string = fileURLToPath(new URL('../fixtures', import.meta.url))

/** The clock of all fixture expectations. */
export const NOW: number = Date.parse('2026-05-20T09:00:00Z')

export interface TestContext {
  readonly root: string
  readonly project: string
  [Symbol.dispose](): void
}

export function copyFixture(name: string): TestContext {
  const home = mkdtempSync(join(tmpdir(), 'dense-'))
  const root = join(home, 'context')
  cpSync(join(FIXTURES, name, 'context'), root, { recursive: true })
  return {
    root,
    project: join(root, 'projects', 'crawl-tuner'),
    [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }),
  }
}

export function emptyHome(): TestContext {
  const home = mkdtempSync(join(tmpdir(), 'dense-'))
  return {
    root: join(home, 'context'),
    project: join(home, 'context', 'projects', 'demo'),
    [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }),
  }
}

/** Every file below a directory with its bytes as text, for "nothing changed" claims. */
export function snapshot(directory: string): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (path: string): void => {
    for (const name of readdirSync(path)) {
      const full = join(path, name)
      if (statSync(full).isDirectory()) walk(full)
      else found.set(relative(directory, full), readFileSync(full, 'latin1'))
    }
  }
  walk(directory)
  return found
}

export function fixtureJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(FIXTURES, 'expected', name), 'utf8')) as T
}
