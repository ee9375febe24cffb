/**
 * What an agent should know before a task: what must not be forgotten, and what the words of the
 * task recall, as one text within a budget.
 *
 * @module
 */
import {
  type Bundle,
  type ContextOptions,
  estimateRealTokens,
  LIMITS,
  type Memory,
  type MemoryId,
  printContext,
} from '@cortex-memory/core'
import { memoryText } from '@cortex-memory/pager/short-lived'
import { defined } from './memories.ts'
import type { OperationContext } from './operation.ts'
import { contextIn, findIn } from './two-memories.ts'

type TaskBundle = Awaited<ReturnType<typeof contextIn>>
type Found = Awaited<ReturnType<typeof findIn>>

const RECALLED_MAX = 10
/** How much less the engine is given each time until the whole fits: it knows best what can go. */
const CONTEXT_STEP = 0.8
/** Tells two million memories apart. */
export const NAME_CHARS = 6

interface Fitting {
  readonly bundle: TaskBundle
  readonly text: string
}

/** What must not be forgotten comes before what the words of the task recall. */
export async function contextOfTask(
  context: OperationContext,
  goal: string | undefined,
  options: ContextOptions & { readonly budgetTokens: number },
): Promise<Fitting> {
  const { budgetTokens } = options
  if (goal === undefined) return await fittingContext(context, options)
  const half = await fittingContext(context, {
    ...options,
    budgetTokens: Math.ceil(budgetTokens / 2),
  })
  const known = half.bundle.pinnedTrimmed === 0 ? half : await fittingContext(context, options)
  const found = await recalledForTask(context, goal, options)
  for (let kept = found.memories.length; kept > 0; kept--) {
    const bundle = withRecalled(known.bundle, found, kept)
    const text = printed(bundle, options)
    if (estimateRealTokens(text) <= budgetTokens) return { bundle, text }
  }
  return known
}

/** Half of the room goes to what stands around the texts, at most. */
async function fittingContext(
  context: OperationContext,
  options: ContextOptions & { readonly budgetTokens: number },
): Promise<Fitting> {
  const wanted = options.budgetTokens
  for (let budgetTokens = wanted; ; budgetTokens = Math.floor(budgetTokens * CONTEXT_STEP)) {
    const bundle = await contextIn(context, { ...options, budgetTokens: Math.max(1, budgetTokens) })
    const text = printed(bundle, options)
    if (budgetTokens <= 1 || estimateRealTokens(text) <= wanted) return { bundle, text }
  }
}

function printed(bundle: TaskBundle, { form: shown }: ContextOptions): string {
  return printContext(bundle, {
    style: 'plain',
    referenceChars: NAME_CHARS,
    ...(shown === undefined && {
      textOf: (memory) => memoryText(memory, { brief: true }),
    }),
  })
}

async function recalledForTask(
  context: OperationContext,
  goal: string,
  { budgetTokens, form, asOf, knownAt }: ContextOptions & { readonly budgetTokens: number },
): Promise<Found> {
  return await findIn(context, {
    near: goal,
    floor: true,
    limit: RECALLED_MAX,
    budgetTokens: Math.min(budgetTokens, LIMITS.findBudgetTokens),
    form: form ?? 'medium',
    ...defined({ asOf, knownAt }),
  })
}

/** With the first `kept` of what was found; what is there already stays where it is. */
function withRecalled(bundle: TaskBundle, found: Found, kept: number): TaskBundle {
  const rendered: Record<MemoryId, string> = { ...bundle.rendered }
  const tokens: Record<MemoryId, number> = { ...bundle.tokens }
  const scores: Record<MemoryId, number> = { ...bundle.scores }
  const actors: Record<MemoryId, string> = { ...bundle.actors }
  const recalled: Memory[] = []
  found.memories.slice(0, kept).forEach((memory, index) => {
    const { id } = memory
    if (rendered[id] !== undefined) return
    recalled.push(memory)
    rendered[id] = found.rendered[index] ?? ''
    tokens[id] = found.renderedTokens[index] ?? 0
    scores[id] = found.scores[index] ?? 0
    const actor = found.actors?.[index]
    if (actor !== undefined) actors[id] = actor
  })
  const added = recalled.reduce((sum, { id }) => sum + (tokens[id] ?? 0), 0)
  const merged: Bundle = {
    ...bundle,
    frameRelevant: [...bundle.frameRelevant, ...recalled],
    rendered,
    tokens,
    scores,
    totalTokens: bundle.totalTokens + added,
    trimmed: bundle.trimmed + found.trimmedByBudget + found.memories.length - kept,
    skipped: [...bundle.skipped, ...found.skipped],
  }
  return bundle.actors === undefined && found.actors === undefined ? merged : { ...merged, actors }
}
