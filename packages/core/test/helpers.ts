/** Small things that many tests share. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { CortexErrorCode, MemoryId, MemoryType, Uri } from '../src/index.ts'
import { type TestCortex, testDirectory } from '../src/testing/index.ts'

/** For `rejects.toThrow`: the code, and the path where input is at fault. */
export function refusal(code: CortexErrorCode, path?: string): Error {
  return expect.objectContaining(path === undefined ? { code } : { code, path }) as Error
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

export async function exported(cortex: TestCortex): Promise<Buffer> {
  return Buffer.concat(await collect(cortex.exportJournal()))
}

export function uriOf(type: MemoryType, id: MemoryId, version = 1): Uri {
  return `matrix://cortex/${type}/${id}#${version}` as Uri
}

/** Keys of the view below a prefix: hex of what follows it. */
export function keysBelow(cortex: TestCortex, prefix: string): string[] {
  const start = Buffer.from(prefix, 'latin1').toString('hex')
  return [...cortex.dump().keys()]
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
}

/** The value of a key without its seal. */
export function storedValue(
  cortex: TestCortex,
  prefix: string,
  rest: Uint8Array,
): Uint8Array | undefined {
  const snapshot = cortex.store.snapshot()
  try {
    return snapshot.get(Buffer.concat([Buffer.from(prefix, 'latin1'), rest]))
  } finally {
    snapshot.release()
  }
}

/** The files of a closed store under another root. */
export function copyOf(root: string, actor = 'tester'): string {
  const copy = testDirectory()
  cpSync(join(root, actor), join(copy, actor), { recursive: true })
  return copy
}
