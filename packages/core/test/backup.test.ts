/** Saving a store in a directory, and making one of it again. Rules: docs/spec/backup.md. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Cortex } from '../src/cortex.ts'
import {
  checkBackup,
  importJournal,
  listBackups,
  restoreBackup,
  verifyStore,
} from '../src/index.ts'
import { tryLock } from '../src/store/native-lock.ts'
import { testDirectory } from '../src/testing/index.ts'
import { refusal } from './helpers.ts'
import { ACTOR, aFact, copyStore, layout, open } from './support/stores.ts'

/** Small segments: a few memories make several of them. */
const SMALL = { segmentBytes: 3000 }

async function withMemories(root: string, count: number): Promise<Cortex> {
  const cortex = await open(root, SMALL)
  for (let n = 0; n < count; n++) await cortex.write(aFact(`fact ${n}`))
  return cortex
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function segmentsIn(directory: string): string[] {
  return filesBelow(directory).filter((file) => file.endsWith('.seg'))
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

async function restoredRoot(directory: string): Promise<string> {
  const root = testDirectory()
  const report = await restoreBackup(root, directory, { actor: ACTOR })
  expect((await verifyStore(root, ACTOR)).problems).toEqual([])
  return report.root
}

describe('backup()', () => {
  it('[BK1] gives a store with the same root, also after more was written', async () => {
    const directory = testDirectory()
    await using cortex = await withMemories(testDirectory(), 20)

    const first = await cortex.backup(directory)
    const root = await cortex.overallRoot()
    await cortex.write(aFact('after it'))

    expect(first).toMatchObject({ actor: ACTOR, entries: 21, root })
    expect(listBackups(directory)).toEqual([{ actor: ACTOR, entries: 21, root }])
    expect(checkBackup(directory, ACTOR)).toEqual({ actor: ACTOR, entries: 21, root })
    expect(await restoredRoot(directory)).toBe(root)
  })

  it('[BK1] a store with nothing in it can be saved too', async () => {
    const directory = testDirectory()
    await using cortex = await open(testDirectory())
    await cortex.backup(directory)
    expect(await restoredRoot(directory)).toBe(await cortex.overallRoot())
  })

  it('[BK1] several actors share a directory', async () => {
    const root = testDirectory()
    const directory = testDirectory()
    for (const actor of ['ada', 'bob']) {
      await using cortex = await open(root, {}, { actor })
      await cortex.write(aFact(actor))
      await cortex.backup(directory)
    }
    expect(listBackups(directory).map(({ actor }) => actor)).toEqual(['ada', 'bob'])
  })

  it('[BK2] copies only segments that are new or grew', async () => {
    const directory = testDirectory()
    await using cortex = await withMemories(testDirectory(), 40)
    const first = await cortex.backup(directory)
    const before = segmentsIn(directory).map((file) => `${file} ${statSync(file).ino}`)

    await cortex.write(aFact('one more'))
    const seen: [number, number][] = []
    const second = await cortex.backup(directory, {
      onProgress: (done, total) => seen.push([done, total]),
    })

    expect(before.length).toBeGreaterThan(3)
    expect(first.copied).toBe(first.bytes)
    expect(second.copied).toBeLessThan(first.bytes / 2)
    expect(seen.at(-1)).toEqual([second.copied, second.copied])
    const after = segmentsIn(directory).map((file) => `${file} ${statSync(file).ino}`)
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
    expect(await restoredRoot(directory)).toBe(await cortex.overallRoot())
  })

  it('[BK2] keeps what it has if nothing was written', async () => {
    const directory = testDirectory()
    await using cortex = await withMemories(testDirectory(), 10)
    const first = await cortex.backup(directory)
    const again = await cortex.backup(directory)
    expect(again.root).toBe(first.root)
    expect(await restoredRoot(directory)).toBe(first.root)
  })

  it('[BK9] removes what a backup that was killed left behind', async () => {
    const directory = testDirectory()
    await using cortex = await withMemories(testDirectory(), 3)
    await cortex.backup(directory)
    const place = join(directory, ACTOR)
    writeFileSync(join(place, '.backup.json.41.2.tmp'), '{')
    mkdirSync(join(place, 'segments-7'))
    writeFileSync(join(place, 'note.txt'), 'somebody else put this here')

    await cortex.backup(directory)

    const left = readdirSync(place).sort()
    expect(left).toEqual(['backup.json', 'backup.lock', 'note.txt', 'segments-1'])
  })

  it('[BK3] what was erased leaves the backup with the next run', async () => {
    const directory = testDirectory()
    await using cortex = await withMemories(testDirectory(), 10)
    const { uri } = await cortex.write(aFact('the combination is 77139024'))
    for (let n = 0; n < 20; n++) await cortex.write(aFact(`later ${n}`))
    await cortex.backup(directory)
    const holding = (): string[] =>
      filesBelow(directory).filter((file) => readFileSync(file).includes('77139024'))
    expect(holding()).toHaveLength(1)

    await cortex.erase(uri, { reason: 'asked to' })
    await cortex.backup(directory)

    expect(holding()).toEqual([])
    expect(await restoredRoot(directory)).toBe(await cortex.overallRoot())
  })

  it('[BK4] refuses a directory that holds another history of that name', async () => {
    const directory = testDirectory()
    await using other = await withMemories(testDirectory(), 3)
    const { root } = await other.backup(directory)
    await using cortex = await withMemories(testDirectory(), 30)

    await expect(cortex.backup(directory)).rejects.toThrow(refusal('ROOT_MISMATCH'))

    expect(checkBackup(directory, ACTOR).root).toBe(root)
  })

  it('[BK4] an older copy of the store does not replace what it has lost', async () => {
    const root = testDirectory()
    const older = testDirectory()
    const directory = testDirectory()
    await (await withMemories(root, 5)).close()
    copyStore(root, older)
    await using cortex = await withMemories(root, 5)
    const saved = await cortex.backup(directory)
    await using old = await open(older)

    await expect(old.backup(directory)).rejects.toThrow(refusal('ROOT_MISMATCH'))
    expect(checkBackup(directory, ACTOR).root).toBe(saved.root)
  })

  it('[BK5] one process at a time writes to a backup', async () => {
    const directory = testDirectory()
    await using cortex = await withMemories(testDirectory(), 3)
    mkdirSync(join(directory, ACTOR), { recursive: true })
    const fd = openSync(join(directory, ACTOR, 'backup.lock'), 'a')
    expect(tryLock(fd, 'held', false)).toBe(true)
    try {
      await expect(cortex.backup(directory)).rejects.toThrow(refusal('BUSY'))
    } finally {
      closeSync(fd)
    }
    await cortex.backup(directory)
  })

  it('[BK6] a byte that changed is found, by check and by restore', async () => {
    const directory = testDirectory()
    await using cortex = await withMemories(testDirectory(), 30)
    await cortex.backup(directory)
    const [, file = ''] = segmentsIn(directory)
    flip(file, 1500)

    expect(() => checkBackup(directory, ACTOR)).toThrow(refusal('CORRUPT'))
    const root = testDirectory()
    await expect(restoreBackup(root, directory, { actor: ACTOR })).rejects.toThrow(
      refusal('CORRUPT'),
    )
    expect(existsSync(layout(root).journal)).toBe(false)
  })

  it('[BK6] a backup whose files are gone or short is made again', async () => {
    const directory = testDirectory()
    await using cortex = await withMemories(testDirectory(), 30)
    await cortex.backup(directory)
    const [first = '', second = ''] = segmentsIn(directory)
    rmSync(first)
    truncateSync(second, 20)
    expect(() => checkBackup(directory, ACTOR)).toThrow(refusal('CORRUPT'))

    await cortex.backup(directory)

    expect(await restoredRoot(directory)).toBe(await cortex.overallRoot())
    expect(
      readdirSync(join(directory, ACTOR)).filter((name) => /^segments/.test(name)),
    ).toHaveLength(1)
  })

  it('[BK6] a manifest that is not one is refused, whatever it holds', async () => {
    const directory = testDirectory()
    await using cortex = await withMemories(testDirectory(), 3)
    await cortex.backup(directory)
    for (const text of ['', '{', 'null', '[]', '{"format":2}', '{"format":1,"segments":[]}']) {
      writeFileSync(join(directory, ACTOR, 'backup.json'), text)
      expect(() => checkBackup(directory, ACTOR)).toThrow(refusal('CORRUPT'))
      await expect(cortex.backup(directory)).rejects.toThrow(refusal('CORRUPT'))
    }
  })

  it('[BK7] is restored beside a store, never over one', async () => {
    const root = testDirectory()
    const directory = testDirectory()
    await using cortex = await withMemories(root, 3)
    const saved = await cortex.backup(directory)
    await cortex.write(aFact('newer'))
    const live = await cortex.overallRoot()

    await expect(restoreBackup(root, directory, { actor: ACTOR })).rejects.toThrow(
      refusal('ALREADY_EXISTS'),
    )

    expect(await cortex.overallRoot()).toBe(live)
    const report = await restoreBackup(root, directory, { actor: ACTOR, as: 'yesterday' })
    expect(report).toEqual({ actor: 'yesterday', entries: 4, root: saved.root })
  })

  it('[BK7] an unknown actor is NOT_FOUND with the names that are there', async () => {
    const directory = testDirectory()
    await using cortex = await withMemories(testDirectory(), 1)
    await cortex.backup(directory)
    await expect(restoreBackup(testDirectory(), directory, { actor: 'eve' })).rejects.toThrow(
      /has backups of ada/,
    )
    expect(() => checkBackup(testDirectory(), 'eve')).toThrow(/has no backup/)
  })

  it('[BK8] files are open to their owner alone', async () => {
    const directory = join(testDirectory(), 'new')
    await using cortex = await withMemories(testDirectory(), 3)
    await cortex.backup(directory)
    for (const file of filesBelow(directory)) expect(statSync(file).mode & 0o077).toBe(0)
    expect(statSync(join(directory, ACTOR)).mode & 0o077).toBe(0)
  })

  it('[BK11] one file has the same root, and the older one stays until it is whole', async () => {
    const file = join(testDirectory(), 'ada.cortex')
    await using cortex = await withMemories(testDirectory(), 10)
    const first = await cortex.backup(file)
    const bytes = readFileSync(file)
    expect(first).toMatchObject({ entries: 11, root: await cortex.overallRoot() })
    expect(first.bytes).toBe(bytes.length)
    expect(statSync(file).mode & 0o077).toBe(0)

    const other = openSync(`${file}.new`, 'a', 0o600)
    expect(tryLock(other, 'held', false)).toBe(true)
    await expect(cortex.backup(file)).rejects.toThrow(refusal('BUSY'))
    closeSync(other)
    expect(readFileSync(file)).toEqual(bytes)

    // What a run left that was killed counts for nothing.
    writeFileSync(`${file}.new`, 'half of a backup')
    await cortex.write(aFact('one more'))
    const { entries, root } = await cortex.backup(file)
    const restored = await importJournal(testDirectory(), 'copy', [readFileSync(file)])
    expect(restored).toEqual({ actor: 'copy', entries, root })
    expect(existsSync(`${file}.new`)).toBe(false)
  })
})
