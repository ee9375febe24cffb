// `npm run kernel:update`: compiles the WebAssembly kernels into TypeScript files that hold their
// bytes, so that neither a build nor a user needs the compiler. Tests compile again and compare.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import asc from 'assemblyscript/asc'
import { home } from './setup.mjs'

/** What is compiled: the source, the file that holds the bytes, and their name in it. */
export const kernels = [
  {
    source: join(home, 'packages/core/kernel/vector-kernel.ts'),
    target: join(home, 'packages/core/src/vector/kernel-bytes.ts'),
    constant: 'KERNEL_BASE64',
  },
  {
    source: join(home, 'packages/embed/kernel/bert-kernel.ts'),
    target: join(home, 'packages/embed/src/bert-kernel-bytes.ts'),
    constant: 'BERT_KERNEL_BASE64',
  },
]

/** The TypeScript text of a kernel as its source says it now. */
export async function compileKernel({ source, constant }) {
  const { binary, stderr, error } = await compile(source)
  if (error) throw new Error(`The kernel does not compile:\n${stderr}`)
  const lines = Buffer.from(binary)
    .toString('base64')
    .match(/.{1,96}/g)
  return `${header(basename(source), constant)}${lines.map((line) => `  '${line}'`).join(' +\n')}\n`
}

function header(source, constant) {
  return `/**
 * Made by \`npm run kernel:update\` from \`kernel/${source}\`; not to be edited.
 *
 * @module
 */

/** The compiled kernel in base64. */
export const ${constant}: string =
`
}

async function compile(source) {
  const files = new Map()
  const options = ['--enable', 'simd', '--runtime', 'stub', '--importMemory', '--noExportMemory']
  const { error, stderr } = await asc.main(
    [basename(source), '-O3', '--noAssert', ...options, '--outFile', 'kernel.wasm'],
    {
      readFile: (name) =>
        existsSync(join(dirname(source), name))
          ? readFileSync(join(dirname(source), name), 'utf8')
          : null,
      writeFile: (name, contents) => files.set(name, contents),
      listFiles: () => [],
    },
  )
  return { error, stderr: stderr.toString(), binary: files.get('kernel.wasm') }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const kernel of kernels) writeFileSync(kernel.target, await compileKernel(kernel))
}
