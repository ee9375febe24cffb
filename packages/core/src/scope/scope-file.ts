/**
 * A scope as a file: grants, each with the signature of its issuer, the owner's first.
 *
 *   file   "CORTEXS\0" format:u16 = 1 zero:6 · body · sha256 of all bytes before it
 *   body   { 1 schema = 1, 2 links }      link   [ grant bytes, signature:64 ]
 *
 * The hash finds damage; what the grants claim is proven by their signatures.
 *
 * @module
 */
import { concatBytes, equalBytes } from '../codec/bytes.ts'
import { CborError, type CborValue } from '../codec/cbor.ts'
import { HASH_BYTES, sha256 } from '../codec/hash.ts'
import {
  bytesKind,
  countKind,
  field,
  fixedBytes,
  type Kind,
  listOf,
  type RecordCodec,
  record,
} from '../codec/record.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { SIGNATURE_BYTES } from './ed25519.ts'
import { decodeGrant, scopeIdOf } from './grant.ts'
import type { Grant } from './terms.ts'

/** The bytes of a scope file. */
export type Scope = Uint8Array

/** One grant of a chain, signed. */
export interface Link {
  /** What is granted. */
  readonly grant: Grant
  /** The bytes that were signed. */
  readonly grantBytes: Uint8Array
  /** The id of the grant, 64 hex digits. */
  readonly scopeId: string
  /** The signature of the issuer. */
  readonly signature: Uint8Array
}

type SignedBytes = Pick<Link, 'grantBytes' | 'signature'>

const linkKind: Kind<SignedBytes> = {
  encode: ({ grantBytes, signature }) => [grantBytes, signature],
  decode: (value) => {
    if (!Array.isArray(value) || value.length !== 2) throw new CborError('expected a pair')
    const [grantBytes, signature] = value as readonly CborValue[]
    return {
      grantBytes: bytesKind.decode(grantBytes as CborValue),
      signature: fixedBytes(SIGNATURE_BYTES).decode(signature as CborValue),
    }
  },
}

interface Body {
  readonly schema: number
  readonly links: readonly SignedBytes[]
}

const bodyCodec: RecordCodec<Body> = record<Body>('scope', {
  schema: field(1, countKind),
  links: field(2, listOf(linkKind)),
})

const SCHEMA = 1
const HEAD = Buffer.alloc(16)
HEAD.write('CORTEXS\0', 'latin1')
HEAD.writeUInt16BE(1, 8)

export function encodeScopeFile(links: readonly SignedBytes[]): Scope {
  const whole = concatBytes(HEAD, bodyCodec.toBytes({ schema: SCHEMA, links }))
  return concatBytes(whole, sha256(whole))
}

/** What a scope file says; `SCOPE_INVALID` if it is none. Says nothing about its signatures. */
export function decodeScopeFile(scope: Scope): readonly [Link, ...Link[]] {
  if (!(scope instanceof Uint8Array)) throw invalidScope('expected the bytes of a scope file')
  if (scope.length > LIMITS.scopeFileBytes) {
    throw invalidScope(`it has ${scope.length} bytes, at most ${LIMITS.scopeFileBytes} are read`)
  }
  // Our own copy: what is verified later must be what was read.
  const file = new Uint8Array(scope)
  const end = file.length - HASH_BYTES
  if (end <= HEAD.length || !equalBytes(file.subarray(0, HEAD.length), HEAD)) {
    throw invalidScope('it is not a scope file of format 1')
  }
  if (!equalBytes(sha256(file.subarray(0, end)), file.subarray(end))) {
    throw invalidScope('it is damaged: the hash at its end is not that of the bytes before it')
  }
  try {
    return decodeLinks(file.subarray(HEAD.length, end))
  } catch (error) {
    if (error instanceof CborError) throw invalidScope(error.message)
    throw error
  }
}

function decodeLinks(body: Uint8Array): readonly [Link, ...Link[]] {
  const { schema, links } = bodyCodec.fromBytes(body)
  if (schema !== SCHEMA) throw new CborError(`schema ${schema} is not known`)
  if (links.length > LIMITS.scopeLinks) {
    throw new CborError(`it has ${links.length} links, at most ${LIMITS.scopeLinks} are followed`)
  }
  const [first, ...rest] = links.map(({ grantBytes, signature }) => ({
    grant: decodeGrant(grantBytes),
    grantBytes,
    scopeId: scopeIdOf(grantBytes),
    signature,
  }))
  if (first === undefined) throw new CborError('it has no link')
  return [first, ...rest]
}

/** Why a scope does not open anything. */
export function invalidScope(why: string): CortexError {
  return new CortexError(
    'SCOPE_INVALID',
    `Cannot use the scope: ${why}. Ask its issuer for a new one`,
  )
}
