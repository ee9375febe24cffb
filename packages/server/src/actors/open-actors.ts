/**
 * The stores that a long-lived face holds open, one handle for each actor. A face has no state of
 * its own: who calls, and for whom, is said with every call.
 *
 * @module
 */
import { type Cortex, CortexError, type Origin, openCortex } from '@cortex-memory/core'
import { assertExists } from '../operations/existing-actor.ts'
import type { Operation, OperationContext } from '../operations/operation.ts'

/** Who calls: never taken from the input of an operation. */
export interface Caller {
  readonly actor: string
  /** The actor of the user's own memory, if the call means two. */
  readonly user?: string
  /** Why it is this actor, for `status`. */
  readonly why?: string
  readonly origin: Origin
  readonly channel: string
  readonly allowedSecrets?: readonly string[]
}

export interface OpenActorsOptions {
  readonly home: string
  readonly clock?: () => number
}

export class OpenActors {
  readonly home: string
  readonly #clock: () => number
  readonly #opened = new Map<string, Promise<Cortex>>()
  #closed = false

  constructor({ home, clock = Date.now }: OpenActorsOptions) {
    this.home = home
    this.#clock = clock
  }

  /** What the operation is lent when this caller calls it. */
  contextFor(operation: Operation, caller: Caller): OperationContext {
    const { actor, user, why, origin, channel, allowedSecrets = [] } = caller
    const creates = operation.creates === true
    return {
      home: this.home,
      actor,
      origin,
      channel,
      clock: this.#clock,
      allowedSecrets,
      cortex: async () => await this.open(actor, creates),
      ...(user === undefined ? {} : { user: async () => await this.open(user, creates) }),
      ...(why === undefined ? {} : { why }),
    }
  }

  /** An actor that is not there is made only by what may be its first call. */
  async open(actor: string, creates: boolean): Promise<Cortex> {
    if (this.#closed) throw new CortexError('CLOSED', 'Cannot open a store: the server is stopping')
    const opened = this.#opened.get(actor)
    if (opened !== undefined) return await opened
    if (!creates) assertExists({ home: this.home, actor })
    const opening = openCortex({ root: this.home, actor, clock: this.#clock })
    this.#opened.set(actor, opening)
    try {
      return await opening
    } catch (error) {
      this.#opened.delete(actor)
      throw error
    }
  }

  /** A handle that failed to open has nothing to close. */
  async close(): Promise<void> {
    this.#closed = true
    const handles = [...this.#opened.values()]
    this.#opened.clear()
    await Promise.all(handles.map((handle) => handle.then(closeHandle, () => undefined)))
  }
}

async function closeHandle(cortex: Cortex): Promise<void> {
  await cortex.close()
}
