import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { FORMAT } from '../journal/format.ts'

/** Entry 0 of every journal; anyone who comes second finds it there. */
export function genesis(
  actor: string,
  ownerKey: Uint8Array | undefined,
  environment: Environment,
): Mutation<void> {
  return (_target, state): Decision<void> => {
    if (state.nextSeq > 0) return { entries: [], result: () => undefined }
    const body = { actor, format: FORMAT, ownerKey }
    const at = environment.clock()
    return { entries: [{ kind: 'genesis', at, by: actor, body }], result: () => undefined }
  }
}
