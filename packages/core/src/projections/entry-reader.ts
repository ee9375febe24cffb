/** Taking an entry apart for the reducer: what is not as it should be is damage, named by number. */
import { CborError } from '../codec/cbor.ts'
import { CortexError } from '../errors.ts'
import {
  type Bodies,
  decodeBody,
  decodeRest,
  type RestBodies,
  type RestKind,
} from '../journal/bodies.ts'
import type { Entry, Part } from '../journal/entry.ts'
import type { JournalKind } from '../journal/kinds.ts'
import type { MemoryType } from '../memory/enums.ts'

/** A body of the entry's own kind; the reducer's switch is where the two meet. */
export type Body = Bodies[JournalKind]

export function readBody(entry: Entry): Body {
  if (entry.decodedBody !== undefined) return entry.decodedBody as Body
  return decoded(entry, () => decodeBody(entry.header.kind, partOf(entry, 0).body))
}

/** What the parts after the first say, in the order of their subjects; of a stub nothing. */
export function readRest<K extends RestKind>(entry: Entry, kind: K): (RestBodies[K] | undefined)[] {
  return entry.parts.slice(1).map((part) => {
    return part.stub === undefined ? decoded(entry, () => decodeRest(kind, part.body)) : undefined
  })
}

export function subjectOf(entry: Entry, index: number): Uint8Array {
  const subject = entry.header.subjects?.[index]
  if (subject === undefined) throw broken(entry, `it has no subject ${index}`)
  return subject
}

export function saltOf(entry: Entry, index: number): Uint8Array {
  return partOf(entry, index).salt
}

export function typeOf(entry: Entry): MemoryType {
  const { type } = entry.header
  if (type === undefined) throw broken(entry, 'it names no memory type')
  return type
}

export function broken(entry: Entry, why: string): CortexError {
  const { seq, kind } = entry.header
  return new CortexError('CORRUPT', `Cannot apply entry ${seq} (${kind}): ${why}`, {
    details: { seq, kind },
  })
}

function partOf(entry: Entry, index: number): Part {
  const part = entry.parts[index]
  if (part === undefined) throw broken(entry, `it has no part ${index}`)
  return part
}

function decoded<T>(entry: Entry, decode: () => T): T {
  try {
    return decode()
  } catch (error) {
    if (error instanceof CborError) throw broken(entry, error.message)
    throw error
  }
}
