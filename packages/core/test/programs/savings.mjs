// Backups and what comes of them, and views folded from journals too long for memory, for the program
// `inject`; mutations.mjs says what each part means.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { aFact, engine, openCortexWith } from './engine.mjs'
import { ACTOR, FRESH } from './openings.mjs'

const { checkBackup, restoreBackup } = await engine('transfer/restore')
const { readStream } = await engine('transfer/stream')

const placeOf = (root) => join(root, '.backups')
const fileOf = (root) => join(root, '.backups.cortex')

async function savedFirst(cortex, { root }) {
  await cortex.backup(placeOf(root))
}

/** The backup that counts is whole, and the next one works. */
async function savedAgain(cortex, { root }) {
  const { nextSeq } = await cortex.status()
  const { entries } = await cortex.backup(placeOf(root))
  if (entries !== nextSeq) throw new Error(`${entries} of ${nextSeq} entries are saved`)
  checkBackup(placeOf(root), ACTOR)
}

/** Nothing less than before. */
function stillSaved({ root, nextSeq }) {
  const { entries } = checkBackup(placeOf(root), ACTOR)
  if (entries < nextSeq) throw new Error(`${entries} of ${nextSeq} entries are left`)
}

function assertNowhere(directory, words) {
  for (const name of readdirSync(directory, { recursive: true }).map(String)) {
    const path = join(directory, name)
    if (statSync(path).isFile() && readFileSync(path).includes(words)) {
      throw new Error(`${name} still has what was erased`)
    }
  }
}

async function entriesIn(file) {
  const blocks = readStream([readFileSync(file)])
  for (;;) {
    const step = await blocks.next()
    if (step.done) return step.value.count
  }
}

/** Small enough that this journal needs many stretches. */
const LONG = { stretchBytes: 3000 }

export const SAVINGS = {
  backup: {
    run: (cortex, _, root) => cortex.backup(placeOf(root)),
    holds: (_, { root }) => stillSaved({ root, nextSeq: 1 }),
    always: savedAgain,
    entries: 0,
  },
  'backup of what is new': {
    prepare: async (cortex, base) => {
      await savedFirst(cortex, base)
      await cortex.write({ ...aFact('saved later'), id: FRESH })
    },
    run: (cortex, _, root) => cortex.backup(placeOf(root)),
    holds: (_, base) => stillSaved({ ...base, nextSeq: base.nextSeq + 1 }),
    always: async (cortex, base) => {
      stillSaved(base)
      await savedAgain(cortex, base)
    },
    entries: 0,
  },
  'backup after an erasure': {
    prepare: async (cortex, base) => {
      await savedFirst(cortex, base)
      await cortex.erase(base.uris.secret, { reason: 'a test', by: 'tester' })
    },
    run: (cortex, _, root) => cortex.backup(placeOf(root)),
    holds: (_, { root }) => assertNowhere(placeOf(root), 'cellar key'),
    always: async (cortex, base) => {
      stillSaved(base)
      await savedAgain(cortex, base)
      assertNowhere(placeOf(base.root), 'cellar key')
    },
    entries: 0,
  },
  'backup to a file': {
    prepare: (cortex, { root }) => cortex.backup(fileOf(root)),
    run: (cortex, _, root) => cortex.backup(fileOf(root)),
    holds: async (_, { root, nextSeq }) => {
      if ((await entriesIn(fileOf(root))) < nextSeq) throw new Error('the file lacks entries')
    },
    always: async (cortex, { root, nextSeq }) => {
      if ((await entriesIn(fileOf(root))) < nextSeq) throw new Error('the former file is damaged')
      await cortex.backup(fileOf(root))
    },
    entries: 0,
  },
  restore: {
    open: false,
    prepareRoot: async (root, overrides) => {
      const cortex = await openCortexWith({ root, actor: ACTOR }, overrides)
      await savedFirst(cortex, { root })
      await cortex.close()
    },
    run: (root) => restoreBackup(root, placeOf(root), { actor: ACTOR, as: 'carl' }),
    actor: 'carl',
    mayBeAbsent: true,
    holds: async (cortex, base) => {
      if ((await cortex.overallRoot()) !== base.overall) throw new Error('another root')
    },
    always: (_, base) => stillSaved(base),
  },
  'rebuild of a long journal': {
    overrides: LONG,
    run: (cortex) => cortex.rebuild(),
    holds: () => undefined,
    entries: 0,
  },
  'scrub of a long journal': {
    overrides: LONG,
    run: (cortex) => cortex.scrub(),
    holds: () => undefined,
    entries: 0,
  },
}
