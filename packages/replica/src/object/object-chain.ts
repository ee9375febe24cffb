/**
 * The journal of one actor in a bucket.
 *
 * A row's name is its first number, and an object is created only where none is, so every place has one
 * winner. Names follow from the row before, so the history is single. Every row but the last has an entry
 * that leads from its commit id to it: a writer makes the one of the last row before it appends behind it.
 *
 * @module
 */
import type { AppendOutcome, JournalAppend, JournalRow, ReadLimits } from '@cortex-memory/core'
import { equalBytes } from '../shared/bytes.ts'
import { notReplaceable, wordsOf } from '../shared/failures.ts'
import { type Bucket, type Deadline, type Listed, NotSent } from './bucket.ts'
import {
  decodeRow,
  encodeRow,
  firstSeqOf,
  HEADER_BYTES,
  idKey,
  rowKey,
  rowsBelow,
} from './object-layout.ts'

/** The last row, as far as it is known; without its bytes. */
interface Tail {
  readonly row: JournalRow
  readonly etag: string
}

const READ_TOGETHER = 8
const LIST_MAX = 1000

export class ObjectChain {
  readonly #bucket: Bucket
  readonly #prefix: string
  readonly #actor: string
  #tail: Tail | undefined
  #indexed = -1

  constructor(bucket: Bucket, prefix: string, actor: string) {
    this.#bucket = bucket
    this.#prefix = prefix
    this.#actor = actor
  }

