/**
 * `cortex journal reconcile`: two histories of one actor beside each other, and the way out. Without a file
 * it changes nothing. With one, the whole history of this machine is saved there first; then this machine
 * goes on with the engine's, which the others share.
 *
 * @module
 */
import { createWriteStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  CortexError,
  compareJournal,
  deleteActor,
  type ForkedSide,
  type JournalComparison,
  openCortex,
  type RemoteJournal,
} from '@cortex-memory/core'
import { type CommandContext, UsageError } from '../command.ts'

export async function reconcile(
  actors: readonly string[],
  journal: RemoteJournal,
  save: string | undefined,
  context: CommandContext,
): Promise<number> {
  if (save !== undefined && actors.length !== 1) {
    throw new UsageError('journal reconcile --save takes one actor: name it with --actor')
  }
  const found: (JournalComparison & { readonly saved?: string })[] = []
  for (const actor of actors) {
    const compared = await compareJournal(context.home, actor, journal)
    const isSaved = compared.state === 'forked' && save !== undefined
    found.push(
      isSaved
        ? { ...compared, saved: await takeEngines(compared, save, journal, context) }
        : compared,
    )
  }
  if (context.json) context.print(JSON.stringify({ journals: found }))
  else for (const each of found) context.print(textOf(each))
  return found.some(({ state, saved }) => state === 'forked' && saved === undefined) ? 1 : 0
}

/** Nothing is removed before the file has everything. */
async function takeEngines(
  { actor }: JournalComparison,
  save: string,
  journal: RemoteJournal,
  { home }: CommandContext,
): Promise<string> {
  const file = resolve(save)
  if (existsSync(file)) {
    throw new CortexError('ALREADY_EXISTS', `Cannot save: ${file} exists already`, { path: 'save' })
  }
  {
    await using mine = await openCortex({ root: home, actor, readOnly: true })
    const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(mine.exportJournal(), out)
  }
  deleteActor(home, actor)
  await using again = await openCortex({ root: home, actor, journal })
  await again.status()
  return file
}

function textOf({
  actor,
  state,
  commonSeq,
  here,
  there,
  saved,
}: JournalComparison & { readonly saved?: string }): string {
  if (state === 'same') return `${actor}: the same here and in the engine, up to entry ${commonSeq}`
  if (state === 'behind')
    return `${actor}: this machine is ${there.count} entries behind, and will follow`
  if (state === 'ahead') {
    return `${actor}: the engine lacks the last ${here.count} entries; the next write puts them back`
  }
  const lines = [
    `${actor}: two histories, the same up to entry ${commonSeq}`,
    `  here: ${sideText(here)}`,
    `  in the engine: ${sideText(there)}`,
  ]
  const way =
    saved === undefined
      ? `  \`cortex journal reconcile --save FILE\` saves the history of this machine, and goes on with the engine's`
      : `  this machine goes on with the engine's; its own history is in ${saved}: \`cortex import ${saved} --actor NAME\` opens it`
  return [...lines, way].join('\n')
}

function sideText({ count, entries }: ForkedSide): string {
  const shown = entries.map(({ seq, kind, at }) => `${seq} ${kind} ${new Date(at).toISOString()}`)
  const more = count > shown.length ? [`and ${count - shown.length} more`] : []
  return [...shown, ...more].join(', ')
}
