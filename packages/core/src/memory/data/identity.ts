import { LIMITS } from '../../limits.ts'
import { may, must, plain, plainList } from '../record.ts'
import { bytes, text } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** Who a person or an agent is. */
export interface IdentityData {
  /** Always `Identity`. */
  readonly type: 'Identity'
  /** The name of the person or agent. */
  readonly name: string
  /** A decentralized identifier, such as `did:web:example.com`. Default: none. */
  readonly did?: string
  /** Addresses of wallets. Default: none. */
  readonly wallets?: readonly string[]
  /** What this person or agent does. */
  readonly roles?: readonly string[]
  /** Kept as given; the engine does not use them. */
  readonly publicKeys?: readonly Uint8Array[]
}

const item = text(LIMITS.listItemBytes)

export const identityKind: DataKind<IdentityData> = dataKind<IdentityData>('Identity', {
  name: must(1, plain(text(LIMITS.nameBytes))),
  did: may(2, plain(text(LIMITS.didBytes))),
  wallets: may(3, plainList(item, LIMITS.wallets)),
  roles: may(4, plainList(item, LIMITS.roles)),
  publicKeys: may(5, plainList(bytes(LIMITS.publicKeyBytes), LIMITS.publicKeys)),
})
