/** The three tools that a model gets: remember, recall, forget. Where a memory comes from is set here, never by a model. */
import {
  type Cortex,
  CortexError,
  type MemoryId,
  refuseSecrets,
  type Uri,
} from '@cortex-memory/core'
import { z } from 'zod'
import { commitIdOf } from './names.ts'
import { withoutRecalled } from './recalled.ts'

/** What the model gives to `remember`. */
export interface RememberInput {
  /** One statement. */
  text: string
}

/** What the model gives to `recall`. */
export interface RecallInput {
  /** What to look for. */
  query: string
  /** At most this many. Default 5. */
  limit?: number | undefined
}

/** What the model gives to `forget`. */
export interface ForgetInput {
  /** Which memory. */
  uri: string
  /** Why. */
  reason: string
}

/** What `remember` gives. */
export interface RememberOutput {
  /** The address of the memory. */
  uri: string
}

/** What `recall` gives. */
export interface RecallOutput {
  /** The memories, best first. */
  memories: { uri: string; text: string; type: string }[]
}

/** What `forget` gives. */
export interface ForgetOutput {
  /** The memory that is hidden now. */
  forgotten: string
}

const rememberInput: z.ZodType<RememberInput> = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(8_000)
    .describe('One fact, preference or decision, as a full sentence.'),
})
const recallInput: z.ZodType<RecallInput> = z.strictObject({
  query: z.string().min(1).max(2_000).describe('What to look for, as a question or some words.'),
  limit: z.number().int().min(1).max(20).optional().describe('At most this many. Default 5.'),
})
const forgetInput: z.ZodType<ForgetInput> = z.strictObject({
  uri: z.string().describe('The address of the memory, as recall gives it.'),
  reason: z.string().min(1).max(500).describe('Why it is to be forgotten.'),
})
const rememberOutput: z.ZodType<RememberOutput> = z.object({ uri: z.string() })
const recallOutput: z.ZodType<RecallOutput> = z.object({
  memories: z.array(z.object({ uri: z.string(), text: z.string(), type: z.string() })),
})
const forgetOutput: z.ZodType<ForgetOutput> = z.object({ forgotten: z.string() })

/** What a framework says about a call: the AI SDK beside its other values, Mastra under `agent`. */
export interface ToolCallInfo {
  /** Which call it is, in the AI SDK. */
  readonly toolCallId?: string
  /** Where Mastra says which call it is. */
  readonly agent?: { readonly toolCallId?: string } | undefined
  /** Mastra's own. */
  readonly requestContext?: unknown
}

/** A tool in the shape that the AI SDK and Mastra share. */
export interface MemoryToolOf<Input, Output> {
  /** What the model reads. */
  readonly description: string
  /** What it has to give. */
  readonly inputSchema: z.ZodType<Input>
  /** What it gets. */
  readonly outputSchema: z.ZodType<Output>
  /** Does it. The id of the call makes a retry harmless. */
  execute(input: Input, call?: ToolCallInfo): Promise<Output>
}

/** Remember, recall and forget. */
export type MemoryTools = {
  /** Keeps one statement. */
  readonly remember: MemoryToolOf<RememberInput, RememberOutput>
  /** Finds memories. */
  readonly recall: MemoryToolOf<RecallInput, RecallOutput>
  /** Hides a memory. */
  readonly forget: MemoryToolOf<ForgetInput, ForgetOutput>
}

export function memoryTools(cortex: Cortex, kind: string): MemoryTools {
  const channel = `adapter:${kind}`
  return {
    remember: {
      description: 'Keeps one fact, preference or decision for later conversations.',
      inputSchema: rememberInput,
      outputSchema: rememberOutput,
      execute: async (input, call) => {
        const { text: given } = rememberInput.parse(input)
        const text = withoutRecalled(given)
        if (text === '') {
          throw new CortexError(
            'INVALID_INPUT',
            'Cannot remember the text: all of it was recalled, so it is known already',
            { path: 'text' },
          )
        }
        refuseSecrets(text, 'text')
        const toolCallId = call?.toolCallId ?? call?.agent?.toolCallId
        const { uri } = await cortex.write({
          data: { type: 'Fact', subject: 'conversation', predicate: 'says', statement: text },
          provenance: { source: 'observed', origin: 'agent', channel },
          ...(toolCallId === undefined
            ? { dedupe: true }
            : { commitId: commitIdOf(kind, 'remember', toolCallId) }),
        })
        return { uri }
      },
    },
    recall: {
      description: 'Finds what is remembered about something.',
      inputSchema: recallInput,
      outputSchema: recallOutput,
      execute: async (input) => {
        const { query, limit = 5 } = recallInput.parse(input)
        const { hits } = await cortex.find({ near: query, limit, budgetTokens: 2_000 })
        const memories = hits.map(({ memory, text }) => ({
          uri: memory.uri,
          text,
          type: memory.head.type,
        }))
        return { memories }
      },
    },
    forget: {
      description: 'Hides one memory, for example because it is wrong or no longer true.',
      inputSchema: forgetInput,
      outputSchema: forgetOutput,
      execute: async (input) => {
        const { uri, reason } = forgetInput.parse(input)
        // Rules of the user's own stay: only the user may hide them.
        await cortex.tombstone(uri as Uri | MemoryId, { reason, origin: 'agent' })
        return { forgotten: uri }
      },
    },
  }
}
