import { describe, expect, it } from 'vitest'
import { Generations } from './generations.ts'

describe('generations', () => {
  it('keep what was asked for lately, and at most twice their size', () => {
    const kept = new Generations<number, string>(3)
    for (let key = 0; key < 100; key++) {
      kept.set(key, `value ${key}`)
      expect(kept.get(0)).toBe('value 0')
    }
    const left = Array.from({ length: 100 }, (_, key) => kept.get(key)).filter(Boolean)
    expect(left.length).toBeLessThanOrEqual(6)
  })

  it('give the latest value of a key', () => {
    const kept = new Generations<string, number>(1)
    kept.set('a', 1)
    kept.set('b', 2)
    kept.set('a', 3)
    expect(kept.get('a')).toBe(3)
  })
})
