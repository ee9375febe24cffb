/** The codes in the comments of the API are those that it throws. Rules: docs/spec/api.md. */
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cortex, MemoryId, Uri } from '../src/index.ts'
import { ERROR_CODES, openCortex } from '../src/index.ts'
import { aFact, type TestCortex, testDirectory, testId } from '../src/testing/index.ts'
import { uriOf } from './helpers.ts'
import {
  codesIn,
  documented,
  listed,
  listedIn,
  read,
  repository,
  rows,
  type Thrown,
} from './support/documented-codes.ts'
import { grantTo, openOwned } from './support/scopes.ts'

let cortex: TestCortex
let reader: Cortex
let closed: Cortex
let fact: Uri
let forgotten: Uri
let erased: Uri
let goal: Uri
const NOBODY: MemoryId = testId(999)
const absent = uriOf('Fact', NOBODY)
const change = { data: aFact('other') }
const why = { reason: 'enough' }

beforeAll(async () => {
  cortex = await openOwned()
  fact = (await cortex.write({ data: aFact('one') })).uri
  forgotten = (await cortex.write({ data: aFact('two') })).uri
  erased = (await cortex.write({ data: aFact('three') })).uri
  goal = (await cortex.write({ data: { type: 'Goal', statement: 'Go', status: 'active' } })).uri
  await cortex.update(fact, { data: aFact('one, changed') })
  await cortex.tombstone(forgotten, why)
  await cortex.erase(erased, why)
  await cortex.attest({ intentId: 'i', outcome: 'success', cited: [fact] })
  reader = await openCortex({ root: cortex.root, actor: 'tester', readOnly: true })
  closed = await openCortex({ root: testDirectory(), actor: 'tester' })
  await closed.close()
})
afterAll(async () => {
  await reader.close()
  await cortex.close()
})

const idIn = (uri: Uri): MemoryId =>
  uri.slice(uri.lastIndexOf('/') + 1, uri.indexOf('#')) as MemoryId
const wrong = { data: { ...aFact(), statement: 7 } } as never
const edge = (src: Uri, dst: Uri, type = 'references'): never =>
  ({ src: idIn(src), type, dst: idIn(dst) }) as never

/**
 * For each verb and each code that its comment names: a call that gets it, or the test that takes more to
 * get it (a full disk, a stopped process, a scope).
 */
