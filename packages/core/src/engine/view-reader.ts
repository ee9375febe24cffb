/** The view without its seals: every value is checked when it is read. */
import type { Batch } from '../store/batch.ts'
import type {
  Change,
  KeyValue,
  OrderedReader,
  OrderedSnapshot,
  ScanRange,
} from '../store/ordered-store.ts'
import { openValue, sealValue } from '../store/sealed-value.ts'

export interface ViewReader {
  get(key: Uint8Array): Uint8Array | undefined
  scan(range: ScanRange): Iterable<KeyValue>
}

export function openedReader(reader: OrderedReader): ViewReader {
  return {
    get: (key) => {
      const sealed = reader.get(key)
      return sealed === undefined ? undefined : openValue(key, sealed)
    },
    scan: function* (range) {
      for (const { key, value } of reader.scan(range)) yield { key, value: openValue(key, value) }
    },
  }
}

/** One moment of the view, until it is released. */
export interface ViewSnapshot extends ViewReader {
  /** The same moment with its seals, for comparing bytes. */
  readonly raw: OrderedReader
  release(): void
}

export function openedSnapshot(snapshot: OrderedSnapshot): ViewSnapshot {
  return { ...openedReader(snapshot), raw: snapshot, release: () => snapshot.release() }
}

export function sealedChanges(batch: Batch): Change[] {
  return batch
    .changes()
    .map(([key, value]) => [key, value === undefined ? undefined : sealValue(key, value)] as const)
}
