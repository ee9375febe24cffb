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

  it('[EX28] [EX40] the table is scrolled from the first to the last, with few rows in the document', async () => {
    const page = await setting.page({ search: '?page=memories&order=newest' })
    page.setDefaultTimeout(PATIENCE_MS)
    const main = page.locator('main')
    const shown = page.locator('tbody tr')
    const numbers = async () =>
      await shown.evaluateAll((rows) =>
        rows.map((row) => Number(row.getAttribute('aria-rowindex'))),
      )
    await shown.first().waitFor()

    for (const share of [0.2, 0.7, 1, 0.4]) {
      await main.evaluate((each, part) => {
        each.scrollTop = part * (each.scrollHeight - each.clientHeight)
      }, share)
      // What is in the middle of the screen is one of the rows that belong there.
      await page.waitForFunction((part) => {
        const row = document.elementFromPoint(700, 500)?.closest('tr[aria-rowindex]')
        const scroller = document.querySelector('main')
        const all = scroller.scrollHeight / 36
        return row !== null && Math.abs(row.getAttribute('aria-rowindex') - part * all) < 60
      }, share)
      const now = await numbers()
      assert.ok(now.length <= ROWS_MAX, `${now.length} rows at ${share}`)
      assert.deepEqual(
        now,
        [...now].sort((a, b) => a - b),
      )
    }

    await main.evaluate((each) => {
      each.scrollTop = each.scrollHeight
    })
    await page.locator(`tr[aria-rowindex="${SIZE + 1}"]`).waitFor()
    assert.deepEqual(page.messages, [])
  })

  it('[EX40] keys move on beyond what is there, and Back leads to the same place', async () => {
    const page = await setting.page({ search: '?page=memories&offset=700' })
    page.setDefaultTimeout(PATIENCE_MS)
    const row = page.locator('tr[aria-rowindex="720"]')
    await row.waitFor()
    const says = await row.getByRole('link').textContent()
    await row.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: says }).waitFor()

    await page.goBack()

    await row.getByRole('link', { name: says }).waitFor()
    assert.match(page.url(), /offset=(69\d|70\d|71\d)/)
    for (let press = 0; press < 3; press++) await page.keyboard.press('j')
    await page.locator('tr.picked[aria-rowindex="5"]').waitFor()
  })
})
