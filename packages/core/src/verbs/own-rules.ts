/**
 * What others than the user may do to what the user said: nothing that hides, changes or replaces a
 * rule of the user's own, and nothing that declares a rule in the user's name.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { isUsersRule, leastTrusted, originOf } from '../influence/influence.ts'
import type { MemoryData } from '../memory/data.ts'
import type { Origin } from '../memory/enums.ts'
import { idBytes, idFromBytes, parseUri } from '../memory/ids.ts'
import type { Provenance } from '../memory/provenance.ts'
import { refusal } from '../memory/schema.ts'
import { readHead, readVersion, type Source } from '../projections/records.ts'
import type { HeadRecord } from '../records/head.ts'

/** OWNER_ONLY if somebody else asks to change a rule of the user. Nobody named: the owner asks. */
export function assertMayChange(
  source: Source,
  action: string,
  head: HeadRecord,
  origin: Origin | undefined,
): void {
  if (origin === undefined || origin === 'user') return
  const version = readVersion(source, head.id, head.currentVersion)
  if (version === undefined || !isUsersRule({ head, version })) return
  const id = idFromBytes(head.id)
  throw new CortexError(
    'OWNER_ONLY',
    `Cannot ${action} ${id}: it is a rule of the user's own. Ask the user to do it, for example with \`cortex forget ${id}\``,
    { details: { id, origin } },
  )
}

/**
 * `user_declared` says that the user said so: no agent, tool or page can write that. An import keeps
 * what its file said; that it is an import is what counts.
 */
export function refuseDeclared(data: MemoryData, origin: Origin | undefined): void {
  if (data.type !== 'Constraint' || data.source !== 'user_declared') return
  if (origin === undefined || origin === 'user' || origin === 'import') return
  throw refusal(
    'data.source',
    `expected learned or inferred: only the user's own channel declares rules, and this came through ${origin}. It is kept as a proposal until the user confirms it`,
  )
}

/** With the origin of the least trusted parent, if that is lower than its own. */
export function inheritTrust(source: Source, provenance: Provenance): Provenance {
  const parents = (provenance.derivedFrom ?? []).flatMap((uri, index) => {
    const { id, version: number } = parseUri(uri, `provenance.derivedFrom[${index}]`)
    const head = readHead(source, idBytes(id))
    const version = readVersion(source, idBytes(id), number)
    return head === undefined || version === undefined ? [] : [originOf({ head, version })]
  })
  const origin = leastTrusted(provenance.origin ?? 'user', parents)
  return origin === 'user' || origin === provenance.origin ? provenance : { ...provenance, origin }
}
