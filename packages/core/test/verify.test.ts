import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verifyStore } from '../src/index.ts'
import {
  checkpointKey,
  claimKey,
  edgeFromKey,
  edgeToKey,
  goalKey,
  headKey,
  type Key,
  printKey,
  revokedKey,
  salienceKey,
  tagKey,
  typeKey,
  versionKey,
  WEIGHTS_KEY,
} from '../src/keys/keyspace.ts'
import { type Claim, claimBytes, claimOf } from '../src/memory/claim.ts'
import { idBytes } from '../src/memory/ids.ts'
import { tagHash } from '../src/memory/tags.ts'
import { wholeVersion } from '../src/projections/records.ts'
import { nameHash } from '../src/records/checkpoint.ts'
import { decodeHead } from '../src/records/head.ts'
import { scopeHash } from '../src/records/revocation.ts'
import { versionCodec } from '../src/records/version.ts'
import type { Change, OrderedReader } from '../src/store/ordered-store.ts'
import { openValue, sealValue } from '../src/store/sealed-value.ts'
import {
  aFact,
  openTestCortex,
  TEST_EPOCH_MS,
  type TestCortex,
  testDirectory,
  testId,
} from '../src/testing/index.ts'
import { damageSide, damageView, flipped } from './damage.ts'
import { refusal, uriOf } from './helpers.ts'

const A = idBytes(testId(0))
const B = idBytes(testId(1))
const REFERENCES = 3
const SCOPE = 'ab'.repeat(32)
const REVOKED = revokedKey(scopeHash(SCOPE))
const CHECKPOINT = checkpointKey(nameHash('i'), nameHash('s'))

/** Two facts, one with two versions and a tag, one edge, an outcome, a checkpoint, a revocation. */
async function sound(): Promise<TestCortex> {
  const cortex = await openTestCortex()
  const { uri, id } = await cortex.write({ data: aFact(), tags: ['red'] })
  const other = await cortex.write({ data: aFact('2') })
  await cortex.update(uri, { data: aFact('3') })
  await cortex.addEdge({ src: id, type: 'references', dst: other.id })
  await cortex.attest({ intentId: 'i', outcome: 'success', cited: [uri] })
  await cortex.compact({ intentId: 'i', stepId: 's', inContext: [await cortex.resolve(uri)] })
  await cortex.revokeScope(SCOPE, { reason: 'enough' })
  return cortex
}

interface Damage {
  readonly name: string
  readonly key: Key
  readonly value: (view: OrderedReader, key: Key) => Uint8Array | undefined
  readonly codes: readonly string[]
}

const flip = (view: OrderedReader, key: Key): Uint8Array => flipped(view.get(key))
const nothing = (): undefined => undefined

/** A version that is sealed well but says something else than its hash. */
function rewritten(view: OrderedReader, key: Key): Uint8Array {
  const place = headKey(key.subarray(3, 19))
  const head = decodeHead(openValue(place, view.get(place) as Uint8Array))
  const stored = openValue(key, view.get(key) as Uint8Array)
  const record = versionCodec.fromBytes(wholeVersion(key, stored, head))
  return sealValue(key, versionCodec.toBytes({ ...record, data: flipped(record.data) }))
}

