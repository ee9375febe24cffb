/** The caller's number for a vector. */
import { CortexError } from '../errors.ts'

export const LABEL_MAX = 0xffff_ffff

export function checkLabel(label: number): void {
  if (Number.isInteger(label) && label >= 0 && label <= LABEL_MAX) return
  throw new CortexError(
    'INVALID_INPUT',
    `The label ${label} is not a whole number from 0 to ${LABEL_MAX}.`,
    { path: 'label' },
  )
}
