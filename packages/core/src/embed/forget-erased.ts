/**
 * What `side/` knows of erased memories goes too: their vectors, the files of indexes that hold them,
 * and the runtime states of goals.
 * The process that erases does it; if it died, the next one that opens the store for writing does.
 *
 *   meta/forgotten   { 1 before }      erasures by earlier entries have left nothing here
 *
 * @module
 */
import { countKind, field, type RecordCodec, record } from '../codec/record.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import {
  erasedFrom,
  FORGOTTEN_KEY,
  goalKey,
  prefixEnd,
  prefixKey,
  trailingId,
} from '../keys/keyspace.ts'
import { decodeRecord } from '../projections/records.ts'
import { readState } from '../projections/state.ts'
import type { SideReader, SideStore } from '../side/side-store.ts'
import { removeIndexFiles } from './index-files.ts'
import { dropVectors } from './vector-store.ts'

interface Forgotten {
  readonly before: number
}

const forgottenCodec: RecordCodec<Forgotten> = record<Forgotten>('forgotten', {
  before: field(1, countKind),
})

/** Costs one look at the state of the view where nothing was erased since. */
export async function forgetErased(store: ActorStore, side: SideStore): Promise<void> {
  const { lastErase } = store.read(readState)
  if (lastErase === undefined || !side.isThere || forgottenBefore(side) > lastErase) return
  await side.transact((reader, put) => {
    // Once more: another process may have done it while this one waited.
    const erased = erasedSince(store, forgottenBefore(reader))
    dropVectors(reader, put, erased)
    // Before it is written down that nothing is left.
    removeIndexFiles(store.layout.side)
    for (const id of erased) {
      if (reader.get(goalKey(id)) !== undefined) put(goalKey(id), undefined)
    }
    put(FORGOTTEN_KEY, forgottenCodec.toBytes({ before: lastErase + 1 }))
  })
}

function forgottenBefore(reader: SideReader): number {
  const bytes = reader.get(FORGOTTEN_KEY)
  if (bytes === undefined) return 0
  return decodeRecord(FORGOTTEN_KEY, bytes, forgottenCodec.fromBytes).before
}

function erasedSince(store: ActorStore, seq: number): Uint8Array[] {
  const range = { from: erasedFrom(seq), to: prefixEnd(prefixKey('erased/')) }
  return store.read((view) => [...view.scan(range)].map(({ key }) => Buffer.from(trailingId(key))))
}
