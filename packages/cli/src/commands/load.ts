import type { Run } from '../command.ts'

/** The code of a local command is loaded when it is called. */
export const LOADERS: Readonly<Record<string, () => Promise<Run>>> = {
  tour: async () => (await import('./tour.ts')).tour,
  serve: async () => (await import('./serve.ts')).serve,
  journal: async () => (await import('./journal.ts')).journal,
  explore: async () => (await import('./explore.ts')).explore,
  token: async () => (await import('./token.ts')).token,
  prove: async () => (await import('./prove.ts')).prove,
  verify: async () => (await import('./verify.ts')).verify,
  export: async () => (await import('./export.ts')).exportCommand,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  import: async () => (await import('./import.ts')).importCommand,
  init: async () => (await import('./init.ts')).init,
  key: async () => (await import('./key.ts')).key,
  grant: async () => (await import('./grant.ts')).grant,
  install: async () => (await import('./install.ts')).install,
  uninstall: async () => (await import('./install.ts')).uninstall,
  hook: async () => (await import('./hook.ts')).hookCommand,
  doctor: async () => (await import('./doctor.ts')).doctor,
  project: async () => (await import('./project.ts')).project,
  config: async () => (await import('./config.ts')).config,
  actors: async () => (await import('./actors.ts')).actors,
  mcp: async () => (await import('./mcp.ts')).mcp,
  embed: async () => (await import('./embed.ts')).embed,
  completion: async () => (await import('../completion.ts')).completion,
}
