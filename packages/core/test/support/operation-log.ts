/** Reads what tools/powercut/oplog.c wrote; the record is drawn there. */

export type Operation =
  | { readonly kind: 'create' | 'mkdir' | 'unlink' | 'rmdir' | 'map'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'truncate'; readonly path: string; readonly size: number }
  | {
      readonly kind: 'write'
      readonly path: string
      readonly at: number
      readonly data: Buffer
      readonly durable: boolean
    }
  | { readonly kind: 'sync-begin' | 'sync-end'; readonly path: string; readonly sync: number }

const HEAD_BYTES = 20

export function readLog(bytes: Buffer): Operation[] {
  const operations: Operation[] = []
  for (let at = 0; at + HEAD_BYTES <= bytes.length; ) {
    const pathEnd = at + HEAD_BYTES + bytes.readUInt16LE(at + 6)
    const dataEnd = pathEnd + bytes.readUInt32LE(at + 16)
    const path = bytes.toString('utf8', at + HEAD_BYTES, pathEnd)
    const kind = String.fromCharCode(bytes.readUInt8(at + 4))
    const number = Number(bytes.readBigUInt64LE(at + 8))
    operations.push(operation(kind, path, number, bytes.subarray(pathEnd, dataEnd)))
    at = dataEnd
  }
  return operations
}

function operation(kind: string, path: string, number: number, data: Buffer): Operation {
  switch (kind) {
    case 'c':
      return { kind: 'create', path }
    case 'd':
      return { kind: 'mkdir', path }
    case 'u':
      return { kind: 'unlink', path }
    case 'x':
      return { kind: 'rmdir', path }
    case 'm':
      return { kind: 'map', path }
    case 'r':
      return { kind: 'rename', path, to: data.toString('utf8') }
    case 't':
      return { kind: 'truncate', path, size: number }
    case 'w':
    case 'W':
      return { kind: 'write', path, at: number, data, durable: kind === 'W' }
    case 'b':
      return { kind: 'sync-begin', path, sync: number }
    case 'e':
      return { kind: 'sync-end', path, sync: number }
    default:
      throw new Error(`Cannot read the operation log: what is ${kind}?`)
  }
}
