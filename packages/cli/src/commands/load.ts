import type { Run } from '../command.ts'

/** The code of a local command is loaded when it is called. */
export const LOADERS: Readonly<Record<string, () => Promise<Run>>> = {
  tour: async () => (await import('./tour.ts')).tour,
  prove: async () => (await import('./prove.ts')).prove,
  verify: async () => (await import('./verify.ts')).verify,
  export: async () => (await import('./export.ts')).exportCommand,
  import: async () => (await import('./import.ts')).importCommand,
  embed: async () => (await import('./embed.ts')).embed,
  completion: async () => (await import('../completion.ts')).completion,
}
