import { decode } from 'cbor2'
import { describe, expect, it } from 'vitest'
import { FIRST_DOCUMENT } from '../src/lexical/settings.ts'
import { idBytes } from '../src/memory/ids.ts'
import { aFact, anEvent, openTestCortex, TEST_EPOCH_MS } from '../src/testing/index.ts'
import { rootsNow } from './agreement.ts'
import { collect, keysBelow, refusal, storedValue } from './helpers.ts'

const FRAME_A = { verb: 'build', kind: 'plan', ref: 'a' } as const
const FRAME_B = { verb: 'build', kind: 'plan', ref: 'b' } as const

describe('updateHead()', () => {
  it('[E5] replaces each given field whole and leaves the others alone', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({
      data: aFact(),
      tags: ['a', 'b'],
      frames: [FRAME_A],
      importance: 3,
    })
    cortex.doors.advance(7)

    const receipt = await cortex.updateHead(uri, { tags: ['c'], visibility: 'scoped' })

    expect(receipt).toEqual({ uri, id, version: 1, seq: 2 })
    expect((await cortex.resolve(uri)).head).toMatchObject({
      tags: ['c'],
      visibility: 'scoped',
      frames: [FRAME_A],
      importance: 3,
      createdAt: TEST_EPOCH_MS,
      lastUpdatedAt: TEST_EPOCH_MS + 7,
    })
  })

  it('[E5] removes all tags and frames with an empty list', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: anEvent(), tags: ['a'], frames: [FRAME_A] })

    await cortex.updateHead(uri, { tags: [], frames: [] })

    expect((await cortex.resolve(uri)).head).toMatchObject({ tags: [], frames: [] })
    for (const prefix of ['idx/tag/', 'idx/rank/frame/', 'idx/actor_obj/']) {
      expect(keysBelow(cortex, prefix)).toEqual([])
    }
  })

  it('[E5] makes no version and touches none', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    const before = await cortex.resolve(uri)
    const bytes = keysBelow(cortex, 'mv/').map((key) => cortex.dump().get(key))

    await cortex.updateHead(uri, { importance: 9 })

    const after = await cortex.resolveLatest(id)
    expect(after.version).toEqual(before.version)
    expect(after.head.recordHash).toBe(before.head.recordHash)
    expect(after.head.versionHash).toBe(before.head.versionHash)
    expect(keysBelow(cortex, 'mv/').map((key) => cortex.dump().get(key))).toEqual(bytes)
  })

  it('[E5] [E11] refuses a patch that changes nothing', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact() })

    await expect(cortex.updateHead(uri, {})).rejects.toThrow(refusal('NO_OP'))
    expect((await cortex.status()).nextSeq).toBe(2)
  })

  it('[E26] adds and removes exactly the keys that differ, under the first time', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: anEvent(), tags: ['a', 'b'], frames: [FRAME_A] })
    const [tags, frames] = [keysBelow(cortex, 'idx/tag/'), keysBelow(cortex, 'idx/rank/frame/')]
    cortex.doors.advance(60_000)

    await cortex.updateHead(uri, { tags: ['b', 'c'], frames: [FRAME_B] })
    const changed = keysBelow(cortex, 'idx/tag/')
    await cortex.updateHead(uri, { tags: ['b', 'a'], frames: [FRAME_A] })

    expect(changed.filter((key) => tags.includes(key)).length).toBe(1)
    expect(changed.length).toBe(2)
    expect(keysBelow(cortex, 'idx/tag/')).toEqual(tags)
    expect(keysBelow(cortex, 'idx/rank/frame/')).toEqual(frames)
    expect(keysBelow(cortex, 'idx/actor_obj/').length).toBe(1)
  })

  it('[E27] sets the importance if it is given, and never the time of use', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact(), importance: 3 })
    const salience = (): [number, number][] => [
      ...decode<Map<number, number>>(storedValue(cortex, 'salience/', idBytes(id)) as Uint8Array),
    ]
    cortex.doors.advance(1000)

    await cortex.updateHead(uri, { tags: ['x'] })
    const retagged = salience()
    await cortex.updateHead(uri, { importance: 8 })
    const raised = salience()
    await cortex.updateHead(uri, { importance: 0 })

    expect(retagged).toEqual([
      [1, TEST_EPOCH_MS],
      [4, 3],
      [6, FIRST_DOCUMENT],
    ])
    expect(raised).toEqual([
      [1, TEST_EPOCH_MS],
      [4, 8],
      [6, FIRST_DOCUMENT],
    ])
    expect(salience()).toEqual([
      [1, TEST_EPOCH_MS],
      [6, FIRST_DOCUMENT],
    ])
  })

  it('[E31] moves the root of memories, also when the new value is the old one', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact(), importance: 5 })
    const before = rootsNow(cortex)

    await cortex.updateHead(uri, { importance: 5 })

    const after = rootsNow(cortex)
    expect(after.memories).not.toBe(before.memories)
    expect(after.edges).toBe(before.edges)
    expect((await collect(cortex.journal({ from: 2 })))[0]).toMatchObject({
      kind: 'update_head',
      body: { importance: 5 },
    })
  })
})
