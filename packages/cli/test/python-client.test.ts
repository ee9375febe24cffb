/** The Python client against a real server, where Python is present. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const cli = dirname(dirname(fileURLToPath(import.meta.url)))
const client = join(cli, '../../clients/python')
const PYTHON = ['python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0,
)

describe.skipIf(PYTHON === undefined)('the Python client', () => {
  it('[AD80] adds, searches, briefs and forgets over HTTP, each write once', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-python-'))
    const env = { ...process.env, CORTEX_HOME: home, CORTEX_ACTOR: 'ada' }
    const server = spawn(process.execPath, [join(cli, 'dist/main.js'), 'serve', '--port', '0'], {
      env,
    })
    const exited = new Promise((resolve) => server.once('exit', resolve))
    try {
      const url = await new Promise<string>((resolve, reject) => {
        let said = ''
        server.stdout.on('data', (chunk) => {
          said += chunk
          const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
          if (found !== undefined) resolve(found)
        })
        server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
      })
      const token = readFileSync(join(home, '.server/token'), 'utf8').trim()
      // Not spawnSync: while it waits nobody reads what the server says.
      const tests = spawn(PYTHON ?? '', ['-m', 'unittest', 'discover', '-s', 'tests', '-v'], {
        cwd: client,
        env: { ...env, CORTEX_URL: url, CORTEX_TOKEN: token, PYTHONDONTWRITEBYTECODE: '1' },
      })
      let said = ''
      tests.stdout.on('data', (chunk) => (said += chunk))
      tests.stderr.on('data', (chunk) => (said += chunk))
      const code = await new Promise((resolve) => tests.once('exit', resolve))
      expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' })
      expect(said).toContain('Ran 5 tests')
    } finally {
      server.kill('SIGTERM')
      await exited
      rmSync(home, { recursive: true, force: true })
    }
  })
})
