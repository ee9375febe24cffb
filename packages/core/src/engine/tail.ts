/**
 * The committed tail: how far the journal counts, for all processes of this machine.
 *
 *   tail   "CTXT" boot:16 nextSeq:u64 segment:u64 offset:u64 root:32
 *          viewGeneration:u32 segmentGeneration:u32 viewBytes:u64 crc32:u32      96 bytes
 *
 * Written after the journal was synced and before the view commits, under the lock, in one write.
 * It is not synced: that would double the cost of a commit. After a machine stop its boot id no
 * longer fits, and the synced mark in `lock/` stands instead (see mark.ts).
 *
 * @module
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { ioError } from '../journal/io-error.ts'
import type { Position } from '../journal/journal-files.ts'

export interface Tail {
  readonly nextSeq: number
  readonly position: Position
  /** Root after the last committed block. */
  readonly root: Uint8Array
  readonly viewGeneration: number
  /** Moves when segment files are replaced; readers open them anew. */
  readonly segmentGeneration: number
  /** Size of the view's file; a shorter one was cut and must not be mapped. */
  readonly viewBytes: number
}

const TAIL_BYTES = 96
const MAGIC = 0x43545854
/** A reader may meet a half-written tail; the writer needs less than a microsecond. */
const READ_ATTEMPTS = 1000

export class TailFile {
  readonly #file: string
  readonly #fd: number
  readonly #boot: Uint8Array
  readonly #buffer: Buffer = Buffer.alloc(TAIL_BYTES)

  constructor(file: string, boot: Uint8Array, options: { readOnly: boolean }) {
    this.#file = file
    this.#boot = boot
    try {
      this.#fd = openSync(file, options.readOnly ? 'r' : 'a+', 0o600)
      if (!options.readOnly) {
        // `a+` creates without truncating; writing at a position needs `r+`.
        closeSync(this.#fd)
        this.#fd = openSync(file, 'r+')
      }
    } catch (error) {
      throw ioError('open', file, error)
    }
  }

  /** undefined: never written, or left by an earlier boot of the machine. */
  read(): Tail | undefined {
    for (let attempt = 0; attempt < READ_ATTEMPTS; attempt++) {
      const count = readSync(this.#fd, this.#buffer, 0, TAIL_BYTES, 0)
      if (count === 0) return undefined
      if (
        count === TAIL_BYTES &&
        this.#buffer.readUInt32BE(92) === crc32(this.#buffer.subarray(0, 92))
      ) {
        return this.#decode()
      }
    }
    return undefined
  }

  write(tail: Tail): void {
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
    bytes.writeUInt32BE(crc32(bytes.subarray(0, 92)), 92)
    try {
      writeSync(this.#fd, bytes, 0, TAIL_BYTES, 0)
    } catch (error) {
      throw ioError('write', this.#file, error)
    }
  }

  close(): void {
    closeSync(this.#fd)
  }

  #decode(): Tail | undefined {
    const bytes = this.#buffer
    if (bytes.readUInt32BE(0) !== MAGIC) return undefined
    if (Buffer.compare(bytes.subarray(4, 20), this.#boot) !== 0) return undefined
    return {
      nextSeq: readU64(bytes, 20),
      position: { segment: readU64(bytes, 28), offset: readU64(bytes, 36) },
      root: Buffer.from(bytes.subarray(44, 76)),
      viewGeneration: bytes.readUInt32BE(76),
      segmentGeneration: bytes.readUInt32BE(80),
      viewBytes: readU64(bytes, 84),
    }
  }
}

function writeU64(bytes: Buffer, value: number, at: number): void {
  bytes.writeUInt32BE(Math.floor(value / 0x100000000), at)
  bytes.writeUInt32BE(value % 0x100000000, at + 4)
}

function readU64(bytes: Buffer, at: number): number {
  return bytes.readUInt32BE(at) * 0x100000000 + bytes.readUInt32BE(at + 4)
}
