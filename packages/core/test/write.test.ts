import { decode } from 'cbor2'
import { describe, expect, it } from 'vitest'
import { MEMORY_TYPES, renderForms, type Uri } from '../src/index.ts'
import { FIRST_DOCUMENT } from '../src/lexical/settings.ts'
import { idBytes } from '../src/memory/ids.ts'
import {
  aFact,
  anEvent,
  dataOf,
  openTestCortex,
  TEST_EPOCH_MS,
  testId,
} from '../src/testing/index.ts'
import { rootsNow } from './agreement.ts'
import { collect, keysBelow, refusal, storedValue } from './helpers.ts'
import { REFUSED_CALLS } from './refused-calls.ts'

describe('write()', () => {
  it.each(MEMORY_TYPES.names)('[E1] keeps a %s and gives back its first version', async (type) => {
    await using cortex = await openTestCortex()

    const { uri, id, version, seq } = await cortex.write({ data: dataOf(type) })

    expect(uri).toBe(`matrix://cortex/${type}/${id}#1`)
    expect({ id, version, seq }).toEqual({ id: testId(0), version: 1, seq: 1 })
    expect((await cortex.resolve(uri)).data).toMatchObject(dataOf(type))
  })

  it('[E1] [E11] refuses an id that is taken, and changes nothing', async () => {
    await using cortex = await openTestCortex()
    const id = testId(7, 1)
    await cortex.write({ data: aFact('first'), id })
    const before = cortex.dump()

    const second = cortex.write({ data: aFact('second'), id, tags: ['new'] })

    await expect(second).rejects.toThrow(refusal('ALREADY_EXISTS', 'id'))
    expect(cortex.dump()).toEqual(before)
  })

  it('[E1] refuses an id that was tombstoned: ids are never used again', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    await cortex.tombstone(uri, { reason: 'wrong' })

    await expect(cortex.write({ data: aFact(), id })).rejects.toThrow(refusal('ALREADY_EXISTS'))
  })

  it('[E7] resolves every default and stores it', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: anEvent() })
    cortex.doors.advance(5000)

    const { head, version, data } = await cortex.resolve(uri)

    expect(head).toMatchObject({
      visibility: 'private',
      importance: 0,
      tags: [],
      frames: [],
      actorScope: 'tester',
      createdAt: TEST_EPOCH_MS,
      lastUpdatedAt: TEST_EPOCH_MS,
    })
    expect(version).toMatchObject({
      confidence: 1,
      provenance: { source: 'user_input' },
      validFrom: TEST_EPOCH_MS,
      createdBy: 'tester',
      formsOverride: false,
    })
    expect(head).not.toHaveProperty('tombstoned')
    expect(version).not.toHaveProperty('expiresAt')
    expect(data).toMatchObject({ at: TEST_EPOCH_MS })
  })

  it('[E7] keeps everything that the caller gives, a confidence of zero too', async () => {
    await using cortex = await openTestCortex()
    const parent = await cortex.write({ data: aFact() })
    const given = {
      data: anEvent('dinner', { at: 12 }),
      tags: ['b', 'a'],
      frames: [{ verb: 'build', kind: 'plan', ref: 'x/y' }],
      importance: 10,
      visibility: 'actor_public',
      confidence: 0,
      provenance: { source: 'derived', origin: 'tool', derivedFrom: [parent.uri] },
      validFrom: 5,
      validUntil: 6,
      expiresAt: 7,
      by: 'ada',
    } as const

    const { uri } = await cortex.write(given)

    const { head, version, data } = await cortex.resolve(uri)
    expect(data).toEqual(given.data)
    expect(head).toMatchObject({
      tags: given.tags,
      frames: given.frames,
      importance: 10,
      visibility: 'actor_public',
      validUntil: 6,
    })
    expect(version).toMatchObject({
      confidence: 0,
      provenance: given.provenance,
      validFrom: 5,
      expiresAt: 7,
      createdBy: 'ada',
    })
  })

  it('[E8] refuses an end that is not after the beginning, also after a default one', async () => {
    await using cortex = await openTestCortex()
    for (const path of ['validUntil', 'expiresAt'] as const) {
      const write = cortex.write({ data: aFact(), [path]: TEST_EPOCH_MS })
      await expect(write).rejects.toThrow(refusal('INVALID_INPUT', path))
    }
    await cortex.write({ data: aFact(), validUntil: TEST_EPOCH_MS + 1 })
  })

  it('[E9] renders forms once, equal in head and version', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact() })

    const { head, version } = await cortex.resolve(uri)

    expect(head.forms).toEqual(renderForms(aFact()))
    expect(version.forms).toEqual(head.forms)
    expect(version.formsOverride).toBe(false)
  })

  it('[E9] keeps given forms as they are and says that they were given', async () => {
    await using cortex = await openTestCortex()
    const forms = { short: 'sky: blue', medium: 'The sky is blue.' }

    const { uri } = await cortex.write({ data: aFact(), forms })

    const { head, version } = await cortex.resolve(uri)
    expect([head.forms, version.forms, version.formsOverride]).toEqual([forms, forms, true])
  })

  it('[E10] derives only from versions that are there', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    const derive = (...derivedFrom: string[]): Promise<unknown> =>
      cortex.write({
        data: aFact(),
        provenance: { source: 'derived', derivedFrom: derivedFrom as Uri[] },
      })

    await derive(uri)
    const path = 'provenance.derivedFrom[1]'
    const later = uri.replace('#1', '#2')
    const otherType = uri.replace('Fact', 'Goal')
    const missing = uri.replace(id, testId(99, 5))
    for (const wrong of [later, otherType, missing]) {
      await expect(derive(uri, wrong)).rejects.toThrow(refusal('NOT_FOUND', path))
    }
  })

  it.each(REFUSED_CALLS)('[E11] refuses: $name', async ({ call, code, path }) => {
    await using cortex = await openTestCortex()
    const { id } = await cortex.write({ data: aFact() })
    const before = cortex.dump()

    const outcome = call(cortex, id).catch((error: unknown) => error)

    expect(await outcome).toMatchObject({ name: 'CortexError', code })
    expect(((await outcome) as { path?: string }).path).toBe(path)
    expect(cortex.dump()).toEqual(before)
  })

  it('[E22] numbers entries from the genesis without a gap', async () => {
    await using cortex = await openTestCortex()
    const written = []
    for (let n = 0; n < 5; n++) written.push(await cortex.write({ data: aFact(`fact ${n}`) }))

    const entries = await collect(cortex.journal())

    expect(entries.map(({ seq, kind }) => [seq, kind])).toEqual([
      [0, 'genesis'],
      ...[1, 2, 3, 4, 5].map((seq) => [seq, 'write']),
    ])
    expect(entries.slice(1).map(({ subjects }) => subjects)).toEqual(written.map(({ id }) => [id]))
  })

  it('[E22] a fresh store has its genesis and nothing else', async () => {
    await using cortex = await openTestCortex({ ownerKey: new Uint8Array(32).fill(3) })

    expect(await cortex.status()).toMatchObject({ nextSeq: 1, memories: 0, edges: 0, lag: 0 })
    const [genesis] = await collect(cortex.journal())
    expect(genesis).toMatchObject({ kind: 'genesis', by: 'tester', subjects: [] })
    expect(genesis?.body).toMatchObject({ actor: 'tester', format: 1 })
  })

  it('[E22] two actors under one root see only their own', async () => {
    await using one = await openTestCortex()
    const two = await openTestCortex({ root: one.root, actor: 'other' })
    await one.write({ data: aFact('mine') })
    await one.write({ data: aFact('mine too') })
    await two.write({ data: aFact('yours') })

    expect((await collect(one.journal())).length).toBe(3)
    expect((await collect(two.journal())).length).toBe(2)
    await two.close()
  })

  it('[E23] makes one key per type, tag and frame, and none of an event', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({
      data: aFact(),
      tags: ['a', 'b', 'c'],
      frames: [
        { verb: 'build', kind: 'plan', ref: 'x' },
        { verb: 'find', kind: 'plan', ref: 'x' },
      ],
    })

    const counts = ['idx/type/', 'idx/tag/', 'idx/rank/frame/', 'idx/actor_obj/', 'tomb/'].map(
      (prefix) => keysBelow(cortex, prefix).length,
    )

    expect(counts).toEqual([1, 3, 2, 0, 0])
  })

  it('[E24] indexes the frames of events by object, once per verb and object', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({
      data: anEvent(),
      frames: [
        { verb: 'build', kind: 'plan', ref: 'x' },
        { verb: 'build', kind: 'asset', ref: 'x' },
        { verb: 'build', kind: 'asset', ref: 'y' },
      ],
    })

    expect(keysBelow(cortex, 'idx/rank/frame/').length).toBe(3)
    expect(keysBelow(cortex, 'idx/actor_obj/').length).toBe(2)
  })

  it('[E27] [W4] sets the inputs of salience: time of use, importance, number of the document', async () => {
    await using cortex = await openTestCortex()
    const plain = await cortex.write({ data: aFact() })
    const dear = await cortex.write({ data: aFact(), importance: 7 })

    const inputs = [plain, dear].map(({ id }) =>
      decode<Map<number, number>>(storedValue(cortex, 'salience/', idBytes(id)) as Uint8Array),
    )

    expect(inputs.map((record) => [...record])).toEqual([
      [
        [1, TEST_EPOCH_MS],
        [6, FIRST_DOCUMENT],
      ],
      [
        [1, TEST_EPOCH_MS],
        [4, 7],
        [6, FIRST_DOCUMENT - 1],
      ],
    ])
  })

  it('[E31] moves the root of the journal and of memories, not of edges', async () => {
    await using cortex = await openTestCortex()
    const before = rootsNow(cortex)

    await cortex.write({ data: aFact() })

    const after = rootsNow(cortex)
    expect(after.journal).not.toBe(before.journal)
    expect(after.memories).not.toBe(before.memories)
    expect(after.overall).not.toBe(before.overall)
    expect(after.edges).toBe(before.edges)
  })

  it('[E11] what the caller does to the input later changes nothing', async () => {
    await using cortex = await openTestCortex()
    const tags = ['a']
    const object = { deep: [1] }
    const writing = cortex.write({ data: aFact('x', { object }), tags })
    tags.push('b')
    object.deep.push(2)

    const { uri } = await writing

    const { head, data } = await cortex.resolve(uri)
    expect(head.tags).toEqual(['a'])
    expect(data).toMatchObject({ object: { deep: [1] } })
  })
})
