/** Processes of a history: nodes and what stands between them and the database. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
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

export class ProxyProcess {
  readonly port: number
  readonly #target: number
  #child: ChildProcessWithoutNullStreams | undefined

  constructor(port: number, target: number) {
    this.port = port
    this.#target = target
  }

  async start(): Promise<void> {
    const program = fileURLToPath(new URL('proxy.mjs', import.meta.url))
    this.#child = spawn(process.execPath, [program, String(this.port), String(this.#target)])
    await once(this.#child.stdout, 'data')
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
}
