import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  type Cortex,
  encodeProofFile,
  type ProofContent,
  type Uri,
  verifyFile,
} from '@cortex-memory/core'
import { type Run, UsageError } from '../command.ts'
import { openExisting } from './open.ts'

export const prove: Run = async (args, context) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      content: { type: 'string' },
      consistency: { type: 'boolean' },
    },
  })
  if (values.output === undefined) throw new UsageError('prove needs a file: -o FILE')
  await using cortex = await openExisting(context)
  const file = values.consistency
    ? await growth(cortex, positionals)
    : await memories(cortex, positionals, values.content)
  await writeFile(values.output, file, { mode: 0o600 })
  const { kind, root } = verifyFile(file)
  if (context.json) context.print(JSON.stringify({ file: values.output, kind, root }))
  else context.print(`${kind} in ${values.output}, ${file.length} bytes\nroot ${root}`)
  return 0
}

/** What is wrong with a URI or a content is for the engine to say. */
async function memories(
  cortex: Cortex,
  uris: readonly string[],
  content: string | undefined,
): Promise<Uint8Array> {
  if (uris.length === 0) throw new UsageError('prove needs URIs, or --consistency FROM TO')
  const options = content === undefined ? {} : { content: content as ProofContent }
  const { proof } = await cortex.prove(uris as readonly Uri[], options)
  return encodeProofFile(proof)
}

async function growth(cortex: Cortex, counts: readonly string[]): Promise<Uint8Array> {
  const [from, to] = counts
  if (counts.length !== 2 || !counts.every((count) => /^\d{1,15}$/.test(count))) {
    throw new UsageError('--consistency expects two numbers of entries')
  }
  return await cortex.consistencyFile(Number(from), Number(to))
}
