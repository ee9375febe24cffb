/**
 * Runs an engine in worker threads: texts wait in one queue, each idle thread takes the next. A text
 * whose thread died is tried once more in a new one; if that dies too, its call fails and the others
 * go on. Threads start when they are needed and do not keep an idle process alive.
 *
 * What is asked for in the background comes after everything else: it waits in a queue of its own, and a
 * thread that works on it when another text comes is asked to put it off.
 *
 * @module
 */

import type { Worker } from 'node:worker_threads'
import { CortexError } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'

const TRIES_MAX = 2
/** A text in the background that was put off so many times is finished: it must not wait forever. */
const PUT_OFF_MAX = 3

/** One call: some texts that succeed or fail together. */
interface Job {
  readonly vectors: Float32Array[]
  readonly background: boolean
  missing: number
  settled: boolean
  readonly finish: () => void
  readonly fail: (reason: unknown) => void
}

interface Task {
  readonly job: Job
  readonly index: number
  readonly text: string
  tries: number
  putOff: number
  /** What its first thread died of: a second death may only be an echo. */
  cause: unknown
}

interface Lane {
  readonly worker: Worker
  /** 1: the thread shall put off what it works on, if it can. */
  readonly haste: Int32Array
  task: Task | undefined
  /** What the thread died of, known just before its end. */
  death: unknown
}

export class ThreadPool {
  readonly #name: string
  readonly #start: (haste: SharedArrayBuffer) => Worker
  readonly #threads: number
  readonly #lanes = new Set<Lane>()
  #waiting: Task[] = []
  #background: Task[] = []
  #closed = false

  /** `name` says in errors whose threads these are; `start` makes a thread, and hands it the word to put off. */
  constructor(name: string, threads: number, start: (haste: SharedArrayBuffer) => Worker) {
    this.#name = name
    this.#threads = threads
    this.#start = start
  }

  /** One vector per text, as the engine made them. Calls are served in order, those in the background last. */
  async run(
    texts: readonly string[],
    signal?: AbortSignal,
    background = false,
  ): Promise<Float32Array[]> {
    if (this.#closed) throw this.#closedError()
    signal?.throwIfAborted()
    if (texts.length === 0) return []
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        job.settled = true
        signal?.removeEventListener('abort', abort)
      }
      const job: Job = {
        vectors: new Array(texts.length),
        background,
        missing: texts.length,
        settled: false,
        finish: () => {
          settle()
          resolve(job.vectors)
        },
        fail: (reason) => {
          settle()
          this.#drop(job)
          reject(reason)
        },
      }
      const abort = (): void => job.fail(signal?.reason)
      signal?.addEventListener('abort', abort)
      const queue = this.#queueOf(job)
      for (const [index, text] of texts.entries())
        queue.push({ job, index, text, tries: 0, putOff: 0, cause: undefined })
      this.#dispatch()
    })
  }

  /** Ends all threads; calls that wait are refused with CLOSED. */
  async close(): Promise<void> {
    this.#closed = true
    const lanes = [...this.#lanes]
    const jobs = new Set([
      ...lanes.map(({ task }) => task?.job),
      ...[...this.#waiting, ...this.#background].map(({ job }) => job),
    ])
    for (const job of jobs) if (job?.settled === false) job.fail(this.#closedError())
    await Promise.all(lanes.map(({ worker }) => worker.terminate()))
  }

  #dispatch(): void {
    while (!this.#closed) {
      const task = this.#waiting[0] ?? this.#background[0]
      if (task === undefined) return
      const lane = this.#laneFor(task)
      if (lane === 'busy') {
        if (!task.job.background) this.#hurry()
        return
      }
      if (lane === 'refused') continue
      this.#queueOf(task.job).shift()
      lane.task = task
      task.tries++
      Atomics.store(lane.haste, 0, 0)
      lane.worker.ref()
      lane.worker.postMessage(task.text)
    }
  }

  #queueOf({ background }: Job): Task[] {
    return background ? this.#background : this.#waiting
  }

  /** One thread for each text that waits is asked to put off what it does in the background. */
  #hurry(): void {
    let wanted = this.#waiting.length
    for (const { task, haste } of this.#lanes) {
      if (wanted === 0) return
      if (task?.job.background !== true || task.putOff >= PUT_OFF_MAX) continue
      Atomics.store(haste, 0, 1)
      wanted--
    }
  }

  /** An idle thread, if need be a new one. A system that refuses one has failed the call. */
  #laneFor(task: Task): Lane | 'busy' | 'refused' {
    try {
      return this.#idleLane() ?? 'busy'
    } catch (error) {
      task.job.fail(this.#failure(task, 'no thread can be started', error))
      return 'refused'
    }
  }

  #idleLane(): Lane | undefined {
    for (const lane of this.#lanes)
      if (lane.task === undefined && lane.death === undefined) return lane
    return this.#lanes.size < this.#threads ? this.#newLane() : undefined
  }

  #newLane(): Lane {
    const haste = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const worker = this.#start(haste)
    const lane: Lane = { worker, haste: new Int32Array(haste), task: undefined, death: undefined }
    this.#lanes.add(lane)
    lane.worker.on('message', (vector: Float32Array | 'put off') => this.#answered(lane, vector))
    lane.worker.on('error', (error) => {
      lane.death = error
    })
    lane.worker.on('exit', (code) => this.#died(lane, code))
    return lane
  }

  #answered(lane: Lane, vector: Float32Array | 'put off'): void {
    const { task } = lane
    lane.task = undefined
    // The caller of close waits for the end of the thread, and the process must last as long.
    if (!this.#closed) lane.worker.unref()
    if (task !== undefined && !task.job.settled) {
      if (vector === 'put off') this.#putOff(task)
      else {
        task.job.vectors[task.index] = vector
        if (--task.job.missing === 0) task.job.finish()
      }
    }
    this.#dispatch()
  }

  #putOff(task: Task): void {
    task.tries--
    task.putOff++
    this.#background.unshift(task)
  }

  #died(lane: Lane, code: number): void {
    this.#lanes.delete(lane)
    const { task } = lane
    if (task !== undefined && !task.job.settled) {
      task.cause ??= lane.death ?? `it ended with code ${code}`
      if (task.tries < TRIES_MAX) this.#queueOf(task.job).unshift(task)
      else task.job.fail(this.#failure(task, `its thread died ${task.tries} times`, task.cause))
    }
    this.#dispatch()
  }

  /** Nobody waits for this call any more: its texts leave the queue and hold no process back. */
  #drop(job: Job): void {
    this.#waiting = this.#waiting.filter((task) => task.job !== job)
    this.#background = this.#background.filter((task) => task.job !== job)
    for (const { task, worker } of this.#lanes) if (task?.job === job) worker.unref()
  }

  #failure({ index }: Task, what: string, cause: unknown): CortexError {
    const why = messageOf(cause)
    return new CortexError(
      'EMBEDDER_FAILED',
      `Cannot embed texts[${index}] with ${this.#name}: ${what} (${why})`,
      { details: { embedder: this.#name, index }, cause },
    )
  }

  #closedError(): CortexError {
    return new CortexError('CLOSED', `Cannot embed with ${this.#name}: it was closed`)
  }
}
