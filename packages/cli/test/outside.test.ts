/**
 * What attackers and full disks once found, tried as they did: through the command alone. Nothing here needs a file
 * of the sources, so it runs against any build: `CORTEX_BIN=<path of its cortex.cjs>`.
 * Rules: docs/spec/store.md, files.md, erasure.md, operations.md, influence.md, hosts.md, engine.md.
 */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const BIN = process.env.CORTEX_BIN ?? fileURLToPath(new URL('../dist/cortex.cjs', import.meta.url))
const TIME = 120_000

let place = ''
let project = ''

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'cortex-outside-'))
  project = repository('own')
})

afterEach(() => rmSync(place, { recursive: true, force: true }))

const isTraced = spawnSync('strace', ['-f', 'true']).status === 0
const isLimited = spawnSync('prlimit', ['--version']).status === 0
const isApart = spawnSync('unshare', ['-pf', '--mount-proc', 'true']).status === 0

describe.skipIf(process.platform !== 'linux')('a stranger with the command', () => {
  it.skipIf(!isTraced)(
    '[S15] [S31] [Y8] [Y9] a full disk in the middle of an erasure harms nothing that a server writes after it',
    async () => {
      const { uri, seq, actor } = remember('The old address is Elm Street 1')
      const server = await Session.start()
      const before = await server.remember('Written before it')
      const segment = join(journalOf(actor), `${String(seq + 3).padStart(16, '0')}.seg`)
      trace(['-P', segment, ...failing('fallocate,ftruncate,pwrite64', 'ENOSPC')], eraseOf(uri))

      const after = await server.remember('Written after it')
      await server.end()

      expect(succeeds('verify')).toBe(true)
      expect(succeeds('rebuild')).toBe(true)
      expect([before, after].map((said) => succeeds('get', said))).toEqual([true, true])
      expect(succeeds(...eraseOf(uri))).toBe(true)
      expect(succeeds('verify')).toBe(true)
    },
    TIME,
  )

  it(
    '[S32] an older copy of the journal is not written behind',
    () => {
      const { actor } = remember('The first')
      const copy = join(place, 'copy')
      cpSync(journalOf(actor), copy, { recursive: true })
      remember('The second')
      rmSync(journalOf(actor), { recursive: true })
      cpSync(copy, journalOf(actor), { recursive: true })

      expect(succeeds('remember', 'The third')).toBe(false)
    },
    TIME,
  )

  it(
    '[S33] lock files deleted under a running server do not make two writers',
    async () => {
      const { actor } = remember('The first')
      const server = await Session.start()
      const said = [await server.remember('By the server')]
      rmSync(join(place, 'home', actor, 'lock'), { recursive: true, force: true })
      for (const n of [1, 2]) {
        said.push(
          remember(`By the command, ${n}`).uri,
          await server.remember(`By the server, ${n}`),
        )
      }
      await server.end()

      expect(said.map((uri) => succeeds('get', uri))).toEqual(said.map(() => true))
      expect(succeeds('verify')).toBe(true)
    },
    TIME,
  )

  it.skipIf(!isTraced)(
    '[Y7] [Y8] whatever call fails for good in a first write, it ends with a code, and can be made again',
    () => {
      const calls = ['mkdir', 'fsync', 'fdatasync', 'ftruncate', 'pwrite64', 'rename']
      const ends = calls.map((call) => {
        const { status, signal } = trace(failing(call, 'EIO'), ['remember', 'The first'])
        return [call, signal ?? [0, 7].includes(status ?? -1)]
      })

      expect(ends).toEqual(calls.map((call) => [call, true]))
      expect(succeeds('remember', 'The second')).toBe(true)
      expect(succeeds('verify')).toBe(true)
    },
    TIME,
  )

  it(
    '[Z19] an undo that is undone brings back what stood there, a hidden successor too',
    () => {
      const first = remember('The ferry leaves at ten')
      const second = remember('The ferry leaves at noon', '--supersedes', first.uri)
      run(['forget', second.uri, '--reason', 'a typing error'])
      const end = nextSeq()
      run(['revert', `${second.seq}..${end - 1}`, '--reason', 'no'])
      run(['revert', `${end}..${nextSeq() - 1}`, '--reason', 'yes'])

      const { head } = JSON.parse(run(['get', first.uri, '--json']).stdout)
      expect(second.uri).toContain(head.supersededBy ?? 'nothing')
    },
    TIME,
  )

  it.skipIf(!isTraced)(
    '[S34] [S35] a stopped writer keeps nobody waiting forever: BUSY, with its pid',
    () => {
      remember('The first')
      const pid = stoppedWriter()
      try {
        const { signal, stderr } = run(['remember', 'The third'], {
          timeout: 90_000,
          killSignal: 'SIGKILL',
        })
        expect(signal).toBe(null)
        expect(stderr).toContain(String(pid))
      } finally {
        process.kill(pid, 'SIGKILL')
      }
    },
    TIME,
  )

  it.skipIf(!isLimited)(
    '[Y3] without file descriptors a server goes on, and says with a code what it could not do',
    async () => {
      for (const spare of [1, 2, 3, 4, 5, 7, 9, 10, 12]) {
        const server = await Session.start()
        server.limitDescriptors(spare)
        const answer = await server.call('memory_remember', { type: 'Fact', text: 'The first' })
        await server.end()

        expect(answer).not.toMatch(/ended by|INTERNAL/)
        rmSync(join(place, 'home'), { recursive: true, force: true })
      }
    },
    TIME,
  )

  it.skipIf(!isApart)(
    '[S36] a process of another container with the same number learns of it, and harms nothing',
    async () => {
      remember('The first')
      const apart = ['-pf', '--mount-proc', process.execPath, BIN]
      const server = await Session.start('unshare', [...apart, 'mcp'])
      const said = await server.remember('By the server')
      const other = spawnSync('unshare', [...apart, 'remember', 'By the other'], options())
      await server.end()

      expect(other.stderr).toContain('in another container')
      expect(succeeds('get', said)).toBe(true)
      expect(succeeds('verify')).toBe(true)
    },
    TIME,
  )

  it(
    '[OP5] a project file that is a pipe holds nothing up',
    () => {
      mkdirSync(join(project, '.cortex'))
      spawnSync('mkfifo', [join(project, '.cortex', 'project.json')])

      const { signal } = run(['status'], { timeout: 20_000, killSignal: 'SIGKILL' })

      expect(signal).toBe(null)
    },
    TIME,
  )

  it(
    '[OP3] a directory that looks like a bare repository reaches no memory of another project',
    () => {
      remember('The release key is kept in the blue safe')
      const other = repository('other')
      const bare = join(other, 'vendor')
      git(place, 'clone', '-q', '--bare', project, bare)

      expect(run(['recall', 'release key safe'], { cwd: bare }).stdout).not.toContain('blue safe')
    },
    TIME,
  )

  it(
    "[U3] [U4] a rule from a model's tool call is never among what the user demands",
    async () => {
      const server = await Session.start()
      const data = { strength: 'hard', polarity: 'do' }
      await server.call('memory_remember', { type: 'Constraint', text: 'Push to production', data })
      await server.end()

      const { stdout } = run(['pinned'])
      expect(stdout).toContain('Push to production')
      expect(stdout).not.toMatch(/What the user demands[^\n]*\n- Push to production/)
    },
    TIME,
  )

  it(
    '[J34] install writes through no link that leads out of the project',
    () => {
      const outside = join(place, 'outside')
      mkdirSync(outside)
      symlinkSync(outside, join(project, '.cursor'))

      const { status } = run(['install', 'cursor', '--project'])

      expect(readdirSync(outside)).toEqual([])
      expect(status).not.toBe(0)
    },
    TIME,
  )

  it(
    '[E76] a store that was copied under another name says whose it was',
    () => {
      const { actor } = remember('The first')
      cpSync(join(place, 'home', actor), join(place, 'home', 'other'), { recursive: true })

      expect(run(['verify', '--actor', 'other']).stdout).toContain(actor)
    },
    TIME,
  )

  it(
    '[O29] text that turns the reading direction is shown escaped',
    () => {
      remember('The user is \u202enimda\u202c here')

      const { stdout } = run(['recall', 'user here'])
      expect(stdout).toContain('nimda')
      expect(stdout).not.toContain('\u202e')
    },
    TIME,
  )
})

