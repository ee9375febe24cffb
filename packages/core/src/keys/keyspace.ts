/**
 * Keyspace: every key that Cortex writes. Nothing else in the product builds or parses keys.
 *
 *   view    m/               id:16                             state    head of a memory
 *   view    mv/              id:16 /v/ version:8               state    one immutable version
 *   view    e/from/          src:16 type:1 dst:16              state    edge
 *   view    e/to/            dst:16 type:1 src:16              state    the same bytes, reversed
 *   view    tomb/            type:1 created:8 id:16            derived  tombstoned memories
 *   view    idx/type/        type:1 created:8 id:16            derived  live memories of a type
 *   view    idx/tag/         tagHash:8 created:8 id:16         derived  live memories with a tag
 *   view    idx/actor_obj/   verb:1 object:16 created:8 id:16  derived  live events per object
 *   view    idx/rank/type/   type:1 closed:1 rank:9 id:16      derived  the same, most salient first
 *   view    idx/rank/tag/    tagHash:8 closed:1 rank:9 id:16   derived  the same of a tag
 *   view    idx/rank/frame/  verb:1 kind:1 object:16 closed:1 rank:9 id:16  derived  live memories of a frame, most salient first
 *   view    idx/pinned/      type:1 id:16                      derived  what every context begins with
 *   view    idx/claim/       type:1 claim:24 id:16             derived  what live memories state
 *   view    idx/words/new/   ticket:8                          derived  words of one change, until they are in a segment
 *   view    idx/words/block/ segment:8 block:8                 derived  lists of documents per term
 *   view    idx/words/fence/ segment:8 page:8                  derived  where the blocks of a segment begin
 *   view    idx/words/type/  page:8                            derived  type of each document
 *   view    idx/words/id/    page:8                            derived  memory of each document
 *   view    idx/words/time/  page:8                            derived  when each document counts
 *   view    idx/smt/memories/ page                             derived  tree pages over heads
 *   view    idx/smt/edges/   page                              derived  tree pages over edges
 *   view    accum/mmr/       page                              derived  tree pages over the journal
 *   view    salience/        id:16                             derived  inputs of the ranking formula
 *   view    chk/             intent:16 step:16                 derived  checkpoint of a compaction
 *   view    commit/          commitId:16                       derived  result of a caller's commit id
 *   view    idx/copy/chk/    id:16 intent:16 step:16           derived  checkpoints with words of a memory
 *   view    idx/copy/commit/ id:16 commitId:16                 derived  commit ids that remember a memory
 *   view    erased/          seq:8 id:16                       derived  erased memories, in order
 *   view    scope/revoked/   sha256 of the scope id:32         state    who took a grant back, and why
 *   view    past/m/          id:16 known:8 seq:8               derived  a memory as it was before an entry
 *   view    past/i/          page                              derived  index keys that were taken away: key, known:8
 *   view    past/e/          src:16 type:1 dst:16 known:8 seq:8  derived  an edge as it was before an entry
 *   view    past/weights/    known:8 seq:8                     derived  weights as they were before an entry
 *   view    past/doc/        id:16 document:4                  derived  versions whose words are kept apart
 *   view    past/words/      page                              derived  words of versions that were replaced
 *   view    meta/weights                                       derived  what the ranking learned
 *   view    meta/state                                         derived  sequence, roots, counters
 *   view    meta/words                                         derived  counters and segments of the words
 *   lock    meta/mark                                          durable  committed tail, generations
 *   lock    meta/frame                                         durable  the last frame before the mark
 *   lock    meta/erasures                                      durable  how far erasures are finished
 *   side    snap/n/          number:8                          side     snapshot manifest
 *   side    snap/root/       root:32                           side     newest snapshot with this root
 *   side    snap/next                                          side     next snapshot number
 *   side    goal/            id:16                             side     runtime state of a goal
 *   side    vec/n/           number:8                          side     a vector, in the order in which they were made
 *   side    vec/id/          id:16                             side     the newest vector of a memory
 *   side    vec/bad/         id:16                             side     why a memory has no vector, and when to try again
 *   side    vec/next                                           side     next vector number, how many there are
 *   side    vec/cursor                                         side     up to where the journal was embedded
 *   side    vec/lease                                          side     who embeds, and until when
 *   side    meta/forgotten                                     side     up to which erasure these records are gone
 *   side    vec/file                                           side     name of the file with the vector index
 *
 * Prefixes are text and end with `/`; what follows has fixed widths, numbers are big-endian, so byte
 * order is numeric order. `created` is the time of the memory's first version: a key can be
 * computed from the head alone, and an index entry is removed without a search. `known` is the time
 * from which on the store knew otherwise: the latest that any entry had named by then.
 *
 * @module
 */