const DAMAGES: readonly Damage[] = [
  { name: 'a flipped head', key: headKey(A), value: flip, codes: ['VIEW_DIFFERS'] },
  { name: 'a missing head', key: headKey(B), value: nothing, codes: ['VIEW_DIFFERS'] },
  { name: 'a flipped version', key: versionKey(A, 1), value: flip, codes: ['VIEW_DIFFERS'] },
  { name: 'a missing version', key: versionKey(A, 1), value: nothing, codes: ['VIEW_DIFFERS'] },
  {
    name: 'a rewritten version',
    key: versionKey(A, 2),
    value: rewritten,
    codes: ['VIEW_DIFFERS', 'VERSION_HASH'],
  },
  {
    name: 'a missing tag key',
    key: tagKey(tagHash('red'), TEST_EPOCH_MS, A),
    value: nothing,
    codes: ['VIEW_DIFFERS', 'INDEX_MISSING'],
  },
  {
    name: 'a tag key that no memory calls for',
    key: tagKey(tagHash('green'), TEST_EPOCH_MS, A),
    value: () => Buffer.alloc(0),
    codes: ['VIEW_DIFFERS', 'INDEX_ORPHAN'],
  },
  {
    name: 'a type key of a memory that is not there',
    key: typeKey(2, TEST_EPOCH_MS, idBytes(testId(77))),
    value: () => Buffer.alloc(0),
    codes: ['VIEW_DIFFERS', 'INDEX_ORPHAN'],
  },
  {
    name: 'a missing salience record',
    key: salienceKey(B),
    value: nothing,
    codes: ['VIEW_DIFFERS', 'INDEX_MISSING'],
  },
  {
    name: 'a missing claim',
    key: claimKey(2, claimBytes(claimOf(aFact('3')) as Claim), A),
    value: nothing,
    codes: ['VIEW_DIFFERS', 'INDEX_MISSING'],
  },
  {
    name: 'a claim that its memory no longer makes',
    key: claimKey(2, claimBytes(claimOf(aFact()) as Claim), A),
    value: () => Buffer.alloc(0),
    codes: ['VIEW_DIFFERS', 'INDEX_ORPHAN'],
  },
  { name: 'flipped weights', key: WEIGHTS_KEY, value: flip, codes: ['VIEW_DIFFERS'] },
  { name: 'a flipped checkpoint', key: CHECKPOINT, value: flip, codes: ['VIEW_DIFFERS'] },
  {
    name: 'a checkpoint under another name',
    key: checkpointKey(nameHash('i'), nameHash('other')),
    value: (view, key) => sealValue(key, openValue(CHECKPOINT, view.get(CHECKPOINT) as Uint8Array)),
    codes: ['VIEW_DIFFERS', 'INDEX_ORPHAN'],
  },
  {
    name: 'a missing revocation',
    key: REVOKED,
    value: nothing,
    codes: ['VIEW_DIFFERS', 'INDEX_MISSING'],
  },
  {
    name: 'a revocation of another scope',
    key: revokedKey(scopeHash('other')),
    value: (view, key) => sealValue(key, openValue(REVOKED, view.get(REVOKED) as Uint8Array)),
    codes: ['VIEW_DIFFERS', 'INDEX_ORPHAN'],
  },
  {
    name: 'a flipped edge',
    key: edgeFromKey(A, REFERENCES, B),
    value: flip,
    codes: ['VIEW_DIFFERS'],
  },
  {
    name: 'an edge without its reverse',
    key: edgeToKey(A, REFERENCES, B),
    value: nothing,
    codes: ['VIEW_DIFFERS', 'EDGE_BROKEN'],
  },
]

/** Every file of a store with its content. LMDB's lock files hold the slots of readers. */
function fingerprint(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^lock\.mdb$|\.lock$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .sort()
}

describe('verify()', () => {
  it('[E41] finds a sound store sound and says what it saw', async () => {
    await using cortex = await sound()

    const report = await cortex.verify()

    expect(report).toMatchObject({
      ok: true,
      problems: [],
      more: 0,
      entries: 9,
      memories: 2,
      edges: 1,
    })
    expect(report.root).toBe(await cortex.overallRoot())
    expect(report.keys).toBe(cortex.dump().size)
  })

  it('[E41] finds a store with nothing but its genesis sound', async () => {
    await using cortex = await openTestCortex()
    expect(await cortex.verify()).toMatchObject({ ok: true, entries: 1, memories: 0 })
  })

  it('[E41] changes no file, and tells how far it is', async () => {
    await using cortex = await sound()
    await cortex.snapshot('x')
    // Otherwise this process does it a moment later, beside the check.
    await cortex.store.mark()
    const before = fingerprint(cortex.root)
    const progress: number[] = []

    await cortex.verify({ onProgress: (done) => progress.push(done) })

    expect(fingerprint(cortex.root)).toEqual(before)
  })

  it.each(DAMAGES)('[E41] names $name', async ({ key, value, codes }) => {
    const damage = (view: OrderedReader): Change[] => [[key, value(view, key)]]
    await using cortex = await damageView(await sound(), damage)

    const { ok, problems } = await cortex.verify()

    expect(ok).toBe(false)
    expect(problems[0]).toMatchObject({ code: 'VIEW_DIFFERS', key: printKey(key) })
    expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]))
  })

  it.each(DAMAGES)('[E42] rebuild mends $name', async ({ key, value }) => {
    const before = await sound()
    const view = before.dump()
    await using cortex = await damageView(before, (reader) => [[key, value(reader, key)]])
    expect(cortex.dump()).not.toEqual(view)

    await cortex.rebuild()

    expect(cortex.dump()).toEqual(view)
  })

  it('[E42] finds nothing after a rebuild', async () => {
    const [{ key }] = DAMAGES as [Damage]
    await using cortex = await damageView(await sound(), (view) => [[key, flip(view, key)]])

    await cortex.rebuild()

    expect((await cortex.verify()).problems).toEqual([])
  })

  it('[E41] [E48] names a damaged side record', async () => {
    const cortex = await sound()
    await cortex.goalState.write(testId(0), { failureStreak: 1 })
    const key = goalKey(A)
    await using damaged = await damageSide(cortex, (side) => [[key, flipped(side.get(key))]])

    const { problems } = await damaged.verify()

    expect(problems).toMatchObject([{ code: 'SIDE_DAMAGED', key: printKey(key) }])
  })

  it('[E41] names the file of a damaged segment and the byte', async () => {
    const cortex = await sound()
    await cortex.close()
    const file = cortex.store.files.path(0)
    const bytes = readFileSync(file)
    bytes[200] = (bytes[200] as number) ^ 1
    writeFileSync(file, bytes)

    const { ok, problems } = await verifyStore(cortex.root, 'tester')

    expect(ok).toBe(false)
    expect(problems[0]).toMatchObject({ code: 'JOURNAL_DAMAGED', key: file })
    expect(problems[0]?.message).toContain('at byte 64')
    rmSync(cortex.root, { recursive: true })
  })

  it('[E41] says so when the view is gone', async () => {
    const cortex = await sound()
    const view = cortex.store.layout.view(cortex.store.tail().viewGeneration)
    await cortex.close()
    rmSync(view, { recursive: true })

    const { problems } = await verifyStore(cortex.root, 'tester')

    expect(problems).toMatchObject([{ code: 'VIEW_UNREADABLE', key: 'view' }])
    expect(statSync(view, { throwIfNoEntry: false })).toBeUndefined()
    rmSync(cortex.root, { recursive: true })
  })

  it('[E41] refuses a store that is not there', async () => {
    await expect(verifyStore(testDirectory(), 'nobody')).rejects.toThrow(refusal('NOT_FOUND'))
  })
})

