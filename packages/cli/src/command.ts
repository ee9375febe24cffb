/** What a command gets: everything it touches, so that a test needs no process. */
export interface CommandContext {
  readonly home: string
  readonly actor: string
  readonly json: boolean
  /** Data, to stdout. */
  readonly print: (text: string) => void
  /** Words, to stderr. */
  readonly note: (text: string) => void
  readonly isTerminal: boolean
}

export interface Command {
  readonly name: string
  readonly summary: string
  readonly usage: string
  readonly examples: readonly string[]
  /** Returns the exit code. */
  run(args: readonly string[], context: CommandContext): Promise<number>
}

/** The command line itself is wrong; exit code 2. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError'
}
