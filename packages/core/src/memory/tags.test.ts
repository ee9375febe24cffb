import { describe, expect, it } from 'vitest'
import { toHex } from '../codec/bytes.ts'
import { parseTags, tagHash } from './tags.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`)

describe('tags', () => {
  it('[M23] are kept exactly as given', () => {
    const tags = ['Work', 'work', ' work', 'é', 'e\u0301']

    expect(parseTags(tags, 'tags')).toEqual(tags)
    expect(parseTags([], 'tags')).toEqual([])
  })

  it('[M23] are at most 16', () => {
    expect(parseTags(many(16), 'tags')).toEqual(many(16))
    expect(() => parseTags(many(17), 'tags')).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_TAGS', path: 'tags' }),
    )
  })

  it('[M23] have at most 64 bytes, not characters', () => {
    expect(parseTags(['é'.repeat(32)], 'tags')).toHaveLength(1)
    for (const tag of ['x'.repeat(65), `${'é'.repeat(32)}x`]) {
      expect(() => parseTags(['a', tag], 'tags')).toThrow(
        expect.objectContaining({ code: 'TAG_TOO_LONG', path: 'tags[1]' }),
      )
    }
  })

  it('[M23] are not merged when repeated, but refused', () => {
    expect(() => parseTags(['a', 'b', 'a'], 'tags')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: 'tags[2]' }),
    )
  })

  it.each(['', ' ', 'a\0', '\ud800', 7, null])('[M8] [M23] refuse %j', (tag) => {
    expect(() => parseTags([tag], 'tags')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: 'tags[0]' }),
    )
  })

  it('[M23] are a list', () => {
    expect(() => parseTags('work', 'tags')).toThrow('expected a list of tags, got "work"')
  })

  it('[M24] have a hash of 8 bytes', () => {
    expect(toHex(tagHash('personal'))).toBe('4a0a339b0c6d0553')
  })
})
