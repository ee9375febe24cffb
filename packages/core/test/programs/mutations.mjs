// Everything that changes a store, for the program `inject`. Each mutation has
//   open      false: the call opens the store itself
//   run       the call; gets the store, or the root if it opens the store itself
//   holds     throws unless the result is there
//   entries   how many journal entries it adds; refused, it adds none
//   always    throws unless it is so whatever came of the call, once the store is open again
//   options, overrides   of every opening, beside the usual
//   stands    an error may come after its entry was committed (the rest is finished later)
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aFact, engine, openCortexWith } from './engine.mjs'
import { ACTOR, assertFound, FRESH, ID, OPENINGS } from './openings.mjs'
import { SAVINGS } from './savings.mjs'
import { wordEmbedder } from './word-embedder.mjs'

const { grantScope, newKeyPair, proveWith, signerOf } = await engine('signing/index')

export { ACTOR }

const OWNER = newKeyPair()
const GUEST = newKeyPair()
const meta = { reason: 'a test', by: 'tester' }

async function written(cortex, name, data) {
  return (await cortex.write({ id: ID(name), data, tags: ['base'] })).uri
}

/** A store with something of everything, and what must be there whatever happens. */
export async function makeBase(root, overrides) {
  const cortex = await openCortexWith({ root, actor: ACTOR }, overrides)
  const fact = (statement) => aFact(statement).data
  const uris = {
    kept: await written(cortex, 'kept', fact('the harbour closes at nine')),
    other: await written(cortex, 'other', fact('the ferry leaves at ten')),
    edited: await written(cortex, 'edited', fact('tea is at four')),
    gone: await written(cortex, 'gone', fact('the bridge is open')),
    secret: await written(cortex, 'secret', fact('the cellar key hangs behind the door')),
    goal: await written(cortex, 'goal', {
      type: 'Goal',
      statement: 'sail alone once around the island',
      status: 'active',
    }),
  }
  await cortex.tombstone(uris.gone, meta)
  await cortex.addEdge({ src: ID('kept'), type: 'references', dst: ID('other'), weight: 1 })
  const { seq } = await cortex.update(uris.edited, { data: fact('tea is at five') })
  await cortex.goalState.write(ID('goal'), { ...GOAL_STATE })
  await cortex.snapshot('base')
  const { nextSeq } = await cortex.status()
  const chunks = []
  for await (const chunk of cortex.exportJournal()) chunks.push(chunk)
  const overall = await cortex.overallRoot()
  await cortex.close()
  writeFileSync(join(root, 'stream'), Buffer.concat(chunks))
  return { uris, revertible: seq, nextSeq, overall }
}

const GOAL_STATE = { failureStreak: 1 }

/** What was acknowledged long ago. */
export async function assertBase(cortex, base, { bare = false, takesGoalState = false } = {}) {
  for (const name of ['kept', 'other', 'goal']) await cortex.resolve(base.uris[name])
  const { head } = await cortex.resolveLatest(ID('gone'))
  if (head.tombstoned === undefined) throw new Error('what was tombstoned is back')
  if (bare || takesGoalState) return
  if ((await cortex.goalState.read(ID('goal'))) === undefined) throw new Error('no goal state')
}

async function expectCode(code, body) {
  try {
    await body()
  } catch (error) {
    if (error?.code === code) return
    throw error
  }
  throw new Error(`expected ${code}`)
}

/** What a guest may do who was granted the tag `shared`. */
async function guestOf(cortex) {
  const scope = await grantScope(signerOf(OWNER.privateKey), ACTOR, {
    audience: 'guest',
    audienceKey: GUEST.publicKey,
    include: { tags: ['shared'] },
    writable: ['write'],
  })
  return await cortex.scoped(scope, {
    caller: 'guest',
    prove: proveWith(signerOf(GUEST.privateKey)),
  })
}

async function turns(cortex) {
  let count = 0
  for await (const entry of cortex.journal()) if (entry.type === 'Event') count++
  return count
}

let guest

