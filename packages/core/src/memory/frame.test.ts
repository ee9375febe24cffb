import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../codec/bytes.ts'
import { decodeCbor, encodeCbor } from '../codec/cbor.ts'
import { OBJECT_KINDS, VERBS } from './enums.ts'
import {
  decodeFrame,
  encodeFrame,
  type FrameRef,
  objectHash,
  parseFrame,
  parseFrames,
  sameFrame,
} from './frame.ts'

const frame: FrameRef = { verb: 'find', kind: 'service', ref: 'gpu_inference' }

describe('frames', () => {
  it('[M25] are stored as a list of three and read back', () => {
    const someFrame = fc.record({
      verb: fc.constantFrom(...VERBS.names),
      kind: fc.constantFrom(...OBJECT_KINDS.names),
      ref: fc.string({ minLength: 1, maxLength: 20 }).filter((ref) => /\S/.test(ref)),
    })
    fc.assert(
      fc.property(someFrame, (given) => {
        const bytes = encodeCbor(encodeFrame(parseFrame(given, 'frame')))
        expect(decodeFrame(decodeCbor(bytes), 'frame')).toEqual(given)
      }),
    )
    expect(encodeFrame(frame)).toEqual([0x01, 0x01, 'gpu_inference'])
  })

  it.each([
    ['verb', { ...frame, verb: 'steal' }],
    ['kind', { ...frame, kind: 'thing' }],
    ['ref', { ...frame, ref: '' }],
    ['ref', { ...frame, ref: ' ' }],
    ['ref', { ...frame, ref: 'x'.repeat(257) }],
    ['colour', { ...frame, colour: 1 }],
  ])('[M25] a wrong %s is refused by name', (field, value) => {
    expect(() => parseFrames([frame, value], 'frames')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: `frames[1].${field}` }),
    )
  })

  it('[M25] there are at most 16, each reference at most 256 bytes', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...frame, ref: `${index}`.padEnd(256, 'x') }))

    expect(parseFrames(many(16), 'frames')).toEqual(many(16))
    expect(() => parseFrames(many(17), 'frames')).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_FRAMES', path: 'frames' }),
    )
    expect(() => parseFrames('x', 'frames')).toThrow('a list of frames')
  })

  it('[M25] a repeated one is refused, one that differs in any part is not', () => {
    const others: readonly FrameRef[] = [
      { ...frame, verb: 'build' },
      { ...frame, kind: 'model' },
      { ...frame, ref: 'GPU_inference' },
    ]

    expect(parseFrames([frame, ...others], 'frames')).toHaveLength(4)
    expect(others.some((other) => sameFrame(frame, other))).toBe(false)
    expect(() => parseFrames([frame, ...others, { ...frame }], 'frames')).toThrow(
      'Cannot read frames[4]: the same frame as frames[0]',
    )
  })

  it.each([
    ['two items', [1, 1]],
    ['four items', [1, 1, 'x', 'y']],
    ['an unknown verb', [11, 1, 'x']],
    ['an unknown kind', [1, 13, 'x']],
    ['a verb by name', ['find', 1, 'x']],
    ['a blank reference', [1, 1, ' ']],
    ['no list', 'x'],
  ])('[M25] reading refuses %s', (_, value) => {
    expect(() => decodeFrame(value, 'frame')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    )
  })

  it('[M26] a reference has a hash of 16 bytes', () => {
    expect(toHex(objectHash('gpu_inference'))).toBe('f3a2d007cad3b0ab1171e0e953a3dbdc')
  })
})
