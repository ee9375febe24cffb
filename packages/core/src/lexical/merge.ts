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
  /** The streams that stand at the smallest term. */
  readonly #sources: SegmentStream[] = []

  constructor(
    streams: readonly SegmentStream[],
    writer: SegmentWriter,
    settings: WordSettings,
    merge: Merge,
    meter: Meter,
  ) {
    this.#meter = meter
    this.#streams = streams
    this.#writer = writer
    this.#budget = merge.credit
    // Where lists cancel out no block fills: the step then ends without one.
    this.#limit = merge.credit + 4 * settings.blockBytes
    this.#from = merge.cursor
  }

  /** Where it stopped; undefined if it came to the end. */
  run(): Position | undefined {
    let from: Position | undefined = this.#from
    for (;;) {
      this.#gather()
      const sources = this.#sources
      const term = sources[0]?.term
      if (term === undefined) {
        this.#writer.close()
        return undefined
      }
      if (from !== undefined && from.document > 0 && from.term === term) this.#writer.resume(term)
      else this.#writer.begin(term, sumOfNets(sources))
      from = undefined
      const stop = this.#mergeList(term, sources)
      if (stop !== undefined) return stop
    }
  }

  #gather(): void {
    const sources = this.#sources
    sources.length = 0
    let smallest: string | undefined
    for (const stream of this.#streams) {
      const { term } = stream
      if (term === undefined || (smallest !== undefined && term > smallest)) continue
      if (term !== smallest) sources.length = 0
      smallest = term
      sources.push(stream)
    }
  }

  #mergeList(term: string, sources: readonly SegmentStream[]): Position | undefined {
    for (;;) {
      const next = sources.length === 1 ? onlyAt(term, sources) : firstAt(term, sources)
      if (next === undefined) break
      const others = lowestOther(term, sources, next)
      if (next.whole && next.chunk.last < others) {
        this.#writer.chunk(next.chunk)
        next.nextChunk()
      } else if (next.document === others) {
        const { document } = next
        for (const source of sources) {
          if (source.term === term && source.document === document) source.nextItem()
        }
      } else {
        this.#copyItem(next)
        next.nextItem()
      }
      const stop = this.#stopInside(term, sources)
      if (stop !== undefined) return stop
    }
    this.#writer.endList()
    return this.#stopAtBlock()
  }

  #copyItem(source: SegmentStream): void {
    source.decode()
    if (source.removal) this.#writer.removal(source.document)
    else this.#writer.posting(source.document, source.times, source.length)
  }

  #stopInside(term: string, sources: readonly SegmentStream[]): Position | undefined {
    if (this.#writer.hasWritten) return this.#stopAtBlock()
    if (this.#meter.bytes < this.#limit) return undefined
    const next = firstAt(term, sources)
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
}

function sumOfNets(sources: readonly SegmentStream[]): number {
  let sum = 0
  for (const source of sources) sum += source.net
  return sum
}

function onlyAt(term: string, [source]: readonly SegmentStream[]): SegmentStream | undefined {
  return source?.term === term ? source : undefined
}

function firstAt(term: string, sources: readonly SegmentStream[]): SegmentStream | undefined {
  let first: SegmentStream | undefined
  for (const source of sources) {
    if (source.term === term && (first === undefined || source.document < first.document)) {
      first = source
    }
  }
  return first
}

function lowestOther(
  term: string,
  sources: readonly SegmentStream[],
  besides: SegmentStream,
): number {
  let lowest = Number.POSITIVE_INFINITY
  for (const source of sources) {
    if (source !== besides && source.term === term && source.document < lowest) {
      lowest = source.document
    }
  }
  return lowest
}
