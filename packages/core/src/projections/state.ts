/**
 * `meta/state`: where the view stands. One record for everything that moves with every commit, so
 * that a commit pays for one key.
 *
 *   { 1 format, 2 nextSeq, 3 peaks, 4 memoriesRoot, 5 edgesRoot, 6 root, 7 actor, 8 ownerKey?,
 *     9 memories, 10 tombstoned, 11 edges, 12 latestAt?, 13 layout?, 14 erased?, 15 lastErase?,
 *     16 wholes? }
 *
 * @module
 */
import { CborError } from '../codec/cbor.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import {
  countKind,
  field,
  fixedBytes,
  type Kind,
  optionalField,
  type RecordCodec,
  record,
  textKind,
} from '../codec/record.ts'
import { CortexError } from '../errors.ts'
import { FORMAT } from '../journal/format.ts'
import { STATE_KEY } from '../keys/keyspace.ts'
import { mmrRoot } from '../merkle/mmr.ts'
import { overallRoot } from '../merkle/overall.ts'
import { SMT_EMPTY } from '../merkle/smt-page.ts'
import { corruptRecord } from '../store/sealed-value.ts'

export interface ViewState {
  readonly format: number
  /** Number of entries applied, which is the seq of the next one. */
  readonly nextSeq: number
  /** Peaks of the journal's tree, tallest first. */
  readonly peaks: readonly Uint8Array[]
  readonly memoriesRoot: Uint8Array
  readonly edgesRoot: Uint8Array
  /** The overall root of all this. */
  readonly root: Uint8Array
  /** From the genesis entry, or from a later `set_owner`. */
  readonly actor: string
  readonly ownerKey?: Uint8Array | undefined
  /** Counters, outside the root. `memories` includes tombstoned ones, `edges` removed ones. */
  readonly memories: number
  readonly tombstoned: number
  readonly edges: number
  /** How many of the edges make a memory part of another. */
  readonly wholes?: number | undefined
  /** The latest time that any entry names. */
  readonly latestAt?: number | undefined
  /** Memories that were erased, among `memories`; and the entry that erased the last one. */
  readonly erased?: number | undefined
  readonly lastErase?: number | undefined
  /** Which indexes the view has; another number is built again. */
  readonly layout?: number | undefined
}

/** Goes up with every change of what the view derives from the journal. */
export const VIEW_LAYOUT = 10

/** One byte string: the record is written with every commit. */
const peaksKind: Kind<readonly Uint8Array[]> = {
  encode: (peaks) => Buffer.concat(peaks),
  decode: (value) => {
    if (!(value instanceof Uint8Array) || value.length % HASH_BYTES !== 0) {
      throw new CborError('expected hashes')
    }
    return Array.from({ length: value.length / HASH_BYTES }, (_, index) =>
      value.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES),
    )
  },
}

const stateCodec: RecordCodec<ViewState> = record<ViewState>('state', {
  format: field(1, countKind),
  nextSeq: field(2, countKind),
  peaks: field(3, peaksKind),
  memoriesRoot: field(4, fixedBytes(HASH_BYTES)),
  edgesRoot: field(5, fixedBytes(HASH_BYTES)),
  root: field(6, fixedBytes(HASH_BYTES)),
  actor: field(7, textKind),
  ownerKey: optionalField(8, fixedBytes(32)),
  memories: field(9, countKind),
  tombstoned: field(10, countKind),
  edges: field(11, countKind),
  latestAt: optionalField(12, countKind),
  layout: optionalField(13, countKind),
  erased: optionalField(14, countKind),
  lastErase: optionalField(15, countKind),
  wholes: optionalField(16, countKind),
})

export function rootOf(
  state: Pick<ViewState, 'nextSeq' | 'peaks' | 'memoriesRoot' | 'edgesRoot'>,
): Uint8Array {
  return overallRoot({
    journalRoot: journalRootOf(state),
    namespaces: { edges: state.edgesRoot, memories: state.memoriesRoot },
  })
}

export function journalRootOf(state: Pick<ViewState, 'nextSeq' | 'peaks'>): Uint8Array {
  return mmrRoot({ count: state.nextSeq, peaks: state.peaks })
}

/** Before the genesis entry. */
export const EMPTY_STATE: ViewState = emptyState()

function emptyState(): ViewState {
  const bare = { nextSeq: 0, peaks: [], memoriesRoot: SMT_EMPTY, edgesRoot: SMT_EMPTY }
  return {
    ...bare,
    format: FORMAT,
    root: rootOf(bare),
    actor: '',
    memories: 0,
    tombstoned: 0,
    edges: 0,
    latestAt: 0,
    layout: VIEW_LAYOUT,
  }
}

export function readState(view: { get(key: Uint8Array): Uint8Array | undefined }): ViewState {
  const bytes = view.get(STATE_KEY)
  if (bytes === undefined) return EMPTY_STATE
  let state: ViewState
  try {
    state = stateCodec.fromBytes(bytes)
  } catch (error) {
    throw corruptRecord(STATE_KEY, 'not a state record', error)
  }
  if (state.format > FORMAT) {
    throw new CortexError(
      'STORE_NEWER',
      `Cannot read the view: it has format ${state.format}, this build reads up to format ${FORMAT}. Update Cortex`,
      { details: { format: state.format, supported: FORMAT } },
    )
  }
  if (state.layout !== VIEW_LAYOUT) {
    throw new CortexError(
      'CORRUPT',
      'Cannot read the view: another build of Cortex made it. Open the store for writing once, or run `cortex rebuild`',
      { details: { key: 'view', layout: state.layout ?? 1, expected: VIEW_LAYOUT } },
    )
  }
  return state
}

/**
 * When a question about the present is asked: now, but not before the newest entry. A clock that was
 * set back hides nothing and brings nothing back.
 */
export function presentTime(state: ViewState, now: number): number {
  return Math.max(now, state.latestAt ?? 0)
}

export function encodeState(state: ViewState): Uint8Array {
  return stateCodec.toBytes(state)
}
