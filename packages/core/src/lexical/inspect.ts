/**
 * Everything that the index holds, item by item: for anyone who checks it. Merges are seen as a
 * question sees them, so that an item that has moved to an output is seen once.
 *
 * @module
 */
import { wordBlockKey } from '../keys/keyspace.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import { Chunk } from './chunk.ts'
import { readDocumentId, readTypes, TYPES_PER_PAGE, ticketOf } from './directory.ts'
import { Page } from './page.ts'
import { readPending } from './pending.ts'
import { type Position, readPage, type WordSource } from './source.ts'
import { isMerge, readWordState, type Segment } from './state.ts'

export interface IndexItem {
  readonly document: number
  readonly term: string
  /** Takes back an item of an older record. */
  readonly removal: boolean
  /** How often the document has the term, and its length; 0 for a removal. */
  readonly times: number
  readonly length: number
}

const START: Position = { term: '', document: 0 }

export function* indexItems(source: WordSource): Iterable<IndexItem> {
  const state = readWordState(source)
  for (const ticket of state.pending) {
    const { document, added, terms, counts, length } = readPending(source, ticket)
    const removal = added === undefined
    for (const [index, term] of terms.entries()) {
      const times = removal ? 0 : (counts[index] as number)
      yield { document, term, removal, times, length: removal ? 0 : length }
    }
  }
  for (const part of state.parts) {
    if (!isMerge(part)) {
      yield* segmentItems(source, part, START, () => true)
      continue
    }
    const { output, level, blocks, cursor, inputs } = part
    const inside = (term: string): boolean => term === cursor.term && cursor.document > 0
    const written = { id: output, level, first: 0, blocks }
    yield* segmentItems(source, written, START, (term) => !inside(term))
    for (const input of inputs) {
      yield* segmentItems(source, input, cursor, (term) => term >= cursor.term && !inside(term))
    }
  }
}

/** Which memory a document is; undefined if the index has no such document. */
export function memoryOf(
  source: WordSource,
  document: number,
): { readonly id: Uint8Array; readonly type: number } | undefined {
  const state = readWordState(source)
  const ticket = ticketOf(document)
  if (ticket >= state.pendingFrom) {
    return state.pending.includes(ticket) ? readPending(source, ticket).added : undefined
  }
  const types = readTypes(source, Math.floor(ticket / TYPES_PER_PAGE))
  const type = types?.[ticket % TYPES_PER_PAGE] ?? 0
  return type === 0 ? undefined : { id: readDocumentId(source, document), type }
}

/** The items of a segment that are not before `from`. Lists that are all there have the net they claim. */
function* segmentItems(
  source: WordSource,
  { id, first, blocks }: Segment,
  from: Position,
  isAllThere: (term: string) => boolean,
): Iterable<IndexItem> {
  const chunk = new Chunk()
  let before: Position = START
  let missing = 0
  for (let block = first; block < blocks; block++) {
    const key = wordBlockKey(id, block)
    const page = new Page(key, readPage(source, key))
    for (let entry = 0; entry < page.count; entry++) {
      const term = page.term(entry)
      chunk.open(page, entry)
      chunk.decode()
      const here = { term, document: chunk.first }
      if (!isBefore(before, here)) throw corruptRecord(key, 'its entries are out of order')
      if (term !== before.term) {
        if (missing !== 0) throw corruptRecord(key, 'the list before it counts wrongly')
        missing = chunk.net
      }
      missing = isAllThere(term) ? missing + (chunk.removals ? chunk.count : -chunk.count) : 0
      before = { term, document: chunk.last }
      for (let item = 0; item < chunk.count; item++) {
        const document = chunk.documents[item] as number
        if (isBefore({ term, document }, from)) continue
        const removal = chunk.removals
        const times = removal ? 0 : (chunk.times[item] as number)
        const length = removal ? 0 : (chunk.lengths[item] as number)
        yield { document, term, removal, times, length }
      }
    }
  }
  if (missing !== 0)
    throw corruptRecord(wordBlockKey(id, blocks - 1), 'its last list counts wrongly')
}

function isBefore(a: Position, b: Position): boolean {
  return a.term < b.term || (a.term === b.term && a.document < b.document)
}
