// Every action of the pages, each with its way back, and all of it by keys. Rules: docs/spec/explorer.md.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { day, findings, go, PAGES, Setting } from './setting.mjs'

let setting

before(async () => {
  setting = await Setting.open()
})
after(async () => await setting?.close())

/** A page that may write. */
async function writer(search) {
  const page = await setting.page({ search })
  await page.getByRole('button', { name: 'Read only' }).click()
  await setting.unlock(page)
  await page.getByRole('button', { name: 'Writing on' }).waitFor()
  return page
}

const remember = async (text, more = {}) => await setting.call('remember', { text, ...more })
const stateOf = async (id) => (await setting.call('get', { uri: id })).head

describe('undo', () => {
  it('[EX21] the lock goes back to reading, and the page stays', async () => {
    const page = await writer('?page=memories')

    await page.getByRole('button', { name: 'Writing on' }).click()

    await page.getByRole('button', { name: 'Read only' }).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Memories' }).waitFor()
  })

  it('[EX21] remembers in the page, and u takes it back', async () => {
    const page = await writer('?page=memories')

    await page.getByRole('button', { name: 'Remember' }).click()
    await page.getByLabel('What is worth keeping, as one sentence').fill('The pier is closed')
    await page.getByRole('dialog').getByRole('button', { name: 'Remember' }).click()
    await page.getByText('Remembered.').waitFor()
    await page.getByRole('link', { name: 'The pier is closed' }).waitFor()
    await page.keyboard.press('u')

    await page.getByText('Undone.').waitFor()
    await page.getByRole('link', { name: 'The pier is closed' }).waitFor({ state: 'detached' })
  })

  it('[EX21] forgets, and brings back on the page of what was forgotten', async () => {
    const { id } = await remember('The winch squeaks')
    const page = await writer(`?page=memories&id=${id}`)

    await page.getByRole('button', { name: 'Forget' }).click()
    await page.getByText('Forgotten on').waitFor()
    await page.getByRole('button', { name: 'Bring back' }).click()

    await page.getByText('It is back.').waitFor()
    assert.equal((await stateOf(id)).tombstoned, undefined)
  })

  it('[EX21] pins, which is undone too', async () => {
    const { id } = await remember('The mooring is tight')
    const page = await writer(`?page=memories&id=${id}`)

    await page.getByRole('button', { name: 'Pin' }).click()
    await page.getByText('It weighs as much as it can').waitFor()
    assert.equal((await stateOf(id)).importance, 10)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()

    await page.getByText('Undone.').waitFor()
    assert.equal((await stateOf(id)).importance, 0)
  })

  it('[EX21] links and unlinks, and both are undone', async () => {
    const one = await remember('The gull is back')
    await remember('The nets are out')
    const page = await writer(`?page=memories&id=${one.id}`)
    await page.getByRole('button', { name: 'Link…' }).click()
    await page.getByLabel('The other memory').fill('nets out')
    await page
      .getByRole('list', { name: 'Memories that fit' })
      .getByRole('button', { name: 'The nets are out' })
      .click()
    // The story of the memory names it too, in quotes.
    const linked = page.getByRole('link', { name: 'The nets are out', exact: true })
    await linked.waitFor()

    await page.getByRole('button', { name: 'Remove this link: related to' }).click()
    await linked.waitFor({ state: 'detached' })
    await page.keyboard.press('u')

    await linked.waitFor()
  })

  it('[EX21] says that somebody was faster, and writes nothing', async () => {
    const { id } = await remember('The float is green')
    const page = await writer(`?page=memories&id=${id}`)
    await page.keyboard.press('e')
    await page.getByLabel('What it says now').fill('The float is white')
    // Another one's change comes between the look and the click.
    await page.route('**/revise', async (route) => {
      await setting.call('revise', { uri: id, text: 'The float is black' })
      await route.continue()
    })
    const revise = page.getByRole('dialog', { name: 'Revise' })

    await revise.getByRole('button', { name: 'Revise' }).click()

    await page.getByText('somebody changed it first').waitFor()
    assert.equal((await setting.call('get', { uri: id })).data.statement, 'The float is black')
  })
})

describe('health', () => {
  it('[EX21] brings back what was forgotten lately, and takes that back too', async () => {
    const { id } = await remember('The tug is idle')
    await setting.call('forget', { uri: id, reason: 'small talk' })
    const page = await writer('?page=health')
    const row = page.locator('li', { hasText: /The tug is idle.*forgotten/ })

    await row.getByRole('button', { name: 'Bring back' }).click()
    await page.getByText('It is back.').waitFor()
    assert.equal((await stateOf(id)).tombstoned, undefined)
    await row.waitFor({ state: 'detached' })
    await page.keyboard.press('u')

    await page.getByText('Undone.').waitFor()
    await row.waitFor()
    assert.notEqual((await stateOf(id)).tombstoned, undefined)
  })

  it('[EX22] resolves a conflict by keeping one, and undoes it', async () => {
    const page = await writer('?page=health')
    // Another panel of the page may name it too.
    const row = page.getByText('The public API allows 60 requests a minute').first()
    await row.waitFor()

    await page.getByRole('button', { name: 'Keep this' }).last().click()
    await page.getByText('Kept one; the others are forgotten.').waitFor()
    assert.deepEqual((await setting.call('conflicts', {})).conflicts, [])
    await page.keyboard.press('u')
    await page.getByText('Undone.').waitFor()

    await row.waitFor()
    assert.equal((await setting.call('conflicts', {})).conflicts.length, 1)
  })

  it('[EX22] lets both stand, and keeps one of what was said twice', async () => {
    const page = await writer('?page=health')

    await page.getByRole('button', { name: 'Both are right' }).click()
    await page.getByText('they stand side by side as notes').waitFor()
    assert.deepEqual((await setting.call('conflicts', {})).conflicts, [])
    await page.getByRole('button', { name: 'Keep one' }).click()
    await page.getByText('Kept one; the others are forgotten.').waitFor()

    assert.equal((await setting.call('audit', {})).duplicates.count, 0)
  })
})

