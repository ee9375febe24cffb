/**
 * One proof for many memories or edges, with the roots it belongs to, from one moment of the view.
 * What is asked for and not there is proven absent.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { compareBytes, concatBytes, equalBytes } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { edgeFromKey, headKey, versionKey } from '../keys/keyspace.ts'
import { EDGE_TYPES } from '../memory/enums.ts'
import { idBytes, type MemoryId, type ParsedUri } from '../memory/ids.ts'
import { invalid, object, optional, type Schema } from '../memory/schema.ts'
import { mmrBagOf } from '../merkle/mmr.ts'
import { proveKeys } from '../merkle/multi-proof.ts'
import type { MomentRoots, MultiProof, ProofItem } from '../merkle/proof-file.ts'
import { decodeRecord, readHead, wholeVersion } from '../projections/records.ts'
import { journalRootOf, readState, type ViewState } from '../projections/state.ts'
import { edgeTreeKey, edgeTreeValue, memoryTreeKey } from '../records/edge.ts'
import { decodeHead, type HeadRecord, headTreeValue, splitHead } from '../records/head.ts'
import { recordHash } from '../records/version.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import type { EdgeName } from '../verbs/edges.ts'
import { erasedError } from '../verbs/find-head.ts'
import { smtOf } from './prove.ts'

/**
 * How much of each memory a proof carries: the hash in the tree, the public part of the head, the
 * whole head, or the current version too. Of an edge: its hash, or else the whole record.
 */
export type ProofContent = 'hash' | 'public' | 'head' | 'version'

/** What a proof contains. */
export interface ProveOptions {
  /** Default `public`; `true` means `version`, `false` means `public`. */
  readonly content?: boolean | ProofContent
}

const CONTENTS: readonly unknown[] = ['hash', 'public', 'head', 'version', true, false]

const contentOption: Schema<boolean | ProofContent> = (value, path) => {
  if (CONTENTS.includes(value)) return value as boolean | ProofContent
  throw invalid(path, "'hash', 'public', 'head', 'version', true or false", value)
}

export const proveOptions: Schema<ProveOptions> = object<ProveOptions>({
  content: optional(contentOption),
})

export function contentOf({ content }: ProveOptions): ProofContent {
  if (content === true) return 'version'
  return content === false || content === undefined ? 'public' : content
}

/** Memories by their URIs; the type and version that a URI names must be there, if the memory is. */
export function proveUris(
  view: ViewReader,
  uris: readonly ParsedUri[],
  content: ProofContent,
): MultiProof {
  for (const [index, uri] of uris.entries()) checkNamed(view, uri, content, `uris[${index}]`)
  const ids = uris.map(({ id }) => id)
  return proveIds(view, ids, content)
}

export function proveIds(
  view: ViewReader,
  ids: readonly MemoryId[],
  content: ProofContent,
): MultiProof {
  const requested = ids.map((id) => ({ id: idBytes(id), key: memoryTreeKey(idBytes(id)) }))
  return proveAll(
    view,
    'memories',
    requested.map(({ id, key }) => ({
      key,
      name: id,
      carry: (inTree) => memoryItem(view, id, content, inTree),
    })),
  )
}

export function proveAbsent(view: ViewReader, ids: readonly MemoryId[]): MultiProof {
  for (const [index, id] of ids.entries()) {
    if (view.get(headKey(idBytes(id))) === undefined) continue
    const message = `Cannot prove that ${id} is absent: there is such a memory`
    throw new CortexError('ALREADY_EXISTS', message, { path: `ids[${index}]` })
  }
  return proveIds(view, ids, 'hash')
}

export function proveEdges(
  view: ViewReader,
  edges: readonly EdgeName[],
  content: ProofContent,
): MultiProof {
  return proveAll(
    view,
    'edges',
    edges.map(({ src, type, dst }) => {
      const [from, to, code] = [idBytes(src), idBytes(dst), EDGE_TYPES.code(type)]
      const name = concatBytes(from, Uint8Array.of(code), to)
      return {
        key: edgeTreeKey(from, type, to),
        name,
        carry: (inTree) => {
          const bytes = view.get(edgeFromKey(from, code, to))
          const withheld = [from, to].some((id) => readHead(view, id)?.withheld)
          return edgeItem(name, bytes, content, withheld ? inTree : undefined)
        },
      }
    }),
  )
}

interface RequestedKey {
  readonly key: Uint8Array
  readonly name: Uint8Array
  /** Given what the tree has for it. */
  readonly carry: (inTree: Uint8Array | undefined) => Carried
}

