/** A pager for the length of one operation. Its code is loaded when it is first needed. */
import { join } from 'node:path'
import { type Cortex, CortexError, readVariable } from '@cortex-memory/core'
import type { Pager } from '@cortex-memory/pager'
import { askedBy } from './memories.ts'
import type { OperationContext } from './operation.ts'

/**
 * Without an embedder of its own: where the interface runs one, the store has it already, and an
 * operation must not load a model.
 */
export async function withPager<T>(
  context: OperationContext,
  [cortex, user]: readonly [Cortex, Cortex?],
  use: (pager: Pager) => Promise<T>,
): Promise<T> {
  const { openPager } = await import('@cortex-memory/pager')
  const { by } = askedBy(context)
  await using pager = await openPager({
    cortex,
    ...(user === undefined || user === cortex ? {} : { user }),
    speaker: context.origin,
    channel: context.channel,
    ...(by === undefined ? {} : { by }),
    embedder: 'none',
    clock: context.clock,
    config: skillsIn(context),
  })
  return await use(pager)
}

/** For what writes files beside the store: a store that cannot be written to has none written either. */
export async function writableStore({ cortex }: OperationContext): Promise<Cortex> {
  const store = await cortex()
  if (!(await store.status()).readOnly) return store
  throw new CortexError('READ_ONLY', `Cannot write: ${store.actor} was opened for reading only`)
}

/** A caller does not choose where files go: below the data home, unless the environment says. */
function skillsIn({ home, actor }: OperationContext): { skillsRoot?: string } {
  if (readVariable(process.env, 'CORTEX_SKILLS_DIR')) return {}
  return { skillsRoot: join(home, '.pager', actor, 'skills') }
}
