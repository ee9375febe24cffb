/**
 * When a document counts for a question about another time, as far as what it says and what came next can
 * tell: most documents that do not count are passed by with one look at a row, before anything of their
 * memory is read.
 *
 *   row   known:6 from:6 nextKnown:6 nextFrom:6 number:4
 *
 * @module
 */
export const STANDING_BYTES = 28

/** As a time: not that anybody knows of. */
export const NEVER: number = 2 ** 48 - 1

export interface Standing {
  /** When the store came to know it. */
  readonly known: number
  /** Since when it is true. */
  readonly from: number
  /** The same of what took its place. */
  readonly nextKnown: number
  readonly nextFrom: number
  /** The number under which it was indexed while it was the last word: smaller is newer. */
  readonly number: number
}

/** The two clocks of a question. */
export interface Clocks {
  readonly known: number
  readonly valid: number
}

export function writeStanding(bytes: Buffer, at: number, standing: Standing): void {
  writeTime(bytes, at, standing.known)
  writeTime(bytes, at + 6, standing.from)
  writeTime(bytes, at + 12, standing.nextKnown)
  writeTime(bytes, at + 18, standing.nextFrom)
  bytes.writeUInt32BE(standing.number, at + 24)
}

export function readStanding(bytes: Buffer, at: number): Standing {
  return {
    known: readTime(bytes, at),
    from: readTime(bytes, at + 6),
    nextKnown: readTime(bytes, at + 12),
    nextFrom: readTime(bytes, at + 18),
    number: numberAt(bytes, at),
  }
}

/** False: another version counts, or none. True: this one, unless a later one began before the next. */
export function maySpeak(bytes: Buffer, at: number, { known, valid }: Clocks): boolean {
  if (readTime(bytes, at) > known || readTime(bytes, at + 6) > valid) return false
  return readTime(bytes, at + 12) > known || readTime(bytes, at + 18) > valid
}

export function numberAt(bytes: Buffer, at: number): number {
  return bytes.readUInt32BE(at + 24)
}

function writeTime(bytes: Buffer, at: number, time: number): void {
  bytes.writeUIntBE(Math.max(0, Math.min(time, NEVER)), at, 6)
}

/** Asked for every document that a question meets. */
function readTime(bytes: Buffer, at: number): number {
  return bytes.readUInt16BE(at) * 0x1_0000_0000 + bytes.readUInt32BE(at + 2)
}
