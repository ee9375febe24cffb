/**
 * The idea in one screen: a memory of each type, linked, changed and taken back in a temporary
 * home; then the proof that all of it can be rebuilt from the journal alone.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Cortex, openCortex, type Receipt } from '@cortex-memory/core'
import { plainText } from '@cortex-memory/server/operations/plain-notes'
import type { CommandContext, Run } from '../command.ts'
import { writeNine } from './demo.ts'

export const tour: Run = async (args, context) => {
  parseArgs({ args: [...args], options: {} })
  const home = mkdtempSync(join(tmpdir(), 'cortex-tour-'))
  try {
    await using cortex = await openCortex({ root: home, actor: 'atlas' })
    return await walk(cortex, context)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

async function walk(cortex: Cortex, context: CommandContext): Promise<number> {
  const say = context.json ? () => undefined : context.print
  say('Cortex keeps what an agent knows as typed memories. One of each type:\n')
  const made = await writeNine(cortex, 'tour', async ({ uri }) => {
    const memory = await cortex.resolve(uri)
    say(`  ${memory.head.type.padEnd(11)} ${plainText(memory, memory.head.forms.medium)}`)
  })
  const of = (type: string): Receipt => made.get(type) as Receipt
  say('\nThey link: the Goal is caused_by the Event, the Belief is derived_from it.')

  const fact = of('Fact')
  const changed = await cortex.update(fact.uri, {
    data: {
      type: 'Fact',
      subject: 'build',
      predicate: 'runs_on',
      statement: 'The build runs on Node 20',
    },
    expectedVersion: 1,
  })
  const [was, is] = [await cortex.resolve(fact.uri), await cortex.resolve(changed.uri)]
  say('They change without losing what was. Both versions still resolve:\n')
  say(`  #1  ${was.version.forms.short}\n  #2  ${is.version.forms.short}`)
  await cortex.tombstone(of('Belief').uri, { reason: 'checked: the cache is fine' })
  say('\nThey are taken back with a reason: the Belief is tombstoned, its text remains.')

  const snapshot = await cortex.snapshot('tour')
  const report = await cortex.verify()
  const rebuilt = await cortex.rebuild()
  const verified = report.ok && report.root === snapshot.overallRoot
  const same = verified && rebuilt.root === snapshot.overallRoot
  const { journalCount, overallRoot } = snapshot
  say(
    `\nEvery step is an entry of an append-only journal, ${journalCount} so far, under one root:\n`,
  )
  say(`  snapshot  ${overallRoot}`)
  say(`  verify    ${verified ? 'the same, recomputed from the journal alone' : report.root}`)
  say(`  rebuild   ${same ? 'the same, after the view was folded again' : rebuilt.root}`)
  say(
    same
      ? '\nThree roots, one history. README.md has the library, `cortex help` the rest.'
      : '\nThe roots differ: please report this.',
  )
  if (context.json) {
    context.print(
      JSON.stringify({ entries: snapshot.journalCount, root: snapshot.overallRoot, same }),
    )
  }
  return same ? 0 : 5
}
