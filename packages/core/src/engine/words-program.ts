/**
 * The program of the thread that keeps words, see `words-thread.ts`.
 *
 * @module
 */
import { workerData } from 'node:worker_threads'
import { CborError } from '../codec/cbor.ts'
import { CortexError } from '../errors.ts'
import { WordPages } from '../projections/word-pages.ts'
import type { Change } from '../store/ordered-store.ts'
import {
  ANSWERED,
  DONE,
  type WordsAnswer,
  type WordsRequest,
  type WordsThreadStart,
  writePages,
} from './words-thread.ts'

/** Records per answer: a large index is not copied in one piece. */
const RECORDS_PER_ANSWER = 1024

const { port, signal } = workerData as WordsThreadStart
const counts = new Int32Array(signal)
const pages = new WordPages()
let failed = false

function raise(which: number): void {
  Atomics.add(counts, which, 1)
  Atomics.notify(counts, which)
}

function answer(what: WordsAnswer, transfer: ArrayBuffer[] = []): void {
  port.postMessage(what, transfer)
  raise(ANSWERED)
}

function answerPages(changes: readonly Change[]): void {
  for (let at = 0; ; at += RECORDS_PER_ANSWER) {
    const bytes = writePages(changes.slice(at, at + RECORDS_PER_ANSWER))
    const last = at + RECORDS_PER_ANSWER >= changes.length
    answer({ pages: bytes, last }, [bytes.buffer as ArrayBuffer])
    if (last) return
  }
}

function handle(request: WordsRequest): void {
  if ('work' in request) pages.apply(request.work)
  else if (request.ask === 'next') answer({ next: pages.next })
  else answerPages(pages.changes())
}

port.on('message', (request: WordsRequest) => {
  try {
    if (!failed) handle(request)
  } catch (error) {
    failed = true
    const known = error instanceof CborError ? 'CORRUPT' : undefined
    const code = error instanceof CortexError ? error.code : (known ?? 'unknown')
    answer({ failed: { code, message: (error as Error).message } })
  }
  if ('work' in request) raise(DONE)
})
