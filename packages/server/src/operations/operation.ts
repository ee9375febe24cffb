/**
 * What an operation is. Every verb of Cortex is defined once, as one of these; tools, routes,
 * commands and the reference page are derived from it and can hold nothing of their own.
 *
 * @module
 */
import type { Cortex, MemoryId, MemoryStore, Origin } from '@cortex-memory/core'
import type { z } from 'zod'

/**
 * `read` leaves no trace, `write` adds to what is known, `destructive` takes something away from
 * what readers see.
 */
export type Effect = 'read' | 'write' | 'destructive'

/** What an interface passes to an operation. Nothing here comes from the input. */
export interface OperationContext {
  /** The data home. */
  readonly home: string
  /** The actor whose memory is meant. */
  readonly actor: string
  /** Through whom and what the call came; kept with everything that it writes. */
  readonly origin: Origin
  /** Through which program the call came. */
  readonly channel: string
  /** What the caller is called among others of its channel. */
  readonly name?: string
  /** The owner's own channel: it may confirm what others said, and change the user's rules. */
  readonly isOwner?: boolean
  /** Gives the time in milliseconds since 1970. */
  readonly clock: () => number
  /** Kinds of secrets that texts may hold anyway. */
  readonly allowedSecrets: readonly string[]
  /**
   * The whole store. Opened when it is first asked for, the same handle afterwards. SCOPE_VIOLATION
   * for a caller that has only a part of it: use `memoryOf` for what a part offers too.
   */
  cortex(): Promise<Cortex>
  /** What a caller with a scope has instead of the whole store. */
  scoped?(): Promise<MemoryStore>
  /**
   * The user's own memory beside the actor's, where a call means two; the same handle as `cortex`
   * where the actor is the user. NOT_FOUND if it is not there and this operation may not make it.
   */
  user?(): Promise<Cortex>
  /**
   * The project's memory as the branch that is checked out has it, with what is staged there on top: for
   * what reads memories and for what makes them. The project's own where nothing is staged.
   */
  working?(): Promise<Cortex>
  /** What is staged on the branches of the project, where the caller has all of its memory. */
  readonly branches?: BranchesOfProject
  /** Why it is this actor, in a sentence for `status`. */
  readonly why?: string
  /** Why texts are embedded by what they are embedded by, or by nothing. */
  readonly embedderChoice?: string | undefined
  /** No embedder could be had: words alone answer. */
  readonly isWordsOnly?: boolean | undefined
  /** Called when the operation has ended, with how long it took and, if it failed, the code. */
  readonly onCalled?: (ms: number, code: string | undefined) => void
  /** Called with the progress of long work. */
  readonly onProgress?: (done: number, total: number) => void
}

/** The branch that a call comes from. */
export interface BranchHere {
  /** Its name. */
  readonly branch: string
  /** Whether new memories are staged for it. */
  readonly staged: boolean
  /** Until when, or why not. */
  readonly why: string
}

/** A branch on which something is staged. */
export interface ListedBranch {
  /** Its name. */
  readonly branch: string
  /** The actor of what is staged. */
  readonly actor: string
  /** How many memories are staged that the project does not have. */
  readonly memories: number
  /** How many memories of the project were changed. */
  readonly changes: number
  /** When the first one was, in milliseconds since 1970. */
  readonly at: number
  /** The repository in which it was last worked on. */
  readonly place: string
  /** Whether the call comes from it. */
  readonly isHere: boolean
  /** How its commits came into the main branch; none: they have not, as far as git can tell. */
  readonly merged?: 'merged' | 'rebased' | 'squashed'
}

/** A memory that was changed both on a branch and in the project. */
export interface BranchConflict {
  /** Its version on the branch. */
  readonly uri: string
  /** What it says there. */
  readonly branch: string
  /** What it says in the project; none if it was forgotten there. */
  readonly project?: string
}

/** What became of a branch. */
export interface MergedBranch {
  /** Its name. */
  readonly branch: string
  /** Memories and versions that the project has now. */
  readonly taken: number
  /** What stays staged, because the project changed it too. */
  readonly conflicts: readonly BranchConflict[]
  /** Why it was merged: what git says, or the user's word. */
  readonly how: 'merged' | 'rebased' | 'squashed' | 'named'
}

