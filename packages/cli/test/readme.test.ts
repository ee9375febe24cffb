import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

describe('set-up', () => {
  it('a Node that is too old gets a clear sentence', () => {
    const program = "import('./scripts/setup.mjs').then((setup) => setup.requireNode('18.20.4'))"
    const run = spawnSync(process.execPath, ['-e', program], { cwd: repository, encoding: 'utf8' })

    expect(run.status).toBe(1)
    expect(run.stderr).toContain('Cortex needs Node 20.19 or newer; this is Node 18.20.4')
  })
})
