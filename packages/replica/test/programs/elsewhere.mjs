// Mutations of a store whose journal is in another engine, and the moves there and back, for the program
// `inject` of core; its mutations.mjs says what each part means.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aFact, engine, openCortexWith } from '../../../core/test/programs/engine.mjs'
import { ACTOR, assertFound, FRESH, ID } from '../../../core/test/programs/openings.mjs'
import { MemoryEngine } from '../../dist/memory/memory-journal.js'

const { moveJournalBack, moveJournalTo } = await engine('remote/move-journal')

const meta = { reason: 'a test', by: 'tester' }
const SECRET = 'cellar key'

let there = new MemoryEngine()

/** A process that is killed sends nothing more: no message arrives once its files were kept as they are. */
const journal = () =>
  there.journal(() => (existsSync(process.env.FAULTS_COPY) ? { lost: 'before' } : undefined))
const isMoved = (root) => existsSync(join(root, ACTOR, 'journal', 'remote.json'))
const options = (root) => (isMoved(root) ? { journal: journal() } : {})

async function movedThere(root) {
  there = new MemoryEngine()
  await moveJournalTo(root, ACTOR, journal())
}

/** Both have the same, once the store was opened and written to. */
async function sameThere(cortex) {
  const { nextSeq } = await cortex.status()
  const { lastSeq } = there.head(ACTOR)
  if (lastSeq !== nextSeq - 1) throw new Error(`here ${nextSeq - 1}, in the engine ${lastSeq}`)
}

const elsewhere = { prepareRoot: movedThere, options, always: sameThere }

async function isErased(cortex, uri) {
  try {
    await cortex.resolve(uri)
    return false
  } catch (error) {
    if (error?.code === 'ERASED') return true
    throw error
  }
}

function assertForgottenThere() {
  if (there.rows(ACTOR).some(({ bytes }) => Buffer.from(bytes).includes(SECRET))) {
    throw new Error('the engine still has what was erased')
  }
}

export const MUTATIONS = {
  write: {
    ...elsewhere,
    run: (cortex) => cortex.write({ ...aFact('something new'), id: FRESH }),
    holds: (cortex) => assertFound(cortex, FRESH, 'something new'),
    stands: true,
  },
  'write of a group': {
    ...elsewhere,
    run: (cortex) =>
      Promise.all(
        ['a', 'b', 'c'].map((name) => cortex.write({ ...aFact(name), id: ID(`group${name}`) })),
      ),
    holds: async (cortex) => {
      for (const name of ['a', 'b', 'c']) await assertFound(cortex, ID(`group${name}`), name)
    },
    stands: true,
  },
  open: {
    ...elsewhere,
    open: false,
    run: async (root, overrides) => {
      const cortex = await openCortexWith({ root, actor: ACTOR, ...options(root) }, overrides)
      await cortex.close()
    },
    holds: () => undefined,
    entries: 0,
  },
  erase: {
    ...elsewhere,
    run: (cortex, base) => cortex.erase(base.uris.secret, meta),
    holds: async (cortex, base) => {
      if (!(await isErased(cortex, base.uris.secret))) throw new Error('it is not erased')
      assertForgottenThere()
    },
    always: async (cortex, base) => {
      await sameThere(cortex)
      if (await isErased(cortex, base.uris.secret)) assertForgottenThere()
    },
    forgets: SECRET,
    stands: true,
  },
  'move to an engine': {
    options,
    open: false,
    prepareRoot: () => {
      there = new MemoryEngine()
    },
    run: (root) => moveJournalTo(root, ACTOR, journal()),
    holds: async (_cortex, { root }) => {
      if (!isMoved(root)) throw new Error('it was not moved')
    },
    entries: 0,
  },
  'move back': {
    options,
    open: false,
    prepareRoot: movedThere,
    run: (root) => moveJournalBack(root, ACTOR, journal()),
    holds: (_, { root }) => {
      if (isMoved(root)) throw new Error('it was not moved back')
    },
    entries: 0,
  },
}
