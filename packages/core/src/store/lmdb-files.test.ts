/** The files of an environment before LMDB opens them. Rules: docs/spec/files.md. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { open } from 'lmdb'
import { describe, expect, it } from 'vitest'
import { testDirectory } from '../testing/index.ts'
import { emptyLmdb, prepareToOpen } from './lmdb-files.ts'
import { LmdbStore } from './lmdb-store.ts'

describe('the files of an environment', () => {
  it("[Y1] an empty one is, byte for byte, LMDB's own", async () => {
    const path = testDirectory()
    const environment = open({ path, noSync: true, overlappingSync: false, noSubdir: false })
    const bytes = readFileSync(join(path, 'data.mdb'))
    await environment.close()

    expect(bytes.equals(emptyLmdb())).toBe(true)
  })

  it('[Y1] [Y2] both files are whole before LMDB opens them, and the lock file has no hole', () => {
    const path = join(testDirectory(), 'new')

    prepareToOpen(path, { create: true })

    expect(readdirSync(path).sort()).toEqual(['data.mdb', 'lock.mdb'])
    const { blocks, size } = statSync(join(path, 'lock.mdb'))
    expect(size).toBeGreaterThan(1024 * 64)
    expect(blocks * 512).toBeGreaterThanOrEqual(size)
  })

  it('[Y4] a head that LMDB could not read is an error, not the end of the process', () => {
    const whole = emptyLmdb()
    const other = Buffer.from(whole)
    other.writeUInt32LE(0, 4096 + 24)
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(8192), whole.subarray(0, 4100), other]) {
      const path = testDirectory()
      mkdirSync(path, { recursive: true })
      writeFileSync(join(path, 'data.mdb'), bytes)

      expect(() => new LmdbStore(path, { durable: false })).toThrow(/no head/)
    }
  })

  it('[Y2] a lock file that was cut is filled again', async () => {
    const path = testDirectory()
    await new LmdbStore(path, { durable: false }).close()
    truncateSync(join(path, 'lock.mdb'), 100)

    await new LmdbStore(path, { durable: false }).close()

    expect(statSync(join(path, 'lock.mdb')).size).toBeGreaterThan(1024 * 64)
  })
})
