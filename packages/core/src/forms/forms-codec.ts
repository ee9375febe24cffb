/**
 * A pair of forms in few bytes. The short form mostly is the beginning of the medium one, so it is
 * stored as a length in bytes:
 *
 *   [medium,  k]       short is the first k bytes of medium
 *   [medium, -k]       short is the first k bytes of medium and an ellipsis, k ≥ 1
 *   [medium, short]    anything else
 *
 * The first line that fits is used, and only it can be read back: one pair has one encoding.
 *
 * @module
 */
import { utf8Length } from '../codec/bytes.ts'
import { CborError, type CborValue } from '../codec/cbor.ts'
import type { Kind } from '../codec/record.ts'
import { countTokens, ELLIPSIS, isContinuation } from '../memory/tokens.ts'
import { FORM_TOKENS, type Forms } from './forms.ts'

/**
 * One write encodes the same forms for its entry, its version and its head, one after the other. A
 * weak map would remember all of them, and costs the collector more than it saves.
 */
let lastEncoded: { readonly forms: Forms; readonly pair: CborValue } | undefined

export function encodeForms(forms: Forms): CborValue {
  if (lastEncoded?.forms !== forms) {
    const pair = [forms.medium, encodeShort(forms.short, forms.medium)]
    lastEncoded = { forms, pair }
  }
  return lastEncoded.pair
}

function encodeShort(short: string, medium: string): number | string {
  if (medium.startsWith(short)) return utf8Length(short)
  if (short.endsWith(ELLIPSIS) && short.length > ELLIPSIS.length) {
    const kept = short.slice(0, -ELLIPSIS.length)
    if (medium.startsWith(kept)) return -utf8Length(kept)
  }
  return short
}

/** A head and its version have the same forms, and are read one after the other. */
let last: { readonly medium: string; readonly stored: unknown; readonly forms: Forms } | undefined

/** A `CborError` for everything that `encodeForms` does not produce, over-long forms included. */
export function decodeForms(value: CborValue): Forms {
  if (!Array.isArray(value) || value.length !== 2) throw new CborError('forms are a pair')
  const medium: unknown = value[0]
  const stored: unknown = value[1]
  if (typeof medium !== 'string') throw new CborError('the medium form is text')
  if (last === undefined || last.stored !== stored || last.medium !== medium) {
    const forms = checkedForms(medium, stored)
    last = { medium, stored, forms }
    // There is only one encoding: a fold writes again what it has read.
    lastEncoded = { forms, pair: value }
  }
  return last.forms
}

function checkedForms(medium: string, stored: unknown): Forms {
  const short = typeof stored === 'string' ? stored : prefix(medium, stored)
  if (encodeShort(short, medium) !== stored) {
    throw new CborError('the short form has a shorter encoding')
  }
  checkText(short, FORM_TOKENS.short)
  checkText(medium, FORM_TOKENS.medium)
  return Object.freeze({ short, medium })
}

/** A pair of forms as a field of a stored record. */
export const formsKind: Kind<Forms> = { encode: encodeForms, decode: decodeForms }

function prefix(medium: string, length: unknown): string {
  if (!Number.isSafeInteger(length)) throw new CborError('the short form is a length or text')
  const kept = firstBytes(medium, Math.abs(length as number))
  return (length as number) < 0 ? kept + ELLIPSIS : kept
}

function firstBytes(text: string, count: number): string {
  const total = utf8Length(text)
  if (count > total) throw new CborError('the short form is longer than the medium one')
  if (total === text.length) return text.slice(0, count)
  const bytes = Buffer.from(text, 'utf8')
  if (isContinuation(bytes[count])) throw new CborError('the short form ends inside a code point')
  return bytes.toString('utf8', 0, count)
}

function checkText(form: string, tokensMax: number): void {
  if (countTokens(form) > tokensMax) throw new CborError(`a form has more than ${tokensMax} tokens`)
  if (form.includes('\0')) throw new CborError('a form has a NUL character')
}
