import { describe, expect, it } from 'vitest'
import { CortexError } from '../errors.ts'
import { STANCES } from './enums.ts'
import { may, must, plain, record } from './record.ts'
import {
  boolean,
  bytes,
  integer,
  list,
  number,
  object,
  oneOf,
  optional,
  optionalList,
  type Schema,
  text,
  time,
} from './schema.ts'

interface Sample {
  readonly name: string
  readonly age?: number
  readonly friends?: readonly { readonly name: string }[]
}

const friend = object<{ readonly name: string }>({ name: text(8) })
const sample: Schema<Sample> = object<Sample>({
  name: text(8),
  age: optional(integer(0, 150)),
  friends: optionalList(list(friend, 2)),
})

function complaint(act: () => unknown): { path: string | undefined; message: string } {
  try {
    act()
  } catch (error) {
    if (error instanceof CortexError && error.code === 'INVALID_INPUT') {
      return { path: error.path, message: error.message }
    }
    throw error
  }
  throw new Error('nothing was refused')
}

describe('object()', () => {
  it('[M7] gives the checked value with its keys in the order of the schema', () => {
    const given = { friends: [{ name: 'B' }], age: 3, name: 'A' }

    expect(JSON.stringify(sample(given, 'x'))).toBe('{"name":"A","age":3,"friends":[{"name":"B"}]}')
  })

  it.each([
    ['a wrong value', { name: 7 }, 'x.name', 'expected text, got 7'],
    ['a missing value', {}, 'x.name', 'expected text, got nothing'],
    ['null for an absent value', { name: 'A', age: null }, 'x.age', 'got null'],
    ['a wrong value below', { name: 'A', friends: [{ name: 'B' }, {}] }, 'x.friends[1].name', ''],
    ['an unknown key', { name: 'A', colour: 1 }, 'x.colour', 'the keys are name, age, friends'],
    ['an unknown key that is undefined', { name: 'A', b: undefined }, 'x.b', 'unknown key'],
    [
      'a long list',
      { name: 'A', friends: [{}, {}, {}] },
      'x.friends',
      'at most 2, got a list of 3',
    ],
    ['a list for an object', [], 'x', 'expected a plain object, got a list of 0'],
    ['an object of a class', new Date(), 'x', 'expected a plain object, got an object'],
    ['nothing', undefined, 'x', 'expected a plain object, got nothing'],
  ])('[M7] refuses %s and says where', (_, value, path, words) => {
    const found = complaint(() => sample(value, 'x'))

    expect(found.path).toBe(path)
    expect(found.message).toContain(`Cannot read ${path}: `)
    expect(found.message).toContain(words)
  })

  it('[M7] refuses a key that would set the prototype', () => {
    const found = complaint(() => sample(JSON.parse('{"name":"A","__proto__":{"age":3}}'), 'x'))

    expect(found.path).toBe('x.__proto__')
  })

  it('[M7] accepts an object without a prototype, and a path of nothing', () => {
    expect(sample(Object.assign(Object.create(null), { name: 'A' }), '')).toEqual({ name: 'A' })
    expect(complaint(() => sample({}, '')).path).toBe('name')
    expect(complaint(() => sample(1, '')).message).toContain('Cannot read the input')
  })

  it('[M10] takes undefined for absent, and an empty list for none', () => {
    const checked = sample({ name: 'A', age: undefined, friends: [] }, 'x')

    expect(Object.keys(checked)).toEqual(['name'])
  })

  it('[M7] does not compile with a schema that does not fit its type', () => {
    // @ts-expect-error: friends is missing
    object<Sample>({ name: text(8), age: optional(integer(0, 1)) })
    // @ts-expect-error: age may be absent
    object<Sample>({ name: text(8), age: integer(0, 1), friends: optionalList(list(friend, 2)) })
    // @ts-expect-error: name may not be absent
    record<{ readonly name: string }>({ name: may(1, plain(text(8))) })
    // @ts-expect-error: name is text
    record<{ readonly name: string }>({ name: must(1, plain(integer(0, 1))) })
  })
})

