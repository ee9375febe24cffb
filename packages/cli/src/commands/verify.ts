import { parseArgs } from 'node:util'
import { type Run, UsageError } from '../command.ts'
import { operate } from '../operate.ts'
import { verifyFileCommand } from './verify-file.ts'

/** A file is checked here, where it is; the store is checked by the operation. */
export const verify: Run = async (args, context) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { root: { type: 'string' } },
  })
  const [file, ...more] = positionals
  if (more.length > 0) throw new UsageError('verify takes one file')
  if (file !== undefined) return await verifyFileCommand(file, values.root, context)
  if (values.root !== undefined) throw new UsageError('--root is for files')
  return await operate('verify', [], context)
}
