import { Running } from './programs.ts'

export interface Check {
  readonly root: string
  readonly actor: string
  readonly boot?: string
  readonly uris?: readonly string[]
  readonly deep?: boolean
  readonly readOnly?: boolean
}

export type Finding =
  | {
      readonly nextSeq: number
      readonly root: string
      readonly viewGeneration: number
      readonly repairs: readonly string[]
      readonly missing: readonly string[]
      readonly problems: readonly string[]
    }
  /** The store was refused, or the process that opened it died. */
  | { readonly error: string }

/** A process that opens stores for us; a new one takes over when it dies. */
export class Checker implements AsyncDisposable {
  #running: Running | undefined

  async check(check: Check): Promise<Finding> {
    this.#running ??= new Running('check', {})
    const running = this.#running
    const before = running.lines.length
    running.say(JSON.stringify(check))
    await running.said(before + 1)
    const line = running.lines[before]
    if (line !== undefined) return JSON.parse(line) as Finding
    this.#running = undefined
    const { code, signal } = await running.ended
    return { error: `DIED ${signal ?? code} ${running.complaint.slice(-200)}` }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#running?.stop()
  }
}
