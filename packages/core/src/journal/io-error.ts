import { getSystemErrorMap } from 'node:util'
import { CortexError } from '../errors.ts'

/** What the file system said, as an error that callers can act on. */
export function ioError(action: string, file: string, cause: unknown): CortexError {
  if (cause instanceof CortexError) return cause
  const errno = errnoOf((cause as { readonly code?: unknown } | undefined)?.code)
  const details = { file, errno }
  if (errno === 'ENOSPC' || errno === 'EDQUOT' || errno === 'EFBIG') {
    return new CortexError(
      'DISK_FULL',
      `Cannot ${action} ${file}: the disk is full. Free space and try again; nothing that was acknowledged is lost`,
      { details, cause },
    )
  }
  const why = cause instanceof Error ? cause.message : String(cause)
  return new CortexError('IO_ERROR', `Cannot ${action} ${file}: ${why}`, { details, cause })
}

/** Errors of the engine below, which have numbers, in our words; every other error as it is. */
export function storeError(action: string, file: string, error: unknown): unknown {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return typeof code === 'number' ? ioError(action, file, error) : error
}

/** LMDB tells the number of the system's error, Node its name. */
function errnoOf(code: unknown): string | undefined {
  if (typeof code === 'number') return getSystemErrorMap().get(-code)?.[0]
  return typeof code === 'string' ? code : undefined
}
