/** `cortex init`: a store whose first entry names the key that its grants are signed by. */
import { parseArgs } from 'node:util'
import { CortexError, listActors, openCortex } from '@cortex-memory/core'
import { type Run, UsageError } from '../command.ts'
import { hex, readPublicKey } from './key-file.ts'

export const init: Run = async (args, context) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { owner: { type: 'string' } },
  })
  if (positionals.length > 0) throw new UsageError('init takes no words; --actor names the actor')
  const { home: root, actor } = context
  const ownerKey = values.owner === undefined ? undefined : await readPublicKey(values.owner)
  if (listActors(root).includes(actor)) {
    const why = 'its first entry, which names the owner key, cannot change'
    throw new CortexError('ALREADY_EXISTS', `Cannot make a store of ${actor}: there is one; ${why}`)
  }
  const owner = ownerKey === undefined ? {} : { ownerKey }
  context.claim?.()
  await using cortex = await openCortex({ root, actor, ...owner })
  const made = { actor, home: root, root: await cortex.overallRoot() }
  if (context.json) {
    context.print(JSON.stringify({ ...made, ...(ownerKey && { ownerKey: hex(ownerKey) }) }))
  } else {
    const key = ownerKey === undefined ? 'no owner key' : `owner key ${hex(ownerKey)}`
    context.print(`a store of ${actor}\n${key}\nroot ${made.root}`)
  }
  return 0
}
