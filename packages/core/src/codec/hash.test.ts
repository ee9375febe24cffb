import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from './bytes.ts'
import { domainHash, HASH_DOMAINS, type HashDomain, hashCounter, sha256 } from './hash.ts'

/** sha256 of the tag and of nothing else, made with `printf '%s' <tag> | sha256sum`. */
const GOLDEN: Readonly<Record<HashDomain, string>> = {
  version: '1d0e4ad222fdb1ff22b05bcf1b7ffd9631c0189d5562625dfd2defa777fc440c',
  record: '562aa31ed4c3ce417fe1b6fb15370037f31f7cb23139e1a245a4488fa40f53bd',
  payload: '5474d20b4f8c72b6c19a6741fe3c6f1f614622388d199467ae7d8ebd9b0d5e7e',
  journalLeaf: '4aea1015b8c1bee65a628675db3ac201d096660b78a19e9b4c693a3acc543f20',
  mmrNode: '68d9f8c6f662099b962a37d6cf303decdb61a8a7c6f122ed2c4b183a4292f86d',
  mmrBag: '8b2a2a302ecafc76189ab59a78fa4b1ed3f8412bfcd13715843a77ecf7503874',
  mmrRoot: 'd8304e2b5a03cd437c7bf3559fbcf0508c0dffc11822dc8c1e8e3db48c27d38b',
  smtLeaf: '33af642edd16f3d1bff8c34be70af40f03eacb29f72db6f33f355adfd07d9e8e',
  smtNode: '9fac352096a0cbef5a1b46683fb414fb2f783b9e4fb40e458ed423d15f2a8b7d',
  smtEmpty: '05a0a151686f63427e7c03fd3487ad8286ddb1991f8dedeff7d604c3fb06e7eb',
  smtKeyMemories: 'b7ec609f7a60bb0259eb29b467b54ae52d9b5b42d2a241f6c56ba72bc0e14721',
  smtKeyEdges: 'db5d2510539a5433b13968b3169f8f631e0e9ae937a7ef18a3596ee6c9a26e03',
  smtValue: '49a2dba70e824c9fc8ee44858359e1d5f7921b6495fbe5e196bb008752f36fa1',
  overall: '9df4b6362413857e3e3e54820e3be6ca530ff62d2328d9569bc8de6c347a7942',
  request: '317dfbd13fc73b02ac78d1edb46d7137a7229dd5ccb333672f48046d47b8fbef',
  query: '7695b83d7d0881fd72ee8099c900d68ec5722d3f9f37417ba5db739223cc74b3',
  scopeId: '74c1733ccf0f9ebbd26a9e61c842ba3fe67d732d91aa55ef269e5bdb5f20ee45',
  scopeCommit: 'cd0f3d9a25ff145e54a0da770596803547b953eab3c4571b803cb6333a73882d',
  conversation: '2c9777b84ef7d0bf603d2d51e14b96e44dd3be21363089f480c42a27e13d6ee5',
}

describe('domainHash()', () => {
  it.each(Object.entries(GOLDEN))('[E51] of %s always begins with its tag', (domain, hex) => {
    expect(toHex(domainHash(domain as HashDomain))).toBe(hex)
  })

  it('[E51] has every domain in the table, each with a tag of its own that ends in a version', () => {
    const tags = Object.values(HASH_DOMAINS)
    expect(Object.keys(GOLDEN)).toEqual(Object.keys(HASH_DOMAINS))
    expect(new Set(tags).size).toBe(tags.length)
    for (const tag of tags) expect(tag).toMatch(/^matrix\.cortex\.[a-z.]+\.v1$/)
    // Parts follow without a length, so no tag may be the beginning of another.
    for (const tag of tags) {
      expect(tags.filter((other) => other.startsWith(tag))).toEqual([tag])
    }
  })

  it('[E51] is sha256 over tag and parts, however they are cut and however long', () => {
    const part = fc.uint8Array({ maxLength: 3000 })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const expected = createHash('sha256').update(HASH_DOMAINS.record)
        for (const each of parts) expected.update(each)
        expect(toHex(domainHash('record', ...parts))).toBe(expected.digest('hex'))
      }),
    )
    const long = Buffer.alloc(100_000, 7)
    const expected = createHash('sha256').update(HASH_DOMAINS.record).update(long).digest('hex')
    expect(toHex(domainHash('record', long))).toBe(expected)
  })

  it('[E51] gives hashes that later ones do not overwrite, and counts them', () => {
    const before = hashCounter.count
    const first = domainHash('record', Buffer.of(1))
    const hex = toHex(first)
    domainHash('record', Buffer.of(2))

    expect(toHex(first)).toBe(hex)
    expect(hashCounter.count - before).toBe(2)
  })
})

describe('sha256()', () => {
  it('[E51] is SHA-256', () => {
    expect(toHex(sha256(Buffer.from('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})
