import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareBytes, toHex } from './bytes.ts'
import { formatUlid, isUlid, monotonicUlids, parseUlid, ULID_TIME_MAX_MS } from './ulid.ts'

const sixteenBytes = fc.uint8Array({ minLength: 16, maxLength: 16 })

/** Base 32 by big integers: too slow to use and too simple to be wrong. */
function slowFormat(bytes: Uint8Array): string {
  let rest = BigInt(`0x${toHex(bytes)}`)
  let text = ''
  for (let at = 0; at < 26; at++) {
    text = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(Number(rest % 32n)) + text
    rest /= 32n
  }
  return text
}

describe('ULID text', () => {
  it('[M2] is what plain arithmetic gives, and reads back', () => {
    fc.assert(
      fc.property(sixteenBytes, (bytes) => {
        const text = formatUlid(bytes)
        expect(text).toBe(slowFormat(bytes))
        expect(parseUlid(text)).toEqual(bytes)
        expect(isUlid(text)).toBe(true)
      }),
    )
  })

  it('[M2] sorts as the bytes do', () => {
    fc.assert(
      fc.property(sixteenBytes, sixteenBytes, (a, b) => {
        const byText = formatUlid(a) < formatUlid(b) ? -1 : formatUlid(a) > formatUlid(b) ? 1 : 0
        expect(byText).toBe(Math.sign(compareBytes(a, b)))
      }),
    )
  })

  it.each([
    ['lower case', '01j9zq4w9s3n5t7v8x0y2a4c6e'],
    ['an I', '01J9ZQ4W9S3N5T7V8X0Y2A4C6I'],
    ['an L', '01J9ZQ4W9S3N5T7V8X0Y2A4C6L'],
    ['an O', '01J9ZQ4W9S3N5T7V8X0Y2A4C6O'],
    ['a U', '01J9ZQ4W9S3N5T7V8X0Y2A4C6U'],
    ['a first character above 7', '81J9ZQ4W9S3N5T7V8X0Y2A4C6E'],
    ['25 characters', '01J9ZQ4W9S3N5T7V8X0Y2A4C6'],
    ['27 characters', '01J9ZQ4W9S3N5T7V8X0Y2A4C6EE'],
    ['a character beyond ASCII', '01J9ZQ4W9S3N5T7V8X0Y2A4C6Ā'],
    ['a hyphen', '01J9ZQ4W9S3N5-7V8X0Y2A4C6E'],
    ['nothing', ''],
  ])('[M2] refuses %s', (_, text) => {
    expect(parseUlid(text)).toBeUndefined()
    expect(isUlid(text)).toBe(false)
  })

  it('[M2] refuses one wrong character at any place', () => {
    const good = '01J9ZQ4W9S3N5T7V8X0Y2A4C6E'
    for (let at = 0; at < 26; at++) {
      const bad = `${good.slice(0, at)}u${good.slice(at + 1)}`
      expect(parseUlid(bad)).toBeUndefined()
      expect(isUlid(bad)).toBe(false)
    }
  })

  it('[M2] goes up to the largest 128-bit number', () => {
    expect(formatUlid(new Uint8Array(16).fill(255))).toBe('7ZZZZZZZZZZZZZZZZZZZZZZZZZ')
    expect(isUlid(undefined)).toBe(false)
  })
})

describe('monotonicUlids()', () => {
  const full = (n: number) => new Uint8Array(n).fill(255)

  it('[M3] ascend whatever the clock does', () => {
    const times = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 30 })
    const noise = fc.infiniteStream(fc.constantFrom(0, 1, 255))
    fc.assert(
      fc.property(times, noise, (clock, stream) => {
        let tick = 0
        const next = monotonicUlids(
          () => clock[tick++ % clock.length] as number,
          (n) => Uint8Array.from({ length: n }, () => stream.next().value as number),
        )
        const ids = clock.map(() => next())
        expect([...ids].sort()).toEqual(ids)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  it('[M3] begins with the milliseconds of the clock', () => {
    const next = monotonicUlids(() => 1_700_000_000_000.9, full)

    expect(toHex(parseUlid(next()) as Uint8Array)).toBe(`018bcfe56800${'ff'.repeat(10)}`)
  })

  it('[M3] counts up within a millisecond, and moves on when the random part is full', () => {
    let fill = 254
    const next = monotonicUlids(
      () => 5,
      (n) => new Uint8Array(n).fill(255, 0, n - 1).fill(fill, n - 1),
    )

    const [first, second] = [next(), next()]
    fill = 7
    const third = next()

    const tail = 'ff'.repeat(9)
    expect([first, second, third].map((id) => toHex(parseUlid(id) as Uint8Array))).toEqual([
      `000000000005${tail}fe`,
      `000000000005${tail}ff`,
      `000000000006${tail}07`,
    ])
  })

  it('[M6] never makes the zero id', () => {
    const next = monotonicUlids(
      () => 0,
      (n) => new Uint8Array(n),
    )

    expect(next()).toBe('00000000000000000000000001')
  })

  it('[M3] refuses a clock or a random source that cannot be right', () => {
    for (const ms of [-1, Number.NaN, ULID_TIME_MAX_MS + 1, Number.POSITIVE_INFINITY]) {
      expect(monotonicUlids(() => ms, full)).toThrow('Cannot make an id: the clock says')
    }
    expect(
      monotonicUlids(
        () => 1,
        () => new Uint8Array(9),
      ),
    ).toThrow('random gave 9 bytes')
  })
})
