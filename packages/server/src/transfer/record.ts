/**
 * The lossless form: one JSON object per line, in an order in which everything that a line needs
 * stands before it. Builders and parser side by side.
 *
 *   cortex     the head of the file: format, actor, root
 *   memory     version 1 of a memory, and what hangs on it today (tags, frames, importance, …)
 *   version    a later version
 *   edge       a link; `removed` if it was taken away
 *   ended      the memory was superseded or tombstoned
 *   end        how many of each there must have been: a cut file is recognised
 *
 * `createdAt` and the like say when this store heard of it; an importing store has times of its own.
 *
 * @module
 */
import { CortexError, type EdgeRecord, LIMITS, type Memory } from '@cortex-memory/core'
import { z } from 'zod'
import { fromJson, toJson } from './json-value.ts'

export const RECORD_FORMAT = 1

export interface FileHead {
  readonly kind: 'cortex'
  readonly format: number
  readonly actor?: string | undefined
  readonly root?: string | undefined
}

interface Spoken {
  readonly id: string
  readonly type: string
  /** Without its type. */
  readonly data: Readonly<Record<string, unknown>>
  readonly confidence?: number | undefined
  readonly provenance?: Readonly<Record<string, unknown>> | undefined
  readonly validFrom?: number | undefined
  readonly validUntil?: number | undefined
  readonly expiresAt?: number | undefined
  /** Only where a caller gave them. */
  readonly forms?: { readonly short: string; readonly medium: string } | undefined
  readonly createdAt?: number | undefined
  readonly createdBy?: string | undefined
}

export interface MemoryRecord extends Spoken {
  readonly kind: 'memory'
  readonly tags?: readonly string[] | undefined
  readonly frames?: readonly Readonly<Record<string, unknown>>[] | undefined
  readonly importance?: number | undefined
  readonly visibility?: string | undefined
  /** For anyone who reads no further; how and why says the line that ends it. */
  readonly tombstoned?: true | undefined
  /** Of a page: the hash of what it showed before somebody changed it. */
  readonly base?: string | undefined
}

export interface VersionRecord extends Spoken {
  readonly kind: 'version'
  readonly version: number
}

interface Ending {
  readonly reason: string
  readonly at?: number | undefined
  readonly by?: string | undefined
}

export interface EdgeLine {
  readonly kind: 'edge'
  readonly src: string
  readonly type: string
  readonly dst: string
  readonly weight?: number | undefined
  readonly data?: unknown
  readonly createdAt?: number | undefined
  readonly createdBy?: string | undefined
  readonly removed?: Ending | undefined
}

export interface EndedRecord {
  readonly kind: 'ended'
  readonly id: string
  /** The newest there. */
  readonly version: number
  readonly validUntil?: number | undefined
  readonly supersededBy?: string | undefined
  readonly tombstoned?: Ending | undefined
}

export interface FileEnd {
  readonly kind: 'end'
  readonly memories: number
  readonly versions: number
  readonly edges: number
  readonly ended: number
}

export type OwnRecord = FileHead | MemoryRecord | VersionRecord | EdgeLine | EndedRecord | FileEnd

const id = z.string()
const time = z.int().min(LIMITS.timeMinMs).max(LIMITS.timeMaxMs)
const free = z.record(z.string(), z.unknown())
const ending = z.strictObject({
  reason: z.string(),
  at: time.optional(),
  by: z.string().optional(),
})

const shared = {
  id,
  type: z.string(),
  data: free,
  confidence: z.number().optional(),
  provenance: free.optional(),
  validFrom: time.optional(),
  validUntil: time.optional(),
  expiresAt: time.optional(),
  forms: z.strictObject({ short: z.string(), medium: z.string() }).optional(),
  createdAt: time.optional(),
  createdBy: z.string().optional(),
}

const recordSchema: z.ZodType<OwnRecord> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cortex'),
    format: z.int().min(1),
    actor: z.string().optional(),
    root: z.string().optional(),
  }),
  z.strictObject({
    kind: z.literal('memory'),
    ...shared,
    tags: z.array(z.string()).optional(),
    frames: z.array(free).optional(),
    importance: z.int().optional(),
    visibility: z.string().optional(),
    tombstoned: z.literal(true).optional(),
    base: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('version'), ...shared, version: z.int().min(2) }),
  z.strictObject({
    kind: z.literal('edge'),
    src: id,
    type: z.string(),
    dst: id,
    weight: z.number().optional(),
    data: z.unknown().optional(),
    createdAt: time.optional(),
    createdBy: z.string().optional(),
    removed: ending.optional(),
  }),
  z.strictObject({
    kind: z.literal('ended'),
    id,
    version: z.int().min(1),
    validUntil: time.optional(),
    supersededBy: id.optional(),
    tombstoned: ending.optional(),
  }),
  z.strictObject({
    kind: z.literal('end'),
    memories: z.int(),
    versions: z.int(),
    edges: z.int(),
    ended: z.int(),
  }),
])

