import type { World } from './worlds.mjs'

export function walk(
  world: World,
  options?: { readonly mutant?: string; readonly limit?: number },
): {
  readonly states: number
  readonly isWhole?: boolean
  readonly problem?: string
  readonly way?: readonly string[]
}
