/** What was kept outside the store against what is there now. Rules: docs/spec/engine.md. */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Cortex, importJournal, openCortex, verifyStore } from '../src/index.ts'
import { aFact, testDirectory } from '../src/testing/index.ts'
import { collect, refusal } from './helpers.ts'

const directories: string[] = []
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true })
})

function home(): string {
  const directory = testDirectory()
  directories.push(directory)
  return directory
}

async function write(cortex: Cortex, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await cortex.write({ data: aFact(statement) })
}

describe('a saved root', () => {
  it('[E75] is extended by what was written later, erasures included', async () => {
    const root = home()
    await using cortex = await openCortex({ root, actor: 'ada' })
    const first = await cortex.write({ data: aFact('one') })
    const { save } = await cortex.status()
    await write(cortex, 'two', 'three')
    await cortex.erase(first.uri, { reason: 'asked' })

    const report = await cortex.verify({ root: save.root.toUpperCase() })

    expect(report).toMatchObject({ ok: true, notChecked: [] })
    expect(report.saved).toEqual({ root: save.root, extended: true, seq: save.seq })
    expect(save.seq).toBe(first.seq)
  })

  it('[E75] is not extended by an older state that was put back', async () => {
    const root = home()
    const copy = join(home(), 'ada')
    const cortex = await openCortex({ root, actor: 'ada' })
    await write(cortex, 'one')
    await cortex.close()
    cpSync(join(root, 'ada'), copy, { recursive: true })
    const later = await openCortex({ root, actor: 'ada' })
    await write(later, 'two')
    const { save } = await later.status()
    const manifest = await later.snapshot('before the accident')
    await later.close()
    rmSync(join(root, 'ada'), { recursive: true })
    cpSync(copy, join(root, 'ada'), { recursive: true })

    const alone = await verifyStore(root, 'ada')
    const byRoot = await verifyStore(root, 'ada', { root: save.root })
    const byManifest = await verifyStore(root, 'ada', { manifest })

    expect(alone).toMatchObject({ ok: true, problems: [] })
    expect(alone.notChecked).toEqual([expect.stringContaining('older state')])
    expect(byRoot).toMatchObject({ ok: false, saved: { extended: false } })
    expect(byRoot.problems).toMatchObject([{ code: 'HISTORY_DIFFERS' }])
    expect(byManifest.problems[0]?.message).toContain('an older state was put back')
  })

  it('[E75] is not extended by another history of the same length', async () => {
    const [root, other] = [home(), home()]
    await using cortex = await openCortex({ root, actor: 'ada' })
    await write(cortex, 'one', 'two')
    const manifest = await cortex.snapshot('now')
    await using forged = await openCortex({ root: other, actor: 'ada' })
    await write(forged, 'one', 'two')

    const report = await forged.verify({ manifest })

    expect(report.ok).toBe(false)
    expect(report.problems[0]?.message).toContain('another history')
  })

  it('[E75] a root or a manifest that is none is refused', async () => {
    await using cortex = await openCortex({ root: home(), actor: 'ada' })
    const manifest = await cortex.snapshot('now')

    await expect(cortex.verify({ root: 'abc' })).rejects.toThrow(refusal('INVALID_INPUT', 'root'))
    await expect(cortex.verify({ root: 'ab'.repeat(32), manifest })).rejects.toThrow(
      refusal('INVALID_INPUT', 'manifest'),
    )
    await expect(cortex.verify({ manifest: { ...manifest, overallRoot: '' } })).rejects.toThrow(
      refusal('INVALID_INPUT', 'manifest.overallRoot'),
    )
  })
})

describe('a store under another name', () => {
  it('[E76] that was copied says what it was begun as, and works', async () => {
    const root = home()
    const cortex = await openCortex({ root, actor: 'ada' })
    await write(cortex, 'one')
    expect((await cortex.status()).begunAs).toBeUndefined()
    await cortex.close()
    cpSync(join(root, 'ada'), join(root, 'bob'), { recursive: true })

    await using copy = await openCortex({ root, actor: 'bob' })
    await write(copy, 'two')

    expect(await copy.status()).toMatchObject({ actor: 'bob', begunAs: 'ada' })
    expect(await copy.verify()).toMatchObject({ ok: true, begunAs: 'ada' })
  })

  it('[E76] that was imported says the same, and has the same root', async () => {
    const root = home()
    await using cortex = await openCortex({ root, actor: 'ada' })
    await write(cortex, 'one')
    await importJournal(root, 'eve', await collect(cortex.exportJournal()))

    await using imported = await openCortex({ root, actor: 'eve' })

    expect(await imported.overallRoot()).toBe(await cortex.overallRoot())
    expect(await imported.status()).toMatchObject({ begunAs: 'ada' })
    expect(await imported.verify({ root: await cortex.overallRoot() })).toMatchObject({ ok: true })
  })
})
