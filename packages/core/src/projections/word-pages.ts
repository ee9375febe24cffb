/**
 * The index of words of a view in the making, kept in memory from its first document on. It gets its
 * work as bytes, so that it can be done in another thread:
 *
 *   work      add… remove… replace… forget…, in the order of the journal
 *   add       0 type:1 id:16 since:16 size:4 data
 *   remove    1 type:1 document:4 size:4 data
 *   replace   2 type:1 document:4 id:16 version:4 since:16 size:4 data
 *   since     known:8 from:8, of what took its place where it is replaced; numbers are doubles
 *   forget    3 type:1 id:16 versions:4 (size:4 data)…
 *
 * The records are those that the reducer makes one change at a time (rule W13).
 *
 * @module
 */
import { unreachable } from '../assert.ts'
import { pastDocumentPrefix } from '../keys/past-keyspace.ts'
import { documentOf } from '../lexical/document.ts'
import { addDocument, removeDocument } from '../lexical/index-words.ts'
import type { WordTarget } from '../lexical/source.ts'
import { decodeData, type MemoryData } from '../memory/data.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import type { Change } from '../store/ordered-store.ts'
import { closeBoth, forgetDocuments, keepDocument, openBoth, type Since } from './memory-words.ts'

export const ADD = 0
export const REMOVE = 1
/** Removes what is kept apart. */
export const REPLACE = 2
/** Takes away what was kept apart. */
export const FORGET = 3
const ID_BYTES = 16
const SINCE_BYTES = 16

export class WordPages {
  readonly #pages = new PagesInMemory()
  readonly #words = openBoth(this.#pages)

  apply(work: Uint8Array): void {
    const { live, past } = this.#words
    const bytes = Buffer.from(work.buffer, work.byteOffset, work.length)
    for (let at = 0; at < bytes.length; ) {
      const kind = bytes[at] as typeof ADD | typeof REMOVE | typeof REPLACE | typeof FORGET
      const type = bytes[at + 1] as number
      at += 2
      switch (kind) {
        case ADD: {
          const id = Buffer.from(bytes.subarray(at, at + ID_BYTES))
          const standing = sinceAt(bytes, at + ID_BYTES)
          const sizeAt = at + ID_BYTES + SINCE_BYTES
          const words = documentOf(dataAt(bytes, sizeAt, type))
          addDocument(live, { id, type, words, standing })
          at = endAt(bytes, sizeAt)
          break
        }
        case REMOVE:
          removeDocument(live, bytes.readUInt32BE(at), documentOf(dataAt(bytes, at + 4, type)))
          at = endAt(bytes, at + 4)
          break
        case REPLACE: {
          const id = Buffer.from(bytes.subarray(at + 4, at + 4 + ID_BYTES))
          const versionAt = at + 4 + ID_BYTES
          const sizeAt = versionAt + 4 + SINCE_BYTES
          const words = documentOf(dataAt(bytes, sizeAt, type))
          const standing = removeDocument(live, bytes.readUInt32BE(at), words)
          const version = bytes.readUInt32BE(versionAt)
          const next = sinceAt(bytes, versionAt + 4)
          keepDocument(this.#pages, past, { id, version, next }, { type, words, standing })
          at = endAt(bytes, sizeAt)
          break
        }
        case FORGET: {
          const id = bytes.subarray(at, at + ID_BYTES)
          const versions: Uint8Array[] = []
          let left = bytes.readUInt32BE(at + ID_BYTES)
          for (at += ID_BYTES + 4; left > 0; left--) {
            versions.push(bytes.subarray(at + 4, endAt(bytes, at)))
            at = endAt(bytes, at)
          }
          const keys = this.#pages.keysBelow(pastDocumentPrefix(id))
          forgetDocuments(this.#pages, past, keys, typeOf(type), versions)
          break
        }
        default:
          unreachable(kind)
      }
    }
  }

  /** The ticket of the next change. */
  get next(): number {
    return this.#words.live.state.next
  }

  /** All records, in the order of their keys. */
  changes(): Change[] {
    closeBoth(this.#words)
    return this.#pages.changes()
  }
}

function sinceAt(bytes: Buffer, at: number): Since {
  return { known: bytes.readDoubleBE(at), from: bytes.readDoubleBE(at + 8) }
}

function endAt(bytes: Buffer, sizeAt: number): number {
  return sizeAt + 4 + bytes.readUInt32BE(sizeAt)
}

function dataAt(bytes: Buffer, sizeAt: number, code: number): MemoryData {
  return decodeData(typeOf(code), bytes.subarray(sizeAt + 4, endAt(bytes, sizeAt)))
}

function typeOf(code: number): MemoryType {
  const type = MEMORY_TYPES.name(code)
  if (type === undefined) throw new Error(`Broken invariant: ${code} is the code of a memory type`)
  return type
}

class PagesInMemory implements WordTarget {
  readonly #pages = new Map<string, readonly [Uint8Array, Uint8Array]>()

  get(key: Uint8Array): Uint8Array | undefined {
    return this.#pages.get(nameOf(key))?.[1]
  }

  put(key: Uint8Array, value: Uint8Array): void {
    this.#pages.set(nameOf(key), [key, value])
  }

  delete(key: Uint8Array): void {
    this.#pages.delete(nameOf(key))
  }

  /** Asked only for what was erased and had been replaced before: it may be slow. */
  keysBelow(prefix: Uint8Array): Uint8Array[] {
    const start = nameOf(prefix)
    const names = [...this.#pages.keys()].filter((name) => name.startsWith(start)).sort()
    return names.map((name) => (this.#pages.get(name) as Change)[0])
  }

  changes(): Change[] {
    const names = [...this.#pages.keys()].sort()
    return names.map((name) => this.#pages.get(name) as Change)
  }
}

/** latin1 text compares like the bytes it stands for. */
function nameOf(key: Uint8Array): string {
  return (key as Buffer).toString('latin1')
}
