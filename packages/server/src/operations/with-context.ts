/**
 * The markdown files of the configured context, for operations: where they are, which project is
 * meant, and their failures as failures of the table.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CortexError, type CortexErrorCode } from '@cortex-memory/core'
import type { DenseContext, DenseErrorCode } from '@cortex-memory/dense'
import { z } from 'zod'
import type { OperationContext } from './operation.ts'

/** Where the context is: the environment says, else it is in the data home. Never an input. */
function rootOf({ home }: OperationContext): string {
  return process.env.CORTEX_CONTEXT?.trim() || join(home, 'context')
}

const CODES: Readonly<Record<DenseErrorCode, CortexErrorCode>> = {
  INVALID_INPUT: 'INVALID_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  ALREADY_EXISTS: 'ALREADY_EXISTS',
  VERSION_CONFLICT: 'VERSION_CONFLICT',
  REFUSED: 'INVALID_INPUT',
  CORRUPT: 'CORRUPT',
  LOCKED: 'IO_ERROR',
  IO_ERROR: 'IO_ERROR',
  VERIFY_FAILED: 'CORRUPT',
}

export async function withContext<T>(
  context: OperationContext,
  use: (dense: DenseContext) => Promise<T>,
): Promise<T> {
  const root = rootOf(context)
  if (!existsSync(root)) {
    throw new CortexError(
      'NOT_FOUND',
      'There are no context files yet: `cortex ctx init` makes some',
    )
  }
  const { DenseError, openContext } = await import('@cortex-memory/dense')
  try {
    return await use(await openContext(root, { clock: context.clock }))
  } catch (error) {
    if (!(error instanceof DenseError)) throw error
    // Where files are on this machine is nobody's business on another one.
    const message = error.message.replaceAll(root, 'the context')
    throw new CortexError(CODES[error.code], message, { cause: error })
  }
}

/** The named project, or the only one there is. */
export async function projectIn(dense: DenseContext, named: string | undefined): Promise<string> {
  const projects = await dense.projects()
  const [only] = projects
  if (named !== undefined) {
    if (projects.includes(named)) return named
    throw new CortexError('NOT_FOUND', `The context has no project \`${named}\``)
  }
  if (projects.length === 1 && only !== undefined) return only
  throw new CortexError(
    'INVALID_INPUT',
    projects.length === 0
      ? 'Cannot tell which project: there is none yet. Make one with `cortex ctx new project NAME`'
      : `Cannot tell which project: name one of ${projects.join(', ')}`,
    { path: 'project' },
  )
}

export const project: z.ZodOptional<z.ZodString> = z
  .string()
  .min(1)
  .max(128)
  .optional()
  .describe('Name of the project; default: the only one')

/** An entry of the context. */
export const atomId: z.ZodString = z
  .string()
  .regex(/^(?:EXP|K|PAT)-\d{1,6}[a-z]?$/, 'expected an id such as K-1, EXP-7a or PAT-3')
  .describe('Such as K-1')
