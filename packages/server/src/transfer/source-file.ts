/** One file of a source, wherever it lies. */
export interface SourceFile {
  /** Below the source, with forward slashes; for messages and detection. */
  readonly path: string
  /** Its size. */
  readonly bytes: number | undefined
  /** The first bytes, enough to tell formats apart. */
  head(): Promise<Buffer>
  /** Reads it. */
  open(): AsyncIterable<Uint8Array>
}

export const HEAD_BYTES = 65_536

/** What a reader can make something of. */
export function isReadable(name: string): boolean {
  return /\.(?:md|markdown|json|jsonl|ndjson)$/i.test(name)
}
