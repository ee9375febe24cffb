/**
 * The two-line memory over the table of operations: `add` is `remember`, `search` is `recall`. What a command and a tool
 * do with the same words, a program does too: two memories in a project, no secrets, who said it.
 *
 * @module
 */
import {
  type Cortex,
  CortexError,
  listActors,
  type MemoryId,
  ORIGINS,
  type Uri,
} from '@cortex-memory/core'
import type {
  AddedMemory,
  AddOptions,
  AgentMemory,
  AgentMemoryStatus,
  OpenMemoryOptions,
  SearchHit,
  SearchOptions,
} from '@cortex-memory/pager'
import { z } from 'zod'
import { type Caller, OpenActors } from '../actors/open-actors.ts'
import { contextTool } from '../mcp/context-tool.ts'
import type { answer } from '../operations/answer.ts'
import { checkInput, invoke } from '../operations/invoke.ts'
import { forget, remember } from '../operations/memories.ts'
import type { Operation } from '../operations/operation.ts'
import { recall } from '../operations/queries.ts'
import type { receipt } from '../operations/schemas.ts'
import { dataHome } from '../project/data-home.ts'
import { type Actors, actorsFor, ProjectFileError } from '../project/index.ts'
import { type Prompted, promptText } from './prompt-text.ts'
import { type Readiness, SearchMeaning } from './search-meaning.ts'

const options = {
  input: z.strictObject({
    root: z.string().min(1).optional(),
    actor: z.string().min(1).optional(),
    directory: z.string().min(1).optional(),
    embedder: z
      .custom<OpenMemoryOptions['embedder']>(
        (value) => value === 'auto' || value === 'none' || typeof value === 'object',
        'expected auto, none or an embedder',
      )
      .optional(),
    origin: z.enum(ORIGINS.names).optional(),
    allowSecrets: z.array(z.string()).optional(),
  }),
}

/** Documented where its types are: in the pager. */
export async function openMemory(given: OpenMemoryOptions = {}): Promise<AgentMemory> {
  checkInput(options, given)
  const { root = dataHome(), actor, directory, embedder = 'auto' } = given
  const { origin = 'agent', allowSecrets = [] } = given
  const actors =
    actor === undefined
      ? chosen(() => actorsFor({ directory: directory ?? workingDirectory(), home: root }))
      : { actor, why: 'named by the program' }
  const memory = new OperationsMemory(root, actors, new SearchMeaning(embedder), {
    ...actors,
    origin,
    channel: 'library',
    allowedSecrets: allowSecrets,
  })
  await memory.openExisting()
  return memory
}

function chosen(choose: () => Actors): Actors {
  try {
    return choose()
  } catch (error) {
    if (!(error instanceof ProjectFileError)) throw error
    throw new CortexError('INVALID_INPUT', error.message, { path: 'directory', cause: error })
  }
}

/** None if it was removed meanwhile. */
function workingDirectory(): string | undefined {
  try {
    return process.cwd()
  } catch {
    return undefined
  }
}

class OperationsMemory implements AgentMemory {
  readonly #root: string
  readonly #names: Actors
  readonly #meaning: SearchMeaning
  readonly #caller: Caller
  readonly #actors: OpenActors
  #cortex: Cortex | undefined
  #closed = false

  constructor(root: string, names: Actors, meaning: SearchMeaning, caller: Caller) {
    this.#root = root
    this.#names = names
    this.#meaning = meaning
    this.#caller = caller
    this.#actors = new OpenActors({ home: root })
  }

  async add(text: string, given: AddOptions = {}): Promise<AddedMemory> {
    const { uri, id, version } = await this.#run<Receipt>(remember, { text, ...withTime(given) })
    await this.openExisting()
    return { uri: uri as Uri, id: id as MemoryId, version }
  }

  async search(query: string, given: SearchOptions = {}): Promise<SearchHit[]> {
    const input = { query, ...given }
    this.#assertOpen('search')
    checkInput(recall, input)
    const there = this.#there()
    if (there.length === 0) return []
    const memories = await this.#recall(input, there)
    return memories.map(({ text, uri, score, at, type }) => ({
      text,
      uri: uri as Uri,
      score,
      at,
      type,
    }))
  }

