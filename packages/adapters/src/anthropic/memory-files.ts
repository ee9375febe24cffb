/** Where the files of a memory tool are: in a Cortex store, or in a folder. Paths are lists of names below `/memories`. */

/** A file as a listing shows it. */
export interface ListedFile {
  readonly path: readonly string[]
  readonly bytes: number
}

/** What to make of a file; without text it is deleted. */
export interface FileChange {
  readonly path: readonly string[]
  readonly text: string | undefined
}

/** What a plan can see. */
export interface FileReader {
  read(path: readonly string[]): Promise<string | undefined>
  /** All files whose path begins so. */
  list(prefix: readonly string[]): Promise<readonly ListedFile[]>
}

export interface MemoryFiles extends FileReader {
  /** Refuses paths that lead out. */
  check(path: readonly string[], named: string): Promise<void>
  /** Reads, decides and changes. `callId` names the call: the same again changes nothing. */
  change(
    plan: (files: FileReader) => Promise<readonly FileChange[]>,
    callId: string | undefined,
  ): Promise<void>
}
