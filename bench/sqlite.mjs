// Finds a Node with SQLite built in (22.13 or newer) and talks to `sqlite-peer.mjs` there. An older
// Node fetches the package `node` into the cache of npm, once; without network SQLite is left out.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { npmCommand } from '../scripts/npm.mjs'

const HAS_SQLITE = "require('node:sqlite')"

/** The program, or undefined. */
export function nodeWithSqlite() {
  const candidates = [process.env.CORTEX_BENCH_NODE ?? '', process.execPath, fromRegistry()]
  return candidates.find((path) => path !== '' && works(path))
}

function works(path) {
  return spawnSync(path, ['-e', HAS_SQLITE], { stdio: 'ignore' }).status === 0
}

function fromRegistry() {
  if (works(process.execPath)) return ''
  const args = ['exec', '--yes', '--package=node@22', '--', 'node', '-p', 'process.execPath']
  const npm = npmCommand(args)
  const found = spawnSync(npm.command, npm.args, { encoding: 'utf8', timeout: 180_000 })
  return found.status === 0 ? found.stdout.trim() : ''
}

export function startSqlite(node, home) {
  const directory = mkdtempSync(join(home, 'sqlite-'))
  const peer = new URL('sqlite-peer.mjs', import.meta.url).pathname
  const child = spawn(node, ['--no-warnings', peer, directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ask = async (request) => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    const { value, done } = await lines.next()
    if (done) throw new Error('the SQLite process ended')
    return JSON.parse(value)
  }
  return {
    ask,
    end: async () => {
      const last = await ask({ close: true })
      rmSync(directory, { recursive: true, force: true })
      return last
    },
  }
}
