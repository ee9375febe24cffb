import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STORE_SUITE, SUITE_ASCENDING } from '../testing/store-suite.ts'
import { testDirectory } from '../testing/test-cortex.ts'
import { LmdbStore } from './lmdb-store.ts'
import { MemoryStore } from './memory-store.ts'

describe('MemoryStore', () => {
  it.each(STORE_SUITE)('[E55] $name', async ({ run }) => {
    await run(new MemoryStore())
  })
})

describe('LmdbStore', () => {
  it.each(STORE_SUITE)('[E55] $name', async ({ run }) => {
    const directory = testDirectory()
    const store = new LmdbStore(directory, { durable: false, ascending: SUITE_ASCENDING })
    await run(store)
    await store.close()
    rmSync(directory, { recursive: true })
  })

  it('[E55] keeps what was written when it is opened again, also for reading only', async () => {
    const directory = testDirectory()
    const key = Buffer.from('a/1')
    const open = (readOnly: boolean): LmdbStore =>
      new LmdbStore(directory, { durable: true, readOnly, ascending: SUITE_ASCENDING })
    const first = open(false)
    first.write([[key, Buffer.from('kept')]])
    await first.close()

    for (const readOnly of [false, true]) {
      const store = open(readOnly)
      const snapshot = store.snapshot()
      expect(Buffer.from(snapshot.get(key) ?? []).toString()).toBe('kept')
      snapshot.release()
      await store.close()
    }
    rmSync(directory, { recursive: true })
  })
})
