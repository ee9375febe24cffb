/**
 * The view against the journal, twice: key by key against a fresh fold, and record by record
 * against the plain model. A mistake in the reducer passes the first and fails the second.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareBytes, equalBytes, toHex } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import { Folder } from '../engine/fold.ts'
import type { Tail } from '../engine/tail.ts'
import type { ViewReader, ViewSnapshot } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { JournalFiles } from '../journal/journal-files.ts'
import {
  ASCENDING,
  copiesPrefix,
  headKey,
  KEYSPACE,
  prefixEnd,
  prefixKey,
  prefixOf,
  printKey,
  salienceKey,
  trailingId,
  versionKey,
  versionsPrefix,
  WEIGHTS_KEY,
  WORDS_KEY,
} from '../keys/keyspace.ts'
import { overallRoot } from '../merkle/overall.ts'
import { type ReferenceEntry, referenceMmrRoot, referenceSmtRoot } from '../merkle/reference.ts'
import { decodeRecord, readHead, readSalience, readWeights } from '../projections/records.ts'
import { salienceCodec } from '../projections/salience.ts'
import { readState } from '../projections/state.ts'
import { TreeCaches } from '../projections/target.ts'
import { decodeCheckpoint } from '../records/checkpoint.ts'
import { edgeCodec, edgeTreeKey, edgeTreeValue, memoryTreeKey } from '../records/edge.ts'
import { decodeHead, type HeadRecord, headTreeValue, isBare, splitHead } from '../records/head.ts'
import { revocationCodec } from '../records/revocation.ts'
import { recordHash, versionCodec, versionHash } from '../records/version.ts'
import { LmdbStore } from '../store/lmdb-store.ts'
import type { KeyValue, OrderedReader } from '../store/ordered-store.ts'
import { openValue } from '../store/sealed-value.ts'
import { WordCheck } from './check-words.ts'
import { JournalFacts } from './journal-facts.ts'
import {
  expectedCheckpointKey,
  expectedEdgeKeys,
  expectedIndexKeys,
  expectedRevocationKey,
} from './plain-model.ts'
import type { Problem } from './report.ts'
import type { Checks } from './saved-state.ts'

const NO_KEY = new Uint8Array()

export async function checkView(store: ActorStore, checks: Checks): Promise<void> {
  // In this order: writers move the tail before the view, so a view is never ahead of a later tail.
  const view = store.snapshot()
  const tail = store.tail()
  const directory = mkdtempSync(join(tmpdir(), 'cortex-verify-'))
  const fresh = new LmdbStore(directory, { durable: false, ascending: ASCENDING })
  try {
    const state = readState(view)
    if (state.nextSeq > tail.nextSeq) {
      checks.report({
        code: 'VIEW_DIFFERS',
        key: 'meta/state',
        message: `the view is at entry ${state.nextSeq}, the journal ends at ${tail.nextSeq}`,
      })
      return
    }
    const journalFacts = new JournalFacts()
    if (!(await foldAndCompare(store, tail, view, state.nextSeq, fresh, journalFacts, checks)))
      return
    checkRecords(view, state, journalFacts, checks)
  } finally {
    view.release()
    await fresh.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Folds to where the view stands, compares, and folds the rest for its roots. */
