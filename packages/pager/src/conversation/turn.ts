/**
 * One thing that was said in a conversation, and by whom.
 *
 * @module
 */

import { redactSecrets } from '@cortex-memory/core'

export type TurnRole = 'user' | 'assistant' | 'system' | 'tool'

/** One turn of a conversation. */
export interface Turn {
  /** Who speaks. */
  readonly role: TurnRole
  /** What is said. */
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at?: number
  /** The task it belongs to. */
  readonly intentId?: string
  /** The tool that answers (role tool) or is called with `text` as arguments (role assistant). */
  readonly tool?: string
  /** The text was brought back from memory: it is shown and never learned again. */
  readonly recalled?: boolean
}

/** The turn without the secrets in it. A turn without any stays the same object. */
export function redactedTurn(turn: Turn): Turn {
  const text = redactSecrets(turn.text)
  return text === turn.text ? turn : { ...turn, text }
}
