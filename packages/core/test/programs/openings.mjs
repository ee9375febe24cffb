// Everything that opens a store by itself, for the program `inject`; mutations.mjs says what each part means.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aFact, engine, openCortexWith } from './engine.mjs'

const { deleteActor, listActors, rebuildStore } = await engine('index')
const { importJournal } = await engine('transfer/import')

export const ACTOR = 'ada'
export const ID = (name) =>
  `01HZ${name
    .toUpperCase()
    .replace(/[ILOU]/g, 'X')
    .padEnd(22, '0')}`.slice(0, 26)
export const FRESH = ID('fresh')

export async function assertFound(cortex, id, statement) {
  const { data } = await cortex.resolveLatest(id)
  if (statement !== undefined && data.statement !== statement) throw new Error('another version')
}

export const OPENINGS = {
  open: {
    open: false,
    run: async (root, overrides) =>
      await (await openCortexWith({ root, actor: ACTOR }, overrides)).close(),
    holds: () => undefined,
    entries: 0,
  },
  'open of a journal alone': {
    open: false,
    bare: true,
    run: async (root, overrides) =>
      await (await openCortexWith({ root, actor: ACTOR }, overrides)).close(),
    holds: () => undefined,
    entries: 0,
  },
  'open for reading': {
    open: false,
    run: async (root, overrides) => {
      const cortex = await openCortexWith({ root, actor: ACTOR, readOnly: true }, overrides)
      try {
        await cortex.resolveLatest(ID('kept'))
      } finally {
        await cortex.close()
      }
    },
    holds: () => undefined,
    entries: 0,
  },
  'open of a new actor': {
    open: false,
    run: async (root, overrides) => {
      const cortex = await openCortexWith({ root, actor: 'bob' }, overrides)
      try {
        await cortex.write({ ...aFact('the first'), id: FRESH })
      } finally {
        await cortex.close()
      }
    },
    actor: 'bob',
    holds: (cortex) => assertFound(cortex, FRESH, 'the first'),
  },
  rebuildStore: {
    open: false,
    run: (root) => rebuildStore(root, ACTOR),
    holds: () => undefined,
    entries: 0,
  },
  import: {
    open: false,
    run: (root, _, base) => importJournal(root, 'carl', [base.stream]),
    actor: 'carl',
    mayBeAbsent: true,
    holds: async (cortex, base) => {
      if ((await cortex.overallRoot()) !== base.overall) throw new Error('another root')
    },
  },
  deleteActor: {
    open: false,
    prepareRoot: async (root, overrides) =>
      await (await openCortexWith({ root, actor: 'dora' }, overrides)).close(),
    run: async (root) => deleteActor(root, 'dora'),
    holds: async (_, base) => {
      if (listActors(base.root).includes('dora')) throw new Error('dora is still there')
      if (existsSync(join(base.root, 'dora'))) throw new Error('dora has files')
    },
    entries: 0,
  },
}
