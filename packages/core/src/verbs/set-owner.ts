import { equalBytes, toHex } from '../codec/bytes.ts'
import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import type { Meta } from './request.ts'
import { mutationWith } from './request.ts'

/** The entry that gave the store its owner key. */
export interface OwnerSet {
  /** 64 hex digits. */
  readonly ownerKey: string
  /** The number of the journal entry. */
  readonly seq: number
}

/** Gives the store an owner key if it has none. The same key again changes nothing; another is refused. */
export function setOwner(
  ownerKey: Uint8Array,
  meta: Meta,
  environment: Environment,
): Mutation<OwnerSet | undefined> {
  const set = (seq: number): OwnerSet => ({ ownerKey: toHex(ownerKey), seq })
  const requestInput = { ...meta, ownerKey: toHex(ownerKey) }
  return mutationWith<OwnerSet | undefined>(
    'setOwner',
    requestInput,
    (_target, state, { by, request }): Decision<OwnerSet | undefined> => {
      if (state.ownerKey !== undefined) {
        if (equalBytes(state.ownerKey, ownerKey)) return { entries: [], result: () => undefined }
        throw new CortexError(
          'ALREADY_EXISTS',
          `Cannot set the owner key: the store of ${state.actor} has ${toHex(state.ownerKey)}, on which its grants rest. Grant with that key, or import the journal into a new store`,
          { path: 'ownerKey', details: { ownerKey: toHex(state.ownerKey) } },
        )
      }
      const at = environment.clock()
      return {
        entries: [{ kind: 'set_owner', at, by, body: { request, ownerKey } }],
        result: set,
      }
    },
    ({ seq }) => set(seq),
  )
}
