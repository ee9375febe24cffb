import { messageOf } from '@cortex-memory/core/kit'
import { guardAnswer, guardPayload } from '../hooks/guard.ts'
import type { Command } from '../io.ts'
import { noteHealth } from '../track/track.ts'

/** Answers in JSON or not at all; a failure of ours never blocks a write. */
export const guard: Command = async (_args, io) => {
  try {
    const payload: unknown = JSON.parse(await io.stdin())
    io.out(guardAnswer(guardPayload(payload, io.root, io.now())))
  } catch (error) {
    const message = messageOf(error)
    if (!(error instanceof SyntaxError))
      noteHealth(io.root, { at: io.now(), what: 'guard', message })
  }
  return 0
}
