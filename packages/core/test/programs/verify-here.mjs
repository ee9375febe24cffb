// What `verify` does, without one more process: for stores that are not expected to be damaged.
import { engine } from './engine.mjs'

const { ActorStore } = await engine('engine/actor-store')
const { systemEnvironment } = await engine('engine/environment')
const { layoutOf } = await engine('engine/layout')
const { checkJournal } = await engine('verify/check-journal')
const { checkView } = await engine('verify/check-view')

export async function verifyHere(root, actor, overrides = {}) {
  const problems = []
  const report = ({ code, message }) => problems.push(`${code} ${message}`)
  const environment = { ...systemEnvironment({}, true), ...overrides }
  const store = await ActorStore.openJournal(layoutOf(root, actor), environment)
  try {
    if (await checkJournal(store, report)) {
      await store.openView()
      await checkView(store, { report, say: () => undefined })
    }
  } finally {
    await store.close()
  }
  return problems
}
