// A server that is slow, a connection that breaks, a machine that has much to do. Rules: docs/spec/explorer.md.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { go, Setting } from './setting.mjs'

let setting

before(async () => {
  setting = await Setting.open()
})
after(async () => await setting?.close())

async function writer(search) {
  const page = await setting.page({ search })
  await page.getByRole('button', { name: 'Read only' }).click()
  await setting.unlock(page)
  await page.getByRole('button', { name: 'Writing on' }).waitFor()
  return page
}

const remember = async (text) => await setting.call('remember', { text })
const stateOf = async (id) => (await setting.call('get', { uri: id })).head

/** Answers of an operation are kept back until `release`; the server has done it already. */
async function keepBack(page, operation) {
  const gate = {}
  gate.opened = new Promise((resolve) => {
    gate.release = resolve
  })
  gate.reached = new Promise((resolve) => {
    gate.reach = resolve
  })
  await page.route(`**/${operation}`, async (route) => {
    const answer = await route.fetch({ maxRetries: 3 })
    gate.reach()
    await gate.opened
    await route.fulfill({ response: answer })
  })
  return gate
}

/** Nothing here waits forever: what does not come is seen by what is missing afterwards. */
const soon = async (reached) => {
  await Promise.race([reached, new Promise((resolve) => setTimeout(resolve, 5_000))])
}

describe('a slow server', () => {
  it('[EX38] u takes back the change that is still on its way, and not the one before it', async () => {
    const [first, second] = [await remember('The sluice leaks'), await remember('The siren howls')]
    const page = await writer(`?page=memories&id=${first.id}`)
    await page.getByRole('button', { name: 'Forget' }).click()
    await page.getByText('It is out of every answer').waitFor()
    await go(page, `?page=memories&id=${second.id}`)
    const gate = await keepBack(page, 'forget')

    await page.getByRole('button', { name: 'Forget' }).click()
    await soon(gate.reached)
    await page.keyboard.press('u')
    await page.getByText('Writing…').waitFor()
    gate.release()

    await page.getByText('Undone.').waitFor()
    assert.equal((await stateOf(second.id)).tombstoned, undefined)
    assert.notEqual((await stateOf(first.id)).tombstoned, undefined)
  })

  it('[EX38] changes are sent one after the other, and a refused one is said at the end', async () => {
    const { id } = await remember('The buoy is green')
    await remember('The buoy is old')
    const page = await writer('?page=review')
    await page.locator('.one', { hasText: 'The buoy is old' }).waitFor()
    const sent = []
    page.on('request', (request) => {
      const [, name] = /\/(forget|confirm)$/.exec(request.url()) ?? []
      if (name !== undefined) sent.push(name)
    })
    const gate = await keepBack(page, 'forget')

    await page.keyboard.press('x')
    await soon(gate.reached)
    // Somebody else is faster with the second one.
    await setting.call('revise', { uri: id, text: 'The buoy is black' })
    await page.keyboard.press('y')
    await page.getByText(/^0 of \d+ done/).waitFor()
    assert.deepEqual(sent, ['forget'])
    gate.release()

    await page.getByText(/^[12] of \d+ done/).waitFor()
    await page.locator('.notices .note:not(.busy)').waitFor()
    assert.deepEqual(sent, ['forget', 'confirm'])
  })

  it('[EX23] what was undone comes back, also where its entry comes before the answer', async () => {
    for (const name of ['first', 'second', 'third']) await remember(`The ${name} ladder is wet`)
    const page = await writer('?page=review')
    const debug = await page.context().newCDPSession(page)
    await debug.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    const one = page.locator('.one')
    for (const key of ['y', 'x', 'y']) {
      const says = (await one.textContent()).trim()
      await page.keyboard.press(key)
      await page
        .getByText(/^(Kept|Forgotten)\./)
        .last()
        .waitFor()
      await page.waitForFunction(() => document.querySelector('.stale') === null)
      const gates = [await keepBack(page, 'find'), await keepBack(page, 'revert')]
      await page.keyboard.press('u')
      await soon(gates[1].reached)
      // The new list and the answer come in the same moment, where the page did not have that list already.
      await soon(gates[0].reached)
      for (const { release } of gates) release()

      // The note of the round before may still be there.
      await page.getByText('Undone.').last().waitFor()
      await page.locator('.one', { hasText: says }).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

  it('[EX23] what somebody looks at stays before them while something new is learned', async () => {
    await remember('The gangway is up')
    const page = await setting.page({ search: '?page=review' })
    await page.locator('.one', { hasText: 'The gangway is up' }).waitFor()

    await remember('The tender is away')

    await page.locator('.list li', { hasText: 'The tender is away' }).waitFor()
    assert.match(await page.textContent('.one'), /The gangway is up/)
  })

  it('[EX12] where entries come faster than answers, answers are shown all the same', async () => {
    const page = await setting.page({ search: '?page=settings' })
    let isWriting = true
    await page.route('**/find', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_500))
      await route.continue().catch(() => undefined)
    })
    const writing = (async () => {
      for (let count = 0; isWriting; count++) await remember(`Wave ${count} is high`)
    })()

    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await page
      .getByRole('link', { name: /^Wave \d+ is high$/ })
      .first()
      .waitFor()

    isWriting = false
    await writing
  })
})

describe('a connection that breaks', () => {
  it('[EX39] what only reads is asked once more, and the reader sees no error', async () => {
    const page = await setting.page({ search: '?page=settings' })
    const broken = new Map()
    await page.route(/\/v1\/actors\/[^/]+\/(?!events)\w+$/, async (route) => {
      const key = route.request().url() + route.request().postData()
      const times = broken.get(key) ?? 0
      broken.set(key, times + 1)
      if (times === 0) await route.abort('connectionreset')
      else await route.continue()
    })

    for (const search of [
      '?page=memories',
      '?page=health',
      `?page=memories&id=${setting.made.current.id}`,
    ]) {
      await go(page, search)
      assert.equal(await page.locator('main .note.bad').count(), 0, search)
    }
    assert.ok(broken.size > 5)
  })

  it('[EX39] a change is sent once, and is not called unwritten', async () => {
    const { id } = await remember('The derrick is bent')
    const page = await writer(`?page=memories&id=${id}`)
    let times = 0
    await page.route('**/forget', async (route) => {
      times++
      await route.abort('connectionreset')
    })

    await page.getByRole('button', { name: 'Forget' }).click()

    await page.getByText('Whether this was written shows when it is back').waitFor()
    assert.equal(times, 1)
  })

  it('[EX39] a page whose script did not come is loaded again, at the same address', async () => {
    const page = await setting.page({ search: '?page=context' })
    let times = 0
    await page.route(/\/assets\/health-[^/]+\.js$/, async (route) => {
      if (times++ === 0) await route.abort('connectionreset')
      else await route.continue()
    })

    await page.keyboard.press('g')
    await page.keyboard.press('h')

    await page.getByRole('heading', { level: 1, name: 'Health' }).waitFor()
    assert.match(page.url(), /page=health/)
  })
})
