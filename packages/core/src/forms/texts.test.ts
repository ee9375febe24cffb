import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeText, twoDecimals } from './texts.ts'

/** The exact binary value as a fraction of big integers, rounded half to even. */
function exactTwoDecimals(value: number): string {
  const scale = 2n ** 1074n
  let digits = value
  let power = 0
  while (!Number.isInteger(digits)) {
    digits *= 2
    power++
  }
  const hundredths = (BigInt(digits) * 100n * scale) / 2n ** BigInt(power)
  let whole = hundredths / scale
  const rest = hundredths % scale
  if (rest * 2n > scale || (rest * 2n === scale && whole % 2n === 1n)) whole++
  const text = whole.toString().padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

describe('twoDecimals()', () => {
  it.each([
    [0, '0.00'],
    [0.125, '0.12'],
    [0.375, '0.38'],
    [0.625, '0.62'],
    [0.875, '0.88'],
    [0.005, '0.01'], // the double lies just above
    [0.015, '0.01'], // and this one just below
    [0.7, '0.70'],
    [0.995, '0.99'],
    [0.996, '1.00'],
    [5e-324, '0.00'],
    [1, '1.00'],
  ])('[F7] writes %d as %s', (value, text) => {
    expect(twoDecimals(value)).toBe(text)
  })

  it('[F7] rounds the exact binary value', () => {
    const someEighth = fc.integer({ min: 0, max: 8 }).map((eighths) => eighths / 8)
    const someHalf = fc.integer({ min: 0, max: 200 }).map((halves) => halves / 200)
    const someShare = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.oneof(someEighth, someHalf, someShare), (value) => {
        expect(twoDecimals(value)).toBe(exactTwoDecimals(value))
      }),
    )
  })
})

describe('timeText()', () => {
  it.each([
    [0, '1970-01-01T00:00:00Z'],
    [999, '1970-01-01T00:00:00Z'],
    [1_700_000_000_999, '2023-11-14T22:13:20Z'],
    [253_402_300_799_999, '9999-12-31T23:59:59Z'],
    [8.64e15, '+275760-09-13T00:00:00Z'],
  ])('[F8] writes %i as %s', (timeMs, text) => {
    expect(timeText(timeMs)).toBe(text)
  })
})
