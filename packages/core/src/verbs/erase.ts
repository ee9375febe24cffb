import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import { idBytes } from '../memory/ids.ts'
import type { Named } from '../memory/ref.ts'
import { readHead } from '../projections/records.ts'
import { assertMayChange } from './own-rules.ts'
import { mutation, type Receipt, receipt } from './request.ts'
import type { ReasonMeta } from './tombstone.ts'

/** Records that the content of a memory goes for good. A second time changes nothing. */
export function erase(uri: Named, meta: ReasonMeta, environment: Environment): Mutation<Receipt> {
  const requestInput = { ...meta, uri: { ...uri } }
  return mutation('erase', requestInput, (target, state, { by, request }): Decision<Receipt> => {
    const head = readHead(target, idBytes(uri.id))
    if (head?.type !== uri.type) {
      throw new CortexError('NOT_FOUND', `Cannot erase: there is no ${uri.type} ${uri.id}`)
    }
    const { id, type, currentVersion } = head
    if (head.erased !== undefined) {
      const last = state.nextSeq - 1
      return { entries: [], result: () => receipt(type, id, currentVersion, last) }
    }
    assertMayChange(target, 'erase', head, meta.origin)
    const body = { request, reason: meta.reason }
    return {
      entries: [{ kind: 'erase', at: environment.clock(), by, subjects: [id], body }],
      result: (seq) => receipt(type, id, currentVersion, seq),
    }
  })
}
