// What a page consists of, without what changes from day to day: its headings, controls and columns, where its parts
// stand, and its colours. A page that changed by accident has another outline.

import { EXTRAS } from './pictures-store.mjs'
import { day, writeStore } from './setting.mjs'

/** The store that pictures are made of. */
export async function writePicturesStore(home) {
  return await writeStore(home, { hostile: false, extras: EXTRAS })
}

/** The pages that are pictured, by the names of their pictures. */
export function picturedPages({ made }) {
  const { id } = made.current
  return {
    context: '?page=context&verb=modify&object=service:api&budget=250',
    'context-as-of': `?page=context&verb=modify&object=service:api&budget=250&asOf=${day(20)}`,
    window: `?page=context&window=morning/2&with=morning/1&why=${made.old.id}`,
    memories: '?page=memories',
    memory: `?page=memories&id=${id}`,
    recall: '?page=recall&q=which+Postgres+keeps+the+booking+data',
    timeline: '?page=timeline',
    journal: '?page=journal&entry=1',
    map: `?page=map&id=${id}`,
    health: '?page=health',
    review: '?page=review',
    files: '?page=files',
    atom: '?page=files&project=harbour&atom=EXP-001',
    settings: '?page=settings',
  }
}

/** Everything that was asked has come, and nothing moves. */
export async function settled(page) {
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => document.querySelector('.bars, .stale') === null)
  // Until it stays the same: one answer can lead to the next question.
  let before
  for (let same = 0; same < 3; ) {
    const now = await page.evaluate(() => document.body.innerText)
    same = now === before ? same + 1 : 0
    before = now
    await page.waitForTimeout(200)
  }
}

export async function outlineOf(page) {
  return await page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll(
        'h1, h2, h3, th, dt, button, label, nav, aside, header, footer, svg[role]',
      ),
    ]
    const name = (each) => {
      const copy = each.cloneNode(true)
      // What memories say is not part of the page, nor is what is in a form.
      for (const text of copy.querySelectorAll('.text, select, input, textarea')) text.remove()
      const said = each.getAttribute('aria-label') ?? copy.textContent
      return said
        .replace(/[0-9a-f]{8,}/g, '…')
        .replace(
          /\d[\d.,:]*( (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))?( \d[\d:]*)*/g,
          '#',
        )
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 60)
    }
    const isLeaf = (each) => /^(H\d|TH|DT|BUTTON|LABEL)$/.test(each.tagName)
    const parts = seen
      .filter(
        (each) => each.checkVisibility() && each.closest('dialog, tbody, .list, .exact') === null,
      )
      .map(
        (each) =>
          `${each.tagName.toLowerCase()} ${isLeaf(each) ? name(each) : (each.getAttribute('aria-label') ?? '').replace(/\d+/g, '#').slice(0, 40)}`,
      )
    const boxes = [...document.querySelectorAll('.rail, main, .two > *, .facets > *, .card')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, width } = each.getBoundingClientRect()
        // Where a scroll bar takes room depends on the browser.
        return [each.className.split(' ')[0] || each.tagName.toLowerCase(), x, width]
          .map((value) => (typeof value === 'number' ? 16 * Math.round(value / 16) : value))
          .join(' ')
      })
    const colours = [
      'body',
      '.rail',
      '.card',
      'h1',
      'h2',
      'button.main',
      'a',
      '.note',
      '.danger',
    ].flatMap((selector) => {
      const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
      if (found === undefined) return []
      const { color, backgroundColor } = getComputedStyle(found)
      return [`${selector} ${color} on ${backgroundColor}`]
    })
    return { parts: [...new Set(parts)], boxes: [...new Set(boxes)], colours }
  })
}
