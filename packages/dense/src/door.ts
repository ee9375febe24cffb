/**
 * What callers of the library hand over, checked by the validator kit before anything is done with it.
 * A refusal is a DenseError, like every error of this package.
 *
 * @module
 */
import { CortexError, checkMembers as check, type Schema, word } from '@cortex-memory/core/kit'
import { DenseError } from './errors.ts'

export function checkText(value: unknown, path: string): void {
  refusing(() => word(value, path))
}

/** An object with no other members than these. */
export function checkMembers(
  path: string,
  value: unknown,
  schemas: Readonly<Record<string, Schema<unknown>>>,
): void {
  refusing(() => check(path, value, schemas))
}

function refusing(body: () => unknown): void {
  try {
    body()
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    throw new DenseError('INVALID_INPUT', error.message, error.path, error)
  }
}
