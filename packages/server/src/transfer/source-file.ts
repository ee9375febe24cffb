/** One file of a source, wherever it lies. */
export interface SourceFile {
  /** Below the source, with forward slashes; for messages and detection. */
  readonly path: string
  readonly bytes: number | undefined
  /** The first bytes, enough to tell formats apart. */
  head(): Promise<Buffer>
  open(): AsyncIterable<Uint8Array>
}

export const HEAD_BYTES = 65_536

/** What a reader can make something of. */
export function isReadable(name: string): boolean {
  return /\.(?:md|markdown|json|jsonl|ndjson)$/i.test(name)
}
