import { describe, expect, it } from 'vitest'
import type { ViewReader } from '../src/engine/view-reader.ts'
import type { Cortex, MemoryId } from '../src/index.ts'
import { salienceKey, WORDS_KEY, wordNewKey } from '../src/keys/keyspace.ts'
import { encodePending } from '../src/lexical/pending.ts'
import { searchWords } from '../src/lexical/search.ts'
import { encodeState, readWordState } from '../src/lexical/state.ts'
import { speakerTerm } from '../src/lexical/words.ts'
import { idBytes, idFromBytes } from '../src/memory/ids.ts'
import { readHead } from '../src/projections/records.ts'
import { freshSalience, salienceCodec } from '../src/projections/salience.ts'
import { aFact, anEvent, openTestCortex, type TestCortex } from '../src/testing/index.ts'
import { WordCheck } from '../src/verify/check-words.ts'

const NEVER = 2 ** 48 - 1
const ALWAYS = { known: 0, from: 0, nextKnown: NEVER, nextFrom: NEVER, number: 1 }

function found(cortex: TestCortex, question: string): MemoryId[] {
  const snapshot = cortex.store.snapshot()
  try {
    return searchWords(snapshot, question, { limit: 10 }).hits.map(({ id }) => idFromBytes(id))
  } finally {
    snapshot.release()
  }
}

describe('words of memories', () => {
  it('[W4] are found as soon as they are written, and only in the current version', async () => {
    await using cortex = await openTestCortex()
    const { id, uri } = await cortex.write({ data: aFact('the zebra sleeps') })
    const first = [found(cortex, 'zebras'), found(cortex, 'lion')]

    const next = await cortex.update(uri, { data: aFact('the lion sleeps') })
    const second = [found(cortex, 'zebra'), found(cortex, 'lions sleeping')]
    await cortex.tombstone(next.uri, { reason: 'over' })

    expect(first).toEqual([[id], []])
    expect(second).toEqual([[], [id]])
    expect([found(cortex, 'lion'), found(cortex, 'sleep')]).toEqual([[], []])
  })

  it('[W4] are found by another handle on the same store', async () => {
    await using cortex = await openTestCortex()
    await using other = await openTestCortex({ root: cortex.root, actor: cortex.actor })
    const { id } = await cortex.write({ data: aFact('src/auth/login.ts rejects tokens') })

    await other.status()

    expect(found(other, 'login.ts')).toEqual([id])
  })

  it('[W8] the speaker of an event can be asked for', async () => {
    await using cortex = await openTestCortex()
    const said = await cortex.write({ data: anEvent('tea', { counterparty: 'Ada' }) })
    await cortex.write({ data: anEvent('Ada drinks tea') })
    const snapshot = cortex.store.snapshot()
    const query = [{ term: speakerTerm('ada'), weight: 1 }]
    const { hits } = searchWords(snapshot, query, { limit: 10 })
    snapshot.release()

    expect(hits.map(({ id }) => idFromBytes(id))).toEqual([said.id])
    expect(found(cortex, 'ada').length).toBe(2)
  })
})

describe('the check of words', () => {
  /** The problem that a changed record makes, by code. */
  async function problems(
    change: (id: MemoryId, view: ViewReader) => ReadonlyMap<string, Uint8Array>,
    shown: (isFirst: boolean) => boolean = () => true,
  ): Promise<(string | undefined)[]> {
    await using cortex = await openTestCortex()
    const { id } = await cortex.write({ data: aFact('one two') })
    const other = await cortex.write({ data: aFact('three') })
    const snapshot = cortex.store.snapshot()
    const changed = change(id, snapshot)
    const view: ViewReader = {
      get: (key) => changed.get(Buffer.from(key).toString('latin1')) ?? snapshot.get(key),
      scan: (range) => snapshot.scan(range),
    }
    const check = new WordCheck(view)
    const [own, theirs] = [id, other.id].map((one) => {
      const head = readHead(view, idBytes(one))
      return head === undefined || !shown(one === id) ? undefined : check.memory(head)?.code
    })
    const rest = check.rest()?.code
    snapshot.release()
    return [own, theirs, rest]
  }

  const record = (key: Buffer, value: Uint8Array): ReadonlyMap<string, Uint8Array> =>
    new Map([[key.toString('latin1'), value]])

  it('[W15] finds nothing wrong with an index as it is', async () => {
    expect(await problems(() => new Map())).toEqual([undefined, undefined, undefined])
  })

  it('[W15] finds a memory without a document', async () => {
    const found = await problems((id) =>
      record(salienceKey(idBytes(id)), salienceCodec.toBytes(freshSalience(1, 0))),
    )

    expect(found).toEqual(['INDEX_MISSING', undefined, 'INDEX_ORPHAN'])
  })

  it('[W15] finds other words than the memory has', async () => {
    const found = await problems((id) =>
      record(
        wordNewKey(0),
        encodePending(0, {
          document: 0xffff_ffff,
          added: { type: 2, id: idBytes(id), standing: ALWAYS },
          terms: ['one', 'four'],
          counts: [1, 1],
          length: 2,
        }),
      ),
    )

    expect(found[0]).toBe('INDEX_MISSING')
  })

  it('[W15] finds a document that is not a memory, and a wrong count', async () => {
    const orphan = await problems(
      () => new Map(),
      (isFirst) => isFirst,
    )
    const count = await problems((_id, view) =>
      record(WORDS_KEY, encodeState({ ...readWordState(view), length: 1 })),
    )

    expect(orphan[2]).toBe('INDEX_ORPHAN')
    expect(count[2]).toBe('VIEW_DIFFERS')
  })

  it('[W15] verify itself finds nothing wrong after merges', async () => {
    await using cortex = await openTestCortex()
    await fill(cortex, 300)

    expect((await cortex.verify()).problems).toEqual([])
  })
})

async function fill(cortex: Cortex, count: number): Promise<void> {
  const uris = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      cortex.write({ data: aFact(`note ${index} of ${index % 7} kinds`) }),
    ),
  )
  for (const [index, { uri }] of uris.entries()) {
    if (index % 10 === 0) await cortex.update(uri, { data: aFact(`revised ${index}`) })
    if (index % 10 === 5) await cortex.tombstone(uri, { reason: 'x' })
  }
}
