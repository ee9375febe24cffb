/**
 * A memory of another system: written once under an id of its own, merged with what says the same,
 * brought up to date if its source was and nobody touched it here.
 *
 * @module
 */
import { isDeepStrictEqual } from 'node:util'
import {
  type Cortex,
  CortexError,
  LIMITS,
  type Memory,
  type MemoryData,
  type MemoryId,
  type Provenance,
  type Uri,
  type WriteInput,
} from '@cortex-memory/core'
import { defined } from '../operations/memories.ts'
import { uriOf } from '../operations/schemas.ts'
import { importedCommit, nameOf } from './imported-id.ts'
import type { ItemFormat, MemoryItem } from './item.ts'
import type { Outcome } from './report.ts'
import { splitText } from './split-text.ts'

/** Types of which the engine can tell that two say the same. */
const MERGED = ['Fact', 'Belief', 'Goal', 'Constraint', 'Pattern']

export interface Taken {
  readonly outcome: Outcome
  readonly id: MemoryId
}

export function provenanceOf(format: ItemFormat): Provenance {
  return { source: 'imported', origin: 'import', channel: format }
}

/** What the engine is asked for; the same item always gives the same. */
export function writeInput(format: ItemFormat, id: MemoryId, item: MemoryItem): WriteInput {
  const input = defined({
    data: item.data as unknown as MemoryData,
    id,
    tags: item.tags?.length ? item.tags : undefined,
    frames: item.frames,
    importance: item.importance,
    visibility: item.visibility as WriteInput['visibility'],
    confidence: item.confidence,
    provenance: provenanceOf(format),
    validFrom: item.at,
    validUntil: item.validUntil,
    expiresAt: item.expiresAt,
  }) as WriteInput
  if (!MERGED.includes(String(item.data.type))) return input
  const request = { ...input, dedupe: true }
  return { ...request, commitId: importedCommit(format, request) }
}

/** A new memory, or a twin that was here before. */
export async function writeNew(cortex: Cortex, input: WriteInput): Promise<Taken> {
  const { id } = await cortex.write(input)
  return { outcome: id === input.id ? 'taken' : 'merged', id }
}

/** A memory that an earlier import left here. */
export async function meet(
  cortex: Cortex,
  known: Memory,
  format: ItemFormat,
  item: MemoryItem,
): Promise<Taken> {
  const { head, version, data } = known
  const wanted = { ...eventTime(data), ...item.data }
  const { id } = head
  if (isDeepStrictEqual(wanted, { ...data })) return { outcome: 'same', id }
  const { origin, channel } = version.provenance
  const untouched = origin === 'import' && channel === format
  if (head.tombstoned !== undefined || !untouched) return { outcome: 'kept', id }
  await cortex.update(uriOf(known) as Uri, {
    data: wanted as unknown as MemoryData,
    expectedVersion: version.version,
    provenance: provenanceOf(format),
    ...defined({
      confidence: item.confidence,
      validFrom: item.at,
      validUntil: item.validUntil,
      expiresAt: item.expiresAt,
    }),
  })
  return { outcome: 'changed', id }
}

/** When an event happened that did not say so is when it was first heard of. */
function eventTime(data: MemoryData): object {
  return data.type === 'Event' ? { at: data.at } : {}
}

/** A text that is too long for one memory as several, each after the one before it. */
export function piecesOf(item: MemoryItem): MemoryItem[] {
  const { statement } = item.data
  if (item.data.type !== 'Fact' || typeof statement !== 'string') return [item]
  if (Buffer.byteLength(statement) <= LIMITS.statementBytes) return [item]
  const name = item.key ?? nameOf(item)
  return splitText(statement, LIMITS.statementBytes).map((text, index) => ({
    ...item,
    place: index === 0 ? item.place : `${item.place} part ${index + 1}`,
    key: index === 0 ? name : `${name} part ${index + 1}`,
    linked: true as const,
    data: { ...item.data, statement: text },
  }))
}

/** `undefined` where there is none. */
export async function latest(cortex: Cortex, id: MemoryId): Promise<Memory | undefined> {
  try {
    return await cortex.resolveLatest(id)
  } catch (error) {
    if (error instanceof CortexError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
