import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../codec/bytes.ts'
import { CborError } from '../codec/cbor.ts'
import {
  BLOCK_BYTES_MAX,
  type Block,
  decodeBlock,
  encodeBlock,
  FRAME_HEAD_BYTES,
  frameBlock,
  frameGroup,
  nextSeqAfter,
  readFrame,
} from './block.ts'
import { sealEntry } from './entry.ts'

function aBlock(firstSeq = 4, count = 2): Block {
  return {
    firstSeq,
    commitId: Buffer.alloc(16, 1),
    prevRoot: Buffer.alloc(32, 2),
    root: Buffer.alloc(32, 3),
    entries: Array.from({ length: count }, (_, n) =>
      sealEntry({ seq: firstSeq + n, kind: 'attest', at: 9, by: 'ada' }, [
        { salt: Buffer.alloc(16, n), body: Buffer.from('x') },
      ]),
    ),
  }
}

describe('a block', () => {
  it('[E58] reads back as it was written', () => {
    const block = aBlock()
    const bytes = encodeBlock(block)
    const read = decodeBlock(bytes)

    expect(toHex(encodeBlock(read))).toBe(toHex(bytes))
    expect(read.entries.map(({ header }) => header.seq)).toEqual([4, 5])
    expect(nextSeqAfter(read)).toBe(6)
  })

  it('[E58] numbers its entries from its first without a gap', () => {
    const gap = { ...aBlock(), entries: [...aBlock(4, 1).entries, ...aBlock(6, 1).entries] }
    const wrongStart = { ...aBlock(), firstSeq: 5 }
    for (const block of [gap, wrongStart]) {
      expect(() => decodeBlock(encodeBlock(block))).toThrow(CborError)
    }
  })

  it('[E58] has at least one entry', () => {
    expect(() => decodeBlock(encodeBlock({ ...aBlock(), entries: [] }))).toThrow(CborError)
  })

  it('[E58] refuses hashes and commit ids of another length', () => {
    for (const wrong of [
      { commitId: Buffer.alloc(15) },
      { root: Buffer.alloc(33) },
      { prevRoot: Buffer.alloc(0) },
    ]) {
      expect(() => decodeBlock(encodeBlock({ ...aBlock(), ...wrong }))).toThrow(CborError)
    }
  })
})

describe('a frame', () => {
  const block = Buffer.from('the bytes of a block')

  it('[E58] has a magic, a length, the way back and a checksum', () => {
    const frame = frameBlock(block, 300)

    expect(frame.subarray(0, 4).toString('latin1')).toBe('CTXB')
    expect(frame.readUInt32BE(4)).toBe(block.length)
    expect(frame.readUInt32BE(8)).toBe(300)
    expect(frame.readUInt32BE(12)).toBe(crc32(block, crc32(frame.subarray(0, 12))))
    const crc = frame.readUInt32BE(12)
    expect(readFrame(frame)).toEqual({ kind: 'frame', block, bytes: frame.length, back: 300, crc })
  })

  it('[E58] says how many bytes it needs when some are missing', () => {
    const frame = frameBlock(block)
    for (let length = 1; length < FRAME_HEAD_BYTES; length++) {
      expect(readFrame(frame.subarray(0, length))).toEqual({
        kind: 'more',
        bytes: FRAME_HEAD_BYTES,
      })
    }
    for (let length = FRAME_HEAD_BYTES; length < frame.length; length++) {
      expect(readFrame(frame.subarray(0, length))).toEqual({ kind: 'more', bytes: frame.length })
    }
  })

  it('[E58] is followed by zero bytes or nothing at the end', () => {
    for (const length of [0, 1, 15, 16, 100]) {
      expect(readFrame(Buffer.alloc(length))).toEqual({ kind: 'end' })
    }
  })

  it('[E58] is bad if any bit of it changed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 7 }), (where, bit) => {
        const frame = frameBlock(block)
        const at = where % frame.length
        frame[at] = (frame[at] as number) ^ (1 << bit)
        const { kind } = readFrame(frame)
        // A longer length asks for bytes that are not there.
        return kind === 'bad' || (kind === 'more' && at >= 4 && at < 8)
      }),
      { numRuns: 2000 },
    )
  })

  it('[E58] of an impossible length is bad, whatever follows', () => {
    for (const length of [0, BLOCK_BYTES_MAX + 1, 0xffffffff]) {
      const frame = frameBlock(block)
      frame.writeUInt32BE(length, 4)
      expect(readFrame(frame)).toEqual({ kind: 'bad', why: 'impossible length' })
    }
  })

  it('[E58] of a group says how far back the group began', () => {
    const group = frameGroup([block, block.subarray(0, 3), block])
    const backs: number[] = []
    for (let at = 0; at < group.length; ) {
      const frame = readFrame(group.subarray(at))
      if (frame.kind !== 'frame') break
      expect(frame.back).toBe(at)
      backs.push(frame.back)
      at += frame.bytes
    }
    expect(backs).toEqual([0, 36, 55])
  })
})
