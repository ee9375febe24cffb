/** The store of a mirror: an actor of its own in the data home, which can always be dropped. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Cortex, openCortex } from '@cortex-memory/core'

export async function openMirror(home: string, actor: string): Promise<Cortex> {
  return await openCortex({ root: home, actor })
}

export async function dropMirror(home: string, actor: string): Promise<void> {
  // Only ever a mirror: its name says so, and its files are derived.
  if (!/^dense-[0-9a-f]{16}$/.test(actor)) throw new Error(`${actor} is not a mirror`)
  rmSync(join(home, actor), { recursive: true, force: true })
}
