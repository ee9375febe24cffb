import { CortexError } from '../errors.ts'

/** What the file system said, as an error that callers can act on. */
export function ioError(action: string, file: string, cause: unknown): CortexError {
  if (cause instanceof CortexError) return cause
  const errno = (cause as NodeJS.ErrnoException | undefined)?.code
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
