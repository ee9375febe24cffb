/**
 * Segments without what was erased, made beside the originals and put in their place. All or none:
 *
 *   journal/erasing/<segment>.seg    in the making: thrown away by the process that finds it
 *   journal/erased/<segment>.seg     complete and synced: anyone who finds one puts it in its place,
 *                                    if it is of the segment there (rewritten-segment.ts)
 *
 * One rename turns the first directory into the second. A rewritten segment has the length of the
 * old one and every block where it was, so readers that have the old file open read on.
 *
 * @module
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { assert } from '../assert.ts'
import { CborError } from '../codec/cbor.ts'
import { decodeBlock, encodeBlock, frameBlock, readFrame } from '../journal/block.ts'
import { ioError } from '../journal/io-error.ts'
import {
  corruptFile,
  type JournalFiles,
  type Position,
  syncDirectory,
} from '../journal/journal-files.ts'
import { parseSegmentName, SEGMENT_HEAD_BYTES, segmentName } from '../journal/segment.ts'
import { ErasedParts } from './erased-parts.ts'
import { mayReplace } from './rewritten-segment.ts'
import { hitsOf } from './search.ts'

export class SegmentRewrite {
  readonly #files: JournalFiles
  readonly #cover: (file: string) => void
  readonly #making: string
  readonly #made: string

  /** `cover` is called with the file that is about to take the place of the first segment. */
  constructor(files: JournalFiles, cover: (file: string) => void = () => undefined) {
    this.#cover = cover
    this.#files = files
    this.#making = join(files.directory, 'erasing')
    this.#made = join(files.directory, 'erased')
  }

  /**
   * Whether a rewrite was decided and not finished. One that is not of the segments in place, all of it,
   * came from elsewhere: it is thrown away, and the segments stay as they are.
   */
  isDecided(): boolean {
    return this.#guard('look for segments in', () => {
      if (!existsSync(this.#made)) return false
      if (readdirSync(this.#made).every((name) => this.#fits(name))) return true
      rmSync(this.#made, { recursive: true, force: true })
      syncDirectory(this.#files.directory)
      return false
    })
  }

  #fits(name: string): boolean {
    const segment = parseSegmentName(name)
    const [made, present] = [join(this.#made, name), join(this.#files.directory, name)]
    if (segment === undefined || !lstatSync(made).isFile()) return false
    if (!existsSync(present)) throw corruptFile(present, 0, 'the segment is missing')
    // A rewrite keeps the length, and the one that is written to has none.
    if (statSync(made).size !== statSync(present).size) return false
    return mayReplace(readFileSync(made), readFileSync(present), present)
  }

  /**
   * Rebuilds every segment that holds parts of these memories. Gives false if the last one is
   * among them: it is still written to, and must be sealed first. Nothing is decided yet.
   */
  make(ids: readonly Uint8Array[], tail: Position, onSegment: () => void): boolean {
    const parts = new ErasedParts(ids)
    this.#guard('make', () => {
      rmSync(this.#making, { recursive: true, force: true })
      mkdirSync(this.#making, { mode: 0o700 })
    })
    for (const segment of this.#files.segments()) {
      if (segment > tail.segment) break
      const file = this.#files.path(segment)
      const bytes = this.#guard('read', () => readFileSync(file))
      const end = segment === tail.segment ? tail.offset : bytes.length
      if (!eraseFrom(bytes.subarray(0, end), ids, parts, file)) continue
      if (segment === tail.segment) return false
      this.#guard('write', () => writeSynced(join(this.#making, segmentName(segment)), bytes))
      onSegment()
    }
    return true
  }

  /** Goes through the same without writing: what the tree must hold for the memory now. */
  rehearse(id: Uint8Array, tail: Position): Uint8Array | undefined {
    const parts = new ErasedParts([id])
    for (const segment of this.#files.segments()) {
      if (segment > tail.segment) break
      const file = this.#files.path(segment)
      const bytes = this.#guard('read', () => readFileSync(file))
      eraseFrom(
        segment === tail.segment ? bytes.subarray(0, tail.offset) : bytes,
        [id],
        parts,
        file,
      )
    }
    return parts.valueOf(id)
  }

  /** From here on the rewrite will be finished, whatever dies. False: there is nothing to do. */
  decide(): boolean {
    return this.#guard('decide', () => {
      if (readdirSync(this.#making).length === 0) {
        rmSync(this.#making, { recursive: true, force: true })
        return false
      }
      syncDirectory(this.#making)
      renameSync(this.#making, this.#made)
      syncDirectory(this.#files.directory)
      return true
    })
  }

  /**
   * Puts the new segments in their places, the last one first: anyone who opens the files in their
   * order and meets a rewritten one meets only rewritten ones after it.
   */
  finish(onSegment: () => void): void {
    this.#guard('replace segments in', () => {
      for (const name of readdirSync(this.#made).sort().reverse()) {
        if (name === segmentName(0)) this.#cover(join(this.#made, name))
        renameSync(join(this.#made, name), join(this.#files.directory, name))
        onSegment()
      }
      syncDirectory(this.#files.directory)
      rmSync(this.#made, { recursive: true, force: true })
      syncDirectory(this.#files.directory)
    })
    this.#files.reopen()
  }

  /** What an erasure left that was never decided. */
  discard(): void {
    rmSync(this.#making, { recursive: true, force: true })
  }

  #guard<T>(action: string, body: () => T): T {
    try {
      return body()
    } catch (error) {
      throw ioError(action, this.#files.directory, error)
    }
  }
}

/** Changes the blocks of a segment in place; true if any was. Only those that name an id are read. */
function eraseFrom(
  bytes: Buffer,
  ids: readonly Uint8Array[],
  parts: ErasedParts,
  file: string,
): boolean {
  const hits = hitsOf(bytes, ids)
  let changed = false
  let next = 0
  let at = SEGMENT_HEAD_BYTES
  while (next < hits.length) {
    const frame = readFrame(bytes.subarray(at))
    if (frame.kind !== 'frame') throw corruptFile(file, at, 'a block cannot be read')
    const end = at + frame.bytes
    if ((hits[next] as number) < end) {
      const block = withoutParts(frame.block, parts, file, at)
      if (block !== undefined) {
        assert(block.length === frame.block.length, 'a block keeps its length')
        bytes.set(frameBlock(block, frame.back), at)
        changed = true
      }
      while (next < hits.length && (hits[next] as number) < end) next++
    }
    at = end
  }
  return changed
}

function withoutParts(
  bytes: Uint8Array,
  parts: ErasedParts,
  file: string,
  at: number,
): Uint8Array | undefined {
  try {
    // A copy: what is followed from block to block must outlive the bytes it was read from.
    const block = parts.without(decodeBlock(Buffer.from(bytes)))
    return block === undefined ? undefined : encodeBlock(block)
  } catch (error) {
    if (error instanceof CborError) throw corruptFile(file, at, error.message)
    throw error
  }
}

function writeSynced(file: string, bytes: Uint8Array): void {
  const fd = openSync(file, 'w', 0o600)
  try {
    let written = 0
    while (written < bytes.length) written += writeSync(fd, bytes, written)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
