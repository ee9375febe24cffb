/** Names that people type are ours. Rules: docs/spec/install.md. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const { isInstalled } = (await import(
  pathToFileURL(join(repository, 'scripts/setup.mjs')).href
)) as { isInstalled(directory: string): boolean }

/** Everything that people or their programs read. */
function texts(): string[] {
  const below = (directory: string): string[] =>
    readdirSync(join(repository, directory), { recursive: true, encoding: 'utf8' })
      .filter((path) => !/node_modules|(?:^|[\\/])(?:dist|fixtures)[\\/]/.test(path))
      .filter((path) => /\.(?:md|ts|cts|mjs|cjs|json|yml)$/.test(path))
      .map((path) => join(directory, path))
  const directories = ['packages', 'docs', 'plugin', 'examples', 'scripts', '.claude-plugin']
  const top = readdirSync(repository).filter((path) => path.endsWith('.md'))
  return [...top, ...directories.flatMap(below)]
}

describe('the command', () => {
  it('[IN5] is linked before anything is built, by both packages that have it', () => {
    for (const name of ['cli', 'cortex-memory']) {
      const manifest = JSON.parse(read(`packages/${name}/package.json`)) as {
        bin: Record<string, string>
      }
      expect(Object.keys(manifest.bin)).toEqual(['cortex'])
      const program = `packages/${name}/${manifest.bin.cortex}`
      expect(program).not.toContain('dist')
      expect(read(program)).toMatch(/^#!\/usr\/bin\/env node\n/)
    }
    expect(existsSync(join(repository, 'node_modules/.bin/cortex'))).toBe(true)
  })

  it('[IN6] is never reached by the name of a package that is not ours', () => {
    const self = 'names.test.ts'
    const leading = texts().filter(
      (path) => !path.endsWith(self) && /npx (?:-y |--yes )?cortex(?![-\w])/.test(read(path)),
    )
    // The rule itself names what must not be said.
    expect(leading).toEqual([join('docs', 'spec', 'install.md')])
  })
})

describe('an installation', () => {
  const entry = (version: string, more = {}): object => ({ version, ...more })
  const wanted = {
    '': {},
    'node_modules/a': entry('1.0.0'),
    'node_modules/a-win32': entry('1.0.0', { optional: true }),
  }

  it.each([
    ['is done when npm says what the lock file says', { 'node_modules/a': entry('1.0.0') }, true],
    ['is not done with another version', { 'node_modules/a': entry('1.0.1') }, false],
    ['is not done without a package', {}, false],
    ['is not done where npm never ran', undefined, false],
  ])('[IN4] %s', (_name, there, expected) => {
    const directory = mkdtempSync(join(tmpdir(), 'cortex-installed-'))
    try {
      writeFileSync(join(directory, 'package-lock.json'), JSON.stringify({ packages: wanted }))
      if (there !== undefined) {
        mkdirSync(join(directory, 'node_modules'))
        const record = JSON.stringify({ packages: there })
        writeFileSync(join(directory, 'node_modules/.package-lock.json'), record)
      }
      expect(isInstalled(directory)).toBe(expected)
    } finally {
      rmSync(directory, { recursive: true, force: true })
    }
  })
})
