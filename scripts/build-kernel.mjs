// `npm run kernel:update`: compiles the kernel of the vector index into a TypeScript file that holds its
// bytes, so that neither a build nor a user needs the compiler. A test compiles again and compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import asc from 'assemblyscript/asc'
import { home } from './setup.mjs'

const core = join(home, 'packages/core')
const sources = join(core, 'kernel')
export const target = join(core, 'src/vector/kernel-bytes.ts')

/** The TypeScript text of the kernel as the source says it now. */
export async function compileKernel() {
  const { binary, stderr, error } = await compile()
  if (error) throw new Error(`The kernel does not compile:\n${stderr}`)
  const lines = Buffer.from(binary)
    .toString('base64')
    .match(/.{1,96}/g)
  return `${HEADER}${lines.map((line) => `  '${line}'`).join(' +\n')}\n`
}

const HEADER = `/**
 * Made by \`npm run kernel:update\` from \`kernel/vector-kernel.ts\`; not to be edited.
 *
 * @module
 */

/** The compiled kernel in base64. */
export const KERNEL_BASE64: string =
`

async function compile() {
  const files = new Map()
  const options = ['--enable', 'simd', '--runtime', 'stub', '--importMemory', '--noExportMemory']
  const { error, stderr } = await asc.main(
    ['vector-kernel.ts', '-O3', '--noAssert', ...options, '--outFile', 'kernel.wasm'],
    {
      readFile: (name) =>
        existsSync(join(sources, name)) ? readFileSync(join(sources, name), 'utf8') : null,
      writeFile: (name, contents) => files.set(name, contents),
      listFiles: () => [],
    },
  )
  return { error, stderr: stderr.toString(), binary: files.get('kernel.wasm') }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(target, await compileKernel())
}
