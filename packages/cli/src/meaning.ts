/**
 * Meaning on the command line: a model is loaded only when it is asked for, because a command shall be
 * over before a model is loaded. Without it, words answer.
 *
 * @module
 */
import type { Cortex } from '@cortex-memory/core'
import type { CommandContext } from './command.ts'
import { progressLine } from './progress.ts'

const LOOK_MS = 100

export interface Embedded {
  /** Why this embedder. */
  readonly why: string
  readonly model: string
  readonly done: number
  readonly pending: number
  readonly failed: number
}

/** Runs the body with an embedder, when all that is in the store has been embedded. */
export async function withMeaning<T>(
  cortex: Cortex,
  context: CommandContext,
  body: (embedded: Embedded) => Promise<T>,
): Promise<T> {
  const { pickEmbedder } = await import('@cortex-memory/embed')
  const { embedder, why } = await pickEmbedder()
  const progress = progressLine(context, 'embed', 'memories')
  const look = async (): Promise<Embedded> => {
    const { embedder: state } = await cortex.status()
    const { id = '', done = 0, pending = 0, failed = 0 } = state ?? {}
    return { why, model: id, done, pending, failed }
  }
  const show = async (): Promise<void> => {
    const { done, pending } = await look()
    if (pending > 0) progress.show(done, done + pending)
  }
  try {
    await cortex.startEmbedder({ embedder })
    const showing = setInterval(() => void show(), LOOK_MS)
    try {
      await cortex.drainEmbedder()
    } finally {
      clearInterval(showing)
      progress.end()
    }
    return await body(await look())
  } finally {
    await cortex.stopEmbedder()
    await embedder.close?.()
  }
}
