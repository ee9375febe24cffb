// What can be looked into: entries byte by byte, proofs, dropped files, saved views, a table without an end. Rules: docs/spec/explorer.md.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { findings, go, Setting } from './setting.mjs'

let setting

before(async () => {
  setting = await Setting.open()
})
after(async () => await setting?.close())

/** As if it were dropped on the page. */
async function drop(page, name, bytes) {
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name))
      return transfer
    },
    [name, Buffer.from(bytes).toString('base64')],
  )
  await page.dispatchEvent('.drop', 'drop', { dataTransfer: data })
}

describe('the journal', () => {
  it('[EX42] an entry stands byte by byte beside what the bytes say, and its leaf is made here', async () => {
    const page = await setting.page({ search: '?page=journal' })
    const row = page.locator('tbody tr', { hasText: 'Tide tables are in UTC' })
    await row.getByRole('button').click()

    await page.getByRole('button', { name: 'Bytes' }).click()

    const bytes = page.locator('.bytes')
    await page.getByText('its leaf, made here from these bytes, fits').waitFor()
    await bytes.locator('tr', { hasText: 'when' }).first().waitFor()
    await bytes.locator('tr', { hasText: '"statement":"Tide tables are in UTC"' }).waitFor()
    assert.match(await bytes.locator('code').first().textContent(), /^([0-9a-f]{2} ?)+$/)
    assert.deepEqual(await findings(page), [])
    assert.deepEqual(page.messages, [])
  })

  it('[EX42] a server that shows other bytes than it hashed is found out', async () => {
    const page = await setting.page({ search: '?page=journal' })
    await page.route('**/log', async (route) => {
      const answer = await route.fetch({ maxRetries: 3 })
      const body = await answer.json()
      for (const { stored } of body.entries) {
        // The last byte of the header: what it says is another payload.
        if (stored === undefined) continue
        const { to } = stored.pieces.findLast(({ of }) => of === 'header')
        const last = stored.bytes.slice(2 * to - 2, 2 * to) === '00' ? '01' : '00'
        stored.bytes = stored.bytes.slice(0, 2 * to - 2) + last + stored.bytes.slice(2 * to)
      }
      await route.fulfill({ response: answer, json: body })
    })
    await page.locator('tbody tr').first().getByRole('button').click()

    await page.getByRole('button', { name: 'Bytes' }).click()

    await page.getByText('its leaf does not fit').waitFor()
  })

  it('[EX13] a dropped journal or proof is checked here, and one that was changed is refused', async () => {
    const page = await setting.page({ search: '?page=journal' })
    const url = `${setting.started.url}/v1/journal`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${setting.token}` } })
    const journal = Buffer.from(await answer.arrayBuffer())
    const { proof } = await setting.call('prove', { uris: [setting.made.current.uri] })

    await drop(page, 'whole.cortex', journal)
    await page.getByText(/^whole\.cortex: the file is whole/).waitFor()
    await drop(page, 'one.proof', Buffer.from(proof, 'base64'))
    await page.locator('.note.ok', { hasText: /^one\.proof: / }).waitFor()
    journal[journal.length >> 1] ^= 1
    await drop(page, 'changed.cortex', journal)
    await page.locator('.note.bad', { hasText: /^changed\.cortex: / }).waitFor()
    await drop(page, 'letter.txt', Buffer.from('Dear harbour'))
    await page.locator('.note.bad', { hasText: /^letter\.txt: / }).waitFor()
    assert.deepEqual(page.messages, [])
  })
})

describe('a memory', () => {
  it('[EX30] its proof is checked in this browser; one that lies is found out', async () => {
    const page = await setting.page({ search: `?page=memories&id=${setting.made.current.id}` })
    await page.getByRole('button', { name: 'Check its proof' }).click()
    await page.getByText(/^proof checked in this browser, entry \d+$/).waitFor()

    await page.route('**/prove', async (route) => {
      const answer = await route.fetch({ maxRetries: 3 })
      const body = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, root: '0'.repeat(64) } })
    })
    await go(page, `?page=memories&id=${setting.made.belief.id}`)
    await page.getByRole('button', { name: 'Check its proof' }).click()

    await page.getByText('its proof does not match').waitFor()
    assert.deepEqual(await findings(page), [])
  })

  it('[EX18] was it in the last window, and why was it not: asked on its own page', async () => {
    await setting.windows()
    const page = await setting.page({ search: `?page=memories&id=${setting.made.current.id}` })
    await page.getByRole('link', { name: 'In the last window?' }).click()
    await page.getByText(/It was (shown|found and left out)/).waitFor()

    await go(page, `?page=memories&id=${setting.made.old.id}`)
    await page.getByRole('link', { name: 'In the last window?' }).click()

    await page.getByText('A newer memory had taken its place').waitFor()
    const late = await setting.call('remember', { text: 'The tide gauge is new' })
    await go(page, `?page=memories&id=${late.id}`)
    await page.getByRole('link', { name: 'In the last window?' }).click()
    await page.getByText('It was written after this window was made').waitFor()
  })
})

describe('memories', () => {
  it('[EX43] a view is saved under what it shows, is there after a reload, and is forgotten again', async () => {
    const page = await setting.page({ search: '?page=memories&tag=db&order=newest' })
    const views = page.getByRole('navigation', { name: 'Filters' })
    await views.getByRole('button', { name: 'Save this view' }).click()
    await go(page, '?page=memories')
    await page.reload()
    const saved = views.getByRole('link', { name: 'tag db, order newest' })

    await saved.click()

    await page.getByRole('link', { name: 'Drop the filter tag db' }).waitFor()
    assert.equal(
      await page.getByRole('button', { name: 'Newest' }).getAttribute('aria-pressed'),
      'true',
    )
    await views.getByRole('button', { name: 'Forget this view' }).click()
    await saved.waitFor({ state: 'detached' })
    assert.deepEqual(await findings(page), [])
  })

  it('[EX40] by last use: what a run has cited comes before what was written since', async () => {
    await setting.call('remember', { text: 'The mole is long' })
    const cited = setting.made.belief.uri
    await setting.call('attest', { intent: 'mole', outcome: 'success', cited: [cited] })
    const page = await setting.page({ search: '?page=memories' })

    await page.getByRole('button', { name: 'Last used' }).click()

    await page
      .locator('tbody tr')
      .first()
      .getByRole('link', { name: /^Suspects the api/ })
      .waitFor()
    assert.match(page.url(), /order=used/)
  })
})

describe('health', () => {
  it('[EX41] says how many secrets were kept out, of which kind, and never what they were', async () => {
    const token = `ghp_${'q7Rt2Lm9Zx4Kc8Vb1Np6Wd3Hs5Jf0GyA1B2C3'.slice(0, 36)}`
    const { code } = await setting.call('remember', { text: `the token is ${token}` })
    assert.equal(code, 'SECRET_REFUSED')
    const page = await setting.page({ search: '?page=health' })

    await page.getByRole('heading', { name: 'Secrets kept out' }).waitFor()

    await page.locator('li', { hasText: 'github-token' }).getByText('1 time').waitFor()
    assert.ok(!(await page.textContent('body')).includes(token.slice(0, 8)))
    assert.deepEqual(await findings(page), [])
  })

  it('[EX41] says how far behind another engine it is, since when, and why', async () => {
    const page = await setting.page()
    const remote = {
      engine: 'postgres',
      seq: 812,
      lag: 7,
      agreedAt: Date.now() - 5 * 60_000,
      unavailable: 'connection refused',
      warnings: ['synchronous_commit is off: a write can be lost when the database fails'],
    }
    await page.route('**/status', async (route) => {
      const answer = await route.fetch({ maxRetries: 3 })
      await route.fulfill({ response: answer, json: { ...(await answer.json()), remote } })
    })

    await go(page, '?page=health')

    const card = page.locator('.card', { hasText: 'Kept in another engine' })
    for (const text of [
      '7 entries behind',
      'postgres',
      '5 min ago',
      'connection refused',
      'synchronous_commit',
    ]) {
      await card.getByText(text).first().waitFor()
    }
    assert.deepEqual(await findings(page), [])
  })
})
