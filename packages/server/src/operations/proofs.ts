/** Proofs for somebody who trusts neither the store nor this server: memories and links, as files. */
import { encodeProofFile, LIMITS, type MultiProof, type Uri } from '@cortex-memory/core'
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
  proof: z.string().describe('A proof file in base64; `cortex verify FILE --root HEX` checks it'),
})

const FACT = 'matrix://cortex/Fact/01HF7YAT00XR00000000000002#2'

export const prove = operation({
  name: 'prove',
  title: 'Prove memories',
  summary: 'Prove that memories are in the store under its root, as a file that anybody can check',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    uris: z
      .array(z.string().min(1).max(128))
      .min(1)
      .max(LIMITS.proofItems)
      .describe('URIs of the memories'),
    content,
  }),
  output: proofFile,
  examples: [
    { title: 'That a memory is there', input: { uris: [FACT] } },
    { title: 'And what it says', input: { uris: [FACT], content: 'version' } },
  ],
  cli: { positionals: ['uris'] },

  async run(context, { uris, content: shown }) {
    const cortex = await memoryOf(context)
    const options = shown === undefined ? {} : { content: shown }
    return fileOf(await cortex.prove(uris as Uri[], options))
  },
})

export const proveEdge = operation({
  name: 'prove-edge',
  title: 'Prove a link',
  summary: 'Prove that two memories are linked, or that they are not, as a file',
  effect: 'read',
  idempotent: true,
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
  return { root, journalCount, proof: Buffer.from(encodeProofFile(proof)).toString('base64') }
}
