import { describe, expect, it } from 'vitest'
import { runsOf } from './visible.ts'

describe('characters that cannot be seen', () => {
  it('[EX9] become labels, and nothing else changes', () => {
    expect(runsOf('a\u202Eb\u200B\uD800\u0007c')).toEqual([
      { text: 'a' },
      { label: 'RLO' },
      { text: 'b' },
      { label: 'ZWSP' },
      { label: 'U+D800' },
      { label: 'U+0007' },
      { text: 'c' },
    ])
  })

  it('[EX9] leaves line ends, tabs, whole characters and joined emoji as they are', () => {
    for (const plain of ['two\nlines\tand', 'جداول المد', '👩‍💻 works', '𝒳']) {
      expect(runsOf(plain)).toEqual([{ text: plain }])
    }
  })
})