const THROWN: Thrown = {
  openCortex: {
    INVALID_INPUT: () => openCortex({ root: '', actor: 'a' }),
    NOT_FOUND: () => openCortex({ root: testDirectory(), actor: 'a', readOnly: true }),
    BUSY: 'stopped-holder',
    CORRUPT: 'verify',
    STORE_NEWER: 'migration',
    DISK_FULL: 'scarcity',
    IO_ERROR: 'system-faults',
  },
  write: {
    INVALID_INPUT: () => cortex.write(wrong),
    ALREADY_EXISTS: () => cortex.write({ data: aFact(), id: testId(0) }),
    NOT_FOUND: () =>
      cortex.write({
        data: aFact(),
        provenance: { source: 'derived', derivedFrom: [absent] },
      } as never),
    READ_ONLY: () => reader.write({ data: aFact() }),
    CLOSED: () => closed.write({ data: aFact() }),
    DISK_FULL: 'scarcity',
  },
  update: {
    NOT_FOUND: () => cortex.update(absent, change),
    TOMBSTONED: () => cortex.update(forgotten, change),
    ERASED: () => cortex.update(erased, change),
    TYPE_DATA_MISMATCH: () => cortex.update(goal, change as never),
    INVALID_INPUT: () => cortex.update(fact, wrong),
    VERSION_CONFLICT: () => cortex.update(fact, { ...change, expectedVersion: 1 }),
  },
  patch: {
    NOT_FOUND: () => cortex.patch(absent, { statement: 'x' }),
    TOMBSTONED: () => cortex.patch(forgotten, { statement: 'x' }),
    ERASED: () => cortex.patch(erased, { statement: 'x' }),
    INVALID_INPUT: () => cortex.patch(fact, { statement: 7 } as never),
    VERSION_CONFLICT: () => cortex.patch(fact, { statement: 'x' }, { expectedVersion: 1 }),
    NO_OP: () => cortex.patch(fact, {}),
  },
  updateHead: {
    NOT_FOUND: () => cortex.updateHead(absent, { tags: ['a'] }),
    TOMBSTONED: () => cortex.updateHead(forgotten, { tags: ['a'] }),
    ERASED: () => cortex.updateHead(erased, { tags: ['a'] }),
    INVALID_INPUT: () => cortex.updateHead(fact, { tags: 7 } as never),
    NO_OP: () => cortex.updateHead(fact, {}),
  },
  tombstone: {
    NOT_FOUND: () => cortex.tombstone(absent, why),
    ERASED: () => cortex.tombstone(erased, why),
    INVALID_INPUT: () => cortex.tombstone(fact, {} as never),
  },
  commit: {
    INVALID_INPUT: () =>
      cortex.commit([
        { update: fact, with: change },
        { update: fact, with: change },
      ]),
    COMMIT_ID_REUSED: async () => {
      const commitId = 'ab'.repeat(16)
      await cortex.commit([{ write: { data: aFact('a') } }], { commitId })
      await cortex.commit([{ write: { data: aFact('b') } }], { commitId })
    },
  },
  erase: {
    NOT_FOUND: () => cortex.erase(absent, why),
    INVALID_INPUT: () => cortex.erase(fact, {} as never),
    READ_ONLY: () => reader.erase(fact, why),
  },
  revert: {
    INVALID_INPUT: () => cortex.revert({ seq: 9999 }, why),
    ERASED: () => cortex.revert({ seq: 3 }, why),
    VERSION_CONFLICT: () => cortex.revert({ seq: 1 }, why),
  },
  blame: {
    NOT_FOUND: () => cortex.blame(absent),
    BAD_URI: () => cortex.blame('matrix://x' as Uri),
  },
  trace: { NOT_FOUND: () => cortex.trace(absent) },
  supersede: {
    NOT_FOUND: () => cortex.supersede(absent, { successor: idIn(fact) }),
    TOMBSTONED: () => cortex.supersede(forgotten, { successor: idIn(fact) }),
    TYPE_DATA_MISMATCH: 'supersede',
    SELF_EDGE: 'supersede',
  },
  confirm: {
    NOT_FOUND: () => cortex.confirm(absent),
    TOMBSTONED: () => cortex.confirm(forgotten),
    ERASED: () => cortex.confirm(erased),
    VERSION_CONFLICT: () => cortex.confirm(fact),
  },
  resolve: {
    BAD_URI: () => cortex.resolve('matrix://x' as Uri),
    NOT_FOUND: () => cortex.resolve(absent),
    ERASED: () => cortex.resolve(erased),
    CORRUPT: 'verify',
  },
  resolveScoped: {
    BAD_URI: async () =>
      await cortex.resolveScoped(
        'matrix://x' as Uri,
        await grantTo('bob', { include: { tags: ['a'] } }),
      ),
    SCOPE_VIOLATION: async () =>
      await cortex.resolveScoped(fact, await grantTo('bob', { include: { tags: ['a'] } })),
    SCOPE_EXPIRED: 'scope-option',
    SCOPE_REVOKED: 'scope-open',
    SCOPE_INVALID: () => cortex.resolveScoped(fact, {} as never),
  },
  resolveLatest: {
    BAD_URI: () => cortex.resolveLatest('matrix://x' as Uri),
    NOT_FOUND: () => cortex.resolveLatest(absent),
    ERASED: () => cortex.resolveLatest(erased),
    CORRUPT: 'verify',
  },
  conflicts: { INVALID_INPUT: () => cortex.conflicts({ limit: -1 } as never) },
  ingestConversation: {
    INVALID_INPUT: () => cortex.ingestConversation({} as never),
    READ_ONLY: () => reader.ingestConversation({} as never),
    DISK_FULL: 'scarcity',
  },
  attest: {
    EMPTY_CITATIONS: () => cortex.attest({ intentId: 'j', outcome: 'success', cited: [] }),
    TOO_MANY_CITATIONS: () =>
      cortex.attest({ intentId: 'j', outcome: 'success', cited: Array(5000).fill(fact) }),
    RATE_LIMITED: 'attest',
    INVALID_INPUT: () => cortex.attest({} as never),
  },
  compact: {
    EMPTY_IN_CONTEXT: () => cortex.compact({ intentId: 'i', stepId: 's', inContext: [] }),
    BUDGET_UNREACHABLE: 'compact',
    NOT_FOUND: 'compact',
  },
  loadCheckpoint: { NOT_FOUND: () => cortex.loadCheckpoint('i', 'none') },
  addEdge: {
    NOT_FOUND: () => cortex.addEdge(edge(fact, absent)),
    SELF_EDGE: () => cortex.addEdge(edge(fact, fact)),
    INVALID_EDGE_TYPE: () => cortex.addEdge(edge(fact, goal, 'likes')),
  },
  removeEdge: {
    INVALID_EDGE_TYPE: () =>
      cortex.removeEdge({ ...(edge(fact, goal, 'likes') as object), ...why } as never),
    INVALID_INPUT: () => cortex.removeEdge(edge(fact, goal)),
    READ_ONLY: () => reader.removeEdge({ ...(edge(fact, goal) as object), ...why } as never),
  },
  getEdge: { NOT_FOUND: () => cortex.getEdge(testId(0), 'references', NOBODY) },
  find: {
    UNBOUNDED: () => cortex.find({ types: ['Fact'] }),
    TOO_BROAD: () => cortex.find({ limit: 1 }),
    FIELD_UNKNOWN: () =>
      cortex.find({ types: ['Fact'], limit: 1, orderBy: [{ field: 'head.nothing' }] } as never),
    NO_EMBEDDER: () => cortex.find({ nearUri: fact, limit: 1 }),
    INVALID_INPUT: () => cortex.find({ types: 7, limit: 1 } as never),
  },
  context: { INVALID_INPUT: () => cortex.context({ budgetTokens: 'all' } as never) },
  scoped: {
    SCOPE_INVALID: 'scope-open',
    SCOPE_EXPIRED: 'scope-open',
    SCOPE_REVOKED: 'scope-open',
    PROOF_INVALID: 'scope-open',
  },
  setOwner: {
    ALREADY_EXISTS: () => cortex.setOwner(new Uint8Array(32).fill(9)),
    READ_ONLY: () => reader.setOwner(new Uint8Array(32).fill(9)),
  },
  revokeScope: {
    INVALID_INPUT: () => cortex.revokeScope('x', why),
    READ_ONLY: () => reader.revokeScope('ab'.repeat(32), why),
  },
  startEmbedder: { INVALID_INPUT: () => cortex.startEmbedder({ embedder: 7 } as never) },
  drainEmbedder: { NO_EMBEDDER: () => cortex.drainEmbedder() },
  loadSnapshot: { NOT_FOUND: () => cortex.loadSnapshot(99) },
  prove: {
    NOT_FOUND: () => cortex.prove([uriOf('Fact', idIn(fact), 99)]),
    VERSION_CONFLICT: () => cortex.prove([fact], { content: true }),
  },
  proof: {
    NOT_FOUND: 'many-proofs',
    VERSION_CONFLICT: 'many-proofs',
    ROOT_MISMATCH: 'many-proofs',
  },
  proveAbsent: { ALREADY_EXISTS: 'many-proofs', ROOT_MISMATCH: 'many-proofs' },
  reach: { BUSY: 'remote/following', JOURNAL_UNAVAILABLE: 'remote/following' },
  backup: { ROOT_MISMATCH: 'backup', BUSY: 'backup' },
}

