import type { Checkout } from '@cortex-memory/server/project'

/** What a command gets: everything it touches, so that a test needs no process. */
export interface CommandContext {
  readonly home: string
  readonly actor: string
  /** Somebody named the actor, by an option or a variable. */
  readonly isNamed?: true
  /** The actor of the user's own memory; none where an actor was named. */
  readonly user?: string
  /** Why it is this actor. */
  readonly why?: string
  /** Registers the directory for the actor; called before a memory is made. */
  readonly claim?: () => void
  /** The branch that is checked out; none outside of a repository, or where an actor was named. */
  readonly checkout?: () => Checkout | undefined
  readonly json: boolean
  /** Data, to stdout. */
  readonly print: (text: string) => void
  /** Words, to stderr. */
  readonly note: (text: string) => void
  readonly isTerminal: boolean
  readonly colours: boolean
}

/** Returns the exit code. */
export type Run = (args: readonly string[], context: CommandContext) => Promise<number>

/** What is known of a command before any of its code is loaded. */
export interface CommandPage {
  readonly name: string
  readonly summary: string
  readonly usage: string
  /** Paragraphs for those who meet it for the first time. */
  readonly about?: readonly string[]
  /** What its words and options mean, where the usage does not say it. */
  readonly parts?: readonly { readonly name: string; readonly about: string }[]
  readonly examples: readonly string[]
}

/** The command line itself is wrong; exit code 2. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError'
}
