/**
 * Cortex for the Vercel AI SDK 6 and 7: {@link cortexMemory} is a middleware for `wrapLanguageModel`,
 * {@link cortexTools} are tools for `generateText` and `streamText`, {@link anthropicMemory} is the `execute` of
 * Anthropic's memory tool.
 *
 * @module
 */
import { type MemoryToolOptions, memoryToolHandlers } from '../anthropic/index.ts'
import { runCommand } from '../anthropic/run-command.ts'
import { type MemoryTools, memoryTools } from '../shared/memory-tools.ts'
import { openStore, type StoreOptions } from '../shared/open-store.ts'
import { TurnMemory, type TurnMemoryOptions, type TurnMemoryStatus } from '../shared/turn-memory.ts'
import { type CallParams, MemoryMiddleware } from './middleware.ts'

export type { MemoryToolHandlers, MemoryToolOptions } from '../anthropic/index.ts'
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
export type { CallParams, PromptMessage } from './middleware.ts'

/** What {@link cortexMemory} takes. */
export interface MemoryMiddlewareOptions extends StoreOptions, TurnMemoryOptions {
  /** Whose words are kept. Default `user`: a model's own phrases would soon fill the memory. */
  readonly store?: 'user' | 'both' | 'none'
  /** The name of the conversation. Default `ai-sdk`. */
  readonly conversationId?: string
}

/** A middleware for `wrapLanguageModel`. It works with both major versions of the SDK. */
export interface CortexMiddleware {
  /** The version of the interface. */
  readonly specificationVersion: 'v3'
  /** Puts what is remembered before the conversation, and keeps what the user said. */
  transformParams<P>(call: { params: P }): Promise<P>
  /** Keeps the reply, if replies are kept. */
  wrapGenerate<R>(call: { doGenerate: () => PromiseLike<R>; params: unknown }): Promise<R>
  /** Keeps the reply when the stream ends, if replies are kept. */
  wrapStream<R>(call: { doStream: () => PromiseLike<R>; params: unknown }): Promise<R>
  /** How often something went wrong without ending a run. */
  status(): TurnMemoryStatus
  /** Closes the store, if {@link cortexMemory} opened it. */
  close(): Promise<void>
}

/** Memory for any model of the AI SDK: recalled once for each message of the user, kept without asking. */
export async function cortexMemory(options: MemoryMiddlewareOptions): Promise<CortexMiddleware> {
  const { root, actor, cortex: given, store: keeps = 'user', conversationId, ...rest } = options
  const { cortex, close } = await openStore(named({ root, actor, cortex: given }))
  const memory = new TurnMemory(cortex, 'ai-sdk', rest)
  const middleware = new MemoryMiddleware(memory, {
    keeps,
    conversation: conversationId ?? 'ai-sdk',
  })
  return {
    specificationVersion: 'v3',
    transformParams: async <P>({ params }: { params: P }) =>
      (await middleware.transform(params as CallParams)) as P,
    wrapGenerate: async ({ doGenerate, params }) => {
      const result = await doGenerate()
      await middleware.generated(params as CallParams, result)
      return result
    },
    wrapStream: async ({ doStream, params }) => {
      const result = await doStream()
      const { stream } = result as { readonly stream: ReadableStream }
      return { ...result, stream: stream.pipeThrough(middleware.streamed(params as CallParams)) }
    },
    status: () => memory.status(),
    close: async () => {
      await memory.close()
      await close()
    },
  }
}

/** Tools for `generateText({ tools })`: remember, recall and forget, with schemas for what goes in and out. */
export async function cortexTools(
  options: StoreOptions,
): Promise<{ readonly tools: MemoryTools; close(): Promise<void> }> {
  const { cortex, close } = await openStore(options)
  return { tools: memoryTools(cortex, 'ai-sdk'), close }
}

/** The `execute` of `anthropic.tools.memory_20250818`: one function for all six commands. */
export async function anthropicMemory(options: MemoryToolOptions): Promise<{
  execute(input: object, call?: { readonly toolCallId?: string }): Promise<string>
  close(): Promise<void>
}> {
  const handlers = await memoryToolHandlers(options)
  return {
    execute: (input, call) => runCommand(handlers, input, call?.toolCallId),
    close: () => handlers.close(),
  }
}

/** Without the names that were not given. */
function named(options: { [K in keyof StoreOptions]: StoreOptions[K] | undefined }): StoreOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