export const MUTATIONS = {
  write: {
    run: (cortex) => cortex.write({ ...aFact('something new'), id: FRESH }),
    holds: (cortex) => assertFound(cortex, FRESH, 'something new'),
    entries: 1,
  },
  'write of a group': {
    run: (cortex) =>
      Promise.all(
        ['a', 'b', 'c'].map((name) => cortex.write({ ...aFact(name), id: ID(`group${name}`) })),
      ),
    holds: async (cortex) => {
      for (const name of ['a', 'b', 'c']) await assertFound(cortex, ID(`group${name}`), name)
    },
    entries: 3,
  },
  'write that takes the place of another': {
    run: (cortex, base) =>
      cortex.write({
        ...aFact('the ferry leaves at noon'),
        id: FRESH,
        supersedes: base.uris.other,
      }),
    holds: (cortex) => assertFound(cortex, FRESH, 'the ferry leaves at noon'),
    entries: 2,
  },
  'write of a guest': {
    prepare: async (cortex) => {
      await cortex.setOwner(OWNER.publicKey, { by: 'tester' })
      guest = await guestOf(cortex)
    },
    run: () => guest.write({ ...aFact('a word of a guest'), tags: ['shared'] }),
    holds: (cortex, _, { uri }) => cortex.resolve(uri),
    entries: 1,
  },
  commit: {
    run: (cortex, base) =>
      cortex.commit([
        { update: base.uris.kept, with: { data: aFact('the harbour closes at eight').data } },
        { write: { ...aFact('something new'), id: FRESH } },
        { tombstone: base.uris.secret, reason: 'a test' },
      ]),
    holds: async (cortex) => {
      await assertFound(cortex, ID('kept'), 'the harbour closes at eight')
      await assertFound(cortex, FRESH, 'something new')
      const { head } = await cortex.resolveLatest(ID('secret'))
      if (head.tombstoned === undefined) throw new Error('it is not tombstoned')
    },
    entries: 3,
  },
  update: {
    run: (cortex, base) =>
      cortex.update(base.uris.kept, { data: aFact('the harbour closes at eight').data }),
    holds: (cortex) => assertFound(cortex, ID('kept'), 'the harbour closes at eight'),
    entries: 1,
  },
  patch: {
    run: (cortex) => cortex.patch(ID('goal'), { status: 'completed' }),
    holds: async (cortex) => {
      if ((await cortex.resolveLatest(ID('goal'))).data.status !== 'completed') {
        throw new Error('the goal is still open')
      }
    },
    entries: 1,
  },
  updateHead: {
    run: (cortex, base) => cortex.updateHead(base.uris.kept, { importance: 9 }),
    holds: async (cortex) => {
      if ((await cortex.resolveLatest(ID('kept'))).head.importance !== 9) throw new Error('not 9')
    },
    entries: 1,
  },
  supersede: {
    run: (cortex, base) => cortex.supersede(base.uris.other, { successor: ID('kept') }),
    holds: (cortex) => cortex.getEdge(ID('kept'), 'supersedes', ID('other')),
    stands: true,
  },
  tombstone: {
    run: (cortex, base) => cortex.tombstone(base.uris.secret, meta),
    holds: async (cortex) => {
      const { head } = await cortex.resolveLatest(ID('secret'))
      if (head.tombstoned === undefined) throw new Error('it is not tombstoned')
    },
    entries: 1,
  },
  confirm: {
    prepare: (cortex) =>
      cortex.write({
        ...aFact('heard from others'),
        id: FRESH,
        provenance: { source: 'imported', origin: 'import' },
      }),
    run: (cortex) => cortex.confirm(FRESH),
    holds: (cortex) => assertFound(cortex, FRESH, 'heard from others'),
    stands: true,
  },
  setOwner: {
    run: (cortex) => cortex.setOwner(OWNER.publicKey, { by: 'tester' }),
    holds: async (cortex) => {
      if ((await cortex.setOwner(OWNER.publicKey)) !== undefined) throw new Error('no owner')
    },
    entries: 1,
  },
  revokeScope: {
    prepare: (cortex) => cortex.setOwner(OWNER.publicKey, { by: 'tester' }),
    run: (cortex) => cortex.revokeScope('ab'.repeat(32), meta),
    holds: async (cortex) => {
      const kinds = []
      for await (const { kind } of cortex.journal()) kinds.push(kind)
      if (!kinds.includes('revoke')) throw new Error('it is not revoked')
    },
    entries: 1,
  },
  revert: {
    run: (cortex, base) => cortex.revert({ from: base.revertible, to: base.revertible }, meta),
    holds: (cortex) => assertFound(cortex, ID('edited'), 'tea is at four'),
    entries: 1,
  },
  erase: {
    run: (cortex, base) => cortex.erase(base.uris.secret, meta),
    holds: (cortex, base) => expectCode('ERASED', () => cortex.resolve(base.uris.secret)),
    forgets: 'cellar key',
    stands: true,
  },
  scrub: {
    prepare: (cortex, base) => cortex.erase(base.uris.secret, meta),
    run: (cortex) => cortex.scrub(),
    holds: (cortex, base) => expectCode('ERASED', () => cortex.resolve(base.uris.secret)),
    stands: true,
  },
  rebuild: { run: (cortex) => cortex.rebuild(), holds: () => undefined, entries: 0 },
  snapshot: {
    run: (cortex) => cortex.snapshot('another'),
    holds: async (cortex, _, manifest) => {
      await cortex.loadSnapshot(manifest.number)
    },
    entries: 0,
    stands: true,
  },
  attest: {
    run: (cortex, base) =>
      cortex.attest({ intentId: 'i1', outcome: 'success', cited: [base.uris.kept] }),
    holds: async (cortex) => {
      const kinds = []
      for await (const { kind } of cortex.journal()) kinds.push(kind)
      if (!kinds.includes('attest')) throw new Error('it is not attested')
    },
    stands: true,
  },
  compact: {
    run: async (cortex, base, root) =>
      cortex.compact({
        intentId: 'i1',
        stepId: 's1',
        budgetTokens: 100,
        inContext: [await cortex.resolve(base.uris.kept), await cortex.resolve(base.uris.other)],
        checkpointDir: join(root, 'checkpoints'),
      }),
    holds: async (cortex, _, result) => {
      await cortex.loadCheckpoint('i1', 's1')
      if (result.snapshotPath !== undefined) JSON.parse(readFileSync(result.snapshotPath, 'utf8'))
    },
    entries: 1,
  },
  addEdge: {
    run: (cortex) => cortex.addEdge({ src: ID('goal'), type: 'references', dst: ID('kept') }),
    holds: (cortex) => cortex.getEdge(ID('goal'), 'references', ID('kept')),
    entries: 1,
  },
  removeEdge: {
    run: (cortex) =>
      cortex.removeEdge({ src: ID('kept'), type: 'references', dst: ID('other'), ...meta }),
    holds: async (cortex) => {
      const edge = await cortex.getEdge(ID('kept'), 'references', ID('other'))
      if (!edge.tombstoned) throw new Error('the edge is still there')
    },
    entries: 1,
  },
  'goalState.write': {
    run: (cortex) => cortex.goalState.write(ID('goal'), { ...GOAL_STATE, failureStreak: 7 }),
    holds: async (cortex) => {
      if ((await cortex.goalState.read(ID('goal')))?.failureStreak !== 7) throw new Error('not 7')
    },
    entries: 0,
  },
  'goalState.resetDaily': {
    run: (cortex) => cortex.goalState.resetDaily(ID('goal')),
    holds: async (cortex) => {
      if ((await cortex.goalState.read(ID('goal')))?.lastResetAt === undefined) {
        throw new Error('not reset')
      }
    },
    entries: 0,
  },
  'goalState.delete': {
    takesGoalState: true,
    run: (cortex) => cortex.goalState.delete(ID('goal')),
    holds: async (cortex) => {
      if ((await cortex.goalState.read(ID('goal'))) !== undefined) throw new Error('still there')
    },
    entries: 0,
  },
  ingestConversation: {
    run: (cortex) =>
      cortex.ingestConversation({
        conversationId: 'chat',
        turns: ['hello', 'how are you?'].map((text, index) => ({
          id: String(index),
          session: 'one',
          speaker: 'Ann',
          text,
          at: 1_700_000_000_000 + index,
        })),
      }),
    holds: async (cortex) => {
      if ((await turns(cortex)) < 2) throw new Error('turns are missing')
    },
    stands: true,
  },
  embed: {
    run: async (cortex) => {
      await cortex.startEmbedder({ embedder: wordEmbedder() })
      await cortex.drainEmbedder()
      await cortex.stopEmbedder()
    },
    holds: () => undefined,
    entries: 0,
  },
  close: {
    prepare: (cortex) => cortex.write({ ...aFact('written before it was closed'), id: FRESH }),
    run: (cortex) => cortex.close(),
    holds: (cortex) => assertFound(cortex, FRESH, 'written before it was closed'),
    entries: 0,
  },
  ...OPENINGS,
  ...SAVINGS,
}
