/** Where the context is, when nobody says. On the start-up path of the hook: few imports. */
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** CORTEX_CONTEXT, then CORTEX_HOME, then the home directory. */
export function defaultRoot(env: NodeJS.ProcessEnv = process.env): string {
  if (env.CORTEX_CONTEXT) return resolve(env.CORTEX_CONTEXT)
  return env.CORTEX_HOME ? join(resolve(env.CORTEX_HOME), 'context') : usualRoot()
}

/** Where it is when nothing in the environment says otherwise. */
export function usualRoot(): string {
  return join(homedir(), '.cortex', 'context')
}
