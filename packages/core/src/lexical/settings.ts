/**
 * The sizes of the index. They are part of what a view contains: a view built with other ones has
 * the same answers and other records. Tests use small ones to see every path.
 *
 * @module
 */
export interface WordSettings {
  /** Records of single documents that become a segment together. */
  readonly pendingRecords: number
  /** The same by size, so that long documents do not make one write slow. */
  readonly pendingBytes: number
  /** Adjacent segments of one level that are merged into one of the next. */
  readonly fanOut: number
  /** A block and its seal fill one page of the engine below. */
  readonly blockBytes: number
  readonly chunkPostings: number
  readonly fencesPerPage: number
  /** Bytes of input that one step of a merge takes at least. */
  readonly stepBytes: number
  /** Bytes that every merge may take for each byte that is written: above 1, or they never end. */
  readonly pace: number
  /** For questions only: the documents of terms that have no more are looked at first. */
  readonly rareDocuments: number
}

export const WORD_SETTINGS: WordSettings = {
  pendingRecords: 32,
  pendingBytes: 65_536,
  fanOut: 8,
  blockBytes: 4000,
  chunkPostings: 128,
  fencesPerPage: 200,
  stepBytes: 32_768,
  pace: 4,
  rareDocuments: 4096,
}

/** The oldest document has the highest number, so that every list begins with the newest. */
export const FIRST_DOCUMENT = 0xffff_ffff
