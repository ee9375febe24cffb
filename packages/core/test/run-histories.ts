/** Many histories of one seed, and what is checked after each. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { importJournal, verifyStore } from '../src/index.ts'
import { openTestCortex, type TestCortex } from '../src/testing/index.ts'
import { agree, checkAgreement, checkSide, comparable } from './agreement.ts'
import { type Command, history } from './commands.ts'
import { repeat, runCommand, startRun } from './history.ts'

/** A taste; `npm run test:histories` asks for more, 2,000 in CI, and for another seed. */
const COUNT = Number(process.env.CORTEX_HISTORIES ?? 60)

export async function runHistories(part: number): Promise<void> {
  // The number says which of the dearer checks follow; as an input, it survives shrinking.
  const number = fc.noBias(fc.nat({ max: 99 }))
  await fc.assert(
    fc.asyncProperty(history, number, async (commands, which) => {
      await runHistory(commands, which)
    }),
    // The parts share a seed, and each begins where the one before ends.
    { numRuns: COUNT, path: String(part * COUNT), endOnFailure: false },
  )
}

async function runHistory(commands: readonly Command[], number: number): Promise<void> {
  const run = await startRun()
  const { model, steps } = run
  try {
    for (const command of commands) await runCommand(run, command)
    await checkAgreement(run.cortex, model)
    await checkSide(run.cortex, model)
    const root = await run.cortex.overallRoot()
    const view = comparable(run.cortex)

    run.cortex = await run.cortex.reopen()
    agree(comparable(run.cortex), view, 'the view after reopening')
    await checkSide(run.cortex, model)
    await run.cortex.rebuild()
    agree(comparable(run.cortex), view, 'the view after rebuild')
    agree(await run.cortex.overallRoot(), root, 'the root after rebuild')
    if (number % 4 === 3) await checkAgreement(run.cortex, model)

    if (number % 4 === 0) await checkImport(run.cortex, root, view)
    if (number % 8 === 1) run.cortex = await checkBareJournal(run.cortex, view)
    if (number % 4 === 2) {
      for (const grouped of [false, true]) {
        await using other = await repeat(steps, grouped)
        agree(comparable(other), view, `the view after ${grouped ? 'one group' : 'one by one'}`)
        agree(await exported(other), await exported(run.cortex), 'the export in another grouping')
      }
    }
    if (number % 100 === 99) {
      const { ok, problems } = await verifyStore(run.cortex.root, 'tester')
      agree({ ok, problems }, { ok: true, problems: [] }, 'verify')
    }
  } finally {
    await run.cortex[Symbol.asyncDispose]()
  }
}

async function checkImport(
  cortex: TestCortex,
  root: string,
  view: ReadonlyMap<string, string>,
): Promise<void> {
  const stream = await exported(cortex)
  const report = await importJournal(cortex.root, 'copy', [stream])
  agree(report.root, root, 'the root after import')
  await using copy = await openTestCortex({ root: cortex.root, actor: 'copy' })
  agree(comparable(copy), view, 'the view after import')
  agree(await exported(copy), stream, 'the export of the import')
}

/** Everything but the segments is lost: opening makes it again. */
async function checkBareJournal(
  cortex: TestCortex,
  view: ReadonlyMap<string, string>,
): Promise<TestCortex> {
  await cortex.close()
  const { home, lock } = cortex.store.layout
  rmSync(lock, { recursive: true })
  for (const name of readdirSync(home)) {
    if (name.startsWith('view-')) rmSync(join(home, name), { recursive: true })
  }
  const again = await openTestCortex({ root: cortex.root, doors: cortex.doors })
  agree(comparable(again), view, `the view made from the journal alone in ${home}`)
  return again
}

async function exported(cortex: TestCortex): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of cortex.exportJournal()) chunks.push(chunk)
  return Buffer.concat(chunks)
}
