/**
 * Whether the engine and the model agree: in every read of the API, and in every key of the view.
 * Values are decoded with a CBOR library that is not ours, hashes are made from the bytes up.
 */
import { isDeepStrictEqual } from 'node:util'
import { crc32 } from 'node:zlib'
import { decode } from 'cbor2'
import { expect } from 'vitest'
import {
  CortexError,
  EDGE_TYPES,
  type EdgeRecord,
  type EdgeScanOptions,
  type EdgeType,
  MEMORY_TYPES,
  type Memory,
  type MemoryData,
  type MemoryId,
  type Uri,
} from '../src/index.ts'
import { JournalFiles } from '../src/journal/journal-files.ts'
import { documentOf } from '../src/lexical/document.ts'
import { searchWords } from '../src/lexical/search.ts'
import { documentTerms } from '../src/lexical/words.ts'
import { idBytes } from '../src/memory/ids.ts'
import { referenceMmrRoot, referenceSmtRoot } from '../src/merkle/reference.ts'
import { decodeHead } from '../src/records/head.ts'
import { isPacked, unpackVersion } from '../src/records/packed-version.ts'
import type { TestCortex } from '../src/testing/index.ts'
import { EDGES, POOL } from './domains.ts'
import { isPinned, type Model, type ModelHead } from './model.ts'
import { byte, key, sha256, u64 } from './plain-bytes.ts'
import { PlainWords } from './words-model.ts'

/** Cheap when it holds; tells the difference when it does not. */
export function agree(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return
  expect(actual, what).toStrictEqual(expected)
  throw new Error(`${what}: equal in print only`)
}

export async function checkAgreement(cortex: TestCortex, model: Model): Promise<void> {
  await checkJournal(cortex, model)
  await checkMemories(cortex, model)
  await checkEdges(cortex, model)
  await checkStatus(cortex, model)
  await checkLearning(cortex, model)
  const numbers = checkView(cortex, model)
  checkWords(cortex, model, numbers)
}

async function checkLearning(cortex: TestCortex, model: Model): Promise<void> {
  for (const subject of [undefined, 'sky', 'sea']) {
    const asked = subject === undefined ? {} : { subject: ` ${subject.toUpperCase()}.` }
    agree(await cortex.conflicts(asked), model.conflicts(subject), 'conflicts')
  }
  for (const step of ['s1', 's2']) {
    const expected = model.checkpoints.get(`i1 ${step}`)
    if (expected === undefined) {
      agree(await codeOf(cortex.loadCheckpoint('i1', step)), 'NOT_FOUND', 'no checkpoint')
    } else {
      agree(await cortex.loadCheckpoint('i1', step), expected, 'a checkpoint')
    }
  }
}

/** What lies beside the journal: it survives a rebuild and stays behind in an export. */
export async function checkSide(cortex: TestCortex, model: Model): Promise<void> {
  const goals = [...model.goals].sort(([a], [b]) => (a < b ? -1 : 1))
  agree(
    await cortex.goalState.list(),
    goals.map(([id, state]) => ({ id, state })),
    'goal states',
  )
  for (const id of POOL) {
    agree(await cortex.goalState.read(id), model.goals.get(id), 'a goal state')
  }
  const newest = new Map<string, number>()
  for (const { number, trigger, createdAt, journalCount, ...counters } of model.snapshots) {
    const manifest = await cortex.loadSnapshot(number)
    const { overallRoot, journalRoot: _j, memoriesRoot: _m, edgesRoot: _e, ...rest } = manifest
    const expected = { actor: model.actor, number, journalCount, createdAt, trigger, counters }
    agree(rest, expected, `snapshot ${number}`)
    newest.set(overallRoot, number)
  }
  for (const [root, number] of newest) {
    agree((await cortex.loadSnapshot(root)).number, number, `the snapshot with root ${root}`)
  }
}

