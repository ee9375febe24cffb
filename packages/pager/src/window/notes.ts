/**
 * What a reader of several memories must know: that two of them contradict each other, or that
 * one was superseded.
 *
 * @module
 */
import { type Memory, type MemoryId, shortReference } from '@cortex-memory/core'
import type { Reader } from './reader.ts'

/** Tells two million memories apart. */
export const REFERENCE_CHARS = 6

/** The notes that a window shows. */
export async function surfacedNotes(
  cortex: Reader,
  memories: readonly Memory[],
  knownAt?: number,
): Promise<ReadonlyMap<MemoryId, string>> {
  const then = knownAt === undefined ? {} : { knownAt }
  const contradicted = await contradictions(cortex, memories, then)
  const notes = new Map<MemoryId, string>()
  for (const { head } of memories) {
    const successor = await supersededBy(cortex, head, then)
    const parts = [
      ...(contradicted.get(head.id) ?? []).map(
        (other) => `contradicts ${other}; check which holds`,
      ),
      ...(successor === undefined ? [] : [`superseded by ${nameOf(successor)}`]),
    ]
    if (parts.length > 0) notes.set(head.id, parts.join('; '))
  }
  return notes
}

/** A contradiction has no direction: the edges out of all of them tell it to both sides. */
async function contradictions(
  cortex: Reader,
  memories: readonly Memory[],
  then: { readonly knownAt?: number },
): Promise<ReadonlyMap<MemoryId, readonly string[]>> {
  const names = new Map(memories.map(({ head }) => [head.id, nameOf(head.id)]))
  const found = new Map<MemoryId, Set<string>>([...names.keys()].map((id) => [id, new Set()]))
  for (const [src, name] of names) {
    for await (const { dst } of cortex.edgesOut(src, { ...then, types: ['contradicts'] })) {
      const other = names.get(dst)
      if (other === undefined) continue
      found.get(src)?.add(other)
      found.get(dst)?.add(name)
    }
  }
  return new Map([...found].map(([id, others]) => [id, [...others].sort()]))
}

async function supersededBy(
  cortex: Reader,
  { id, supersededBy: known }: Memory['head'],
  then: { readonly knownAt?: number },
): Promise<MemoryId | undefined> {
  if (known !== undefined) return known
  for await (const { src } of cortex.edgesIn(id, { ...then, types: ['supersedes'] })) return src
  return undefined
}

function nameOf(id: MemoryId): string {
  return shortReference(id, REFERENCE_CHARS)
}
