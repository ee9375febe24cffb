/** Changes to the files of a closed store that no engine would make. */
import { ASCENDING } from '../src/keys/keyspace.ts'
import { LmdbStore } from '../src/store/lmdb-store.ts'
import type { Change, OrderedReader } from '../src/store/ordered-store.ts'
import type { TestCortex } from '../src/testing/index.ts'

/** Closes the store, changes its view behind its back, and opens it again. */
export async function damageView(
  cortex: TestCortex,
  change: (view: OrderedReader) => readonly Change[],
): Promise<TestCortex> {
  const { viewGeneration } = cortex.store.tail()
  const directory = cortex.store.layout.view(viewGeneration)
  await cortex.close()
  await edit(directory, 'view', change)
  return await cortex.reopen()
}

export async function damageSide(
  cortex: TestCortex,
  change: (side: OrderedReader) => readonly Change[],
): Promise<TestCortex> {
  await cortex.close()
  await edit(cortex.store.layout.side, 'side', change)
  return await cortex.reopen()
}

export async function edit(
  directory: string,
  environment: 'view' | 'side' | 'lock',
  change: (reader: OrderedReader) => readonly Change[],
): Promise<void> {
  const ascending = environment === 'view' ? ASCENDING : []
  const store = new LmdbStore(directory, { durable: false, ascending })
  const snapshot = store.snapshot()
  const changes = change(snapshot)
  snapshot.release()
  store.write(changes)
  await store.close()
}

/** The same value with one bit of its middle changed. */
export function flipped(value: Uint8Array | undefined): Uint8Array {
  const changed = Buffer.from(value ?? [])
  const middle = Math.floor(changed.length / 2)
  changed[middle] = (changed[middle] ?? 0) ^ 0x10
  return changed
}
