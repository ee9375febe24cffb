import { parseArgs } from 'node:util'
import { listActors } from '@cortex-memory/core'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { operate } from '../operate.ts'
import { finish, isUnfinished } from '../unfinished.ts'
import { readManifest } from './read-manifest.ts'
import { verifyFileCommand } from './verify-file.ts'

/** A file is checked here, where it is; the store is checked by the operation. */
export const verify: Run = async (args, context) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { root: { type: 'string' }, manifest: { type: 'string' } },
  })
  const [file, ...more] = positionals
  if (more.length > 0) throw new UsageError('verify takes one file')
  if (values.root !== undefined && !/^[0-9a-fA-F]{64}$/.test(values.root)) {
    throw new UsageError('--root expects 64 hex digits')
  }
  if (file !== undefined) {
    if (values.manifest !== undefined) throw new UsageError('--manifest is for the store')
    return await verifyFileCommand(file, values.root, context)
  }
  await finishIfBegun(context)
  if (values.manifest === undefined) {
    return await operate(
      'verify',
      values.root === undefined ? [] : ['--root', values.root],
      context,
    )
  }
  if (values.root !== undefined) throw new UsageError('verify takes --root or --manifest, not both')
  const manifest = JSON.stringify(await readManifest(values.manifest))
  return await operate('verify', ['--manifest', manifest], context)
}

/** A store that was killed before its first entry has nothing to check until it is finished. */
async function finishIfBegun({ home, actor, note }: CommandContext): Promise<void> {
  if (!listActors(home).includes(actor) || !isUnfinished(home, actor)) return
  await finish(home, actor)
  note(`cortex: ${actor} was created only in part; it is complete now`)
}
