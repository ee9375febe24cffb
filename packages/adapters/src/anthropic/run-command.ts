/** One function for all six commands of the memory tool. */
import { CortexError } from '@cortex-memory/core'
import type {
  CallInfo,
  CreateCommand,
  DeleteCommand,
  InsertCommand,
  RenameCommand,
  StrReplaceCommand,
  ViewCommand,
} from './memory-tool.ts'

/** A command of the memory tool. */
export type MemoryCommand =
  | ViewCommand
  | CreateCommand
  | StrReplaceCommand
  | InsertCommand
  | DeleteCommand
  | RenameCommand

type Handler = (command: never, info?: CallInfo) => Promise<string>
type Name = MemoryCommand['command']

const NAMES: readonly Name[] = ['view', 'create', 'str_replace', 'insert', 'delete', 'rename']

export async function runCommand(
  handlers: { readonly [N in Name]: Handler },
  input: unknown,
  callId: string | undefined,
): Promise<string> {
  const { command } = (input ?? {}) as { readonly command?: unknown }
  const name = NAMES.find((each) => each === command)
  if (name === undefined) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot run ${String(command)}: the commands are ${NAMES.join(', ')}`,
      { path: 'command' },
    )
  }
  return await handlers[name](input as never, { callId })
}