  async append(row: JournalAppend, deadline: Deadline): Promise<AppendOutcome> {
    let isSent = false
    try {
      if (!this.#fits(row)) await this.refresh(deadline)
      if (await this.#isThere(row, deadline)) return { is: 'duplicate' }
      if (!this.#fits(row)) return { is: 'conflict' }
      await this.#index(deadline)
      isSent = true
      const key = this.#key(row.firstSeq)
      if (await this.#bucket.create(key, encodeRow(row), deadline)) {
        this.#tail = { row: { ...row, bytes: new Uint8Array() }, etag: '' }
        return { is: 'accepted' }
      }
      await this.refresh(deadline)
      return { is: (await this.#isThere(row, deadline)) ? 'duplicate' : 'conflict' }
    } catch (error) {
      const why = wordsOf(error)
      const isCertain = !isSent || error instanceof NotSent
      return { is: isCertain ? 'unavailable' : 'unknown', why }
    }
  }

  /** The last row as it is now; undefined if there is none. */
  async refresh(deadline: Deadline): Promise<JournalRow | undefined> {
    const known = this.#tail?.row.firstSeq ?? 0
    const [there, ...newer] = await this.#from(known, 2, deadline)
    if (there === undefined && known > 0) {
      // The store has less than it had: look again from the beginning.
      this.#tail = undefined
      this.#indexed = -1
      return await this.refresh(deadline)
    }
    if (there === undefined) {
      this.#tail = undefined
    } else if (newer.length > 0 || there.etag !== this.#tail?.etag) {
      await this.#load(newer.length > 0 ? await this.#last(there, deadline) : there, deadline)
    }
    return this.#tail?.row
  }

  async read(from: number, limits: ReadLimits, deadline: Deadline): Promise<readonly JournalRow[]> {
    const start = await this.#holding(from, deadline)
    if (start === undefined) return []
    const listed = await this.#from(start, Math.min(limits.rows + 1, LIST_MAX), deadline)
    const rows: JournalRow[] = []
    let bytes = 0
    for (let at = 0; at < listed.length; at += READ_TOGETHER) {
      const some = listed.slice(at, at + READ_TOGETHER)
      for (const row of await Promise.all(some.map(({ key }) => this.#row(key, deadline)))) {
        // Lost between the list and now: what is behind it is of no use.
        if (row === undefined) return rows
        if (row.lastSeq < from) continue
        bytes += row.bytes.length
        if (rows.length === limits.rows || (rows.length > 0 && bytes > limits.bytes)) return rows
        rows.push(row)
      }
    }
    return rows
  }

  async find(commitId: Uint8Array, deadline: Deadline): Promise<JournalRow | undefined> {
    const entry = await this.#bucket.get(idKey(this.#prefix, this.#actor, commitId), deadline)
    const last = await this.refresh(deadline)
    const isLast = last !== undefined && equalBytes(last.commitId, commitId)
    if (entry === undefined && !isLast) return undefined
    const firstSeq = isLast ? last.firstSeq : Number(entry?.body.toString('utf8'))
    const row = await this.#row(this.#key(firstSeq), deadline)
    return row !== undefined && equalBytes(row.commitId, commitId) ? row : undefined
  }

  async replaceErased(row: JournalRow, deadline: Deadline): Promise<void> {
    for (;;) {
      const key = this.#key(row.firstSeq)
      const there = await this.#bucket.get(key, deadline)
      const isSame =
        there !== undefined && equalBytes(decodeRow(row.firstSeq, there.body).root, row.root)
      if (!isSame) throw notReplaceable(this.#actor, row.firstSeq, there !== undefined)
      const kept = decodeRow(row.firstSeq, there.body)
      const body = encodeRow({ ...kept, bytes: row.bytes })
      if (await this.#bucket.replace(key, body, there.etag, deadline)) return
    }
  }

  #key(firstSeq: number): string {
    return rowKey(this.#prefix, this.#actor, firstSeq)
  }

  #fits(row: JournalRow): boolean {
    const last = this.#tail?.row
    if (last === undefined) return row.firstSeq === 0
    return row.firstSeq === last.lastSeq + 1 && equalBytes(row.prevRoot, last.root)
  }

  async #isThere({ commitId }: JournalRow, deadline: Deadline): Promise<boolean> {
    const last = this.#tail?.row
    if (last !== undefined && equalBytes(last.commitId, commitId)) return true
    return (await this.find(commitId, deadline)) !== undefined
  }

  /** The entry for the id of the last row, before another row hides it. */
  async #index(deadline: Deadline): Promise<void> {
    const last = this.#tail?.row
    if (last === undefined || this.#indexed === last.firstSeq) return
    const key = idKey(this.#prefix, this.#actor, last.commitId)
    await this.#bucket.create(key, Buffer.from(String(last.firstSeq)), deadline)
    this.#indexed = last.firstSeq
  }

  async #load({ key, etag }: Listed, deadline: Deadline): Promise<void> {
    const object = await this.#bucket.get(key, deadline, HEADER_BYTES)
    this.#tail =
      object === undefined ? undefined : { row: decodeRow(firstSeqOf(key), object.body), etag }
  }

  async #row(key: string, deadline: Deadline): Promise<JournalRow | undefined> {
    const object = await this.#bucket.get(key, deadline)
    return object === undefined ? undefined : decodeRow(firstSeqOf(key), object.body)
  }

  /** Rows whose first number is `seq` or more. */
  async #from(seq: number, max: number, deadline: Deadline): Promise<Listed[]> {
    const below = rowsBelow(this.#prefix, this.#actor)
    // Behind the name of the number before: names are as long as each other, so `/` sorts before all digits.
    const after = seq === 0 ? below : this.#key(seq - 1)
    return await this.#bucket.list(below, after, max, deadline)
  }

  /** The last row, from one that is there: steps that double, then halve. Lists know no way back. */
  async #last(from: Listed, deadline: Deadline): Promise<Listed> {
    let found = from
    let step = 1
    let beyond = Number.POSITIVE_INFINITY
    while (beyond - firstSeqOf(found.key) > 1) {
      const at = firstSeqOf(found.key)
      const probe = at + Math.min(step, Math.max(1, Math.floor((beyond - at) / 2)))
      const [next] = await this.#from(probe, 1, deadline)
      if (next === undefined) beyond = probe
      else found = next
      step = beyond === Number.POSITIVE_INFINITY ? step * 2 : Number.POSITIVE_INFINITY
    }
    return found
  }

  /** The first number of the row that holds an entry, or of the one before; undefined if there are no rows. */
  async #holding(seq: number, deadline: Deadline): Promise<number | undefined> {
    const [exact] = await this.#from(seq, 1, deadline)
    if (exact !== undefined && firstSeqOf(exact.key) === seq) return seq
    const [first] = await this.#from(0, 1, deadline)
    if (first === undefined) return undefined
    let low = firstSeqOf(first.key)
    let high = seq + 1
    while (high - low > 1) {
      const middle = low + Math.floor((high - low) / 2)
      const [next] = await this.#from(middle, 1, deadline)
      const at = next === undefined ? Number.POSITIVE_INFINITY : firstSeqOf(next.key)
      if (at <= seq) low = at
      else high = middle
    }
    return low
  }
}
