// No page changes by accident: each has the outline that was looked at last. `npm run test:explorer -- --pictures`
// writes outlines and pictures again, to be looked at before they are kept.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { outlineOf, picturedPages, settled, writePicturesStore } from './outline.mjs'
import { go, Setting } from './setting.mjs'

const kept = JSON.parse(readFileSync(new URL('outlines.json', import.meta.url), 'utf8'))
let setting

before(async () => {
  setting = await Setting.open(writePicturesStore)
  await setting.windows()
})
after(async () => await setting?.close())

describe('every page', () => {
  for (const theme of ['light', 'dark']) {
    it(`[EX44] has the parts, places and colours that were looked at last (${theme})`, async () => {
      const page = await setting.page({ theme, width: 1280, height: 860 })
      const changed = []
      for (const [name, search] of Object.entries(picturedPages(setting))) {
        await go(page, search)
        await settled(page)
        const [now, was] = [await outlineOf(page), kept[`${name}-${theme}`]]
        for (const what of Object.keys(now)) {
          const differs = [
            ...now[what].filter((each) => !was[what].includes(each)).map((each) => `+ ${each}`),
            ...was[what].filter((each) => !now[what].includes(each)).map((each) => `- ${each}`),
          ]
          if (differs.length > 0) changed.push(`${name}, ${what}:`, ...differs)
        }
      }
      assert.deepEqual(changed, [], 'meant? npm run test:explorer -- --pictures')
    })
  }
})