async function checkJournal(cortex: TestCortex, model: Model): Promise<void> {
  const entries = []
  for await (const entry of cortex.journal()) {
    const expected = model.journal[entry.seq]
    const body = entry.body as unknown as Readonly<Record<string, unknown>>
    const says = Object.keys(expected?.says ?? {}).map((name) => [name, body[name]])
    entries.push({
      seq: entry.seq,
      kind: entry.kind,
      at: entry.at,
      by: entry.by,
      subjects: entry.subjects,
      type: entry.type,
      commitId: expected?.commitId === undefined ? undefined : entry.commitId,
      says: Object.fromEntries(says),
    })
  }
  agree(entries, model.journal, 'the journal')
}

async function checkMemories(cortex: TestCortex, model: Model): Promise<void> {
  for (const id of new Set([...POOL, ...model.heads.keys()])) {
    const head = model.heads.get(id)
    if (head === undefined) {
      agree(await codeOf(cortex.resolveLatest(id)), 'NOT_FOUND', `latest of ${id}`)
      continue
    }
    const uri = (version: number): Uri => `matrix://cortex/${head.type}/${id}#${version}` as Uri
    if (head.erasedBy !== undefined) {
      agree(await codeOf(cortex.resolveLatest(id)), 'ERASED', `latest of ${id}`)
      agree(await codeOf(cortex.resolve(uri(1))), 'ERASED', `first of ${id}`)
      continue
    }
    for (const { version } of head.versions) {
      const memory = await cortex.resolve(uri(version))
      agree(withoutHashes(memory), model.memory(id, version), uri(version))
    }
    const latest = await cortex.resolveLatest(id)
    agree(latest, await cortex.resolve(uri(head.versions.length)), `latest of ${id}`)
    agree(
      await codeOf(cortex.resolve(uri(head.versions.length + 1))),
      'NOT_FOUND',
      'a later version',
    )
    const other = head.type === 'Fact' ? 'Goal' : 'Fact'
    const wrong = uri(1).replace(head.type, other) as Uri
    agree(await codeOf(cortex.resolve(wrong)), 'NOT_FOUND', 'another type')
  }
}

function withoutHashes({ head, version, data }: Memory): unknown {
  const { versionHash: _v, recordHash: _r, ...headRest } = head
  const { hash: _h, ...versionRest } = version
  return { head: headRest, version: versionRest, data }
}

const [EDGE_A, EDGE_B, EDGE_C] = EDGES as readonly [EdgeType, EdgeType, EdgeType]
const SCANS: readonly EdgeScanOptions[] = [
  {},
  { includeTombstoned: true },
  { types: [] },
  { types: [EDGE_A] },
  { types: [EDGE_C, EDGE_B], includeTombstoned: true },
]

async function checkEdges(cortex: TestCortex, model: Model): Promise<void> {
  for (const id of POOL) {
    for (const options of SCANS) {
      const { types, includeTombstoned = false } = options
      const out = await collect(cortex.edgesOut(id, options))
      agree(out, model.edgesOf('src', id, types, includeTombstoned), `edges out of ${id}`)
      const into = await collect(cortex.edgesIn(id, options))
      agree(into, model.edgesOf('dst', id, types, includeTombstoned), `edges into ${id}`)
    }
  }
  for (const edge of model.edges.values()) {
    agree(await cortex.getEdge(edge.src, edge.type, edge.dst), edge, 'an edge')
  }
  const [a, b] = POOL as readonly [MemoryId, MemoryId]
  agree(await codeOf(cortex.getEdge(a, 'part_of', b)), 'NOT_FOUND', 'an edge never added')
}

async function collect(edges: AsyncIterable<EdgeRecord>): Promise<EdgeRecord[]> {
  const all: EdgeRecord[] = []
  for await (const edge of edges) all.push(edge)
  return all
}

async function checkStatus(cortex: TestCortex, model: Model): Promise<void> {
  const { memories, tombstoned, erased, edges, nextSeq, lag, root, format, ownerKey } =
    await cortex.status()
  agree(ownerKey, model.ownerKey, 'the owner key')
  const expected = {
    ...model.counters(),
    erased: model.erased,
    nextSeq: model.journal.length,
    lag: 0,
    format: 1,
  }
  agree({ memories, tombstoned, erased, edges, nextSeq, lag, format }, expected, 'status')
  agree(root, await cortex.overallRoot(), 'the root in status')
}

export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (error) {
    if (error instanceof CortexError) return error.code
    throw error
  }
  return 'no error'
}

