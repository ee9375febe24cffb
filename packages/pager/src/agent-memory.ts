/**
 * The two-line memory: `openMemory`, then `add` and `search`. These are its types and the way to it; what it does is
 * done by the operations of `@cortex-memory/server`, so that a program, a command and a tool all behave alike.
 *
 * @module
 */
import {
  type Cortex,
  CortexError,
  type Embedder,
  type MemoryId,
  type MemoryType,
  type Origin,
  type Uri,
} from '@cortex-memory/core'

/** Where a memory is, whose it is, and what searches it. */
export interface OpenMemoryOptions {
  /** The directory that holds all memories. Default: `CORTEX_HOME`, else `.cortex` in your home directory. */
  readonly root?: string
  /**
   * The name of one memory: this one and no other is used. Default: `CORTEX_ACTOR`; else the memory of the project around
   * `directory`, together with the user's own memory.
   */
  readonly actor?: string
  /** Where the project is looked for. Default: the working directory. */
  readonly directory?: string
  /**
   * What finds memories by meaning. `auto` (default) takes the endpoint that the environment configures, else the local
   * model; `none` searches by words alone; or an embedder of yours, which stays open when the memory closes.
   */
  readonly embedder?: 'auto' | 'none' | Embedder
  /** Who the words come from: `agent` (default), `user`, `tool`, `web`, `import` or `system`. Kept with each memory. */
  readonly origin?: Origin
  /** Kinds of secrets that a text may contain, such as `jwt`. Default: none; a text with a secret is refused. */
  readonly allowSecrets?: readonly string[]
}

/** What {@link AgentMemory.add} takes besides the text. */
export interface AddOptions {
  /** What kind of memory it is. Default `Fact`. */
  readonly type?: MemoryType
  /** What it is about, such as `build`. Default: the actor. */
  readonly subject?: string
  /** What is said of the subject, in a word or two, such as `runs_on`. */
  readonly predicate?: string
  /** More fields of its type, such as `{ horizon }` of a Goal. */
  readonly data?: Readonly<Record<string, unknown>>
  /** Tags to filter by. Default: none. */
  readonly tags?: readonly string[]
  /** When it happened, or since when it is true, in milliseconds since 1970 or as a date. Default: now. */
  readonly at?: number | string
  /** How much it matters, from 0 to 10. Default 0. */
  readonly importance?: number
  /** True: keep it in the user's own memory, which is there in every project. Default: by what it says. */
  readonly user?: boolean
  /** True: take the place of the fact with the same subject and predicate. */
  readonly replace?: boolean
  /** The memory whose place it takes. */
  readonly supersedes?: Uri
}

/** What {@link AgentMemory.add} and {@link AgentMemory.forget} return. */
export interface AddedMemory {
  /** The address of this version. */
  readonly uri: Uri
  /** The id of the memory, the same for all of its versions. */
  readonly id: MemoryId
  /** The number of this version; 1 for a new memory. */
  readonly version: number
}

/** How {@link AgentMemory.search} searches. */
export interface SearchOptions {
  /** At most this many. Default 10. */
  readonly limit?: number
  /** Only these kinds of memories. Default: all. */
  readonly types?: readonly MemoryType[]
  /** The texts together have at most this many tokens. Default: no limit. */
  readonly budgetTokens?: number
  /** What was true then, in milliseconds since 1970 or as a date such as `2026-05-01`. Default: `knownAt`, or now. */
  readonly asOf?: number | string
  /** What was known then, in the same forms. Default: now. */
  readonly knownAt?: number | string
}

/** One memory that {@link AgentMemory.search} found. */
export interface SearchHit {
  /** What it says. */
  readonly text: string
  /** Its address, for {@link AgentMemory.forget} and for citations. */
  readonly uri: Uri
  /** How well it fits; the best comes first. */
  readonly score: number
  /** When it happened, or since when it is true, if that was given; else the last change. Milliseconds since 1970. */
  readonly at: number
  /** What kind of memory it is. */
  readonly type: MemoryType
}

/** Which memories are used, and what searches them. */
export interface AgentMemoryStatus {
  /** The directory that holds all memories. */
  readonly root: string
  /** The memory that is used. */
  readonly actor: string
  /** The user's own memory, if it is used too. */
  readonly user?: string
  /** Why it is this memory, in a sentence. */
  readonly why: string
  /** What finds memories by meaning, or why nothing does. */
  readonly embedder: {
    /** `ready`: it searches. `waiting`: the first search starts it. `none`: words alone search. `failed`: see `why`. */
    readonly state: 'waiting' | 'ready' | 'none' | 'failed'
    /** Why it is this one, or what went wrong. */
    readonly why: string
    /** The model, once it runs. */
    readonly id?: string
  }
}

