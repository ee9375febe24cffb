import { parseArgs } from 'node:util'
import { DenseError } from '../errors.ts'
import type { Command, Io, MirrorEngine } from '../io.ts'
import { MirrorOutdated, type MirrorReport, mirrorActor, mirrorContext } from '../mirror/mirror.ts'
import type { Workspace } from '../workspace.ts'
import { print, workspaceOf } from './support.ts'

export const mirror: Command = async (args, io) => {
  const { values } = parseArgs({ args: [...args], options: { rebuild: { type: 'boolean' } } })
  const workspace = workspaceOf(io)
  const { engine } = io
  if (engine === undefined) {
    throw new DenseError('REFUSED', 'The mirror needs the engine; run it as cortex ctx mirror')
  }
  const actor = mirrorActor(workspace.root)
  if (values.rebuild === true) await engine.drop(actor)
  const report = await mirrorInto(workspace, engine, actor, io)
  for (const [key, tags] of Object.entries(report.droppedTags)) {
    io.err(`ctx: ${key}: tags without room in the mirror: ${tags.join(', ')}\n`)
  }
  for (const { key, message } of report.refused) {
    io.err(`ctx: ${key}: not mirrored: ${message}\n`)
  }
  for (const edge of report.pending) {
    io.err(`ctx: ${edge.from} ${edge.type} ${edge.to}: not mirrored yet\n`)
  }
  print(io, { actor, ...report }, words(actor, report))
  return 0
}

/** An entry that came back from the dead needs a new mirror; nothing is lost by making one. */
async function mirrorInto(
  workspace: Workspace,
  engine: MirrorEngine,
  actor: string,
  io: Io,
): Promise<MirrorReport> {
  const once = async (): Promise<MirrorReport> => {
    await using cortex = await engine.open(actor)
    return await mirrorContext(workspace, cortex, io.inspect)
  }
  try {
    return await once()
  } catch (error) {
    if (!(error instanceof MirrorOutdated)) throw error
    io.err(`ctx: ${error.message}; making the mirror again\n`)
    await engine.drop(actor)
    return await once()
  }
}

function words(actor: string, report: MirrorReport): string {
  const { written, updated, unchanged, tombstoned, edgesAdded, edgesRemoved } = report
  return `${actor}: ${written} written, ${updated} updated, ${unchanged} unchanged, ${tombstoned} tombstoned; edges ${edgesAdded} added, ${edgesRemoved} removed\n`
}
