/**
 * The first call of an actor makes its store. One that is refused shall leave nothing behind, so it
 * is tried on a store that is thrown away before the real one is made.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, listActors, openCortex } from '@cortex-memory/core'
import type { OperationContext } from '@cortex-memory/server/operations'

/** Throws what the call would be refused with. */
export async function tryFirstCall(
  callContext: OperationContext,
  actors: { readonly actor: string; readonly user?: string },
  run: (callContext: OperationContext) => Promise<unknown>,
): Promise<void> {
  const { home } = callContext
  const { actor, user } = actors
  const known = listActors(home)
  if (known.includes(actor) && (user === undefined || known.includes(user))) return
  const root = mkdtempSync(join(tmpdir(), 'cortex-first-'))
  const opened = new Map<string, Promise<Cortex>>()
  const opening = async (name: string): Promise<Cortex> => {
    // What is there already cannot be written to twice.
    if (known.includes(name)) throw new KnownActor()
    const handle = opened.get(name) ?? openCortex({ root, actor: name, durability: 'fast' })
    opened.set(name, handle)
    return await handle
  }
  try {
    await run({
      ...callContext,
      home: root,
      cortex: () => opening(actor),
      ...(user === undefined ? {} : { user: () => opening(user) }),
    })
  } catch (error) {
    if (!(error instanceof KnownActor)) throw error
  } finally {
    for (const handle of opened.values()) {
      await handle.then(
        async (cortex) => await cortex.close(),
        () => undefined,
      )
    }
    rmSync(root, { recursive: true, force: true })
  }
}

/** Nothing would be made: there is nothing to try. */
class KnownActor extends Error {}
