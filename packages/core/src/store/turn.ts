/**
 * The lock of all processes of one machine: the write transaction of an LMDB environment to which
 * nothing is ever committed. The system takes it back when its holder dies.
 *
 * It guards commits, and also the opening of every other environment: whoever opens one while
 * another process commits can take that commit back (lmdb 3.5.6 sets the shared transaction id to
 * the one it read a moment before). Opening this one is safe, because nothing is committed to it.
 *
 * @module
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ABORT, open, type RootDatabase } from 'lmdb'

/** The file of every environment. */
export const LMDB_FILE = 'data.mdb'

/** What that file holds before the first commit. */
export function emptyLmdb(): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'cortex-empty-'))
  try {
    void new Turn(directory).close()
    return readFileSync(join(directory, LMDB_FILE))
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

export class Turn {
  readonly #env: RootDatabase
  #held = false
  #closed = false

  constructor(directory: string) {
    this.#env = open({ path: directory, noSync: true, overlappingSync: false, noSubdir: false })
  }

  /** Runs `body` while no other process runs one. A body may take the turn again. */
  take<T>(body: () => T): T {
    if (this.#held) return body()
    let result: { readonly value: T } | undefined
    this.#env.transactionSync(() => {
      this.#held = true
      try {
        result = { value: body() }
      } finally {
        this.#held = false
      }
      return ABORT
    })
    return (result as unknown as { readonly value: T }).value
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#env.close()
  }
}
