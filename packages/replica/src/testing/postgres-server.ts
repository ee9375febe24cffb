/** A PostgreSQL server of one's own, in a temporary directory, for tests and measurements. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { wordsOf } from '../shared/failures.ts'
import { findPrograms, type PostgresPrograms } from './programs.ts'

const START_MS = 60_000

/** How a server is made. */
export interface PostgresServerOptions {
  /** Settings besides the defaults, such as `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>
  /** The directory in which its own is made. Default: that of temporary files. */
  readonly below?: string
  /** The server whose standby this one becomes. */
  readonly standbyOf?: PostgresServer
}

/** Why no server can be started here, as a sentence; undefined if one can. */
export function postgresMissing(): string | undefined {
  const programs = findPrograms()
  return typeof programs === 'string' ? programs : undefined
}

/** Whether standbys can be made here. */
export function canMakeStandbys(): boolean {
  const programs = findPrograms()
  return typeof programs !== 'string' && programs.basebackup !== undefined
}

/** Starts a server. Throws where {@link postgresMissing} says why. */
export async function startPostgres(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const programs = findPrograms()
  if (typeof programs === 'string') throw new Error(programs)
  const directory = mkdtempSync(join(options.below ?? tmpdir(), 'cortex-postgres-'))
  if (programs.user !== undefined) chownSync(directory, programs.user.uid, programs.user.gid)
  const server = new PostgresServer(programs, directory, await freePort(), options)
  server.initialize()
  await server.start()
  return server
}

/** One server, which can be stopped, killed, halted and started again. */
export class PostgresServer {
  /** Where it listens, on the loopback interface. */
  readonly port: number
  /** Its temporary directory. */
  readonly directory: string
  readonly #programs: PostgresPrograms
  readonly #options: PostgresServerOptions
  #process: ChildProcess | undefined

  /** Use {@link startPostgres}. */
  constructor(
    programs: PostgresPrograms,
    directory: string,
    port: number,
    options: PostgresServerOptions,
  ) {
    this.#programs = programs
    this.#options = options
    this.directory = directory
    this.port = port
  }

  /** A URL with all rights. */
  get url(): string {
    return `postgres://cortex@${this.address}/postgres`
  }

  /** Host and port. */
  get address(): string {
    return `127.0.0.1:${this.port}`
  }

  /** Whether it was started, and has not ended since. */
  get isRunning(): boolean {
    const child = this.#process
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }

  /** Makes its files. */
  initialize(): void {
    const { initdb, basebackup } = this.#programs
    const { standbyOf } = this.#options
    const data = join(this.directory, 'data')
    if (standbyOf === undefined) {
      const wanted = ['-U', 'cortex', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
      this.#run(initdb, ['-D', data, ...wanted])
    } else {
      if (basebackup === undefined) throw new Error('pg_basebackup is not installed')
      this.#run(basebackup, [
        '-D',
        data,
        '-d',
        standbyOf.url,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
        '-N',
      ])
    }
  }

  /** Starts it, and waits until it answers. */
  async start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(this.port),
      unix_socket_directories: this.directory,
      ...this.#options.settings,
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    this.#process = spawn(this.#programs.postgres, ['-D', join(this.directory, 'data'), ...flags], {
      ...this.#programs.user,
      cwd: this.directory,
      stdio: 'ignore',
    })
    await this.#answers()
  }

  /** Sends a signal to all of its processes, such as SIGKILL, SIGSTOP or SIGCONT. */
  signal(signal: NodeJS.Signals): void {
    const pid = this.#process?.pid
    if (pid === undefined) return
    // The parent first: it starts a successor for nobody then.
    for (const each of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(each, signal)
      } catch {
        // It went by itself.
      }
    }
  }

  /** Kills it at once, with everything it was doing. */
  async kill(): Promise<void> {
    this.signal('SIGKILL')
    await this.#ended()
  }

  /** Stops it, and lets it finish what it has to. */
  async stop(): Promise<void> {
    this.signal('SIGCONT')
    this.#process?.kill('SIGINT')
    await this.#ended()
  }

  /** Stops it, and removes its files. */
  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.directory, { recursive: true, force: true })
  }

  /** The rows of one statement, through a connection of its own. */
  async query(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new Client({ connectionString: this.url })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text, [...values])).rows
    } finally {
      await client.end()
    }
  }

  #run(program: string, args: readonly string[]): void {
    execFileSync(program, args, { ...this.#programs.user, cwd: this.directory, stdio: 'pipe' })
  }

  async #ended(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    await once(child, 'exit')
  }

  async #answers(): Promise<void> {
    const end = performance.now() + START_MS
    for (;;) {
      try {
        await this.query('select 1')
        return
      } catch (error) {
        const isGone = this.#process?.exitCode !== null
        if (isGone || performance.now() > end) {
          throw new Error(`PostgreSQL did not start: ${wordsOf(error)}`, { cause: error })
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
}

function childrenOf(parent: number): readonly number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid = 0]) => pid)
}

async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
