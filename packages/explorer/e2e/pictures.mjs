// `npm run test:explorer -- --pictures`: a picture of every page in both themes, for the documentation.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Chat } from './chat.mjs'
import { EXTRAS } from './pictures-store.mjs'
import { day, go, Setting, writeStore } from './setting.mjs'

const place = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url))
mkdirSync(place, { recursive: true })
const setting = await Setting.open(
  async (home) => await writeStore(home, { hostile: false, extras: EXTRAS }),
)
try {
  await setting.windows()
  const { id } = setting.made.current
  const pictures = {
    context: '?page=context&verb=modify&object=service:api&budget=250',
    'context-as-of': `?page=context&verb=modify&object=service:api&budget=250&asOf=${day(20)}`,
    window: `?page=context&window=morning/2&with=morning/1&why=${setting.made.old.id}`,
    memories: '?page=memories',
    memory: `?page=memories&id=${id}`,
    recall: '?page=recall&q=which+Postgres+keeps+the+booking+data',
    timeline: '?page=timeline',
    journal: '?page=journal',
    map: `?page=map&id=${id}`,
    health: '?page=health',
    review: '?page=review',
    files: '?page=files',
    atom: '?page=files&project=harbour&atom=EXP-001',
    settings: '?page=settings',
  }
  for (const theme of ['light', 'dark']) {
    const page = await setting.page({ theme, width: 1280, height: 860 })
    for (const [name, search] of Object.entries(pictures)) {
      await go(page, search)
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
      // No row is under the pointer, and everything that was asked has come.
      await page.mouse.move(0, 0)
      await page.waitForFunction(() => document.querySelector('.bars, .stale') === null)
      await page.waitForTimeout(1_500)
      await page.screenshot({ path: `${place}${name}-${theme}.png` })
    }
  }
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
    await page.getByText('Nothing is known yet').waitFor()
    await page.screenshot({ path: `${place}empty-${theme}.png` })
  }
  await empty.close()
} finally {
  await setting.close()
}
