/**
 * A memory with all its versions, from the project's store into that of a branch, under the same id.
 * What is changed on the branch is changed in this copy.
 *
 * @module
 */
import { type Cortex, formatUri, type MemoryId } from '@cortex-memory/core'
import {
  type MemoryRecord,
  memoryRecord,
  spokenBy,
  supersededRecord,
  tombstonedRecord,
  type VersionRecord,
  versionRecord,
} from '../transfer/record.ts'
import { end, type RecordOptions, stepFor } from '../transfer/take-record.ts'

/** One's own store: who said what is believed. */
const OWN: RecordOptions = { format: 'jsonl', foreign: false, own: true }

/** Versions that are there already are left alone, so an interrupted copy is completed. */
export async function copyMemory(from: Cortex, to: Cortex, id: MemoryId): Promise<void> {
  const newest = await from.resolveLatest(id)
  const { type, currentVersion, validUntil, supersededBy } = newest.head
  for (let version = 1; version <= currentVersion; version++) {
    const memory = await from.resolve(formatUri(type, id, version))
    const until = version === currentVersion && supersededBy === undefined ? validUntil : undefined
    const record = version === 1 ? memoryRecord(memory, until) : versionRecord(memory, until)
    const own = spokenBy(withoutSources(record), from.actor, to.actor) as typeof record
    const step = await stepFor(to, own, OWN)
    if ('change' in step) await step.change()
  }
  if (supersededBy !== undefined) await copyMemory(from, to, supersededBy)
  for (const record of [supersededRecord(newest), tombstonedRecord(newest)]) {
    if (record === undefined) continue
    await end(to, spokenBy(record, from.actor, to.actor) as typeof record, OWN)
  }
}

/** What it was derived from stays in the project's store, which has this version already. */
function withoutSources<T extends MemoryRecord | VersionRecord>(record: T): T {
  const { derivedFrom: _, ...provenance } = record.provenance ?? {}
  return { ...record, provenance }
}
