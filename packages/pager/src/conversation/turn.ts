/**
 * One thing that was said in a conversation, and by whom.
 *
 * @module
 */

import { redactSecrets } from '@cortex-memory/core'

export type TurnRole = 'user' | 'assistant' | 'system' | 'tool'

/** One turn of a conversation. */
export interface Turn {
  /** Who speaks. Only the words of the `user` are learned as the user's own. */
  readonly role: TurnRole
  /** What is said; for a tool, what it answered. */
  readonly text: string
  /** When, in milliseconds since 1970. Default: now, when it is stored. */
  readonly at?: number
  /** The task that it belongs to. Default: none. */
  readonly intentId?: string
  /** The tool that answers (role tool) or is called with `text` as arguments (role assistant). */
  readonly tool?: string
  /** True: the text comes from memory, so it is not learned again. Default: false. */
  readonly recalled?: boolean
}

/** The turn without the secrets in it. A turn without any stays the same object. */
export function redactedTurn(turn: Turn): Turn {
  const text = redactSecrets(turn.text)
  return text === turn.text ? turn : { ...turn, text }
}
