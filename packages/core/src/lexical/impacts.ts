/**
 * What the postings of a stretch can contribute at most: the shortest document in which the term
 * stands once, the shortest with it twice, the shortest with it more often, and how often at most.
 * Kept instead of a score, because a score moves with the statistics of the store; 0 is none.
 *
 * @module
 */
import type { ByteWriter } from './byte-writer.ts'

export class Impacts {
  one = 0
  two = 0
  more = 0
  most = 0

  clear(): void {
    this.one = 0
    this.two = 0
    this.more = 0
    this.most = 0
  }

  add(times: number, length: number): void {
    if (times === 1) this.one = shorter(this.one, length)
    else if (times === 2) this.two = shorter(this.two, length)
    else {
      this.more = shorter(this.more, length)
      if (times > this.most) this.most = times
    }
  }

  join(other: Impacts): void {
    this.one = shorter(this.one, other.one)
    this.two = shorter(this.two, other.two)
    this.more = shorter(this.more, other.more)
    if (other.most > this.most) this.most = other.most
  }

  write(entry: ByteWriter): void {
    entry.varint(this.one)
    entry.varint(this.two)
    entry.varint(this.more)
    if (this.more !== 0) entry.varint(this.most)
  }
}

function shorter(a: number, b: number): number {
  if (a === 0) return b
  return b === 0 || a < b ? a : b
}
