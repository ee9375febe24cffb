/**
 * A server for tests, on a free port and a home of its own, and requests as clients send them.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cortex } from '@cortex-memory/core'
import type { TestCortex } from '@cortex-memory/core/testing'
import { OpenActors } from '../../src/actors/open-actors.ts'
import { type RunningServer, type ServerOptions, startServer } from '../../src/http/index.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Parsed if it is JSON, text otherwise. */
  readonly body: unknown
}

export interface Ask {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is. */
  readonly body?: string | Uint8Array
  /** `null`: none. */
  readonly token?: string | null
}

export class Serving {
  readonly home: string
  readonly running: RunningServer
  readonly #ownsHome: boolean

  constructor(home: string, running: RunningServer, ownsHome: boolean) {
    this.home = home
    this.running = running
    this.#ownsHome = ownsHome
  }

  get port(): number {
    return Number(new URL(this.running.url).port)
  }

  async ask(path: string, ask: Ask = {}): Promise<Answer> {
    const { json, token = this.running.token } = ask
    const body = json === undefined ? ask.body : JSON.stringify(json)
    const response = await fetch(`${this.running.url}${path}`, {
      method: ask.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...ask.headers,
      },
      ...(body === undefined ? {} : { body: body as string }),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    }
  }

  async call(operation: string, input: unknown, token?: string): Promise<Answer> {
    return await this.ask(`/v1/${operation}`, {
      json: input,
      ...(token === undefined ? {} : { token }),
    })
  }

  /** Bytes as they are, and all that comes back until the connection ends. */
  async raw(bytes: string): Promise<string> {
    return await new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      const socket = connect(this.port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (chunk) => chunks.push(chunk))
      socket.on('error', reject)
      socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.running.close()
    if (this.#ownsHome) rmSync(this.home, { recursive: true, force: true })
  }
}

export async function serve(options: Partial<ServerOptions> = {}): Promise<Serving> {
  const home = options.home ?? mkdtempSync(join(tmpdir(), 'cortex-http-'))
  const running = await startServer({ home, port: 0, ...options })
  return new Serving(home, running, options.home === undefined)
}

/** Lends the store of a test, whose clock and ids belong to the test. */
export class LentActors extends OpenActors {
  readonly #cortex: TestCortex

  constructor(cortex: TestCortex) {
    super({ home: cortex.root, clock: cortex.doors.clock })
    this.#cortex = cortex
  }

  override async open(): Promise<Cortex> {
    return this.#cortex
  }
}

/** How long a call takes is up to the machine. */
export function unlessSlow(logged: string[]): (text: string) => void {
  return (text) => {
    if (!text.startsWith('slow: ')) logged.push(text)
  }
}
