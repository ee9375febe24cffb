/**
 * `cortex init`: a store with the key that its grants are signed by. A new store has it in its first
 * entry; one that is there already and has no key gets it by an entry of its own, once.
 *
 * @module
 */
import { parseArgs } from 'node:util'
import { CortexError, listActors, openCortex } from '@cortex-memory/core'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { hex, readPublicKey } from './key-file.ts'

export const init: Run = async (args, context) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { owner: { type: 'string' } },
  })
  if (positionals.length > 0)
    throw new UsageError('init takes no arguments; name the actor with --actor NAME')
  const { home: root, actor } = context
  const ownerKey = values.owner === undefined ? undefined : await readPublicKey(values.owner)
  if (listActors(root).includes(actor)) {
    if (ownerKey !== undefined) return await addOwner(ownerKey, context)
    const how = 'To give it an owner key, add --owner KEYFILE'
    throw new CortexError(
      'ALREADY_EXISTS',
      `Cannot create a store for ${actor}: it exists already. ${how}`,
    )
  }
  const owner = ownerKey === undefined ? {} : { ownerKey }
  await using cortex = await openCortex({ root, actor, ...owner })
  const made = { actor, home: root, root: await cortex.overallRoot() }
  if (context.json) {
    context.print(JSON.stringify({ ...made, ...(ownerKey && { ownerKey: hex(ownerKey) }) }))
  } else {
    const key = ownerKey === undefined ? 'no owner key' : `owner key ${hex(ownerKey)}`
    context.print(`created a store for ${actor}\n${key}\nroot ${made.root}`)
  }
  return 0
}

async function addOwner(ownerKey: Uint8Array, context: CommandContext): Promise<number> {
  const { home: root, actor } = context
  await using cortex = await openCortex({ root, actor })
  const set = await cortex.setOwner(ownerKey)
  const now = { actor, home: root, root: await cortex.overallRoot(), ownerKey: hex(ownerKey) }
  if (context.json) context.print(JSON.stringify({ ...now, ...(set && { seq: set.seq }) }))
  else {
    const what =
      set === undefined ? 'has this owner key already' : `got its owner key by entry ${set.seq}`
    context.print(`the store of ${actor} ${what}\nowner key ${now.ownerKey}\nroot ${now.root}`)
  }
  return 0
}
