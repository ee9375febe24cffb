/** Proofs from a store that lies about the content of its only memory, for `vectors/proofs.json`. */
import { encodeProofFile } from '../../src/merkle/proof-file.ts'
import { hashSmtLeaf } from '../../src/merkle/smt-page.ts'
import { readHead, readVersion } from '../../src/projections/records.ts'
import { rootOf } from '../../src/projections/state.ts'
import { momentOf, proveIds } from '../../src/reads/prove-many.ts'
import { memoryTreeKey } from '../../src/records/edge.ts'
import { type HeadRecord, sealHead, splitHead } from '../../src/records/head.ts'
import { recordHash, type VersionRecord, versionCodec } from '../../src/records/version.ts'
import { aFact } from '../../src/testing/builders.ts'
import { type ProofVectors, refuse } from './forged-files.ts'
import { PlainJournal, plainId, plainMemoryId } from './plain-journal.ts'

/** A store whose only head is a lie: its tree is sound, what the head says of its version is not. */
export function lyingStore(
  name: string,
  lie: (head: HeadRecord, version: VersionRecord) => [HeadRecord, Uint8Array],
): ProofVectors['invalid'][number] {
  const journal = new PlainJournal('solo')
  journal.write(plainId(0), aFact('alone'))
  const view = journal.view()
  const head = readHead(view, plainId(0))
  const version = readVersion(view, plainId(0), 1)
  if (head === undefined || version === undefined) throw new Error('the memory was written')
  const [forgedHead, versionBytes] = lie(head, version)
  const sealed = sealHead(forgedHead)
  const { publicBytes, privateBytes } = splitHead(sealed.bytes)
  const memoriesRoot = hashSmtLeaf(memoryTreeKey(plainId(0)), sealed.treeValue)
  const state = { ...journal.state, memoriesRoot }
  const moment = momentOf({ ...state, root: rootOf(state) })
  const item = {
    name: plainId(0),
    content: 'version',
    publicBytes,
    privateBytes,
    versionBytes,
  } as const
  const proof = proveIds(view, [plainMemoryId(0)], 'hash')
  return refuse(name, 'PROOF_INVALID', encodeProofFile({ ...proof, moment, items: [item] }))
}

/** A version put in the place of the real one, under a head that names it. */
export function nameVersion(head: HeadRecord, version: VersionRecord): [HeadRecord, Uint8Array] {
  const bytes = versionCodec.toBytes(version)
  return [{ ...head, versionHash: version.hash, recordHash: recordHash(bytes) }, bytes]
}