/** An item and the value that the tree must hold for it. */
interface Carried {
  readonly item: ProofItem
  readonly value: Uint8Array | undefined
}

function proveAll(
  view: ViewReader,
  namespace: MultiProof['namespace'],
  requested: readonly RequestedKey[],
): MultiProof {
  const moment = momentOf(readState(view))
  const sorted = requested
    .toSorted((a, b) => compareBytes(a.key, b.key))
    .filter(
      ({ key }, index, all) =>
        index === 0 || !equalBytes(key, (all[index - 1] as RequestedKey).key),
    )
  const tree = smtOf(view, `idx/smt/${namespace}/`)
  const { values, shape, hashes } = proveKeys(
    tree,
    sorted.map(({ key }) => key),
  )
  const items = sorted.map(({ carry }, index) => {
    const { item, value } = carry(values[index])
    assert(sameValue(value, values[index]), 'the tree holds the record')
    return item
  })
  return { moment, namespace, items, shape, hashes }
}

function sameValue(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equalBytes(a, b)
}

function memoryItem(
  view: ViewReader,
  id: Uint8Array,
  content: ProofContent,
  inTree: Uint8Array | undefined,
): Carried {
  const bytes = view.get(headKey(id))
  if (bytes === undefined) return { item: { name: id, content: 'none' }, value: undefined }
  const known = decodeRecord(headKey(id), bytes, decodeHead)
  if (known.withheld && inTree !== undefined) return withheldItem(id, content, inTree)
  if (known.erased !== undefined && content === 'version') throw erasedError('prove content', known)
  const { publicBytes, privateBytes } = splitHead(bytes)
  const privateHash = sha256(privateBytes)
  const value = headTreeValue(publicBytes, privateHash)
  switch (content) {
    case 'hash':
      return { item: { name: id, content, value }, value }
    case 'public':
      return { item: { name: id, content, publicBytes, privateHash }, value }
    case 'head':
      return { item: { name: id, content, publicBytes, privateBytes }, value }
    case 'version': {
      const versionBytes = currentVersion(view, known)
      return { item: { name: id, content, publicBytes, privateBytes, versionBytes }, value }
    }
  }
}

/** Of what was erased since that moment only the value in the tree is left. */
function withheldItem(name: Uint8Array, content: ProofContent, value: Uint8Array): Carried {
  if (content === 'hash') return { item: { name, content, value }, value }
  throw new CortexError(
    'ERASED',
    "Cannot prove more than a hash: the content was erased since. Ask with content: 'hash'",
    { path: 'options.content' },
  )
}

function currentVersion(view: ViewReader, head: HeadRecord): Uint8Array {
  const key = versionKey(head.id, head.currentVersion)
  const stored = view.get(key)
  if (stored === undefined) throw corruptRecord(key, 'the version is missing')
  const bytes = wholeVersion(key, stored, head)
  if (!equalBytes(recordHash(bytes), head.recordHash)) {
    throw corruptRecord(key, 'it is not the version that its head names')
  }
  return bytes
}

function edgeItem(
  name: Uint8Array,
  edgeBytes: Uint8Array | undefined,
  content: ProofContent,
  withheld: Uint8Array | undefined,
): Carried {
  if (edgeBytes === undefined) return { item: { name, content: 'none' }, value: undefined }
  if (withheld !== undefined) return withheldItem(name, content, withheld)
  const value = edgeTreeValue(edgeBytes)
  if (content === 'hash') return { item: { name, content, value }, value }
  return { item: { name, content: 'edge', edgeBytes }, value }
}

function checkNamed(view: ViewReader, uri: ParsedUri, content: ProofContent, path: string): void {
  const key = headKey(idBytes(uri.id))
  const bytes = view.get(key)
  if (bytes === undefined) return
  const head = decodeRecord(key, bytes, decodeHead)
  if (head.type !== uri.type || uri.version > head.currentVersion) {
    const message = `Cannot prove ${path}: the memory is a ${head.type} with ${head.currentVersion} versions`
    throw new CortexError('NOT_FOUND', message, { path })
  }
  if (content === 'version' && uri.version !== head.currentVersion) {
    const message = `Cannot prove the content of ${path}: the tree binds version ${head.currentVersion}, the current one`
    throw new CortexError('VERSION_CONFLICT', message, { path })
  }
}

export function momentOf(state: ViewState): MomentRoots {
  return {
    actor: state.actor,
    journalCount: state.nextSeq,
    journalRoot: journalRootOf(state),
    memoriesRoot: state.memoriesRoot,
    edgesRoot: state.edgesRoot,
    overallRoot: state.root,
    journalBag: mmrBagOf(state.peaks),
  }
}
