/**
 * Walking a key hash: most significant bit first, 0 is left. A page covers four bits, one nibble.
 *
 * @module
 */

export const KEY_BITS = 256
export const KEY_NIBBLES = 64

export function bitAt(keyHash: Uint8Array, bit: number): number {
  return ((keyHash[bit >>> 3] as number) >>> (7 - (bit & 7))) & 1
}

export function nibbleAt(keyHash: Uint8Array, depth: number): number {
  const byte = keyHash[depth >>> 1] as number
  return (depth & 1) === 0 ? byte >>> 4 : byte & 0x0f
}

/** How many leading bits two key hashes share; 256 if they are equal. */
export function sharedBits(a: Uint8Array, b: Uint8Array): number {
  for (let index = 0; index < KEY_BITS / 8; index++) {
    const difference = (a[index] as number) ^ (b[index] as number)
    if (difference !== 0) return index * 8 + Math.clz32(difference) - 24
  }
  return KEY_BITS
}

/** Key of a page: depth:u8, then the nibbles of its prefix, packed from the left. */
export const ROOT_PAGE_KEY: Uint8Array = Uint8Array.of(0)

/** The unused half of an odd prefix is zero, so that one prefix has one key. */
export function childPageKey(parentKey: Uint8Array, slot: number): Uint8Array {
  const depth = parentKey[0] as number
  const key = new Uint8Array(1 + ((depth + 2) >>> 1))
  key.set(parentKey)
  key[0] = depth + 1
  const last = key.length - 1
  key[last] = (depth & 1) === 0 ? slot << 4 : (key[last] as number) | slot
  return key
}

/** Whether a key hash passes the page with this key. */
export function isUnder(pageKey: Uint8Array, keyHash: Uint8Array): boolean {
  const depth = pageKey[0] as number
  const whole = depth >>> 1
  for (let index = 0; index < whole; index++) {
    if (pageKey[index + 1] !== keyHash[index]) return false
  }
  return (depth & 1) === 0 || pageKey[whole + 1] === ((keyHash[whole] as number) & 0xf0)
}

/** Position of the lowest set bit, to walk the set bits of a slot mask. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}
