/** What the watching process tells the working one, as one JSON text on its standard input. */
import type { Cortex } from '@cortex-memory/core'
import type { HookEvent } from '../content.ts'

/** What a hook has to do. */
export interface HookJob {
  /** The event that it was called for. */
  readonly event: HookEvent
  /** The data home. */
  readonly home: string
  /** If one was named. */
  readonly actor?: string
  /** The fields of the host's event that hooks read; each may be missing. */
  readonly payload: HookPayload
  /** The size of what it may say. */
  readonly budgetTokens: number
  /** How long it may take, in milliseconds. */
  readonly limitMs: number
  /** Nobody waits for it, so it has to keep its limit itself. */
  readonly isUnwatched: boolean
}

/** Whose memories a session means. */
export interface HookActors {
  /** The project's. */
  readonly actor: string
  /** The user's own memory beside that of the project. */
  readonly user?: string
  /** Registers the session's directory for the actor; called before its memory is made. */
  readonly claim?: () => void
  /** The branch of the session, where memories of branches are staged. */
  readonly branch?: SessionBranch
}

/** The project's memory on a branch. */
export interface SessionBranch {
  /** As the branch has it; undefined if that is the project's own. Closed by `close`. */
  working(options: { readonly writes: boolean }): Promise<Cortex | undefined>
  /** Moves what is staged on branches that were merged into the project's memory. */
  settle(): Promise<void>
  /** Closes every store that was opened. */
  close(): Promise<void>
}

/** How a job finds out; looked up when it is worked on, from the directory of the session. */
export type ChooseActors = (job: HookJob) => HookActors | Promise<HookActors>

export interface HookPayload {
  readonly session_id?: string
  readonly transcript_path?: string
  readonly cwd?: string
  readonly prompt?: string
  /** Of a session: startup, resume, clear, compact. */
  readonly source?: string
  /** Whether the model goes on because a hook of this kind asked it to. */
  readonly stop_hook_active?: boolean
}

const FIELDS = ['session_id', 'transcript_path', 'cwd', 'prompt', 'source'] as const

/** Hosts differ and change: whatever is not a text of ours is left alone. */
export function payloadOf(value: unknown): HookPayload {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  const texts = FIELDS.flatMap((name) =>
    typeof fields[name] === 'string' ? [[name, fields[name]]] : [],
  )
  const isActive = fields.stop_hook_active
  return {
    ...Object.fromEntries(texts),
    ...(typeof isActive === 'boolean' && { stop_hook_active: isActive }),
  }
}
