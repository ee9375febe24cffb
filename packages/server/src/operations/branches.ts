/**
 * Operations on what is staged on git branches: list it, merge it into the project's memory, give it up.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { z } from 'zod'
import { type BranchesOfProject, type OperationContext, operation } from './operation.ts'

const name = z.string().min(1).max(1_024)

/** A branch on which something is staged, as it is shown. */
export const listedBranch: z.ZodObject<{
  branch: z.ZodString
  actor: z.ZodString
  memories: z.ZodInt
  changes: z.ZodInt
  at: z.ZodInt
  place: z.ZodString
  isHere: z.ZodBoolean
  merged: z.ZodOptional<z.ZodEnum<{ merged: 'merged'; rebased: 'rebased'; squashed: 'squashed' }>>
}> = z.object({
  branch: z.string(),
  actor: z.string().describe('The actor of what is staged'),
  memories: z.int().describe('How many are staged that the project does not have'),
  changes: z.int().describe('How many memories of the project were changed'),
  at: z.int().describe('When the first one was'),
  place: z.string().describe('The repository in which it was last worked on'),
  isHere: z.boolean().describe('Whether it is the branch here'),
  merged: z
    .enum(['merged', 'rebased', 'squashed'])
    .optional()
    .describe('How its commits came into the main branch; none: they have not, or git cannot tell'),
})

export const branchList = operation({
  name: 'branch-list',
  title: 'List branches',
  summary: 'List the git branches whose memories are staged, and which of them are merged',
  effect: 'read',
  idempotent: true,
  storeless: true,
  input: z.strictObject({}),
  output: z.object({
    here: z
      .object({ branch: z.string(), staged: z.boolean(), why: z.string() })
      .optional()
      .describe('The branch here; none where branch memory is off'),
    branches: z.array(listedBranch),
  }),
  examples: [{ title: 'All', input: {} }],

  async run(context) {
    const branches = branchesOf(context)
    const here = branches.here()
    return { ...(here === undefined ? {} : { here }), branches: [...(await branches.list())] }
  },
})

export const branchMerge = operation({
  name: 'branch-merge',
  title: 'Merge a branch',
  summary: "Move what is staged on merged branches into the project's memory",
  effect: 'write',
  idempotent: true,
  storeless: true,
  input: z.strictObject({
    branch: name
      .optional()
      .describe(
        'This one, whatever git says of it; default: all that are merged into the main one',
      ),
    take: z
      .enum(['branch', 'project'])
      .optional()
      .describe('Whose word counts where both changed a memory; default: neither, it stays staged'),
  }),
  output: z.object({
    merged: z.array(
      z.object({
        branch: z.string(),
        taken: z.int().describe('Memories and versions that the project has now'),
        conflicts: z
          .array(z.object({ uri: z.string(), branch: z.string(), project: z.string().optional() }))
          .describe('What both changed; the branch stays staged until it is decided'),
        how: z.enum(['merged', 'rebased', 'squashed', 'named']).describe('Why it was merged'),
      }),
    ),
  }),
  examples: [{ title: 'All that git calls merged', input: {} }],
  cli: { positionals: ['branch'], options: { take: { value: 'SIDE' } } },

  async run(context, { branch, take }) {
    const done = await branchesOf(context).merge(branch, take)
    return {
      merged: done.map((each) => ({
        ...each,
        conflicts: each.conflicts.map((conflict) => ({ ...conflict })),
      })),
    }
  },
})

export const branchDrop = operation({
  name: 'branch-drop',
  title: 'Drop a branch',
  summary: 'Give up what is staged on a git branch, permanently',
  effect: 'destructive',
  idempotent: false,
  storeless: true,
  input: z.strictObject({
    branch: name.describe('The branch whose memories are given up'),
    yes: z
      .boolean()
      .default(false)
      .refine((confirmed) => confirmed, {
        error:
          'expected true (--yes), because what is dropped cannot be brought back; `branch merge` keeps it',
      })
      .describe('Confirm: this cannot be undone'),
  }),
  output: z.object({ branch: z.string(), memories: z.int().describe('How many were given up') }),
  examples: [{ title: 'An experiment that failed', input: { branch: 'redis', yes: true } }],
  cli: { positionals: ['branch'] },

  async run(context, { branch }) {
    return await branchesOf(context).drop(branch)
  },
})

/** A part of a memory has no branches; where nobody looks for any, there are none. */
function branchesOf({ branches, scoped }: OperationContext): BranchesOfProject {
  if (branches !== undefined) return branches
  if (scoped === undefined) return NONE
  throw new CortexError(
    'SCOPE_VIOLATION',
    'Cannot use branches through a scope: they belong to the whole memory',
  )
}

const NONE: BranchesOfProject = {
  here: () => undefined,
  list: async () => [],
  merge: async (branch) => (branch === undefined ? [] : nothingOn(branch)),
  drop: async (branch) => nothingOn(branch),
  holding: async () => [],
}

function nothingOn(branch: string): never {
  throw new CortexError('NOT_FOUND', `Nothing is staged on a branch \`${branch}\``, {
    path: 'branch',
  })
}