describe('a damaged record', () => {
  it('[E42] is CORRUPT with its key; everything else stays readable', async () => {
    const key = versionKey(A, 1)
    const damage = (view: OrderedReader): Change[] => [[key, flip(view, key)]]
    await using cortex = await damageView(await sound(), damage)

    const read = cortex.resolve(uriOf('Fact', testId(0), 1))

    await expect(read).rejects.toThrow(refusal('CORRUPT'))
    await expect(read).rejects.toMatchObject({ details: { key: printKey(key) } })
    expect((await cortex.resolve(uriOf('Fact', testId(0), 2))).data).toEqual(aFact('3'))
    expect((await cortex.resolveLatest(testId(1))).data).toEqual(aFact('2'))
    expect((await cortex.status()).memories).toBe(2)
    await cortex.write({ data: aFact('still writes'), id: testId(9, 1) })
  })

  it('[E42] in a head refuses reads and changes of that memory only', async () => {
    const damage = (view: OrderedReader): Change[] => [[headKey(A), flip(view, headKey(A))]]
    await using cortex = await damageView(await sound(), damage)
    const uri = uriOf('Fact', testId(0))

    await expect(cortex.resolve(uri)).rejects.toThrow(refusal('CORRUPT'))
    await expect(cortex.update(uri, { data: aFact('4') })).rejects.toThrow(refusal('CORRUPT'))
    await expect(cortex.tombstone(uri, { reason: 'x' })).rejects.toThrow(refusal('CORRUPT'))
    expect((await cortex.update(uriOf('Fact', testId(1)), { data: aFact('4') })).version).toBe(2)
  })

  it('[E42] is found even if it is sealed well: content, record and head must agree', async () => {
    for (const version of [1, 2]) {
      const key = versionKey(A, version)
      const damage = (view: OrderedReader): Change[] => [[key, rewritten(view, key)]]
      await using cortex = await damageView(await sound(), damage)
      const read = cortex.resolve(uriOf('Fact', testId(0), version))
      await expect(read).rejects.toMatchObject({ code: 'CORRUPT', details: { key: printKey(key) } })
    }
  })

  it('[E42] that stands under the wrong key is CORRUPT', async () => {
    const key = versionKey(A, 1)
    const damage = (view: OrderedReader): Change[] => [[key, view.get(versionKey(A, 2))]]
    await using cortex = await damageView(await sound(), damage)
    await expect(cortex.resolve(uriOf('Fact', testId(0), 1))).rejects.toThrow(refusal('CORRUPT'))
  })

  it('[E42] that is missing is CORRUPT, not NOT_FOUND', async () => {
    await using cortex = await damageView(await sound(), () => [[versionKey(A, 1), undefined]])
    await expect(cortex.resolve(uriOf('Fact', testId(0), 1))).rejects.toThrow(refusal('CORRUPT'))
  })
})
