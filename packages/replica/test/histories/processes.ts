/** Processes of a history: nodes and what stands between them and the database. */
import {
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  spawn,
  spawnSync,
} from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

type Answer = Readonly<Record<string, unknown>>

/** Longer than any deadline: who gets no answer until then hangs. */
export const HANGS_MS = 90_000

export class NodeProcess {
  readonly #environment: Readonly<Record<string, string>>
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #child: ChildProcessWithoutNullStreams | undefined
  #calls = 0

  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment
  }

  start(more: Readonly<Record<string, string>> = {}): void {
    const program = fileURLToPath(new URL('node.mjs', import.meta.url))
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, ...this.#environment, ...more },
    })
    child.stderr.pipe(process.stderr)
    child.stdin.on('error', () => undefined)
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { id, ...answer } = JSON.parse(line) as { id: number }
      this.#waiting.get(id)?.(answer)
    })
    child.once('exit', () => {
      if (this.#child !== child) return
      this.#child = undefined
      for (const settle of this.#waiting.values()) settle({ code: 'DEAD' })
    })
    this.#child = child
  }

  async ask(verb: string, actor: string, given: Answer = {}): Promise<Answer> {
    const child = this.#child
    if (child === undefined) return { code: 'DEAD' }
    const id = this.#calls++
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${verb} hangs`)), HANGS_MS)
        this.#waiting.set(id, (answer) => {
          clearTimeout(late)
          resolve(answer)
        })
        child.stdin.write(`${JSON.stringify({ id, verb, actor, ...given })}\n`)
      })
    } finally {
      this.#waiting.delete(id)
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

/** Why no real pooler can be started here, as a sentence; undefined if one can. */
export function poolerMissing(): string | undefined {
  const known = spawnSync('pgbouncer', ['--version'], { env: withSbin() })
  return known.status === 0 ? undefined : 'pgbouncer is not installed'
}

/** What stands between a node and the database: pgbouncer where it is installed, otherwise a proxy of ours. */
export class PoolerProcess {
  readonly port: number
  readonly #target: number
  readonly #place: string
  #child: ChildProcess | undefined

  constructor(port: number, target: number, place: string) {
    this.port = port
    this.#target = target
    this.#place = place
  }

  async start(): Promise<void> {
    this.#child = poolerMissing() === undefined ? this.#pgbouncer() : this.#proxy()
    while (!(await this.#answers())) await new Promise((resolve) => setTimeout(resolve, 50))
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  #pgbouncer(): ChildProcess {
    const settings = join(this.#place, 'pgbouncer.ini')
    const lines = [
      '[databases]',
      `* = host=127.0.0.1 port=${this.#target} user=cortex`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${this.port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      // A client that waits for a server that is not there gets an error, as it does from a cautious operator.
      'query_wait_timeout = 10',
      'server_login_retry = 1',
    ]
    writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o644 })
    chmodSync(this.#place, 0o755)
    return spawn('pgbouncer', ['-q', settings], {
      ...ordinaryUser(),
      env: withSbin(),
      stdio: 'ignore',
    })
  }

  #proxy(): ChildProcess {
    const program = fileURLToPath(new URL('proxy.mjs', import.meta.url))
    const ports = [this.port, this.#target].map(String)
    return spawn(process.execPath, [program, ...ports], { stdio: 'ignore' })
  }

  async #answers(): Promise<boolean> {
    if (this.#child?.exitCode !== null) throw new Error('the pooler ended at once')
    return await new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
  }
}

/** Programs of databases refuse to run as root: then they run as nobody. */
export function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (option: string): number =>
    Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** Where daemons are, on some systems. */
function withSbin(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` }
}