/** The record of a line that was parsed as JSON; INVALID_INPUT says what does not fit. */
export function parseRecord(value: unknown): OwnRecord {
  let plain: unknown
  try {
    plain = fromJson(value)
  } catch (error) {
    throw new CortexError('INVALID_INPUT', (error as Error).message)
  }
  const result = recordSchema.safeParse(plain)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const where = issue?.path.join('.') || 'the line'
  throw new CortexError('INVALID_INPUT', `${where}: ${issue?.message ?? 'not a record'}`)
}

/** A store speaks under its own name: in another store of the same person, that one does. */
export function spokenBy(record: OwnRecord, from: string, to: string): OwnRecord {
  const named = <T extends { readonly by?: string | undefined }>(ending: T): T =>
    ending.by === from ? { ...ending, by: to } : ending
  const { createdBy, removed, tombstoned } = record as Partial<EdgeLine & EndedRecord>
  return {
    ...record,
    ...(createdBy === from ? { createdBy: to } : {}),
    ...(removed === undefined ? {} : { removed: named(removed) }),
    ...(record.kind === 'ended' && tombstoned !== undefined
      ? { tombstoned: named(tombstoned) }
      : {}),
  } as OwnRecord
}

export function lineOf(record: OwnRecord): string {
  return `${JSON.stringify(toJson(record))}\n`
}

/** `validUntil` of the version, as the journal has it. */
export function memoryRecord(memory: Memory, validUntil: number | undefined): MemoryRecord {
  const { head } = memory
  return compact({
    kind: 'memory',
    ...versionPart(memory, validUntil),
    tags: head.tags.length === 0 ? undefined : [...head.tags],
    frames: head.frames.length === 0 ? undefined : head.frames.map((frame) => ({ ...frame })),
    importance: head.importance === 0 ? undefined : head.importance,
    visibility: head.visibility === 'private' ? undefined : head.visibility,
    tombstoned: head.tombstoned === undefined ? undefined : (true as const),
  }) as MemoryRecord
}

export function versionRecord(memory: Memory, validUntil: number | undefined): VersionRecord {
  return compact({
    kind: 'version',
    version: memory.version.version,
    ...versionPart(memory, validUntil),
  }) as VersionRecord
}

function versionPart({ head, version, data }: Memory, validUntil: number | undefined): object {
  const { type, ...fields } = data
  return {
    id: head.id,
    type,
    data: fields,
    confidence: version.confidence === 1 ? undefined : version.confidence,
    provenance: { ...version.provenance },
    validFrom: version.validFrom,
    validUntil,
    expiresAt: version.expiresAt,
    forms: version.formsOverride ? { ...version.forms } : undefined,
    createdAt: version.createdAt,
    createdBy: version.createdBy,
  }
}

export function edgeRecord(edge: EdgeRecord): EdgeLine {
  const { src, type, dst, weight, data, createdAt, createdBy } = edge
  return compact({
    kind: 'edge',
    src,
    type,
    dst,
    weight,
    data,
    createdAt,
    createdBy,
    removed: edge.tombstoned
      ? { reason: edge.tombstonedReason, at: edge.tombstonedAt, by: edge.tombstonedBy }
      : undefined,
  }) as EdgeLine
}

/** `undefined` for a memory whose place nobody took. */
export function supersededRecord({ head }: Memory): EndedRecord | undefined {
  const { id: memory, currentVersion: version, validUntil, supersededBy } = head
  if (supersededBy === undefined) return undefined
  return compact({ kind: 'ended', id: memory, version, validUntil, supersededBy }) as EndedRecord
}

/** `undefined` for a memory that nobody took back. */
export function tombstonedRecord({ head }: Memory): EndedRecord | undefined {
  const { id: memory, currentVersion: version, tombstoned } = head
  if (tombstoned === undefined) return undefined
  return { kind: 'ended', id: memory, version, tombstoned: { ...tombstoned } }
}

function compact(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
