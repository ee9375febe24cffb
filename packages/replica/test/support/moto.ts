/** An object store for tests: moto, a server in Python, which `npm run test:object-store` installs below .cache. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signedFetch } from '../../src/object/signed-fetch.ts'

const home = fileURLToPath(new URL('../../../../', import.meta.url))
const PROGRAM = join(home, '.cache/moto/bin/moto_server')

export const motoMissing: string | undefined = existsSync(PROGRAM)
  ? undefined
  : 'moto is not installed: npm run test:object-store installs it below .cache, where Python is'

export interface Moto {
  readonly store: {
    readonly endpoint: string
    readonly bucket: string
    readonly region: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
  }
  stop(): Promise<void>
}

export async function startMoto(): Promise<Moto> {
  const port = await freePort()
  const server: ChildProcess = spawn(PROGRAM, ['-p', String(port)], { stdio: 'ignore' })
  const store = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'journals',
    region: 'us-east-1',
    accessKeyId: 'test',
    secretAccessKey: 'test',
  }
  for (let tries = 0; ; tries++) {
    try {
      await signedFetch(store, { method: 'PUT', key: '', timeoutMs: 5000 })
      break
    } catch (error) {
      if (tries === 300 || server.exitCode !== null) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  return {
    store,
    stop: async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
