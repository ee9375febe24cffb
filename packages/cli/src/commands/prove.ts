import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  type Cortex,
  encodeProof,
  encodeProofFile,
  type ProofContent,
  type Uri,
  verifyFile,
} from '@cortex-memory/core'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { openExisting } from './open.ts'

interface Given {
  readonly content?: string | undefined
  readonly consistency?: boolean | undefined
  readonly entry?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const COUNT = /^\d{1,15}$/

export const prove: Run = async (args, context) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      content: { type: 'string' },
      consistency: { type: 'boolean' },
      entry: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
    },
  })
  if (values.output === undefined) throw new UsageError('prove needs a file: -o FILE')
  refuseMixtures(positionals, values)
  await using cortex = await openExisting(context)
  if (values.entry !== undefined) {
    return await entry(cortex, values.entry, values.output, context)
  }
  const isGrowth = values.consistency || values.from !== undefined
  const file = isGrowth
    ? await growth(cortex, await countsOf(cortex, positionals, values))
    : await memories(cortex, positionals, values.content)
  await writeFile(values.output, file, { mode: 0o600 })
  const { kind, root } = verifyFile(file)
  if (context.json) context.print(JSON.stringify({ file: values.output, kind, root }))
  else context.print(`${kind} in ${values.output}, ${file.length} bytes\nroot ${root}`)
  return 0
}

/** One file proves one thing: what would be left out of it is refused. */
function refuseMixtures(
  positionals: readonly string[],
  { content, consistency, entry, from, to }: Given,
): void {
  const things = [
    ...(positionals.length > 0 && !consistency ? ['URIs'] : []),
    ...(consistency ? ['--consistency'] : []),
    ...(entry === undefined ? [] : ['--entry']),
    ...(from === undefined ? [] : ['--from']),
  ]
  if (things.length > 1) {
    throw new UsageError(`prove makes a file of one thing, got ${things.join(' and ')}`)
  }
  if (to !== undefined && from === undefined) throw new UsageError('--to is for --from N')
  if (content !== undefined && things[0] !== 'URIs') {
    throw new UsageError('--content is for URIs')
  }
}

/** What is wrong with a URI or a content is for the engine to say. */
async function memories(
  cortex: Cortex,
  uris: readonly string[],
  content: string | undefined,
): Promise<Uint8Array> {
  if (uris.length === 0) throw new UsageError('prove needs URIs, --entry N, or --from N')
  const options = content === undefined ? {} : { content: content as ProofContent }
  const { proof } = await cortex.prove(uris as readonly Uri[], options)
  return encodeProofFile(proof)
}

/** `--consistency FROM TO`, or `--from FROM` with or without `--to TO`. */
async function countsOf(
  cortex: Cortex,
  positionals: readonly string[],
  { consistency, from, to }: Given,
): Promise<readonly string[]> {
  if (consistency) return positionals
  return [String(from), String(to ?? (await cortex.status()).nextSeq)]
}

async function growth(cortex: Cortex, counts: readonly string[]): Promise<Uint8Array> {
  const [from, to] = counts
  if (counts.length !== 2 || !counts.every((count) => COUNT.test(count))) {
    throw new UsageError('expected two numbers of entries: --from N --to N')
  }
  return await cortex.consistencyFile(Number(from), Number(to))
}

/** The bytes of an inclusion proof: `decodeProof` and `verifyInclusion` of the library check them. */
async function entry(
  cortex: Cortex,
  number: string,
  file: string,
  { json, note, print }: CommandContext,
): Promise<number> {
  if (!COUNT.test(number)) throw new UsageError(`--entry expects a number, got ${number}`)
  const { roots, proof } = await cortex.proveEntry(Number(number))
  const bytes = encodeProof(proof)
  await writeFile(file, bytes, { mode: 0o600 })
  const root = roots.overallRoot
  if (json) print(JSON.stringify({ file, kind: 'entry', root }))
  else print(`entry ${number} in ${file}, ${bytes.length} bytes\nroot ${root}`)
  note(
    '`cortex verify` does not read this file yet; decodeProof and verifyInclusion of the library do',
  )
  return 0
}
