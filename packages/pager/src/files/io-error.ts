/**
 * What the file system refuses, as an error that callers know.
 *
 * @module
 */

import { CortexError } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'

export function ioError(action: string, file: string, cause: unknown): CortexError {
  const code = errorCode(cause)
  const message = messageOf(cause)
  return new CortexError(
    code === 'ENOSPC' || code === 'EDQUOT' ? 'DISK_FULL' : 'IO_ERROR',
    `Cannot ${action} ${file}: ${message}`,
    { details: { file }, cause },
  )
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
