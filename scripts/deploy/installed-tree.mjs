// What a user gets from `npm install cortex-memory`, in a directory of its own: packed here, installed without
// scripts, and without what no program reads. Bundles and images are made of it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from '../npm.mjs'

/** Fills `target` with node_modules for this system. Third-party packages come from the registry or npm's cache. */
export function installTree(home, target) {
  mkdirSync(target, { recursive: true })
  const packs = join(target, '.packs')
  mkdirSync(packs)
  const names = readdirSync(join(home, 'packages')).filter((name) => name !== 'adapters')
  const workspaces = names.flatMap((name) => ['-w', `packages/${name}`])
  npm(home, ['pack', '--loglevel=error', '--pack-destination', packs, ...workspaces])
  const dependencies = Object.fromEntries(
    names.map((name) => {
      const manifest = JSON.parse(
        readFileSync(join(home, 'packages', name, 'package.json'), 'utf8'),
      )
      const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
      return [manifest.name, `file:.packs/${file}`]
    }),
  )
  const manifest = { name: 'cortex-installed', private: true, dependencies }
  writeFileSync(join(target, 'package.json'), JSON.stringify(manifest))
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  npm(target, ['install', '--omit=dev', '--ignore-scripts', '--no-package-lock', ...quiet])
  rmSync(packs, { recursive: true })
  rmSync(join(target, 'node_modules/.package-lock.json'), { force: true })
  writeFileSync(join(target, 'package.json'), '{"private":true}\n')
  prune(join(target, 'node_modules'))
}

/** Native code of other systems, types, maps and the sources of native code. */
function prune(directory) {
  const own = `${process.platform}-${process.arch}`
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!existsSync(path)) continue
    const isForeign = /[\\/]prebuilds$/.test(entry.parentPath) && !entry.name.startsWith(own)
    const isUnread =
      entry.isFile() && /\.(?:d\.[cm]?ts|map|cc|cpp|c|h|gyp|tsbuildinfo)$/.test(entry.name)
    if (isForeign || isUnread) rmSync(path, { recursive: true, force: true })
  }
}

function npm(cwd, words) {
  const { command, args } = npmCommand(words)
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`npm ${words[0]}: ${stderr}`)
}
