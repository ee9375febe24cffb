/** The 16 bytes of an id as a key of a map: a string of one character per byte, which is cheap to make. */
export function nameOf(id: Uint8Array): string {
  return Buffer.from(id.buffer, id.byteOffset, id.length).toString('latin1')
}
