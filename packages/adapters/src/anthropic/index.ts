/**
 * Cortex behind Anthropic's memory tool (`memory_20250818`): {@link memoryToolHandlers} for `betaMemoryTool` or any
 * other loop, {@link cortexMemoryTool} for the tool itself.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { openStore, type StoreOptions } from '../shared/open-store.ts'
import { loadPeer } from '../shared/peer.ts'
import { Records } from '../shared/records.ts'
import { FolderFiles } from './folder-files.ts'
import {
  type CallInfo,
  type CreateCommand,
  type DeleteCommand,
  type InsertCommand,
  MemoryTool,
  type RenameCommand,
  type StrReplaceCommand,
  type ViewCommand,
} from './memory-tool.ts'
import { type MemoryCommand, runCommand } from './run-command.ts'
import { StoreFiles } from './store-files.ts'

export type { StoreOptions } from '../shared/open-store.ts'
export type {
  CallInfo,
  CreateCommand,
  DeleteCommand,
  InsertCommand,
  RenameCommand,
  StrReplaceCommand,
  ViewCommand,
} from './memory-tool.ts'
export type { MemoryCommand } from './run-command.ts'

/** Where the files are: in a Cortex store, or in a folder such as one of Dense Context. */
export interface MemoryToolOptions extends StoreOptions {
  /** A folder instead of a store. Its files are the memory; git can keep their versions. */
  readonly folder?: string
}

/** One handler for each command, as `betaMemoryTool` takes them. */
export interface MemoryToolHandlers {
  /** Shows a file or a directory. */
  view(command: ViewCommand): Promise<string>
  /** Makes a new file. */
  create(command: CreateCommand, info?: CallInfo): Promise<string>
  /** Replaces a text that occurs once. */
  str_replace(command: StrReplaceCommand, info?: CallInfo): Promise<string>
  /** Inserts lines. */
  insert(command: InsertCommand, info?: CallInfo): Promise<string>
  /** Deletes a file or a directory. */
  delete(command: DeleteCommand, info?: CallInfo): Promise<string>
  /** Moves a file or a directory. */
  rename(command: RenameCommand, info?: CallInfo): Promise<string>
  /** Closes the store, if it was opened for these handlers. */
  close(): Promise<void>
}

/** The memory tool as `betaMemoryTool` makes it: pass it among the `tools` of a tool runner. */
export interface CortexMemoryTool {
  /** The version of the tool. */
  readonly type: 'memory_20250818'
  /** Its name. */
  readonly name: 'memory'
  /** Runs a command. The runner says which call it is: the same call again changes nothing. */
  run(
    command: MemoryCommand,
    context?: { readonly toolUse?: object; readonly toolUseBlock?: object },
  ): Promise<string>
  /** What the model gave, as a command. */
  parse(content: unknown): MemoryCommand
  /** Closes the store, if it was opened for this tool. */
  close(): Promise<void>
}

/** Handlers for Anthropic's memory tool. Every edit is a version; a text with a secret is refused. */
export async function memoryToolHandlers(options: MemoryToolOptions): Promise<MemoryToolHandlers> {
  const { folder, ...where } = options
  const { files, close } =
    folder === undefined ? await inStore(where) : await inFolder(folder, where)
  const tool = new MemoryTool(files)
  return {
    view: (command) => tool.view(command),
    create: (command, info) => tool.create(command, info),
    str_replace: (command, info) => tool.str_replace(command, info),
    insert: (command, info) => tool.insert(command, info),
    delete: (command, info) => tool.delete(command, info),
    rename: (command, info) => tool.rename(command, info),
    close,
  }
}

/**
 * The memory tool for `client.beta.messages.toolRunner`.
 *
 * @throws {CortexError} `INVALID_INPUT` if `@anthropic-ai/sdk` is not installed
 */
export async function cortexMemoryTool(options: MemoryToolOptions): Promise<CortexMemoryTool> {
  const { betaMemoryTool } = await loadPeer<{ betaMemoryTool(handlers: object): CortexMemoryTool }>(
    'anthropic',
    '@anthropic-ai/sdk',
    () => import('@anthropic-ai/sdk/helpers/beta/memory'),
  )
  const handlers = await memoryToolHandlers(options)
  return {
    ...betaMemoryTool(handlers),
    run: (command, { toolUse, toolUseBlock } = {}) => {
      const { id } = (toolUse ?? toolUseBlock ?? {}) as { readonly id?: string }
      return runCommand(handlers, command, id)
    },
    close: () => handlers.close(),
  }
}

async function inStore(options: StoreOptions) {
  const { cortex, close } = await openStore(options)
  return { files: new StoreFiles(new Records(cortex, 'anthropic')), close }
}

async function inFolder(folder: string, others: StoreOptions) {
  if (Object.values(others).some((value) => value !== undefined)) {
    throw new CortexError(
      'INVALID_INPUT',
      'Cannot open the memory: give `folder`, or a store, not both',
      {
        path: 'folder',
      },
    )
  }
  const files = new FolderFiles(folder)
  await files.prepare()
  return { files, close: async () => {} }
}
