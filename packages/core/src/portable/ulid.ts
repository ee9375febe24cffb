/** Sixteen bytes as the 26 characters that people see. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function ulidOf(bytes: Uint8Array): string {
  let rest = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n)
  let text = ''
  for (let digit = 0; digit < 26; digit++, rest /= 32n) text = ALPHABET[Number(rest % 32n)] + text
  return text
}
