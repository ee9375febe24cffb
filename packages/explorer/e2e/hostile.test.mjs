// Text that attacks, screens that are small, people who want no motion, stores that are empty. Rules: docs/spec/explorer.md.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cutOff, findings, go, PAGES, Setting } from './setting.mjs'

const MEGABYTE = 1_000_000

let setting

before(async () => {
  setting = await Setting.open()
  await setting.windows()
})
after(async () => await setting?.close())

/** As if the server were lying: what every memory says is replaced on its way to the page. */
async function withAnswers(page, statement) {
  await page.route(/\/v1\/actors\/[^/]+\/(get|find|history|neighbours)$/, async (route) => {
    // Read again when the server closed an idle connection in the same moment: a browser does the same.
    const answer = await route.fetch({ maxRetries: 3 })
    const text = await answer.text()
    const body = text.replaceAll(
      /"(statement|text|medium|short|subject)":"(?:[^"\\]|\\.)*"/g,
      (_, key) => `"${key}":${JSON.stringify(statement)}`,
    )
    await route.fulfill({ response: answer, body })
  })
}

describe('hostile answers', () => {
  const HOSTILE = {
    markup:
      '<script>document.title="taken"</script><img src=x onerror="document.title=1"><style>*{display:none}</style>',
    'bidi overrides': 'pay \u202e0001\u202c to \u2066me\u2069',
    'lone surrogates': 'half \ud800 of \udfff a character',
    'stacked marks': `zalgo${'\u0301\u0316'.repeat(400)}`,
    'a template': '{{constructor.constructor("alert(1)")()}} javascript:alert(1)',
    Arabic: 'تُحفظ جداول المد والجزر بالتوقيت العالمي',
    'long German words': 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(4),
  }
  for (const [name, text] of Object.entries(HOSTILE)) {
    it(`[EX9] ${name} stays text on every page`, async () => {
      const page = await setting.page()
      await withAnswers(page, text)
      for (const search of [
        '?page=memories',
        `?page=memories&id=${setting.made.current.id}`,
        `?page=map&id=${setting.made.current.id}`,
        '?page=review',
      ]) {
        await go(page, search)
        assert.deepEqual(await cutOff(page), [], search)
      }
      assert.equal(await page.locator('main script, main img, main style').count(), 0)
      assert.equal(await page.title(), 'Cortex')
      assert.deepEqual(page.messages, [])
    })
  }

  it('[EX9] what hides stands nowhere unseen: in drawings, choices, reasons, names of fields', async () => {
    const rlo = '\u202e'
    const about = { subject: `quay${rlo}yauq`, predicate: `is${rlo}si`, tags: ['turned'] }
    const first = await setting.call('remember', { text: `first${rlo}tsrif`, ...about })
    const second = await setting.call('remember', { text: `second${rlo}dnoces`, ...about })
    const third = await setting.call('remember', { text: `third${rlo}driht`, ...about })
    await setting.call('revise', { uri: second.uri, text: `revised${rlo}desiver` })
    await setting.call('link', { src: first.id, type: 'derived_from', dst: second.id })
    await setting.call('forget', { uri: third.id, reason: `because${rlo}esuaceb` })
    await setting.call('assemble', { query: `what of the quay${rlo}yauq`, budgetTokens: 900 })
    const page = await setting.page()
    const pages = [
      '?page=context&window=last',
      `?page=context&window=last&why=${third.id}`,
      '?page=memories&tag=turned&gone=yes',
      `?page=memories&id=${first.id}`,
      `?page=memories&id=${second.id}`,
      `?page=memories&id=${third.id}`,
      `?page=map&id=${second.id}`,
      '?page=recall&q=quay',
      `?page=recall&q=nothing+like+it${rlo}`,
      `?page=memories&tag=none${rlo}`,
      '?page=timeline',
      '?page=journal',
      '?page=health',
      '?page=review',
    ]
    for (const search of pages) {
      await go(page, search)
      await page.waitForLoadState('domcontentloaded')
      const unseen = await page.evaluate(() => {
        const found = []
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { data, parentElement } = texts.currentNode
          if (data.includes('\u202e') && parentElement.closest('.unseen, textarea') === null) {
            found.push(parentElement.outerHTML.slice(0, 120))
          }
        }
        for (const each of document.querySelectorAll('[title], [aria-label]')) {
          const said = `${each.getAttribute('title')}${each.getAttribute('aria-label')}`
          if (said.includes('\u202e')) found.push(each.outerHTML.slice(0, 120))
        }
        return found
      })
      assert.deepEqual(unseen, [], search)
    }
  })

  it('[EX9] what hides is drawn as a label, shown as stored on request, and copied as stored', async () => {
    const page = await setting.page({ search: '?page=memories&tag=hostile' })
    const row = page.getByRole('link', { name: /txt\.exe/ })
    await row.waitFor()
    assert.deepEqual(
      await row.locator('.unseen').evaluateAll((all) => all.map((each) => each.dataset.label)),
      ['RLO', 'PDF', 'ZWSP'],
    )
    const copied = await row.evaluate((link) => {
      getSelection().selectAllChildren(link)
      return getSelection().toString()
    })
    assert.equal(copied, 'safe \u202Etxt.exe\u202C and zero\u200Bwidth')

    await page.getByText(/1 of these 3 texts hold/).waitFor()
    await page.getByRole('button', { name: 'Show as stored' }).click()

    await row.locator('.unseen').first().waitFor({ state: 'detached' })
  })

  it('[EX9] a megabyte is shown by pieces, and the page goes on', async () => {
    const page = await setting.page()
    await withAnswers(page, 'word '.repeat(MEGABYTE / 5))

    await go(page, `?page=memories&id=${setting.made.current.id}`)
    await page
      .getByRole('button', { name: /Show more \(1,000,000 letters\)/ })
      .first()
      .click()
    const letters = (await page.textContent('h1')).length
    assert.ok(letters > 16_000 && letters < 40_000, String(letters))
    await page.keyboard.press('g')
    await page.keyboard.press('t')

    await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor()
  })

  it('[EX9] a context file of a megabyte with markup is text as well', async () => {
    const page = await setting.page({ search: '?page=files&project=harbour&atom=K-001' })

    await page.getByText('The rest is in the file.').waitFor()

    assert.equal(await page.locator('main img').count(), 0)
    assert.deepEqual(page.messages, [])
  })
})

