/**
 * What was done last, said in a sentence, with the way back. Every change of the page goes through
 * here, so that everything that can be undone says so and is undone by the same key.
 */

import { signal } from '@preact/signals'
import { actorName, asOf, change, changing, Problem } from './api.ts'
import { messageOf } from './message-of.ts'
import { writing } from './session.ts'

/** Entries of the journal that a change made; none: it cannot be taken back. */
export interface Made {
  readonly seqs: readonly number[]
}

/** What was done, and whose memory it is in. */
interface Done extends Made {
  readonly actor: string
  readonly onUndone?: (() => void) | undefined
}

/** What was done, and in whose memory. */
interface Done extends Made {
  readonly actor: string
  readonly onUndone?: (() => void) | undefined
}

export interface Notice {
  readonly text: string
  readonly kind: 'ok' | 'bad' | 'busy'
  /** Whether `u` takes it back. */
  readonly canUndo?: boolean
}

export const notice = signal<Notice | undefined>(undefined)

let last: Done | undefined
/** Changes that were asked for and have no answer yet. */
let waiting = 0
let turn = Promise.resolve()
/** What came of those since there was none, and which of them failed. */
let outcome: Notice | undefined
let problems = ''

/**
 * Changes are made one after the other, as they were asked for: however slow the server is, what `u` takes
 * back is what was asked for last.
 */
function inTurn(actor: string, run: () => Promise<Notice | undefined>): void {
  waiting++
  notice.value = { text: 'Writing…', kind: 'busy' }
  turn = turn.then(async () => {
    changing.actor = actor
    const now = await run()
    changing.actor = undefined
    outcome = now ?? outcome
    waiting--
    if (waiting > 0) {
      if (now?.kind === 'bad') problems += `${now.text} `
      return
    }
    notice.value =
      problems === '' || outcome === undefined
        ? outcome
        : { ...outcome, kind: 'bad', text: problems + outcome.text }
    outcome = undefined
    problems = ''
  })
}

/** Who leaves now would lose what is not written yet. */
addEventListener('beforeunload', (event) => {
  if (waiting > 0) event.preventDefault()
})

/** Unlocks if need be, runs, and says what came of it. */
export function act(
  text: string,
  run: () => Promise<Made>,
  then?: { readonly onDone?: () => void; readonly onUndone?: () => void },
): void {
  if (isAnotherDay()) return
  writing(() => {
    const actor = actorName()
    inTurn(actor, async () => {
      last = undefined
      try {
        const { seqs } = await run()
        if (seqs.length > 0) last = { seqs, actor, onUndone: then?.onUndone }
        then?.onDone?.()
        return { text, kind: 'ok', canUndo: last !== undefined }
      } catch (error) {
        return { text: refusalOf(error), kind: 'bad' }
      }
    })
  })
}

/** No button and no key writes while the page shows another day. */
export function isAnotherDay(): boolean {
  if (asOf() === undefined) return false
  notice.value = { text: 'Writing is off while you look at another day.', kind: 'bad' }
  return true
}

/** The last change, also if it is still on its way. Pressed twice, it is undone once. */
export function undoLast(): void {
  const { canUndo = false, kind } = notice.value ?? {}
  if ((!canUndo && kind !== 'busy') || isAnotherDay()) return
  inTurn(actorName(), async () => {
    const done = last
    last = undefined
    return done === undefined ? undefined : await takeBack(done)
  })
}

async function takeBack({ seqs, actor, onUndone }: Done): Promise<Notice> {
  changing.actor = actor
  try {
    await revertAll(seqs)
    onUndone?.()
    return { text: 'Undone.', kind: 'ok' }
  } catch (error) {
    return { text: `It could not be undone: ${wordsOf(error)}`, kind: 'bad' }
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

/** The newest first, as they were made. */
export async function revertAll(seqs: readonly number[]): Promise<void> {
  for (const seq of [...seqs].sort((a, b) => b - a)) {
    await change('revert', { entries: String(seq), reason: 'undone in the explorer' })
  }
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
