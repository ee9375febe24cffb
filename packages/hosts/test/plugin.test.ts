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

it('[J31] the marketplace leads to a folder with a plugin of the same name and version, whose parts are there', () => {
  const { name, owner, plugins } = JSON.parse(read('.claude-plugin/marketplace.json'))
  expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  expect(owner.name).toEqual(expect.any(String))
  expect(plugins).toHaveLength(1)
  const [{ source, ...listed }] = plugins
  expect(source).toMatch(/^\.\//)

  const plugin = JSON.parse(read(join(source, '.claude-plugin/plugin.json')))
  expect(plugin).toMatchObject(listed)
  const { mcpServers } = JSON.parse(read(join(source, '.mcp.json')))
  expect(Object.values(mcpServers)).toEqual([{ command: 'cortex', args: ['mcp'] }])
  const { hooks } = JSON.parse(read(join(source, 'hooks/hooks.json')))
  const commands = Object.values(hooks as Record<string, { hooks: { command: string }[] }[]>)
    .flat()
    .flatMap((group) => group.hooks.map(({ command }) => command))
  expect(commands.filter((command) => !/^cortex (?:hook|ctx) /.test(command))).toEqual([])
  for (const part of ['skills/memory/SKILL.md', 'commands/recall.md']) {
    expect(read(join(source, part))).toMatch(/^---\n(?:[a-z-]+: .+\n)+---\n/)
  }
})