  async context(goal: string, given: { readonly budgetTokens?: number } = {}): Promise<string> {
    const { budgetTokens, ...rest } = given
    const input = {
      goal,
      ...rest,
      ...(budgetTokens === undefined ? {} : { budget_tokens: budgetTokens }),
    }
    this.#assertOpen('give context')
    checkInput(contextTool, input)
    const there = this.#there()
    if (there.length === 0) return ''
    await this.#prepare(there)
    return promptText(await this.#run<Prompted>(contextTool, input))
  }

  async forget(
    uri: string,
    given: string | { readonly reason?: string } = {},
  ): Promise<AddedMemory> {
    const options = typeof given === 'string' ? { reason: given } : given
    const input = { reason: 'the program asked for it', ...options, uri }
    const done = await this.#run<Receipt>(forget, input)
    return { uri: done.uri as Uri, id: done.id as MemoryId, version: done.version }
  }

  get cortex(): Cortex {
    this.#assertOpen('use the engine')
    if (this.#cortex !== undefined) return this.#cortex
    throw new CortexError(
      'NOT_FOUND',
      'Cannot use the engine: the memory is empty. The first `add` creates it',
    )
  }

  /** Nothing is created by opening: an empty memory has no engine yet. */
  async openExisting(): Promise<void> {
    const { actor } = this.#names
    if (this.#cortex !== undefined || !listActors(this.#root).includes(actor)) return
    this.#cortex = await this.#actors.open(actor, false)
  }

  async status(): Promise<AgentMemoryStatus> {
    this.#assertOpen('give the status')
    const { actor, user, why } = this.#names
    const stores = await this.#actors.opened()
    return {
      root: this.#root,
      actor,
      ...(user === undefined ? {} : { user }),
      why,
      embedder: await this.#meaning.status(stores.values()),
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#actors.close()
    await this.#meaning.close()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }

  async #run<Output>(operation: Operation, input: object): Promise<Output> {
    this.#assertOpen(operation.name)
    const context = this.#actors.contextFor(operation, this.#caller)
    return (await invoke(operation, context, input)) as Output
  }

  /** The memories that exist already. */
  #there(): string[] {
    const { actor, user } = this.#names
    const known = listActors(this.#root)
    return [...new Set([actor, user ?? actor])].filter((name) => known.includes(name))
  }

  /** Nothing was found only if nothing fits: that is worth waiting for, and a failure is not nothing. */
  async #recall(input: object, actors: readonly string[]): Promise<Answer['memories']> {
    for (;;) {
      const meaning = await this.#prepare(actors)
      const { memories } = await this.#run<Answer>(recall, input)
      if (memories.length > 0 || meaning.state === 'complete') return memories
      if (meaning.state === 'failed') throw meaning.error
    }
  }

  async #prepare(actors: readonly string[]): Promise<Readiness> {
    const stores = await Promise.all(actors.map((actor) => this.#actors.open(actor, false)))
    return await this.#meaning.prepare(stores)
  }

  #assertOpen(verb: string): void {
    if (this.#closed) throw new CortexError('CLOSED', `Cannot ${verb}: the memory was closed`)
  }
}

/** An event has a time of its own; everything else is true since then. */
function withTime({ at, ...given }: AddOptions): Record<string, unknown> {
  if (at === undefined) return given
  if (given.type !== 'Event') return { validFrom: at, ...given }
  const time = typeof at === 'number' ? at : timeOf(at)
  return { ...given, data: { at: time, ...given.data } }
}

function timeOf(at: string): number {
  const time = Date.parse(at)
  if (!Number.isNaN(time)) return time
  throw new CortexError('INVALID_INPUT', `Cannot remember: ${at} is not a date`, { path: 'at' })
}

type Receipt = z.output<typeof receipt>
type Answer = z.output<typeof answer>
