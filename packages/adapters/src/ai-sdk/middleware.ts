/**
 * Memory as a middleware of the AI SDK. A run of several steps asks the middleware each time; recalling again would
 * change the prompt between steps, so what was recalled for a message stays the same for the rest of its run, which
 * ends with an answer that calls no tool.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { hashOf } from '../shared/names.ts'
import { textOf } from '../shared/spoken.ts'
import type { TurnMemory } from '../shared/turn-memory.ts'

/** A message of a prompt, as far as it is looked at. */
export interface PromptMessage {
  /** Who speaks. */
  readonly role: string
  /** Text, or a list of parts. */
  readonly content: unknown
}

/** The parameters of a call, as far as they are looked at. */
export interface CallParams {
  /** The messages. */
  prompt: PromptMessage[]
}

interface StreamPart {
  readonly type: string
  readonly delta?: unknown
  readonly textDelta?: unknown
}

/** Runs whose recalled text is kept, so that all of their steps see the same. */
const RUNS_MAX = 500

export interface MiddlewareOptions {
  readonly keeps: 'user' | 'both' | 'none'
  readonly conversation: string
}

/** What one run is about: its last message of the user, and a name that all of its steps share. */
interface Run {
  readonly name: string
  readonly question: string
}

export class MemoryMiddleware {
  readonly #memory: TurnMemory
  readonly #options: MiddlewareOptions
  readonly #recalled = new Map<string, Promise<string>>()

  constructor(memory: TurnMemory, options: MiddlewareOptions) {
    this.#memory = memory
    this.#options = options
  }

  async transform<P extends CallParams>(params: P): Promise<P> {
    const run = runOf(params.prompt)
    if (run === undefined) return params
    const recalled = await this.#recallOnce(run)
    // Before the model is called: a stream that is broken off never reaches its end.
    await this.#keep(run, 'user', run.question, 'user')
    if (recalled === '') return params
    // After the application's own instructions, so that a cached beginning of the prompt stays valid.
    const at = params.prompt.findIndex(({ role }) => role !== 'system')
    const prompt = params.prompt.toSpliced(at < 0 ? params.prompt.length : at, 0, {
      role: 'system',
      content: recalled,
    })
    return { ...params, prompt }
  }

  async generated(params: CallParams, result: unknown): Promise<void> {
    const { content, text } = (result ?? {}) as {
      readonly content?: unknown
      readonly text?: unknown
    }
    if (!hasToolCall(Array.isArray(content) ? content : [])) this.#endRun(params)
    await this.#keepReply(params, typeof text === 'string' ? text : textOf(content))
  }

  /** Passes the stream on and keeps what was said when it ends. */
  streamed(params: CallParams): TransformStream<StreamPart, StreamPart> {
    let reply = ''
    let goesOn = false
    return new TransformStream({
      transform: (part, controller) => {
        const { type, delta, textDelta } = part
        const piece = delta ?? textDelta
        if (type === 'text-delta' && typeof piece === 'string') reply += piece
        goesOn ||= hasToolCall([part])
        controller.enqueue(part)
      },
      flush: async () => {
        if (!goesOn) this.#endRun(params)
        await this.#keepReply(params, reply)
      },
    })
  }

  #recallOnce(run: Run): Promise<string> {
    const known = this.#recalled.get(run.name)
    if (known !== undefined) return known
    if (this.#recalled.size >= RUNS_MAX) {
      const [oldest] = this.#recalled.keys()
      if (oldest !== undefined) this.#recalled.delete(oldest)
    }
    const recalling = this.#memory.recall(run.question).then(({ text }) => text)
    this.#recalled.set(run.name, recalling)
    return recalling
  }

  /** The same conversation may be asked again later, when more is known. */
  #endRun(params: CallParams): void {
    const run = runOf(params.prompt)
    if (run !== undefined) this.#recalled.delete(run.name)
  }

  async #keepReply(params: CallParams, text: string): Promise<void> {
    const run = runOf(params.prompt)
    if (run === undefined || this.#options.keeps !== 'both' || text.trim() === '') return
    await this.#keep(run, 'assistant', text, `reply ${hashOf(text).toString('hex').slice(0, 16)}`)
  }

  async #keep(run: Run, speaker: 'user' | 'assistant', text: string, what: string): Promise<void> {
    if (this.#options.keeps === 'none') return
    const { conversation } = this.#options
    await this.#memory.keep({ id: `${run.name} ${what}`, conversation, speaker, text })
  }
}

/** Images and files by what they hash to: written out, their bytes would be many times as long. */
function short(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  return value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value
}

/** After a call of a tool comes another step of the run. */
function hasToolCall(parts: readonly unknown[]): boolean {
  return parts.some((part) => (part as { readonly type?: unknown } | null)?.type === 'tool-call')
}

/** The same for every step: messages after the last one of the user do not count, nor does what we put in. */
function runOf(prompt: readonly PromptMessage[]): Run | undefined {
  const last = prompt.findLastIndex(({ role }) => role === 'user')
  const message = prompt[last]
  if (message === undefined) return undefined
  const question = textOf(message.content)
  if (question.trim() === '') return undefined
  const texts = prompt
    .slice(0, last + 1)
    .filter(({ role }) => role !== 'system')
    .map(
      ({ role, content }) =>
        `${role}: ${typeof content === 'string' ? content : JSON.stringify(content, short)}`,
    )
  return {
    name: hashOf(...texts)
      .toString('hex')
      .slice(0, 32),
    question,
  }
}
