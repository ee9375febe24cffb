/** Three PostgreSQL servers under Patroni, which elects the primary, and the etcd in which it keeps who that is. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { findPrograms } from '../../src/testing/programs.ts'
import { freePort, pause } from './history.ts'
import { ordinaryUser } from './processes.ts'

const START_MS = 150_000

/** Why no cluster can be started here, as a sentence; undefined if one can. */
export function clusterMissing(): string | undefined {
  const programs = findPrograms()
  if (typeof programs === 'string') return programs
  for (const name of ['patroni', 'etcd']) {
    if (spawnSync(name, ['--version']).status !== 0) return `${name} is not installed`
  }
  return undefined
}

interface Member {
  readonly name: string
  readonly port: number
  readonly restPort: number
  readonly place: string
  process: ChildProcess | undefined
}

/** Patroni's own defaults: a lease of 30 seconds. Strictly synchronous: no acknowledgement without a standby. */
export class PatroniCluster {
  readonly #home = mkdtempSync(join(tmpdir(), 'cortex-patroni-'))
  readonly #members: Member[] = []
  #etcd: ChildProcess | undefined
  #etcdPort = 0

  async start(count: number): Promise<void> {
    chmodSync(this.#home, 0o755)
    this.#etcdPort = await freePort()
    this.#startEtcd(await freePort())
    for (let index = 0; index < count; index++) {
      const place = join(this.#home, `member-${index}`)
      mkdirSync(place)
      const { uid, gid } = ordinaryUser()
      if (uid !== undefined && gid !== undefined) chownSync(place, uid, gid)
      const ports = { port: await freePort(), restPort: await freePort() }
      this.#members.push({ name: `member-${index}`, ...ports, place, process: undefined })
    }
    for (const member of this.#members) {
      this.#startMember(member)
      // The first makes the files that the others copy.
      if (member === this.#members[0]) await this.leader()
    }
    await this.#until('two standbys', async () => {
      const states = await Promise.all(
        this.#members.map(({ restPort }) => isHealthy(restPort, 'replica')),
      )
      return states.filter(Boolean).length === count - 1 ? true : undefined
    })
    await this.#until('a synchronous standby', async () => {
      const states = await Promise.all(
        this.#members.map(({ restPort }) => isHealthy(restPort, 'sync')),
      )
      return states.some(Boolean) ? true : undefined
    })
  }

  /** All hosts in one URL, as it is given to Cortex. */
  get url(): string {
    const hosts = this.#members.map(({ port }) => `127.0.0.1:${port}`).join(',')
    return `postgres://cortex@${hosts}/postgres`
  }

  /** The number of the member that is the primary now. */
  async leader(): Promise<number> {
    return await this.#until('a primary', async () => {
      const states = await Promise.all(
        this.#members.map(({ restPort }) => isHealthy(restPort, 'primary')),
      )
      const index = states.indexOf(true)
      return index === -1 ? undefined : index
    })
  }

  /** The number of the primary, once it is another member than this one. */
  async leaderBesides(index: number): Promise<number> {
    return await this.#until('another primary', async () => {
      const others = this.#members.map(({ restPort }, other) =>
        other === index ? false : isHealthy(restPort, 'primary'),
      )
      const found = (await Promise.all(others)).indexOf(true)
      return found === -1 ? undefined : found
    })
  }

  /** Patroni and its PostgreSQL, at once, as when a machine loses power. */
  async kill(index: number): Promise<void> {
    const member = this.#members[index] as Member
    const child = member.process
    for (const pid of [...familyOf(member)].reverse()) send(pid, 'SIGKILL')
    if (child !== undefined && child.exitCode === null && child.signalCode === null)
      await once(child, 'exit')
    member.process = undefined
  }

  /** Patroni alone: its PostgreSQL goes on until the lease of the primary is over. */
  killPatroni(index: number): void {
    send(this.#members[index]?.process?.pid, 'SIGKILL')
  }

  /** A machine that hangs, and later goes on as if nothing had been. */
  halt(index: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of familyOf(this.#members[index] as Member)) send(pid, signal)
  }

  /** Starts a member that was killed; it becomes a standby. */
  async comeBack(index: number): Promise<void> {
    const member = this.#members[index] as Member
    await this.kill(index)
    this.#startMember(member)
    await this.#until(`${member.name} as a standby`, async () =>
      (await isHealthy(member.restPort, 'replica')) ? true : undefined,
    )
  }

  /** The rows of one statement, from the primary. */
  async query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const port = this.#members[await this.leader()]?.port
    const client = new Client({ connectionString: `postgres://cortex@127.0.0.1:${port}/postgres` })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }

  async remove(): Promise<void> {
    for (const index of this.#members.keys()) await this.kill(index)
    send(this.#etcd?.pid, 'SIGKILL')
    if (this.#etcd !== undefined && this.#etcd.exitCode === null) await once(this.#etcd, 'exit')
    rmSync(this.#home, { recursive: true, force: true })
  }

  #startEtcd(peerPort: number): void {
    const client = `http://127.0.0.1:${this.#etcdPort}`
    const peer = `http://127.0.0.1:${peerPort}`
    const flags = {
      name: 'one',
      'data-dir': join(this.#home, 'etcd'),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': `one=${peer}`,
    }
    const given = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
    const log = openSync(join(this.#home, 'etcd.log'), 'a')
    this.#etcd = spawn('etcd', given, { stdio: ['ignore', log, log] })
  }

  #startMember(member: Member): void {
    const settings = join(member.place, 'patroni.json')
    writeFileSync(settings, JSON.stringify(this.#settingsOf(member)))
    chmodSync(settings, 0o644)
    const log = openSync(join(member.place, 'log'), 'a')
    member.process = spawn('patroni', [settings], {
      ...ordinaryUser(),
      cwd: member.place,
      // Their home may be one that an ordinary user cannot read.
      env: { ...process.env, HOME: member.place, PGPASSFILE: join(member.place, 'pgpass') },
      stdio: ['ignore', log, log],
    })
  }

  #settingsOf({ name, port, restPort, place }: Member): object {
    const programs = findPrograms()
    if (typeof programs === 'string') throw new Error(programs)
    return {
      scope: 'cortex',
      name,
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      etcd3: { host: `127.0.0.1:${this.#etcdPort}` },
      bootstrap: {
        dcs: {
          ttl: 30,
          loop_wait: 10,
          retry_timeout: 10,
          synchronous_mode: true,
          synchronous_mode_strict: true,
          postgresql: {
            use_pg_rewind: true,
            parameters: { max_connections: 60, wal_log_hints: 'on' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { auth: 'trust' }],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: join(place, 'data'),
        bin_dir: dirname(realpathSync(programs.initdb)),
        pgpass: join(place, 'pgpass'),
        authentication: {
          superuser: { username: 'cortex', password: 'cortex' },
          replication: { username: 'follower', password: 'follower' },
          rewind: { username: 'cortex', password: 'cortex' },
        },
        pg_hba: [
          'local all all trust',
          'host all all 127.0.0.1/32 trust',
          'host replication all 127.0.0.1/32 trust',
        ],
        // The operating system keeps what a killed process wrote.
        parameters: { unix_socket_directories: place, fsync: 'off' },
      },
    }
  }

  /** The end of what the programs said. */
  #logs(): string {
    const files = [
      join(this.#home, 'etcd.log'),
      ...this.#members.map(({ place }) => join(place, 'log')),
    ]
    const written = files.filter((file) => existsSync(file))
    return written.map((file) => `${file}\n${readFileSync(file, 'utf8').slice(-1500)}`).join('\n')
  }

  async #until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const end = performance.now() + START_MS
    for (;;) {
      const found = await look()
      if (found !== undefined) return found
      if (performance.now() > end) throw new Error(`${what} did not come\n${this.#logs()}`)
      await pause(200)
    }
  }
}

/** What Patroni says of a member: it answers 200 to the name of what it is. */
async function isHealthy(port: number, role: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/${role}`, { signal: AbortSignal.timeout(2000) }))
      .ok
  } catch {
    return false
  }
}

/** The processes of a member: all whose directory is its own, with any parent. */
function familyOf({ place }: Member): readonly number[] {
  const list = spawnSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).stdout
  const lines = list.split('\n').map((line) => line.trim())
  const mains = lines
    .filter((line) => line.includes(place))
    .map((line) => Number.parseInt(line, 10))
  const children = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => mains.includes(parent as number))
    .map(([pid]) => pid as number)
  return [...new Set([...mains, ...children])]
}

function send(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(pid, signal)
  } catch {
    // It went by itself.
  }
}
