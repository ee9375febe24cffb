/** The files of an environment before LMDB opens them. Rules: docs/spec/files.md. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
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
import { emptyLmdb, makeRoom, prepareToOpen } from './lmdb-files.ts'
import { LmdbStore } from './lmdb-store.ts'
import type { Change } from './ordered-store.ts'

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

  it('[Y5] no commit makes the file longer: the room for it was there before', async () => {
    const path = testDirectory()
    const store = new LmdbStore(path, { durable: false, ascending: ['up/'] })
    const file = join(path, 'data.mdb')
    const fd = openSync(file, 'r+')
    for (let round = 0; round < 60; round++) {
      const changes = Array.from({ length: 1 + (round % 7) * 60 }, (_, index): Change => {
        const key = Buffer.from(
          `${index % 3 === 0 ? 'up/' : 'k'}${(round * 7919 + index * 104729) % 9973}`,
        )
        return [key, Buffer.alloc((round * 37 + index * 11) % (index % 50 === 0 ? 9000 : 300), 7)]
      })
      const bytes = changes.reduce(
        (sum, [key, value]) => sum + key.length + (value?.length ?? 0),
        0,
      )
      makeRoom(fd, changes.length, bytes)
      const { size } = statSync(file)

      store.write(changes)

      expect(statSync(file).size).toBe(size)
    }
    closeSync(fd)
    await store.close()
  })

  it.skipIf(!existsSync('/proc/self/maps'))(
    '[ST5] a file is mapped once, however it grows',
    async () => {
      const path = testDirectory()
      const store = new LmdbStore(path, { durable: false })

      for (let round = 0; round < 30; round++) {
        store.write([[Buffer.from(`key ${round}`), Buffer.alloc(100_000)]])
      }

      const maps = readFileSync('/proc/self/maps', 'utf8').split('\n')
      expect(maps.filter((line) => line.endsWith(join(path, 'data.mdb')))).toHaveLength(1)
      await store.close()
    },
  )

  it('[Y2] a lock file that was cut is filled again', async () => {
    const path = testDirectory()
    await new LmdbStore(path, { durable: false }).close()
    truncateSync(join(path, 'lock.mdb'), 100)

    await new LmdbStore(path, { durable: false }).close()

    expect(statSync(join(path, 'lock.mdb')).size).toBeGreaterThan(1024 * 64)
  })
})
