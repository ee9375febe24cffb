/**
 * Everything that a caller can have proven about many memories, edges or moments at once: checks
 * what was asked, reads one moment, gives back the proof. `encodeProofFile` makes a file of it.
 *
 * @module
 */
import type { ActorStore } from '../engine/actor-store.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { LIMITS } from '../limits.ts'
import { type MemoryId, memoryIdFrom, type ParsedUri, parseUri, type Uri } from '../memory/ids.ts'
import { integer, invalid, list, type Schema } from '../memory/schema.ts'
import type { MultiProof } from '../merkle/proof-file.ts'
import type { Tombstone } from '../records/field-kinds.ts'
import { type EdgeName, edgeName } from '../verbs/edges.ts'
import type { Receipt } from '../verbs/request.ts'
import {
  atMoment,
  consistencyFile,
  type ManifestNotes,
  type MomentOptions,
  manifestFile,
  manifestMoment,
  momentOptions,
  type ProofManifest,
  viewMoment,
} from './proof-moment.ts'
import {
  contentOf,
  type ProveOptions,
  proveAbsent,
  proveEdges,
  proveOptions,
  proveUris,
} from './prove-many.ts'

/** A proof and the manifest of the moment it is about. */
export interface Proven {
  /** The roots that the proof belongs to. */
  readonly manifest: ProofManifest
  /** The proof. */
  readonly proof: MultiProof
}

/** What an erasure leaves in the caller's hands: that the head of the memory says erased. */
export interface ErasureReceipt extends Receipt, Proven {
  /** When, why and by whom. */
  readonly erased: Tombstone
}

export class Proofs {
  readonly #store: ActorStore

  constructor(store: ActorStore) {
    this.#store = store
  }

  prove(uris: readonly Uri[], options: ProveOptions): Proven {
    const requested = someUris(uris, 'uris')
    const content = contentOf(proveOptions(options, 'options'))
    return proven(this.#store.read((view) => proveUris(view, requested, content)))
  }

  async proof(
    uris: readonly Uri[],
    manifest: ProofManifest,
    { replay, ...options }: ProveOptions & MomentOptions,
  ): Promise<MultiProof> {
    const requested = someUris(uris, 'uris')
    const content = contentOf(proveOptions(options, 'options'))
    return await this.#at(manifest, { replay }, (view) => proveUris(view, requested, content))
  }

  async proveAbsent(
    ids: readonly MemoryId[],
    manifest: ProofManifest,
    options: MomentOptions,
  ): Promise<MultiProof> {
    const requested = someIds(ids, 'ids')
    return await this.#at(manifest, options, (view) => proveAbsent(view, requested))
  }

  proveEdges(edges: readonly EdgeName[], options: ProveOptions): Proven {
    const requested = someEdges(edges, 'edges')
    const content = contentOf(proveOptions(options, 'options'))
    return proven(this.#store.read((view) => proveEdges(view, requested, content)))
  }

  manifestFile(manifest: ProofManifest | (ProofManifest & ManifestNotes)): Uint8Array {
    return this.#store.read((view) => manifestFile(view, manifest))
  }

  consistencyFile(fromCount: number, toCount: number): Uint8Array {
    const from = sequence(fromCount, 'fromCount')
    const to = sequence(toCount, 'toCount')
    return this.#store.read((view) => consistencyFile(view, from, to))
  }

  #at<T>(
    manifest: ProofManifest,
    options: MomentOptions,
    body: (view: ViewReader) => T,
  ): Promise<T> {
    const moment = manifestMoment(manifest, 'manifest')
    return atMoment(this.#store, moment, momentOptions(options, 'options'), body)
  }
}

export function proven(proof: MultiProof): Proven {
  return { manifest: viewMoment(proof.moment), proof }
}

const sequence = integer(0, LIMITS.sequenceMax)
export const someUris: Schema<readonly ParsedUri[]> = some(parseUri)
const someIds: Schema<readonly MemoryId[]> = some(memoryIdFrom)
export const someEdges: Schema<readonly EdgeName[]> = some(edgeName)

/** A proof about nothing proves nothing. */
function some<T>(item: Schema<T>): Schema<readonly T[]> {
  const items = list(item, LIMITS.proofItems)
  return (value, path) => {
    const checked = items(value, path)
    if (checked.length === 0) throw invalid(path, 'a list that is not empty', value)
    return checked
  }
}
