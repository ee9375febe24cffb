// `npm run test:explorer -- --pictures`: a picture of every page in both themes, for the documentation.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Chat } from './chat.mjs'
import { outlineOf, picturedPages, settled, writePicturesStore } from './outline.mjs'
import { go, Setting } from './setting.mjs'

const place = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url))
mkdirSync(place, { recursive: true })
const setting = await Setting.open(writePicturesStore)
try {
  await setting.windows()
  const pictures = picturedPages(setting)
  const outlines = {}
  for (const theme of ['light', 'dark']) {
    const page = await setting.page({ theme, width: 1280, height: 860 })
    for (const [name, search] of Object.entries(pictures)) {
      await go(page, search)
      await settled(page)
      outlines[`${name}-${theme}`] = await outlineOf(page)
      if (name === 'context') {
        await page.locator('.exact li:has(.f-relevant) button').first().click()
        await page.getByText('Marked for').waitFor()
        await page
          .getByRole('button', { name: /^fits from \d+$/ })
          .first()
          .waitFor()
      }
      if (name === 'journal') {
        await page.getByRole('button', { name: 'Verify' }).click()
        await page.getByText('The root made here is the expected one').waitFor()
      }
      await settled(page)
      await page.screenshot({ path: `${place}${name}-${theme}.png` })
    }
  }
  writeFileSync(
    new URL('outlines.json', import.meta.url),
    `${JSON.stringify(outlines, undefined, 2)}\n`,
  )
  const chat = await Chat.open(setting)
  for (const theme of ['light', 'dark']) {
    const task = { verb: 'modify', objects: { service: 'api' } }
    const { page, frame } = await chat.show('memory_context', task, { theme })
    await frame.getByRole('heading', { name: /given to the model/ }).waitFor()
    await page.setViewportSize({ width: 760, height: 1100 })
    await page.waitForTimeout(300)
    await page.locator('iframe').screenshot({ path: `${place}chat-${theme}.png` })
  }
  await chat.close()
  for (const theme of ['light', 'dark']) {
    const narrow = await setting.page({ theme, width: 390, height: 800 })
    for (const [name, search] of Object.entries(pictures)) {
      if (!['context', 'memory', 'timeline', 'review'].includes(name)) continue
      await go(narrow, search)
      await narrow.waitForTimeout(300)
      await narrow.screenshot({ path: `${place}narrow-${name}-${theme}.png` })
    }
  }
  const empty = await Setting.open(async () => ({}))
  for (const theme of ['light', 'dark']) {
    const page = await empty.page({ theme, width: 1200, height: 800 })
    await page.getByRole('heading', { level: 2, name: 'Nothing is known yet' }).waitFor()
    await page.screenshot({ path: `${place}empty-${theme}.png` })
  }
  await empty.close()
} finally {
  await setting.close()
}
