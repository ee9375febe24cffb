import { parseArgs } from 'node:util'
import { syncCortex } from '../change/sync.ts'
import type { Command } from '../io.ts'
import { print, usage, workspaceOf } from './support.ts'

export const sync: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { write: { type: 'boolean' } },
  })
  if (positionals.length > 1) usage('sync [<project>]')
  const report = syncCortex(workspaceOf(io), positionals[0], values.write === true)
  const words = report.missing.map((line) => `${line.file}: ${line.line}\n`).join('')
  print(io, report, words || 'every file is listed\n')
  return 0
}
