/** Puts the rewritten bytes of this store, with stubs for what was erased, in the place of the engine's. */
import { equalBytes } from '../codec/bytes.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import { blocksTo } from '../engine/fold-journal.ts'
import { encodeBlock, type KnownBlock, nextSeqAfter } from '../journal/block.ts'
import { JournalFiles } from '../journal/journal-files.ts'
import type { JournalRow, RemoteJournal } from './remote-journal.ts'
import { rowOf } from './rows.ts'

const ONE_ROW = { rows: 1, bytes: 1 }

export class RowEraser {
  readonly #store: ActorStore
  readonly #journal: RemoteJournal

  constructor(store: ActorStore, journal: RemoteJournal) {
    this.#store = store
    this.#journal = journal
  }

  /** Every row that holds a part of the memory. Safe to repeat. */
  async erase(id: Uint8Array): Promise<void> {
    const { actor } = this.#store.layout
    let done = -1
    for (const seq of this.#entriesAbout(id)) {
      if (seq <= done) continue
      const [row] = await this.#journal.read(actor, seq, ONE_ROW)
      if (row === undefined) return
      done = row.lastSeq
      const ours = this.#rowHere(row)
      if (!equalBytes(ours.bytes, row.bytes)) await this.#journal.replaceErased(actor, ours)
    }
  }

  #entriesAbout(id: Uint8Array): number[] {
    const tail = this.#store.tail()
    const found: number[] = []
    for (const { block } of blocksTo(this.#store.files, JournalFiles.start(0), tail)) {
      for (const { header } of block.entries) {
        if (header.subjects?.some((subject) => equalBytes(subject, id))) found.push(header.seq)
      }
    }
    return found
  }

  /** The same stretch of the journal, as it is here now. */
  #rowHere({ firstSeq, lastSeq }: JournalRow): JournalRow {
    const tail = this.#store.tail()
    const from = this.#store.files.locate(firstSeq, tail.position)
    const blocks: KnownBlock[] = []
    for (const { block } of blocksTo(this.#store.files, from, tail)) {
      if (block.firstSeq > lastSeq) break
      if (nextSeqAfter(block) > firstSeq) blocks.push({ bytes: encodeBlock(block), block })
    }
    return rowOf(blocks)
  }
}
