/** Programs that run as processes of their own, against the build, and say what they did in lines. */
import { type ChildProcess, spawn } from 'node:child_process'
import { isAbsolute } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>
  /** A command that runs the program, such as `strace …`. */
  readonly under?: readonly string[]
}

export class Running implements AsyncDisposable {
  readonly lines: string[] = []
  readonly ended: Promise<Ended>
  readonly #child: ChildProcess
  #complaint = ''
  #over = false
  #waiting: (() => void)[] = []

  constructor(program: string, argument: object, options: StartOptions = {}) {
    const file = isAbsolute(program)
      ? program
      : fileURLToPath(new URL(`../programs/${program}.mjs`, import.meta.url))
    const [command = '', ...args] = [...(options.under ?? []), process.execPath, file]
    this.#child = spawn(command, [...args, JSON.stringify(argument)], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
    })
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#complaint = (this.#complaint + chunk.toString('utf8')).slice(-4000)
    })
    const reader = createInterface({ input: this.#child.stdout ?? process.stdin })
    reader.on('line', (line) => {
      this.lines.push(line)
      this.#wake()
    })
    this.ended = new Promise((resolve, reject) => {
      this.#child.once('error', reject)
      this.#child.once('close', (code, signal) => {
        this.#over = true
        resolve({ code, signal })
        this.#wake()
      })
    })
  }

  /** What it wrote to stderr, for the message of a failed test. */
  get complaint(): string {
    return this.#complaint
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get over(): boolean {
    return this.#over
  }

  /** Waits until it has said so many lines, or has ended. */
  async said(count: number): Promise<void> {
    while (this.lines.length < count && !this.#over) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  say(line: string): void {
    this.#child.stdin?.write(`${line}\n`)
  }

  /** Ends it in an orderly way: programs that run forever stop when stdin does. */
  async stop(): Promise<Ended> {
    this.#child.stdin?.end()
    return await this.ended
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name)
  }

  async kill(): Promise<Ended> {
    this.#child.kill('SIGKILL')
    return await this.ended
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#over) await this.kill()
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}

/** Runs a program to its end. */
export async function runProgram(
  program: string,
  argument: object,
  options: StartOptions = {},
): Promise<Running> {
  const running = new Running(program, argument, options)
  await running.stop()
  return running
}

/** An acknowledged write, as programs print it: `ack <seq> <uri>`. */
export interface Acknowledged {
  readonly seq: number
  readonly uri: string
}

/** A line that is cut off was never said: the process died while saying it. */
export function acknowledged(lines: readonly string[]): Acknowledged[] {
  return lines.flatMap((line) => {
    const match = /^ack (\d+) (\S+)\.$/.exec(line)
    return match === null ? [] : [{ seq: Number(match[1]), uri: String(match[2]) }]
  })
}

export function errorsIn(lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith('error'))
}
