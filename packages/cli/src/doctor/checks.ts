import { checkHome } from './check-home.ts'
import { checkHooks, checkHosts } from './check-hosts.ts'
import { checkDisk, checkEmbedder, checkVersions } from './check-machine.ts'
import { checkActors, checkProcesses } from './check-stores.ts'
import type { Check } from './finding.ts'

/** In the order in which they are shown. Those that need the home come after the others. */
export const MACHINE_CHECKS: readonly Check[] = [checkVersions, checkEmbedder]
export const HOME_CHECKS: readonly Check[] = [
  checkHome,
  checkDisk,
  checkActors,
  checkProcesses,
  checkHosts,
  checkHooks,
]
