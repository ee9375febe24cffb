/** The shell blocks of the guides are run as they stand. Rules: docs/spec/operations.md. */
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { testDirectory } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const guides = join(root, 'docs/guides')
const shell = process.platform === 'win32' ? it.skip : it

/** Everything between ```sh and ```, in the order of the page. */
function shellBlocks(page: string): string[] {
  return [...page.matchAll(/^```sh\n(.*?)^```/gms)].map((match) => match[1] ?? '')
}

async function run(script: string): Promise<string> {
  const home = testDirectory()
  const bin = join(home, 'bin')
  const program = join(root, 'packages/cli/dist/main.js')
  mkdirSync(bin)
  writeFileSync(join(bin, 'cortex'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
    mode: 0o755,
  })
  try {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: home,
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, CORTEX_HOME: join(home, 'data') },
    })
    return stdout
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

describe('guides', () => {
  const pages = readdirSync(guides).map((name) => ({
    name,
    blocks: shellBlocks(readFileSync(join(guides, name), 'utf8')),
  }))

  it('[O92] have shell blocks to run', () => {
    expect(pages.filter(({ blocks }) => blocks.length > 0).length).toBeGreaterThan(3)
  })

  for (const { name, blocks } of pages) {
    if (blocks.length === 0) continue
    shell(`[O92] the commands of ${name} work in the order of the page`, async () => {
      await expect(run(blocks.join('\n'))).resolves.toEqual(expect.any(String))
    })
  }
})
