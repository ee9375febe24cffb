/** Bytes by hand, for the model: no code of the engine's. */
import { createHash } from 'node:crypto'

/** Without the keys that are undefined. */
export function defined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, item]) => item !== undefined),
  ) as Partial<T>
}

export function key(prefix: string, ...parts: readonly Uint8Array[]): string {
  return Buffer.concat([Buffer.from(prefix, 'latin1'), ...parts]).toString('hex')
}

export function sha256(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export function byte(value: number): Buffer {
  return Buffer.of(value)
}

export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}
