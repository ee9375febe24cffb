/** What a registry and a forge show of the packages. Rules: docs/spec/install.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')

interface Manifest {
  readonly name: string
  readonly description: string
  readonly private?: boolean
  readonly keywords?: readonly string[]
  readonly homepage: string
  readonly bugs: { readonly url: string }
  readonly repository: { readonly url: string; readonly directory?: string }
  readonly publishConfig?: object
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifestOf = (directory: string): Manifest =>
  JSON.parse(read(join(directory, 'package.json'))) as Manifest
const root = manifestOf('.')
const address = root.repository.url.replace(/^git\+|\.git$/g, '')

describe('a package', () => {
  it.each(readdirSync(join(repository, 'packages')))(
    '[IN11] says where it comes from, and may be published: %s',
    (name) => {
      const directory = `packages/${name}`
      const manifest = manifestOf(directory)

      expect(manifest).toMatchObject({
        repository: { type: 'git', url: `git+${address}.git`, directory },
        homepage: `${address}/tree/main/${directory}#readme`,
        bugs: { url: `${address}/issues` },
        publishConfig: { access: 'public' },
      })
      expect(manifest.description.length).toBeLessThanOrEqual(120)
      expect(manifest.keywords?.length).toBeGreaterThan(3)
    },
  )

  it.each(readdirSync(join(repository, 'packages')))(
    '[IN12] imports what it depends on: %s',
    (name) => {
      const directory = join('packages', name)
      const files = ['src', 'bin', 'hook'].flatMap((part) =>
        existsSync(join(repository, directory, part))
          ? readdirSync(join(repository, directory, part), { recursive: true, encoding: 'utf8' })
              .filter((path) => /\.c?[tj]s$/.test(path) && !path.includes('.test.'))
              .map((path) => join(directory, part, path))
          : [],
      )
      const text = files.map(read).join('\n')
      const unused = Object.keys(manifestOf(directory).dependencies ?? {}).filter(
        (dependency) => !new RegExp(`['"\`]${dependency}(?:/[^'"\`]*)?['"\`]`).test(text),
      )

      expect(unused).toEqual([])
    },
  )

  it('[IN11] the root cannot be published, and one address is used everywhere', () => {
    expect(root).toMatchObject({ name: 'cortex-workspace', private: true })
    const forge = readdirSync(join(repository, '.github'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:yml|md)$/.test(path))
      .map((path) => read(join('.github', path)))
      .join('\n')
    const owners = [...forge.matchAll(/https:\/\/github\.com\/[\w-]+\/[\w-]+/g)].map(([url]) => url)
    expect([...new Set(owners)]).toEqual([address])
  })

  it('[IN13] the workflow runs what a developer runs, on three systems and three versions of Node', () => {
    const workflow = read('.github/workflows/ci.yml')
    expect(workflow).toContain('run: bash .ci/run')
    expect(workflow).toContain('os: [ubuntu-latest, macos-latest, windows-latest]')
    expect(workflow).toContain('node: [20, 22, 24]')
    for (const [, script] of `${workflow}\n${read('.ci/run')}`.matchAll(/npm run (\S+)/g)) {
      expect(Object.keys(JSON.parse(read('package.json')).scripts)).toContain(script)
    }
  })
})
