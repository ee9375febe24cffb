/** What only reads need is staged when somebody reads it. Rules: docs/spec/store.md. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Uri, WriteInput } from '../src/index.ts'
import type { Block } from '../src/journal/block.ts'
import { JournalFiles } from '../src/journal/journal-files.ts'
import { PREFIXES, prefixKey, STATE_KEY, wordNewKey } from '../src/keys/keyspace.ts'
import { isLate, LATE } from '../src/keys/late-keys.ts'
import { Later } from '../src/projections/later.ts'
import { applyEntries, putState, sealState } from '../src/projections/reducer.ts'
import { EMPTY_STATE } from '../src/projections/state.ts'
import { Target, TreeCaches } from '../src/projections/target.ts'
import { Batch } from '../src/store/batch.ts'
import { MemoryStore } from '../src/store/memory-store.ts'
import { openTestCortex } from '../src/testing/index.ts'
import { damageView, flipped } from './damage.ts'

/** A journal of all that changes memories. */
async function journal(steps: readonly number[]): Promise<Block[]> {
  await using cortex = await openTestCortex({ environment: { durable: false } })
  const uris: Uri[] = []
  const gone: number[] = []
  for (const step of steps) {
    const uri = uris[step % Math.max(1, uris.length)]
    const data = {
      type: 'Fact',
      subject: `quay ${step % 3}`,
      predicate: 'holds',
      statement: `boat ${step % 7} of ${step}`,
    } as const
    const [importance, tags] = [step % 11, [`t${step % 4}`]]
    await change().catch(() => undefined)

    async function change(): Promise<unknown> {
      if (uri === undefined || step % 8 < 2) {
        const replacing = step % 3 === 0 ? ({ replace: 'subject-predicate' } as const) : {}
        const written = await cortex.write({ data, importance, tags, ...replacing })
        return uris.push(written.uri)
      }
      switch (step % 8) {
        case 2:
          return await cortex.update(uri, { data })
        case 3:
          return await cortex.updateHead(uri, { importance, tags })
        case 4:
          return gone.push((await cortex.tombstone(uri, { reason: 'left' })).seq)
        case 5:
          return await cortex.revert({ seq: gone.pop() ?? 0 }, { reason: 'back' })
        case 6:
          return await cortex.attest({ intentId: 'i', outcome: 'success', cited: [uri] })
        default:
          return await cortex.erase(uri, { reason: 'asked for' })
      }
    }
  }
  return [...cortex.store.files.read(JournalFiles.start(0))].map(({ block }) => block)
}

function berth(n: number): WriteInput {
  const statement = `herring boat at berth ${n}`
  return { data: { type: 'Fact', subject: 'quay', predicate: 'holds', statement } }
}

/** Every staged key and value after all blocks; what was put off is done after those that `pauses` says. */
function staged(blocks: readonly Block[], pauses?: readonly boolean[]): unknown[] {
  const batch = new Batch(new MemoryStore().snapshot())
  const later = pauses === undefined ? undefined : new Later<Target>()
  const target = new Target(batch, new TreeCaches(), later === undefined ? {} : { later })
  let state = EMPTY_STATE
  for (const [index, { commitId, entries }] of blocks.entries()) {
    state = sealState(target, applyEntries(target, state, commitId, entries))
    if (pauses?.[index % pauses.length]) target.settle()
  }
  target.settle()
  putState(target, state)
  // Nothing is below: a deletion says nothing.
  const kept = batch.changes().filter(([, value]) => value !== undefined)
  return kept.map(([key, value]) => [hex(key), value && hex(value)])
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

describe('what only reads need', () => {
  it('[S67] is the same to the byte, whenever it is staged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 70 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
        async (steps, pauses) => {
          const blocks = await journal(steps)

          const atOnce = staged(blocks)

          expect(staged(blocks, [false])).toEqual(atOnce)
          expect(staged(blocks, pauses)).toEqual(atOnce)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('[S67] is not staged before it is asked for, and everything older is staged with it', async () => {
    const blocks = await journal([1, 9, 17, 25])
    const batch = new Batch(new MemoryStore().snapshot())
    const later = new Later<Target>()
    const target = new Target(batch, new TreeCaches(), { later })
    let state = EMPTY_STATE
    for (const { commitId, entries } of blocks) {
      state = sealState(target, applyEntries(target, state, commitId, entries))
    }

    expect(batch.changes().filter(([key]) => isLate(key))).toEqual([])
    target.get(STATE_KEY)
    expect(later.waiting).toBeGreaterThan(0)
    expect(target.get(wordNewKey(3))).toBeDefined()

    expect(later.waiting).toBe(0)
  })

  it('[S67] waits again if the operation that asked for it is refused', async () => {
    const [genesis, write] = (await journal([1])) as [Block, Block]
    const batch = new Batch(new MemoryStore().snapshot())
    const later = new Later<Target>()
    const target = new Target(batch, new TreeCaches(), { later })
    const before = applyEntries(target, EMPTY_STATE, genesis.commitId, genesis.entries)
    applyEntries(target, before, write.commitId, write.entries)
    const { waiting, nextTicket } = later

    const refused = (): void =>
      target.attempt(() => {
        target.get(wordNewKey(0))
        later.nextTicket = 7
        throw new Error('refused')
      })

    expect(refused).toThrow('refused')
    expect(later).toMatchObject({ waiting, nextTicket })
    expect(waiting).toBeGreaterThan(0)
    expect(batch.changes().filter(([key]) => isLate(key))).toEqual([])
  })

  it.each(['the next write', 'the next who opens'])(
    '[S67] is lost to no one if the view is damaged: %s rebuilds it',
    async (who) => {
      const first = await openTestCortex()
      for (let n = 0; n < 5; n++) await first.write(berth(n))
      await using cortex = await damageView(first, (view) => {
        const key = wordNewKey(2)
        return [[key, flipped(view.get(key))]]
      })
      const uris: Uri[] = []
      for (let n = 5; n < 45; n++) uris.push((await cortex.write(berth(n))).uri)

      cortex.store.showIfFree()
      if (who === 'the next who opens') await cortex.close()
      const now = who === 'the next write' ? cortex : await cortex.reopen()
      await now.write(berth(45))

      const { memories } = await now.find({ near: 'herring', limit: 100 })
      expect(memories.map(({ uri }) => uri)).toEqual(expect.arrayContaining(uris))
      expect((await now.status()).repairs.map(({ what }) => what)).toContain('view-rebuilt')
      expect(await now.verify()).toMatchObject({ ok: true })
      if (now !== cortex) await now.close()
    },
  )

  it('[S67] is recognised by a few bytes of the key', () => {
    for (const prefix of PREFIXES) {
      expect([prefix, isLate(prefixKey(prefix))]).toEqual([prefix, LATE.includes(prefix)])
    }
    expect(LATE).toContain('idx/tag/')
    expect(LATE).not.toContain('idx/claim/')
  })
})
