/**
 * The fields that a predicate or an order can name: `head.`, `version.` or `data.` and the name of
 * the property, in the spelling of the API or with underscores. Data fields belong to types: one
 * name can be a number in one type and text in another.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import type { Memory } from '../reads/memory-view.ts'

export type Kind = 'number' | 'text' | 'boolean'
/** A value that can be compared. */
export type Scalar = number | string | boolean

/** How one field is read from a memory; `undefined`: not set. */
export interface Field {
  readonly name: string
  /** By memory type; a type that is missing does not have the field. */
  readonly kinds: ReadonlyMap<MemoryType, Kind>
  read(memory: Memory): Scalar | undefined
}

interface Reader {
  readonly kind: Kind
  readonly read: (memory: Memory) => Scalar | undefined
}

function reader(kind: Kind, read: (memory: Memory) => Scalar | undefined): Reader {
  return { kind, read }
}

const HEAD: Readonly<Record<string, Reader>> = {
  id: reader('text', ({ head }) => head.id),
  type: reader('text', ({ head }) => head.type),
  currentVersion: reader('number', ({ head }) => head.currentVersion),
  actorScope: reader('text', ({ head }) => head.actorScope),
  visibility: reader('text', ({ head }) => head.visibility),
  importance: reader('number', ({ head }) => head.importance),
  tombstoned: reader('boolean', ({ head }) => head.tombstoned !== undefined),
  createdAt: reader('number', ({ head }) => head.createdAt),
  lastUpdatedAt: reader('number', ({ head }) => head.lastUpdatedAt),
  validUntil: reader('number', ({ head }) => head.validUntil),
  supersededBy: reader('text', ({ head }) => head.supersededBy),
}

const VERSION: Readonly<Record<string, Reader>> = {
  version: reader('number', ({ version }) => version.version),
  createdAt: reader('number', ({ version }) => version.createdAt),
  createdBy: reader('text', ({ version }) => version.createdBy),
  validFrom: reader('number', ({ version }) => version.validFrom),
  expiresAt: reader('number', ({ version }) => version.expiresAt),
  confidence: reader('number', ({ version }) => version.confidence),
  'provenance.source': reader('text', ({ version }) => version.provenance.source),
  'provenance.origin': reader('text', ({ version }) => version.provenance.origin),
  'provenance.channel': reader('text', ({ version }) => version.provenance.channel),
  'provenance.signedByPresent': reader(
    'boolean',
    ({ version }) => version.provenance.signedBy !== undefined,
  ),
}

/** Only scalars can be compared; lists and free values cannot. */
const DATA: Readonly<Record<MemoryType, Readonly<Record<string, Kind>>>> = {
  Identity: { name: 'text', did: 'text' },
  Fact: {
    subject: 'text',
    predicate: 'text',
    statement: 'text',
    confidence: 'number',
    source: 'text',
    observedAt: 'number',
    asOf: 'number',
  },
  Preference: { topic: 'text', polarity: 'text', strength: 'number', rationale: 'text' },
  Belief: { statement: 'text', stance: 'text', subject: 'text', confidence: 'number' },
  Event: {
    kind: 'text',
    outcome: 'text',
    at: 'number',
    summary: 'text',
    intentRef: 'text',
    counterparty: 'text',
    durationMs: 'number',
  },
  Goal: { statement: 'text', status: 'text', horizon: 'number' },
  Constraint: {
    statement: 'text',
    polarity: 'text',
    strength: 'text',
    source: 'text',
    trigger: 'text',
  },
  Capability: {
    subject: 'text',
    capability: 'text',
    verified: 'boolean',
    lastObserved: 'number',
  },
  Pattern: { statement: 'text', strength: 'number', coverage: 'number' },
}

/** Names of the specification that differ by more than their spelling. */
const ALIASES: Readonly<Record<string, string>> = {
  'head.declaredImportance': 'head.importance',
  'version.provenanceSource': 'version.provenance.source',
  'version.validUntil': 'head.validUntil',
  'data.strengthVal': 'data.strength',
  'data.horizonEnd': 'data.horizon',
}

const fields: ReadonlyMap<string, Field> = tableOfFields()

function tableOfFields(): Map<string, Field> {
  const table = new Map<string, Field>()
  for (const [space, readers] of [
    ['head', HEAD],
    ['version', VERSION],
  ] as const) {
    for (const [property, { kind, read }] of Object.entries(readers)) {
      const kinds = new Map(MEMORY_TYPES.names.map((type) => [type, kind]))
      table.set(`${space}.${property}`, { name: `${space}.${property}`, kinds, read })
    }
  }
  const properties = new Set(MEMORY_TYPES.names.flatMap((type) => Object.keys(DATA[type])))
  for (const property of properties) {
    const kinds = new Map<MemoryType, Kind>()
    for (const type of MEMORY_TYPES.names) {
      const kind = DATA[type][property]
      if (kind !== undefined) kinds.set(type, kind)
    }
    const read = ({ data }: Memory): Scalar | undefined =>
      kinds.has(data.type) ? (data as unknown as Record<string, Scalar>)[property] : undefined
    table.set(`data.${property}`, { name: `data.${property}`, kinds, read })
  }
  return table
}

/** The field of a name in any spelling; `undefined` if there is none. */
export function findField(name: string): Field | undefined {
  const spelled = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return fields.get(ALIASES[spelled] ?? spelled)
}

/** A name must at least say where to look. */
export function isFieldName(name: unknown): name is string {
  return typeof name === 'string' && /^(?:head|version|data)\.[A-Za-z0-9_.]{1,64}$/.test(name)
}

export function unknownField(name: string, path: string): CortexError {
  return new CortexError(
    'FIELD_UNKNOWN',
    `Cannot read ${path}: no memory has a field ${JSON.stringify(name)}; fields are head., version. or data. and a property, such as data.statement`,
    { path },
  )
}

export function kindOfScalar(value: Scalar): Kind {
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' ? 'text' : 'boolean'
}

/** Numbers by size, text by its UTF-8 bytes, false before true, and kinds in this order. */
export function compareScalars(a: Scalar, b: Scalar): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  return KIND_ORDER.indexOf(kindOfScalar(a)) - KIND_ORDER.indexOf(kindOfScalar(b))
}

const KIND_ORDER: readonly Kind[] = ['number', 'text', 'boolean']

/** UTF-16 order is byte order except where a surrogate meets a higher unit. */
function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index)
    const right = b.charCodeAt(index)
    if (left !== right) return byteRank(left) - byteRank(right)
  }
  return a.length - b.length
}

function byteRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
