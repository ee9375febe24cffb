import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDirectory } from '../testing/test-cortex.ts'
import { type Block, encodeBlock, frameBlock, frameGroup } from './block.ts'
import { confirmEnd, confirmWhole } from './confirm-end.ts'
import { sealEntry } from './entry.ts'
import {
  isBefore,
  JournalFiles,
  type Position,
  type ReadEnd,
  samePosition,
} from './journal-files.ts'
import { encodeSegmentHead, SEGMENT_HEAD_BYTES, segmentName } from './segment.ts'

const ROOT = Buffer.alloc(32, 1)

function aBlock(seq: number, bytes = 10): Uint8Array {
  const block: Block = {
    firstSeq: seq,
    commitId: Buffer.alloc(16, seq),
    prevRoot: ROOT,
    root: ROOT,
    entries: [
      sealEntry({ seq, kind: 'attest', at: 1, by: 'a' }, [
        { salt: Buffer.alloc(16), body: Buffer.alloc(bytes, seq) },
      ]),
    ],
  }
  return encodeBlock(block)
}

let directory = ''
let files: JournalFiles

beforeEach(() => {
  directory = testDirectory()
  files = new JournalFiles(directory, { readOnly: false, segmentBytes: 1000 })
})

afterEach(() => {
  files.close()
  rmSync(directory, { recursive: true })
})

/** Writes blocks one by one, as commits of their own, into as many segments as they need. */
function fill(count: number, bytes = 10): Position[] {
  let position = files.createSegment(0, ROOT)
  const places: Position[] = []
  for (let seq = 0; seq < count; seq++) {
    const place = files.placeFor({ position, nextSeq: seq, root: ROOT })
    places.push(place)
    position = files.append(place, frameBlock(aBlock(seq, bytes)))
  }
  return [...places, position]
}

function walk(from: Position, to?: Position): { seqs: number[]; end: ReadEnd } {
  const seqs: number[] = []
  const blocks = files.read(from, to)
  for (let step = blocks.next(); ; step = blocks.next()) {
    if (step.done) return { seqs, end: step.value }
    seqs.push(step.value.block.firstSeq)
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, seq) => seq)

