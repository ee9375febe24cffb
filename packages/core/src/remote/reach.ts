/**
 * Reading what one has written, on another node: the writer hands on the number of its entry, and the
 * reader waits until its own node has it.
 *
 * @module
 */
import type { ActorStore } from '../engine/actor-store.ts'
import { CortexError } from '../errors.ts'

const LOOK_MS = 20

/** Until a store has an entry. `follow` asks the engine, where there is one; otherwise another process here may. */
export async function reach(
  store: ActorStore,
  seq: number,
  timeoutMs: number,
  follow: () => Promise<void>,
): Promise<void> {
  const { waiting, after } = store.environment
  const until = waiting.elapsed() + timeoutMs
  while (store.tail().nextSeq <= seq) {
    await follow()
    const here = store.tail().nextSeq - 1
    if (here >= seq) return
    if (waiting.elapsed() >= until) throw notYet(store, seq, here)
    await new Promise<void>((resolve) => after(LOOK_MS, resolve))
  }
}

function notYet({ layout }: ActorStore, seq: number, here: number): CortexError {
  return new CortexError(
    'BUSY',
    `Cannot answer yet: entry ${seq} of ${layout.actor} was asked for, and this node has entries up to ${here}. Try again, or ask without atLeast`,
    { path: 'atLeast', details: { atLeast: seq, seq: here } },
  )
}
