/** `cortex key`: what signs grants, and what an agent proves itself with. */
import { parseArgs } from 'node:util'
import { type Run, UsageError } from '../command.ts'
import { hex, makeKeyFile, readSigner } from './key-file.ts'

export const key: Run = async (args, context) => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  const [verb, file] = positionals
  if ((verb !== 'new' && verb !== 'show') || file === undefined || positionals.length > 2) {
    throw new UsageError('expected `key new FILE` or `key show FILE`')
  }
  const publicKey = hex(
    verb === 'new' ? await makeKeyFile(file) : (await readSigner(file)).publicKey,
  )
  if (context.json) context.print(JSON.stringify({ file, publicKey }))
  else context.print(`public key ${publicKey}`)
  return 0
}
