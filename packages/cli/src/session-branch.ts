/** What a hook needs of branches: its stores are its own, and are closed with it. */
import { type Cortex, openCortex } from '@cortex-memory/core'
import type { SessionBranch } from '@cortex-memory/hosts/worker'
import { Branches } from '@cortex-memory/server/branches'
import type { Actors, Checkout } from '@cortex-memory/server/project'

export function sessionBranch(
  home: string,
  { actor, claim }: Actors,
  checkout: Checkout | undefined,
): SessionBranch {
  const opened = new Map<string, { readonly store: Cortex; readonly writes: boolean }>()
  const release = async (name: string): Promise<void> => {
    const known = opened.get(name)
    opened.delete(name)
    await known?.store.close()
  }
  const open = async (name: string, writes: boolean): Promise<Cortex> => {
    const known = opened.get(name)
    if (known !== undefined && (known.writes || !writes)) return known.store
    await release(name)
    if (writes && name === actor) claim?.()
    const store = await openCortex({ root: home, actor: name, readOnly: !writes })
    opened.set(name, { store, writes })
    return store
  }
  const branches = new Branches({
    home,
    project: actor,
    checkout,
    isOn: checkout !== undefined,
    clock: Date.now,
    open: async (name) => await open(name, false),
    make: async (name) => await open(name, true),
    release,
  })
  return {
    working: async (options) => await branches.working(options),
    settle: async () => void (await branches.merge()),
    close: async () => {
      for (const name of [...opened.keys()]) await release(name)
    },
  }
}
