/**
 * Files of a memory tool in a folder, for example one of Dense Context, where git keeps the versions. A link that
 * leads out is refused; a file is written beside its place and moved there, so that nobody reads half of it.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { lstat, mkdir, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { FileChange, FileReader, ListedFile, MemoryFiles } from './memory-files.ts'

const TRIES = 20

export class FolderFiles implements MemoryFiles {
  readonly #root: string
  /** Calls of this process wait for each other. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(root: string) {
    this.#root = resolve(root)
  }

  async prepare(): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 })
  }

  async check(path: readonly string[]): Promise<void> {
    const root = await realpath(this.#root)
    for (let depth = path.length; depth > 0; depth--) {
      const real = await realpathOf(join(this.#root, ...path.slice(0, depth)))
      if (real === undefined) continue
      if (real === root || real.startsWith(root + sep)) return
      throw new Error('Path would escape /memories directory via symlink')
    }
  }

  async read(path: readonly string[]): Promise<string | undefined> {
    const place = join(this.#root, ...path)
    try {
      if (!(await lstat(place)).isFile()) return undefined
      return await readFile(place, 'utf8')
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async list(prefix: readonly string[]): Promise<readonly ListedFile[]> {
    const found: ListedFile[] = []
    const walk = async (folder: string): Promise<void> => {
      for (const entry of await entriesOf(folder)) {
        const place = join(folder, entry.name)
        // Links are not followed: what they lead to may be outside.
        if (entry.isDirectory()) await walk(place)
        else if (entry.isFile() && !entry.name.startsWith('.cortex-new-')) {
          const { size } = await lstat(place)
          found.push({ path: relative(this.#root, place).split(sep), bytes: size })
        }
      }
    }
    await walk(join(this.#root, ...prefix))
    return found
  }

  async change(plan: (files: FileReader) => Promise<readonly FileChange[]>): Promise<void> {
    const turn = this.#last.then(() => this.#change(plan))
    this.#last = turn.catch(() => undefined)
    await turn
  }

  /** What another process changed between reading and writing is read again. */
  async #change(plan: (files: FileReader) => Promise<readonly FileChange[]>): Promise<void> {
    for (let tries = 1; ; tries++) {
      const seen = new Map<string, string | undefined>()
      const changes = await plan({
        read: async (path) => {
          const text = await this.read(path)
          seen.set(path.join('/'), text)
          return text
        },
        list: (prefix) => this.list(prefix),
      })
      let isSame = true
      for (const { path } of changes) {
        const name = path.join('/')
        if (seen.has(name) && (await this.read(path)) !== seen.get(name)) isSame = false
      }
      if (!isSame && tries < TRIES) continue
      // New files first: a crash in between leaves both names rather than none.
      for (const { path, text } of changes) if (text !== undefined) await this.#write(path, text)
      for (const { path, text } of changes) if (text === undefined) await this.#remove(path)
      return
    }
  }

  async #write(path: readonly string[], text: string): Promise<void> {
    const place = join(this.#root, ...path)
    const folder = dirname(place)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const beside = join(folder, `.cortex-new-${randomUUID()}`)
    const handle = await open(beside, 'wx', 0o600)
    try {
      await handle.writeFile(text, 'utf8')
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(beside, place)
  }

  /** Folders that are empty afterwards go too, as they would not be there in a store. */
  async #remove(path: readonly string[]): Promise<void> {
    await rm(join(this.#root, ...path), { force: true })
    for (let depth = path.length - 1; depth > 0; depth--) {
      const folder = join(this.#root, ...path.slice(0, depth))
      if ((await entriesOf(folder)).length > 0) return
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function realpathOf(place: string): Promise<string | undefined> {
  try {
    return await realpath(place)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return code === 'ENOENT' || code === 'ENOTDIR'
}
