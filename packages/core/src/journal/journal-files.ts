/**
 * The segment files of one actor. Appends go to a position that the lock holder knows; reads walk
 * frames from any position. Nothing here decides what is committed: see `engine/tail.ts`.
 *
 * @module
 */
import {
  closeSync,
  constants,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { assert } from '../assert.ts'
import { CborError } from '../codec/cbor.ts'
import { CortexError } from '../errors.ts'
import {
  type Block,
  decodeBlock,
  FRAME_HEAD_BYTES,
  FRAME_MAGIC,
  nextSeqAfter,
  readFrame,
} from './block.ts'
import { ioError } from './io-error.ts'
import {
  decodeSegmentHead,
  encodeSegmentHead,
  parseSegmentName,
  SEGMENT_BYTES,
  SEGMENT_HEAD_BYTES,
  type SegmentHead,
  segmentName,
} from './segment.ts'

/** Opening a pipe would wait for its other end; Windows has neither. */
const PROMPT: number = constants.O_NONBLOCK ?? 0

/** A place in the journal: a segment by its first seq, and an offset into its file. */
export interface Position {
  readonly segment: number
  readonly offset: number
}

/** The last frame of a segment before some place: where it begins, and its checksum. */
export interface LastFrame {
  readonly offset: number
  readonly crc: number
}

/** How far a journal goes. */
export interface JournalEnd {
  readonly nextSeq: number
  readonly position: Position
  /** Root after the last block. */
  readonly root: Uint8Array
  /** Absent where a segment begins, or where nobody has looked. */
  readonly last?: LastFrame | undefined
}

export interface BlockAt {
  readonly block: Block
  readonly bytes: Uint8Array
  readonly crc: number
  readonly at: Position
  readonly next: Position
}

/** Where reading stopped, and why. */
export type ReadEnd =
  | { readonly kind: 'end'; readonly at: Position }
  | { readonly kind: 'bad'; readonly at: Position; readonly why: string }

/** Space is taken in advance in pieces that grow with the file, so small stores stay small. */
const PIECE_BYTES_MIN = 64 * 1024
const PIECE_BYTES_MAX = 16 * 1024 * 1024
const READ_BYTES = 1024 * 1024

export class JournalFiles {
  readonly directory: string
  readonly #readOnly: boolean
  readonly #segmentBytes: number
  readonly #files = new Map<number, number>()
  /** Sizes as last seen. Files only grow under us, so a size that suffices needs no look. */
  readonly #sizes = new Map<number, number>()
  /** The block that was located last: who reads on asks for one near it. */
  #located: { readonly seq: number; readonly at: Position } | undefined

  constructor(
    directory: string,
    options: { readOnly: boolean; segmentBytes?: number | undefined },
  ) {
    this.directory = directory
    this.#readOnly = options.readOnly
    this.#segmentBytes = options.segmentBytes ?? SEGMENT_BYTES
  }

  /** First seqs of all segments, ascending. */
  segments(): number[] {
    try {
      return readdirSync(this.directory)
        .map(parseSegmentName)
        .filter((first) => first !== undefined)
        .sort((a, b) => a - b)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw ioError('list', this.directory, error)
    }
  }

  /** Position of the first frame of a segment. */
  static start(segment: number): Position {
    return { segment, offset: SEGMENT_HEAD_BYTES }
  }

  /**
   * Creates a segment and makes its name durable; an unused one of a crashed writer is taken over.
   * A failure leaves no file behind.
   */
  createSegment(firstSeq: number, prevRoot: Uint8Array): Position {
    const file = this.#path(firstSeq)
    if (this.segments().includes(firstSeq) && !this.isUnused(firstSeq)) {
      throw corruptFile(file, 0, 'it holds blocks that the journal does not count')
    }
    try {
      mkdirSync(this.directory, { recursive: true, mode: 0o700 })
      this.#close(firstSeq)
      const fd = openSync(file, 'w+', 0o600)
      this.#files.set(firstSeq, fd)
      const head = Buffer.alloc(PIECE_BYTES_MIN)
      head.set(encodeSegmentHead(firstSeq, prevRoot), 0)
      writeFully(fd, head, 0)
      fsyncSync(fd)
      syncDirectory(this.directory)
    } catch (error) {
      this.#removeQuietly(firstSeq)
      throw ioError('create', file, error)
    }
    return JournalFiles.start(firstSeq)
  }

  /**
   * Ends a segment and begins the next one. If it fails, the journal ends where it did, and there is
   * no next one.
   */
  seal(end: JournalEnd, onCreated: () => void = () => undefined): Position {
    const next = this.createSegment(end.nextSeq, end.root)
    onCreated()
    try {
      // The file ends with its last frame.
      this.truncate(end.position)
    } catch (error) {
      this.#removeQuietly(end.nextSeq)
      throw error
    }
    return next
  }

  /** A new segment that came to nothing; if it stays, nobody believes it. */
  abandonSegment(firstSeq: number): void {
    if (this.isUnused(firstSeq)) this.#removeQuietly(firstSeq)
  }

  /** Removes segments that were made and never written to, apart from the one that the journal ends in. */
  removeUnused(end: Position): void {
    for (const segment of this.segments()) {
      if (segment === end.segment || !this.isUnused(segment)) continue
      const file = this.#path(segment)
      try {
        this.#close(segment)
        rmSync(file, { force: true })
      } catch (error) {
        throw ioError('remove', file, error)
      }
    }
  }

  segmentHead(segment: number): SegmentHead {
    const head = Buffer.alloc(SEGMENT_HEAD_BYTES)
    const file = this.#path(segment)
    const read = readFully(this.#fd(segment), head, 0)
    const decoded = decodeSegmentHead(head.subarray(0, read), file)
    if (decoded.firstSeq !== segment) {
      throw corruptFile(file, 0, `its header names seq ${decoded.firstSeq}`)
    }
    return decoded
  }

  /** Where frames would go: where the journal ends, or a new segment if this one is full. */
  placeFor(end: JournalEnd, onCreated?: () => void): Position {
    return end.position.offset < this.#segmentBytes ? end.position : this.seal(end, onCreated)
  }

  /** Writes frames; not yet durable. The caller syncs, then moves the tail. */
  append(position: Position, frames: Buffer): Position {
    assert(!this.#readOnly, 'a reader does not append')
    const file = this.#path(position.segment)
    try {
      const fd = this.#fd(position.segment)
      this.#reserve(position.segment, fd, position.offset + frames.length)
      writeFully(fd, frames, position.offset)
    } catch (error) {
      throw ioError('append to', file, error)
    }
    return { segment: position.segment, offset: position.offset + frames.length }
  }

  sync(segment: number): void {
    try {
      fdatasyncSync(this.#fd(segment))
    } catch (error) {
      throw ioError('sync', this.#path(segment), error)
    }
  }

  truncate(position: Position): void {
    const fd = this.#fd(position.segment)
    this.#sizes.delete(position.segment)
    try {
      ftruncateSync(fd, position.offset)
      fsyncSync(fd)
    } catch (error) {
      throw ioError('truncate', this.#path(position.segment), error)
    }
  }

  /** The first bytes after a position, without judging them. */
  peek(position: Position, length: number): Buffer {
    const bytes = Buffer.alloc(length)
    const read = readFully(this.#fd(position.segment), bytes, position.offset)
    return bytes.subarray(0, read)
  }

  /** True if nothing was written at or after the position: the end of what any writer did. */
  isEnd(position: Position): boolean {
    return this.isEndBefore(this.peek(position, FRAME_HEAD_BYTES), position)
  }

  /** The same if the bytes after the position are known. */
  isEndBefore(after: Buffer, position: Position): boolean {
    for (let index = 0; index < after.length; index++) if (after[index] !== 0) return false
    if (after.length > 0) return true
    // Past the end of the file is not an end: something was cut off.
    if (fstatSync(this.#fd(position.segment)).size < position.offset) return false
    // A file that ends right here was sealed: its successor may be in use already.
    return this.#successor(position) === undefined
  }

  /** Everything from a position to the end of its file. */
  rest(position: Position): Buffer {
    const size = fstatSync(this.#fd(position.segment)).size
    return this.peek(position, Math.max(0, size - position.offset))
  }

  /**
   * Walks blocks from `from` to `to`, or to the end of the files. The generator's return value says
   * where it stopped and why; damage is reported, never skipped.
   */
  *read(from: Position, to?: Position): Generator<BlockAt, ReadEnd> {
    // A fold of everything must not meet old segments after rewritten ones.
    if (from.segment === 0 && from.offset === SEGMENT_HEAD_BYTES) this.reopen()
    if (from.offset === SEGMENT_HEAD_BYTES) this.segmentHead(from.segment)
    let at = from
    let window: Buffer = Buffer.alloc(0)
    let windowStart = at
    while (to === undefined || isBefore(at, to)) {
      const offset = at.segment === windowStart.segment ? at.offset - windowStart.offset : -1
      let frame =
        offset >= 0 && offset <= window.length ? readFrame(window.subarray(offset)) : undefined
      if (frame === undefined || frame.kind === 'more' || frame.kind === 'end') {
        // The window ended: read a new one that begins here and is large enough.
        const least = frame?.kind === 'more' ? frame.bytes : FRAME_HEAD_BYTES
        const due = to?.segment === at.segment ? to.offset - at.offset : READ_BYTES
        const wanted = Math.max(least, Math.min(due, READ_BYTES))
        window = this.peek(at, wanted)
        windowStart = at
        frame = readFrame(window)
      }
      if (frame.kind === 'more') return { kind: 'bad', at, why: 'cut off' }
      if (frame.kind === 'bad') return { kind: 'bad', at, why: frame.why }
      if (frame.kind === 'end') {
        const successor = this.#successor(at, to)
        if (successor === undefined) return { kind: 'end', at }
        at = successor
        continue
      }
      let block: Block
      try {
        block = decodeBlock(frame.block)
      } catch (error) {
        if (error instanceof CborError) return { kind: 'bad', at, why: error.message }
        throw error
      }
      const next = { segment: at.segment, offset: at.offset + frame.bytes }
      yield { block, bytes: frame.block, crc: frame.crc, at, next }
      at = next
    }
    return { kind: 'end', at }
  }

  /** Position of the block that holds `seq`, at or before `tail`. */
  locate(seq: number, tail: Position): Position {
    const segment = this.segments().findLast(
      (first) => first <= seq && (first === tail.segment || !this.isUnused(first)),
    )
    if (segment === undefined) {
      throw corruptFile(this.directory, 0, `no segment holds entry ${seq}`)
    }
    this.segmentHead(segment)
    const walk = this.read(this.#near(segment, seq, tail) ?? JournalFiles.start(segment), tail)
    for (let step = walk.next(); ; step = walk.next()) {
      if (step.done) {
        if (step.value.kind === 'bad') throw this.damage(step.value.at, step.value.why)
        return step.value.at
      }
      const { block, at } = step.value
      if (block.firstSeq > seq) throw this.damage(at, `entry ${seq} is missing before it`)
      if (nextSeqAfter(block) > seq) {
        this.#located = { seq: block.firstSeq, at }
        return at
      }
    }
  }

  /** Where the walk may begin later than at the start of the segment, if the block is still there. */
  #near(segment: number, seq: number, tail: Position): Position | undefined {
    const located = this.#located
    if (located?.at.segment !== segment || located.seq > seq) return undefined
    if (!isBefore(located.at, tail)) return undefined
    const { value, done } = this.read(located.at, tail).next()
    return !done && value.block.firstSeq === located.seq ? located.at : undefined
  }

  /**
   * True if something was synced after what stands at the position. Then damage there was once
   * whole and is not a torn tail.
   */
  syncedAfter(position: Position): boolean {
    const bytes = this.rest(position)
    for (let at = bytes.indexOf(FRAME_MAGIC, 1); at >= 0; at = bytes.indexOf(FRAME_MAGIC, at + 1)) {
      const frame = readFrame(bytes.subarray(at))
      if (frame.kind === 'frame' && at - frame.back > 0) return true
    }
    return this.segments().some((first) => first > position.segment && !this.isUnused(first))
  }

  /**
   * A segment that was made, or half made, but never written to: its writer died in between, or the
   * disk was full. Nothing but zeros after its head, and no longer than a new one.
   */
  isUnused(segment: number): boolean {
    const start = JournalFiles.start(segment)
    if (this.peek(start, FRAME_HEAD_BYTES).some((byte) => byte !== 0)) return false
    const rest = this.peek(start, PIECE_BYTES_MIN)
    return rest.length <= PIECE_BYTES_MIN - SEGMENT_HEAD_BYTES && rest.every((byte) => byte === 0)
  }

  /** No journal yet: no segment, or a first one whose writer died before it had a header. */
  isUnborn(): boolean {
    const [first, second] = this.segments()
    if (first === undefined) return true
    if (first !== 0 || second !== undefined) return false
    const bytes = this.rest({ segment: 0, offset: 0 })
    return bytes.length <= PIECE_BYTES_MIN && bytes.every((byte) => byte === 0)
  }

  damage(at: Position, why: string): CortexError {
    return corruptFile(this.#path(at.segment), at.offset, why)
  }

  path(segment: number): string {
    return this.#path(segment)
  }

  /** Files may have been replaced (after an erasure): open them again. */
  reopen(): void {
    this.#located = undefined
    for (const segment of [...this.#files.keys()]) this.#close(segment)
  }

  close(): void {
    this.reopen()
  }

  /**
   * The next segment that counts. One that nobody wrote to counts only if the journal ends in it:
   * every other is left from a writer that failed or died, wherever its number would be.
   */
  #successor(at: Position, to?: Position): Position | undefined {
    const next = this.segments().find(
      (first) => first > at.segment && (first === to?.segment || !this.isUnused(first)),
    )
    if (next === undefined) return undefined
    this.segmentHead(next)
    return JournalFiles.start(next)
  }

  #removeQuietly(segment: number): void {
    try {
      this.#close(segment)
      rmSync(this.#path(segment), { force: true })
    } catch {
      // It is not believed, and the next one who opens the store removes it.
    }
  }

  #reserve(segment: number, fd: number, needed: number): void {
    if ((this.#sizes.get(segment) ?? 0) >= needed) return
    const size = fstatSync(fd).size
    this.#sizes.set(segment, size)
    if (size >= needed) return
    const piece = Math.min(Math.max(size, PIECE_BYTES_MIN), PIECE_BYTES_MAX)
    const target = Math.max(size + piece, needed)
    const zeros = Buffer.alloc(Math.min(target - size, 1024 * 1024))
    for (let at = size; at < target; at += zeros.length) {
      writeFully(fd, zeros.subarray(0, Math.min(zeros.length, target - at)), at)
    }
    this.#sizes.set(segment, target)
  }

  #path(segment: number): string {
    return join(this.directory, segmentName(segment))
  }

  #fd(segment: number): number {
    const open = this.#files.get(segment)
    if (open !== undefined) return open
    const file = this.#path(segment)
    try {
      // A pipe of that name must not hold us up.
      const fd = openSync(file, (this.#readOnly ? constants.O_RDONLY : constants.O_RDWR) | PROMPT)
      if (!fstatSync(fd).isFile()) {
        closeSync(fd)
        throw corruptFile(file, 0, 'the segment is not a regular file')
      }
      this.#files.set(segment, fd)
      return fd
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        throw corruptFile(file, 0, 'the segment is missing')
      }
      throw ioError('open', file, error)
    }
  }

  #close(segment: number): void {
    const fd = this.#files.get(segment)
    if (fd === undefined) return
    this.#files.delete(segment)
    this.#sizes.delete(segment)
    closeSync(fd)
  }
}

export function isBefore(a: Position, b: Position): boolean {
  return a.segment < b.segment || (a.segment === b.segment && a.offset < b.offset)
}

export function samePosition(a: Position, b: Position): boolean {
  return a.segment === b.segment && a.offset === b.offset
}

export function corruptFile(file: string, offset: number, why: string): CortexError {
  return new CortexError(
    'CORRUPT',
    `Cannot read ${file} at byte ${offset}: ${why}. Restore the file from a backup; \`cortex verify\` shows the extent`,
    { details: { file, offset } },
  )
}

/**
 * A name in a directory is durable only after the directory itself was synced. Windows cannot sync one, and need not: its
 * file system writes names to a log of its own.
 */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(directory, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

function writeFully(fd: number, bytes: Uint8Array, position: number): void {
  let written = 0
  while (written < bytes.length) {
    written += writeSync(fd, bytes, written, bytes.length - written, position + written)
  }
}

function readFully(fd: number, into: Buffer, position: number): number {
  let read = 0
  while (read < into.length) {
    const count = readOnce(fd, into, read, position + read)
    if (count === 0) break
    read += count
  }
  return read
}

function readOnce(fd: number, into: Buffer, from: number, position: number): number {
  try {
    return readSync(fd, into, from, into.length - from, position)
  } catch (error) {
    throw ioError('read', 'a segment of the journal', error)
  }
}