// ---------------------------------------------------------------------------------------------
// The view, byte by byte

/** What these hold is compared by what it means. */
const PAGES = ['idx/smt/', 'accum/mmr/', 'idx/words/', 'meta/words', 'past/'].map((prefix) =>
  Buffer.from(prefix, 'latin1').toString('hex'),
)

/** Gives the numbers under which the words of live memories are indexed. */
function checkView(cortex: TestCortex, model: Model): Map<MemoryId, number> {
  const dump = cortex.dump()
  const keys = [...dump.keys()].filter((name) => !PAGES.some((page) => name.startsWith(page)))
  agree(keys, [...model.viewKeys()].sort(), 'the keys of the view')
  const view = new Map([...dump].map(([name, value]) => [name, unsealed(name, value)]))
  const record = (name: string): Map<number, unknown> => decode(valueAt(view, name))

  const numbers = new Map<MemoryId, number>()
  for (const head of model.heads.values()) {
    const id = idBytes(head.id)
    if (head.erasedBy !== undefined) {
      checkErased(valueAt(view, key('m/', id)), head)
      continue
    }
    const salience: [number, number | boolean][] = [[1, head.lastUsed]]
    if (head.accessCount > 0) salience.push([2, head.accessCount])
    if (head.citations > 0) salience.push([3, head.citations])
    if (head.salienceImportance > 0) salience.push([4, head.salienceImportance])
    if (isPinned(head)) salience.push([5, true])
    const { 6: number, ...inputs } = Object.fromEntries(record(key('salience/', id)))
    agree(inputs, Object.fromEntries(salience), 'salience inputs')
    agree(number === undefined, head.tombstoned !== undefined, 'a document for every live memory')
    if (number !== undefined) numbers.set(head.id, number as number)
    checkHashes(view, model, head.id)
  }
  for (const { src, type, dst } of model.edges.values()) {
    const code = byte(EDGE_TYPES.code(type))
    const from = valueAt(view, key('e/from/', idBytes(src), code, idBytes(dst)))
    agree(valueAt(view, key('e/to/', idBytes(dst), code, idBytes(src))), from, 'both directions')
  }
  for (const [scopeId, seq] of model.revoked) {
    const { at, by } = model.journal[seq] as Model['journal'][number]
    const stored = [...record(key('scope/revoked/', sha256(scopeId))).values()]
    agree(stored, [scopeId, 'enough', at, by, seq], 'a revoked scope')
  }
  for (const [commitId, { receipt, seq, request, erased }] of model.commits) {
    const stored = record(key('commit/', Buffer.from(commitId, 'hex')))
    if (erased) {
      agree(
        [...stored].map(([field, value]) => [field, plain(value)]),
        [
          [1, '00'.repeat(32)],
          [5, seq],
        ],
        'a commit id of an erased memory',
      )
      continue
    }
    const keepsResult = receipt === undefined && !/^(revokeScope|setOwner) /.test(request)
    agree([stored.get(5), stored.has(6)], [seq, keepsResult], 'a commit id')
    if (receipt === undefined) continue
    const { id, type, version } = receipt
    const expected = [Buffer.from(idBytes(id)), MEMORY_TYPES.code(type), version]
    const actual = [2, 3, 4].map((field) => stored.get(field))
    agree(actual.map(plain), expected.map(plain), 'the receipt of a commit id')
  }
  if (model.learned.updates > 0) {
    const { updatedAt, updates } = model.learned
    const expected = [...Object.values(model.weights), updatedAt, updates]
    agree([...record(key('meta/weights')).values()], expected, 'the weights')
  }
  checkRoot(cortex, view, model)
  return numbers
}

/** [Z1] Nothing but the fact of the erasure, and a salt. */
function checkErased(bytes: Buffer, head: ModelHead): void {
  const [open, secret] = decode<[Uint8Array, Uint8Array]>(bytes)
  const { 8: erased, ...rest } = Object.fromEntries(decode<Map<number, unknown>>(open))
  const { reason, at, by } = head.tombstoned as NonNullable<ModelHead['tombstoned']>
  agree([...(erased as Map<number, unknown>).values()], [reason, at, by], 'who erased it')
  const type = MEMORY_TYPES.code(head.type)
  const times = { 5: head.createdAt, 6: at }
  const expected = { 1: plain(idBytes(head.id)), 2: type, 3: head.versions.length, 4: 1, ...times }
  agree({ ...rest, 1: plain(rest[1]) }, expected, 'an erased head')
  agree([...decode<Map<number, unknown>>(secret).keys()], [1], 'its private part')
}

