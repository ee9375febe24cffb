/** What a rebuild leaves on the disk, and who still reads the view before it. Rules: docs/spec/store.md. */
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testDirectory } from '../src/testing/index.ts'
import { aFact, layout, open } from './support/stores.ts'

const views = (root: string): string[] =>
  readdirSync(layout(root).home).filter((name) => name.startsWith('view-'))

it.skipIf(process.platform === 'win32')(
  '[S25] the old generation is removed at once, and an iteration that began in it reads on',
  async () => {
    const root = testDirectory()
    await using cortex = await open(root)
    await using other = await open(root, {}, { readOnly: true })
    const { id } = await cortex.write(aFact('the first'))
    for (let n = 1; n < 100; n++) {
      const { id: dst } = await cortex.write(aFact(`fact ${n}`))
      await cortex.addEdge({ src: id, type: 'follows', dst })
    }
    const walks = [cortex, other].map((each) => each.edgesOut(id))
    const iterators = walks.map((walk) => walk[Symbol.asyncIterator]())
    for (const iterator of iterators) expect((await iterator.next()).done).toBe(false)
    const [before] = views(root)

    await cortex.rebuild()

    expect(views(root)).toHaveLength(1)
    expect(views(root)).not.toContain(before)
    for (const iterator of iterators) {
      let seen = 1
      while ((await iterator.next()).done !== true) seen++
      expect(seen).toBe(99)
    }
    await cortex.write(aFact('after it'))
    expect((await other.status()).root).toBe(await cortex.overallRoot())
    expect((await cortex.verify()).problems).toEqual([])
  },
)
