/** Where the context is, when nobody says. On the start-up path of the hook: few imports. */
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** CORTEX_CONTEXT, then CORTEX_HOME, then the home directory. */
export function defaultRoot(env: NodeJS.ProcessEnv = process.env): string {
  if (env.CORTEX_CONTEXT) return resolve(env.CORTEX_CONTEXT)
  const home = env.CORTEX_HOME ? resolve(env.CORTEX_HOME) : join(homedir(), '.cortex')
  return join(home, 'context')
}