/**
 * The view, for comparing. A fold that never saw what was erased gives documents other numbers:
 * then those, and the pages of the words, are left out.
 */
export function comparable(cortex: TestCortex): Map<string, string> {
  const dump = cortex.dump()
  const hex = (prefix: string): string => Buffer.from(prefix, 'latin1').toString('hex')
  if (![...dump.keys()].some((name) => name.startsWith(hex('erased/')))) return dump
  for (const [name, value] of dump) {
    const isOfWords = ['idx/words/', 'meta/words', 'past/words/', 'past/doc/'].some((prefix) =>
      name.startsWith(hex(prefix)),
    )
    if (isOfWords) dump.delete(name)
    if (name.startsWith(hex('past/m/'))) dump.set(name, pastPlace(unsealed(name, value)))
    if (!name.startsWith(hex('salience/'))) continue
    const { 6: _, ...inputs } = Object.fromEntries(
      decode<Map<number, unknown>>(unsealed(name, value)),
    )
    dump.set(name, JSON.stringify(inputs))
  }
  return dump
}

/** A memory as it was, without the number of its document. */
function pastPlace(bytes: Buffer): string {
  if (bytes.length === 0) return ''
  const [head, salience] = decode<[Uint8Array, Uint8Array]>(bytes)
  const { 6: _, ...inputs } = Object.fromEntries(decode<Map<number, unknown>>(salience))
  return `${Buffer.from(head).toString('hex')} ${JSON.stringify(inputs)}`
}

const QUESTIONS = [
  'fact',
  'a text about the house',
  'Fact goal event 1 2 3',
  'nothing_of_this_sort',
]

/** Every live memory, found by its words as a count over all of them would find it. */
function checkWords(
  cortex: TestCortex,
  model: Model,
  numbers: ReadonlyMap<MemoryId, number>,
): void {
  const everything = new PlainWords()
  const own: string[] = []
  for (const [id, document] of numbers) {
    const head = model.heads.get(id) as ModelHead
    const data = head.versions.at(-1)?.data as MemoryData
    const terms: string[] = []
    for (const text of documentOf(data).texts) documentTerms(text, (term) => terms.push(term))
    everything.add({ document, id: idBytes(id), type: MEMORY_TYPES.code(head.type), terms })
    own.push(documentOf(data).texts.join(' '))
  }
  const snapshot = cortex.store.snapshot()
  try {
    for (const question of [...QUESTIONS, ...own.slice(0, 2)]) {
      const { hits } = searchWords(snapshot, question, { limit: 3 })
      agree(hits.map(plainHit), everything.search(question).slice(0, 3).map(plainHit), question)
    }
  } finally {
    snapshot.release()
  }
}

function plainHit(hit: { readonly id: Uint8Array; readonly type: number; readonly score: number }) {
  return [plain(hit.id), hit.type, hit.score]
}

function plain(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value
}

/** `version.hash` and the two hashes of the head, from the stored bytes. */
function checkHashes(view: ReadonlyMap<string, Buffer>, model: Model, id: MemoryId): void {
  const head = model.heads.get(id)
  if (head === undefined) return
  const current = head.versions.length
  const headNow = decodeHead(valueAt(view, key('m/', idBytes(id))))
  let last: Buffer = Buffer.alloc(0)
  let contentHash = ''
  for (let version = 1; version <= current; version++) {
    last = valueAt(view, key('mv/', idBytes(id), Buffer.from('/v/'), u64(version)))
    // The current one leaves out what its head says; the hash below is that of the whole.
    agree(isPacked(last), version === current, 'whether a version is kept whole')
    if (version === current) last = Buffer.from(unpackVersion(last, headNow))
    const stored = decode<Map<number, unknown>>(last)
    const content = stored.get(4) as Uint8Array
    contentHash = hex('matrix.cortex.memory.v1', byte(MEMORY_TYPES.code(head.type)), content)
    agree(plain(stored.get(12)), contentHash, 'the hash of a version')
  }
  const [, secret] = decode<[Uint8Array, Uint8Array]>(valueAt(view, key('m/', idBytes(id))))
  const fields = decode<Map<number, unknown>>(secret)
  agree(plain(fields.get(7)), contentHash, "the head's hash of the content")
  agree(plain(fields.get(8)), hex('matrix.cortex.record.v1', last), "the head's hash of the record")
}

