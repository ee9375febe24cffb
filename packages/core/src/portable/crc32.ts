/** The checksum of frames and trailers (CRC-32, IEEE 802.3). It finds damage, not forgery. */

const TABLE: Uint32Array = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++)
    value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

export function crc32(...parts: readonly Uint8Array[]): number {
  let crc = 0xffffffff
  for (const part of parts) {
    for (const byte of part) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] as number)
  }
  return (crc ^ 0xffffffff) >>> 0
}
