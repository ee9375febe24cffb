import { describe, expect, it } from 'vitest'
import { compareBytes, toHex } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import { MemoryNodeStore } from './memory-node-store.ts'
import { Smt, SmtCache } from './smt.ts'
import { SmtPage } from './smt-page.ts'
import { childPageKey, isUnder, ROOT_PAGE_KEY } from './smt-path.ts'

const value = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)

/** A key hash from its first hexadecimal digits; the rest is zero. */
const key = (digits: string): Uint8Array => Buffer.from(digits.padEnd(64, '0'), 'hex')

function treeOf(...keys: Uint8Array[]): { nodes: MemoryNodeStore; cache: SmtCache; smt: Smt } {
  const nodes = new MemoryNodeStore()
  const cache = new SmtCache()
  const smt = new Smt(nodes, cache)
  keys.forEach((keyHash, index) => {
    smt.put(keyHash, value(index + 1))
  })
  smt.root()
  return { nodes, cache, smt }
}

describe('pages', () => {
  it('[T12] have keys that sort by depth, then prefix, and say which keys they hold', () => {
    const all: { path: number[]; key: Uint8Array }[] = [{ path: [], key: ROOT_PAGE_KEY }]
    for (const parent of all) {
      if (parent.path.length === 3) break
      for (const slot of [0, 1, 9, 15]) {
        all.push({ path: [...parent.path, slot], key: childPageKey(parent.key, slot) })
      }
    }
    for (let index = 1; index < all.length; index++) {
      const [before, after] = [all[index - 1], all[index]]
      expect(compareBytes(before?.key as Uint8Array, after?.key as Uint8Array)).toBe(-1)
    }
    for (const page of all) {
      const digits = page.path.map((nibble) => nibble.toString(16)).join('')
      expect(toHex(page.key)).toBe(
        `0${page.path.length}${digits.padEnd(2 * Math.ceil(page.path.length / 2), '0')}`,
      )
      for (const other of all.filter(({ path }) => path.length === 3)) {
        const below = key(other.path.map((nibble) => nibble.toString(16)).join(''))
        const starts = page.path.every((nibble, at) => nibble === other.path[at])
        expect(isUnder(page.key, below)).toBe(starts)
      }
    }
  })

  it('[T13] [T14] hold leaves where they are alone and branches where they are not', () => {
    const { nodes } = treeOf(key('1'), key('ab1'), key('ab2'))
    const child = sha256(new Uint8Array(0))
    const page = (name: string): string => toHex(nodes.pages.get(name) as Uint8Array)

    expect([...nodes.pages.keys()].sort()).toEqual(['00', '01a0', '02ab'])
    expect(page('00').slice(0, 8 + 128)).toBe(`10000800${toHex(key('1'))}${toHex(value(1))}`)
    expect(page('00')).toHaveLength(2 * (4 + 64 + child.length))
    expect(page('01a0').slice(0, 8)).toBe('00000200')
    expect(page('02ab')).toBe(
      `14000000${toHex(key('ab1'))}${toHex(value(2))}${toHex(key('ab2'))}${toHex(value(3))}`,
    )
  })

  it('[T15] that break a rule are corrupt, and named', () => {
    const leaf = (digits: string): string => toHex(key(digits)) + toHex(value(1))
    const two = leaf('ab1') + leaf('ab2')
    const bad: [string, string, string][] = [
      ['an empty value', '02ab', ''],
      ['less than a head', '02ab', '1400'],
      ['a cut payload', '02ab', `14000000${two.slice(0, -8)}`],
      ['a payload cut inside a word', '02ab', `14000000${two.slice(0, -2)}`],
      ['bytes after the last slot', '02ab', `14000000${two}00000000`],
      ['more bytes than a page can have', '02ab', `14000000${two.padEnd(4096, '0')}`],
      ['a kind of three', '02ab', `1c000000${two}`],
      ['a leaf in the wrong slot', '02ab', `50000000${two}`],
      ['a leaf of another prefix', '02ab', `14000000${leaf('ab1')}${leaf('bb2')}`],
      ['a lone leaf below the root', '02ab', `10000000${leaf('ab1')}`],
      ['an empty page', '02ab', '00000000'],
      ['an empty root page', '00', '00000000'],
      ['another value than the page above knows', '02ab', `14000000${two}`],
      ['no page', '02ab', 'missing'],
    ]
    for (const [name, pageKey, hex] of bad) {
      const { nodes, cache, smt } = treeOf(key('1'), key('ab1'), key('ab2'))
      if (hex === 'missing') nodes.pages.delete(pageKey)
      else nodes.pages.set(pageKey, Buffer.from(hex, 'hex'))
      cache.clear()
      expect(() => smt.get(key('ab1')), name).toThrow(
        expect.objectContaining({ code: 'CORRUPT', details: { tree: 'smt', key: pageKey } }),
      )
      // Once more: a refused page must not have become known.
      expect(() => smt.proveKey(key('ab2')), name).toThrow(
        expect.objectContaining({ code: 'CORRUPT' }),
      )
    }
  })

  it('[T15] [T14] are refused by themselves, also if the page above agrees with them', () => {
    const leaf = (digits: string): string => toHex(key(digits)) + toHex(value(1))
    const decode = (pageKey: string, hex: string): void => {
      const page = new SmtPage()
      page.become(Buffer.from(pageKey, 'hex'), undefined, 0)
      page.decode(Buffer.from(hex, 'hex'))
    }
    const corrupt = expect.objectContaining({ code: 'CORRUPT' })

    expect(() => decode('02ab', `14000000${leaf('ab1')}${leaf('ab2')}`)).not.toThrow()
    expect(() => decode('02ab', `08000000${toHex(value(7))}`)).not.toThrow()
    expect(() => decode('00', `10000000${leaf('1')}`)).not.toThrow()
    expect(() => decode('02ab', `10000000${leaf('ab1')}`)).toThrow(corrupt)
    expect(() => decode('02ab', '00000000')).toThrow(corrupt)
    expect(() => decode('02ab', `14000000${leaf('ab1')}${leaf('ac2')}`)).toThrow(corrupt)
    expect(() => decode('02ab', `14000000${leaf('bb1')}${leaf('ab2')}`)).toThrow(corrupt)
    expect(() => decode('03ab10', `14000000${leaf('ab11')}${leaf('ab22')}`)).toThrow(corrupt)
    expect(() => decode('02ab', `14000000${leaf('ab2')}${leaf('ab1')}`)).toThrow(corrupt)
    expect(() => decode('02ab', `0c000000${leaf('ab1')}`)).toThrow(corrupt)
  })

  it('[T15] cannot branch below the last nibble', () => {
    const first = key('')
    const last = new Uint8Array(first)
    last[31] = 1
    const { nodes, cache, smt } = treeOf(first, last)
    const deepest = [...nodes.pages.keys()].find((name) => name.startsWith('3f')) as string
    nodes.pages.set(deepest, Buffer.from(`80000000${toHex(value(9))}`, 'hex'))
    cache.clear()
    expect(() => smt.get(first)).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
  })

  it('[T15] have no byte that can change unnoticed, except in the root page', () => {
    const { nodes, cache, smt } = treeOf(key('1'), key('ab1'), key('ab2'))
    for (const name of ['01a0', '02ab']) {
      const page = nodes.pages.get(name) as Uint8Array
      for (let at = 0; at < page.length; at++) {
        nodes.pages.set(
          name,
          Uint8Array.from(page, (byte, index) => (index === at ? byte ^ 1 : byte)),
        )
        cache.clear()
        expect(() => smt.get(key('ab1'))).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
      }
      nodes.pages.set(name, page)
    }
  })
})
