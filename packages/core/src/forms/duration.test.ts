import { describe, expect, it } from 'vitest'
import { durationText } from './duration.ts'

describe('durationText()', () => {
  it.each([
    [0, '0s'],
    [1, '1ms'],
    [300, '300ms'],
    [999, '999ms'],
    [1000, '1s'],
    [1500, '1.5s'],
    [1050, '1.05s'],
    [59_999, '59.999s'],
    [60_000, '1m0s'],
    [90_000, '1m30s'],
    [120_000, '2m0s'],
    [3_600_000, '1h0m0s'],
    [3_723_500, '1h2m3.5s'],
    [90_061_001, '25h1m1.001s'],
    [8.64e15, '2400000000h0m0s'],
  ])('[F9] writes %i ms as %s', (durationMs, text) => {
    expect(durationText(durationMs)).toBe(text)
  })
})
