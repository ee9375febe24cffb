// Writes the plugin for Claude Code and the marketplace file from packages/hosts/src/plugin.ts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { home, setup } from './setup.mjs'

setup()
const { pluginFiles } = await import('../packages/hosts/dist/plugin.js')
const { version } = JSON.parse(readFileSync(join(home, 'packages/hosts/package.json'), 'utf8'))
for (const [path, text] of Object.entries(pluginFiles(version))) {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}
