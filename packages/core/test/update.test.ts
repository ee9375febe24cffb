import { decode } from 'cbor2'
import { describe, expect, it } from 'vitest'
import { renderForms, type Uri } from '../src/index.ts'
import { FIRST_DOCUMENT } from '../src/lexical/settings.ts'
import { idBytes } from '../src/memory/ids.ts'
import { aFact, aGoal, openTestCortex, TEST_EPOCH_MS, testId } from '../src/testing/index.ts'
import { collect, keysBelow, refusal, storedValue, uriOf } from './helpers.ts'

describe('update()', () => {
  it('[E2] makes the next version; the first still resolves, the head points to the new one', async () => {
    await using cortex = await openTestCortex()
    const first = await cortex.write({ data: aFact('blue') })
    cortex.doors.advance(10)

    const second = await cortex.update(first.uri, { data: aFact('grey') })

    expect(second).toEqual({ uri: uriOf('Fact', first.id, 2), id: first.id, version: 2, seq: 2 })
    const [old, current] = [await cortex.resolve(first.uri), await cortex.resolve(second.uri)]
    expect(old.data).toEqual(aFact('blue'))
    expect(current.data).toEqual(aFact('grey'))
    expect(old.head).toEqual(current.head)
    expect(current.head).toMatchObject({
      currentVersion: 2,
      createdAt: TEST_EPOCH_MS,
      lastUpdatedAt: TEST_EPOCH_MS + 10,
    })
    expect(await cortex.resolveLatest(first.id)).toEqual(current)
  })

  it('[E77] writes nothing if all that it says is there already, and says so', async () => {
    await using cortex = await openTestCortex()
    const first = await cortex.write({ data: aFact('blue') })
    const before = await cortex.status()

    const again = await cortex.update(first.uri, { data: aFact('blue') })

    expect(again).toEqual({ ...first, unchanged: true })
    expect(await cortex.patch(first.id, { subject: 'sky' })).toEqual(again)
    expect(await cortex.status()).toEqual(before)
    const provenance = { source: 'observed' } as const
    const different = [{ confidence: 0.5 }, { provenance }, { validUntil: TEST_EPOCH_MS + 10 }]
    for (const [index, more] of different.entries()) {
      const { version, unchanged } = await cortex.update(first.id, {
        data: aFact('blue'),
        ...more,
      })
      expect([version, unchanged]).toEqual([index + 2, undefined])
    }
    const request = { data: aFact('blue'), commitId: '0'.repeat(32) }
    expect(await cortex.update(first.id, request)).toMatchObject({ version: 5, seq: 5 })
    expect(await cortex.update(first.id, request)).toMatchObject({ version: 5, seq: 5 })
  })

  it('[E2] replaces the data whole and leaves the rest of the head alone', async () => {
    await using cortex = await openTestCortex()
    const about = {
      tags: ['a'],
      frames: [{ verb: 'build', kind: 'plan', ref: 'x' }],
      importance: 4,
      visibility: 'scoped',
    } as const
    const { uri } = await cortex.write({ data: aFact('x', { confidence: 0.5 }), ...about })
    const indexes = (): string[][] =>
      ['idx/type/', 'idx/tag/'].map((prefix) => keysBelow(cortex, prefix))
    const before = indexes()

    await cortex.update(uri, { data: aFact('y') })

    const { head, data } = await cortex.resolveLatest(testId(0))
    expect(head).toMatchObject(about)
    expect(data).not.toHaveProperty('confidence')
    expect(indexes()).toEqual(before)
  })

  it('[E2] takes any version in the URI: it names the memory', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    await cortex.update(uri, { data: aFact('2') })

    expect((await cortex.update(uri, { data: aFact('3') })).version).toBe(3)
    expect((await cortex.update(uriOf('Fact', id, 99), { data: aFact('4') })).version).toBe(4)
  })

  it('[E3] refuses another expected version and says which one is current', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact() })
    await cortex.update(uri, { data: aFact('2'), expectedVersion: 1 })

    const stale = cortex.update(uri, { data: aFact('other 2'), expectedVersion: 1 })

    await expect(stale).rejects.toThrow(refusal('VERSION_CONFLICT', 'expectedVersion'))
    await expect(stale).rejects.toMatchObject({ details: { currentVersion: 2 } })
    const future = cortex.update(uri, { data: aFact('3'), expectedVersion: 3 })
    await expect(future).rejects.toThrow(refusal('VERSION_CONFLICT'))
  })

  it('[E3] [E19] lets exactly one of many concurrent updates win', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    const rivals = Array.from({ length: 10 }, (_, n) =>
      cortex.update(uri, { data: aFact(`rival ${n}`), expectedVersion: 1 }),
    )

    const outcomes = await Promise.allSettled(rivals)

    const lost = outcomes.filter(({ status }) => status === 'rejected')
    expect(lost.length).toBe(9)
    for (const outcome of lost) {
      expect(outcome).toMatchObject({ reason: { code: 'VERSION_CONFLICT' } })
    }
    expect((await cortex.resolveLatest(id)).data).toEqual(aFact('rival 0'))
  })

  it('[E19] gives concurrent updates without expectation a version each', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    const updates = Array.from({ length: 20 }, (_, n) =>
      cortex.update(uri, { data: aFact(`update ${n}`) }),
    )

    const receipts = await Promise.all(updates)

    expect(receipts.map(({ version }) => version)).toEqual(receipts.map((_, n) => n + 2))
    for (const [n, receipt] of receipts.entries()) {
      expect((await cortex.resolve(receipt.uri)).data).toEqual(aFact(`update ${n}`))
    }
    expect((await cortex.resolveLatest(id)).head.currentVersion).toBe(21)
  })

  it('[E4] refuses data of another type, and a URI with another type', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })

    const otherData = cortex.update(uri as Uri, { data: aGoal() })
    const otherUri = cortex.update(uriOf('Goal', id), { data: aGoal() })

    await expect(otherData).rejects.toThrow(refusal('TYPE_DATA_MISMATCH', 'data.type'))
    await expect(otherUri).rejects.toThrow(refusal('NOT_FOUND'))
    await expect(cortex.resolve(uriOf('Goal', id))).rejects.toThrow(refusal('NOT_FOUND'))
    await expect(cortex.updateHead(uriOf('Goal', id), { importance: 1 })).rejects.toThrow(
      refusal('NOT_FOUND'),
    )
    await expect(cortex.tombstone(uriOf('Goal', id), { reason: 'x' })).rejects.toThrow(
      refusal('NOT_FOUND'),
    )
  })

  it('[E11] refuses what does not exist', async () => {
    await using cortex = await openTestCortex()
    const nobody = uriOf('Fact', testId(50, 9))

    await expect(cortex.update(nobody, { data: aFact() })).rejects.toThrow(refusal('NOT_FOUND'))
    await expect(cortex.resolve(nobody)).rejects.toThrow(refusal('NOT_FOUND'))
    await expect(cortex.resolveLatest(testId(50, 9))).rejects.toThrow(refusal('NOT_FOUND'))
    const { uri } = await cortex.write({ data: aFact() })
    const later = uri.replace('#1', '#2') as Uri
    await expect(cortex.resolve(later)).rejects.toThrow(refusal('NOT_FOUND'))
  })

  it('[E8] the validity of the head is that of the current version', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact(), validFrom: 1, validUntil: 100 })

    await cortex.update(uri, { data: aFact('2') })
    expect((await cortex.resolveLatest(id)).head).not.toHaveProperty('validUntil')
    await cortex.update(uri, { data: aFact('3'), validFrom: 2, validUntil: 9, expiresAt: 8 })

    const { head, version } = await cortex.resolveLatest(id)
    expect(head.validUntil).toBe(9)
    expect(version).toMatchObject({ validFrom: 2, expiresAt: 8 })
  })

  it('[E9] renders forms again, or takes the given ones', async () => {
    await using cortex = await openTestCortex()
    const forms = { short: 's', medium: 'm' }
    const { uri, id } = await cortex.write({ data: aFact(), forms })

    await cortex.update(uri, { data: aFact('new') })
    const rendered = await cortex.resolveLatest(id)
    await cortex.update(uri, { data: aFact('newer'), forms })
    const given = await cortex.resolveLatest(id)

    expect(rendered.head.forms).toEqual(renderForms(aFact('new')))
    expect(rendered.version.formsOverride).toBe(false)
    expect(given.head.forms).toEqual(forms)
    expect(given.version.formsOverride).toBe(true)
    expect((await cortex.resolve(uri)).version.forms).toEqual(forms)
  })

  it('[E27] [W4] moves the time of last use, keeps the importance, and is a new document', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact(), importance: 3 })
    cortex.doors.advance(1000)

    await cortex.update(uri, { data: aFact('2') })

    const salience = decode<Map<number, number>>(
      storedValue(cortex, 'salience/', idBytes(id)) as Uint8Array,
    )
    expect([...salience]).toEqual([
      [1, TEST_EPOCH_MS + 1000],
      [4, 3],
      [6, FIRST_DOCUMENT - 1],
    ])
  })

  it('[E22] writes an `update` entry about the memory', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    await cortex.update(uri, { data: aFact('2'), by: 'ada' })

    const entry = (await collect(cortex.journal({ from: 2 })))[0]

    expect(entry).toMatchObject({ seq: 2, kind: 'update', by: 'ada', subjects: [id], type: 'Fact' })
  })

  it('[E2] keeps versions when the clock goes back', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    cortex.doors.advance(-5000)

    await cortex.update(uri, { data: aFact('2') })

    const { head, version } = await cortex.resolveLatest(id)
    expect(head).toMatchObject({ currentVersion: 2, lastUpdatedAt: TEST_EPOCH_MS - 5000 })
    expect(version.createdAt).toBe(TEST_EPOCH_MS - 5000)
  })
})
