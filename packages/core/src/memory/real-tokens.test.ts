import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { countTokens as cl100k } from 'gpt-tokenizer/encoding/cl100k_base'
import { countTokens as o200k } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, it } from 'vitest'
import { estimateRealTokens } from './real-tokens.ts'

const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const LETTERS = LOWER + LOWER.toUpperCase()
const DIGITS = '0123456789'
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

const ALPHABETS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'lower-case letters': among(LOWER),
  'random words': among(`${LOWER}   `),
  capitals: among(LOWER.toUpperCase()),
  'letters of both cases': among(LETTERS),
  hex: among(`${DIGITS}abcdef`),
  base64: among(`${LETTERS}${DIGITS}+/`),
  digits: among(DIGITS),
  'numbers with blanks': among(`${DIGITS}${DIGITS} ,.`),
  punctuation: among(PUNCTUATION),
  'white space': among(' \n\t\r'),
  ASCII: range(0x20, 0x7e),
  'control characters': range(0, 0x7f),
  'accented letters': range(0xc0, 0x17f),
  'European words': among(`${LOWER}äöüßéèàçñõãêîôû `),
  Greek: range(0x391, 0x3c9),
  Cyrillic: range(0x410, 0x44f),
  Hebrew: range(0x5d0, 0x5ea),
  Arabic: range(0x620, 0x64a),
  Devanagari: range(0x905, 0x939),
  Thai: range(0xe01, 0xe2e),
  kana: range(0x3041, 0x30ff),
  Han: range(0x4e00, 0x9fff),
  Hangul: range(0xac00, 0xd7a3),
  'box drawing': range(0x2500, 0x257f),
  symbols: range(0x2190, 0x27bf),
  emoji: range(0x1f300, 0x1f64f),
  'any character': fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
}

const PROSE =
  'When the release was ready, Marta walked over to the window and asked whether anybody had looked at the ' +
  'migration again. Nobody had. "Then we wait," she said, and everyone went home an hour early.'

const CODE = `export async function retry<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try { return await work() } catch (error) { if (attempt >= tries) throw error }
  }
}`

describe('estimateRealTokens()', () => {
  it.each(Object.entries(ALPHABETS))('[C13] is never below both tokenizers: %s', (_, letter) => {
    const text = fc
      .oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2_000 }))
      .chain((length) => fc.array(letter, { minLength: length, maxLength: length }))
    fc.assert(
      fc.property(text, (letters) => {
        const whole = letters.join('')
        expect(estimateRealTokens(whole)).toBeGreaterThanOrEqual(realTokens(whole))
      }),
      { numRuns: 40, seed: 15, endOnFailure: true },
    )
  })

  it('[C13] is never below both tokenizers on random mixtures of all of them', () => {
    const letter = fc.oneof(...Object.values(ALPHABETS))
    const piece = fc.oneof(
      fc.array(letter, { maxLength: 30 }).map((letters) => letters.join('')),
      fc.constantFrom(PROSE, CODE, ' the ', '\n- ', '": "', 'https://example.org/a?b=c&d=1'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const whole = pieces.join('')
        expect(estimateRealTokens(whole)).toBeGreaterThanOrEqual(realTokens(whole))
      }),
      { numRuns: 60, seed: 15, endOnFailure: true },
    )
  })

  it.each([
    ['prose', PROSE],
    ['code', CODE],
    ['JSON', JSON.stringify({ memories: [{ ref: 'm7f3', text: PROSE, updated: '2026-05-01' }] })],
    ['Chinese', '发布之前我们决定先等一等，因为没有人再看过数据库迁移的脚本。'],
    ['Japanese', 'リリースの前に、データベースの移行をもう一度確認することにしました。'],
    ['Korean', '배포하기 전에 데이터베이스 이전 스크립트를 다시 확인하기로 했습니다.'],
    ['German', 'Vor der Veröffentlichung wollten wir die Umstellung der Datenbank noch prüfen.'],
    ['emoji', 'Done 🎉🎉 see you 👋🏽 at 🏔️, family 👨‍👩‍👧‍👦 and flags 🇧🇪🇳🇴'],
  ])('[C13] is not below for %s, and at most twice as much', (_, text) => {
    const real = realTokens(text)
    expect(estimateRealTokens(text)).toBeGreaterThanOrEqual(real)
    expect(estimateRealTokens(text)).toBeLessThanOrEqual(2 * real + 8)
  })

  it('[C13] is not below for any part of a long document, and a third more in the middle', () => {
    const page = readFileSync(new URL('../../../../docs/hosts.md', import.meta.url), 'utf8')
    const ratios: number[] = []
    for (let at = 0; at + 400 < page.length; at += 331) {
      const part = page.slice(at, at + 400 + (at % 900))
      ratios.push(estimateRealTokens(part) / realTokens(part))
    }
    ratios.sort((a, b) => a - b)
    expect(ratios.at(0)).toBeGreaterThanOrEqual(1)
    expect(ratios.at(ratios.length >> 1)).toBeLessThan(1.5)
  })

  it('[C13] is not below for Russian, whose words the filter does not know', () => {
    const text = 'Перед выпуском мы решили ещё раз проверить перенос базы данных.'
    expect(estimateRealTokens(text)).toBeGreaterThanOrEqual(realTokens(text))
  })

  it('[C13] counts nothing as nothing', () => {
    expect(estimateRealTokens('')).toBe(0)
  })
})

function realTokens(text: string): number {
  return Math.max(o200k(text), cl100k(text))
}

function among(letters: string): fc.Arbitrary<string> {
  return fc.constantFrom(...letters)
}

function range(first: number, last: number): fc.Arbitrary<string> {
  return fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code))
}
