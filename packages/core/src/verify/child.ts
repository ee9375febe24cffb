/**
 * The checking process. Reading a damaged view can kill the process that maps it, and no language
 * can catch that; so it happens here, and the parent reports what this process could still say.
 *
 *   node child.js <root> <actor> [expected root as JSON]      one JSON object per line on stdout
 *
 * @module
 */
import { ActorStore } from '../engine/actor-store.ts'
import { systemEnvironment } from '../engine/environment.ts'
import { layoutOf } from '../engine/layout.ts'
import { CortexError } from '../errors.ts'
import { SideStore } from '../side/side-store.ts'
import { checkJournal } from './check-journal.ts'
import { checkSide } from './check-side.ts'
import { checkView } from './check-view.ts'
import type { Problem, VerifyLine } from './report.ts'
import { type ExpectedRoot, SavedStateCheck } from './saved-state.ts'

function say(line: VerifyLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function report(problem: Problem): void {
  say({ problem })
}

async function main(root: string, actor: string, saved?: SavedStateCheck): Promise<void> {
  const layout = layoutOf(root, actor)
  const environment = systemEnvironment({}, true)
  const store = await ActorStore.openJournal(layout, environment)
  try {
    const sound = await checkJournal(store, report)
    const side = new SideStore(layout.side, true, store.lock.views)
    await side.prepare()
    checkSide(side, report)
    if (sound) {
      await store.openView()
      await checkView(store, { report, say, saved })
    }
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    report({
      code: 'VIEW_UNREADABLE',
      key: String(error.details?.key ?? 'view'),
      message: error.message,
    })
  }
  say({ done: true })
}

const [root = '', actor = '', expected] = process.argv.slice(2)
const saved =
  expected === undefined ? undefined : new SavedStateCheck(JSON.parse(expected) as ExpectedRoot)
await main(root, actor, saved)
