// What breaks on the way: the server, the session, an address that somebody typed, a name that means something to a
// program, and a page that wants to be more than it is.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before, describe, it } from 'node:test'
import { command, day, findings, go, Setting } from './setting.mjs'

let setting

before(async () => {
  setting = await Setting.open()
})
after(async () => await setting?.close())

/** As an agent does: a process of its own. */
function cortex(...args) {
  const run = spawnSync(process.execPath, [command, ...args], {
    env: { ...process.env, CORTEX_HOME: setting.home, CORTEX_EMBEDDER: 'none' },
    encoding: 'utf8',
  })
  assert.equal(run.status, 0, run.stderr)
}

describe('the server', () => {
  it('[EX12] what was asked while it was away comes when it is back, without a new entry', async () => {
    const page = await setting.page({ search: '?page=memories' })
    await setting.stopServer()
    await page.getByText('Connection lost').waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await page.getByText('This page comes when it is back').waitFor()
    await setting.startServer()

    await page.getByRole('heading', { name: 'Worth a look' }).waitFor()
    await page.getByText('Live').waitFor()
  })

  it('[EX12] says since when it is away, however often the page tried', async () => {
    const page = await setting.page()
    const lost = page.getByText('Connection lost')
    await setting.stopServer()
    await lost.waitFor()
    const [, since] = /from (\d\d:\d\d)/.exec(await lost.textContent())
    const at = new Date()
    const minute = at.toISOString().slice(11, 16)
    const before = new Date(at.getTime() - 60_000).toISOString().slice(11, 16)
    assert.ok(since === minute || since === before, since)
    await setting.startServer()
    await page.getByText('Live').waitFor()
  })

  it('[EX12] a change that it could not answer is not called unwritten', async () => {
    const page = await setting.page({ search: `?page=memories&id=${setting.made.old.id}` })
    await page.getByRole('button', { name: 'Pin' }).click()
    await setting.unlock(page)
    await page.getByText(/It weighs as much/).waitFor()
    await setting.stopServer()

    await page.getByRole('button', { name: 'Pin' }).click()

    await page.getByText('Whether this was written shows when it is back').waitFor()
    await setting.startServer()
    await page.getByText('Live').waitFor()
  })

  it('[EX27] a memory that is still to begin says so on every page, and begins before one’s eyes', async () => {
    const page = await setting.page({ search: '?page=memories&actor=newcomer' })
    await page.getByRole('heading', { name: 'Nothing is known yet' }).last().waitFor()
    await go(page, '?page=health&actor=newcomer')
    await page.getByRole('heading', { name: 'Nothing is known yet' }).last().waitFor()
    await go(page, '?page=memories&actor=newcomer')

    cortex('--actor', 'newcomer', 'remember', 'The quay is long')

    await page.getByRole('link', { name: 'The quay is long' }).waitFor()
  })

  it('[EX12] two pages follow the same memory', async () => {
    const [one, other] = [await setting.page(), await setting.page({ search: '?page=journal' })]
    await setting.call('remember', { text: 'The third buoy is lit', type: 'Goal' })
    await one.locator('.exact', { hasText: 'The third buoy is lit' }).waitFor()
    await other.locator('tbody tr', { hasText: 'The third buoy is lit' }).waitFor()
  })
})

describe('the session', () => {
  it('[EX2] one that ended leads to the door, which says why and what to do', async () => {
    const page = await setting.page()
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('cortex-session'))
      const token = kept.token.slice(0, -1) + (kept.token.endsWith('0') ? '1' : '0')
      sessionStorage.setItem('cortex-session', JSON.stringify({ ...kept, token }))
    })
    await page.reload()

    await page.getByText('The session of this page has ended').waitFor()
    await page.getByText('cortex explore', { exact: true }).waitFor()
  })

  it('[EX37] a link opened in a tab of its own is in, and only reads', async () => {
    const page = await setting.page({ search: '?page=memories' })
    await page.getByRole('button', { name: 'Read only' }).click()
    await setting.unlock(page)
    await page.getByRole('button', { name: 'Writing on' }).waitFor()
    const link = page.getByRole('link', { name: 'Tide tables are in UTC' })

    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ])

    await tab.getByRole('heading', { level: 1, name: 'Tide tables are in UTC' }).waitFor()
    await tab.getByRole('button', { name: 'Read only' }).waitFor()
    await page.close()
    await tab.close()
  })

  it('[EX5] what somebody else left in the browser opens nothing and breaks nothing', async () => {
    const page = await setting.page()
    for (const left of ['{', '[]', '"x"', '{"token":7}', 'null']) {
      await page.evaluate((text) => {
        sessionStorage.setItem('cortex-session', text)
        localStorage.setItem('cortex-views', text)
      }, left)
      await page.reload()
      await page.getByText('To open it, run this').waitFor()
    }
    // A code that came in an address of somebody else is the code of this server or nothing.
    await page.goto(`${setting.started.url}/#code=chosen-by-somebody`)
    await page.reload()
    await page
      .getByText(/was used, or is older|To open it, run this/)
      .first()
      .waitFor()
    assert.equal(await page.evaluate(() => sessionStorage.getItem('cortex-reading')), null)
  })
})