/**
 * A memory for an agent: it keeps sentences and finds them again. Open one with {@link openMemory}.
 *
 * @example
 * const memory = await openMemory()
 * await memory.add('This project uses pnpm')
 * const [best] = await memory.search('package manager')
 * console.log(best?.text) // This project uses pnpm
 * await memory.close()
 */
export interface AgentMemory extends AsyncDisposable {
  /**
   * Keeps a sentence. When the promise resolves it is on disk, and every process can find it by its words.
   *
   * @throws {CortexError} `SECRET_REFUSED` if the text contains a key, a token or a password; `INVALID_INPUT` with the path
   * of the value that does not fit.
   * @example
   * await memory.add('Never deploy on Fridays', { type: 'Constraint' })
   * await memory.add('The build runs on Node 22', { subject: 'build', predicate: 'runs_on', replace: true })
   */
  add(text: string, options?: AddOptions): Promise<AddedMemory>
  /**
   * The memories that fit a question, best first, by words and by meaning. None are found in a memory that is empty.
   *
   * The first search loads the model, and embeds what is there: in a large memory it takes five seconds, and texts that are
   * not embedded by then are found by their words until they are. A search that finds nothing that way waits for them.
   *
   * @throws {CortexError} `NO_EMBEDDER` or `EMBEDDER_FAILED` if no word of the question fits and a search by meaning was
   * not possible: an empty list always means that nothing fits.
   * @example
   * const hits = await memory.search('package manager', { limit: 3 })
   * for (const { text, uri, score } of hits) console.log(score.toFixed(2), text, uri)
   */
  search(query: string, options?: SearchOptions): Promise<SearchHit[]>
  /**
   * What to know before a task, as text for a prompt: rules and goals first, then what fits the goal, each with its URI.
   * An empty text if nothing is known.
   *
   * @example
   * const prompt = await memory.context('upgrade the dependencies', { budgetTokens: 800 })
   */
  context(goal: string, options?: { readonly budgetTokens?: number }): Promise<string>
  /**
   * Hides a memory. Its text stays in the journal; `cortex erase` removes it there as well.
   *
   * @throws {CortexError} `NOT_FOUND` if there is no such memory.
   * @example
   * await memory.forget(best.uri, 'we moved to npm')
   */
  forget(uri: string, reason?: string | { readonly reason?: string }): Promise<AddedMemory>
  /**
   * The engine below: everything that {@link AgentMemory} does not offer. In a project, this is the project's memory.
   *
   * @throws {CortexError} `NOT_FOUND` while the memory is empty: the first `add` creates it.
   */
  readonly cortex: Cortex
  /** Which memories are used, and what searches them. */
  status(): Promise<AgentMemoryStatus>
  /** Closes everything that was opened. Calls after that are refused with `CLOSED`. */
  close(): Promise<void>
}

/** The name of {@link AgentMemory} in `cortex-memory`. */
export type MemoryBox = AgentMemory

/** By name, not by `import`: that package depends on this one. */
const OPERATIONS = '@cortex-memory/server/memory'

/**
 * Opens the memory of the project you are in, as the `cortex` command does. Nothing is created before the first `add`.
 *
 * Programs that are bundled use the same function from the package `cortex-memory`, which bundlers can follow.
 *
 * @throws {CortexError} `NOT_FOUND` if `@cortex-memory/server` is not installed; `INVALID_INPUT` with the path of the option.
 * @example
 * await using memory = await openMemory({ root: './memory', actor: 'atlas' })
 * await memory.add('This project uses pnpm')
 */
export async function openMemory(options: OpenMemoryOptions = {}): Promise<AgentMemory> {
  const { openMemory: open } = await loadOperations()
  return await open(options)
}

interface Operations {
  openMemory(options: OpenMemoryOptions): Promise<AgentMemory>
}

async function loadOperations(): Promise<Operations> {
  try {
    return (await import(OPERATIONS)) as Operations
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new CortexError(
      'NOT_FOUND',
      `Cannot open a memory: ${OPERATIONS} is not installed. Run \`npm install cortex-memory\`, which has all parts`,
      { cause: error },
    )
  }
}
