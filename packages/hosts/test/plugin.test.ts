/** The plugin is what the table says. Rules: docs/spec/hosts.md. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pluginFiles } from '../src/plugin.ts'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')

it('[J31] the plugin folder holds the files of the table, byte for byte, and no others', () => {
  const { version } = JSON.parse(read('packages/hosts/package.json'))
  const files = pluginFiles(version)

  const there = ['plugin', '.claude-plugin']
    .flatMap((directory) =>
      readdirSync(join(repository, directory), { recursive: true, withFileTypes: true }),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(repository, path))

  expect(there.sort()).toEqual(Object.keys(files).sort())
  for (const [path, text] of Object.entries(files)) expect(read(path), path).toBe(text)
})
