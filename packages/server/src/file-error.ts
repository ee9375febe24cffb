/** What the file system refuses, as an error that callers know. */
import { CortexError } from '@cortex-memory/core'

export function fileError(action: string, file: string, error: unknown): CortexError {
  if (error instanceof CortexError) return error
  const { code, message } = error as NodeJS.ErrnoException
  return new CortexError(
    code === 'ENOSPC' || code === 'EDQUOT' ? 'DISK_FULL' : 'IO_ERROR',
    `Cannot ${action} ${file}: ${message}`,
    { details: { file }, cause: error },
  )
}
