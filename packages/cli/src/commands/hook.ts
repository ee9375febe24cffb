import type { Run } from '../command.ts'
import { hook } from '../hook.ts'

/** With options before its name; without, `main.ts` comes here by a shorter way. */
export const hookCommand: Run = async (args, { home, actor, user }) =>
  await hook(args, home, user === undefined ? actor : undefined)
