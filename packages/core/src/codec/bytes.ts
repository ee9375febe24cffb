/** A type that only its maker can produce: two strings of different brands cannot be swapped. */
export type Branded<T, Name extends string> = T & { readonly __brand: Name }

export const EMPTY_BYTES: Uint8Array = new Uint8Array(0)

/** Unsigned byte order, the order of keys on disk. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  return Buffer.compare(a, b)
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && Buffer.compare(a, b) === 0
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts)
}

export function toHex(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('hex')
}

/** Strict: lower-case or upper-case digits only, even count. `undefined` if the text is not hex. */
export function fromHex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(text)) return undefined
  return Buffer.from(text, 'hex')
}

/** The same memory seen as a Buffer, for the fast native methods. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** UTF-8 length without making the bytes. */
export function utf8Length(text: string): number {
  return Buffer.byteLength(text, 'utf8')
}
