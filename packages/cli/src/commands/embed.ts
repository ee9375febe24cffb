import { openCortex } from '@cortex-memory/core'
import { assertExists } from '@cortex-memory/server/operations/existing-actor'
import { type Run, UsageError } from '../command.ts'
import { withMeaning } from '../meaning.ts'
import { memories } from '../style.ts'

/** Gives every memory its vector now, instead of when a server runs. */
export const embed: Run = async (args, context) => {
  if (args.length > 0) throw new UsageError('embed takes no arguments')
  const { home: root, actor } = context
  assertExists({ home: root, actor })
  const cortex = await openCortex({ root, actor })
  try {
    const embedded = await withMeaning(cortex, context, async (done) => done)
    const { model, why, done, failed } = embedded
    const lost = failed === 0 ? '' : `, ${failed} failed and will be tried again`
    context.print(
      context.json
        ? JSON.stringify(embedded)
        : `${memories(done)} can be found by meaning${lost}\n${model} (${why})`,
    )
    return failed === 0 ? 0 : 1
  } finally {
    await cortex.close()
  }
}
