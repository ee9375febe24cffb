/**
 * Puts Cortex into coding agents: it edits their configuration files, and takes itself out again
 * without changing any other byte.
 *
 * {@link installHosts} and {@link uninstallHosts} do what `cortex install` and `cortex uninstall` do;
 * with `dryRun` they only say what would change. {@link HOSTS} lists the agents that are known, with
 * the files that each reads.
 *
 * ```ts no-run
 * import { HOSTS, installedFiles } from '@cortex-memory/hosts'
 *
 * console.log(Object.keys(HOSTS))
 * for (const { file, missing } of installedFiles('/home/ada/.cortex')) console.log(file, missing)
 * ```
 *
 * What is installed: an MCP server entry, hooks that brief the agent and learn from its sessions
 * where the host has hooks, and instructions where it reads any. Comments and formatting of
 * configuration files survive; read-only files are left alone.
 *
 * `@cortex-memory/hosts/hook`, `./worker` and `./failures` are the programs behind the hooks; they are
 * started by `cortex hook` and are of no use on their own.
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
