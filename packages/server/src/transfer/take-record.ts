/**
 * A record of our own form: the same id, versions, links and ends as in the store it came from.
 * What is here already stays; only what is missing is added. What ended there ends here.
 *
 * @module
 */
import { isDeepStrictEqual } from 'node:util'
import {
  type AddEdgeInput,
  type Cortex,
  CortexError,
  type EdgeRecord,
  type EdgeType,
  formatUri,
  type Memory,
  type MemoryData,
  type MemoryId,
  type MemoryType,
  type Provenance,
  type UpdateInput,
  type Uri,
  type WriteInput,
} from '@cortex-memory/core'
import { defined } from '../operations/memories.ts'
import { uriOf } from '../operations/schemas.ts'
import type { ItemFormat } from './item.ts'
import type { EdgeLine, EndedRecord, MemoryRecord, VersionRecord } from './record.ts'
import type { Outcome } from './report.ts'
import { latest, provenanceOf } from './take-memory.ts'

export interface RecordOptions {
  readonly format: ItemFormat
  /** The file is somebody else's: who said what, and through whom, is not believed. */
  readonly foreign: boolean
  /** The file is the user's own: what it says the user said, the user said. */
  readonly own: boolean
}

/** What to do with a record, decided on what is here. */
export type Step = { readonly outcome: Outcome } | { readonly change: () => Promise<Outcome> }

type Spoken = MemoryRecord | VersionRecord

export async function stepFor(
  cortex: Cortex,
  record: Spoken,
  options: RecordOptions,
): Promise<Step> {
  const id = record.id as MemoryId
  const known = await latest(cortex, id)
  const version = record.kind === 'memory' ? 1 : record.version
  const current = known?.head.currentVersion ?? 0
  if (known === undefined && record.kind === 'memory') {
    return { change: async () => await written(cortex, record, options) }
  }
  if (known === undefined || version > current + 1) {
    throw new CortexError('NOT_FOUND', `version ${version - 1} of ${id} is not here`)
  }
  if (record.kind === 'memory' && record.base !== undefined) {
    return pageStep(cortex, known, record, options)
  }
  if (version <= current) return await sameOrConflict(cortex, known, record, version)
  if (known.head.tombstoned !== undefined) return { outcome: 'kept' }
  return { change: async () => await updated(cortex, known, record, options) }
}

async function written(
  cortex: Cortex,
  record: MemoryRecord,
  options: RecordOptions,
): Promise<Outcome> {
  const { id, tags, frames, importance, visibility } = record
  const input = {
    ...versionInput(record, options),
    id,
    ...defined({ tags, frames, importance, visibility }),
  } as unknown as WriteInput
  await cortex.write(input)
  return 'taken'
}

async function updated(
  cortex: Cortex,
  known: Memory,
  record: Spoken,
  options: RecordOptions,
): Promise<Outcome> {
  const { validUntil, ...input } = versionInput(record, options)
  const { validFrom = 0 } = input
  // An end that lay before the beginning was set by what took its place, and comes with that.
  const ends = validUntil !== undefined && validUntil > validFrom ? { validUntil } : {}
  const expectedVersion = known.head.currentVersion
  await cortex.update(uriOf(known) as Uri, { ...input, ...ends, expectedVersion })
  return record.kind === 'memory' ? 'changed' : 'taken'
}

function versionInput(record: Spoken, options: RecordOptions): UpdateInput {
  const { foreign } = options
  const { type, data, confidence, provenance, validFrom, validUntil, expiresAt, forms } = record
  return {
    data: { type, ...data } as unknown as MemoryData,
    provenance: believed(provenance as unknown as Provenance | undefined, options),
    ...defined({ confidence, validFrom, validUntil, expiresAt, forms }),
    ...(foreign ? {} : defined({ by: record.createdBy })),
  }
}

/** A file cannot put words into the user's mouth: what it says the user said is an import. */
function believed(
  provenance: Provenance | undefined,
  { format, foreign, own }: RecordOptions,
): Provenance {
  if (foreign || provenance === undefined) return provenanceOf(format)
  const { origin = 'user' } = provenance
  if (own || (origin !== 'user' && origin !== 'system')) return provenance
  return { ...provenance, ...provenanceOf(format) }
}

async function sameOrConflict(
  cortex: Cortex,
  known: Memory,
  record: Spoken,
  version: number,
): Promise<Step> {
  const { id, type } = known.head
  const here = await cortex.resolve(formatUri(type, id, version))
  if (says(here, record)) return { outcome: 'same' }
  throw new CortexError(
    'ALREADY_EXISTS',
    `${id} version ${version} says something else here: one id, two memories`,
  )
}

/** A page: changed by hand, it is the next version of what it showed. */
function pageStep(
  cortex: Cortex,
  known: Memory,
  record: MemoryRecord,
  options: RecordOptions,
): Step {
  if (says(known, record)) return { outcome: 'same' }
  if (known.head.tombstoned !== undefined) return { outcome: 'kept' }
  if (known.version.hash === record.base) {
    return { change: async () => await updated(cortex, known, record, options) }
  }
  throw new CortexError(
    'VERSION_CONFLICT',
    `${record.id} was changed here and on the page; export again and change that page`,
  )
}

function says({ head, data }: Memory, record: Spoken): boolean {
  return (
    head.type === record.type &&
    isDeepStrictEqual({ ...data }, { type: record.type, ...record.data })
  )
}

/** An edge that was removed on either side is removed. `undefined`: there is nothing to do. */
export async function edgeStep(
  cortex: Cortex,
  line: EdgeLine,
  { foreign }: RecordOptions,
): Promise<(() => Promise<void>) | undefined> {
  const { weight, data, createdBy, removed } = line
  const name = { src: line.src as MemoryId, type: line.type as EdgeType, dst: line.dst as MemoryId }
  const known = await edgeAt(cortex, name)
  if (known?.tombstoned || (known !== undefined && removed === undefined)) return undefined
  const by = foreign ? {} : defined({ by: createdBy })
  return async () => {
    if (known === undefined) {
      await cortex.addEdge({ ...name, ...by, ...defined({ weight, data }) } as AddEdgeInput)
    }
    if (removed === undefined) return
    const remover = foreign ? {} : defined({ by: removed.by })
    await cortex.removeEdge({ ...name, reason: removed.reason, ...remover })
  }
}

async function edgeAt(
  cortex: Cortex,
  { src, type, dst }: Pick<EdgeRecord, 'src' | 'type' | 'dst'>,
): Promise<EdgeRecord | undefined> {
  try {
    return await cortex.getEdge(src, type, dst)
  } catch (error) {
    if (error instanceof CortexError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}

/** Only what says here what it said there: a memory that went on since has not ended. */
export async function end(
  cortex: Cortex,
  record: EndedRecord,
  { foreign }: RecordOptions,
): Promise<void> {
  const { id, version, supersededBy, validUntil, tombstoned } = record
  const known = await latest(cortex, id as MemoryId)
  if (known === undefined) throw new CortexError('NOT_FOUND', `${id} is not here`)
  const { head } = known
  if (head.currentVersion !== version || head.tombstoned !== undefined) return
  const uri = formatUri(head.type as MemoryType, head.id, version)
  if (supersededBy !== undefined && head.supersededBy === undefined) {
    const successor = supersededBy as MemoryId
    await cortex.supersede(uri, { successor, ...defined({ validUntil }) })
  }
  if (tombstoned === undefined) return
  const { reason, by } = tombstoned
  await cortex.tombstone(uri, { reason, ...(foreign ? {} : defined({ by })) })
}
