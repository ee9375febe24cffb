/**
 * What remains of a part whose memory was erased. It has the length of the part it stands for, so
 * that nothing in a segment moves, and says just enough to fold the journal as before:
 *
 *   stub    [ "cortex.erased.v1", bytes ]        a text where a part has its salt
 *   bytes   hash:32 value:32 flags:1 edge:1 zero…
 *
 *   hash    sha256(salt ‖ body) of the part, so that the header's payloadHash still binds
 *   value   what the tree held after the entry: of the subject's head, or of the edge;
 *           of a compaction, the key of its checkpoint, which is in no tree
 *   flags   1 if the part carried the hash of a request
 *   edge    type of the edge, 0 where there is none
 *
 * The parts that can be erased are made long enough when they are written, see `bodies.ts`.
 *
 * @module
 */
import { CborError } from '../codec/cbor.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'

/** As long as a salt: the pair keeps its length. */
export const STUB_MARK = 'cortex.erased.v1'

/** No part that can be erased is shorter. */
export const STUB_BYTES: number = 2 * HASH_BYTES + 2

const REQUESTED = 1

export interface Stub {
  readonly hash: Uint8Array
  readonly value: Uint8Array
  readonly requested: boolean
  readonly edgeType?: EdgeType | undefined
}

export function encodeStub(stub: Stub, length: number): Uint8Array {
  if (length < STUB_BYTES) throw new CborError('the part is too short for what must remain of it')
  const bytes = Buffer.alloc(length)
  bytes.set(stub.hash, 0)
  bytes.set(stub.value, HASH_BYTES)
  bytes[2 * HASH_BYTES] = stub.requested ? REQUESTED : 0
  bytes[2 * HASH_BYTES + 1] = stub.edgeType === undefined ? 0 : EDGE_TYPES.code(stub.edgeType)
  return bytes
}

export function decodeStub(bytes: Uint8Array): Stub {
  if (bytes.length < STUB_BYTES) throw new CborError('a stub is cut off')
  const flags = bytes[2 * HASH_BYTES] as number
  if (flags > REQUESTED) throw new CborError('a stub with unknown flags')
  const code = bytes[2 * HASH_BYTES + 1] as number
  const edgeType = code === 0 ? undefined : EDGE_TYPES.name(code)
  if (code !== 0 && edgeType === undefined) throw new CborError('a stub of an edge of no type')
  if (bytes.subarray(STUB_BYTES).some((byte) => byte !== 0)) {
    throw new CborError('a stub holds more than it should')
  }
  return {
    hash: bytes.subarray(0, HASH_BYTES),
    value: bytes.subarray(HASH_BYTES, 2 * HASH_BYTES),
    requested: flags === REQUESTED,
    edgeType,
  }
}
