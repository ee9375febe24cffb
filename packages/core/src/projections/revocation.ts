/** What a `revoke` entry leaves behind: every use of a scope looks for it. */
import type { Bodies } from '../journal/bodies.ts'
import type { Entry } from '../journal/entry.ts'
import { revokedKey } from '../keys/keyspace.ts'
import { revocationCodec, scopeHash } from '../records/revocation.ts'
import { broken } from './entry-reader.ts'
import { readRevocation } from './records.ts'
import type { Target } from './target.ts'

export function applyRevoke(target: Target, entry: Entry, body: Bodies['revoke']): void {
  const { scopeId, reason } = body
  if (readRevocation(target, scopeId) !== undefined) throw broken(entry, 'it was revoked before')
  const { at, by, seq } = entry.header
  const revocation = { scopeId, reason, at, by, seq }
  target.put(revokedKey(scopeHash(scopeId)), revocationCodec.toBytes(revocation))
}
