import {
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDirectory } from '../testing/test-cortex.ts'
import { type Tail, TailFile } from './tail.ts'

const BOOT = Buffer.alloc(16, 1)
const TAIL: Tail = {
  nextSeq: 2 ** 40 + 5,
  position: { segment: 2 ** 33, offset: 12_345 },
  root: Buffer.alloc(32, 7),
  viewGeneration: 3,
  segmentGeneration: 1,
  viewBytes: 2 ** 35,
  last: { offset: 2 ** 32 + 11_000, crc: 0xdeadbeef },
}

let directory = ''
let file = ''

beforeEach(() => {
  directory = testDirectory()
  file = join(directory, 'tail')
})

afterEach(() => rmSync(directory, { recursive: true }))

function withTail<T>(boot: Uint8Array, readOnly: boolean, use: (tail: TailFile) => T): T {
  const tail = new TailFile(file, boot, { readOnly, elapsed: () => 0 })
  try {
    return use(tail)
  } finally {
    tail.close()
  }
}

describe('TailFile', () => {
  it('[E61] gives back what was written, to other handles too', () => {
    withTail(BOOT, false, (writer) => {
      expect(writer.read()).toBeUndefined()
      writer.write(TAIL)
      expect(writer.read()).toEqual(TAIL)
      expect(withTail(BOOT, true, (reader) => reader.read())).toEqual(TAIL)
      writer.write({ ...TAIL, nextSeq: 6 })
      expect(withTail(BOOT, true, (reader) => reader.read())?.nextSeq).toBe(6)
    })
    expect(readFileSync(file).length).toBe(108)
  })

  it.each([
    ['a link', () => symlinkSync(join(directory, 'notes'), file)],
    ['a directory', () => mkdirSync(file)],
    ['a device', () => symlinkSync('/dev/zero', file)],
  ])('[S33] %s in its place makes room for it, and what a link leads to stays', (_, make) => {
    writeFileSync(join(directory, 'notes'), 'notes of somebody')
    make()

    withTail(BOOT, false, (writer) => {
      writer.write(TAIL)
      expect(writer.read()).toEqual(TAIL)
    })

    expect(lstatSync(file).isFile()).toBe(true)
    expect(readFileSync(join(directory, 'notes'), 'utf8')).toBe('notes of somebody')
  })

  it('[E61] once it is closed it neither reads nor closes what has its number since', () => {
    let now = 0
    const tail = new TailFile(file, BOOT, { readOnly: false, elapsed: () => now })
    tail.write(TAIL)
    tail.close()
    const notes = join(directory, 'notes')
    writeFileSync(notes, 'notes of somebody')
    const fd = openSync(notes, 'r+')
    // Another file has its name, which a reader notices after a moment.
    rmSync(file)
    writeFileSync(file, '')
    now += 1_000

    for (const use of [() => tail.read(), () => tail.reopen(), () => tail.write(TAIL)]) {
      expect(use).toThrow(expect.objectContaining({ code: 'CLOSED' }))
    }
    tail.close()

    expect(fstatSync(fd).size).toBe('notes of somebody'.length)
    closeSync(fd)
    expect(readFileSync(notes, 'utf8')).toBe('notes of somebody')
  })

  it('[E61] does not count in another boot of the machine', () => {
    withTail(BOOT, false, (writer) => writer.write(TAIL))
    expect(withTail(Buffer.alloc(16, 2), true, (reader) => reader.read())).toBeUndefined()
    expect(withTail(BOOT, false, (again) => again.read())).toEqual(TAIL)
  })

  it('[E61] is read whole or not at all', () => {
    withTail(BOOT, false, (writer) => writer.write(TAIL))
    const whole = readFileSync(file)
    for (let length = 0; length < whole.length; length += 5) {
      writeFileSync(file, whole.subarray(0, length))
      expect(withTail(BOOT, true, (reader) => reader.read())).toBeUndefined()
    }
    for (let at = 0; at < whole.length; at++) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] as number) ^ 0x40
      writeFileSync(file, changed)
      expect(withTail(BOOT, true, (reader) => reader.read())).toBeUndefined()
    }
  })

  it('[E61] keeps its root when the next one is read', () => {
    withTail(BOOT, false, (tail) => {
      tail.write(TAIL)
      const first = tail.read()
      tail.write({ ...TAIL, root: Buffer.alloc(32, 8) })
      tail.read()
      expect(first?.root).toEqual(TAIL.root)
    })
  })

  it('[E61] a reader needs the file to be there', () => {
    expect(() => new TailFile(file, BOOT, { readOnly: true, elapsed: () => 0 })).toThrow(
      expect.objectContaining({ code: 'IO_ERROR' }),
    )
  })
})
