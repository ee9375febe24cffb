/**
 * An operation as a command: words in, input; output, words out. The table and the engine are
 * loaded only here, when it is known that the command line can be read.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Cortex, RemoteJournal } from '@cortex-memory/core'
import type { NewActor } from '@cortex-memory/core/internal'
import type { Branches, BranchHost } from '@cortex-memory/server/branches'
import type { CommandShape, Operation, OperationContext } from '@cortex-memory/server/operations'
import { keepsBranchMemory } from '@cortex-memory/server/project/config'
import { SHAPES } from './catalog.ts'
import type { CommandContext } from './command.ts'
import { isCortexError } from './exit-code.ts'
import { withFaceOptions } from './face-options.ts'
import { withMeaning } from './meaning.ts'
import { parseInput } from './parse-input.ts'
import { progressLine } from './progress.ts'

export async function operate(
  name: string,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const shape = SHAPES.find((each) => each.name === name) as CommandShape
  const {
    allowSecret = [],
    semantic,
    ...input
  } = await parseInput(withFaceOptions(shape), args, readStdin)
  const { invoke } = await import('@cortex-memory/server/operations/invoke')
  const operation = await load(shape)
  const progress = progressLine(context, name)
  const opened = new Map<string, Promise<Cortex>>()
  const begun = new Map<string, NewActor>()
  // What takes the place of a memory can be in no store but one that is there.
  const creates = shape.creates === true && input.supersedes === undefined
  const opening = (actor: string): Promise<Cortex> => {
    const how = { ...shape, creates }
    // The directory belongs to the project's memory; the user's own is there for all of them.
    const meant = actor === context.actor ? context : { ...context, actor, claim: noClaim }
    const handle =
      opened.get(actor) ??
      (creates && isNew(meant) ? begin(meant, begun) : open(how, meant, semantic === true))
    opened.set(actor, handle)
    return handle
  }
  const { user, why } = context
  const branches = await branchesFor(context, shape, {
    open: opening,
    // What is staged, or merged, is there when the call is over, whatever else becomes of it.
    make: async (actor) => {
      const meant = actor === context.actor ? context : { ...context, actor, claim: noClaim }
      await release(opened, actor)
      const handle = open({ ...shape, effect: 'write', creates: true }, meant, false)
      opened.set(actor, handle)
      return await handle
    },
    release: async (actor) => await release(opened, actor),
  })
  const callContext: OperationContext = {
    home: context.home,
    actor: context.actor,
    origin: 'user',
    channel: 'cli',
    clock: Date.now,
    allowedSecrets: allowSecret as string[],
    cortex: () => opening(context.actor),
    ...(user === undefined ? {} : { user: () => opening(user) }),
    ...(branches === undefined ? {} : branchesIn(branches, shape, () => opening(context.actor))),
    ...(why === undefined ? {} : { why }),
    onProgress: progress.show,
  }
  const run = (): Promise<unknown> => invoke(operation, callContext, input)
  try {
    let output =
      semantic === true ? await withMeaning(await callContext.cortex(), context, run) : await run()
    if (begun.size > 0) {
      await closeAll(opened)
      // Another process made the actor meanwhile: the call belongs into its store.
      if (!keepAll(begun)) output = await run()
    }
    progress.end()
    const { PRINTERS } = await import('./print/all.ts')
    const printer = PRINTERS[name]
    if (context.json || printer === undefined) context.print(JSON.stringify(output))
    else context.print(printer.print(output, context.colours))
    if (name === 'recall' && semantic !== true && !context.json) hintAtMeaning(context, output)
    return printer?.exitCode?.(output) ?? 0
  } catch (error) {
    throw asTyped(error, shape)
  } finally {
    progress.end()
    await closeAll(opened)
    for (const actor of begun.values()) actor.discard()
  }
}

/** A wrong value is named as it was typed: the table knows the property, not the option. */
function asTyped(error: unknown, { options }: CommandShape): unknown {
  if (!isCortexError(error) || error.code !== 'INVALID_INPUT') return error
  const option = options.find(({ key }) => key === error.path)
  if (option !== undefined && option.flag !== option.key) {
    error.message = error.message.replace(`read ${option.key}:`, `read --${option.flag}:`)
  }
  return error
}

/** Words alone answered: somebody whose question has other words should know that there is more. */
function hintAtMeaning({ note, isTerminal }: CommandContext, output: unknown): void {
  const isEmpty = (output as { memories?: readonly unknown[] }).memories?.length === 0
  if (process.env.CORTEX_EMBEDDER === 'none' || !(isEmpty || isTerminal)) return
  note('searched by words; --semantic searches by meaning too')
}