import { KEYSPACE, PREFIXES, type Prefix } from './key-table.ts'
import { fixed, type Key, KeyWriter } from './key-writer.ts'

export { KEYSPACE, type KeyClass, type KeyShape, PREFIXES, type Prefix } from './key-table.ts'
export type { Key } from './key-writer.ts'

/** Prefixes of the view whose new keys come after all others: new memories have the newest ids. */
export const ASCENDING: readonly Prefix[] = ['m/', 'mv/']

const ASCENDING_BYTES: readonly Buffer[] = ASCENDING.map((prefix) => Buffer.from(prefix, 'latin1'))

/** Whether the key has one of these prefixes. */
export function isAscending(key: Uint8Array): boolean {
  return ASCENDING_BYTES.some((prefix) => prefix.every((byte, index) => key[index] === byte))
}

export function headKey(id: Uint8Array): Key {
  return fixed('m/').bytes(id, 16).done()
}

export function versionKey(id: Uint8Array, version: number): Key {
  return fixed('mv/').bytes(id, 16).text('/v/').u64(version).done()
}

/** All versions of one memory. */
export function versionsPrefix(id: Uint8Array): Key {
  return new KeyWriter('mv/', 19).bytes(id, 16).text('/v/').done()
}

export function edgeFromKey(src: Uint8Array, type: number, dst: Uint8Array): Key {
  return fixed('e/from/').bytes(src, 16).u8(type).bytes(dst, 16).done()
}

export function edgeToKey(src: Uint8Array, type: number, dst: Uint8Array): Key {
  return fixed('e/to/').bytes(dst, 16).u8(type).bytes(src, 16).done()
}

/** Edges that leave (`e/from/`) or enter (`e/to/`) one memory, all types or one. */
export function edgesPrefix(prefix: 'e/from/' | 'e/to/', anchor: Uint8Array, type?: number): Key {
  const writer = new KeyWriter(prefix, type === undefined ? 16 : 17).bytes(anchor, 16)
  return (type === undefined ? writer : writer.u8(type)).done()
}

export function tombKey(type: number, createdAt: number, id: Uint8Array): Key {
  return fixed('tomb/').u8(type).u64(createdAt).bytes(id, 16).done()
}

export function typeKey(type: number, createdAt: number, id: Uint8Array): Key {
  return fixed('idx/type/').u8(type).u64(createdAt).bytes(id, 16).done()
}

export function tagKey(tagHash: Uint8Array, createdAt: number, id: Uint8Array): Key {
  return fixed('idx/tag/').bytes(tagHash, 8).u64(createdAt).bytes(id, 16).done()
}

export function actorObjectKey(
  verb: number,
  object: Uint8Array,
  createdAt: number,
  id: Uint8Array,
): Key {
  return fixed('idx/actor_obj/').u8(verb).bytes(object, 16).u64(createdAt).bytes(id, 16).done()
}

/** All live memories of a type or a tag, in the order in which they were made. */
export function typePrefix(type: number): Key {
  return new KeyWriter('idx/type/', 1).u8(type).done()
}

export function tagPrefix(tagHash: Uint8Array): Key {
  return new KeyWriter('idx/tag/', 8).bytes(tagHash, 8).done()
}

export function actorObjectPrefix(verb: number, object: Uint8Array): Key {
  return new KeyWriter('idx/actor_obj/', 17).u8(verb).bytes(object, 16).done()
}

export function tombPrefix(type: number): Key {
  return new KeyWriter('tomb/', 1).u8(type).done()
}

export function pinnedPrefix(type: number): Key {
  return new KeyWriter('idx/pinned/', 1).u8(type).done()
}

export function rankTypeKey(type: number, closed: boolean, rank: Uint8Array, id: Uint8Array): Key {
  return fixed('idx/rank/type/')
    .u8(type)
    .u8(closed ? 1 : 0)
    .bytes(rank, 9)
    .bytes(id, 16)
    .done()
}

