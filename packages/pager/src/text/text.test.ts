import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highEntropySpans, highEntropyTokens, missingTokens } from './high-entropy.ts'
import { estimateTokens, truncateTokens } from './tokens.ts'
import { normalise, stems } from './words.ts'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const DIGEST = 'ab'.repeat(32)
const UUID = '123e4567-e89b-12d3-a456-426614174000'
const ULID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const PATH = '/srv/tide/log-2.txt'
const NUMBER = '40012345'
const URI = 'matrix://cortex/Fact/01ARZ3NDEKTSV4RRFFQ69G5FAV#3'

/** Pieces that collide: tokens, parts of tokens, and what stands around them. */
const aPiece = fc.constantFrom(
  ADDRESS,
  DIGEST,
  UUID,
  ULID,
  PATH,
  NUMBER,
  URI,
  'src/core/main.ts',
  '1234567',
  '12345678',
  '123456789abc',
  '0xabcdef',
  '0xabcdefg',
  '/a/b',
  'é',
  '😀',
  ' ',
  '\n',
  '.',
  ', ',
  '-',
  '/',
  'the tide',
  '日本',
)
const aText = fc.array(aPiece, { maxLength: 14 }).map((pieces) => pieces.join(''))

describe('high-entropy strings', () => {
  it('[GT1] are found in every class, by class and then by position', () => {
    const text = `See ${PATH}, ${NUMBER} and ${ULID}; ${UUID} paid ${ADDRESS} (${DIGEST}), 0xabcdef then /opt/x/y.`

    expect(highEntropyTokens(text)).toEqual([
      ADDRESS,
      '0xabcdef',
      DIGEST,
      UUID,
      ULID,
      PATH,
      '/opt/x/y',
      NUMBER,
    ])
  })

  it.each([
    ['0xabcde', 'five hex digits'],
    ['ab'.repeat(19), 'thirty-eight hex digits'],
    ['01arz3ndektsv4rrffq69g5fav', 'a ULID in lower case'],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 'a letter that is not Crockford'],
    ['123456', 'six digits'],
    ['/etc', 'one segment'],
    ['/a/b', 'a path of four characters'],
    ['The tide rises twice a day, and/or falls.', 'prose'],
  ])('[GT1] are not seen in %s: %s', (text) => {
    expect(highEntropyTokens(text)).toEqual([])
  })

  it('[GT1] are reported once, without the marks of the sentence around them', () => {
    const text = `Look at ${PATH}. Again ${PATH}... and https://example.org/tide?x=1, or (${URI}).`

    const tokens = highEntropyTokens(text)

    expect(tokens.filter((token) => token === PATH)).toHaveLength(1)
    expect(tokens).toContain('https://example.org/tide?x=1')
    expect(tokens).toContain(URI)
    expect(tokens.filter((token) => /[.,)]$/.test(token))).toEqual([])
  })

  it('[GT1] take a relative path with its first segment', () => {
    expect(highEntropyTokens('edit packages/core/src/main.ts now')).toEqual([
      'packages/core/src/main.ts',
    ])
  })

  it('[GT2] are found again in a list of themselves', () => {
    fc.assert(
      fc.property(aText, (text) => {
        const tokens = highEntropyTokens(text)
        expect(missingTokens(text, tokens.join(', '))).toEqual([])
        expect(missingTokens(text, tokens.map((token) => `- ${token}`).join('\n'))).toEqual([])
      }),
    )
  })

  it('[GT2] are missing if only a longer one begins like them', () => {
    expect(missingTokens('order 1234567 of 12345678', 'order 12345678')).toEqual(['1234567'])
    expect(missingTokens(`pay ${ADDRESS}`, `pay ${ADDRESS.toLowerCase()}`)).toEqual([ADDRESS])
  })

  it('[GT1] end on long runs that almost match', () => {
    for (const run of ['a', '/', './', '0x', '1-', 'a:/', 'F', 'a/.', 'http://']) {
      expect(highEntropySpans(`${run.repeat(30_000)}!`).length).toBeLessThan(30_001)
    }
  })
})

describe('truncateTokens()', () => {
  it('[GT3] keeps a text that fits and otherwise stays within the budget', () => {
    fc.assert(
      fc.property(aText, fc.integer({ min: -1, max: 60 }), (text, tokensMax) => {
        const cut = truncateTokens(text, tokensMax)

        expect(estimateTokens(cut)).toBeLessThanOrEqual(Math.max(0, tokensMax))
        if (estimateTokens(text) <= tokensMax) expect(cut).toBe(text)
        else if (tokensMax >= 1) expect(text.startsWith(cut.slice(0, -1))).toBe(true)
        expect(cut.isWellFormed()).toBe(true)
      }),
    )
  })

  it('[GT4] neither parts a high-entropy string nor makes a new one', () => {
    fc.assert(
      fc.property(aText, fc.integer({ min: 1, max: 60 }), (text, tokensMax) => {
        const whole = highEntropySpans(text).map(({ token, start }) => `${start} ${token}`)
        const kept = truncateTokens(text, tokensMax)

        for (const { token, start } of highEntropySpans(kept)) {
          expect(whole).toContain(`${start} ${token}`)
        }
        for (const { start, end } of highEntropySpans(text)) {
          const cut = kept === text ? text.length : kept.length - 1
          expect(start < cut && cut < end).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('[GT3] gives nothing for a budget below one token, and the same estimate as the engine', () => {
    expect(truncateTokens('tide', 0)).toBe('')
    expect(truncateTokens('tide', Number.NaN)).toBe('')
    expect(['', 'a', 'tide', 'tides', '😀é'].map(estimateTokens)).toEqual([0, 1, 1, 2, 2])
  })
})

describe('words', () => {
  it('[GT5] meet in their common forms', () => {
    for (const family of [
      ['deploy', 'deploys', 'deployed', 'deploying'],
      ['run', 'runs', 'running'],
      ['note', 'notes', 'noted', 'noting'],
      ['query', 'queries'],
      ['class', 'classes'],
    ]) {
      expect(new Set(family.flatMap(stems)).size, family.join(' ')).toBe(1)
    }
  })

  it('[GT5] do not fall together when short, and leave out what says nothing', () => {
    expect(stems('The bus is in the red thing')).toEqual(['bus', 'red', 'thing'])
  })

  it('[GT5] of scripts without blanks come in pairs', () => {
    expect(stems('日本語 tide')).toEqual(['日本', '本語', 'tid'])
  })

  it('[GT5] are the same whether or not other scripts stand beside them', () => {
    const aWord = fc.constantFrom(
      'Tides',
      'running',
      'x1',
      'the',
      '0xAB',
      'queries',
      'a-b',
      "don't",
    )
    fc.assert(
      fc.property(fc.array(aWord), (words) => {
        expect(stems(`${words.join(' ')} é`)).toEqual([...stems(words.join(' ')), 'é'])
      }),
    )
  })

  it('[GT6] are the same statement whatever their case, blanks and composition', () => {
    expect(normalise('  The  Café\n opens ')).toBe(normalise('the cafe\u0301 opens'))
  })
})
