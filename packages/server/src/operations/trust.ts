/** Operations that take back and account for: erase, scrub, revert, blame, trace, revoke. */
import {
  type Cortex,
  CortexError,
  type ErasureReceipt,
  encodeProofFile,
  LIMITS,
  type Uri,
} from '@cortex-memory/core'
import { z } from 'zod'
import { askedBy, resolveNewest } from './memories.ts'
import { type OperationContext, operation } from './operation.ts'
import {
  idOf,
  json,
  limit,
  plainObject,
  reason,
  receipt,
  reference,
  sequence,
  uriOf,
} from './schemas.ts'

const FACT = 'matrix://cortex/Fact/01HF7YAT00XR00000000000002'
const hash = z.string().describe('64 hex digits')

export const erase = operation({
  name: 'erase',
  title: 'Erase a memory',
  summary:
    'Remove the content of a memory from every file, permanently; a record of the erasure stays',
  effect: 'destructive',
  idempotent: true,
  input: z.strictObject({
    uri: reference,
    reason,
    yes: z
      .boolean()
      .default(false)
      .refine((confirmed) => confirmed, {
        error:
          'expected true (--yes), because what is erased cannot be brought back; `forget` only hides',
      })
      .describe('Confirm: this cannot be undone'),
  }),
  output: receipt.extend({
    erased: z.object({ reason: z.string(), at: z.int(), by: z.string() }),
    root: hash,
    proof: z.string().describe('A proof file in base64: under the root, the memory is erased'),
  }),
  examples: [
    { title: 'Erase', input: { uri: `${FACT}#1`, reason: 'the customer asked', yes: true } },
  ],
  cli: { positionals: ['uri'] },

  async run(context, input) {
    const meta = { reason: input.reason, ...askedBy(context) }
    const copies = (await context.branches?.holding(idOf(input.uri, 'uri'))) ?? []
    const staged: ErasureReceipt[] = []
    for (const copy of copies) staged.push(await copy.erase(await erasable(copy, input.uri), meta))
    const { manifest, proof, ...done } = await eraseIn(context, input.uri, meta, staged)
    const file = encodeProofFile(proof)
    return { ...done, root: manifest.overallRoot, proof: Buffer.from(file).toString('base64') }
  },
})

/** What was only ever staged on a branch is erased when its copy is. */
async function eraseIn(
  context: OperationContext,
  named: string,
  meta: Parameters<Cortex['erase']>[1],
  [staged]: readonly ErasureReceipt[],
): Promise<ErasureReceipt> {
  try {
    const cortex = await context.cortex()
    return await cortex.erase(await erasable(cortex, named), meta)
  } catch (error) {
    const isAbsent = error instanceof CortexError && error.code === 'NOT_FOUND'
    if (staged !== undefined && isAbsent) return staged
    throw error
  }
}

/** The URI of a memory, of one that was erased before too. */
async function erasable(cortex: Cortex, named: string): Promise<Uri> {
  try {
    return uriOf(await resolveNewest(cortex, named)) as Uri
  } catch (error) {
    const gone = error instanceof CortexError && error.code === 'ERASED'
    if (gone && typeof error.details?.uri === 'string') return error.details.uri as Uri
    throw error
  }
}

export const scrub = operation({
  name: 'scrub',
  title: 'Scrub the store',
  summary: 'Rewrite files that may still hold traces of erased content; the root stays the same',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({}),
  output: z.object({
    entries: z.int(),
    rootBefore: hash,
    root: hash,
    unreached: z
      .array(z.string())
      .optional()
      .describe(
        'What of erased bytes cannot be reached from here, where the journal is in another engine',
      ),
  }),
  examples: [{ title: 'Scrub', input: {} }],

  async run(context) {
    const { onProgress } = context
    const cortex = await context.cortex()
    const { unreached, ...report } = await cortex.scrub(
      onProgress === undefined ? {} : { onProgress },
    )
    return { ...report, ...(unreached === undefined ? {} : { unreached: [...unreached] }) }
  },
})

const RANGE = /^(\d{1,15})(?:\.\.(\d{1,15}))?$/

