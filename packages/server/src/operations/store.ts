/** Operations on the store as a whole: status, root, snapshot, verify, rebuild. */
import { type Cortex, CortexError, LIMITS, rebuildStore, verifyStore } from '@cortex-memory/core'
import { z } from 'zod'
import { listedBranch } from './branches.ts'
import { assertExists } from './existing-actor.ts'
import { defined } from './memories.ts'
import {
  type BranchHere,
  type ListedBranch,
  type OperationContext,
  operation,
} from './operation.ts'
import { json, plainObject } from './schemas.ts'
import { memoryOf, storesOf } from './two-memories.ts'

const nothing = z.strictObject({})
const hash = z.string().describe('64 hex digits')

export const status = operation({
  name: 'status',
  title: 'Status',
  summary: 'Show whose memory this is, what it holds and how it is doing',
  effect: 'read',
  idempotent: true,
  needsStore: true,
  input: nothing,
  output: z.object({
    actor: z.string(),
    home: z.string(),
    format: z.int(),
    durability: z.enum(['commit', 'fast']),
    readOnly: z.boolean(),
    nextSeq: z.int(),
    root: hash,
    save: z
      .object({ seq: z.int().describe('The last entry that the root covers'), root: hash })
      .describe('Keep this elsewhere: `verify --root` says later whether the history extends it'),
    ownerKey: z.string().optional().describe("The owner's public key, where the store has one"),
    begunAs: z
      .string()
      .optional()
      .describe(
        'The name in the first entry, where it is another: the store was copied or imported',
      ),
    memories: z.int(),
    tombstoned: z.int(),
    erased: z.int(),
    edges: z.int(),
    lag: z.int().describe('Entries that the view does not show yet'),
    viewGeneration: z.int(),
    remote: z
      .object({
        engine: z.string(),
        seq: z.int().describe('The last entry there, as last seen'),
        lag: z.int().describe('Entries there that are not here yet'),
        agreedAt: z.int().optional().describe('When both were last seen to be the same'),
        unavailable: z.string().optional().describe('Why it cannot be reached just now'),
        frozen: z.string().optional().describe('Why nothing more is taken from it'),
        warnings: z.array(z.string()).describe('How a write could still be lost'),
      })
      .optional()
      .describe('The engine that keeps the journal, where it is another one'),
    repairs: z.array(json),
    broken: z.string().optional(),
    why: z.string().optional().describe('Why it is this actor'),
    user: z
      .object({ actor: z.string(), memories: z.int() })
      .optional()
      .describe("The user's own memory beside it"),
    branch: z
      .object({ branch: z.string(), staged: z.boolean(), why: z.string() })
      .optional()
      .describe('The git branch here, and whether new memories are staged for it'),
    staged: z
      .array(listedBranch)
      .optional()
      .describe('Branches whose memories are not merged yet, where there are any'),
    embedding: z
      .object({ name: z.string().optional(), why: z.string() })
      .describe('What would compare texts by meaning'),
    vectors: z
      .object({ model: z.string(), done: z.int(), pending: z.int(), failed: z.int() })
      .optional()
      .describe('How many memories can be found by meaning, where any can'),
    embedder: z
      .object({
        id: z.string(),
        owner: z.boolean().describe('Whether this process embeds, or another one'),
        lag: z.int(),
        done: z.int(),
        pending: z.int(),
        unlinked: z.int().optional(),
        failed: z.int(),
        why: z.string().optional().describe('What went wrong last'),
      })
      .optional()
      .describe('The embedder of this process, where one runs'),
  }),
  examples: [{ title: 'Status', input: {} }],

  async run(context) {
    const [first, second] = await storesOf(context).catch((error) => explained(error, context))
    const { repairs, remote, ...rest } = await first.status()
    const { plannedEmbedder } = await import('@cortex-memory/embed')
    const { name, why } = await plannedEmbedder()
    const branches = await branchesIn(context)
    return {
      ...rest,
      repairs: repairs.map(plainObject),
      ...(remote === undefined ? {} : { remote: { ...remote, warnings: [...remote.warnings] } }),
      ...defined({ why: whyOf(context, rest.actor, branches.staged) }),
      ...(second === undefined ? {} : { user: await countedIn(second) }),
      ...branches,
      embedding: { ...defined({ name }), why: context.embedderChoice ?? why },
    }
  },
})

async function branchesIn({ branches }: OperationContext): Promise<{
  branch?: BranchHere
  staged?: ListedBranch[]
}> {
  const [here, staged] = [branches?.here(), (await branches?.list()) ?? []]
  return { ...defined({ branch: here }), ...(staged.length === 0 ? {} : { staged: [...staged] }) }
}

/** Who asks where nothing is remembered yet wants to know anyway where it would go. */
function explained(error: unknown, { actor, user, why }: OperationContext): never {
  const isAbsent = error instanceof CortexError && error.code === 'NOT_FOUND'
  // A name that was typed is more likely wrong than new.
  if (!isAbsent || user === undefined || why === undefined) throw error
  throw new CortexError(
    'NOT_FOUND',
    `${actor} has no memory yet (${why}): the first thing that is remembered makes it`,
    { cause: error },
  )
}

