import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodeCbor, encodeCbor } from '../src/codec/cbor.ts'
import type {
  AttestInput,
  AttestResult,
  CheckpointRecord,
  Conflict,
  CortexError,
  EdgeRecord,
  GoalRuntimeState,
  Manifest,
  Memory,
  MemoryId,
  Receipt,
  UpdateInput,
  Uri,
} from '../src/index.ts'
import { MEMORY_TYPES, verifyStore } from '../src/index.ts'
import { FORMAT, LAYOUT_FORMAT } from '../src/journal/format.ts'
import { MARK_KEY, STATE_KEY } from '../src/keys/keyspace.ts'
import type { Change, OrderedReader } from '../src/store/ordered-store.ts'
import { openValue, sealValue } from '../src/store/sealed-value.ts'
import {
  aFact,
  openTestCortex,
  type TestCortex,
  testDirectory,
  testId,
} from '../src/testing/index.ts'
import { damageView, edit } from './damage.ts'
import { collect, refusal, uriOf } from './helpers.ts'

interface Expected {
  readonly actor: string
  readonly format: number
  readonly root: string
  readonly nextSeq: number
  readonly counters: object
  readonly memories: readonly Memory[]
  readonly first: Memory
  readonly edges: readonly EdgeRecord[]
  readonly snapshot: Manifest
  readonly goal: { readonly id: MemoryId; readonly state: GoalRuntimeState }
  readonly retried: { readonly uri: Uri; readonly input: UpdateInput; readonly receipt: Receipt }
  readonly attested: { readonly input: AttestInput; readonly result: AttestResult }
  readonly checkpoint: CheckpointRecord
  readonly conflicts: readonly Conflict[]
}

const stores = new URL('../../../fixtures/stores/', import.meta.url).pathname
const FORMATS = readdirSync(stores).sort()

function expectedOf(format: string): Expected {
  return JSON.parse(readFileSync(join(stores, format, 'expected.json'), 'utf8')) as Expected
}

/** A copy that a test may change: all of the store, or only its journal. */
function copyOf(format: string, only?: 'journal'): string {
  const root = testDirectory()
  const { actor } = expectedOf(format)
  const part = only === undefined ? actor : join(actor, only)
  cpSync(join(stores, format, 'store', part), join(root, part), { recursive: true })
  return root
}

async function expectContent(cortex: TestCortex, expected: Expected): Promise<void> {
  expect(await cortex.overallRoot()).toBe(expected.root)
  expect(await cortex.status()).toMatchObject({
    nextSeq: expected.nextSeq,
    root: expected.root,
    lag: 0,
    ...expected.counters,
  })
  for (const memory of expected.memories) {
    expect(await cortex.resolveLatest(memory.head.id)).toMatchObject(memory)
  }
  expect(await cortex.resolve(expected.retried.uri)).toMatchObject(expected.first)
  const edges: EdgeRecord[] = []
  for (const { head } of expected.memories) {
    edges.push(...(await collect(cortex.edgesOut(head.id, { includeTombstoned: true }))))
  }
  expect(edges).toEqual(expected.edges)
  expect((await collect(cortex.journal())).length).toBe(expected.nextSeq)
  const { intentId, stepId } = expected.checkpoint
  expect(await cortex.loadCheckpoint(intentId, stepId)).toEqual(expected.checkpoint)
  expect(await cortex.conflicts()).toEqual(expected.conflicts)
}

