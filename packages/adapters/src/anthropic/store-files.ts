/** Files of a memory tool as records: every edit is a version, and two agents edit one file one after the other. */
import { commitIdOf } from '../shared/names.ts'
import type { Records } from '../shared/records.ts'
import type { FileChange, FileReader, ListedFile, MemoryFiles } from './memory-files.ts'

export class StoreFiles implements MemoryFiles {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  /** A record cannot be a link to anywhere. */
  async check(): Promise<void> {}

  async read(path: readonly string[]): Promise<string | undefined> {
    const stored = await this.#records.read(...place(path))
    return stored === undefined ? undefined : Buffer.from(stored.payload).toString('utf8')
  }

  async list(prefix: readonly string[]): Promise<readonly ListedFile[]> {
    const found: ListedFile[] = []
    for await (const { path, key, payload } of this.#records.list(prefix)) {
      found.push({ path: [...path, key], bytes: payload.length })
    }
    return found
  }

  async change(
    plan: (files: FileReader) => Promise<readonly FileChange[]>,
    callId: string | undefined,
  ): Promise<void> {
    const once =
      callId === undefined
        ? undefined
        : {
            commitId: commitIdOf('anthropic', callId),
            request: `memory tool ${callId}`.slice(0, 200),
          }
    const line = 'files'
    await this.#records.change(
      async (reader) => {
        const changes = await plan({
          read: async (path) => {
            const stored = await reader.read(...place(path))
            return stored === undefined ? undefined : Buffer.from(stored.payload).toString('utf8')
          },
          list: (prefix) => this.list(prefix),
        })
        return changes.map(({ path, text }) => {
          const [folder, key] = place(path)
          const payload = text === undefined ? undefined : Buffer.from(text)
          return { path: folder, key, payload, text }
        })
      },
      { once, line },
    )
  }
}

function place(path: readonly string[]): [readonly string[], string] {
  return [path.slice(0, -1), path.at(-1) ?? '']
}
