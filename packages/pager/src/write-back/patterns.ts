/**
 * Procedures in the store: written, reinforced by outcomes, promoted to skills. A procedure is found
 * by a tag made from what it is recognised by; those that others wrote, among the most salient.
 *
 * @module
 */
import {
  type Cortex,
  CortexError,
  type Memory,
  type MemoryData,
  type Provenance,
  parseUri,
  refuseSecrets,
  type Uri,
} from '@cortex-memory/core'
import { digest } from '../consolidate/commit-ids.ts'
import {
  decodePattern,
  encodePattern,
  isEmptyPattern,
  type PatternSpec,
  patternIdentity,
} from '../patterns/pattern-spec.ts'
import {
  firstPattern,
  isProven,
  type PatternRecord,
  type PatternReport,
  reinforced,
  whyWithheld,
} from '../patterns/reinforce.ts'
import { writeSkill } from '../patterns/skill-file.ts'
import { uriOf } from '../window/pinned.ts'

/** On a pattern that became a skill. */
export const PROMOTED_TAG = 'promoted-skill'

const IMPORTANCE = 6
const SCANNED = 1_000
/** Another process may have reinforced the pattern meanwhile. */
const TRIES = 5
const IDENTITY_CHARS = 24

const PROVENANCE: Provenance = { source: 'observed', origin: 'agent' }

/** A pattern that is recognised as the same one is replaced. */
export async function writePattern(
  cortex: Cortex,
  record: PatternRecord,
  commitId?: string,
  provenance: Provenance = PROVENANCE,
): Promise<Uri> {
  const data = dataOf(record)
  const known = await knownPattern(cortex, record.spec)
  const shared = { data, provenance, ...(commitId !== undefined && { commitId }) }
  if (known !== undefined) return (await cortex.update(uriOf(known), shared)).uri
  const tags = [identityTag(record.spec)]
  return (await cortex.write({ ...shared, importance: IMPORTANCE, tags })).uri
}

/** The pattern after the report; nothing for a spec that says nothing. */
export async function reinforcePattern(
  cortex: Cortex,
  report: PatternReport,
  commitId?: string,
  provenance: Provenance = PROVENANCE,
): Promise<Uri | undefined> {
  if (isEmptyPattern(report.spec)) return undefined
  const shared = { provenance, ...(commitId !== undefined && { commitId }) }
  for (let tries = 1; ; tries++) {
    const known = await knownPattern(cortex, report.spec)
    if (known === undefined)
      return await writePattern(cortex, firstPattern(report), commitId, provenance)
    const after = reinforced(recordOf(known), report)
    if (after === undefined) return uriOf(known)
    try {
      const data = dataOf(after)
      const expectedVersion = known.head.currentVersion
      return (await cortex.update(uriOf(known), { data, expectedVersion, ...shared })).uri
    } catch (error) {
      const isRace = error instanceof CortexError && error.code === 'VERSION_CONFLICT'
      if (!isRace || tries >= TRIES) throw error
    }
  }
}

/** Writes the skill and marks the pattern; the path of the file. */
export async function promotePattern(
  cortex: Cortex,
  uri: Uri,
  directory: string,
  minPatternSuccesses: number,
): Promise<string> {
  const memory = await cortex.resolveLatest(parseUri(uri, 'uri').id)
  if (memory.data.type !== 'Pattern') {
    throw new CortexError(
      'TYPE_DATA_MISMATCH',
      `Cannot promote ${uri}: it is a ${memory.head.type}, expected a Pattern`,
      { path: 'uri' },
    )
  }
  const record = recordOf(memory)
  if (!isProven(record, minPatternSuccesses)) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot promote ${uri}: ${whyWithheld(record, minPatternSuccesses)}; reinforce it first`,
      { path: 'uri' },
    )
  }
  const file = await writeSkill(record.spec, directory)
  const { tags } = memory.head
  if (!tags.includes(PROMOTED_TAG)) {
    await cortex.updateHead(uriOf(memory), { tags: [...tags, PROMOTED_TAG] })
  }
  return file
}

async function knownPattern(cortex: Cortex, spec: PatternSpec): Promise<Memory | undefined> {
  const identity = patternIdentity(spec)
  const isSame = ({ data }: Memory): boolean =>
    data.type === 'Pattern' && patternIdentity(decodePattern(data.statement)) === identity
  const types = ['Pattern'] as const
  const tagged = await cortex.find({ types, where: { hasTag: identityTag(spec) }, limit: 16 })
  const known = tagged.memories.find(isSame)
  if (known !== undefined) return known
  return (await cortex.find({ types, limit: SCANNED })).memories.find(isSame)
}

function recordOf({ data }: Memory): PatternRecord {
  if (data.type !== 'Pattern')
    return { spec: decodePattern(''), strength: 0, coverage: 0, derivedFrom: [] }
  const { statement, strength, coverage, derivedFrom = [] } = data
  return { spec: decodePattern(statement), strength, coverage, derivedFrom }
}

function dataOf({ spec, strength, coverage, derivedFrom }: PatternRecord): MemoryData {
  const statement = encodePattern(spec)
  refuseSecrets(statement, 'spec')
  const sources = [...new Set(derivedFrom.map((one) => one.trim()).filter((one) => one !== ''))]
  return {
    type: 'Pattern',
    statement,
    strength,
    coverage,
    ...(sources.length > 0 && { derivedFrom: sources }),
  }
}

function identityTag(spec: PatternSpec): string {
  return `pattern-${digest([patternIdentity(spec)]).slice(0, IDENTITY_CHARS)}`
}
