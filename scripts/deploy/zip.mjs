// A zip archive of a directory whose bytes depend on names and contents alone: sorted, without times.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'

/** Midnight of 1 January 1980, the earliest that zip knows. */
const TIME = 0x0021_0000
const DEFLATED = 8

export function zipOf(directory) {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  const parts = []
  const listed = []
  let offset = 0
  for (const name of files) {
    const content = readFileSync(join(directory, name))
    const packed = deflateRawSync(content, { level: 9 })
    const about = aboutFile(name, content, packed)
    const head = Buffer.concat([u32(0x0403_4b50), about, Buffer.from(name)])
    listed.push(
      Buffer.concat([
        u32(0x0201_4b50),
        u16(20),
        about,
        Buffer.alloc(10),
        u32(offset),
        Buffer.from(name),
      ]),
    )
    parts.push(head, packed)
    offset += head.length + packed.length
  }
  const list = Buffer.concat(listed)
  const end = [u32(0x0605_4b50), u32(0), u16(files.length), u16(files.length)]
  return Buffer.concat([...parts, list, ...end, u32(list.length), u32(offset), u16(0)])
}

/** What the file's head and its line in the list have in common. Names are UTF-8. */
function aboutFile(name, content, packed) {
  return Buffer.concat([
    u16(20),
    u16(0x0800),
    u16(DEFLATED),
    u32(TIME),
    u32(crc32(content)),
    u32(packed.length),
    u32(content.length),
    u16(Buffer.byteLength(name)),
    u16(0),
  ])
}

function u16(value) {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
