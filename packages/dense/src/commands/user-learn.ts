import { parseArgs } from 'node:util'
import { learnUser } from '../change/user-profile.ts'
import type { Command } from '../io.ts'
import { print, workspaceOf } from './support.ts'

export const userLearn: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { section: { type: 'string' }, by: { type: 'string' } },
  })
  const result = await learnUser(workspaceOf(io), positionals.join(' '), {
    ...(values.section === undefined ? {} : { section: values.section }),
    ...(values.by === undefined ? {} : { by: values.by }),
  })
  const old = result.replaced === undefined ? '' : ` (was: ${result.replaced})`
  print(io, result, `${result.outcome}${old}, ${result.bytes} bytes\n`)
  return 0
}
