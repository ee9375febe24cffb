/**
 * Keeping the index: what the reducer calls. Documents never change; a new version is a removal and
 * an addition. Each change writes one record of its own; every 32nd turns those that wait into a
 * segment; and each pays for a bounded step of the merges that are under way, so that no write
 * waits for one. Everything is decided by the state in the view: a rebuild makes the same records.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { WORDS_KEY } from '../keys/keyspace.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import {
  addToDirectory,
  type DirectoryEntry,
  readDocumentStanding,
  readTypes,
  removeFromDirectory,
  TYPES_PER_PAGE,
  ticketOf,
} from './directory.ts'
import { countTerms, type WordDocument } from './document.ts'
import { Lists } from './lists.ts'
import { stepMerge } from './merge.ts'
import type { OpenWords } from './open-words.ts'
import type { PendingRecord } from './pending.ts'
import { SegmentWriter } from './segment-writer.ts'
import { FIRST_DOCUMENT, WORD_SETTINGS, type WordSettings } from './settings.ts'
import type { WordTarget } from './source.ts'
import { NEVER, type Standing } from './standing.ts'
import { isMerge, type Part, type Segment, type WordState } from './state.ts'

export interface NewDocument {
  readonly id: Uint8Array
  /** Code of the memory's type, from 1. */
  readonly type: number
  readonly words: WordDocument
  /** Absent: at all times. */
  readonly standing?: Partial<Standing> | undefined
}

/** Gives the number under which the document must be removed again. */
export function addDocument(
  index: OpenWords,
  { id, type, words, standing }: NewDocument,
  settings: WordSettings = WORD_SETTINGS,
): number {
  const document = FIRST_DOCUMENT - index.state.next
  assert(document > 0, 'an index has fewer than 2^32 changes')
  const { terms, counts, length } = countTerms(words)
  const added = { type, id, standing: { ...ALWAYS, number: document, ...standing } }
  const record = { document, added, terms, counts, length }
  append(index, settings, record, { documents: 1, length, removed: 0 })
  return document
}

const ALWAYS = { known: 0, from: 0, nextKnown: NEVER, nextFrom: NEVER }

/** `words` are those that the document was added with. Gives the times that it was added with. */
export function removeDocument(
  index: OpenWords,
  document: number,
  words: WordDocument,
  settings: WordSettings = WORD_SETTINGS,
): Standing {
  const { state, target } = index
  const { terms, counts, length } = countTerms(words)
  const ticket = ticketOf(document)
  if (ticket >= state.pendingFrom) {
    if (!state.pending.includes(ticket)) throw unknownDocument(document)
    const { added } = index.record(ticket)
    if (added === undefined) throw unknownDocument(document)
    index.drop(ticket)
    index.state = {
      ...state,
      documents: state.documents - 1,
      length: state.length - length,
      pending: state.pending.filter((other) => other !== ticket),
    }
    return added.standing
  }
  const types = readTypes(target, Math.floor(ticket / TYPES_PER_PAGE))
  if (types === undefined || types[ticket % TYPES_PER_PAGE] === 0) throw unknownDocument(document)
  const standing = readDocumentStanding(target, ticket)
  removeFromDirectory(target, ticket)
  const record = { document, terms, counts, length }
  append(index, settings, record, { documents: -1, length: -length, removed: 1 })
  return standing
}

/** What a change does to the counters. */
type Change = Pick<WordState, 'documents' | 'length' | 'removed'>

function append(
  index: OpenWords,
  settings: WordSettings,
  record: PendingRecord,
  change: Change,
): void {
  const before = index.state
  const ticket = before.next
  const bytes = index.add(ticket, record)
  const state: WordState = {
    next: ticket + 1,
    documents: before.documents + change.documents,
    length: before.length + change.length,
    removed: before.removed + change.removed,
    pendingFrom: before.pendingFrom,
    pendingBytes: before.pendingBytes + bytes,
    pending: [...before.pending, ticket],
    nextSegment: before.nextSegment,
    parts: stepMerges(index.target, settings, before.parts, bytes),
  }
  const isFull =
    state.next - state.pendingFrom >= settings.pendingRecords ||
    state.pendingBytes >= settings.pendingBytes
  index.state = isFull ? startMerges(settings, turnIntoSegment(index, settings, state)) : state
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

function turnIntoSegment(index: OpenWords, settings: WordSettings, state: WordState): WordState {
  const { target } = index
  const lists = new Lists()
  const entries: (DirectoryEntry & { readonly record: PendingRecord })[] = []
  const removals: PendingRecord[] = []
  for (const ticket of state.pending) {
    const record = index.record(ticket)
    index.drop(ticket)
    if (record.added === undefined) removals.push(record)
    else entries.push({ ticket, ...record.added, record })
  }
  // Newest first, for documents count down; removed ones are older than all that are added.
  for (const { record } of entries.toReversed()) lists.add(record)
  for (const record of removals.sort((a, b) => a.document - b.document)) lists.add(record)
  addToDirectory(target, entries)
  const writer = new SegmentWriter(target, settings, state.nextSegment, 0)
  lists.writeTo(writer)
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
    parts.splice(start, settings.fanOut, {
      level,
      output: nextSegment,
      blocks: 0,
      inputs,
      cursor,
      credit: 0,
    })
    nextSegment++
    index = start
    run = 0
  }
  return { ...state, parts, nextSegment }
}

function unknownDocument(document: number): Error {
  return corruptRecord(WORDS_KEY, `it has no document ${document}`)
}
