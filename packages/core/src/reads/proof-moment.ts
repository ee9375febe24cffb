/**
 * Proofs at the moment of a manifest: now, if nothing has changed since, or by folding the journal
 * up to it into memory.
 *
 * @module
 */
import { equalBytes, fromHex, toHex } from '../codec/bytes.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import { Folder } from '../engine/fold.ts'
import { openedSnapshot, type ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { JournalFiles } from '../journal/journal-files.ts'
import { LIMITS } from '../limits.ts'
import {
  boolean,
  integer,
  invalid,
  isPlainObject,
  object,
  optional,
  type Schema,
  text,
} from '../memory/schema.ts'
import { mmrBagOf, mmrRoot } from '../merkle/mmr.ts'
import { readPeaks } from '../merkle/mmr-proof.ts'
import { overallRoot } from '../merkle/overall.ts'
import {
  encodeConsistencyFile,
  encodeManifestFile,
  type MomentRoots,
  type SnapshotNotes,
} from '../merkle/proof-file.ts'
import { readState } from '../projections/state.ts'
import { TreeCaches } from '../projections/target.ts'
import { MemoryStore } from '../store/memory-store.ts'
import { nodesOf, proveConsistency } from './prove.ts'

/** The roots of one moment, hex: what a proof belongs to. A snapshot's manifest is one too. */
export interface ProofManifest {
  /** Whose store it is. */
  readonly actor: string
  /** How many entries the journal had. */
  readonly journalCount: number
  /** The root of the journal, hex. */
  readonly journalRoot: string
  /** The root of the memories, hex. */
  readonly memoriesRoot: string
  /** The root of the edges, hex. */
  readonly edgesRoot: string
  /** The root of everything, hex. */
  readonly overallRoot: string
}

/** How the moment of a manifest is found. */
export interface MomentOptions {
  /** If the store has moved on: fold the journal up to the manifest. Takes as long as a rebuild. */
  readonly replay?: boolean | undefined
}

export const momentOptions: Schema<MomentOptions> = object<MomentOptions>({
  replay: optional(boolean),
})

const sequence = integer(0, LIMITS.sequenceMax)

/** Callers hand back manifests of any origin; only the moment they name is looked at. */
export const manifestMoment: Schema<Pick<ProofManifest, 'journalCount' | 'overallRoot'>> = (
  value,
  path,
) => {
  if (!isPlainObject(value)) throw invalid(path, 'a manifest', value)
  return {
    journalCount: sequence(value.journalCount, `${path}.journalCount`),
    overallRoot: toHex(hash(value.overallRoot, `${path}.overallRoot`)),
  }
}

export function viewMoment(moment: MomentRoots): ProofManifest {
  return {
    actor: moment.actor,
    journalCount: moment.journalCount,
    journalRoot: toHex(moment.journalRoot),
    memoriesRoot: toHex(moment.memoriesRoot),
    edgesRoot: toHex(moment.edgesRoot),
    overallRoot: toHex(moment.overallRoot),
  }
}

/** `ROOT_MISMATCH` if the store is not there any more and may not be replayed, or never was. */
export async function atMoment<T>(
  store: ActorStore,
  manifest: Pick<ProofManifest, 'journalCount' | 'overallRoot'>,
  options: MomentOptions,
  body: (view: ViewReader) => T,
): Promise<T> {
  const now = store.read((view) => (isAt(view, manifest) ? { result: body(view) } : undefined))
  if (now !== undefined) return now.result
  if (options.replay !== true) {
    throw mismatch(
      manifest,
      'the store has moved on. Take a new manifest, or ask with `replay: true`',
    )
  }
  return body(await foldTo(store, manifest))
}

function isAt(view: ViewReader, manifest: Pick<ProofManifest, 'overallRoot'>): boolean {
  return toHex(readState(view).root) === manifest.overallRoot
}

/** Blocks between two breaths of the event loop. */
const BLOCKS_PER_TURN = 256

/** The view as it was at that moment, in memory. Takes as long as a rebuild. */
export async function foldTo(
  store: ActorStore,
  manifest: Pick<ProofManifest, 'journalCount' | 'overallRoot'>,
): Promise<ViewReader> {
  const memory = new MemoryStore()
  const folder = new Folder(memory, new TreeCaches())
  const blocks = store.files.read(JournalFiles.start(0), store.tail().position)
  let turns = 0
  while (folder.state.nextSeq < manifest.journalCount) {
    const step = blocks.next()
    if (step.done) {
      if (step.value.kind === 'bad') throw store.files.damage(step.value.at, step.value.why)
      break
    }
    folder.add(step.value.block)
    if (++turns % BLOCKS_PER_TURN === 0) {
      await new Promise((resolve) => setImmediate(resolve))
      store.assertOpen()
    }
  }
  folder.flush()
  folder.release()
  const view = openedSnapshot(memory.snapshot())
  if (!isAt(view, manifest)) throw mismatch(manifest, 'this journal never had that root')
  return view
}

function mismatch(
  manifest: Pick<ProofManifest, 'journalCount' | 'overallRoot'>,
  why: string,
): CortexError {
  const { journalCount, overallRoot: root } = manifest
  return new CortexError(
    'ROOT_MISMATCH',
    `Cannot prove at the root ${root.slice(0, 16)}… of ${journalCount} entries: ${why}`,
    { path: 'manifest' },
  )
}

/** What a snapshot's manifest says beside its roots. */
export interface ManifestNotes {
  readonly number: number
  readonly createdAt: number
  readonly trigger: string
  readonly counters: Pick<SnapshotNotes, 'memories' | 'edges' | 'tombstoned'>
}

/** A manifest as a file; with its notes if it is a snapshot's. */
export function manifestFile(
  view: ViewReader,
  manifest: ProofManifest | (ProofManifest & ManifestNotes),
): Uint8Array {
  const { journalCount } = manifestMoment(manifest, 'manifest')
  const { nextSeq } = readState(view)
  if (journalCount > nextSeq) throw mismatch(manifest, `this journal has ${nextSeq} entries`)
  const peaks = readPeaks(nodesOf(view, 'accum/mmr/'), journalCount)
  const moment: MomentRoots = {
    actor: text(LIMITS.actorScopeBytes)(manifest.actor, 'manifest.actor'),
    journalCount,
    journalRoot: hash(manifest.journalRoot, 'manifest.journalRoot'),
    memoriesRoot: hash(manifest.memoriesRoot, 'manifest.memoriesRoot'),
    edgesRoot: hash(manifest.edgesRoot, 'manifest.edgesRoot'),
    overallRoot: hash(manifest.overallRoot, 'manifest.overallRoot'),
    journalBag: mmrBagOf(peaks),
  }
  if (!equalBytes(mmrRoot({ count: journalCount, peaks }), moment.journalRoot)) {
    throw mismatch(manifest, 'this journal never had its journal root')
  }
  const namespaces = { edges: moment.edgesRoot, memories: moment.memoriesRoot }
  const overall = overallRoot({ journalRoot: moment.journalRoot, namespaces })
  if (!equalBytes(overall, moment.overallRoot)) throw mismatch(manifest, 'its roots do not make it')
  return encodeManifestFile(moment, 'number' in manifest ? notesOf(manifest) : undefined)
}

const hash: Schema<Uint8Array> = (value, path) => {
  const bytes = typeof value === 'string' ? fromHex(value) : undefined
  if (bytes?.length !== HASH_BYTES) throw invalid(path, '64 hex digits', value)
  return bytes
}

function notesOf({ number, createdAt, trigger, counters }: ManifestNotes): SnapshotNotes {
  const { memories, edges, tombstoned } = counters
  return { number, createdAt, trigger, memories, edges, tombstoned }
}

/** That the journal of `toCount` entries continues the one of `fromCount`, as a file. */
export function consistencyFile(view: ViewReader, fromCount: number, toCount: number): Uint8Array {
  const proof = proveConsistency(view, fromCount, toCount)
  const root = (count: number): Uint8Array =>
    mmrRoot({ count, peaks: readPeaks(nodesOf(view, 'accum/mmr/'), count) })
  return encodeConsistencyFile(proof, root(fromCount), root(toCount))
}
