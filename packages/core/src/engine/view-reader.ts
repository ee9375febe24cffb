/** The view without its seals: every value is checked when it is read. */
import { CortexError } from '../errors.ts'
import type {
  Change,
  KeyValue,
  OrderedReader,
  OrderedSnapshot,
  ScanRange,
} from '../store/ordered-store.ts'
import { openValue, sealValue } from '../store/sealed-value.ts'
import type { Staging } from '../store/staging.ts'

export interface ViewReader {
  get(key: Uint8Array): Uint8Array | undefined
  /** With `onDamage`, a value that cannot be read is told to it and passed by; without, it is thrown. */
  scan(range: ScanRange, onDamage?: OnDamage): Iterable<KeyValue>
}

export type OnDamage = (damage: CortexError, key: Uint8Array) => void

export function openedReader(reader: OrderedReader): ViewReader {
  return {
    get: (key) => {
      const sealed = reader.get(key)
      return sealed === undefined ? undefined : openValue(key, sealed)
    },
    scan: function* (range, onDamage) {
      // What is passed by does not count, so the limit is kept here.
      const { from, to, reverse, limit = Number.POSITIVE_INFINITY } = range
      let left = limit
      if (left <= 0) return
      for (const { key, value: sealed } of reader.scan({ from, to, reverse })) {
        const value = openedValue(key, sealed, onDamage)
        if (value === undefined) continue
        yield { key, value }
        if (--left <= 0) return
      }
    },
  }
}

function openedValue(
  key: Uint8Array,
  sealed: Uint8Array,
  onDamage: OnDamage | undefined,
): Uint8Array | undefined {
  if (onDamage === undefined) return openValue(key, sealed)
  try {
    return openValue(key, sealed)
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    onDamage(error, key)
    return undefined
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

export function* sealedChanges(batch: Pick<Staging, 'changes'>): Iterable<Change> {
  for (const change of batch.changes()) yield sealedChange(change)
}

export function sealedChange([key, value]: Change): Change {
  return [key, value === undefined ? undefined : sealValue(key, value)]
}
