import type { Cortex } from '@cortex-memory/core'

/** The engine behind `ctx mirror`; only a program that has one passes it. */
export interface MirrorEngine {
  open(actor: string): Promise<Cortex>
  /** Deletes the store of an actor: a mirror can always be rebuilt. */
  drop(actor: string): Promise<void>
}

/** What is asked of a context once a command is through with it. */
export interface OpenedWorkspace {
  readonly notCommitted: readonly { readonly message: string; readonly reason: string }[]
}

/** Everything a command touches besides the context itself; a test passes its own. */

export interface Io {
  /** The directory of the context. */
  readonly root: string
  /** Whether the answer is printed as JSON. */
  readonly json: boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The working directory. */
  readonly cwd: string
  /** Data. */
  readonly out: (text: string) => void
  /** Words. */
  readonly err: (text: string) => void
  /** Reads standard input. */
  readonly stdin: () => Promise<string>
  /** How to start this program again, for hooks, timers and the commit behind the tracker. */
  readonly program: readonly string[]
  /** Opens a Cortex store for the mirror. */
  readonly engine?: MirrorEngine
  /** Throws if a text must not be kept; asked before anything is written. */
  readonly inspect?: (text: string) => Promise<void>
  /** Called with how far long work is; takes what it showed away at the end. */
  readonly progress?: { show(done: number, total: number): void; end(): void }
  /** Learns of every context that a command opens. */
  readonly opened?: (workspace: OpenedWorkspace) => void
  /** Ends long-running commands. */
  readonly signal?: AbortSignal
}

/** A command of `ctx`. */
export type Command = (args: readonly string[], io: Io) => Promise<number>
