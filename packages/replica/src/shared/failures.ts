/** The errors of every journal here, in one place. */
import { CortexError } from '@cortex-memory/core'

/** The engine gave no answer to a question that changes nothing. */
export function unreachable(why: string, cause?: unknown): CortexError {
  return new CortexError(
    'JOURNAL_UNAVAILABLE',
    `Cannot reach the engine that holds the journals: ${why}. Try again when it answers`,
    { details: { why }, cause },
  )
}

/** The engine understood, and said no. */
export function refused(why: string, cause?: unknown): CortexError {
  return new CortexError(
    'IO_ERROR',
    `The engine that holds the journals refused: ${why}. Look at its settings and rights`,
    { details: { reason: 'journal-refused' }, cause },
  )
}

/** The journal was closed. */
export function closed(): CortexError {
  return new CortexError('CLOSED', 'Cannot use a journal that was closed. Open it again')
}

/** A row whose bytes were to be replaced is not there, or leads to another root. */
export function notReplaceable(actor: string, firstSeq: number, isThere: boolean): CortexError {
  const why = isThere ? 'it leads to another root' : 'it is not there'
  return new CortexError(
    isThere ? 'ROOT_MISMATCH' : 'NOT_FOUND',
    `Cannot replace row ${firstSeq} in the journal of ${actor}: ${why}. Follow the journal first`,
    { details: { seq: firstSeq } },
  )
}

/** The words of an error, whatever was thrown. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.message !== '') return error.message
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' ? code : error.name
}
