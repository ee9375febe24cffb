/** What a release must hold, and what is made of it. Rules: docs/spec/deploy.md. */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')

async function script<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(join(repository, 'scripts', path)).href)) as T
}

interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
}

const { wrongVersions, versionsIn } = await script<{
  wrongVersions(home: string): string[]
  versionsIn(home: string): { where: string; version: string }[]
}>('release/versions.mjs')
const { changelogEntry, changelogProblems } = await script<{
  changelogEntry(text: string, version: string): { date?: string; text: string } | undefined
  changelogProblems(text: string, version: string, options: { final: boolean }): string[]
}>('release/changelog.mjs')
const { licencesIn, licenceProblems } = await script<{
  licencesIn(lock: unknown): Licence[]
  licenceProblems(found: readonly Licence[]): string[]
}>('release/licences.mjs')
const { billOfMaterials } = await script<{
  billOfMaterials(home: string): { components: { name: string; version: string }[] }
}>('release/bill-of-materials.mjs')
const { zipOf } = await script<{ zipOf(directory: string): Buffer }>('deploy/zip.mjs')
const { formula } = await script<{
  formula(url: string, bytes: Buffer, manifest: unknown): string
}>('homebrew.mjs')

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'cortex-release-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

describe('a release', () => {
  it('[RL1] has one version, everywhere', () => {
    const places = versionsIn(repository).map(({ where }) => where)
    expect(places).toContain('packages/cli/package.json: @cortex-memory/core')
    expect(places).toContain('deploy/registry/server.json')
    expect(wrongVersions(repository)).toEqual([])
  })

  it('[RL1] a version that was forgotten is named', () => {
    for (const path of ['package.json', 'package-lock.json', 'packages', 'plugin', 'deploy']) {
      cpSync(join(repository, path), join(place, path), {
        recursive: true,
        filter: (source) => !/[\\/](?:dist|src|test|node_modules|fixtures)(?:[\\/]|$)/.test(source),
      })
    }
    const file = join(place, 'packages/embed/package.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"version": "', '"version": "9.'))
    rmSync(join(place, 'deploy/registry/server.json'))
    expect(wrongVersions(place)).toEqual([
      expect.stringContaining('packages/embed/package.json has version 9.'),
      expect.stringContaining('server.json has version nowhere: the file is missing'),
    ])
  })

  it('[RL1] has an entry in the changelog, and a date before it is published', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    expect(changelogProblems(read('CHANGELOG.md'), version, { final: false })).toEqual([])
    const text = '# Changelog\n\n## 1.1.0 (2026-11-18)\n\n- New\n\n## 1.0.0 (unreleased)\n\n- Old\n'
    expect(changelogEntry(text, '1.1.0')).toMatchObject({ date: '2026-11-18', text: '- New' })
    expect(changelogProblems(text, '1.1.0', { final: true })).toEqual([])
    expect(changelogProblems(text, '1.0.0', { final: true })[0]).toContain('has no date')
    expect(changelogProblems(text, '1.1', { final: false })[0]).toContain('has no entry')
  })

  it('[RL2] installs nothing whose licence allows less than ours', () => {
    const found = licencesIn(JSON.parse(read('package-lock.json')))
    expect(found.length).toBeGreaterThan(20)
    expect(found.map(({ name }) => name)).not.toContain('vitest')
    expect(licenceProblems(found)).toEqual([])
    const other = (licence: string): Licence => ({ name: 'x', version: '1.0.0', licence })
    const shown = ['GPL-3.0', '(MIT OR GPL-3.0)', 'MIT AND GPL-3.0', 'unknown'].map(
      (licence) => licenceProblems([other(licence)]).length,
    )
    expect(shown).toEqual([1, 0, 1, 1])
  })

  it('[RL2] has a bill of materials that lists all of them with their hashes', () => {
    const licences = licencesIn(JSON.parse(read('package-lock.json')))
    const { components } = billOfMaterials(repository)
    const listed = components.map(({ name, version }) => `${name} ${version}`)
    expect(listed).toEqual(licences.map(({ name, version }) => `${name} ${version}`))
    const [core] = components.filter(({ name }) => name === '@modelcontextprotocol/core')
    expect(core).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/%40modelcontextprotocol\/core@\d/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    })
  })

  it('[RL3] archives depend on names and contents alone', () => {
    for (const [folder, names] of [
      ['one', ['b/two.txt', 'a.txt']],
      ['two', ['a.txt', 'b/two.txt']],
    ] as const) {
      for (const name of names) {
        mkdirSync(dirname(join(place, folder, name)), { recursive: true })
        writeFileSync(join(place, folder, name), `the content of ${name}`)
      }
    }
    const zip = zipOf(join(place, 'one'))
    expect(zip.equals(zipOf(join(place, 'two')))).toBe(true)
    expect(zip.readUInt16LE(zip.length - 12)).toBe(2)
  })

  it('[RL8] the formula has the hash and the address of its tarball', () => {
    const bytes = Buffer.from('a tarball')
    const manifest = JSON.parse(read('packages/cortex-memory/package.json'))
    const text = formula('https://example.org/cortex-memory-0.1.0.tgz', bytes, manifest)
    expect(text).toContain(`sha256 "${createHash('sha256').update(bytes).digest('hex')}"`)
    expect(text).toContain('url "https://example.org/cortex-memory-0.1.0.tgz"')
    expect(text).toContain('license "Apache-2.0"')
    const opened = text.match(/^ *(?:class|def|test do)/gm)?.length
    expect(text.match(/^ *end$/gm)).toHaveLength(opened ?? -1)
  })
})
