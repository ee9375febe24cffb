// A large store: every page answers. The long form of `npm run test:explorer` takes 100,000 memories.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { writer } from './large-store.mjs'
import { findings, go, PAGES, Setting } from './setting.mjs'

const SIZE = Number(process.env.CORTEX_LARGE ?? 5_000)
/** Reading a whole journal takes its time where many things run at once. */
const PATIENCE_MS = 300_000
const ROWS_MAX = 200

let setting

before(async () => {
  setting = await Setting.open(writer(SIZE))
})
after(async () => await setting?.close())

describe('a large store', () => {
  it('[EX28] every page answers, with few rows in the document', async () => {
    const page = await setting.page()
    page.setDefaultTimeout(PATIENCE_MS)
    for (const name of [...PAGES, `memories&id=${setting.made.id}`]) {
      // There is no context directory here.
      if (name === 'files') continue
      await go(page, `?page=${name.replace('postgres', 'harbour')}`)
      const rows = await page.locator('main tbody tr, main .list > li').count()
      assert.ok(rows <= ROWS_MAX, `${name} has ${rows} rows`)
    }
    assert.deepEqual(await findings(page), [])
    assert.deepEqual(page.messages, [])
  })

  it('[EX28] the table goes on to the next hundred', async () => {
    const page = await setting.page({ search: '?page=memories' })
    page.setDefaultTimeout(PATIENCE_MS)
    await page.getByText('1 to 100').waitFor()

    await page.getByRole('button', { name: 'On', exact: true }).click()

    await page.getByText('101 to 200').waitFor()
    assert.equal(await page.locator('tbody tr').count(), 100)
  })
})