describe.each(FORMATS)('a store of %s', (format) => {
  const expected = expectedOf(format)
  const { actor } = expected

  it('[E46] has all nine types, edges, a tombstone, updates and a successor', () => {
    const types = new Set(expected.memories.map(({ head }) => head.type))
    expect([...types]).toEqual(MEMORY_TYPES.names)
    expect(expected.memories.some(({ head }) => head.supersededBy !== undefined)).toBe(true)
    expect(expected.attested.result.weightsUpdated).toBe(true)
    expect(expected.checkpoint.compacted).toHaveLength(1)
    expect(expected.memories.some(({ head }) => head.tombstoned !== undefined)).toBe(true)
    expect(expected.memories.some(({ head }) => head.currentVersion > 1)).toBe(true)
    expect(expected.edges.some(({ tombstoned }) => tombstoned)).toBe(true)
  })

  it('[E46] opens for writing, builds its view again, and goes on', async () => {
    await using cortex = await openTestCortex({ root: copyOf(format), actor })

    expect((await cortex.status()).repairs).toMatchObject([
      { what: 'view-rebuilt', why: expect.stringContaining('another build of Cortex made it') },
    ])
    await expectContent(cortex, expected)
    expect(await cortex.loadSnapshot(0)).toEqual(expected.snapshot)
    expect(await cortex.goalState.read(expected.goal.id)).toEqual(expected.goal.state)
    const { uri, input, receipt } = expected.retried
    expect(await cortex.update(uri, input)).toEqual(receipt)
    expect(await cortex.attest(expected.attested.input)).toEqual(expected.attested.result)
    expect((await verifyStore(cortex.root, actor)).problems).toEqual([])
    await cortex.write({ data: aFact('a later build'), id: testId(0, 5) })
    expect((await cortex.verify()).problems).toEqual([])
  })

  it('[Z26] has its memories erased, or says why it cannot and writes nothing', async () => {
    await using cortex = await openTestCortex({ root: copyOf(format), actor })
    const outcomes = new Set<string>()

    for (const { head } of expected.memories) {
      const { nextSeq } = await cortex.status()
      const uri = uriOf(head.type, head.id)
      const outcome = await cortex.erase(uri, { reason: 'asked to' }).then(
        () => 'erased',
        (error: CortexError) => `${error.code} ${error.path}`,
      )
      outcomes.add(outcome)
      if (outcome !== 'erased') expect((await cortex.status()).nextSeq).toBe(nextSeq)
    }

    expect([...outcomes].sort()).toEqual(['INVALID_INPUT uri', 'erased'])
    expect((await cortex.verify()).problems).toEqual([])
    expect((await verifyStore(cortex.root, actor)).problems).toEqual([])
  })

  it('[E46] opens for reading', async () => {
    const root = copyOf(format)
    await expect(openTestCortex({ root, actor, readOnly: true })).rejects.toEqual(
      refusal('CORRUPT'),
    )
    await (await openTestCortex({ root, actor })).close()
    await using cortex = await openTestCortex({ root, actor, readOnly: true })

    await expectContent(cortex, expected)
    expect(await cortex.loadSnapshot(expected.root)).toEqual(expected.snapshot)
    expect(await cortex.goalState.list()).toEqual([expected.goal])
  })

  it('[E46] opens from its journal alone', async () => {
    await using cortex = await openTestCortex({ root: copyOf(format, 'journal'), actor })

    await expectContent(cortex, expected)
    const repairs = (await cortex.status()).repairs.map(({ what }) => what)
    expect(repairs).toEqual(expect.arrayContaining(['lock-rebuilt', 'view-rebuilt']))
    expect((await cortex.verify()).problems).toEqual([])
  })

  it('[E46] [E29] its view is what its journal says, byte for byte', async () => {
    await using cortex = await openTestCortex({ root: copyOf(format), actor })
    const view = cortex.dump()

    await cortex.rebuild()

    expect(cortex.dump()).toEqual(view)
  })
})

describe('fixtures/stores/', () => {
  it('[E46] has a store of the current format', () => {
    expect(FORMATS).toContain(`format-${FORMAT}`)
  })
})

describe('a newer build', () => {
  /** The record under a key with one field set. */
  function withField(reader: OrderedReader, key: Uint8Array, field: number, value: number): Change {
    const bytes = openValue(key, reader.get(key) as Uint8Array)
    const fields = new Map(decodeCbor(bytes) as ReadonlyMap<number, number>)
    return [key, sealValue(key, encodeCbor(fields.set(field, value)))]
  }

  async function closed(): Promise<TestCortex> {
    const cortex = await openTestCortex()
    await cortex.write({ data: aFact() })
    await cortex.close()
    return cortex
  }

  it('[E43] made the segment: STORE_NEWER, for writing and reading', async () => {
    const cortex = await closed()
    const file = cortex.store.files.path(0)
    const bytes = readFileSync(file)
    bytes.writeUInt16BE(FORMAT + 1, 8)
    bytes.writeUInt32BE(crc32(bytes.subarray(0, 60)), 60)
    writeFileSync(file, bytes)

    for (const readOnly of [false, true]) {
      const opening = openTestCortex({ root: cortex.root, readOnly })
      await expect(opening, readOnly ? 'reading' : 'writing').rejects.toThrow(
        refusal('STORE_NEWER'),
      )
    }
    rmSync(cortex.root, { recursive: true })
  })

  it('[E43] made the mark: STORE_NEWER', async () => {
    const cortex = await closed()
    const { lock, tail } = cortex.store.layout
    await edit(lock, 'lock', (reader) => [withField(reader, MARK_KEY, 1, LAYOUT_FORMAT + 1)])
    rmSync(tail)

    const opening = openTestCortex({ root: cortex.root })

    await expect(opening).rejects.toThrow(refusal('STORE_NEWER'))
    rmSync(cortex.root, { recursive: true })
  })

  it('[E43] made the view: STORE_NEWER, and it is not rebuilt into an older one', async () => {
    const cortex = await openTestCortex()
    await cortex.write({ data: aFact() })
    const damaged = damageView(cortex, (view) => [withField(view, STATE_KEY, 1, FORMAT + 1)])

    await expect(damaged).rejects.toThrow(refusal('STORE_NEWER'))
    rmSync(cortex.root, { recursive: true })
  })
})