/** A project whose first memory is still to come is named in the status of the user's. */
function whyOf(
  { actor, why }: OperationContext,
  shown: string,
  staged: readonly ListedBranch[] = [],
): string | undefined {
  if (why === undefined || shown === actor) return why
  if (staged.some((each) => each.actor === shown)) {
    return `${actor} has no memory yet (${why}) but what is staged on this branch`
  }
  return `${actor} has no memory yet (${why}); this is the user's own`
}

async function countedIn(cortex: Cortex): Promise<{ actor: string; memories: number }> {
  const { actor, memories } = await cortex.status()
  return { actor, memories }
}

export const root = operation({
  name: 'root',
  title: 'Root',
  summary: 'Print the hash that commits to everything in the store',
  effect: 'read',
  idempotent: true,
  needsStore: true,
  input: nothing,
  output: z.object({ root: hash }),
  examples: [{ title: 'Root', input: {} }],

  async run(context) {
    return { root: await (await memoryOf(context)).overallRoot() }
  },
})

export const snapshot = operation({
  name: 'snapshot',
  title: 'Snapshot',
  summary: 'Record the current roots as a numbered snapshot',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({
    trigger: z
      .string()
      .min(1)
      .max(LIMITS.snapshotTriggerBytes)
      .default('manual')
      .describe('Why the snapshot is taken; default: manual'),
  }),
  output: z.object({
    actor: z.string(),
    number: z.int(),
    journalCount: z.int(),
    journalRoot: hash,
    memoriesRoot: hash,
    edgesRoot: hash,
    overallRoot: hash,
    createdAt: z.int(),
    trigger: z.string(),
    counters: z.object({ memories: z.int(), edges: z.int(), tombstoned: z.int() }),
  }),
  examples: [{ title: 'Before something risky', input: { trigger: 'before import' } }],

  async run(context, input) {
    return await (await context.cortex()).snapshot(input.trigger)
  },
})

export const verify = operation({
  name: 'verify',
  title: 'Verify the store',
  summary: 'Recompute everything from the journal and compare; changes nothing',
  effect: 'read',
  idempotent: true,
  needsStore: true,
  input: z.strictObject({
    root: hash
      .regex(/^[0-9a-fA-F]{64}$/, 'expected 64 hex digits')
      .optional()
      .describe('A root that you saved: says whether the history extends it'),
    manifest: z
      .object({
        actor: z.string(),
        journalCount: z.int().min(0),
        overallRoot: z.string().regex(/^[0-9a-fA-F]{64}$/, 'expected 64 hex digits'),
      })
      .optional()
      .describe('A manifest that you saved, as `snapshot` gives it; instead of root'),
  }),
  output: z.object({
    ok: z.boolean(),
    problems: z.array(z.object({ code: z.string(), key: z.string(), message: z.string() })),
    more: z.int().describe('Problems beyond those listed'),
    entries: z.int(),
    memories: z.int(),
    edges: z.int(),
    keys: z.int(),
    root: z.string(),
    saved: z
      .object({
        root: hash,
        extended: z.boolean().describe('Whether the history extends it'),
        seq: z.int().optional().describe('The entry that led to it'),
      })
      .optional(),
    notChecked: z.array(z.string()).describe('What this cannot know'),
    begunAs: z.string().optional().describe('The name in the first entry, where it is another'),
  }),
  examples: [
    { title: 'Verify', input: {} },
    { title: 'Compare with what was saved', input: { root: 'ab'.repeat(32) } },
  ],

  // Not through the handle: a view that cannot be opened is what this is for.
  async run(context, input) {
    assertExists(context)
    const options = { ...watched(context), ...input }
    const report = await verifyStore(context.home, context.actor, options)
    return { ...report, problems: [...report.problems], notChecked: [...report.notChecked] }
  },
})

export const rebuild = operation({
  name: 'rebuild',
  title: 'Rebuild the view',
  summary: 'Rebuild all indexes from the journal; the root stays the same',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({
    recover: z
      .boolean()
      .optional()
      .describe(
        'If the journal lacks entries that were acknowledged (an older copy, a cut file): go on with what is there, and say what is lost',
      ),
  }),
  output: z.object({
    entries: z.int(),
    rootBefore: hash,
    root: hash,
    repairs: z
      .array(z.object({ what: z.string(), why: z.string() }))
      .describe('What had to be repaired in the journal'),
  }),
  examples: [{ title: 'Rebuild', input: {} }],

  async run(context, { recover }) {
    assertExists(context)
    const { repairs, ...rebuilt } = await rebuildStore(context.home, context.actor, {
      ...watched(context),
      ...(recover === undefined ? {} : { recover }),
    })
    return { ...rebuilt, repairs: repairs.filter(({ what }) => what !== 'view-rebuilt') }
  },
})

function watched({ onProgress }: OperationContext): {
  onProgress?: (done: number, total: number) => void
} {
  return onProgress === undefined ? {} : { onProgress }
}
