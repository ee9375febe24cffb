/** Comparing bytes, and bytes as keys. */

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}

export function hexOf(bytes: Uint8Array): string {
  return bufferOf(bytes).toString('hex')
}

/** The same bytes, not a copy. */
export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
