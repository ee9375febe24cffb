/**
 * A journal in memory, without files, locks or processes: blocks through the reducer, the view that
 * they make, and the export stream. For vectors and tests of what reads these bytes.
 *
 * @module
 */
import { sha256 } from '../../src/codec/hash.ts'
import { formatUlid } from '../../src/codec/ulid.ts'
import { ErasedParts } from '../../src/engine/erased-parts.ts'
import { openedReader, sealedChanges, type ViewReader } from '../../src/engine/view-reader.ts'
import { renderForms } from '../../src/forms/forms.ts'
import { type Block, decodeBlock, encodeBlock, frameBlock } from '../../src/journal/block.ts'
import { type Bodies, EMPTY_BODY, encodeBody } from '../../src/journal/bodies.ts'
import { type Entry, type Part, sealEntry } from '../../src/journal/entry.ts'
import type { JournalKind } from '../../src/journal/kinds.ts'
import { encodeData, type MemoryData } from '../../src/memory/data.ts'
import type { MemoryType } from '../../src/memory/enums.ts'
import type { MemoryId } from '../../src/memory/ids.ts'
import { applyEntries, putState, sealState } from '../../src/projections/reducer.ts'
import { EMPTY_STATE, type ViewState } from '../../src/projections/state.ts'
import { Target, TreeCaches } from '../../src/projections/target.ts'
import { Batch } from '../../src/store/batch.ts'
import { MemoryStore } from '../../src/store/memory-store.ts'
import { streamHead, streamTrailer } from '../../src/transfer/stream.ts'

/** An entry before it has a number, a time and salts. */
export type Draft = {
  readonly [K in JournalKind]: {
    readonly kind: K
    readonly subjects?: readonly Uint8Array[]
    readonly type?: MemoryType
    readonly body: Bodies[K]
  }
}[JournalKind]

const START_MS = 1_700_000_000_000

export class PlainJournal {
  readonly blocks: Uint8Array[] = []
  state: ViewState = EMPTY_STATE
  readonly #store = new MemoryStore()
  readonly #target: Target
  #salts = 0

  constructor(actor = 'ada') {
    this.#target = new Target(new Batch(openedReader(this.#store.snapshot())), new TreeCaches())
    this.commit({ kind: 'genesis', body: { actor, format: 1 } })
  }

  /** One block with these entries. */
  commit(...drafts: readonly Draft[]): void {
    const entries = drafts.map((draft, index) => this.#entry(draft, this.state.nextSeq + index))
    const { nextSeq: firstSeq, root: prevRoot } = this.state
    const commitId = this.#random()
    this.state = sealState(this.#target, applyEntries(this.#target, this.state, commitId, entries))
    const block: Block = { firstSeq, commitId, prevRoot, root: this.state.root, entries }
    this.blocks.push(encodeBlock(block))
  }

  /** What such a block would look like, right or wrong; nothing is applied. */
  draft(...drafts: readonly Draft[]): Uint8Array {
    const { nextSeq: firstSeq, root } = this.state
    const entries = drafts.map((draft, index) => this.#entry(draft, firstSeq + index))
    return encodeBlock({ firstSeq, commitId: this.#random(), prevRoot: root, root, entries })
  }

  write(id: Uint8Array, data: MemoryData, rest: Partial<Bodies['write']> = {}): void {
    const body = { ...versionBody(data, 1), ...HEAD, ...rest }
    this.commit({ kind: 'write', subjects: [id], type: data.type, body })
  }

  update(id: Uint8Array, data: MemoryData, version: number): void {
    this.commit({
      kind: 'update',
      subjects: [id],
      type: data.type,
      body: versionBody(data, version),
    })
  }

  view(): ViewReader {
    putState(this.#target, this.state)
    this.#store.write(sealedChanges(this.#target.batch))
    return openedReader(this.#store.snapshot())
  }

  /** The export stream of these blocks, or of others in their place. */
  export(blocks: readonly Uint8Array[] = this.blocks): Uint8Array {
    const { nextSeq: count, root } = this.state
    const frames = blocks.map((block) => frameBlock(block))
    return Buffer.concat([streamHead(), ...frames, streamTrailer({ count, root })])
  }

  /** The blocks as they are once the files hold nothing of these memories. */
  without(...ids: readonly Uint8Array[]): Uint8Array[] {
    const parts = new ErasedParts(ids)
    return this.blocks.map((bytes) => {
      const block = parts.without(decodeBlock(bytes))
      return block === undefined ? bytes : encodeBlock(block)
    })
  }

  #entry({ kind, subjects, type, body }: Draft, seq: number): Entry {
    const parts: Part[] = [{ salt: this.#random(), body: encodeBody(kind, body) }]
    for (let index = 1; index < (subjects?.length ?? 0); index++) {
      parts.push({ salt: this.#random(), body: EMPTY_BODY })
    }
    return sealEntry({ seq, kind, at: START_MS + seq, by: 'ada', subjects, type }, parts)
  }

  #random(): Uint8Array {
    return sha256(Buffer.from(`salt ${this.#salts++}`)).subarray(0, 16)
  }
}

const HEAD = { actorScope: 'ada', visibility: 'private', importance: 0 } as const

function versionBody(data: MemoryData, version: number): Bodies['update'] {
  return {
    version,
    data: encodeData(data),
    forms: renderForms(data),
    confidence: 0.9,
    provenance: { source: 'user_input' },
    validFrom: START_MS,
  }
}

/** Id number `index` of a journal in memory. */
export function plainId(index: number): Uint8Array {
  const id = Buffer.from('018bcfe568000000000000000000beef', 'hex')
  id.writeUInt32BE(index + 1, 8)
  return id
}

/** The same id as callers write it. */
export function plainMemoryId(index: number): MemoryId {
  return formatUlid(plainId(index)) as MemoryId
}
