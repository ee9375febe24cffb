import { describe, expect, it } from 'vitest'
import { hides, runsOf } from './visible.ts'

describe('characters that cannot be seen', () => {
  it('[EX9] become labels that keep what is stored, and nothing else changes', () => {
    expect(runsOf('a\u202Eb\u200B\uD800\u0007c\r\n\nd')).toEqual([
      { text: 'a' },
      { text: '\u202E', label: 'RLO' },
      { text: 'b' },
      { text: '\u200B', label: 'ZWSP' },
      { text: '\uD800', label: 'U+D800' },
      { text: '\u0007', label: 'U+0007' },
      { text: 'c' },
      { text: '\r\n\n', label: '2 line ends' },
      { text: 'd' },
    ])
  })

  it('[EX9] leaves tabs, whole characters and joined emoji as they are, and lines where they are lines', () => {
    for (const plain of ['two\tand', 'جداول المد', '👩‍💻 works', '𝒳']) {
      expect(runsOf(plain)).toEqual([{ text: plain }])
      expect(hides(plain)).toBe(false)
    }
    expect(runsOf('two\nlines', true)).toEqual([{ text: 'two\nlines' }])
    expect(hides('two\nlines')).toBe(true)
  })
})
