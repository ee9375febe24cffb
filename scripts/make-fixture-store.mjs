// `node scripts/make-fixture-store.mjs`: makes fixtures/stores/format-<n>/ with the current build. Run it
// once for each released format and never again: later builds must open what this one wrote.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { home } from './setup.mjs'

const core = (file) => import(pathToFileURL(join(home, 'packages/core/dist', file)).href)
const { MEMORY_TYPES } = await core('index.js')
const { FORMAT } = await core('journal/format.js')
const { aFact, dataOf, openTestCortex } = await core('testing/index.js')

const directory = join(home, 'fixtures/stores', `format-${FORMAT}`)
if (existsSync(directory) && !process.argv.includes('--replace')) {
  console.error(`Cannot make ${directory}: it is there already. An unreleased one: --replace`)
  process.exit(1)
}
const actor = 'ada'
const commitId = '00112233445566778899aabbccddeeff'
const cortex = await openTestCortex({ actor, ownerKey: new Uint8Array(32).fill(7) })

const written = []
for (const [index, type] of MEMORY_TYPES.names.entries()) {
  cortex.doors.advance(1000)
  written.push(
    await cortex.write({
      data: dataOf(type, `the first ${type}`),
      tags: index % 2 === 0 ? ['even', 'blü'] : ['odd'],
      frames: [{ verb: 'build', kind: 'plan', ref: 'a house' }],
      importance: index,
      visibility: ['private', 'scoped', 'actor_public'][index % 3],
    }),
  )
}
const [identity, fact, preference, belief, event] = written
const retried = {
  data: aFact('the second one'),
  confidence: 0.5,
  provenance: { source: 'derived', origin: 'tool', derivedFrom: [event.uri] },
  validFrom: 1,
  validUntil: 4_000_000_000_000,
  expiresAt: 4_000_000_000_001,
  forms: { short: 'given', medium: 'given forms' },
  by: 'bob',
  commitId,
}
const receipt = await cortex.update(fact.uri, retried)
await cortex.update(event.uri, { data: dataOf('Event', 'the second event') })
await cortex.updateHead(preference.uri, { tags: [], frames: [], importance: 9 })
await cortex.addEdge({
  src: fact.id,
  type: 'references',
  dst: event.id,
  weight: 0.5,
  data: { n: 1 },
})
await cortex.addEdge({ src: identity.id, type: 'follows', dst: fact.id })
await cortex.addEdge({ src: fact.id, type: 'part_of', dst: belief.id })
await cortex.removeEdge({ src: fact.id, type: 'part_of', dst: belief.id, reason: 'no longer' })
await cortex.tombstone(belief.uri, { reason: 'looked again', by: 'bob' })
const successor = await cortex.write({
  data: aFact('the third one'),
  replace: 'subject-predicate',
})
await cortex.write({ data: aFact('The third one!'), dedupe: true, confidence: 0.5 })
const attested = {
  intentId: 'fixture',
  outcome: 'success',
  cited: [successor.uri, event.uri, belief.uri],
  similarity: { [event.uri]: 0.75 },
  commitId: 'ff'.repeat(16),
}
const outcome = await cortex.attest(attested)
await cortex.findLate([successor.id, event.id], { query: { near: 'the third' } })
const inContext = await Promise.all([successor, identity].map(({ uri }) => cortex.resolve(uri)))
await cortex.compact({ inContext, intentId: 'fixture', stepId: 'last' })
written.push(successor)
const manifest = await cortex.snapshot('fixture')
await cortex.goalState.write(written[5].id, { failureStreak: 2, spentTodayPax: '1.50' })
await cortex.rebuild()

const memories = []
for (const { id } of written) memories.push(await cortex.resolveLatest(id))
const edges = []
for (const { id } of written) {
  for await (const edge of cortex.edgesOut(id, { includeTombstoned: true })) edges.push(edge)
}
const { nextSeq, root, memories: live, tombstoned, edges: edgeCount } = await cortex.status()
const expected = {
  actor,
  format: FORMAT,
  root,
  nextSeq,
  counters: { memories: live, tombstoned, edges: edgeCount },
  memories,
  first: await cortex.resolve(fact.uri),
  edges,
  snapshot: manifest,
  goal: { id: written[5].id, state: { failureStreak: 2, spentTodayPax: '1.50' } },
  retried: { uri: fact.uri, input: retried, receipt },
  attested: { input: attested, result: outcome },
  checkpoint: await cortex.loadCheckpoint('fixture', 'last'),
  conflicts: await cortex.conflicts(),
}
await cortex.close()
// Opened once more: views of earlier generations are removed.
await (await cortex.reopen()).close()

rmSync(directory, { recursive: true, force: true })
mkdirSync(join(directory, 'store'), { recursive: true })
const skipped = /lock\.mdb(-lock)?$/ // slots of readers; rebuilt by the process that opens
cpSync(join(cortex.root, actor), join(directory, 'store', actor), {
  recursive: true,
  filter: (file) => !skipped.test(file),
})
rmSync(cortex.root, { recursive: true })
writeFileSync(join(directory, 'expected.json'), `${JSON.stringify(expected, undefined, 2)}\n`)
console.log(`made ${directory}: ${readdirSync(join(directory, 'store', actor)).join(', ')}`)
