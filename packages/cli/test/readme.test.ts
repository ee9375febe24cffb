import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

interface SessionScript {
  recordSession(): string
  shownSession(): string
}

describe('the terminal session of the README', () => {
  it('[RL11] is what the commands print', async () => {
    const script = pathToFileURL(join(repository, 'scripts/session.mjs')).href
    const { recordSession, shownSession } = (await import(script)) as SessionScript

    expect(shownSession()).toContain('$ cortex recall')
    expect(shownSession()).toBe(recordSession())
  })
})

describe('set-up', () => {
  it('a Node that is too old gets a clear sentence', () => {
    const program = "import('./scripts/setup.mjs').then((setup) => setup.requireNode('18.20.4'))"
    const run = spawnSync(process.execPath, ['-e', program], { cwd: repository, encoding: 'utf8' })

    expect(run.status).toBe(1)
    expect(run.stderr).toContain('Cortex needs Node 20.19 or newer; this is Node 18.20.4')
  })
})