describe('text()', () => {
  it.each([
    ['exactly at the limit', 'aaaaé'],
    ['blanks around words', ' a '],
    ['a line break', 'a\nb'],
    ['a pair of surrogates', '🏔a'],
  ])('[M8] accepts %s, unchanged', (_, value) => {
    expect(text(6)(value, 'x')).toBe(value)
  })

  it.each([
    ['a byte too many', 'aaaaaé', 'at most 6 bytes of text, got 7'],
    ['the empty text', '', 'not blank'],
    ['white space', ' \t\n\u00a0', 'not blank'],
    ['a lone high surrogate', 'a\ud800', 'lone surrogate'],
    ['a lone low surrogate', '\udc00a', 'lone surrogate'],
    ['NUL', 'a\0b', 'without NUL'],
    ['a String object', new String('a'), 'expected text'],
  ])('[M8] refuses %s', (_, value, words) => {
    expect(complaint(() => text(6)(value, 'x')).message).toContain(words)
  })

  it('[M8] may allow blank text', () => {
    expect(text(6, { blank: true })('', 'x')).toBe('')
  })

  it('[M7] does not repeat a long text in its complaint', () => {
    const found = complaint(() => oneOf(STANCES)('secret'.repeat(1000), 'x'))

    expect(found.message.length).toBeLessThan(150)
  })
})

describe('numbers', () => {
  it.each([0, 1, 0.5, 5e-324])('[M9] number() accepts %d', (value) => {
    expect(number(0, 1)(value, 'x')).toBe(value)
  })

  it.each([-0.1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '0.5', 1n, null, undefined])(
    '[M9] number() refuses %s',
    (value) => {
      const found = complaint(() => number(0, 1)(value, 'data.strength'))

      expect(found.message).toContain(
        'Cannot read data.strength: expected a number from 0 to 1, got ',
      )
    },
  )

  it('[M9] minus zero is zero', () => {
    expect(Object.is(number(0, 1)(-0, 'x'), 0)).toBe(true)
    expect(Object.is(integer(0, 1)(-0, 'x'), 0)).toBe(true)
  })

  it.each([-1, 11, 1.5, Number.NaN, 2 ** 53, '1', 1n])('[M9] integer() refuses %s', (value) => {
    expect(complaint(() => integer(0, 10)(value, 'x')).message).toContain('from 0 to 10')
  })

  it('[M9] time() is whole milliseconds from 1970 to the last instant of a date', () => {
    expect(time(0, 'x')).toBe(0)
    expect(time(8.64e15, 'x')).toBe(8.64e15)
    for (const value of [-1, 8.64e15 + 1, 0.5]) complaint(() => time(value, 'x'))
  })
})

describe('other schemas', () => {
  it('[M11] bytes() copies', () => {
    const given = Buffer.from([1, 2])

    const checked = bytes(2)(given, 'x')
    given[0] = 9

    expect(checked).toStrictEqual(Uint8Array.of(1, 2))
  })

  it('[M11] list() copies', () => {
    const given = ['a']
    const checked = list(text(1), 2)(given, 'x')
    given.push('b')

    expect(checked).toEqual(['a'])
  })

  it('[M7] refuse what is not their kind', () => {
    for (const value of [[1], 'ab', new Uint8Array(0), new Uint8Array(3), new Uint16Array(1)]) {
      expect(complaint(() => bytes(2)(value, 'x')).message).toContain(
        'a Uint8Array of 1 to 2 bytes',
      )
    }
    expect(complaint(() => boolean(1, 'x')).message).toContain('true or false')
    expect(complaint(() => oneOf(STANCES)('hope', 'x')).message).toBe(
      'Cannot read x: expected one of believe, doubt, suspect, got "hope"',
    )
    expect(complaint(() => list(text(1), 3)(new Array(1), 'x')).path).toBe('x[0]')
    expect(complaint(() => list(text(1), 3)('a', 'x')).message).toContain('a list')
    expect(complaint(() => boolean(() => 1, 'x')).message).toContain('got a function')
  })
})
