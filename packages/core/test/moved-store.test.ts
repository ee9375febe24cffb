/** The directory of a store is moved away under an open handle, and another one takes its name. Rules: docs/spec/store.md. */
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aPlace } from './support/places.ts'
import { aFact, counting, layout, open, problemsOf, sequence } from './support/stores.ts'

describe('a store whose directory was replaced', () => {
  it('[S33] its handles get typed errors and can be closed, and neither store is damaged', async () => {
    using place = aPlace()
    const root = place.path
    const moved = await open(root)
    const { uri } = await moved.write(aFact('before'))
    const elsewhere = join(place.path, 'elsewhere')
    renameSync(layout(root).home, elsewhere)

    const other = await open(root)
    await expect(moved.resolve(uri)).rejects.toMatchObject({ code: 'IO_ERROR' })
    await expect(moved.status()).rejects.toMatchObject({ code: 'IO_ERROR' })
    await expect(moved.snapshot('a test')).rejects.toMatchObject({ code: 'IO_ERROR' })
    await expect(moved.write(aFact('refused'))).rejects.toMatchObject({ code: 'CORRUPT' })
    await other.write(aFact('of the other'))
    await other.close()
    await moved.close()

    expect(await problemsOf(root)).toEqual([])
    renameSync(layout(root).home, join(place.path, 'the other'))
    renameSync(elsewhere, layout(root).home)
    const again = await open(root)
    expect((await again.resolve(uri)).uri).toBe(uri)
    expect(await sequence(again)).toEqual(counting(2))
    await again.close()
    expect(await problemsOf(root)).toEqual([])
  })
})
