/**
 * Cortex inside coding agents: installers for their configuration, and the hooks they call.
 *
 * @module
 */

export { type Content, HOOK_EVENTS, type HookEvent } from './content.ts'
export { HOST_NAMES, HOSTS, type HostName } from './hosts.ts'
export { checkLaunch } from './install/check-launch.ts'
export {
  type FileChange,
  type InstallReport,
  type InstallRequest,
  installHosts,
  uninstallHosts,
} from './install/install.ts'
export { type InstalledFile, installedFiles } from './install/installed.ts'
export type { Launch } from './launch.ts'
export type { Surroundings } from './places.ts'
