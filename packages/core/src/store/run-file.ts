/**
 * Sorted index keys on disk, so that those of a long journal need no memory.
 *
 *   run       length:1 gone:1 key, one after the other, ascending
 *
 * @module
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { EMPTY_BYTES } from '../codec/bytes.ts'
import type { Change } from './ordered-store.ts'

const BUFFER_BYTES = 256 * 1024
const HEAD_BYTES = 2
const KEY_BYTES_MAX = 255

export function writeRun(file: string, run: Iterable<Change>): void {
  const fd = openSync(file, 'wx', 0o600)
  try {
    const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
    let at = 0
    for (const [key, value] of run) {
      if (at + HEAD_BYTES + KEY_BYTES_MAX > BUFFER_BYTES) {
        writeFully(fd, buffer.subarray(0, at))
        at = 0
      }
      buffer[at] = key.length
      buffer[at + 1] = value === undefined ? 1 : 0
      buffer.set(key, at + HEAD_BYTES)
      at += HEAD_BYTES + key.length
    }
    writeFully(fd, buffer.subarray(0, at))
  } finally {
    closeSync(fd)
  }
}

export function* readRun(file: string): Iterable<Change> {
  const fd = openSync(file, 'r')
  try {
    let rest = EMPTY_BYTES
    for (;;) {
      // Keys are handed out as parts of it: each piece has memory of its own.
      const buffer = Buffer.allocUnsafeSlow(rest.length + BUFFER_BYTES)
      buffer.set(rest, 0)
      const end = rest.length + readSync(fd, buffer, rest.length, BUFFER_BYTES, null)
      let at = 0
      for (;;) {
        const next = at + HEAD_BYTES + (at < end ? (buffer[at] as number) : 0)
        if (at >= end || next > end) break
        const gone = buffer[at + 1] === 1
        yield [buffer.subarray(at + HEAD_BYTES, next), gone ? undefined : EMPTY_BYTES]
        at = next
      }
      if (end === rest.length) return
      rest = buffer.subarray(at, end)
    }
  } finally {
    closeSync(fd)
  }
}

function writeFully(fd: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at, bytes.length - at)
}
