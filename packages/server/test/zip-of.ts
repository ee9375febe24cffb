/** A zip archive of a few files; every second one is stored, the others are deflated. */
import { crc32, deflateRawSync } from 'node:zlib'

export function zipOf(files: readonly { readonly name: string; readonly bytes: Buffer }[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const [index, { name, bytes }] of files.entries()) {
    const method = index % 2 === 0 ? 8 : 0
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const label = Buffer.from(name)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(bytes), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(bytes.length, 8)
    const head = Buffer.alloc(30)
    head.write('PK\x03\x04', 0, 'latin1')
    head.writeUInt16LE(method, 8)
    sizes.copy(head, 14)
    head.writeUInt16LE(label.length, 26)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 0, 'latin1')
    entry.writeUInt16LE(method, 10)
    sizes.copy(entry, 16)
    entry.writeUInt16LE(label.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(head, label, packed)
    list.push(entry, label)
    offset += head.length + label.length + packed.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}
