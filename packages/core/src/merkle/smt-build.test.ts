import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemoryNodeStore } from './memory-node-store.ts'
import { Smt } from './smt.ts'
import { SmtBuilder } from './smt-build.ts'
import { SmtCache } from './smt-cache.ts'

/** Few distinct bytes and many zeros: keys that share long beginnings, and keys that come again. */
const key = fc
  .tuple(fc.array(fc.constantFrom(0, 1, 0x10, 0xff), { maxLength: 6 }), fc.nat({ max: 3 }))
  .map(([beginning, end]) => {
    const bytes = Buffer.alloc(32)
    bytes.set(beginning, 0)
    bytes[31] = end
    return bytes
  })
const anyKey = fc.oneof(key, fc.uint8Array({ minLength: 32, maxLength: 32 }))
const value = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe('building a sparse tree at once', () => {
  it('[S60] makes the pages and the root that one put after the other makes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyKey, value), { maxLength: 120 }), (pairs) => {
        const single = new MemoryNodeStore()
        const smt = new Smt(single, new SmtCache())
        const builder = new SmtBuilder()
        for (const [keyHash, valueHash] of pairs) {
          smt.put(keyHash, valueHash)
          builder.put(keyHash, valueHash)
        }
        const root = smt.root()

        const bulk = new MemoryNodeStore()
        const built = builder.writeTo(bulk)

        expect(Buffer.from(built)).toEqual(Buffer.from(root))
        expect(pagesOf(bulk)).toEqual(pagesOf(single))
      }),
    )
  })
})

function pagesOf(store: MemoryNodeStore): [string, string][] {
  return [...store.pages]
    .map(([name, page]): [string, string] => [name, Buffer.from(page).toString('hex')])
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