function isNew({ home, actor }: CommandContext): boolean {
  // The engine says what is wrong with a name that no actor can have.
  return ACTOR_NAME.test(actor) && !existsSync(join(home, actor))
}

/** The first call makes the store. It gets its name when the call has succeeded. */
async function begin(context: CommandContext, begun: Map<string, NewActor>): Promise<Cortex> {
  const { beginActor } = await import('@cortex-memory/core/internal')
  const { openCortex } = await import('@cortex-memory/core')
  const { home, actor, claim = noClaim } = context
  const made = beginActor(home, actor)
  begun.set(actor, {
    ...made,
    keep: () => {
      claim()
      return made.keep()
    },
  })
  return await openCortex({ root: made.root, actor, ...(await journalOption()) })
}

/** False if one of them was there already. */
function keepAll(begun: Map<string, NewActor>): boolean {
  let all = true
  for (const [actor, made] of begun) {
    if (!made.keep()) all = false
    begun.delete(actor)
  }
  return all
}

/** Loaded only where branch memory is on, or for the commands about branches. */
async function branchesFor(
  context: CommandContext,
  { group }: CommandShape,
  stores: Pick<BranchHost, 'open' | 'make' | 'release'>,
): Promise<Branches | undefined> {
  const { home, actor, checkout } = context
  const isOn = checkout !== undefined && keepsBranchMemory(home)
  const isAsked = isOn || group === 'branches'
  if (!isAsked && !existsSync(join(home, '.branches'))) return undefined
  const { Branches: Made } = await import('@cortex-memory/server/branches')
  const here = isOn ? checkout() : undefined
  return new Made({ home, project: actor, checkout: here, isOn, clock: Date.now, ...stores })
}

function branchesIn(
  branches: Branches,
  { effect }: CommandShape,
  project: () => Promise<Cortex>,
): Pick<OperationContext, 'branches' | 'working'> {
  const working = async (): Promise<Cortex> =>
    (await branches.working({ writes: effect !== 'read' })) ?? (await project())
  return { branches, working }
}

async function release(opened: Map<string, Promise<Cortex>>, actor: string): Promise<void> {
  const handle = opened.get(actor)
  opened.delete(actor)
  await handle?.then(close, () => undefined)
}

async function closeAll(opened: Map<string, Promise<Cortex>>): Promise<void> {
  const handles = [...opened.values()]
  opened.clear()
  for (const handle of handles) await handle.then(close, () => undefined)
  // Open connections would keep the process alive.
  if (process.env.CORTEX_JOURNAL) {
    const journals = await import('@cortex-memory/server/journal')
    await journals.closeJournals()
  }
}

async function load({ group, name }: CommandShape): Promise<Operation> {
  const { operationsOf } = await import('./operation-modules.ts')
  return (await operationsOf(group)).find((operation) => operation.name === name) as Operation
}

/** Only what may be an actor's first call makes a store; only what writes, or embeds, can write. */
async function open(
  { name, effect, creates }: CommandShape,
  context: CommandContext,
  embeds: boolean,
): Promise<Cortex> {
  // Who reads where the journal is elsewhere follows it first.
  if (effect === 'read' && !embeds && !process.env.CORTEX_JOURNAL) {
    const { openExisting } = await import('./commands/open.ts')
    return await openExisting(context, { mends: name !== 'verify' })
  }
  const { openCortex } = await import('@cortex-memory/core')
  const { home: root, actor } = context
  if (!creates && !(await isElsewhere(actor))) {
    const { assertExists } = await import('@cortex-memory/server/operations/existing-actor')
    assertExists({ home: root, actor })
  }
  if (creates) context.claim?.()
  return await openCortex({ root, actor, ...(await journalOption()) })
}

const ACTOR_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

function noClaim(): void {}

async function close(cortex: Cortex): Promise<void> {
  await cortex.close()
}

async function isElsewhere(actor: string): Promise<boolean> {
  if (!process.env.CORTEX_JOURNAL) return false
  const journals = await import('@cortex-memory/server/journal')
  return await journals.isElsewhere(actor)
}

/** Loaded only where the journal is elsewhere: every other command starts without it. */
async function journalOption(): Promise<{ readonly journal?: RemoteJournal }> {
  if (!process.env.CORTEX_JOURNAL) return {}
  const journals = await import('@cortex-memory/server/journal')
  return await journals.journalOption()
}

async function readStdin(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
