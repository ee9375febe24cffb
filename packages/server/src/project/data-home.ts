import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where actors live unless the command line says otherwise. */
export function dataHome(): string {
  return process.env.CORTEX_HOME || join(homedir(), '.cortex')
}
