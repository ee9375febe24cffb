/**
 * The committed tail: how far the journal counts, for all processes of this machine.
 *
 *   tail   "CTXU" boot:16 nextSeq:u64 segment:u64 offset:u64 root:32
 *          viewGeneration:u32 segmentGeneration:u32 viewBytes:u64
 *          lastOffset:u64 lastCrc:u32 crc32:u32                                   108 bytes
 *   old    "CTXT", the same without the last frame                                 96 bytes
 *
 * Written after the journal was synced and before the view commits, under the lock of the journal, in
 * one write. It is not synced: that would double the cost of a commit. After a machine stop its boot
 * id no longer fits, and the synced mark in `lock/` stands instead (see mark.ts).
 *
 * The file may be deleted or moved at any time. Anyone who holds the lock looks for that before it
 * believes the tail; a reader looks now and then, and keeps the old one until there is a new one.
 *
 * @module
 */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { crc32 } from 'node:zlib'
import { CortexError } from '../errors.ts'
import { ioError } from '../journal/io-error.ts'
import type { JournalEnd } from '../journal/journal-files.ts'

export interface Tail extends JournalEnd {
  readonly viewGeneration: number
  /** Moves when segment files are replaced; readers open them again. */
  readonly segmentGeneration: number
  /** Size of the view's file; a shorter one was cut and must not be mapped. */
  readonly viewBytes: number
  /** Written by an earlier build, which has another lock: see `former-turn.ts`. */
  readonly former?: boolean
}

const TAIL_BYTES = 108
const MAGIC = 0x43545855
const FORMER_BYTES = 96
const FORMER_MAGIC = 0x43545854
/** A reader may meet a half-written tail; the writer needs less than a microsecond. */
const READ_ATTEMPTS = 1000
/** A reader asks the system so often whether its file is still the one with the name. */
const LOOK_EVERY_MS = 10

/** Moves when a handle of this process finds that a tail was replaced: the others look at once. */
let replacements = 0

export interface TailOptions {
  readonly readOnly: boolean
  /** Milliseconds of a clock that never goes back. */
  readonly elapsed: () => number
}

export class TailFile {
  readonly #file: string
  readonly #boot: Uint8Array
  readonly #options: TailOptions
  readonly #buffer: Buffer = Buffer.alloc(TAIL_BYTES)
  /** None once it is closed: its number soon belongs to another file, which must not be read or closed. */
  #fd: number | undefined
  #inode: number
  #lookedAt: number
  #replacements = replacements

  constructor(file: string, boot: Uint8Array, options: TailOptions) {
    this.#file = file
    this.#boot = boot
    this.#options = options
    const fd = openTail(file, options.readOnly)
    this.#fd = fd
    this.#inode = fstatSync(fd).ino
    this.#lookedAt = options.elapsed()
  }

