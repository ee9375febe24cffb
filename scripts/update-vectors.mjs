// `npm run vectors:update`: writes every file of vectors/ again. They change only with a format
// decision; read the diff before you keep it. `--check` only says whether they would change.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { home, setup } from './setup.mjs'

setup()
// The generators are tests' code, which is not published: they are compiled for this run alone.
const built = join(home, '.cache/vectors/engine-vectors.mjs')
await build({
  entryPoints: [join(home, 'packages/core/test/vectors/engine-vectors.ts')],
  outfile: built,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
})
const { VECTOR_FILES, vectorText } = await import(pathToFileURL(built).href)
const check = process.argv.includes('--check')
let changed = 0
for (const [name, make] of Object.entries(VECTOR_FILES)) {
  const file = join(home, 'vectors', name)
  const text = vectorText(make())
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  changed++
  console.log(`${check ? 'differs' : 'written'}: vectors/${name}`)
  if (!check) writeFileSync(file, text)
}
if (changed === 0) console.log('vectors/ is up to date')
if (check && changed > 0) process.exit(1)
