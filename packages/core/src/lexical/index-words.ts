/**
 * Keeping the index: what the reducer calls. Documents never change; a new version is a removal and
 * an addition. Each change writes one record of its own; every 32nd turns those that wait into a
 * segment; and each pays for a bounded step of the merges that are under way, so that no write
 * waits for one. Everything is decided by the state in the view: a rebuild makes the same records.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { WORDS_KEY, wordNewKey } from '../keys/keyspace.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import {
  addToDirectory,
  type DirectoryEntry,
  readTypes,
  removeFromDirectory,
  TYPES_PER_PAGE,
  ticketOf,
} from './directory.ts'
import { countTerms, type WordDocument } from './document.ts'
import { stepMerge } from './merge.ts'
import { encodePending, type PendingRecord, readPending } from './pending.ts'
import { SegmentWriter } from './segment-writer.ts'
import { FIRST_DOCUMENT, WORD_SETTINGS, type WordSettings } from './settings.ts'
import type { WordTarget } from './source.ts'
import { encodeState, isMerge, type Part, readWordState, type Segment, type WordState } from './state.ts'

export interface NewDocument {
  readonly id: Uint8Array
  /** Code of the memory's type, from 1. */
  readonly type: number
  readonly words: WordDocument
}

/** Gives the number under which the document must be removed again. */
export function addDocument(
  target: WordTarget,
  { id, type, words }: NewDocument,
  settings: WordSettings = WORD_SETTINGS,
): number {
  const state = readWordState(target)
  const document = FIRST_DOCUMENT - state.next
  assert(document > 0, 'an index has fewer than 2^32 changes')
  const counted = countTerms(words)
  const counters = {
    documents: state.documents + 1,
    length: state.length + counted.length,
  }
  append(target, settings, { ...state, ...counters }, { document, added: { type, id }, ...counted })
  return document
}

/** `words` are those that the document was added with. */
export function removeDocument(
  target: WordTarget,
  document: number,
  words: WordDocument,
  settings: WordSettings = WORD_SETTINGS,
): void {
  const state = readWordState(target)
  const counted = countTerms(words)
  const ticket = ticketOf(document)
  const counters = {
    documents: state.documents - 1,
    length: state.length - counted.length,
  }
  if (ticket >= state.pendingFrom) {
    if (!state.pending.includes(ticket)) throw unknownDocument(document)
    target.delete(wordNewKey(ticket))
    const pending = state.pending.filter((other) => other !== ticket)
    target.put(WORDS_KEY, encodeState({ ...state, ...counters, pending }))
    return
  }
  const types = readTypes(target, Math.floor(ticket / TYPES_PER_PAGE))
  if (types === undefined || types[ticket % TYPES_PER_PAGE] === 0) throw unknownDocument(document)
  removeFromDirectory(target, ticket)
  const removed = state.removed + 1
  append(target, settings, { ...state, ...counters, removed }, { document, ...counted })
}

function append(
  target: WordTarget,
  settings: WordSettings,
  before: WordState,
  record: PendingRecord,
): void {
  const ticket = before.next
  const bytes = encodePending(record)
  target.put(wordNewKey(ticket), bytes)
  let state: WordState = {
    ...before,
    next: ticket + 1,
    pendingBytes: before.pendingBytes + bytes.length,
    pending: [...before.pending, ticket],
    parts: stepMerges(target, settings, before.parts, bytes.length),
  }
  if (
    state.next - state.pendingFrom >= settings.pendingRecords ||
    state.pendingBytes >= settings.pendingBytes
  ) {
    state = startMerges(settings, turnIntoSegment(target, settings, state))
  }
  target.put(WORDS_KEY, encodeState(state))
}

/** Every merge earns by what is written, and works when it has earned a step. */
function stepMerges(
  target: WordTarget,
  settings: WordSettings,
  parts: readonly Part[],
  written: number,
): readonly Part[] {
  if (!parts.some(isMerge)) return parts
  const after: Part[] = []
  for (const part of parts) {
    if (!isMerge(part)) {
      after.push(part)
      continue
    }
    const earned = { ...part, credit: part.credit + written * settings.pace }
    const next = earned.credit < settings.stepBytes ? earned : stepMerge(target, settings, earned)
    if (next !== undefined) after.push(next)
  }
  return after
}

interface ListItems {
  net: number
  /** Of a posting: document, times, length. */
  readonly postings: number[]
  readonly removals: number[]
}

function turnIntoSegment(target: WordTarget, settings: WordSettings, state: WordState): WordState {
  const lists = new Map<string, ListItems>()
  const entries: DirectoryEntry[] = []
  // Newest first: documents count down.
  for (const ticket of state.pending.toReversed()) {
    const record = readPending(target, ticket)
    target.delete(wordNewKey(ticket))
    gather(record, lists)
    if (record.added !== undefined) entries.unshift({ ticket, ...record.added })
  }
  addToDirectory(target, entries)
  const writer = new SegmentWriter(target, settings, state.nextSegment, 0)
  for (const term of [...lists.keys()].sort()) writeList(writer, term, lists.get(term) as ListItems)
  writer.close()
  const { blocks } = writer
  const segment: Segment = { id: state.nextSegment, level: 1, first: 0, blocks }
  return {
    ...state,
    pendingFrom: state.next,
    pendingBytes: 0,
    pending: [],
    nextSegment: state.nextSegment + 1,
    parts: blocks === 0 ? state.parts : [segment, ...state.parts],
  }
}

function gather(record: PendingRecord, lists: Map<string, ListItems>): void {
  const { terms, counts, length, document } = record
  for (let index = 0; index < terms.length; index++) {
    const term = terms[index] as string
    let list = lists.get(term)
    if (list === undefined) {
      list = { net: 0, postings: [], removals: [] }
      lists.set(term, list)
    }
    if (record.added === undefined) {
      list.net--
      list.removals.push(document)
    } else {
      list.net++
      list.postings.push(document, counts[index] as number, length)
    }
  }
}

/** A removed document is in an older segment, so it comes after all documents of this one. */
function writeList(writer: SegmentWriter, term: string, { net, postings, removals }: ListItems): void {
  writer.begin(term, net)
  for (let index = 0; index < postings.length; index += 3) {
    writer.posting(
      postings[index] as number,
      postings[index + 1] as number,
      postings[index + 2] as number,
    )
  }
  for (const document of removals.sort((a, b) => a - b)) writer.removal(document)
  writer.endList()
}

/** The oldest of a run of equals are merged, so that parts stay in the order of their tickets. */
function startMerges(settings: WordSettings, state: WordState): WordState {
  const parts: Part[] = [...state.parts]
  let { nextSegment } = state
  let run = 0
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as Part
    const before = parts[index - 1]
    if (isMerge(part)) {
      run = 0
      continue
    }
    run = before !== undefined && !isMerge(before) && before.level === part.level ? run + 1 : 1
    const after = parts[index + 1]
    const ends = after === undefined || isMerge(after) || after.level !== part.level
    if (!ends || run < settings.fanOut) continue
    const start = index + 1 - settings.fanOut
    const inputs = parts.slice(start, index + 1) as Segment[]
    const cursor = { term: '', document: 0 }
    const level = part.level + 1
    parts.splice(start, settings.fanOut, { level, output: nextSegment, blocks: 0, inputs, cursor, credit: 0 })
    nextSegment++
    index = start
    run = 0
  }
  return { ...state, parts, nextSegment }
}

function unknownDocument(document: number): Error {
  return corruptRecord(WORDS_KEY, `it has no document ${document}`)
}
