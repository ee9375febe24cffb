/**
 * Whatever lies in `journal/erased/` is about to replace the truth. It may have come from an older copy of the
 * journal or from another store. Rules: docs/spec/erasure.md.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aPlace } from './support/places.ts'
import { aFact, layout, open, problemsOf } from './support/stores.ts'

const FIRST = '0000000000000000.seg'

/** A store of which something was erased; `before` gets the first segment as it was then. */
async function erasedStore(root: string, before: string): Promise<readonly string[]> {
  const cortex = await open(root)
  const { uri: gone } = await cortex.write(aFact('the cellar key'))
  const kept = [(await cortex.write(aFact('the harbour'))).uri]
  await cortex.close()
  const { journal } = layout(root)
  mkdirSync(before, { recursive: true })
  const again = await open(root, {
    onEraseStep: (step) => {
      // The segment is sealed and still whole: what an older copy of the journal has.
      if (step === 'made') copyFileSync(join(journal, FIRST), join(before, FIRST))
    },
  })
  await again.erase(gone, { reason: 'a test', by: 'tester' })
  kept.push((await again.write(aFact('the ferry'))).uri)
  await again.close()
  return kept
}

const FOREIGN: Readonly<Record<string, (made: string, older: string, other: string) => void>> = {
  'of another store': (made, _, other) => copyFileSync(join(other, FIRST), join(made, FIRST)),
  'of this store before the erasure': (made, older) =>
    copyFileSync(join(older, FIRST), join(made, FIRST)),
  'of this store, cut': (made, older) => {
    copyFileSync(join(older, FIRST), join(made, FIRST))
    truncateSync(join(made, FIRST), 300)
  },
  'that is empty': (made) => writeFileSync(join(made, FIRST), ''),
  'that is a directory': (made) => mkdirSync(join(made, FIRST)),
  'with another name': (made, older) => copyFileSync(join(older, FIRST), join(made, 'notes.txt')),
}

describe('a rewritten segment that was found', () => {
  it.each(Object.keys(FOREIGN))(
    '[Z27] %s takes the place of nothing, and is thrown away',
    async (sort) => {
      using place = aPlace()
      const [root, older, other] = [
        join(place.path, 'store'),
        join(place.path, 'older'),
        join(place.path, 'other'),
      ]
      const kept = await erasedStore(root, older)
      await erasedStore(other, join(place.path, 'older of the other'))
      const { journal } = layout(root)
      const before = readFileSync(join(journal, FIRST))
      const made = join(journal, 'erased')
      mkdirSync(made)
      FOREIGN[sort]?.(made, older, layout(other).journal)

      const cortex = await open(root)
      expect((await cortex.status()).repairs).toEqual([])
      for (const uri of kept) await cortex.resolve(uri as never)
      await cortex.write(aFact('works again'))
      await cortex.close()

      expect(existsSync(made)).toBe(false)
      expect(readFileSync(join(journal, FIRST)).equals(before)).toBe(true)
      expect(before.includes('cellar key')).toBe(false)
      expect(await problemsOf(root)).toEqual([])
    },
  )

  it('[Z14] [Z27] of the segments that are there takes their place', async () => {
    using place = aPlace()
    const root = join(place.path, 'store')
    const cortex = await open(root, {
      onEraseStep: (step) => {
        if (step === 'decided') throw new Error('the end of a process')
      },
    })
    const { uri } = await cortex.write(aFact('the cellar key'))
    await cortex.write(aFact('the harbour'))
    await cortex.erase(uri, { reason: 'a test', by: 'tester' }).catch(() => undefined)
    const copy = join(place.path, 'copy')
    cpSync(root, copy, { recursive: true })
    await cortex.close().catch(() => undefined)
    expect(existsSync(join(layout(copy).journal, 'erased', FIRST))).toBe(true)

    await (await open(copy)).close()
    expect(readFileSync(join(layout(copy).journal, FIRST)).includes('cellar key')).toBe(false)
    expect(await problemsOf(copy)).toEqual([])
  })

  it('[Z27] stays where it is if the segment itself is missing: it may be the last copy', async () => {
    using place = aPlace()
    const [root, older] = [join(place.path, 'store'), join(place.path, 'older')]
    await erasedStore(root, older)
    const { journal } = layout(root)
    mkdirSync(join(journal, 'erased'))
    const stray = '0000000000000001.seg'
    copyFileSync(join(older, FIRST), join(journal, 'erased', stray))

    const cortex = await open(root)
    expect((await cortex.status()).repairs).toMatchObject([{ what: 'erasure-unfinished' }])
    await cortex.write(aFact('works again'))
    await cortex.close()
    expect(existsSync(join(journal, 'erased', stray))).toBe(true)
  })
})
