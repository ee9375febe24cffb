/**
 * What a reader of several memories must be told: that two of them contradict each other, or that
 * one was superseded.
 *
 * @module
 */
import type { Cortex, Memory, MemoryId, Uri } from '@cortex-memory/core'
import { uriOf } from './pinned.ts'

export async function surfacedNotes(
  cortex: Cortex,
  memories: readonly Memory[],
): Promise<ReadonlyMap<MemoryId, string>> {
  const surfaced = new Map(memories.map((memory) => [memory.head.id, uriOf(memory)]))
  const notes = new Map<MemoryId, string>()
  for (const { head } of memories) {
    const contradicted = await contradictedBy(cortex, head.id, surfaced)
    const successor = await supersededBy(cortex, head)
    const parts = [
      ...contradicted.map((uri) => `contradicts ${uri}; check which one holds`),
      ...(successor === undefined ? [] : [`superseded by ${successor}`]),
    ]
    if (parts.length > 0) notes.set(head.id, parts.join('; '))
  }
  return notes
}

/** A contradiction has no direction. */
async function contradictedBy(
  cortex: Cortex,
  id: MemoryId,
  surfaced: ReadonlyMap<MemoryId, Uri>,
): Promise<readonly Uri[]> {
  const others = new Set<Uri>()
  for await (const { dst } of cortex.edgesOut(id, { types: ['contradicts'] })) {
    const uri = surfaced.get(dst)
    if (uri !== undefined) others.add(uri)
  }
  for await (const { src } of cortex.edgesIn(id, { types: ['contradicts'] })) {
    const uri = surfaced.get(src)
    if (uri !== undefined) others.add(uri)
  }
  return [...others].sort()
}

async function supersededBy(
  cortex: Cortex,
  { id, supersededBy: known }: Memory['head'],
): Promise<MemoryId | undefined> {
  if (known !== undefined) return known
  for await (const { src } of cortex.edgesIn(id, { types: ['supersedes'] })) return src
  return undefined
}
