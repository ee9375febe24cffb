/**
 * Cortex for Mastra: {@link cortexProcessor} recalls before an agent answers and keeps what was said,
 * {@link cortexTools} are tools for an agent.
 *
 * @module
 */

import { type MemoryTools, memoryTools } from '../shared/memory-tools.ts'
import { hashOf } from '../shared/names.ts'
import { openStore, type StoreOptions } from '../shared/open-store.ts'
import { textOf } from '../shared/spoken.ts'
import { TurnMemory, type TurnMemoryOptions, type TurnMemoryStatus } from '../shared/turn-memory.ts'

export type {
  ForgetInput,
  ForgetOutput,
  MemoryToolOf,
  MemoryTools,
  RecallInput,
  RecallOutput,
  RememberInput,
  RememberOutput,
  ToolCallInfo,
} from '../shared/memory-tools.ts'
export type { StoreOptions } from '../shared/open-store.ts'
export type { TurnMemoryOptions, TurnMemoryStatus } from '../shared/turn-memory.ts'

/** What {@link cortexProcessor} takes. */
export interface ProcessorOptions extends StoreOptions, Omit<TurnMemoryOptions, 'scope'> {
  /** Whose words are kept. Default `user`. */
  readonly store?: 'user' | 'both' | 'none'
  /**
   * Keep the memories of Mastra's resources apart: what was said for one is recalled for no other. Default true; false
   * takes the whole memory of the actor, for agents with one user.
   */
  readonly perResource?: boolean
}

/** A message of Mastra, as far as it is looked at. */
export interface MastraMessage {
  /** The message: the same again is kept once. */
  readonly id?: string
  /** Who speaks. */
  readonly role?: string
  /** Text, or an object with parts. */
  readonly content?: unknown
  /** Whose memory it belongs to. */
  readonly resourceId?: string
  /** The conversation. */
  readonly threadId?: string
}

/** A system message. */
export interface MastraSystemMessage {
  /** Always `system`. */
  role: 'system'
  /** What it says. */
  content: string
}

/** A processor: give it to an agent as input processor, and as output processor if replies are kept. */
export interface CortexProcessor {
  /** The name of the processor. */
  readonly id: 'cortex-memory'
  /** Adds what is remembered as a system message, and keeps what the user said. */
  processInput<M extends MastraMessage, S = unknown>(args: {
    messages: M[]
    systemMessages?: S[]
  }): Promise<{ messages: M[]; systemMessages: (S | MastraSystemMessage)[] }>
  /** Keeps the reply, if replies are kept. */
  processOutputResult<M extends MastraMessage>(args: { messages: M[] }): Promise<M[]>
  /** How often something went wrong without ending a run. */
  status(): TurnMemoryStatus
  /** Closes the store, if {@link cortexProcessor} opened it. */
  close(): Promise<void>
}

/** Memory for a Mastra agent. Text is put in, never messages of other threads, which Mastra refuses. */
export async function cortexProcessor(options: ProcessorOptions): Promise<CortexProcessor> {
  const { root, actor, cortex: given, store: keeps = 'user', perResource = true, ...rest } = options
  const where = { ...(root && { root }), ...(actor && { actor }), ...(given && { cortex: given }) }
  const { cortex, close } = await openStore(where)
  const memory = new TurnMemory(cortex, 'mastra', rest)
  const scopeOf = ({ resourceId }: MastraMessage): readonly string[] | undefined =>
    perResource ? [resourceId ?? ''] : undefined

  const keep = async (message: MastraMessage): Promise<void> => {
    const text = spokenText(message)
    const conversation = message.threadId ?? 'mastra'
    const id = message.id ?? hashOf(conversation, text).toString('hex').slice(0, 32)
    const speaker = message.role === 'assistant' ? 'assistant' : 'user'
    await memory.keep({ id, conversation, speaker, text }, scopeOf(message))
  }

  return {
    id: 'cortex-memory',
    processInput: async ({ messages, systemMessages = [] }) => {
      const last = messages.findLast(({ role }) => role === 'user')
      if (last === undefined) return { messages, systemMessages }
      const { text } = await memory.recall(spokenText(last), scopeOf(last))
      if (keeps !== 'none') await keep(last)
      if (text === '') return { messages, systemMessages }
      const recalled: MastraSystemMessage = { role: 'system', content: text }
      return { messages, systemMessages: [...systemMessages, recalled] }
    },
    processOutputResult: async ({ messages }) => {
      if (keeps === 'both') {
        for (const message of messages) if (message.role === 'assistant') await keep(message)
      }
      return messages
    },
    status: () => memory.status(),
    close: async () => {
      await memory.close()
      await close()
    },
  }
}

/** Tools for a Mastra agent: pass each to `createTool`, which adds the id. */
export async function cortexTools(
  options: StoreOptions,
): Promise<{ readonly tools: MemoryTools; close(): Promise<void> }> {
  const { cortex, close } = await openStore(options)
  return { tools: memoryTools(cortex, 'mastra'), close }
}

/** Mastra's messages have their text in parts, in `content.content`, or as it is. */
function spokenText({ content }: MastraMessage): string {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return textOf(content)
  const { parts, content: plain } = content as {
    readonly parts?: unknown
    readonly content?: unknown
  }
  return textOf(parts) || textOf(plain)
}