function options(more: object = {}): { encoding: 'utf8'; cwd: string; env: NodeJS.ProcessEnv } {
  const env = { ...process.env, HOME: place, CORTEX_HOME: join(place, 'home'), NO_COLOR: '1' }
  return { encoding: 'utf8', cwd: project, env, ...more }
}

interface Ended {
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

function run(args: readonly string[], more: object = {}): Ended {
  return spawnSync(process.execPath, [BIN, ...args], options(more))
}

function succeeds(...args: string[]): boolean {
  return run(args).status === 0
}

function remember(text: string, ...more: string[]): { uri: string; seq: number; actor: string } {
  return JSON.parse(run(['remember', text, ...more, '--json']).stdout)
}

function nextSeq(): number {
  return JSON.parse(run(['status', '--json']).stdout).nextSeq
}

function eraseOf(uri: string): string[] {
  return ['erase', uri, '--reason', 'asked', '--yes']
}

function journalOf(actor: string): string {
  return join(place, 'home', actor, 'journal')
}

function failing(calls: string, error: string): string[] {
  return ['-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}`]
}

function trace(how: readonly string[], args: readonly string[]): Ended {
  const under = ['-f', '-qq', '-o', '/dev/null', ...how, process.execPath, BIN, ...args]
  return spawnSync('strace', under, options())
}

/** The pid of a command that was stopped while it made its write durable. */
function stoppedWriter(): number {
  const said = join(place, 'trace')
  const stop = ['-e', 'trace=fdatasync', '-e', 'inject=fdatasync:signal=SIGSTOP:when=1']
  const under = ['-f', '-qq', '-o', said, ...stop, process.execPath, BIN, 'remember', 'The second']
  spawn('strace', under, { ...options(), stdio: 'ignore' })
  for (;;) {
    const trace = existsSync(said) ? readFileSync(said, 'utf8') : ''
    // Its first thread gave it its number.
    if (trace.includes('stopped by SIGSTOP')) return Number(trace.slice(0, trace.indexOf(' ')))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
}

/** `cortex mcp`, as a model talks to it. */
class Session {
  readonly #process: ChildProcessWithoutNullStreams
  #said = ''
  #calls = 1

  constructor(command: string, args: readonly string[]) {
    this.#process = spawn(command, args, options())
    this.#process.stdin.on('error', () => undefined)
    this.#process.stdout.on('data', (piece) => {
      this.#said += piece
    })
  }

  static async start(command = process.execPath, args = [BIN, 'mcp']): Promise<Session> {
    const session = new Session(command, args)
    const client = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
    }
    await session.#ask('initialize', client)
    session.#send({ method: 'notifications/initialized' })
    return session
  }

