/** Which tools a server shows. */
import { DEFAULT_TOOLS } from './default-tools.ts'
import type { Tool } from './tool.ts'

export const PROFILES = ['default'] as const
export type Profile = (typeof PROFILES)[number]

export const TOOLS: Readonly<Record<Profile, readonly Tool[]>> = {
  default: DEFAULT_TOOLS,
}
