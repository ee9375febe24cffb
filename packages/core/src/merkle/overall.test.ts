import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import { overallRoot } from './overall.ts'

const hash = (text: string): Uint8Array => sha256(Buffer.from(text))

describe('overall root', () => {
  it('[T28] gives the golden value for the roots it was computed with', () => {
    const emptyFullTree = fromHex(
      '14dd6cc9c08c550c86b4777c0316cefc5f86328e4398d39f399d73ed933c6998',
    )
    const emptyJournal = fromHex('db22bf1836599264ed2caed963a8e6b91d386922e67e0c94a2c1eb50b5e2748e')
    const root = overallRoot({
      journalRoot: emptyJournal as Uint8Array,
      namespaces: { memories: emptyFullTree as Uint8Array, edges: emptyFullTree as Uint8Array },
    })
    expect(toHex(root)).toBe('8e576145c782e2be7186686cab1a721f67ebcd44aa9e91d3900802813f98046a')
  })

  it('[T28] depends on every part and not on the order of the namespaces', () => {
    const base = { journalRoot: hash('j'), namespaces: { a: hash('a'), b: hash('b') } }
    const root = toHex(overallRoot(base))
    const same = { journalRoot: hash('j'), namespaces: { b: hash('b'), a: hash('a') } }
    expect(toHex(overallRoot(same))).toBe(root)

    const others = [
      { ...base, journalRoot: hash('k') },
      { ...base, namespaces: { a: hash('a') } },
      { ...base, namespaces: { a: hash('b'), b: hash('a') } },
      { ...base, namespaces: { a: hash('a'), c: hash('b') } },
      { ...base, namespaces: { ab: hash('a'), b: hash('b') } },
    ]
    for (const other of others) expect(toHex(overallRoot(other))).not.toBe(root)
  })

  it('[T28] orders names by their bytes, not by UTF-16 units', () => {
    const first = hash('U+FF5E')
    const second = hash('U+1F600')
    const bytes = Buffer.concat([
      Buffer.from('matrix.cortex.snapshot.overall.v1'),
      Uint8Array.of(1),
      hash('j'),
      Uint8Array.of(0, 2, 3),
      Buffer.from('\u{ff5e}'),
      first,
      Uint8Array.of(4),
      Buffer.from('\u{1f600}'),
      second,
    ])
    const namespaces = { '\u{1f600}': second, '\u{ff5e}': first }
    expect(toHex(overallRoot({ journalRoot: hash('j'), namespaces }))).toBe(toHex(sha256(bytes)))
  })
})
