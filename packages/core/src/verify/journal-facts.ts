/** What the journal says by itself, entry by entry, for comparing the view with it. */
import { decodeBody } from '../journal/bodies.ts'
import { type Entry, leafHash } from '../journal/entry.ts'

export class JournalFacts {
  readonly leaves: Uint8Array[] = []
  /** Scope ids. */
  readonly revoked: string[] = []
  /** Of the genesis entry, or of the one that set it later. */
  ownerKey: Uint8Array | undefined

  add(entry: Entry): void {
    this.leaves.push(leafHash(entry.headerBytes))
    const [part] = entry.parts
    if (part === undefined) return
    const { kind } = entry.header
    if (kind === 'revoke') this.revoked.push(decodeBody(kind, part.body).scopeId)
    if (kind === 'genesis' || kind === 'set_owner') {
      this.ownerKey = decodeBody(kind, part.body).ownerKey
    }
  }
}
