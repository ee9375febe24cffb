/**
 * The one hash that stands for a whole store: its journal and every namespace of its state.
 *
 *   sha256( tag ‖ 0x01 ‖ journal root ‖ namespaces:u16 ‖ for each: length:u8 ‖ name ‖ root )
 *
 * @module
 */
import { assert } from '../assert.ts'
import { compareBytes } from '../codec/bytes.ts'
import { domainHash } from '../codec/hash.ts'
import { isHash } from './node-hash.ts'

const OVERALL_SCHEMA = 0x01

export interface OverallParts {
  readonly journalRoot: Uint8Array
  readonly namespaces: Readonly<Record<string, Uint8Array>>
}

/** The root of a store from the roots of its parts. */
export function overallRoot({ journalRoot, namespaces }: OverallParts): Uint8Array {
  assert(isHash(journalRoot), 'a journal root is a hash')
  const named = Object.entries(namespaces)
    .map(([name, root]) => ({ name: Buffer.from(name, 'utf8'), root }))
    .sort((a, b) => compareBytes(a.name, b.name))
  assert(named.length <= 0xffff, 'a namespace count fits 16 bits')

  const parts: Uint8Array[] = [
    Uint8Array.of(OVERALL_SCHEMA),
    journalRoot,
    Uint8Array.of(named.length >>> 8, named.length & 0xff),
  ]
  for (const { name, root } of named) {
    assert(name.length > 0 && name.length <= 0xff, 'a namespace name has 1 to 255 bytes')
    assert(isHash(root), 'a namespace root is a hash')
    parts.push(Uint8Array.of(name.length), name, root)
  }
  return domainHash('overall', ...parts)
}
