/** The fields of a query once more, for the oracle: written down, not derived. */
import type { Memory, MemoryType } from '../src/index.ts'

export type Kind = 'number' | 'text' | 'boolean'
export type Value = number | string | boolean

/** `name:kind`, where the kind is its first letter. */
const EVERY_TYPE =
  'head.id:t head.type:t head.currentVersion:n head.actorScope:t head.visibility:t head.importance:n ' +
  'head.tombstoned:b head.createdAt:n head.lastUpdatedAt:n head.validUntil:n head.supersededBy:t ' +
  'version.version:n version.createdAt:n version.createdBy:t version.validFrom:n version.expiresAt:n ' +
  'version.confidence:n version.provenance.source:t version.provenance.origin:t ' +
  'version.provenance.channel:t version.provenance.signedByPresent:b'

const ONE_TYPE: Readonly<Record<MemoryType, string>> = {
  Identity: 'name:t did:t',
  Fact: 'subject:t predicate:t statement:t confidence:n source:t observedAt:n asOf:n',
  Preference: 'topic:t polarity:t strength:n rationale:t',
  Belief: 'statement:t stance:t subject:t confidence:n',
  Event: 'kind:t outcome:t at:n summary:t intentRef:t counterparty:t durationMs:n',
  Goal: 'statement:t status:t horizon:n',
  Constraint: 'statement:t polarity:t strength:t source:t trigger:t',
  Capability: 'subject:t capability:t verified:b lastObserved:n',
  Pattern: 'statement:t strength:n coverage:n',
}

/** Other spellings of some of them. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  'head.current_version': 'head.currentVersion',
  'head.actor_scope': 'head.actorScope',
  'head.declared_importance': 'head.importance',
  'head.last_updated_at': 'head.lastUpdatedAt',
  'head.created_at': 'head.createdAt',
  'head.valid_until': 'head.validUntil',
  'head.superseded_by': 'head.supersededBy',
  'version.created_at': 'version.createdAt',
  'version.created_by': 'version.createdBy',
  'version.expires_at': 'version.expiresAt',
  'version.valid_from': 'version.validFrom',
  'version.valid_until': 'head.validUntil',
  'version.provenance_source': 'version.provenance.source',
  'version.provenance.signed_by_present': 'version.provenance.signedByPresent',
  'data.as_of': 'data.asOf',
  'data.observed_at': 'data.observedAt',
  'data.strength_val': 'data.strength',
  'data.intent_ref': 'data.intentRef',
  'data.duration_ms': 'data.durationMs',
  'data.horizon_end': 'data.horizon',
  'data.last_observed': 'data.lastObserved',
}

const KINDS: Readonly<Record<string, Kind>> = { n: 'number', t: 'text', b: 'boolean' }

function parse(line: string, before: string): [string, Kind][] {
  return line.split(' ').map((word) => {
    const [name = '', letter = ''] = word.split(':')
    return [before + name, KINDS[letter] as Kind]
  })
}

const everyType = new Map(parse(EVERY_TYPE, ''))
const oneType = new Map(
  Object.entries(ONE_TYPE).map(([type, line]) => [type, new Map(parse(line, 'data.'))]),
)

export const FIELD_NAMES: readonly string[] = [
  ...new Set([...everyType.keys(), ...[...oneType.values()].flatMap((table) => [...table.keys()])]),
]

/** The kind that a field has in a memory of this type; undefined: it has none such. */
export function kindIn(type: MemoryType, spelled: string): Kind | undefined {
  const name = SPELLINGS[spelled] ?? spelled
  return everyType.get(name) ?? oneType.get(type)?.get(name)
}

export function readField(memory: Memory, spelled: string): Value | undefined {
  const name = SPELLINGS[spelled] ?? spelled
  if (kindIn(memory.head.type, name) === undefined) return undefined
  if (name === 'head.tombstoned') return memory.head.tombstoned !== undefined
  if (name === 'version.provenance.signedByPresent') {
    return memory.version.provenance.signedBy !== undefined
  }
  let value: unknown = memory
  for (const part of name.split('.')) value = (value as Record<string, unknown>)[part]
  return value as Value | undefined
}