export function rankTagKey(
  tagHash: Uint8Array,
  closed: boolean,
  rank: Uint8Array,
  id: Uint8Array,
): Key {
  return fixed('idx/rank/tag/')
    .bytes(tagHash, 8)
    .u8(closed ? 1 : 0)
    .bytes(rank, 9)
    .bytes(id, 16)
    .done()
}

export function rankFrameKey(
  frame: FrameParts,
  closed: boolean,
  rank: Uint8Array,
  id: Uint8Array,
): Key {
  return fixed('idx/rank/frame/')
    .u8(frame.verb)
    .u8(frame.kind)
    .bytes(frame.object, 16)
    .u8(closed ? 1 : 0)
    .bytes(rank, 9)
    .bytes(id, 16)
    .done()
}

/** A frame as keys hold it. */
export interface FrameParts {
  readonly verb: number
  readonly kind: number
  readonly object: Uint8Array
}

/** All ranks of one type, tag or frame; what follows is rank and id. */
export function rankPrefix(
  of: { readonly type: number } | { readonly tagHash: Uint8Array } | FrameParts,
  closed: boolean,
): Key {
  return rankWriter(of)
    .u8(closed ? 1 : 0)
    .done()
}

function rankWriter(
  of: { readonly type: number } | { readonly tagHash: Uint8Array } | FrameParts,
): KeyWriter {
  if ('type' in of) return new KeyWriter('idx/rank/type/', 2).u8(of.type)
  if ('tagHash' in of) return new KeyWriter('idx/rank/tag/', 9).bytes(of.tagHash, 8)
  return new KeyWriter('idx/rank/frame/', 19).u8(of.verb).u8(of.kind).bytes(of.object, 16)
}

export function pinnedKey(type: number, id: Uint8Array): Key {
  return fixed('idx/pinned/').u8(type).bytes(id, 16).done()
}

export function claimKey(type: number, claim: Uint8Array, id: Uint8Array): Key {
  return fixed('idx/claim/').u8(type).bytes(claim, 24).bytes(id, 16).done()
}

/** Claims that begin with these hashes: of a subject, of a subject and predicate, or all three. */
export function claimsPrefix(type: number, hashes: Uint8Array): Key {
  return new KeyWriter('idx/claim/', 1 + hashes.length).u8(type).bytes(hashes, hashes.length).done()
}

export function salienceKey(id: Uint8Array): Key {
  return fixed('salience/').bytes(id, 16).done()
}

/** Both are hashes: ids of callers may be longer than a key. */
export function checkpointKey(intent: Uint8Array, step: Uint8Array): Key {
  return fixed('chk/').bytes(intent, 16).bytes(step, 16).done()
}

export function commitKey(commitId: Uint8Array): Key {
  return fixed('commit/').bytes(commitId, 16).done()
}

/** A checkpoint that holds words of the memory. */
export function keptCopyKey(id: Uint8Array, checkpoint: Key): Key {
  const name = checkpoint.subarray('chk/'.length)
  return fixed('idx/copy/chk/').bytes(id, 16).bytes(name, 32).done()
}

export function keptCommitKey(id: Uint8Array, commitId: Uint8Array): Key {
  return fixed('idx/copy/commit/').bytes(id, 16).bytes(commitId, 16).done()
}

export function copiesPrefix(prefix: 'idx/copy/chk/' | 'idx/copy/commit/', id: Uint8Array): Key {
  return new KeyWriter(prefix, 16).bytes(id, 16).done()
}

/** The key of the checkpoint that a key of `idx/copy/chk/` speaks of. */
export function checkpointOf(copy: Uint8Array): Key {
  return fixed('chk/')
    .bytes(copy.subarray(copy.length - 32), 32)
    .done()
}

export function commitOf(copy: Uint8Array): Key {
  return commitKey(trailingId(copy))
}

/** A checkpoint by the hashes of its names, as a stub keeps them. */
export function checkpointKeyOf(names: Uint8Array): Key {
  return fixed('chk/').bytes(names, 32).done()
}

export function erasedKey(seq: number, id: Uint8Array): Key {
  return fixed('erased/').u64(seq).bytes(id, 16).done()
}

/** Memories that were erased by this entry or a later one begin here. */
export function erasedFrom(seq: number): Key {
  return new KeyWriter('erased/', 8).u64(seq).done()
}

