/** A store that another build of Cortex has used. Rules: docs/spec/operations.md. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCortex } from '@cortex-memory/core'
import { expect, it } from 'vitest'
import { ASCENDING, STATE_KEY } from '../../core/src/keys/keyspace.ts'
import { encodeState, readState } from '../../core/src/projections/state.ts'
import { LmdbStore } from '../../core/src/store/lmdb-store.ts'
import { openValue, sealValue } from '../../core/src/store/sealed-value.ts'
import { openExisting } from '../src/commands/open.ts'

it('[O28] a view of another layout is folded again before it is read', async () => {
  const home = mkdtempSync(join(tmpdir(), 'cortex-build-'))
  try {
    const made = await openCortex({ root: home, actor: 'ada' })
    await made.write({ data: { type: 'Identity', name: 'Ada' } })
    const root = await made.overallRoot()
    await made.close()
    await ageView(join(home, 'ada'))
    await expect(openCortex({ root: home, actor: 'ada', readOnly: true })).rejects.toMatchObject({
      code: 'CORRUPT',
      details: { layout: 1 },
    })

    const said: string[] = []
    const opened = await openExisting({
      home,
      actor: 'ada',
      why: 'a test',
      json: false,
      print: () => undefined,
      note: (text) => said.push(text),
      isTerminal: true,
      colours: false,
    })

    expect(await opened.overallRoot()).toBe(root)
    await expect(opened.snapshot('x')).rejects.toMatchObject({ code: 'READ_ONLY' })
    expect(said).toHaveLength(1)
    await opened.close()
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
})

/** Makes the view say that it is of the first layout. */
async function ageView(directory: string): Promise<void> {
  const [name = ''] = readdirSync(directory).filter((each) => each.startsWith('view-'))
  const view = new LmdbStore(join(directory, name), { durable: false, ascending: ASCENDING })
  view.transact((reader, put) => {
    const state = readState({
      get: (key) => {
        const sealed = reader.get(key)
        return sealed && openValue(key, sealed)
      },
    })
    put([STATE_KEY, sealValue(STATE_KEY, encodeState({ ...state, layout: 1 }))])
  })
  await view.close()
}
