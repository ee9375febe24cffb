/** The shapes of OpenAI Agents' `Session`, as its interface is. */

/** One item of a history: a message, a call of a tool, its result, and so on. */
export type AgentItem = Record<string, unknown>

/** Replaces a stored call of a function. */
export interface HistoryMutation {
  /** The only kind there is. */
  readonly type: 'replace_function_call'
  /** Which call. */
  readonly callId: string
  /** What takes its place. */
  readonly replacement: AgentItem
}

/** Appends items, or replaces the last ones if they are still what was expected. */
export type HistoryTransaction =
  | {
      readonly type: 'append_items'
      /** What to append. */
      readonly items: AgentItem[]
    }
  | {
      readonly type: 'replace_suffix'
      /** What the history must end with. */
      readonly expectedSuffix: AgentItem[]
      /** What takes its place. */
      readonly replacement: AgentItem[]
    }