describe('the comments of the engine', () => {
  it('[AP22] name the codes that are listed here, verb by verb', () => {
    expect(listedIn('packages/core/src/cortex.ts')).toEqual(listed(THROWN))
  })

  it.each(rows(THROWN))('[AP22] %s throws %s', async (_verb, code, how) => {
    if (typeof how === 'string') expect(read(`packages/core/test/${how}.test.ts`)).toContain(code)
    else await expect((async () => await how())()).rejects.toMatchObject({ code })
  })
})

it('[AP22] every code that a comment names is thrown by a source', () => {
  const files = execFileSync('git', ['ls-files', 'packages'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\/src\/.*(?<!\.test)\.ts$/.test(file))
  const sources = files
    .filter((file) => file !== 'packages/core/src/errors.ts')
    .map((file) => read(file).replace(/^\s*(?:\*|\/\*\*|\/\/).*$/gm, ''))
    .join('\n')
  const named = new Map<string, string>()
  for (const file of files) {
    for (const text of documented(file).values())
      for (const code of codesIn(text)) named.set(code, file)
  }

  expect(named.size).toBeGreaterThan(30)
  expect([...named].filter(([code]) => !(ERROR_CODES as readonly string[]).includes(code))).toEqual(
    [],
  )
  expect([...named].filter(([code]) => !sources.includes(`'${code}'`))).toEqual([])
})
