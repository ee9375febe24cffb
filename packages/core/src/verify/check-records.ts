/**
 * The records of a view against the plain model, one by one, and its root from scratch.
 *
 * @module
 */
import { compareBytes, equalBytes } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import {
  copiesPrefix,
  headKey,
  prefixEnd,
  printKey,
  salienceKey,
  versionKey,
  versionsPrefix,
  WORDS_KEY,
} from '../keys/keyspace.ts'
import { overallRoot } from '../merkle/overall.ts'
import { type ReferenceEntry, referenceMmrRoot, referenceSmtRoot } from '../merkle/reference.ts'
import { decodeRecord, readSalience, wholeVersion } from '../projections/records.ts'
import type { ViewState } from '../projections/state.ts'
import { memoryTreeKey } from '../records/edge.ts'
import { decodeHead, type HeadRecord, headTreeValue, isBare, splitHead } from '../records/head.ts'
import { recordHash, versionCodec, versionHash } from '../records/version.ts'
import { checkEdges } from './check-edges.ts'
import { checkOrphans } from './check-orphans.ts'
import { checkCheckpoints, checkRevocations } from './check-other-records.ts'
import { WordCheck } from './check-words.ts'
import { attempt, guarded } from './guarded-reads.ts'
import type { JournalFacts } from './journal-facts.ts'
import { expectedIndexKeys } from './plain-model.ts'
import type { Problem } from './report.ts'
import type { Checks } from './saved-state.ts'

const NO_KEY = new Uint8Array()

/** Every head, version, edge and index key by itself, and the roots from scratch. */
export function checkRecords(
  view: ViewReader,
  state: ViewState,
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
    const stored = attempt(() => view.get(key), report, key)
    if (stored === undefined) {
      report({
        code: 'VIEW_DIFFERS',
        key: printKey(key),
        message: `${printKey(key)}: the version is missing`,
      })
      continue
    }
    const bytes = attempt(() => wholeVersion(key, stored, head, number), report, key)
    if (bytes === undefined) continue
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