describe('another day', () => {
  it('[EX11] no key and no button writes, not even the one that undoes', async () => {
    const { id } = await remember('The dredger is loud', { tags: ['past'] })
    const page = await writer(`?page=memories&id=${id}`)
    await page.getByRole('button', { name: 'Pin' }).click()
    await page.getByText('It weighs as much as it can').waitFor()

    await page.keyboard.press('[')
    await page.getByText('Writing is off until you come back').waitFor()
    await page.keyboard.press('u')
    await page.getByText('Writing is off while you look at another day').waitFor()
    assert.equal((await stateOf(id)).importance, 10)

    await go(page, `?page=review&asOf=${day(40)}`)
    const first = await page.textContent('.one')
    assert.ok(await page.getByRole('button', { name: /^Keep/ }).isDisabled())
    const before = (await setting.call('status', {})).nextSeq
    for (const key of ['y', 'x', 'e', '1']) await page.keyboard.press(key)
    await page.getByText('Writing is off while you look at another day').waitFor()
    assert.equal(await page.textContent('.one'), first)
    assert.equal((await setting.call('status', {})).nextSeq, before)
  })
})

describe('review', () => {
  it('[EX23] twenty by keys alone, and keeping is undone too', async () => {
    for (let count = 0; count < 20; count++) await remember(`Berth ${count} is free`)
    const page = await writer('?page=review')
    await page.locator('.one').waitFor()
    const first = await page.textContent('.one')

    await page.keyboard.press('y')
    await page.getByText('Kept. It counts as your own word now.').waitFor()
    await page.keyboard.press('u')
    await page.getByText('Undone.').waitFor()
    await page.locator('.one', { hasText: first.trim() }).waitFor()
    for (let left = 100; left > 0 && (await page.locator('.one').count()) > 0; left--) {
      // Two of them say the same: the count tells that the next one has come.
      const done = await page.locator('progress.thin').getAttribute('value')
      await page.keyboard.press(left % 2 === 0 ? 'y' : 'x')
      await page.waitForFunction(
        (was) => document.querySelector('progress.thin')?.getAttribute('value') !== was,
        done,
      )
    }

    await page.getByText(/That was all\. \d+ looked at in \d+ second/).waitFor()
  })
})

describe('keys', () => {
  it('[EX24] lists the keys of the page, and they can be switched off', async () => {
    const page = await setting.page({ search: '?page=memories' })

    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keys of this page' })
    await help.getByText('open beside').waitFor()
    assert.deepEqual(await findings(page), [])
    await page.keyboard.press('Escape')
    // What is below takes keys once the dialog has gone and there are rows.
    await help.waitFor({ state: 'hidden' })
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByText('Two clocks').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1, name: 'Memories' }).waitFor()
    await page.keyboard.press('[')
    await page.getByText('Writing is off until you come back').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Now', exact: true }).waitFor()
    await page.evaluate(() => localStorage.setItem('cortex-keys', 'off'))
    await page.keyboard.press('?')

    assert.equal(await help.isVisible(), false)
  })

  it('[EX24] moves in lists, also beside the map, and opens beside', async () => {
    const page = await setting.page({ search: `?page=map&id=${setting.made.current.id}` })
    for (const search of [`?page=map&id=${setting.made.current.id}`, '?page=recall&q=postgres']) {
      await go(page, search)
      await page.locator('.list > li').first().waitFor()
      await page.keyboard.press('j')
      const says = await page.locator('.list > li.picked a').first().textContent()

      const [beside] = await Promise.all([
        page.context().waitForEvent('page'),
        page.keyboard.press('o'),
      ])

      await beside.getByRole('heading', { level: 1, name: says.trim() }).waitFor()
      await beside.close()
    }
  })

  it('[EX24] every control of every page is reached with Tab', async () => {
    const page = await setting.page()
    const missed = []
    for (const name of PAGES) {
      await go(page, `?page=${name}`)
      await page.evaluate(() => document.activeElement?.blur())
      const count = await page.evaluate(() => {
        globalThis.controls = () =>
          [...document.querySelectorAll('a[href], button, input, select, [role=slider]')].filter(
            (each) => each.checkVisibility() && !each.disabled,
          )
        return globalThis.controls().length
      })
      const reached = new Set()
      for (let press = 0; press < count + 10 && reached.size < count; press++) {
        await page.keyboard.press('Tab')
        const at = await page.evaluate(() => globalThis.controls().indexOf(document.activeElement))
        if (at >= 0) reached.add(at)
      }
      if (reached.size < count) missed.push(`${name}: ${reached.size} of ${count}`)
    }
    assert.deepEqual(missed, [])
  })

  it('[EX20] the days are a slider: keys and drags move it', async () => {
    const page = await setting.page({ search: '?page=context' })
    const slider = page.getByRole('slider', { name: 'Day that is looked at' })

    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('Writing is off until you come back').waitFor()
    const box = await slider.boundingBox()
    await page.mouse.move(box.x + box.width - 10, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 12, box.y + 10, { steps: 4 })
    await page.mouse.up()

    assert.match(page.url(), /asOf=\d{4}-\d\d-\d\d/)
    await page
      .getByRole('button', { name: /\d+ \w{3}/ })
      .first()
      .click()
    await page.getByLabel('Day', { exact: true }).fill('2020-01-01')
    await page.getByRole('button', { name: 'Go there' }).click()
    assert.match(page.url(), /asOf=2020-01-01/)
  })
})
