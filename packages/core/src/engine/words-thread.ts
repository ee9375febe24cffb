/**
 * A thread that keeps the words of a view in the making, while this one folds the rest. The fold is
 * synchronous, so this side waits for the thread where it must: `signal` counts what the thread has
 * done, and answers are taken from the channel without a turn of the event loop.
 *
 *   signal    done:4 (pieces of work) · answered:4 (answers)
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { CortexError } from '../errors.ts'
import type { WordsKeeper } from '../projections/bulk-words.ts'
import type { Change } from '../store/ordered-store.ts'

export const DONE = 0
export const ANSWERED = 1

/** What the thread is asked; a piece of work has no answer. */
export type WordsRequest =
  | { readonly work: Uint8Array }
  | { readonly ask: 'next' }
  | { readonly ask: 'changes' }

export type WordsAnswer =
  | { readonly next: number }
  /** key size:4 value size:4 key value…; `last` ends the answer. */
  | { readonly pages: Uint8Array; readonly last: boolean }
  | { readonly failed: { readonly code: string; readonly message: string } }

export interface WordsThreadStart {
  readonly port: MessagePort
  readonly signal: SharedArrayBuffer
}

/** Pieces that may wait for the thread: the fold runs ahead of it, not away. */
const PIECES_WAITING_MAX = 16
/** A thread from which nothing is heard for so long has died. */
const SILENCE_MS = 60_000

/** Nothing where a thread would not help, or its program is not at hand, as in a bundle. */
export function startWordsThread(): WordsKeeper | undefined {
  const program = threadProgram()
  if (program === undefined || availableParallelism() < 2) return undefined
  try {
    return new WordsThread(program)
  } catch {
    // Node can be set up to start no threads.
    return undefined
  }
}

/** Beside this file once built; sources alone have none. */
function threadProgram(): string | undefined {
  const here: string | undefined = import.meta.url
  if (here === undefined || !here.startsWith('file:')) return undefined
  const path = fileURLToPath(new URL('./words-program.js', here))
  return existsSync(path) ? path : undefined
}

export class WordsThread implements WordsKeeper {
  readonly #worker: Worker
  readonly #port: MessagePort
  readonly #signal: Int32Array
  #sent = 0

  constructor(program: string) {
    const { port1, port2 } = new MessageChannel()
    const signal = new SharedArrayBuffer(8)
    this.#port = port1
    this.#signal = new Int32Array(signal)
    const workerData: WordsThreadStart = { port: port2, signal }
    this.#worker = new Worker(program, { workerData, transferList: [port2], execArgv: [] })
    this.#worker.unref()
    // The last answer of the thread says why it ended; otherwise its silence does.
    this.#worker.on('error', () => undefined)
  }

  apply(work: Uint8Array): void {
    while (this.#sent - this.#count(DONE) >= PIECES_WAITING_MAX) {
      this.#wait(DONE, this.#count(DONE))
      this.#throwIfFailed()
    }
    this.#sent++
    const copy = new Uint8Array(work)
    this.#port.postMessage({ work: copy } satisfies WordsRequest, [copy.buffer])
  }

  get next(): number {
    const answer = this.#ask('next')
    if (!('next' in answer)) throw new Error('Broken invariant: the thread says a number')
    return answer.next
  }

  *changes(): Iterable<Change> {
    let answer = this.#ask('changes')
    for (;;) {
      if (!('pages' in answer)) throw new Error('Broken invariant: the thread says its pages')
      yield* readPages(answer.pages)
      if (answer.last) return
      answer = this.#answer()
    }
  }

  release(): void {
    this.#port.close()
    void this.#worker.terminate()
  }

  #ask(ask: 'next' | 'changes'): WordsAnswer {
    this.#port.postMessage({ ask } satisfies WordsRequest)
    return this.#answer()
  }

  #answer(): WordsAnswer {
    for (;;) {
      const answered = this.#count(ANSWERED)
      const received = receiveMessageOnPort(this.#port)
      if (received !== undefined) return checked(received.message as WordsAnswer)
      this.#wait(ANSWERED, answered)
    }
  }

  #throwIfFailed(): void {
    const received = receiveMessageOnPort(this.#port)
    if (received !== undefined) checked(received.message as WordsAnswer)
  }

  #count(which: number): number {
    return Atomics.load(this.#signal, which)
  }

  /** Until the count is another one. A silence may also be ours: only the second one in a row counts. */
  #wait(which: number, known: number): void {
    let done = this.#count(DONE)
    for (let silences = 0; silences < 2; silences++) {
      if (Atomics.wait(this.#signal, which, known, SILENCE_MS) !== 'timed-out') return
      if (this.#count(DONE) !== done) silences = -1
      done = this.#count(DONE)
    }
    throw new CortexError('IO_ERROR', 'Cannot index the words: their thread has stopped. Try again')
  }
}

function checked(answer: WordsAnswer): WordsAnswer {
  if (!('failed' in answer)) return answer
  const { code, message } = answer.failed
  if (code === 'CORRUPT') throw new CortexError('CORRUPT', message)
  throw new Error(message)
}

/** Pages of one answer, one after the other. */
export function writePages(changes: readonly Change[]): Uint8Array {
  let size = 0
  for (const [key, value] of changes) size += 8 + key.length + (value?.length ?? 0)
  const bytes = Buffer.allocUnsafeSlow(size)
  let at = 0
  for (const [key, value] of changes) {
    if (value === undefined) continue
    at = bytes.writeUInt32LE(key.length, at)
    at = bytes.writeUInt32LE(value.length, at)
    bytes.set(key, at)
    bytes.set(value, at + key.length)
    at += key.length + value.length
  }
  return bytes.subarray(0, at)
}

function* readPages(pages: Uint8Array): Iterable<Change> {
  const bytes = Buffer.from(pages.buffer, pages.byteOffset, pages.length)
  for (let at = 0; at < bytes.length; ) {
    const keyAt = at + 8
    const valueAt = keyAt + bytes.readUInt32LE(at)
    const end = valueAt + bytes.readUInt32LE(at + 4)
    yield [bytes.subarray(keyAt, valueAt), bytes.subarray(valueAt, end)]
    at = end
  }
}