describe('context files', () => {
  it('[EX25] the briefing, the index with reads, an atom as a page, its evidence', async () => {
    const page = await setting.page({ search: '?page=files' })
    await page.getByText('What a newcomer is given').waitFor()
    await page.getByRole('cell', { name: 'cold' }).first().waitFor()
    await page.getByText(/Lint found nothing|What lint found/).waitFor()

    await page.getByRole('cell', { name: 'EXP-001' }).getByRole('link').click()

    await page.locator('.markdown strong', { hasText: 'UTC' }).waitFor()
    await page.locator('.markdown code', { hasText: 'tides.ts' }).waitFor()
    await page.getByText('derived from').first().waitFor()
    assert.deepEqual(await findings(page), [])
  })
})

describe('every screen and every person', () => {
  for (const [name, width] of [
    ['200 % zoom', 640],
    ['a phone', 390],
  ]) {
    it(`[EX26] ${name}: nothing is cut off, axe finds nothing, all pages are reachable`, async () => {
      const page = await setting.page({ width, height: 800 })
      const found = []
      for (const each of [
        ...PAGES,
        `memories&id=${setting.made.current.id}`,
        'context&window=last',
        'recall&q=postgres&q2=tides',
        'files&project=harbour&atom=EXP-001',
      ]) {
        await go(page, `?page=${each}`)
        found.push(...(await cutOff(page)).map((finding) => `${each} is cut off: ${finding}`))
        found.push(...(await findings(page)).map((finding) => `${each}: ${finding}`))
      }
      assert.deepEqual(found, [])
      await page.getByRole('link', { name: 'More' }).click()
      await page
        .getByRole('navigation', { name: 'More pages' })
        .getByRole('link', { name: 'Journal' })
        .click()
      await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor()
    })
  }

  it('[EX26] who wants no motion gets none: days are stepped by pressing', async () => {
    const page = await setting.page({ search: '?page=timeline', reducedMotion: 'reduce' })

    await page.getByRole('button', { name: 'One day on' }).click()
    await page.getByText('Writing is off until you come back').waitFor()

    const moving = await page.evaluate(
      () => document.getAnimations().filter((each) => each.effect.getTiming().duration > 0).length,
    )
    assert.equal(moving, 0)
  })
})

describe('an empty store', () => {
  let empty
  before(async () => {
    empty = await Setting.open(async () => ({}))
  })
  after(async () => await empty?.close())

  for (const theme of ['light', 'dark']) {
    it(`[EX27] every page says why it is empty and what to do (${theme})`, async () => {
      const page = await empty.page({ theme })
      const found = []
      for (const each of PAGES) {
        await go(page, `?page=${each}`)
        found.push(...(await findings(page)).map((finding) => `${each}: ${finding}`))
        if (['context', 'memories'].includes(each))
          await page.getByText('cortex remember').waitFor()
      }
      assert.deepEqual(found, [])
    })
  }

  it('[EX27] an empty memory leads to the others of the server', async () => {
    await empty.call('actors/demo/remember', { text: 'The demo harbour is open' })
    const page = await empty.page()

    await page.getByRole('link', { name: 'Look around with demo data' }).click()
    await page.getByRole('link', { name: 'All memories' }).click()

    await page.getByRole('link', { name: 'The demo harbour is open' }).waitFor()
    assert.match(page.url(), /actor=demo/)
  })

  it('[EX27] what is typed on the page is the first memory', async () => {
    const page = await empty.page({ search: '?page=memories' })

    await page.getByRole('button', { name: 'Remember' }).first().click()
    await empty.unlock(page)
    await page.getByLabel('What is worth keeping, as one sentence').fill('The harbour is new')
    await page.getByRole('dialog').getByRole('button', { name: 'Remember' }).click()

    await page.getByRole('link', { name: 'The harbour is new' }).waitFor()
  })
})
