/**
 * One head or one edge, followed from entry to entry by its parts alone.
 *
 * @module
 */
import { CborError } from '../codec/cbor.ts'
import { decodeBody, decodeRest, type SupersededBody } from '../journal/bodies.ts'
import type { Entry, Part } from '../journal/entry.ts'
import type { EdgeType } from '../memory/enums.ts'
import {
  addedEdge,
  hashesOf,
  patched,
  removedEdge,
  restored,
  superseded,
  tombstoned,
  updated,
  written,
} from '../projections/changes.ts'
import type { StoredEdge } from '../records/edge.ts'
import type { HeadRecord } from '../records/head.ts'

/** The head of the subject after its part; kinds that change no head are not for here. */
export function headAfter(
  head: HeadRecord | undefined,
  entry: Entry,
  { body }: Part,
  index: number,
): { readonly head: HeadRecord; readonly requested: boolean } {
  const { kind } = entry.header
  if (kind === 'write' && index === 0) {
    const decoded = decodeBody(kind, body)
    return {
      head: written(entry, decoded, hashesOf(entry, decoded)),
      requested: isRequested(decoded),
    }
  }
  if (head === undefined) throw new CborError('its memory was not written before')
  if (index > 0) {
    const decoded = decodeRest(kind as 'write' | 'update' | 'update_head', body) as SupersededBody
    return { head: superseded(head, entry, index, decoded), requested: false }
  }
  switch (kind) {
    case 'update': {
      const decoded = decodeBody(kind, body)
      const after = updated(head, entry, decoded, hashesOf(entry, decoded))
      return { head: after, requested: isRequested(decoded) }
    }
    case 'update_head': {
      const decoded = decodeBody(kind, body)
      return { head: patched(head, entry, decoded), requested: isRequested(decoded) }
    }
    case 'tombstone': {
      const decoded = decodeBody(kind, body)
      return { head: tombstoned(head, entry, decoded), requested: isRequested(decoded) }
    }
    default: {
      const decoded = decodeBody('restore', body)
      return { head: restored(head, entry), requested: isRequested(decoded) }
    }
  }
}

export function edgeAfter(
  entry: Entry,
  { body }: Part,
  before: (type: EdgeType) => StoredEdge | undefined,
): { readonly edge: StoredEdge; readonly requested: boolean } {
  if (entry.header.kind === 'add_edge') {
    const decoded = decodeBody('add_edge', body)
    return { edge: addedEdge(entry, decoded), requested: isRequested(decoded) }
  }
  const decoded = decodeBody('remove_edge', body)
  const edge = before(decoded.type)
  if (edge === undefined) throw new CborError('its edge was not added before')
  return { edge: removedEdge(edge, entry, decoded), requested: isRequested(decoded) }
}

export function isRequested({ request }: { readonly request?: Uint8Array | undefined }): boolean {
  return request !== undefined
}
