import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { FORMAT } from './format.ts'
import {
  decodeSegmentHead,
  encodeSegmentHead,
  parseSegmentName,
  SEGMENT_HEAD_BYTES,
  segmentName,
} from './segment.ts'

const ROOT = Buffer.alloc(32, 5)

/** A head with some bytes changed and the checksum made to fit. */
function resealed(change: (head: Buffer) => void): Buffer {
  const head = encodeSegmentHead(7, ROOT)
  change(head)
  head.writeUInt32BE(crc32(head.subarray(0, 60)), 60)
  return head
}

describe('the name of a segment', () => {
  it('[E59] is its first entry in sixteen digits', () => {
    for (const seq of [0, 1, 42, 2 ** 32, 2 ** 53 - 1]) {
      expect(segmentName(seq)).toMatch(/^\d{16}\.seg$/)
      expect(parseSegmentName(segmentName(seq))).toBe(seq)
    }
  })

  it.each([
    '1.seg',
    '0000000000000001.seg.64.torn',
    '0000000000000001.tmp',
    '000000000000000a.seg',
    '00000000000000001.seg',
    ' 000000000000001.seg',
    'lost+found',
  ])('[E59] is not %s', (name) => {
    expect(parseSegmentName(name)).toBeUndefined()
  })
})

describe('the head of a segment', () => {
  it('[E59] reads back', () => {
    const head = encodeSegmentHead(7, ROOT)
    expect(head.length).toBe(SEGMENT_HEAD_BYTES)
    expect(head.subarray(0, 8).toString('latin1')).toBe('CORTEXJ\0')
    expect(decodeSegmentHead(head, 'file')).toEqual({ format: FORMAT, firstSeq: 7, prevRoot: ROOT })
  })

  it('[E59] is refused if any bit of it changed', () => {
    for (let bit = 0; bit < SEGMENT_HEAD_BYTES * 8; bit++) {
      const head = encodeSegmentHead(7, ROOT)
      head[bit >> 3] = (head[bit >> 3] as number) ^ (1 << (bit & 7))
      expect(() => decodeSegmentHead(head, 'the file')).toThrow(
        expect.objectContaining({ code: 'CORRUPT', details: { file: 'the file', offset: 0 } }),
      )
    }
  })

  it('[E59] is refused if it is cut off, of another kind, or has reserved bytes set', () => {
    const wrong = [
      encodeSegmentHead(7, ROOT).subarray(0, 63),
      Buffer.alloc(0),
      resealed((head) => head.write('CORTEXE\0', 0, 'latin1')),
      resealed((head) => head.writeUInt16BE(1, 10)),
      resealed((head) => head.writeUInt32BE(1, 12)),
      resealed((head) => head.writeUInt32BE(1, 56)),
    ]
    for (const head of wrong) {
      expect(() => decodeSegmentHead(head, 'file')).toThrow(
        expect.objectContaining({ code: 'CORRUPT' }),
      )
    }
  })

  it('[E43] of a newer format is STORE_NEWER, with both formats', () => {
    const head = resealed((bytes) => bytes.writeUInt16BE(FORMAT + 1, 8))
    expect(() => decodeSegmentHead(head, 'file')).toThrow(
      expect.objectContaining({
        code: 'STORE_NEWER',
        details: { file: 'file', format: FORMAT + 1, supported: FORMAT },
      }),
    )
  })
})
