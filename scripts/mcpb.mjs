// `npm run mcpb [-- FILE]`: the bundle that desktop programs install with a click. It holds native code, so there is
// one for each system; this one is for the system that it is made on.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installTree } from './deploy/installed-tree.mjs'
import { zipOf } from './deploy/zip.mjs'
import { home, setup } from './setup.mjs'

setup()
const file = resolve(process.argv[2] ?? `cortex-${process.platform}-${process.arch}.mcpb`)
const folder = mkdtempSync(join(tmpdir(), 'cortex-mcpb-'))
try {
  installTree(home, join(folder, 'server'))
  cpSync(join(home, 'deploy/mcpb/manifest.json'), join(folder, 'manifest.json'))
  cpSync(join(home, 'LICENSE'), join(folder, 'LICENSE'))
  const bytes = zipOf(folder)
  writeFileSync(file, bytes)
  console.error(`cortex: ${file}, ${(bytes.length / 1e6).toFixed(0)} MB`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
