import { describe, expect, it } from 'vitest'
import { renderForms } from '../forms/forms.ts'
import { encodeData } from '../memory/data.ts'
import { idBytes, type MemoryId } from '../memory/ids.ts'
import { aFact } from '../testing/builders.ts'
import { openTestCortex, type TestCortex, testId } from '../testing/test-cortex.ts'
import { Committer, type Draft, type Mutation } from './committer.ts'

/** An entry that writes a fact under an id, whether that is allowed or not. */
function writeOf(id: MemoryId): Draft {
  return {
    kind: 'write',
    at: 1,
    by: 'ada',
    subjects: [idBytes(id)],
    type: 'Fact',
    body: {
      version: 1,
      data: encodeData(aFact()),
      forms: renderForms(aFact()),
      confidence: 1,
      provenance: { source: 'user_input' },
      validFrom: 0,
      actorScope: 'tester',
      visibility: 'private',
      importance: 0,
      tags: ['red'],
    },
  }
}

function operationOf(...ids: readonly MemoryId[]): Mutation<number> {
  return () => ({ entries: ids.map(writeOf), result: (seq) => seq })
}

async function outcomes(calls: readonly Promise<number>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(calls)
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.code))
}

/** Folding the journal again compares every root with what was committed. */
async function expectSound(cortex: TestCortex): Promise<void> {
  const view = cortex.dump()
  await cortex.rebuild()
  expect(cortex.dump()).toEqual(view)
}

describe('Committer', () => {
  it('[E19] an operation that fails after staging leaves nothing behind, in keys or in trees', async () => {
    await using cortex = await openTestCortex()
    const committer = new Committer(cortex.store)
    // The second entry breaks a rule when the first one is staged already.
    const broken = operationOf(testId(1), testId(1))

    const together = await outcomes([
      committer.commit(operationOf(testId(0))),
      committer.commit(broken),
      committer.commit(operationOf(testId(2))),
    ])
    const alone = await outcomes([committer.commit(broken)])
    const after = await outcomes([committer.commit(operationOf(testId(3)))])

    expect([together, alone, after]).toEqual([[1, 'CORRUPT', 2], ['CORRUPT'], [3]])
    await expect(cortex.resolveLatest(testId(1))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expectSound(cortex)
    await committer.close()
  })

  it('[E19] the entries of one operation share a block and stand or fall together', async () => {
    await using cortex = await openTestCortex()
    const committer = new Committer(cortex.store)

    await committer.commit(operationOf(testId(0), testId(1), testId(2)))

    expect((await cortex.status()).nextSeq).toBe(4)
    const entries = []
    for await (const entry of cortex.journal({ from: 1 })) entries.push(entry)
    expect(new Set(entries.map(({ commitId }) => commitId)).size).toBe(1)
    await expectSound(cortex)
    await committer.close()
  })

  it('[E19] an operation that throws refuses only its own caller', async () => {
    await using cortex = await openTestCortex()
    const committer = new Committer(cortex.store)
    const failing: Mutation<number> = () => {
      throw Object.assign(new Error('no'), { code: 'OWN' })
    }

    const together = await outcomes([
      committer.commit(failing),
      committer.commit(operationOf(testId(0))),
      committer.commit(failing),
    ])

    expect(together).toEqual(['OWN', 1, 'OWN'])
    await expectSound(cortex)
    await committer.close()
  })
})