export const revert = operation({
  name: 'revert',
  title: 'Revert entries',
  summary: 'Undo one journal entry or a range, by adding new entries',
  effect: 'destructive',
  idempotent: false,
  input: z.strictObject({
    entries: z
      .string()
      .refine((text) => RANGE.test(text), {
        error: 'expected the number of an entry, or FROM..TO',
      })
      .describe('The number of an entry, or FROM..TO; `log` shows them'),
    reason,
  }),
  output: z.object({
    reverted: z.array(receipt).describe('Memories that are again as they were before'),
  }),
  examples: [
    { title: 'A range', input: { entries: '3..4', reason: 'a bad session' } },
    { title: 'One entry', input: { entries: '1', reason: 'not what I meant' } },
  ],
  cli: { positionals: ['entries'] },

  async run(context, input) {
    const [, from, to = from] = RANGE.exec(input.entries) ?? []
    const range = { from: Number(from), to: Number(to) }
    const done = await (await context.cortex()).revert(range, {
      reason: input.reason,
      ...askedBy(context),
    })
    return { reverted: [...done] }
  },
})

export const blame = operation({
  name: 'blame',
  title: 'Blame',
  summary: 'Show who changed a memory, when and why',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ uri: reference, limit: limit(1_000, 50) }),
  output: z.object({
    id: z.string(),
    total: z.int(),
    entries: z
      .array(
        z.object({
          seq: sequence,
          kind: z.string(),
          by: z.string(),
          at: z.int(),
          version: z.int().describe('The newest version after it'),
          subject: z.int().describe('Its place among the memories that the entry names'),
          provenance: json.optional(),
          reason: z.string().optional(),
          erased: z.literal(true).optional(),
        }),
      )
      .describe('The newest ones, oldest first'),
  }),
  examples: [{ title: 'Blame', input: { uri: '01HF7YAT00XR00000000000002' } }],
  cli: { positionals: ['uri'] },

  async run(context, input) {
    const id = idOf(input.uri, 'uri')
    const all = await (await context.cortex()).blame(id)
    const entries = all.slice(-input.limit).map(({ provenance, ...rest }) => ({
      ...rest,
      ...(provenance === undefined ? {} : { provenance: plainObject(provenance) }),
    }))
    return { id, total: all.length, entries }
  },
})

const steps = z.array(z.object({ id: z.string(), hops: z.int() }))
const names = z.array(z.string())

export const trace = operation({
  name: 'trace',
  title: 'Trace a memory',
  summary: 'Show what a memory was derived from, and what was derived from it',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ uri: reference }),
  output: z.object({
    id: z.string(),
    ancestors: steps,
    descendants: steps,
    supersedes: names,
    supersededBy: names,
    attested: z.array(
      z.object({
        seq: sequence,
        at: z.int(),
        by: z.string(),
        intentId: z.string(),
        success: z.boolean(),
      }),
    ),
    recalled: z.array(z.object({ seq: sequence, at: z.int(), by: z.string() })),
    truncated: z.boolean().describe('More was there than is listed'),
  }),
  examples: [{ title: 'Trace', input: { uri: `${FACT}#1` } }],
  cli: { positionals: ['uri'] },

  async run(context, input) {
    const cortex = await context.cortex()
    const found = await cortex.trace(await erasable(cortex, input.uri))
    return plainObject(found) as never
  },
})

export const revoke = operation({
  name: 'revoke',
  title: 'Revoke a grant',
  summary: 'Revoke a grant and everything passed on from it',
  effect: 'destructive',
  idempotent: true,
  input: z.strictObject({
    scopeId: z
      .string()
      .max(LIMITS.byBytes)
      .regex(
        /^[0-9a-fA-F]{64}$/,
        'expected the id of a grant, 64 hex digits, as `verify FILE` prints it',
      )
      .describe('64 hex digits, as `grant` and `verify FILE` print them'),
    reason,
  }),
  output: z.object({ scopeId: hash, seq: sequence }),
  examples: [{ title: 'Revoke', input: { scopeId: 'ab'.repeat(32), reason: 'the work is done' } }],
  cli: { positionals: ['scopeId'] },

  async run(context, input) {
    const cortex = await context.cortex()
    const { scopeId, seq } = await cortex.revokeScope(input.scopeId, { reason: input.reason })
    return { scopeId, seq }
  },
})
