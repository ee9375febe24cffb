import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { getSystemErrorMap } from 'node:util'
import { CortexError } from '../errors.ts'
import { messageOf } from '../shared/message-of.ts'

const FULL: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Less than this, and what LMDB wanted to write may not have fitted. */
const FULL_BYTES = 1024 * 1024

/** What the file system said, as an error that callers can act on. */
export function ioError(action: string, file: string, cause: unknown): CortexError {
  if (cause instanceof CortexError) return cause
  const errno = errnoOf((cause as { readonly code?: unknown } | undefined)?.code)
  const details = { file, errno }
  if (FULL.includes(errno ?? '') || (isOfLmdb(cause) && errno === 'EIO' && isFull(file))) {
    return new CortexError(
      'DISK_FULL',
      `Cannot ${action} ${file}: the disk is full. Free space and try again; nothing that was acknowledged is lost`,
      { details, cause },
    )
  }
  if (errno === 'EMFILE' || errno === 'ENFILE') {
    return new CortexError(
      'IO_ERROR',
      `Cannot ${action} ${file}: too many files are open${ofLimit(errno)}. Close some, or raise the limit (\`ulimit -n\`), and try again; nothing that was acknowledged is lost`,
      { details, cause },
    )
  }
  const why = messageOf(cause)
  return new CortexError('IO_ERROR', `Cannot ${action} ${file}: ${why}`, { details, cause })
}

/** How many this process may have open, where the system says so without opening a file. */
function ofLimit(errno: string): string {
  if (errno !== 'EMFILE') return ' on this machine'
  const report = process.report?.getReport() as
    | { readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } } }
    | undefined
  const soft = report?.userLimits?.open_files?.soft
  return soft === undefined ? '' : ` in this process, which may have ${soft}`
}

/** LMDB calls a write of which only a part found room an I/O error. */
function isFull(file: string): boolean {
  for (let place = file; ; place = dirname(place)) {
    try {
      const { bavail, bsize } = statfsSync(place)
      return bavail * bsize < FULL_BYTES
    } catch {
      if (place === dirname(place)) return false
    }
  }
}

/** What LMDB and the system say, in our words; every other error as it is. */
export function storeError(action: string, file: string, error: unknown): unknown {
  return isOfLmdb(error) || isOfSystem(error) ? ioError(action, file, error) : error
}

function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function isOfLmdb(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return typeof code === 'number'
}

/** LMDB tells the number of the system's error, Node its name. */
function errnoOf(code: unknown): string | undefined {
  if (typeof code === 'number') return getSystemErrorMap().get(-code)?.[0]
  return typeof code === 'string' ? code : undefined
}
