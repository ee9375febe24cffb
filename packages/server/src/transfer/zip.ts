/**
 * Zip archives, as the chat services export them: the list of files at the end is read, then each
 * file is inflated as a stream and compared with its checksum.
 *
 *   end of list   "PK\5\6" disk:2 disk:2 here:2 entries:2 bytes:4 offset:4 comment
 *   list entry    "PK\1\2" made:2 needs:2 flags:2 method:2 time:4 crc32:4 packed:4 bytes:4
 *                 name:2 extra:2 comment:2 disk:2 kind:2 kind:4 offset:4 name extra comment
 *   file          "PK\3\4" … name:2 extra:2 (at 26) name extra packed bytes
 *
 * @module
 */
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { CortexError } from '@cortex-memory/core'
import { HEAD_BYTES, isReadable, type SourceFile } from './source-file.ts'

const FILE = Buffer.from('PK\x03\x04', 'latin1')
const LISTED = Buffer.from('PK\x01\x02', 'latin1')
const END = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
const COMMENT_BYTES_MAX = 65_535
const LIST_BYTES_MAX = 64 * 1024 * 1024
const [STORED, DEFLATED] = [0, 8]
const ENCRYPTED = 1
/** Stands where a number is too large for its field, which only larger archives need. */
const ELSEWHERE = 0xffff_ffff

interface Listed {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly bytes: number
  readonly offset: number
}

export function isZip(head: Uint8Array): boolean {
  return FILE.equals(head.subarray(0, 4)) || END.equals(head.subarray(0, 4))
}

/** The files of an archive that a reader can make something of, sorted. */
export async function openZip(path: string): Promise<SourceFile[]> {
  await using handle = await open(path)
  const listed = (await readList(handle, path)).filter(({ name }) => isReadable(name))
  const files: SourceFile[] = []
  for (const entry of listed.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    files.push(zipped(path, entry, await dataStart(handle, entry, path)))
  }
  return files
}

function zipped(path: string, entry: Listed, start: number): SourceFile {
  const stream = (): AsyncIterable<Uint8Array> => inflated(path, entry, start)
  return {
    path: entry.name,
    bytes: entry.bytes,
    open: stream,
    head: async () => {
      const seen: Uint8Array[] = []
      let bytes = 0
      for await (const chunk of stream()) {
        seen.push(chunk)
        bytes += chunk.length
        if (bytes >= HEAD_BYTES) break
      }
      return Buffer.concat(seen).subarray(0, HEAD_BYTES)
    },
  }
}

async function* inflated(path: string, entry: Listed, start: number): AsyncGenerator<Uint8Array> {
  if (entry.packed === 0) return
  const raw = createReadStream(path, { start, end: start + entry.packed - 1 })
  // An error of either stream reaches anyone who reads from the last one.
  const plain: Readable =
    entry.method === STORED ? raw : pipeline(raw, createInflateRaw(), () => undefined)
  let crc = 0
  let bytes = 0
  try {
    for await (const chunk of plain) {
      crc = crc32(chunk as Buffer, crc)
      bytes += (chunk as Buffer).length
      if (bytes > entry.bytes) break
      yield chunk as Buffer
    }
  } catch (error) {
    throw damaged(path, `${entry.name} cannot be inflated (${(error as Error).message})`)
  } finally {
    raw.destroy()
  }
  if (bytes !== entry.bytes || crc !== entry.crc) {
    throw damaged(path, `${entry.name} does not have the length and checksum that the list says`)
  }
}

async function readList(handle: FileHandle, path: string): Promise<Listed[]> {
  const { size } = await handle.stat()
  const tail = await readAt(handle, Math.max(0, size - END_BYTES - COMMENT_BYTES_MAX), size)
  const end = tail.lastIndexOf(END)
  if (end < 0 || tail.length - end < END_BYTES) throw damaged(path, 'it has no list of files')
  const count = tail.readUInt16LE(end + 10)
  const bytes = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  if (count === 0xffff || bytes === ELSEWHERE || offset === ELSEWHERE || bytes > LIST_BYTES_MAX) {
    throw damaged(path, 'it is too large to be read as it is')
  }
  const list = await readAt(handle, offset, offset + bytes)
  const found: Listed[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (!LISTED.equals(list.subarray(at, at + 4)) || at + 46 > list.length) {
      throw damaged(path, 'its list of files is damaged')
    }
    const [name, extra, comment] = [28, 30, 32].map((place) => list.readUInt16LE(at + place))
    found.push({
      name: list.toString('utf8', at + 46, at + 46 + (name as number)),
      flags: list.readUInt16LE(at + 8),
      method: list.readUInt16LE(at + 10),
      crc: list.readUInt32LE(at + 16),
      packed: list.readUInt32LE(at + 20),
      bytes: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    })
    at += 46 + (name as number) + (extra as number) + (comment as number)
  }
  return found
}

async function dataStart(handle: FileHandle, entry: Listed, path: string): Promise<number> {
  const { name, flags, method, packed, bytes, offset } = entry
  if ((flags & ENCRYPTED) !== 0) throw damaged(path, `${name} is encrypted`)
  const known = method === STORED || method === DEFLATED
  if (!known || packed === ELSEWHERE || bytes === ELSEWHERE || offset === ELSEWHERE) {
    throw damaged(path, `${name} is packed in a way that is not read here`)
  }
  const head = await readAt(handle, offset, offset + 30)
  if (!FILE.equals(head.subarray(0, 4)) || head.length < 30) {
    throw damaged(path, `${name} is not where the list says`)
  }
  return offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
}

async function readAt(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from)
  return buffer.subarray(0, bytesRead)
}

function damaged(path: string, why: string): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    `Cannot read the archive ${path}: ${why}. Unpack it and import the folder`,
    { path: 'file' },
  )
}
