/**
 * Merging adjacent segments, a bounded step at a time. A step starts where the last one stopped, and
 * stops where a block ended: what it has not written it forgets, and nothing of it is kept outside
 * the store. A posting and its removal cancel each other when they meet.
 *
 * @module
 */
import { type Meter, SegmentStream } from './segment-stream.ts'
import { SegmentWriter } from './segment-writer.ts'
import type { WordSettings } from './settings.ts'
import type { Position, WordTarget } from './source.ts'
import type { Merge, Part } from './state.ts'

/** Takes about `merge.credit` bytes of input; undefined if nothing is left of the segments. */
export function stepMerge(
  target: WordTarget,
  settings: WordSettings,
  merge: Merge,
): Part | undefined {
  const meter = { bytes: 0 }
  const streams = merge.inputs.map((input) => new SegmentStream(target, input, merge.cursor, meter))
  const writer = new SegmentWriter(target, settings, merge.output, merge.blocks)
  const cursor = new Step(streams, writer, settings, merge, meter).run()
  const inputs = streams.map((stream) => stream.release(cursor, settings))
  const { level, output } = merge
  const { blocks } = writer
  if (cursor !== undefined) return { level, output, blocks, inputs, cursor, credit: 0 }
  return blocks === 0 ? undefined : { id: output, level, first: 0, blocks }
}

class Step {
  readonly #streams: readonly SegmentStream[]
  readonly #writer: SegmentWriter
  readonly #budget: number
  readonly #limit: number
  readonly #from: Position
  readonly #meter: Meter
  /** The first `#count` are the streams that stand at the smallest term. */
  readonly #sources: SegmentStream[]
  #count = 0

  constructor(
    streams: readonly SegmentStream[],
    writer: SegmentWriter,
    settings: WordSettings,
    merge: Merge,
    meter: Meter,
  ) {
    this.#meter = meter
    this.#sources = [...streams]
    this.#streams = streams
    this.#writer = writer
    this.#budget = merge.credit
    // Where lists cancel out no block fills: the step then ends without one.
    this.#limit = merge.credit + 4 * settings.blockBytes
    this.#from = merge.cursor
  }

  /** Where it stopped; undefined if it came to the end. */
  run(): Position | undefined {
    const { term: resumed, document } = this.#from
    for (let isFirst = true; ; isFirst = false) {
      const term = this.#gather()
      if (term === undefined) {
        this.#writer.close()
        return undefined
      }
      if (isFirst && document > 0 && resumed === term) this.#writer.resume(term)
      else this.#writer.begin(term, this.#sumOfNets())
      const stop = this.#mergeList(term)
      if (stop !== undefined) return stop
    }
  }

  /** Finds the smallest term and who has it. */
  #gather(): string | undefined {
    let smallest: string | undefined
    let beginning = 0
    let count = 0
    for (let index = 0; index < this.#streams.length; index++) {
      const stream = this.#streams[index] as SegmentStream
      const { term } = stream
      if (term === undefined) continue
      if (smallest !== undefined) {
        if (stream.beginning > beginning) continue
        if (stream.beginning === beginning && term >= smallest) {
          if (term === smallest) this.#sources[count++] = stream
          continue
        }
      }
      this.#sources[0] = stream
      count = 1
      smallest = term
      beginning = stream.beginning
    }
    this.#count = count
    return smallest
  }

  #mergeList(term: string): Position | undefined {
    for (;;) {
      const next = this.#firstAt(term)
      if (next === undefined) break
      const others = this.#count === 1 ? Number.POSITIVE_INFINITY : this.#lowestOther(term, next)
      if (next.whole && next.chunk.last < others) {
        this.#writer.chunk(next.chunk)
        next.nextChunk()
      } else if (next.document === others) {
        this.#cancel(term, others)
      } else {
        this.#copyItem(next)
        next.nextItem()
      }
      const stop = this.#stopInside(term)
      if (stop !== undefined) return stop
    }
    this.#writer.endList()
    return this.#stopAtBlock()
  }

  /** A posting and its removal: neither goes on. */
  #cancel(term: string, document: number): void {
    for (let index = 0; index < this.#count; index++) {
      const source = this.#sources[index] as SegmentStream
      if (source.term === term && source.document === document) source.nextItem()
    }
  }

  #copyItem(source: SegmentStream): void {
    source.decode()
    if (source.removal) this.#writer.removal(source.document)
    else this.#writer.posting(source.document, source.times, source.length)
  }

  #stopInside(term: string): Position | undefined {
    if (this.#writer.hasWritten) return this.#stopAtBlock()
    if (this.#meter.bytes < this.#limit) return undefined
    const next = this.#firstAt(term)
    // At the end of a list the next block, or the next list, is the place.
    if (next === undefined) return undefined
    const cursor = { term, document: next.document }
    this.#writer.stopAfter(next.document - 1)
    return cursor
  }

  #stopAtBlock(): Position | undefined {
    if (!this.#writer.hasWritten) return undefined
    this.#writer.hasWritten = false
    if (this.#meter.bytes < this.#budget) return undefined
    this.#writer.writeFences()
    return this.#writer.unwritten
  }

  #sumOfNets(): number {
    let sum = 0
    for (let index = 0; index < this.#count; index++) {
      sum += (this.#sources[index] as SegmentStream).net
    }
    return sum
  }

  #firstAt(term: string): SegmentStream | undefined {
    let first: SegmentStream | undefined
    for (let index = 0; index < this.#count; index++) {
      const source = this.#sources[index] as SegmentStream
      if (source.term !== term) continue
      if (first === undefined || source.document < first.document) first = source
    }
    return first
  }

  #lowestOther(term: string, besides: SegmentStream): number {
    let lowest = Number.POSITIVE_INFINITY
    for (let index = 0; index < this.#count; index++) {
      const source = this.#sources[index] as SegmentStream
      if (source === besides || source.term !== term) continue
      if (source.document < lowest) lowest = source.document
    }
    return lowest
  }
}
