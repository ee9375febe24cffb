/** A journal that lacks what was acknowledged is not written to. */
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rebuildStore } from '../src/cortex.ts'
import { openTestCortex } from '../src/testing/test-cortex.ts'
import { aPlace } from './support/places.ts'
import { runProgram } from './support/programs.ts'
import {
  ACTOR,
  aFact,
  counting,
  framesOf,
  layout,
  missing,
  OTHER_BOOT,
  open,
  problemsOf,
  sequence,
} from './support/stores.ts'

const SMALL = { segmentBytes: 2_000 }

function segmentsOf(root: string): [string, string][] {
  const { journal } = layout(root)
  return readdirSync(journal)
    .filter((name) => name.endsWith('.seg'))
    .sort()
    .map((name) => [name, readFileSync(join(journal, name)).toString('hex')])
}

async function twelve(root: string, halfway: () => void): Promise<{ seq: number; uri: string }[]> {
  const cortex = await open(root, SMALL)
  const acks = []
  for (let index = 0; index < 12; index++) {
    if (index === 6) halfway()
    acks.push(await cortex.write(aFact(`fact ${index}`)))
  }
  await cortex.close()
  return acks
}

/** Each makes the journal of a store with twelve facts shorter than it was. */
const SHORTENINGS: readonly (readonly [string, (root: string, older: string) => void])[] = [
  [
    'an older copy',
    (root, older) => {
      rmSync(layout(root).journal, { recursive: true })
      cpSync(older, layout(root).journal, { recursive: true })
    },
  ],
  [
    'a file that was cut between blocks',
    (root) => {
      const last = framesOf(root).at(-1)
      truncateSync(last?.file ?? '', last?.offset)
    },
  ],
  [
    'a file that was cut inside a block and filled with zeros',
    (root) => {
      const last = framesOf(root).at(-1)
      truncateSync(last?.file ?? '', (last?.offset ?? 0) + 30)
      truncateSync(last?.file ?? '', 65_536)
    },
  ],
  [
    'a journal without its last segment',
    (root) => {
      const last = segmentsOf(root).at(-1)?.[0] ?? ''
      rmSync(join(layout(root).journal, last))
    },
  ],
]

describe('a journal that is shorter than what was acknowledged', () => {
  const cases = SHORTENINGS.flatMap(([name, shorten]) =>
    [false, true].map((otherBoot) => ({ name, shorten, otherBoot })),
  )

  it.each(cases)(
    '[S32] $name (after a machine stop: $otherBoot) is CORRUPT, unchanged, and can be recovered by word',
    async ({ shorten, otherBoot }) => {
      using place = aPlace()
      const root = join(place.path, 'store')
      const older = join(place.path, 'older')
      const acks = await twelve(root, () =>
        cpSync(layout(root).journal, older, { recursive: true }),
      )
      shorten(root, older)
      const before = segmentsOf(root)
      const environment = { ...SMALL, ...(otherBoot ? { boot: OTHER_BOOT } : {}) }

      await expect(open(root, environment)).rejects.toMatchObject({ code: 'CORRUPT' })
      const refused = await open(root, environment).catch(({ message }: Error) => message)
      expect(refused).toContain('cortex rebuild --recover')
      expect(segmentsOf(root)).toEqual(before)

      const cortex = await open(root, environment, { recover: true })
      const { repairs, nextSeq } = await cortex.status()
      expect(repairs).toContainEqual({
        what: 'journal-shortened',
        why: `13 entries were acknowledged, the journal holds ${nextSeq}; the others are lost`,
      })
      expect(
        await missing(
          cortex,
          acks.filter(({ seq }) => seq < nextSeq),
        ),
      ).toEqual([])
      expect((await cortex.write(aFact('goes on'))).seq).toBe(nextSeq)
      expect(await sequence(cortex)).toEqual(counting(nextSeq + 1))
      await cortex.close()
      expect(await problemsOf(root, environment)).toEqual([])
      await (await open(root, environment)).close()
    },
  )

  it('[S32] is noticed by a handle that was open all along, before it writes', async () => {
    using place = aPlace()
    const root = place.path
    const cortex = await open(root)
    for (let index = 0; index < 4; index++) await cortex.write(aFact(`fact ${index}`))
    const last = framesOf(root).at(-1)
    truncateSync(last?.file ?? '', last?.offset)

    await expect(cortex.write(aFact('behind a hole'))).rejects.toMatchObject({ code: 'CORRUPT' })
    await cortex.close()
    const { entries, repairs } = await rebuildStore(root, ACTOR, { recover: true })
    expect(entries).toBe(4)
    expect(repairs.map(({ what }) => what)).toContain('journal-shortened')
    expect(await problemsOf(root)).toEqual([])
  })

  it('[S32] a rebuild without the word refuses it', async () => {
    using place = aPlace()
    await twelve(place.path, () => undefined)
    const last = framesOf(place.path).at(-1)
    truncateSync(last?.file ?? '', last?.offset)
    await expect(rebuildStore(place.path, ACTOR)).rejects.toMatchObject({ code: 'CORRUPT' })
  })
})

describe('a new segment that came to nothing', () => {
  it.each(['begun', 'cut'])(
    '[S31] its maker died after %s, while a process that was open all along went on writing',
    async (step) => {
      using place = aPlace()
      const root = place.path
      const cortex = await open(root)
      const doomed = await cortex.write(aFact('to be erased'))
      const acks = [await cortex.write(aFact('stays'))]
      const crash = { step, times: 1 }
      const dead = await runProgram('erase', { root, actor: ACTOR, uris: [doomed.uri], crash })
      expect((await dead.ended).signal).toBe('SIGKILL')
      for (let index = 0; index < 3; index++) acks.push(await cortex.write(aFact(`on ${index}`)))

      const from = []
      for await (const { seq } of cortex.journal({ from: 4 })) from.push(seq)
      expect(from[0]).toBe(4)
      await cortex.rebuild()
      const other = await cortex.write(aFact('erased too'))
      await cortex.erase(other.uri, { reason: 'asked to' })
      expect(await missing(cortex, acks)).toEqual([])
      const seqs = await sequence(cortex)
      expect(seqs).toEqual(counting(seqs.length))
      await cortex.close()
      expect(await problemsOf(root)).toEqual([])
      // The journal alone agrees.
      const { home, lock } = layout(root)
      for (const name of readdirSync(home)) {
        if (name.startsWith('view-')) rmSync(join(home, name), { recursive: true })
      }
      rmSync(lock, { recursive: true })
      const alone = await open(root)
      expect((await alone.status()).nextSeq).toBe(seqs.length)
      await alone.close()
      expect(await problemsOf(root)).toEqual([])
    },
  )

  it('[S31] the next process that opens the store removes it', async () => {
    await using cortex = await openTestCortex()
    for (let index = 0; index < 3; index++) await cortex.write(aFact(`fact ${index}`))
    const { journal } = cortex.store.layout
    const stale = join(journal, '0000000000000002.seg')
    cpSync(join(journal, '0000000000000000.seg'), stale)
    truncateSync(stale, 0)
    const again = await cortex.reopen()

    expect(readdirSync(journal).filter((name) => name.endsWith('.seg'))).toHaveLength(1)
    expect(await again.verify()).toMatchObject({ ok: true })
    await again.close()
  })
})
