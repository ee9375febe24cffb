/**
 * Whether a rewritten segment may take the place of the one that is there. A directory `erased/` can come
 * from an older copy or from another store, and whatever takes the place of a segment replaces the truth.
 *
 * @module
 */
import { CborError } from '../codec/cbor.ts'
import { type Block, decodeBlock, readFrame } from '../journal/block.ts'
import { type Part, partHash } from '../journal/entry.ts'
import { corruptFile } from '../journal/journal-files.ts'
import { SEGMENT_HEAD_BYTES } from '../journal/segment.ts'

/**
 * The same blocks in the same places, but for parts that are stubs in the rewritten one. A part that is
 * a stub already stays one: an older rewrite must not bring back what was erased since.
 */
export function mayReplace(rewritten: Buffer, present: Buffer, file: string): boolean {
  if (rewritten.length !== present.length) return false
  if (!same(rewritten.subarray(0, SEGMENT_HEAD_BYTES), present.subarray(0, SEGMENT_HEAD_BYTES))) {
    return false
  }
  for (let at = SEGMENT_HEAD_BYTES; at < present.length; ) {
    const old = readFrame(present.subarray(at))
    if (old.kind === 'end') return same(rewritten.subarray(at), present.subarray(at))
    if (old.kind !== 'frame') throw corruptFile(file, at, 'a block cannot be read')
    const next = readFrame(rewritten.subarray(at))
    if (next.kind !== 'frame' || next.bytes !== old.bytes || next.back !== old.back) return false
    if (next.crc !== old.crc && !isSameWithStubs(next.block, old.block)) return false
    at += old.bytes
  }
  return true
}

function isSameWithStubs(rewritten: Uint8Array, present: Uint8Array): boolean {
  try {
    return isSameBlock(decodeBlock(rewritten), decodeBlock(present))
  } catch (error) {
    if (error instanceof CborError) return false
    throw error
  }
}

function isSameBlock(next: Block, old: Block): boolean {
  return (
    same(next.commitId, old.commitId) &&
    same(next.prevRoot, old.prevRoot) &&
    same(next.root, old.root) &&
    next.entries.length === old.entries.length &&
    next.entries.every((entry, index) => {
      const before = old.entries[index]
      return (
        before !== undefined &&
        same(entry.headerBytes, before.headerBytes) &&
        entry.parts.length === before.parts.length &&
        entry.parts.every((part, which) => isSameOrStub(part, before.parts[which]))
      )
    })
  )
}

function isSameOrStub(next: Part, old: Part | undefined): boolean {
  if (old === undefined || !same(partHash(next), partHash(old))) return false
  return next.stub !== undefined || old.stub === undefined
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0
}