export function revokedKey(nameHash: Uint8Array): Key {
  return fixed('scope/revoked/').bytes(nameHash, 32).done()
}

export const STATE_KEY: Key = fixed('meta/state').done()
export const WEIGHTS_KEY: Key = fixed('meta/weights').done()
export const MARK_KEY: Key = fixed('meta/mark').done()
export const MARK_FRAME_KEY: Key = fixed('meta/frame').done()
export const ERASURES_KEY: Key = fixed('meta/erasures').done()

export const WORDS_KEY: Key = fixed('meta/words').done()

export function wordNewKey(ticket: number): Key {
  return fixed('idx/words/new/').u64(ticket).done()
}

export function wordBlockKey(segment: number, block: number): Key {
  return fixed('idx/words/block/').u64(segment).u64(block).done()
}

export function wordFenceKey(segment: number, page: number): Key {
  return fixed('idx/words/fence/').u64(segment).u64(page).done()
}

export function wordTypesKey(page: number): Key {
  return fixed('idx/words/type/').u64(page).done()
}

export function wordIdsKey(page: number): Key {
  return fixed('idx/words/id/').u64(page).done()
}

export function snapshotKey(number: number): Key {
  return fixed('snap/n/').u64(number).done()
}

export function snapshotRootKey(root: Uint8Array): Key {
  return fixed('snap/root/').bytes(root, 32).done()
}

export const SNAPSHOT_NEXT_KEY: Key = fixed('snap/next').done()

export function goalKey(id: Uint8Array): Key {
  return fixed('goal/').bytes(id, 16).done()
}

export function vectorKey(number: number): Key {
  return fixed('vec/n/').u64(number).done()
}

export function vectorOfKey(id: Uint8Array): Key {
  return fixed('vec/id/').bytes(id, 16).done()
}

export function vectorFailureKey(id: Uint8Array): Key {
  return fixed('vec/bad/').bytes(id, 16).done()
}

export const VECTOR_NEXT_KEY: Key = fixed('vec/next').done()
export const VECTOR_CURSOR_KEY: Key = fixed('vec/cursor').done()
export const VECTOR_LEASE_KEY: Key = fixed('vec/lease').done()
export const FORGOTTEN_KEY: Key = fixed('meta/forgotten').done()
export const VECTOR_FILE_KEY: Key = fixed('vec/file').done()

/** Pages of a tree: the suffix belongs to the tree. */
export function pageKey(
  prefix: 'idx/smt/memories/' | 'idx/smt/edges/' | 'accum/mmr/',
  suffix: Uint8Array,
): Key {
  return new KeyWriter(prefix, suffix.length).bytes(suffix, suffix.length).done()
}

export function prefixKey(prefix: Prefix): Key {
  return new KeyWriter(prefix, 0).done()
}

/** Exclusive upper bound of all keys that start with `prefix`; undefined if there is none. */
export function prefixEnd(prefix: Uint8Array): Key | undefined {
  let length = prefix.length
  while (length > 0 && prefix[length - 1] === 0xff) length--
  if (length === 0) return undefined
  const end = Buffer.from(prefix.subarray(0, length))
  end[length - 1] = (end[length - 1] as number) + 1
  return end as Key
}

/** The row of the table that a key on disk belongs to; undefined for a foreign key. */
export function prefixOf(key: Uint8Array): Prefix | undefined {
  const text = Buffer.from(key.buffer, key.byteOffset, Math.min(key.length, 24)).toString('latin1')
  for (const prefix of PREFIXES) {
    if (!text.startsWith(prefix)) continue
    const width = KEYSPACE[prefix].width
    if (width === undefined || key.length === prefix.length + width) return prefix
  }
  return undefined
}

/** A key as people read it: the text prefix, then hex. */
export function printKey(key: Uint8Array): string {
  const prefix = prefixOf(key)
  const bytes = Buffer.from(key.buffer, key.byteOffset, key.length)
  if (prefix === undefined) return bytes.toString('hex')
  return prefix + bytes.subarray(prefix.length).toString('hex')
}

/** The id that ends an index key. */
export function trailingId(key: Uint8Array): Uint8Array {
  return key.subarray(key.length - 16)
}

/** The eight bytes at `offset` as a number. */
export function readU64(bytes: Uint8Array, offset: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint32(offset) * 0x100000000 + view.getUint32(offset + 4)
}
