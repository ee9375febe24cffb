// The page inside a chat: our real MCP server, the official bridge of the extension, a real browser. Rules: docs/spec/mcp.md.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { CHAT_VIEW } from '@cortex-memory/explorer'
import { Chat } from './chat.mjs'
import { findings, Setting } from './setting.mjs'

let setting
let host

before(async () => {
  setting = await Setting.open()
  host = await Chat.open(setting)
})
after(async () => {
  await host?.close()
  await setting?.close()
})

describe('in the chat', () => {
  it('[K41] draws a context, opens a memory of it, then what is around that', async () => {
    const { page, frame } = await host.show('memory_context', {
      verb: 'modify',
      objects: { service: 'api' },
    })
    await frame.getByRole('heading', { name: /memories given to the model/ }).waitFor()

    await frame
      .getByRole('listitem')
      .filter({ hasText: 'Postgres 16' })
      .getByRole('button', { name: 'Open' })
      .click()
    await frame.getByRole('heading', { name: /Postgres 16/ }).waitFor()
    await frame.getByText('Two clocks').waitFor()
    await frame.getByRole('button', { name: 'What is around it' }).click()
    await frame.getByText('caused by').waitFor()
    await frame.getByRole('button', { name: 'Back' }).click()

    await frame.getByText('Two clocks').waitFor()
    assert.deepEqual(page.messages, [])
  })

  for (const theme of ['light', 'dark']) {
    it(`[K41] follows the theme of the host, and axe finds nothing (${theme})`, async () => {
      const { page, frame } = await host.show(
        'memory_get',
        { uri: setting.made.current.id },
        { theme },
      )
      await frame.getByText('Two clocks').waitFor()

      assert.equal(await frame.locator('html').getAttribute('data-theme'), theme)
      assert.deepEqual(await findings(page.frames()[1]), [])
      await page.evaluate(() => globalThis.changeTheme('dark'))
      await frame.locator('html[data-theme=dark]').waitFor()
    })
  }

  it('[K42] offers no way on where the host lets it call nothing', async () => {
    const { frame } = await host.show(
      'memory_get',
      { uri: setting.made.current.id },
      { canCall: false },
    )
    await frame.getByText('Two clocks').waitFor()

    assert.equal(await frame.getByRole('button', { name: 'What is around it' }).count(), 0)
  })

  it('[K41] shows hostile text as text', async () => {
    const { page, frame } = await host.show('memory_get', { uri: setting.made.hostile.id })
    await frame.getByRole('heading', { name: /onerror/ }).waitFor()

    assert.equal(await frame.locator('img').count(), 0)
    assert.deepEqual(page.messages, [])
  })

  it('[EX8] is one small file that names no address outside', () => {
    const text = readFileSync(CHAT_VIEW, 'utf8')

    assert.ok(gzipSync(text).length <= 45_000)
    assert.deepEqual(
      [...text.matchAll(/https?:\/\/[^\s"'`<)]+/g)].filter(
        ([address]) => !address.startsWith('http://www.w3.org/'),
      ),
      [],
    )
  })
})
