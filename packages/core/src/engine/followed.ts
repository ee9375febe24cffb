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
    const said = decodeBody(kind, body)
    return { head: written(entry, said, hashesOf(entry, said)), requested: isRequested(said) }
  }
  if (head === undefined) throw new CborError('its memory was not written before')
  if (index > 0) {
    const said = decodeRest(kind as 'write' | 'update' | 'update_head', body) as SupersededBody
    return { head: superseded(head, entry, index, said), requested: false }
  }
  switch (kind) {
    case 'update': {
      const said = decodeBody(kind, body)
      const after = updated(head, entry, said, hashesOf(entry, said))
      return { head: after, requested: isRequested(said) }
    }
    case 'update_head': {
      const said = decodeBody(kind, body)
      return { head: patched(head, entry, said), requested: isRequested(said) }
    }
    case 'tombstone': {
      const said = decodeBody(kind, body)
      return { head: tombstoned(head, entry, said), requested: isRequested(said) }
    }
    default: {
      const said = decodeBody('restore', body)
      return { head: restored(head, entry), requested: isRequested(said) }
    }
  }
}

export function edgeAfter(
  entry: Entry,
  { body }: Part,
  before: (type: EdgeType) => StoredEdge | undefined,
): { readonly edge: StoredEdge; readonly requested: boolean } {
  if (entry.header.kind === 'add_edge') {
    const said = decodeBody('add_edge', body)
    return { edge: addedEdge(entry, said), requested: isRequested(said) }
  }
  const said = decodeBody('remove_edge', body)
  const edge = before(said.type)
  if (edge === undefined) throw new CborError('its edge was not added before')
  return { edge: removedEdge(edge, entry, said), requested: isRequested(said) }
}

export function isRequested({ request }: { readonly request?: Uint8Array | undefined }): boolean {
  return request !== undefined
}