/** What is staged on the branches of a project. */
export interface BranchesOfProject {
  /** The branch that the call comes from; none where branches are not looked at. */
  here(): BranchHere | undefined
  /** The branches on which something is staged. */
  list(): Promise<readonly ListedBranch[]>
  /** Merges what git calls merged, or the branch that is named. */
  merge(branch?: string, side?: 'branch' | 'project'): Promise<readonly MergedBranch[]>
  /** Gives up what is staged on a branch. */
  drop(branch: string): Promise<{ readonly branch: string; readonly memories: number }>
  /** The staged stores that have a memory, open for writing. */
  holding(id: MemoryId): Promise<readonly Cortex[]>
}

/** How the value of an option is read where the shape of the schema alone does not tell. */
export type OptionReader = 'frames' | 'objects'

/** How an option is spelled. */
export interface OptionHint {
  /** Without dashes; default: the key in kebab-case. */
  readonly flag?: string
  /** What stands for the value in a usage line. */
  readonly value?: string
  /** How its value is read. */
  readonly reads?: OptionReader
}

/** How an input is spelled on a command line; what is not named here is an option of its own name. */
export interface CliHints<Key extends string = string> {
  /** The words that call it, where they are not its name, such as `ctx search`. */
  readonly words?: string
  /** In order; a list takes all that is left. */
  readonly positionals?: readonly Key[]
  /** Options that are spelled differently. */
  readonly options?: Readonly<Partial<Record<Key, OptionHint>>>
  /** Where `-` means standard input. */
  readonly stdin?: readonly Key[]
}

/** A call to copy. */
export interface Example<Input = unknown> {
  /** What it shows. */
  readonly title: string
  /** Its input. */
  readonly input: Input
}

/** An operation with the types of its schemas. */
export interface OperationDefinition<
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
> {
  /** Its name, in kebab-case. */
  readonly name: string
  /** Its name for people, such as `Link two memories`. */
  readonly title: string
  /** What it does, in one line, as help and tools show it. */
  readonly summary: string
  /** Whether it changes anything. */
  readonly effect: Effect
  /** A second call with the same input changes nothing more. */
  readonly idempotent: boolean
  /** May be the first call of an actor: a store is made for it, unless the call only reads. */
  readonly creates?: true
  /** Answers from the entries of the store itself: where there is none, there is no empty answer either. */
  readonly needsStore?: true
  /** Only for the owner's own channel: no model and no lesser token can call it. */
  readonly ownerOnly?: true
  /** Works on files beside the stores: the actor needs none. */
  readonly storeless?: true
  /** It refuses secrets item by item, rather than the whole input. */
  readonly secrets?: 'itself'
  /** The schema of its input. */
  readonly input: I
  /** The schema of its output. */
  readonly output: O
  /** Calls to copy. */
  readonly examples: readonly Example<z.input<I>>[]
  /** How it is spelled on a command line. */
  readonly cli?: CliHints<Extract<keyof z.input<I>, string>>
  /** What it does with an input that was checked. */
  run(context: OperationContext, input: z.output<I>): Promise<z.output<O>>
}

/**
 * An operation in the table, with the schemas of its input and output. Call it through `invoke`,
 * which checks the input.
 */
export interface Operation<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType>
  extends Omit<OperationDefinition<I, O>, 'run' | 'examples' | 'cli'> {
  /** Calls to copy. */
  readonly examples: readonly Example[]
  /** How it is spelled on a command line. */
  readonly cli: CliHints
  /** Use `invoke`, which checks the input. */
  run(context: OperationContext, input: unknown): Promise<z.output<O>>
}

/** What an operation gives back. */
export type OutputOf<T> = T extends Operation<z.ZodObject, infer O> ? z.output<O> : never

/** Lets the schemas type `run`; the types of input and output stay with the operation. */
export function operation<I extends z.ZodObject, O extends z.ZodType>(
  definition: OperationDefinition<I, O>,
): Operation<I, O> {
  const { cli = {}, ...rest } = definition
  return { ...rest, cli: cli as CliHints } as Operation<I, O>
}