/** The overall root from the headers in the files and the records in the view, and nothing else. */
function checkRoot(cortex: TestCortex, view: ReadonlyMap<string, Buffer>, model: Model): void {
  const leaves: Buffer[] = []
  for (const { block } of cortex.store.files.read(
    JournalFiles.start(0),
    cortex.store.tail().position,
  )) {
    for (const { headerBytes, header, parts } of block.entries) {
      leaves.push(sha256('matrix.cortex.journal.v1', headerBytes))
      const hashes = parts.map(({ salt, body, stub }) => stub?.hash ?? sha256(salt, body))
      agree(plain(header.payloadHash), hex('matrix.cortex.payload.v1', ...hashes), 'payload hash')
    }
  }
  const heads = [...model.heads.keys()].map((id) => {
    const [open, secret] = decode<[Uint8Array, Uint8Array]>(valueAt(view, key('m/', idBytes(id))))
    return {
      keyHash: sha256('matrix.cortex.snapshot.smt.key.memories.v1', idBytes(id)),
      valueHash: sha256('matrix.cortex.snapshot.smt.value.v1', open, sha256(secret)),
    }
  })
  const edges = [...model.edges.values()].map(({ src, type, dst }) => {
    const name = [idBytes(src), byte(EDGE_TYPES.code(type)), idBytes(dst)]
    const value = valueAt(view, key('e/from/', ...name))
    return {
      keyHash: sha256('matrix.cortex.snapshot.smt.key.edges.v1', ...name),
      valueHash: sha256('matrix.cortex.snapshot.smt.value.v1', value),
    }
  })
  const root = sha256(
    'matrix.cortex.snapshot.overall.v1',
    Buffer.of(1),
    referenceMmrRoot(leaves),
    Buffer.of(0, 2),
    Buffer.from('\x05edges', 'latin1'),
    referenceSmtRoot(edges),
    Buffer.from('\x08memories', 'latin1'),
    referenceSmtRoot(heads),
  )
  agree(rootsNow(cortex).overall, root.toString('hex'), 'the overall root')
}

function hex(...parts: readonly (string | Uint8Array)[]): string {
  return sha256(...parts).toString('hex')
}

function valueAt(view: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const value = view.get(name)
  if (value === undefined) throw new Error(`the view lacks ${name}`)
  return value
}

/** Checks the seal and takes it off: four bytes over key and value, none for an empty value. */
function unsealed(name: string, value: string): Buffer {
  const sealed = Buffer.from(value, 'hex')
  if (sealed.length === 0) return sealed
  const content = sealed.subarray(0, -4)
  const check = crc32(content, crc32(Buffer.from(name, 'hex')))
  agree(sealed.readUInt32BE(sealed.length - 4), check, `the seal of ${name}`)
  return content
}

export interface RootsNow {
  readonly journal: string
  readonly memories: string
  readonly edges: string
  readonly overall: string
}

const STATE_KEY = Buffer.from('meta/state', 'latin1')

/** The parts of the root as the view's state record has them. */
export function rootsNow(cortex: TestCortex): RootsNow {
  const snapshot = cortex.store.snapshot()
  try {
    const state = decode<Map<number, unknown>>(snapshot.get(STATE_KEY) as Uint8Array)
    return {
      journal: (state.get(3) as Uint8Array[]).map(plain).join(),
      memories: plain(state.get(4)) as string,
      edges: plain(state.get(5)) as string,
      overall: plain(state.get(6)) as string,
    }
  } finally {
    snapshot.release()
  }
}
