/** The tracker where more was asked than the short way knows: a fixed time, an input of its own. */
import type { Command } from '../io.ts'
import { trackText } from '../track/track-program.ts'

export const track: Command = async (args, io) => {
  const call = { root: io.root, bash: args.includes('--bash') }
  trackText(await io.stdin(), call, io.now(), io.program)
  return 0
}