describe('JournalFiles', () => {
  it('[E60] reads the blocks that were appended, to the end or to a position', () => {
    const places = fill(4)

    expect(walk(places[0] as Position)).toEqual({
      seqs: [0, 1, 2, 3],
      end: { kind: 'end', at: places[4] },
    })
    expect(walk(places[1] as Position, places[3]).seqs).toEqual([1, 2])
    expect(walk(places[2] as Position, places[2]).seqs).toEqual([])
  })

  it('[E60] an empty segment counts only if the tail is in it', () => {
    const places = fill(2)
    files.truncate(places[2] as Position)
    const empty = files.createSegment(2, ROOT)

    expect(walk(places[0] as Position).end).toEqual({ kind: 'end', at: places[2] })
    expect(walk(places[0] as Position, empty).end).toEqual({ kind: 'end', at: empty })
  })

  it('[E60] goes on in the next segment; a full one ends with its last block', () => {
    const places = fill(20)
    const segments = files.segments()

    expect(segments.length).toBeGreaterThan(2)
    expect(segments[0]).toBe(0)
    expect(walk(JournalFiles.start(0)).seqs).toEqual(upTo(20))
    for (const [index, segment] of segments.slice(0, -1).entries()) {
      const last = places.filter((place) => place.segment === segment).at(-1) as Position
      expect(statSync(files.path(segment)).size).toBeGreaterThan(last.offset)
      expect(files.segmentHead(segments[index + 1] as number).prevRoot).toEqual(ROOT)
      expect(files.rest({ segment, offset: statSync(files.path(segment)).size }).length).toBe(0)
    }
  })

  it('[E60] finds the block of any entry, from any segment', () => {
    const places = fill(20)
    const tail = places[20] as Position
    for (const seq of upTo(20)) expect(files.locate(seq, tail)).toEqual(places[seq])
    expect(files.locate(20, tail)).toEqual(tail)
  })

  it('[E60] finds it in any order, and walks on from where it was', () => {
    const places = fill(20)
    const tail = places[20] as Position
    for (let at = 0; at < 200; at++) {
      const seq = (at * 7919) % 20
      expect(files.locate(seq, tail)).toEqual(places[seq])
    }
    files.locate(18, tail)
    const bytes = readFileSync(files.path(0))
    bytes.fill(1, (places[2] as Position).offset, (places[3] as Position).offset)
    writeFileSync(files.path(0), bytes)

    expect(files.locate(19, tail)).toEqual(places[19])
    expect(() => files.locate(3, tail)).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
  })

  it('[E60] stops at a changed byte and says where; nothing behind it is shown', () => {
    const places = fill(4)
    const at = places[2] as Position
    const file = files.path(0)
    const bytes = readFileSync(file)
    bytes[at.offset + 30] = (bytes[at.offset + 30] as number) ^ 1
    writeFileSync(file, bytes)
    files.reopen()

    const { seqs, end } = walk(JournalFiles.start(0))

    expect(seqs).toEqual([0, 1])
    expect(end).toEqual({ kind: 'bad', at, why: 'the checksum does not fit' })
    expect(files.damage(at, 'why')).toMatchObject({
      code: 'CORRUPT',
      details: { file, offset: at.offset },
    })
  })

  it('[E60] stops where the file was cut inside a block', () => {
    const places = fill(3)
    truncateSync(files.path(0), (places[2] as Position).offset + 20)
    files.reopen()

    expect(walk(JournalFiles.start(0))).toEqual({
      seqs: [0, 1],
      end: { kind: 'bad', at: places[2], why: 'cut off' },
    })
  })

  it('[E60] a block that is sound as a frame but not as a block is bad', () => {
    const position = files.createSegment(0, ROOT)
    files.append(position, frameBlock(Buffer.from('a0', 'hex')))

    expect(walk(position).end).toMatchObject({ kind: 'bad', at: position })
  })

  it('[E60] knows the end: nothing written there', () => {
    const places = fill(2)
    expect(files.isEnd(places[2] as Position)).toBe(true)
    expect(files.isEnd(places[1] as Position)).toBe(false)
  })

  it('[E60] [S31] past the end of the file is not the end', () => {
    fill(2)
    expect(files.isEnd({ segment: 0, offset: 10_000_000 })).toBe(false)
  })

  it('[S32] an end that the file does not reach is CORRUPT, and so is one with another last block', () => {
    const places = fill(3)
    const [, second, third, position] = places as [Position, Position, Position, Position]
    const bytes = readFileSync(files.path(0))
    const last = { offset: third.offset, crc: bytes.readUInt32BE(third.offset + 12) }
    const end = { position, nextSeq: 3, root: ROOT, last }
    const corrupt = expect.objectContaining({ code: 'CORRUPT' })

    expect(confirmEnd(files, end)).toBe(true)
    confirmWhole(files, end)
    expect(confirmEnd(files, { ...end, last: undefined })).toBe(true)
    const earlier = { offset: second.offset, crc: bytes.readUInt32BE(second.offset + 12) }
    expect(confirmEnd(files, { ...end, position: third, nextSeq: 2, last: earlier })).toBe(false)

    expect(() => confirmEnd(files, { ...end, last: { ...last, crc: 1 } })).toThrow(corrupt)
    expect(() => confirmWhole(files, { ...end, root: Buffer.alloc(32, 9) })).toThrow(corrupt)
    expect(() => confirmWhole(files, { ...end, nextSeq: 4 })).toThrow(corrupt)
    for (const cut of [third.offset, third.offset + 20, position.offset - 1]) {
      // With and without a hole of zeros in the place of what was cut off.
      for (const size of [cut, 65_536]) {
        truncateSync(files.path(0), cut)
        truncateSync(files.path(0), size)
        expect(() => confirmEnd(files, end)).toThrow(corrupt)
        expect(() => confirmEnd(files, { ...end, last: undefined })).toThrow(corrupt)
        writeFileSync(files.path(0), bytes)
      }
    }
  })

  it('[S31] a segment that was left unused is never believed, wherever its number would be', () => {
    fill(3)
    for (const stale of [Buffer.alloc(0), encodeSegmentHead(1, ROOT), Buffer.alloc(65_536)]) {
      writeFileSync(files.path(1), stale)
      files.reopen()
      const end = walk(JournalFiles.start(0)).end.at
      const next = files.seal({ position: end, nextSeq: 3, root: ROOT })
      const tail = files.append(next, frameBlock(aBlock(3)))

      expect(walk(JournalFiles.start(0))).toEqual({
        seqs: [0, 1, 2, 3],
        end: { kind: 'end', at: tail },
      })
      expect(walk(JournalFiles.start(0), tail).seqs).toEqual([0, 1, 2, 3])
      expect(files.locate(1, tail).segment).toBe(0)
      expect(files.locate(3, tail)).toEqual(next)

      files.removeUnused(tail)
      expect(files.segments()).toEqual([0, 3])
      rmSync(files.path(3))
      files.reopen()
    }
  })

  it('[S31] a segment that cannot be made leaves no file behind', () => {
    fill(1)
    const blocked = files.path(5)
    mkdirSync(blocked)
    expect(() => files.createSegment(5, ROOT)).toThrow(
      expect.objectContaining({ code: 'IO_ERROR' }),
    )
    rmSync(blocked, { recursive: true })
    expect(files.segments()).toEqual([0])
  })

  it('[S31] blocks that nobody counts are not overwritten by a new segment', () => {
    const places = fill(2)
    const next = files.seal({ position: places[2] as Position, nextSeq: 2, root: ROOT })
    files.append(next, frameBlock(aBlock(2)))

    expect(() => files.createSegment(2, ROOT)).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
  })

  it('[E60] tells a torn write from damage by what was synced after it', () => {
    let position = files.createSegment(0, ROOT)
    position = files.append(position, frameBlock(aBlock(0)))
    const group = position
    position = files.append(position, frameGroup([aBlock(1), aBlock(2)]))

    // The second block of the same group was never synced apart from the first.
    expect(files.syncedAfter(group)).toBe(false)
    files.append(position, frameBlock(aBlock(3)))
    expect(files.syncedAfter(group)).toBe(true)
  })

  it('[E60] a later segment proves that an earlier one was whole, an unused one does not', () => {
    fill(3)
    files.createSegment(3, ROOT)
    expect(files.syncedAfter({ segment: 0, offset: SEGMENT_HEAD_BYTES + 1 })).toBe(true)
    const end = walk(JournalFiles.start(0)).end.at
    expect(files.syncedAfter(end)).toBe(false)
    files.append(JournalFiles.start(3), frameBlock(aBlock(3)))
    expect(files.syncedAfter(end)).toBe(true)
  })

  it('[E60] an unused segment is taken over, and does not hide the end', () => {
    fill(2)
    files.createSegment(2, ROOT)
    expect(walk(JournalFiles.start(0)).end.kind).toBe('end')

    files.createSegment(2, Buffer.alloc(32, 9))

    expect(Buffer.from(files.segmentHead(2).prevRoot)).toEqual(Buffer.alloc(32, 9))
  })

  it('[E60] a missing segment is CORRUPT by name', () => {
    const places = fill(20)
    const [, second] = files.segments() as [number, number]
    const file = files.path(second)
    rmSync(file)
    files.reopen()

    expect(() => files.segmentHead(second)).toThrow(
      expect.objectContaining({ code: 'CORRUPT', details: { file, offset: 0 } }),
    )
    expect(walk(JournalFiles.start(0), places[20]).seqs.length).toBeLessThan(20)
  })

  it('[E59] a segment whose head names another entry is CORRUPT', () => {
    fill(1)
    writeFileSync(join(directory, segmentName(5)), readFileSync(files.path(0)))
    expect(() => files.segmentHead(5)).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
  })

  it('[E60] reads blocks larger than its window', () => {
    const large = new JournalFiles(directory, { readOnly: false })
    let position = large.createSegment(0, ROOT)
    const start = position
    for (const [seq, bytes] of [10, 3_000_000, 10, 1_100_000].entries()) {
      position = large.append(position, frameBlock(aBlock(seq, bytes)))
    }
    const seqs = [...large.read(start)].map(({ block }) => block.firstSeq)
    large.close()

    expect(seqs).toEqual([0, 1, 2, 3])
  })

  it('[E60] takes space in advance: zero bytes follow the last block', () => {
    const places = fill(1)
    const end = places[1] as Position
    expect(statSync(files.path(0)).size).toBe(64 * 1024)
    expect(files.rest(end).every((byte) => byte === 0)).toBe(true)
    files.truncate(end)
    expect(statSync(files.path(0)).size).toBe(end.offset)
    files.sync(0)
  })

  it('[E59] ignores other files and an absent directory', () => {
    fill(1)
    appendFileSync(join(directory, 'notes.txt'), 'x')
    expect(files.segments()).toEqual([0])
    expect(new JournalFiles(join(directory, 'no'), { readOnly: true }).segments()).toEqual([])
  })

  it('[E60] a reader does not append', () => {
    const [start] = fill(1)
    const reader = new JournalFiles(directory, { readOnly: true })
    expect(() => reader.append(start as Position, Buffer.of(1))).toThrow()
    expect([...reader.read(start as Position)]).toHaveLength(1)
    reader.close()
  })
})

describe('positions', () => {
  it('[E60] are ordered by segment, then by offset', () => {
    const [a, b, c] = [
      { segment: 0, offset: 900 },
      { segment: 5, offset: 64 },
      { segment: 5, offset: 65 },
    ]
    expect([isBefore(a, b), isBefore(b, c), isBefore(c, a), isBefore(b, b)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([samePosition(b, { ...b }), samePosition(b, c)]).toEqual([true, false])
  })
})

describe.skipIf(process.platform === 'win32')('a segment that is not a file', () => {
  it.each([
    ['a pipe', (file: string) => execFileSync('mkfifo', [file])],
    ['a device', (file: string) => symlinkSync('/dev/zero', file)],
  ])('[S14] %s is CORRUPT at once, for readers and writers', (_, make) => {
    const file = join(directory, segmentName(0))
    rmSync(file, { force: true })
    make(file)
    for (const readOnly of [true, false]) {
      const opened = new JournalFiles(directory, { readOnly })
      expect(() => opened.segmentHead(0)).toThrow('not a regular file')
      opened.close()
    }
  })
})
