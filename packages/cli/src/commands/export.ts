import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type Run, UsageError } from '../command.ts'
import { openExisting } from './open.ts'

export const exportCommand: Run = async (args, context) => {
  const { values } = parseArgs({
    args: [...args],
    options: { output: { type: 'string', short: 'o' } },
  })
  if (values.output === undefined && process.stdout.isTTY) {
    throw new UsageError('export writes bytes; name a file with -o FILE or redirect the output')
  }
  await using cortex = await openExisting(context)
  const root = await cortex.overallRoot()
  const stream = Readable.from(cortex.exportJournal())
  if (values.output === undefined) {
    for await (const chunk of stream) process.stdout.write(chunk as Uint8Array)
  } else {
    await pipeline(stream, createWriteStream(values.output, { mode: 0o600 }))
    if (context.json) context.print(JSON.stringify({ file: values.output, root }))
    else context.note(`exported to ${values.output}\nroot ${root}`)
  }
  return 0
}
