/**
 * Where an import comes from: a file, a folder, a zip archive or standard input, all as a list of
 * named files that are read as streams. Nothing here holds a whole file.
 *
 * @module
 */
import { createReadStream, statSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { CortexError } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import { HEAD_BYTES, isReadable, type SourceFile } from './source-file.ts'
import { isZip, openZip } from './zip.ts'

/** Files to import. */
export interface Source {
  /** The name of the file or folder, for reports. */
  readonly name: string
  /** Whether it is a file, a directory or an archive. */
  readonly kind: 'file' | 'folder'
  /** The files to read, in order. */
  readonly files: readonly SourceFile[]
}

/** Opens a file, directory or zip archive for import. */
export async function openSource(path: string): Promise<Source> {
  if (path === '-') return standardInput(process.stdin)
  const name = basename(path)
  try {
    if (statSync(path).isDirectory()) return { name, kind: 'folder', files: await walk(path) }
    const file = fileAt(path, name)
    if (!isZip(await file.head())) return { name, kind: 'file', files: [file] }
    return { name, kind: 'folder', files: await openZip(path) }
  } catch (error) {
    if (error instanceof CortexError) throw error
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
    const why = isGone ? 'there is no such file or folder' : messageOf(error)
    throw new CortexError('NOT_FOUND', `Cannot import ${path}: ${why}`)
  }
}

function fileAt(path: string, name: string): SourceFile {
  return {
    path: name,
    bytes: statSync(path).size,
    open: () => createReadStream(path),
    head: async () => {
      await using handle = await open(path)
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
      return buffer.subarray(0, bytesRead)
    },
  }
}

/** Folders that hold no memories of anybody. */
const PASSED_BY = /^(?:\.|node_modules$)/

/** Sorted, so that the same folder gives the same order everywhere. Links are not followed. */
async function walk(root: string): Promise<SourceFile[]> {
  const found: SourceFile[] = []
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (PASSED_BY.test(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await visit(path)
      else if (entry.isFile() && isReadable(entry.name)) {
        found.push(fileAt(path, relative(root, path).split(sep).join('/')))
      }
    }
  }
  await visit(root)
  return found
}

/** Can be opened once: what was looked at comes first again. */
export async function standardInput(stream: AsyncIterable<unknown>): Promise<Source> {
  const chunks = stream[Symbol.asyncIterator]()
  const seen: Buffer[] = []
  let bytes = 0
  while (bytes < HEAD_BYTES) {
    const step = await chunks.next()
    if (step.done) break
    seen.push(Buffer.from(step.value as Uint8Array))
    bytes += (step.value as Uint8Array).length
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* seen
    yield* { [Symbol.asyncIterator]: () => chunks as AsyncIterator<Uint8Array> }
  }
  const head = Buffer.concat(seen).subarray(0, HEAD_BYTES)
  const file: SourceFile = {
    path: 'stdin',
    bytes: undefined,
    head: async () => head,
    open: whole,
  }
  return { name: 'stdin', kind: 'file', files: [file] }
}

/** The same source; `onBytes` is told how much of it was read. */
export function watched(source: Source, onBytes: (bytes: number) => void): Source {
  let total = 0
  const files = source.files.map((file) => ({
    ...file,
    async *open(): AsyncGenerator<Uint8Array> {
      for await (const chunk of file.open()) {
        total += chunk.length
        onBytes(total)
        yield chunk
      }
    },
  }))
  return { ...source, files }
}

export function sizeOf({ files }: Source): number | undefined {
  let total = 0
  for (const { bytes } of files) {
    if (bytes === undefined) return undefined
    total += bytes
  }
  return total
}
