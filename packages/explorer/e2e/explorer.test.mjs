// The explorer in a real browser before a real server. Rules: docs/spec/explorer.md.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { EXPLORER_FILES } from '@cortex-memory/explorer'
import { cutOff, day, findings, go, PAGES, Setting } from './setting.mjs'

let setting

before(async () => {
  setting = await Setting.open()
})
after(async () => await setting?.close())

describe('getting in', () => {
  it('[EX5] takes the code out of the address, and uses it once', async () => {
    const code = await setting.code()
    const page = await setting.browser.newPage()
    await page.goto(`${setting.started.url}/#code=${code}`)
    await page.getByRole('heading', { name: 'Context' }).waitFor()
    assert.ok(!page.url().includes(code))

    const second = await (await setting.browser.newContext()).newPage()
    await second.goto(`${setting.started.url}/#code=${code}`)

    await second.getByRole('alert').waitFor()
    assert.match(await second.textContent('main'), /cortex explore/)
  })
})

describe('pages', () => {
  for (const theme of ['light', 'dark']) {
    it(`[EX6] every page is reachable, says nothing in the console, and axe finds nothing (${theme})`, async () => {
      const page = await setting.page({ theme })
      const found = []
      for (const name of PAGES) {
        await go(page, `?page=${name}`)
        found.push(...(await findings(page)).map((each) => `${name}: ${each}`))
      }
      await go(page, `?page=memories&id=${setting.made.current.id}`)
      found.push(...(await findings(page)).map((each) => `memory: ${each}`))
      assert.deepEqual(found, [])
      assert.deepEqual(page.messages, [])
    })
  }

  it('[EX10] Context shows the exact text, and why a line is there', async () => {
    const page = await setting.page({ search: '?page=context&verb=modify&object=service:api' })
    const line = page.getByRole('button', { name: /Postgres 16/ })

    await line.click()

    await page.getByRole('heading', { name: 'Why it is here' }).waitFor()
    await page
      .getByText(/Relevant here, place 1 of 1/)
      .first()
      .waitFor()
    assert.match(page.url(), /pick=m[0-9a-z]/)
  })

  it('[EX10] Memories filters by type and opens one', async () => {
    const page = await setting.page({ search: '?page=memories' })

    await page
      .getByRole('navigation', { name: 'Filters' })
      .getByRole('link', { name: /Preference/ })
      .click()
    await page.getByRole('link', { name: 'Prefers short answers' }).click()

    await page.getByRole('heading', { level: 1, name: 'Prefers short answers' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Memories' }).waitFor()
  })

  it('a memory shows its versions as a word diff, its clocks and its links', async () => {
    const page = await setting.page({ search: `?page=memories&id=${setting.made.current.id}` })

    await page.locator('ins', { hasText: 'pgcrypto' }).waitFor()
    const main = page.locator('main')
    // Each panel asks for itself.
    for (const part of [
      'Two clocks',
      'Who did what',
      'caused by',
      'Upgrade of staging',
      'derived from',
      'through codex',
    ]) {
      await main.getByText(part).first().waitFor()
    }
  })

  it('[EX17] a newcomer finds out why a memory is not among the answers', async () => {
    const page = await setting.page({ search: '?page=recall&q=postgres' })
    await page
      .getByRole('link', { name: /Postgres 16/ })
      .first()
      .waitFor()

    await page.getByLabel('Which memory').fill('keeps its data in Postgres 14')
    await page
      .getByRole('list', { name: 'Memories that fit' })
      .getByRole('button', { name: /Postgres 14 superseded/ })
      .click()

    await page.getByText('A newer memory took its place').waitFor()
    await page.getByRole('link', { name: 'See what took its place' }).click()
    await page.getByRole('heading', { level: 1, name: /Postgres 16/ }).waitFor()
  })

  it('[EX17] Recall says how it found its answers and how long they took', async () => {
    const page = await setting.page({ search: '?page=recall&q=postgres' })

    await page.getByText(/looked at \d+, read \d+, kept \d+\. Answered in \d+ ms\./).waitFor()
  })

  it('[EX9] hostile text stays text, and shows what hides in it', async () => {
    const page = await setting.page({ search: '?page=memories&tag=hostile' })
    await page.getByRole('link', { name: /onerror/ }).waitFor()

    assert.equal(await page.locator('main img, main b').count(), 0)
    assert.ok((await page.locator('.unseen[data-label=RLO]').count()) > 0)
    await page.getByRole('link', { name: /^long word/ }).click()
    await page
      .getByRole('button', { name: /Show (more|all)/ })
      .first()
      .waitFor()
    assert.deepEqual(page.messages, [])
  })

  it('[EX11] on another day writing is off', async () => {
    const page = await setting.page({
      search: `?page=memories&id=${setting.made.current.id}&asOf=${day(3)}`,
    })

    await page.getByText('Writing is off until you come back').waitFor()
    assert.ok(await page.getByRole('button', { name: 'Forget' }).isDisabled())
    await page.getByRole('button', { name: 'Back to now' }).click()
    assert.ok(await page.getByRole('button', { name: 'Forget' }).isEnabled())
  })
})

describe('what a model really saw', () => {
  before(async () => await setting.windows())

  it('[EX18] a newcomer finds out why a memory was not in the last window', async () => {
    const page = await setting.page({ search: '?page=memories&gone=yes' })
    await page.getByRole('link', { name: /Postgres 14/ }).click()

    await page.getByRole('link', { name: 'In the last window?' }).click()

    await page.getByText('A newer memory had taken its place').waitFor()
    await page.getByRole('link', { name: 'See what took its place' }).click()
    await page.getByRole('link', { name: 'In the last window?' }).click()
    await page.getByText(/It was (shown|found and left out)/).waitFor()
    assert.deepEqual(page.messages, [])
  })

  it('[EX18] a memory says which windows showed it, and leads to them', async () => {
    const page = await setting.page({ search: `?page=memories&id=${setting.made.current.id}` })

    await page.getByRole('button', { name: 'Look through the windows' }).click()
    const list = page.getByRole('list', { name: 'Windows that showed it' })
    await list.locator('li', { hasText: 'shown' }).getByRole('link').first().click()

    await page.getByText(/It was shown/).waitFor()
  })

  it('[EX33] from the first page, by its words: why a memory was not in the last window', async () => {
    const page = await setting.page()

    await page.getByRole('button', { name: 'What it really saw…' }).click()
    await page.getByLabel('Which memory').fill('Postgres 14')
    await page
      .getByRole('list', { name: 'Memories that fit' })
      .getByRole('button', { name: /Postgres 14/ })
      .click()

    await page.getByText('A newer memory had taken its place').waitFor()
    assert.deepEqual(page.messages, [])
  })

  it('[EX18] compares two windows, by signs and not by colour alone', async () => {
    const page = await setting.page({ search: '?page=context&window=morning/1' })

    await page.getByLabel('Compare with').selectOption('morning/2')

    await page.getByText(/came in, \d+ went out/).waitFor()
    const signs = await page.locator('.came b').allTextContents()
    assert.ok(signs.length > 0 && signs.every((sign) => sign === '+'))
    assert.deepEqual(await findings(page), [])
  })

  it('[EX19] compares the context with another budget', async () => {
    const page = await setting.page({
      search: '?page=context&verb=modify&object=service:api&budget=2000',
    })

    await page.getByLabel('Compare with').selectOption('250')

    await page.getByText(/With 250 tokens: /).waitFor()
    assert.deepEqual(await findings(page), [])
  })

  it('[EX34] says what each left-out memory costs and weighs, and from which budget it fits', async () => {
    const page = await setting.page({
      search: '?page=context&verb=modify&object=service:api&budget=50',
    })
    await page
      .getByText(/\d+ tokens, weight 0\.\d\d/)
      .first()
      .waitFor()
    const [left] = await page.locator('.left-out a').allTextContents()

    await page
      .getByRole('button', { name: /^fits from \d+$/ })
      .first()
      .click()

    await page.locator('.exact', { hasText: left }).waitFor()
    const budget = Number(/budget=(\d+)/.exec(page.url())?.[1])
    const asked = { verb: 'modify', objects: { service: ['api'] } }
    const textAt = async (budgetTokens) =>
      (await setting.call('context', { ...asked, budgetTokens })).text
    assert.ok((await textAt(budget)).includes(left))
    assert.ok(!(await textAt(budget - 1)).includes(left))
  })

  it('[EX20] tells what was known on a day from what was true on it', async () => {
    const page = await setting.page({
      search: `?page=memories&id=${setting.made.current.id}&asOf=${day(3)}`,
    })

    await page.getByText(/the store did not know it yet/).waitFor()
    await page.getByRole('button', { name: 'What was true then' }).click()
    await page.getByText(/By what is known today, this was not true/).waitFor()
    assert.match(page.url(), /clock=true/)
    assert.deepEqual(await findings(page), [])
  })

  it('[EX20] lists what was known on a day, or what was true on it by what is known today', async () => {
    const page = await setting.page({ search: `?page=memories&tag=db&asOf=${day(4)}` })
    const rows = page.locator('tbody tr')
    await rows.filter({ hasText: 'Postgres 14' }).waitFor()
    assert.equal(await rows.count(), 1)

    await page.getByRole('button', { name: 'What was true then' }).click()

    await rows.filter({ hasText: 'Postgres 16' }).waitFor()
    await rows.filter({ hasText: 'Postgres 14' }).waitFor({ state: 'detached' })
    assert.equal(await rows.count(), 1)
  })

  it('[EX29] shows the window that somebody’s words would make, and notes nothing down', async () => {
    const before = (await setting.call('windows', {})).windows.length
    const page = await setting.page({ search: '?page=context' })

    await page.getByRole('button', { name: 'When somebody speaks' }).click()
    await page.getByLabel('What somebody says').fill('which Postgres does the booking api use')
    await page.getByRole('button', { name: 'Show', exact: true }).click()

    await page.locator('pre', { hasText: 'Postgres 16' }).waitFor()
    assert.equal((await setting.call('windows', {})).windows.length, before)
    assert.deepEqual(await findings(page), [])
  })

  it('[EX31] the journal says what each entry is about, by kind, in words and as stored', async () => {
    const page = await setting.page({ search: '?page=journal' })
    await page.locator('tbody tr', { hasText: 'Tide tables are in UTC' }).waitFor()

    await page.getByRole('button', { name: 'linked', exact: true }).click()
    const rows = page.locator('tbody tr')
    await rows.filter({ hasText: 'written' }).first().waitFor({ state: 'detached' })
    await rows.filter({ hasText: 'Upgrade of staging' }).getByRole('button').click()

    await page.getByText('caused by').waitFor()
    await page.getByRole('button', { name: 'As stored' }).click()
    await page.locator('pre', { hasText: '"kind": "add_edge"' }).waitFor()
    assert.deepEqual(await findings(page), [])
  })

  it('[EX10] Memories says which facts disagree, and folds what was replaced under its successor', async () => {
    const page = await setting.page({ search: '?page=memories' })

    await page.locator('tr', { hasText: '100 requests' }).getByText('disagrees').waitFor()

    const old = page.locator('tr.gone', { hasText: 'Postgres 14' })
    await old.waitFor()
    const above = await old.evaluate((row) => row.previousElementSibling.textContent)
    assert.match(above, /Postgres 16/)
  })

  it('[EX32] Memories filters by what needs a look and by who said it', async () => {
    const page = await setting.page({ search: '?page=memories' })
    const filters = page.getByRole('navigation', { name: 'Filters' })
    const rows = page.locator('tbody tr:not(.folded)')

    await filters.getByRole('link', { name: /^disagrees/ }).click()
    await page.getByText('2 memories', { exact: true }).waitFor()
    assert.equal(await rows.filter({ hasText: 'requests a minute' }).count(), 2)
    await page.getByRole('link', { name: 'Drop the filter state disagrees' }).click()
    await filters.getByRole('link', { name: /^agent, codex/ }).click()

    await rows.filter({ hasText: 'Suspects the api' }).waitFor()
    assert.ok((await page.locator('.c-from', { hasText: 'claude-code' }).count()) === 0)
  })

  it('[EX14] the map reads as a list too, with the relation of each', async () => {
    const page = await setting.page({ search: `?page=map&id=${setting.made.current.id}` })
    const list = page.locator('.two .list')

    await list
      .filter({ hasText: 'takes the place of' })
      .filter({ hasText: 'is caused by' })
      .waitFor()
    await page.getByRole('button', { name: 'One step' }).click()
    await list.getByRole('link', { name: /Upgrade of staging/ }).click()

    await page.getByText('led to').waitFor()
    assert.match(page.url(), /steps=1/)
  })

  it('the timeline is drawn, and a day of it is a place to go to', async () => {
    const page = await setting.page({ search: '?page=timeline' })
    await page.getByText('Facts that changed').waitFor()

    await page.locator('.heatmap a').first().focus()
    await page.keyboard.press('Enter')

    await page.getByText('Writing is off until you come back').waitFor()
    await page.getByRole('button', { name: 'Show as table' }).click()
    await page.getByRole('columnheader', { name: 'Written' }).waitFor()
  })
})

describe('writing', () => {
  it('[EX3] [EX4] revises after it was unlocked, and undoes', async () => {
    const { id } = await setting.call('remember', {
      text: 'The crane is red',
      subject: 'crane',
      predicate: 'colour',
    })
    const page = await setting.page({ search: `?page=memories&id=${id}` })

    await page.getByRole('button', { name: 'Revise' }).click()
    await setting.unlock(page)
    await page.getByLabel('What it says now').fill('The crane is blue')
    await page
      .getByRole('dialog', { name: 'Revise' })
      .getByRole('button', { name: 'Revise' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'The crane is blue' }).waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()

    await page.getByRole('heading', { level: 1, name: 'The crane is red' }).waitFor()
  })

  it('[EX4] forgets and erases, which wants a typed word', async () => {
    const { id } = await setting.call('remember', { text: 'The lighthouse keeper is away' })
    const page = await setting.page({ search: `?page=memories&id=${id}` })

    await page.getByRole('button', { name: 'Forget' }).click()
    await setting.unlock(page)
    await page.getByText('It is out of every answer').waitFor()
    await page.getByRole('button', { name: 'Erase…' }).click()
    const sure = page.getByRole('button', { name: 'Erase for good' })
    assert.ok(await sure.isDisabled())
    await page.getByLabel(/to go on/).fill('erase')
    await sure.click()

    await page.getByRole('heading', { level: 1, name: 'Erased' }).waitFor()
    assert.ok(!(await page.textContent('body')).includes('lighthouse'))
  })

  it('[EX4] the review queue keeps and forgets by keys', async () => {
    await setting.call('remember', { text: 'The ferry leaves at nine' })
    await setting.call('remember', { text: 'The ferry is always late' })
    const page = await setting.page({ search: '?page=review' })
    await page.getByText('The ferry is always late').first().waitFor()

    await page.keyboard.press('x')
    await setting.unlock(page)
    await page.locator('.one', { hasText: 'The ferry leaves at nine' }).waitFor()
    await page.keyboard.press('y')
    await page.getByText(/^2 of \d+ done/).waitFor()

    const { memories } = await setting.call('recall', { query: 'ferry' })
    assert.deepEqual(
      memories.map(({ data }) => data.statement),
      ['The ferry leaves at nine'],
    )
  })
})

describe('live', () => {
  it('[EX12] shows what others write, also after the server was gone', async () => {
    const page = await setting.page({ search: '?page=journal' })
    await page.getByText('no entry since you opened this page').first().waitFor()
    await setting.call('remember', { text: 'The first buoy is lit' })
    await page.getByText('1 new entry').first().waitFor()

    await setting.stopServer()
    await page.getByText('Connection lost').waitFor()
    // A phone has no bottom line, and shows it all the same.
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByText('Connection lost').filter({ visible: true }).first().waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
    await setting.startServer()
    await setting.call('remember', { text: 'The second buoy is lit' })

    await page.getByText('2 new entries').first().waitFor()
    await page.getByText('Live').waitFor()
  })

  it('[EX13] recomputes the root in this browser', async () => {
    const page = await setting.page({ search: '?page=journal' })

    await page.getByRole('button', { name: 'Verify' }).click()

    await page.getByText('The root made here is the expected one').waitFor()
    await page
      .getByText(/^checked in this browser/)
      .first()
      .waitFor()
    await page.getByLabel(/A root that you saved/).fill('0'.repeat(64))
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('This does not fit').waitFor()
    assert.deepEqual(page.messages, [])
  })
})

describe('keys and sizes', () => {
  it('goes by keys, and a narrow screen has tabs', async () => {
    const page = await setting.page({ width: 600 })
    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await page.getByRole('heading', { level: 1, name: 'Memories' }).waitFor()
    await page.keyboard.press('/')
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'search')

    await page
      .getByRole('navigation', { name: 'Pages, short' })
      .getByRole('link', { name: 'Recall' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Recall' }).waitFor()
    assert.deepEqual(await cutOff(page), [])
  })

  it('[EX8] the first page loads little', async () => {
    const context = await setting.browser.newContext()
    const page = await context.newPage()
    const answers = []
    page.on('response', (response) => answers.push(response))
    await page.goto(`${setting.started.url}/#code=${await setting.code()}`)
    await page.locator('.exact').waitFor()
    const sizes = { js: 0, css: 0 }
    for (const response of answers) {
      const [, kind] = /\.(js|css)$/.exec(new URL(response.url()).pathname) ?? []
      if (kind !== undefined) sizes[kind] += gzipSync(await response.body()).length
    }

    assert.ok(sizes.js > 10_000 && sizes.js <= 45_000, `${sizes.js} of script`)
    assert.ok(sizes.css > 1_000 && sizes.css <= 10_000, `${sizes.css} of style`)
  })

  it('[EX7] [EX8] is small, and names no address outside', () => {
    const files = readdirSync(EXPLORER_FILES, { recursive: true }).filter((name) =>
      /\.(js|css|html)$/.test(name),
    )
    const sizeOf = (pattern) =>
      files
        .filter((name) => pattern.test(name))
        .reduce((sum, name) => sum + gzipSync(readFileSync(`${EXPLORER_FILES}/${name}`)).length, 0)
    assert.ok(sizeOf(/./) <= 120_000, `${sizeOf(/./)} in all`)
    const named = readdirSync(EXPLORER_FILES, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/^(index|chat-view)\.html$/.test(entry.name),
    )
    // What a browser keeps for a year has its content in its name.
    for (const { name } of named) assert.match(name, /-[\w-]{8}\.\w+$/)
    // Names of XML vocabularies look like addresses and are never fetched.
    const outside = files.flatMap((name) =>
      [...readFileSync(`${EXPLORER_FILES}/${name}`, 'utf8').matchAll(/https?:\/\/[^\s"'`<)]+/g)]
        .map(([address]) => address)
        .filter((address) => !address.startsWith('http://www.w3.org/')),
    )
    assert.deepEqual(outside, [])
  })
})
