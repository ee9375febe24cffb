/**
 * What was done last, said in a sentence, with the way back. Every change of the page goes through
 * here, so that everything that can be undone says so and is undone by the same key.
 */

import { signal } from '@preact/signals'
import { asOf, change, Problem } from './api.ts'
import { messageOf } from './message-of.ts'
import { writing } from './session.ts'

/** Entries of the journal that a change made; none: it cannot be taken back. */
export interface Made {
  readonly seqs: readonly number[]
}

export interface Notice {
  readonly text: string
  readonly kind: 'ok' | 'bad'
  /** Takes it back. */
  readonly undo?: () => void
}

export const notice = signal<Notice | undefined>(undefined)

/** Unlocks if need be, runs, and says what came of it. */
export function act(
  text: string,
  run: () => Promise<Made>,
  then?: { readonly onDone?: () => void; readonly onUndone?: () => void },
): void {
  if (isAnotherDay()) return
  writing(() => {
    run().then(
      ({ seqs }) => {
        const undo = seqs.length === 0 ? {} : { undo: () => void takeBack(seqs, then?.onUndone) }
        notice.value = { text, kind: 'ok', ...undo }
        then?.onDone?.()
      },
      (error: unknown) => {
        notice.value = { text: refusalOf(error), kind: 'bad' }
      },
    )
  })
}

/** No button and no key writes while the page shows another day. */
export function isAnotherDay(): boolean {
  if (asOf() === undefined) return false
  notice.value = { text: 'Writing is off while you look at another day.', kind: 'bad' }
  return true
}

export function undoLast(): void {
  if (notice.value?.undo !== undefined && !isAnotherDay()) notice.value.undo()
}

/** The newest first, as they were made. */
async function takeBack(seqs: readonly number[], onUndone?: () => void): Promise<void> {
  // Pressed twice, it is undone once.
  notice.value = undefined
  try {
    for (const seq of [...seqs].sort((a, b) => b - a)) {
      await change('revert', { entries: String(seq), reason: 'undone in the explorer' })
    }
    notice.value = { text: 'Undone.', kind: 'ok' }
    onUndone?.()
  } catch (error) {
    notice.value = { text: `It could not be undone: ${wordsOf(error)}`, kind: 'bad' }
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof Problem && error.code === 'NETWORK') {
    return 'The server does not answer. Whether this was written shows when it is back.'
  }
  return `Nothing was written: ${wordsOf(error)}`
}

function wordsOf(error: unknown): string {
  if (error instanceof Problem && error.code === 'VERSION_CONFLICT') {
    return 'somebody changed it first. What you see now is their version.'
  }
  return messageOf(error)
}

/** The entry that hid a memory is taken back. */
export async function bringBack(seq: number): Promise<Made> {
  const { reverted } = await change<{ reverted: readonly { seq: number }[] }>('revert', {
    entries: String(seq),
    reason: 'brought back in the explorer',
  })
  return { seqs: reverted.map((each) => each.seq) }
}

interface Receipt {
  readonly seq?: number
}

/** One change that makes one entry. */
export async function made(operation: string, input: object): Promise<Made> {
  const { seq } = await change<Receipt>(operation, input)
  return { seqs: seq === undefined ? [] : [seq] }
}
