/** Our entry among the servers of a host: its name, and how it is known again. */

export const SERVER_NAME = 'cortex'

/** The built command, wherever the clone or the package lies. */
const PROGRAM = /(^|[\\/])cli[\\/]dist[\\/](main\.js|cortex\.cjs)$/

/** Whether an entry starts our server, of this or of another place. */
export function isOurServer(entry: unknown): boolean {
  const { command, args } = (entry ?? {}) as { command?: unknown; args?: unknown }
  if (!Array.isArray(args) || !args.every((each) => typeof each === 'string')) return false
  const words = [command, ...args] as string[]
  return words.includes('mcp') && words.some((word) => PROGRAM.test(word) || word === SERVER_NAME)
}

const HOOK = /[\\/]cli[\\/]dist[\\/](?:main\.js|cortex\.cjs)["']? (hook [a-z-]+|ctx track)\b/

/** Whether a line of a shell runs one of our hooks. `cortex …` by name was written by a person. */
export function isOurHook(line: unknown): boolean {
  return typeof line === 'string' && HOOK.test(line)
}