async function foldAndCompare(
  store: ActorStore,
  tail: Tail,
  view: ViewSnapshot,
  viewSeq: number,
  fresh: LmdbStore,
  journalFacts: JournalFacts,
  { report, say, saved }: Checks,
): Promise<boolean> {
  const folder = new Folder(fresh, new TreeCaches(), { everyRoot: true })
  let compared = false
  let count = 0
  const compare = (): void => {
    folder.flush()
    const snapshot = fresh.snapshot()
    try {
      const numbered = (readState(view).erased ?? 0) === 0
      say({ counts: { keys: compareKeys(snapshot, view.raw, numbered, report) } })
    } finally {
      snapshot.release()
    }
    compared = true
  }
  try {
    if (viewSeq === 0) compare()
    for (const { block } of store.files.read(JournalFiles.start(0), tail.position)) {
      folder.add(block)
      saved?.pass(folder.state.root, folder.state.nextSeq)
      if (!compared) for (const entry of block.entries) journalFacts.add(entry)
      if (!compared && folder.state.nextSeq >= viewSeq) compare()
      if (++count % 500 === 0) {
        say({ progress: { done: folder.state.nextSeq, total: tail.nextSeq } })
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    say({ counts: { entries: folder.state.nextSeq, root: toHex(folder.state.root) } })
    say({ begunAs: folder.state.actor })
    saved?.conclude(folder.state.nextSeq, { report, say })
    return true
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    report({
      code: 'ROOT_MISMATCH',
      key: `journal entry ${String(error.details?.seq ?? '?')}`,
      message: error.message,
    })
    return false
  } finally {
    folder.release()
  }
}

/**
 * Both in byte order: the first difference is the smallest key that differs. A fold that does not
 * see what was erased numbers the words of memories otherwise (`numbered` is false): then the index
 * of words is only compared with the memories, see `check-words.ts`.
 */
function compareKeys(
  expected: OrderedReader,
  actual: OrderedReader,
  numbered: boolean,
  report: (problem: Problem) => void,
): number {
  const start = Buffer.alloc(1)
  const left = compared(expected.scan({ from: start }), numbered)
  const right = compared(actual.scan({ from: start }), numbered)
  let keys = 0
  let want: KeyValue | undefined = take(left)
  let have: KeyValue | undefined = take(right)
  const differs = (key: Uint8Array, what: string): void =>
    report({ code: 'VIEW_DIFFERS', key: printKey(key), message: `${printKey(key)}: ${what}` })
  while (want !== undefined || have !== undefined) {
    const order =
      want === undefined ? 1 : have === undefined ? -1 : compareBytes(want.key, have.key)
    if (order < 0 && want !== undefined) {
      differs(want.key, 'the journal calls for it, the view lacks it')
      want = take(left)
    } else if (order > 0 && have !== undefined) {
      differs(have.key, 'the view has it, the journal does not call for it')
      have = take(right)
    } else if (want !== undefined && have !== undefined) {
      if (!equalBytes(want.value, have.value))
        differs(have.key, 'its value is not what the journal says')
      keys++
      want = take(left)
      have = take(right)
    }
  }
  return keys
}

function* compared(records: Iterable<KeyValue>, numbered: boolean): Generator<KeyValue> {
  for (const { key, value } of records) {
    const prefix = numbered ? undefined : prefixOf(key)
    if (prefix?.startsWith('idx/words/') || prefix === 'meta/words') continue
    yield { key, value: prefix === 'salience/' ? withoutNumber(key, value) : value }
  }
}

function withoutNumber(key: Uint8Array, sealed: Uint8Array): Uint8Array {
  const salience = decodeRecord(key, openValue(key, sealed), salienceCodec.fromBytes)
  return salienceCodec.toBytes({ ...salience, docNumber: undefined })
}

function take(iterator: Iterator<KeyValue>): KeyValue | undefined {
  const step = iterator.next()
  return step.done ? undefined : step.value
}

/** Every head, version, edge and index key by itself, and the roots from scratch. */
function checkRecords(
  view: ViewReader,
  state: ReturnType<typeof readState>,
  { leaves, revoked, ownerKey }: JournalFacts,
  { report, say }: Checks,
): void {
  const heads: ReferenceEntry[] = []
  const words = attempt(() => new WordCheck(view), report, WORDS_KEY)
  let wordsDiffer = false
  const checkWords = (key: Uint8Array, check: () => Problem | undefined): void => {
    if (wordsDiffer) return
    const problem = attempt(check, report, key)
    if (problem === undefined) return
    wordsDiffer = true
    report(problem)
  }
  for (const { key, value } of guarded(view, 'm/', report)) {
    const head = attempt(() => decodeRecord(key, value, decodeHead), report, key)
    if (head === undefined) continue
    const { publicBytes, privateBytes } = splitHead(value)
    heads.push({
      keyHash: memoryTreeKey(head.id),
      valueHash: headTreeValue(publicBytes, sha256(privateBytes)),
    })
    if (isBare(head)) {
      checkBare(view, head, report)
      continue
    }
    checkVersions(view, head, report)
    if (head.tombstoned === undefined) checkWords(key, () => words?.memory(head))
    const salience = attempt(() => readSalience(view, head.id), report, key)
    for (const expected of salience === undefined ? [] : expectedIndexKeys(head, salience)) {
      if (view.get(expected) === undefined) {
        report({
          code: 'INDEX_MISSING',
          key: printKey(expected),
          message: `${printKey(expected)}: memory ${printKey(key)} calls for it`,
        })
      }
    }
    if (view.get(salienceKey(head.id)) === undefined) {
      report({
        code: 'INDEX_MISSING',
        key: printKey(salienceKey(head.id)),
        message: `memory ${printKey(key)} has no salience record`,
      })
    }
  }
  checkWords(WORDS_KEY, () => words?.rest())
  checkOrphans(view, report)
  checkRevocations(view, revoked, report)
  if (compareBytes(state.ownerKey ?? NO_KEY, ownerKey ?? NO_KEY) !== 0) {
    const message = 'the journal names another owner key, or none'
    report({ code: 'VIEW_DIFFERS', key: 'meta/state', message })
  }
  checkCheckpoints(view, report)
  const edges = checkEdges(view, report)
  say({ counts: { memories: heads.length, edges: edges.length } })
  const root = overallRoot({
    journalRoot: referenceMmrRoot(leaves),
    namespaces: { edges: referenceSmtRoot(edges), memories: referenceSmtRoot(heads) },
  })
  if (!equalBytes(root, state.root)) {
    report({
      code: 'ROOT_MISMATCH',
      key: 'meta/state',
      message: 'the records of the view do not hash to its root',
    })
  }
}

/** Of an erased memory there is nothing but its head; one that is withheld must have been erased. */
function checkBare(view: ViewReader, head: HeadRecord, report: (problem: Problem) => void): void {
  const wrong = (key: Uint8Array, why: string): void =>
    report({ code: 'VIEW_DIFFERS', key: printKey(key), message: `${printKey(key)}: ${why}` })
  if (head.erased === undefined)
    wrong(headKey(head.id), 'its content was taken, and nobody erased it')
  if (view.get(salienceKey(head.id)) !== undefined)
    wrong(salienceKey(head.id), 'the memory was erased')
  for (const prefix of [
    versionsPrefix(head.id),
    copiesPrefix('idx/copy/chk/', head.id),
    copiesPrefix('idx/copy/commit/', head.id),
  ]) {
    for (const { key } of view.scan({ from: prefix, to: prefixEnd(prefix), limit: 1 })) {
      wrong(key, 'the memory was erased')
    }
  }
}

function checkVersions(
  view: ViewReader,
  head: HeadRecord,
  report: (problem: Problem) => void,
): void {
  for (let number = 1; number <= head.currentVersion; number++) {
    const key = versionKey(head.id, number)
    const bytes = attempt(() => view.get(key), report, key)
    if (bytes === undefined) {
      report({
        code: 'VIEW_DIFFERS',
        key: printKey(key),
        message: `${printKey(key)}: the version is missing`,
      })
      continue
    }
    const version = attempt(() => decodeRecord(key, bytes, versionCodec.fromBytes), report, key)
    if (version === undefined) continue
    const current = number === head.currentVersion
    const sound =
      equalBytes(versionHash(version.type, version.data), version.hash) &&
      (!current ||
        (equalBytes(version.hash, head.versionHash) &&
          equalBytes(recordHash(bytes), head.recordHash)))
    if (!sound) {
      report({
        code: 'VERSION_HASH',
        key: printKey(key),
        message: `${printKey(key)}: its content does not hash to its hash`,
      })
    }
  }
}

/** Every index key must be one that its head calls for; every other key must be of the table. */
function checkOrphans(view: ViewReader, report: (problem: Problem) => void): void {
  for (const prefix of [
    'idx/type/',
    'idx/tag/',
    'idx/frame/',
    'idx/actor_obj/',
    'idx/rank/type/',
    'idx/rank/tag/',
    'idx/rank/frame/',
    'idx/pinned/',
    'idx/claim/',
    'tomb/',
  ] as const) {
    for (const { key } of guarded(view, prefix, report)) {
      const head = attempt(() => readHead(view, trailingId(key)), report, key)
      const salience = attempt(() => readSalience(view, trailingId(key)), report, key)
      const expected =
        head === undefined || salience === undefined ? [] : expectedIndexKeys(head, salience)
      if (!expected.some((wanted) => wanted.equals(key))) {
        report({
          code: 'INDEX_ORPHAN',
          key: printKey(key),
          message: `${printKey(key)}: no memory calls for it`,
        })
      }
    }
  }
  for (const { key } of guarded(view, 'erased/', report)) {
    if (attempt(() => readHead(view, trailingId(key)), report, key)?.erased === undefined) {
      report({
        code: 'INDEX_ORPHAN',
        key: printKey(key),
        message: `${printKey(key)}: no memory was erased`,
      })
    }
  }
  for (const { key } of guarded(view, 'mv/', report)) {
    if (view.get(headKey(key.subarray(3, 19))) === undefined) {
      report({
        code: 'INDEX_ORPHAN',
        key: printKey(key),
        message: `${printKey(key)}: a version without a head`,
      })
    }
  }
  for (const { key } of guarded(view, 'salience/', report)) {
    if (view.get(headKey(trailingId(key))) === undefined) {
      report({
        code: 'INDEX_ORPHAN',
        key: printKey(key),
        message: `${printKey(key)}: salience without a head`,
      })
    }
  }
  for (const { key } of view.scan({ from: Buffer.alloc(1) })) {
    const prefix = prefixOf(key)
    if (prefix === undefined || KEYSPACE[prefix].environment !== 'view') {
      report({
        code: 'INDEX_ORPHAN',
        key: printKey(key),
        message: `${printKey(key)}: a key that is not in the table`,
      })
    }
  }
}

/** A checkpoint stands under its own names, and the weights are a record. */
function checkCheckpoints(view: ViewReader, report: (problem: Problem) => void): void {
  for (const { key, value } of guarded(view, 'chk/', report)) {
    const checkpoint = attempt(() => decodeRecord(key, value, decodeCheckpoint), report, key)
    if (checkpoint !== undefined && !expectedCheckpointKey(checkpoint).equals(key)) {
      report({
        code: 'INDEX_ORPHAN',
        key: printKey(key),
        message: `${printKey(key)}: a checkpoint of another intent or step`,
      })
    }
  }
  attempt(() => readWeights(view), report, WEIGHTS_KEY)
}

/** Every grant that the journal takes back is taken back, and no other. */
function checkRevocations(
  view: ViewReader,
  revoked: readonly string[],
  report: (problem: Problem) => void,
): void {
  const expected = new Set(revoked.map((scopeId) => expectedRevocationKey(scopeId).toString('hex')))
  for (const { key, value } of guarded(view, 'scope/revoked/', report)) {
    attempt(() => decodeRecord(key, value, revocationCodec.fromBytes), report, key)
    if (expected.delete(toHex(key))) continue
    report({
      code: 'INDEX_ORPHAN',
      key: printKey(key),
      message: `${printKey(key)}: the journal revokes no such scope`,
    })
  }
  for (const name of expected) {
    const key = printKey(Buffer.from(name, 'hex'))
    report({ code: 'INDEX_MISSING', key, message: `${key}: the journal revokes this scope` })
  }
}

function checkEdges(view: ViewReader, report: (problem: Problem) => void): ReferenceEntry[] {
  const entries: ReferenceEntry[] = []
  const broken = (key: Uint8Array, why: string): void =>
    report({ code: 'EDGE_BROKEN', key: printKey(key), message: `${printKey(key)}: ${why}` })
  let reversed = 0
  for (const { key, value } of guarded(view, 'e/from/', report)) {
    const edge = attempt(() => decodeRecord(key, value, edgeCodec.fromBytes), report, key)
    if (edge === undefined) continue
    const keys = expectedEdgeKeys(edge)
    if (!keys.from.equals(key)) broken(key, 'the record names another edge')
    const twin = attempt(() => view.get(keys.to), report, keys.to)
    if (twin === undefined || !equalBytes(twin, value))
      broken(key, 'the other direction has other bytes')
    for (const end of [edge.src, edge.dst]) {
      if (view.get(headKey(end)) === undefined)
        broken(key, `there is no memory ${printKey(headKey(end))}`)
    }
    entries.push({
      keyHash: edgeTreeKey(edge.src, edge.type, edge.dst),
      valueHash: edgeTreeValue(value),
    })
  }
  for (const { key } of guarded(view, 'e/to/', report)) {
    reversed++
    if (reversed > entries.length) {
      broken(key, 'a reverse edge without its forward one')
      break
    }
  }
  return entries
}

/** Records below a prefix; an unreadable one is reported and ends that prefix, not the check. */
function* guarded(
  view: ViewReader,
  prefix: Parameters<typeof prefixKey>[0],
  report: (problem: Problem) => void,
): Iterable<KeyValue> {
  const start = prefixKey(prefix)
  const records = view.scan({ from: start, to: prefixEnd(start) })[Symbol.iterator]()
  for (;;) {
    const step = attempt(() => records.next(), report, start)
    if (step === undefined || step.done) return
    yield step.value
  }
}

function attempt<T>(
  read: () => T,
  report: (problem: Problem) => void,
  key: Uint8Array,
): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    report({
      code: 'VIEW_DIFFERS',
      key: String(error.details?.key ?? printKey(key)),
      message: error.message,
    })
    return undefined
  }
}
