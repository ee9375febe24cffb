import type { WorldName } from './worlds.mjs'

export const MUTANTS: Readonly<Record<string, WorldName>>
