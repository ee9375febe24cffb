/**
 * One item of a state proof: what it is about, and as much of its content as the file carries. The
 * content must be what the value in the tree was made from.
 *
 *   memory   name = id                     value | public + private hash | public + private (+ version)
 *   edge     name = source, type, target   value | record
 *
 * @module
 */
import { equalBytes, joinBytes } from './bytes.ts'
import type { Cbor } from './cbor.ts'
import type { Hashing, Namespace } from './hashing.ts'
import type { RequestedKey } from './multi-proof.ts'
import { malformed, Refusal } from './refusal.ts'
import type { ProvenItem } from './report.ts'
import {
  EDGE,
  type Fields,
  fieldsOf,
  HEAD_ERASED,
  HEAD_PRIVATE,
  HEAD_PUBLIC,
  ITEM,
  isEdgeType,
  readFields,
  VERSION,
} from './shapes.ts'
import { ulidOf } from './ulid.ts'

export type Item = RequestedKey & ProvenItem

/** The visibility of what was erased. */
export const PRIVATE = 1

const NAME_BYTES: Readonly<Record<Namespace, number>> = { memories: 16, edges: 33 }

export function readItem(hashing: Hashing, namespace: Namespace, value: Cbor): Item {
  const fields = fieldsOf(value, ITEM, 'an item')
  const name = fields.bytes(1)
  if (name.length !== NAME_BYTES[namespace]) throw malformed('an item has a name of another length')
  if (namespace === 'edges' && !isEdgeType(name[16] as number))
    throw malformed('an edge of no type')
  const carried = contentOf(hashing, namespace, name, fields)
  return {
    name: namespace === 'memories' ? ulidOf(name) : edgeName(name),
    keyHash: hashing.of(namespace, name),
    present: carried.value !== undefined,
    ...carried,
  }
}

function contentOf(
  hashing: Hashing,
  namespace: Namespace,
  name: Uint8Array,
  fields: Fields,
): { value: Uint8Array | undefined; content: ProvenItem['content'] } {
  const carried = `${namespace} ${fields.keys.slice(1).join(' ')}`.trimEnd()
  switch (carried) {
    case 'memories':
    case 'edges':
      return { value: undefined, content: 'none' }
    case 'memories 2':
    case 'edges 2':
      return { value: fields.bytes(2), content: 'hash' }
    case 'memories 3 4':
      checkPublic(name, fields.bytes(3))
      return { value: hashing.headValue(fields.bytes(3), fields.bytes(4)), content: 'public' }
    case 'memories 3 5':
      readFields(
        fields.bytes(5),
        checkPublic(name, fields.bytes(3)).has(8) ? HEAD_ERASED : HEAD_PRIVATE,
        'a private part',
      )
      return { value: headValue(hashing, fields), content: 'head' }
    case 'memories 3 5 6':
      checkVersion(hashing, checkPublic(name, fields.bytes(3)), fields)
      return { value: headValue(hashing, fields), content: 'version' }
    case 'edges 7':
      checkEdge(name, fields.bytes(7))
      return { value: hashing.of('smtValue', fields.bytes(7)), content: 'edge' }
    default:
      throw malformed('an item carries a mixture that proves nothing')
  }
}

function headValue(hashing: Hashing, fields: Fields): Uint8Array {
  return hashing.headValue(fields.bytes(3), hashing.plain(fields.bytes(5)))
}

function checkPublic(name: Uint8Array, bytes: Uint8Array): Fields {
  const head = readFields(bytes, HEAD_PUBLIC, 'a public part')
  if (!equalBytes(head.bytes(1), name)) throw foreign('a head')
  if (head.has(8) && (head.has(7) || head.count(4) !== PRIVATE)) {
    throw malformed('an erased head says more than it should')
  }
  return head
}

/** The private part binds the whole version; the version binds its data. */
function checkVersion(hashing: Hashing, head: Fields, fields: Fields): void {
  const secret = readFields(fields.bytes(5), HEAD_PRIVATE, 'a private part')
  const version = readFields(fields.bytes(6), VERSION, 'a version')
  if (!equalBytes(hashing.of('record', fields.bytes(6)), secret.bytes(8))) {
    throw new Refusal('PROOF_INVALID', 'a version is not the one that its head names')
  }
  const type = version.count(3)
  const hash = hashing.of('version', Uint8Array.of(type), version.bytes(4))
  if (!equalBytes(hash, version.bytes(12)) || !equalBytes(hash, secret.bytes(7))) {
    throw new Refusal('PROOF_INVALID', 'the content of a version does not hash to its hash')
  }
  const same =
    equalBytes(version.bytes(1), head.bytes(1)) &&
    type === head.count(2) &&
    version.count(2) === head.count(3)
  if (!same) throw foreign('a version')
}

function checkEdge(name: Uint8Array, bytes: Uint8Array): void {
  const edge = readFields(bytes, EDGE, 'an edge')
  const own = joinBytes([edge.bytes(2), Uint8Array.of(edge.count(1)), edge.bytes(3)])
  if (!equalBytes(own, name)) throw foreign('an edge')
}

function edgeName(name: Uint8Array): string {
  return `${ulidOf(name.subarray(0, 16))} ${name[16]} ${ulidOf(name.subarray(17))}`
}

function foreign(what: string): Refusal {
  return new Refusal('PROOF_INVALID', `${what} belongs to something else than its item`)
}