  /** undefined: never written, or left by an earlier boot of the machine. */
  read(): Tail | undefined {
    this.#open()
    const now = this.#options.elapsed()
    if (now - this.#lookedAt > LOOK_EVERY_MS || this.#replacements !== replacements) {
      this.#lookedAt = now
      this.#replacements = replacements
      this.#followName()
    }
    for (let attempt = 0; attempt < READ_ATTEMPTS; attempt++) {
      const count = this.#readBytes()
      if (count === 0) return undefined
      const magic = this.#buffer.readUInt32BE(0)
      if (magic === MAGIC && this.#isWhole(count, TAIL_BYTES)) return this.#decode(false)
      if (magic === FORMER_MAGIC && this.#isWhole(count, FORMER_BYTES)) return this.#decode(true)
    }
    return undefined
  }

  /** For the holder of the lock: false, after a look at the disk, if the file was deleted or moved. */
  isNamed(): boolean {
    return inodeOf(this.#file) === this.#inode
  }

  /** Opens the file that has the name now, and makes it if need be. */
  reopen(): void {
    this.#open()
    if (!this.isNamed()) this.#take(openTail(this.#file, this.#options.readOnly))
  }

  write(tail: Tail): void {
    const fd = this.#open()
    const bytes = this.#buffer
    bytes.writeUInt32BE(MAGIC, 0)
    bytes.set(this.#boot, 4)
    writeU64(bytes, tail.nextSeq, 20)
    writeU64(bytes, tail.position.segment, 28)
    writeU64(bytes, tail.position.offset, 36)
    bytes.set(tail.root, 44)
    bytes.writeUInt32BE(tail.viewGeneration, 76)
    bytes.writeUInt32BE(tail.segmentGeneration, 80)
    writeU64(bytes, tail.viewBytes, 84)
    writeU64(bytes, tail.last?.offset ?? 0, 92)
    bytes.writeUInt32BE(tail.last?.crc ?? 0, 100)
    bytes.writeUInt32BE(crc32(bytes.subarray(0, TAIL_BYTES - 4)), TAIL_BYTES - 4)
    try {
      writeSync(fd, bytes, 0, TAIL_BYTES, 0)
    } catch (error) {
      throw ioError('write', this.#file, error)
    }
  }

  close(): void {
    if (this.#fd !== undefined) closeSync(this.#fd)
    this.#fd = undefined
  }

  #open(): number {
    if (this.#fd !== undefined) return this.#fd
    throw new CortexError('CLOSED', `Cannot use ${this.#file}: it was closed`)
  }

  /** A reader keeps the old file as long as there is no new one. */
  #followName(): void {
    const named = inodeOf(this.#file)
    if (named === undefined || named === this.#inode) return
    try {
      this.#take(openTail(this.#file, this.#options.readOnly))
    } catch {
      // Gone again: the next look finds out.
    }
  }

  #take(fd: number): void {
    this.close()
    this.#fd = fd
    this.#inode = fstatSync(fd).ino
    this.#replacements = ++replacements
  }

  #isWhole(count: number, bytes: number): boolean {
    const body = bytes - 4
    return (
      count >= bytes && this.#buffer.readUInt32BE(body) === crc32(this.#buffer.subarray(0, body))
    )
  }

  #readBytes(): number {
    const fd = this.#open()
    try {
      return readSync(fd, this.#buffer, 0, TAIL_BYTES, 0)
    } catch (error) {
      throw ioError('read', this.#file, error)
    }
  }

  #decode(former: boolean): Tail | undefined {
    const bytes = this.#buffer
    if (Buffer.compare(bytes.subarray(4, 20), this.#boot) !== 0) return undefined
    const lastOffset = former ? 0 : readU64(bytes, 92)
    return {
      nextSeq: readU64(bytes, 20),
      position: { segment: readU64(bytes, 28), offset: readU64(bytes, 36) },
      root: Buffer.from(bytes.subarray(44, 76)),
      viewGeneration: bytes.readUInt32BE(76),
      segmentGeneration: bytes.readUInt32BE(80),
      viewBytes: readU64(bytes, 84),
      ...(lastOffset === 0 ? {} : { last: { offset: lastOffset, crc: bytes.readUInt32BE(100) } }),
      ...(former ? { former } : {}),
    }
  }
}

/** Not `w+`, which would empty it. */
function openTail(file: string, readOnly: boolean): number {
  try {
    // A pipe of that name must not hold us up; Windows has none.
    if (readOnly) return openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    // A pipe keeps nothing, and a link or a device may be somebody else's file.
    const there = lstatSync(file, { throwIfNoEntry: false })
    if (there !== undefined && !there.isFile()) rmSync(file, { recursive: true, force: true })
    return openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600)
  } catch (error) {
    throw ioError('open', file, error)
  }
}

function inodeOf(file: string): number | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })?.ino
  } catch {
    return undefined
  }
}

function writeU64(bytes: Buffer, value: number, at: number): void {
  bytes.writeUInt32BE(Math.floor(value / 0x100000000), at)
  bytes.writeUInt32BE(value % 0x100000000, at + 4)
}

function readU64(bytes: Buffer, at: number): number {
  return bytes.readUInt32BE(at) * 0x100000000 + bytes.readUInt32BE(at + 4)
}