describe('names and addresses', () => {
  it('[EX9] [EX36] a tag, a kind of link or an address may be called as a part of the language', async () => {
    const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty']
    const { uri, id } = await setting.call('remember', {
      text: 'Named as a part of the language',
      tags: names,
    })
    await setting.call('link', { src: uri, type: 'constructor', dst: setting.made.current.uri })
    const page = await setting.page({ search: '?page=memories&tag=constructor' })
    await page.getByRole('link', { name: 'Named as a part of the language' }).waitFor()

    await go(page, '?page=memories&state=__proto__')
    await page.locator('tbody tr').first().waitFor()
    await go(page, `?page=memories&id=${id}`)
    await page.getByText('Where it comes from').waitFor()
    await go(page, `?page=map&id=${id}`)
    await page.getByText('The same as a list').waitFor()
    await go(page, '?page=context&verb=toString&object=__proto__:x,constructor:y')
    await page.getByRole('heading', { level: 1, name: 'Context' }).waitFor()
    assert.deepEqual(
      page.messages.filter((each) => !each.includes('422')),
      [],
    )
  })

  it('[EX10] an address that means nothing leaves the page in order', async () => {
    const page = await setting.page()
    const wrong = ['2026-02-31', '9999-12-31', 'yesterday', '']
    for (const asOf of wrong) {
      await go(page, `?page=memories&asOf=${asOf}`)
      await page.locator('tbody tr').first().waitFor()
      assert.equal(await page.getByText('You are looking at').count(), 0)
    }
    await go(page, '?page=context&against=nonsense')
    await page.locator('.exact').waitFor()
    assert.ok(!(await page.textContent('main')).includes('NaN'))
    await go(page, '?page=memories&id=nobody')
    await page.getByRole('heading', { level: 1, name: 'This memory cannot be shown' }).waitFor()
    await page.getByRole('link', { name: 'All memories' }).waitFor()
  })

  it('[EX36] a doubt is a doubt, and a rule is not doubled', async () => {
    const { id } = await setting.call('remember', {
      type: 'Belief',
      data: { type: 'Belief', stance: 'doubt', statement: 'the mast holds' },
    })
    await setting.call('remember', { type: 'Constraint', text: 'do not sail at night' })
    const page = await setting.page({ search: `?page=memories&id=${id}` })

    await page.getByRole('heading', { level: 1, name: 'Doubts the mast holds' }).waitFor()
    await go(page, '?page=memories&type=Constraint')
    await page.getByRole('link', { name: 'do not sail at night', exact: true }).waitFor()
  })
})

describe('comparing and tokens', () => {
  it('[EX19] compares with any day, and shows what each side takes of its budget', async () => {
    const page = await setting.page({ search: `?page=context&budget=2000&against=${day(35)}` })
    await page.getByLabel('Another day to compare with').fill(day(3))

    await page.getByText(/^On \d+ \w+: .* more, .* fewer/).waitFor()
    assert.ok(page.url().includes(day(3)))
    assert.equal(await page.locator('.card', { hasText: 'fewer' }).locator('.tokens').count(), 2)
    assert.deepEqual(await findings(page), [])
  })

  it('[EX35] Settings shows who has a token; an unlocked page revokes one, after it was asked', async () => {
    cortex('token', 'add', 'laptop', '--read')
    const page = await setting.page({ search: '?page=settings' })
    const row = page.getByRole('list', { name: 'Tokens' }).locator('li', { hasText: 'laptop' })
    await row.getByText('reads all of').waitFor()
    assert.deepEqual(await findings(page), [])

    await row.getByRole('button', { name: /Revoke/ }).click()
    await setting.unlock(page)
    await page.getByRole('button', { name: 'Revoke', exact: true }).click()

    await page.getByText('Nothing gets in with “laptop” any more').waitFor()
    await row.waitFor({ state: 'detached' })
  })
})

describe('what the browser refuses the page', () => {
  it('[EX6] markup, scripts, workers, frames and addresses that are not its own', async () => {
    const page = await setting.page()
    const url = setting.started.url
    const done = await page.evaluate(async () => {
      const tried = {
        markup: () => {
          document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.owned=1">')
        },
        html: () => {
          document.createElement('div').innerHTML = '<b>x</b>'
        },
        document: () => document.write('<script>window.owned=1</script>'),
        worker: () => new Worker('data:text/javascript,1'),
        policy: () => globalThis.trustedTypes.createPolicy('another', {}),
        again: () => globalThis.trustedTypes.createPolicy('cortex', { createHTML: (text) => text }),
        elsewhere: async () => await fetch('http://192.0.2.1/'),
      }
      const done = []
      for (const [name, attempt] of Object.entries(tried)) {
        try {
          await attempt()
          done.push(name)
        } catch {}
      }
      // A debugger may run text as code, a page may not: so not at once.
      try {
        setTimeout('globalThis.owned = 1', 0)
      } catch {}
      await new Promise((resolve) => setTimeout(resolve, 20))
      const script = document.createElement('script')
      script.append('window.owned = 1')
      try {
        document.head.append(script)
      } catch {}
      return [...done, ...(globalThis.owned === undefined ? [] : ['owned'])]
    })
    // The page made its policy before anybody else could, or nobody has: then it can make scripts of nothing but its own.
    assert.deepEqual(done, [])

    const outside = await (await setting.browser.newContext()).newPage()
    await outside.goto('data:text/html,<title>elsewhere</title>')
    await outside.setContent(`<iframe src="${url}/" title="framed"></iframe>`)
    await outside.waitForTimeout(0)
    const frame = outside.frames().find((each) => each !== outside.mainFrame())
    await frame?.waitForLoadState()
    assert.equal(
      await frame
        ?.locator('#app')
        .count()
        .catch(() => 0),
      0,
    )
  })
})
