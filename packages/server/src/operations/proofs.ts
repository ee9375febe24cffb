/** Proofs for somebody who trusts neither the store nor this server: memories, links, entries, growth. */
import {
  type Cortex,
  encodeProof,
  encodeProofFile,
  LIMITS,
  type MultiProof,
  type Uri,
  verifyFile,
} from '@cortex-memory/core'
import { z } from 'zod'
import { operation } from './operation.ts'
import { edgeType, idOf, reference } from './schemas.ts'
import { memoryOf } from './two-memories.ts'

const content = z
  .enum(['hash', 'public', 'head', 'version'])
  .optional()
  .describe('How much of each memory the proof shows; default: hash, which shows nothing')

const proofFile = z.object({
  root: z.string().describe('The root that the proof leads to, 64 hex digits'),
  journalCount: z.int().describe('Entries that the root covers'),
  proof: z
    .string()
    .describe(
      'A proof file in base64; `cortex verify FILE --root HEX` checks it. Of an entry: the bytes of an inclusion proof',
    ),
})

const FACT = 'matrix://cortex/Fact/01HF7YAT00XR00000000000002#2'

const provenShape = proofFile.extend({
  leaf: z.string().optional().describe('Of an entry: what the tree of the journal holds for it'),
  roots: z
    .object({ journal: z.string(), memories: z.string(), edges: z.string() })
    .optional()
    .describe('Of an entry: the parts that make the root'),
})

const count = z.int().min(0).max(LIMITS.sequenceMax)

export const prove = operation({
  name: 'prove',
  title: 'Prove memories, an entry or growth',
  summary:
    'Prove that memories or an entry are in the store, or that its journal only grew, as a file',
  effect: 'read',
  idempotent: true,
  needsStore: true,
  input: z
    .strictObject({
      uris: z
        .array(z.string().min(1).max(128))
        .min(1)
        .max(LIMITS.proofItems)
        .optional()
        .describe('URIs of the memories'),
      content,
      entry: count.optional().describe('Instead of memories: the number of a journal entry'),
      from: count
        .optional()
        .describe('Instead of memories: prove that the journal of this many entries only grew'),
      to: count.optional().describe('Up to this many entries; default: all'),
    })
    .refine(
      ({ uris, entry, from }) =>
        [uris, entry, from].filter((each) => each !== undefined).length === 1,
      { error: 'expected one of uris, entry, or from with to', path: ['uris'] },
    )
    .refine(({ from, to }) => to === undefined || from !== undefined, {
      error: 'expected `from` with it: how many entries there were before',
      path: ['to'],
    }),
  output: provenShape,
  examples: [
    { title: 'That a memory is there', input: { uris: [FACT] } },
    { title: 'And what it says', input: { uris: [FACT], content: 'version' } },
    { title: 'That an entry is in the journal', input: { entry: 1 } },
    { title: 'That nothing was changed since', input: { from: 1 } },
  ],
  cli: { positionals: ['uris'] },

  async run(context, { uris, content: shown, entry, from, to }) {
    if (uris !== undefined) {
      const cortex = await memoryOf(context)
      const options = shown === undefined ? {} : { content: shown }
      return fileOf(await cortex.prove(uris as Uri[], options))
    }
    const cortex = await context.cortex()
    return entry === undefined
      ? await growth(cortex, from ?? 0, to)
      : await entryProof(cortex, entry)
  },
})

async function growth(
  cortex: Cortex,
  from: number,
  to: number | undefined,
): Promise<z.output<typeof proofFile>> {
  const journalCount = to ?? (await cortex.status()).nextSeq
  const file = await cortex.consistencyFile(from, journalCount)
  return { root: verifyFile(file).root, journalCount, proof: base64(file) }
}

/** The bytes of an inclusion proof: `decodeProof` and `verifyInclusion` of the library check them. */
async function entryProof(cortex: Cortex, seq: number): Promise<z.output<typeof provenShape>> {
  const { roots, proof } = await cortex.proveEntry(seq)
  let leaf: string | undefined
  for await (const found of cortex.journal({ from: seq, to: seq })) leaf = found.leaf
  const {
    overallRoot: root,
    journalRoot: journal,
    memoriesRoot: memories,
    edgesRoot: edges,
  } = roots
  return {
    root,
    journalCount: proof.count,
    proof: base64(encodeProof(proof)),
    ...(leaf === undefined ? {} : { leaf }),
    roots: { journal, memories, edges },
  }
}

export const proveEdge = operation({
  name: 'prove-edge',
  title: 'Prove a link',
  summary: 'Prove that two memories are linked, or that they are not, as a file',
  effect: 'read',
  idempotent: true,
  needsStore: true,
  input: z.strictObject({ src: reference, type: edgeType, dst: reference }),
  output: proofFile,
  examples: [
    {
      title: 'That nothing links them',
      input: {
        src: '01HF7YAT00XR00000000000002',
        type: 'references',
        dst: '01HF7YAT00XR00000000000001',
      },
    },
  ],
  cli: { positionals: ['src', 'type', 'dst'] },

  async run(context, { src, type, dst }) {
    const cortex = await memoryOf(context)
    const edge = { src: idOf(src, 'src'), type, dst: idOf(dst, 'dst') }
    return fileOf(await cortex.proveEdges([edge]))
  },
})

function fileOf({
  manifest,
  proof,
}: {
  readonly manifest: { readonly overallRoot: string; readonly journalCount: number }
  readonly proof: MultiProof
}): z.output<typeof proofFile> {
  const { overallRoot: root, journalCount } = manifest
  return { root, journalCount, proof: base64(encodeProofFile(proof)) }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}