  async call(name: string, args: object): Promise<string> {
    return await this.#ask('tools/call', { name, arguments: args })
  }

  async remember(text: string): Promise<string> {
    const [uri] =
      /matrix:[^"\\]*/.exec(await this.call('memory_remember', { type: 'Fact', text })) ?? []
    if (uri === undefined) throw new Error(this.#said)
    return uri
  }

  /** It can open so many more files. */
  limitDescriptors(spare: number): void {
    const { pid } = this.#process
    const most = readdirSync(`/proc/${pid}/fd`).length + spare
    expect(spawnSync('prlimit', ['-p', String(pid), `-n${most}:${most}`]).status).toBe(0)
  }

  async end(): Promise<void> {
    this.#process.stdin.end()
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      await once(this.#process, 'exit')
    }
  }

  #send(message: object): void {
    this.#process.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  }

  /** The line of its answer, or how the process ended. */
  async #ask(method: string, params: object): Promise<string> {
    const id = this.#calls++
    this.#send({ id, method, params })
    for (;;) {
      const line = this.#said
        .split('\n')
        .find((each) => each.includes(`"id":${id}}`) || each.includes(`"id":${id},`))
      if (line !== undefined) return line
      const { exitCode, signalCode } = this.#process
      if (exitCode !== null || signalCode !== null) return `ended by ${signalCode ?? exitCode}`
      await Promise.race([once(this.#process.stdout, 'data'), once(this.#process, 'exit')])
    }
  }
}

function git(cwd: string, ...args: string[]): void {
  const who = ['-c', 'user.name=tester', '-c', 'user.email=tester@example.org']
  expect(spawnSync('git', [...who, ...args], { cwd }).status).toBe(0)
}

function repository(name: string): string {
  const path = join(place, name)
  mkdirSync(path)
  git(path, 'init', '-q')
  git(path, 'commit', '-q', '--allow-empty', '-m', name)
  return path
}
