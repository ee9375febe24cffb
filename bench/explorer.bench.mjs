// `npm run bench -- explorer [--sizes 1000,100000]`: the explorer in Chromium over a small and a large store.
// Medians in milliseconds, the growth from the first size to the last, and the bars of the specification: times, and
// frames while the table is scrolled and while the worker verifies.
import { availableParallelism, loadavg } from 'node:os'
import { WORDS, writer } from '../packages/explorer/e2e/large-store.mjs'
import { go, Setting } from '../packages/explorer/e2e/setting.mjs'

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
process.env.CHROMIUM ??= '/usr/bin/chromium'
const sizes = option('sizes', '1000,100000').split(',').map(Number)
const rounds = Number(option('rounds', '7'))
const GROWTH_MAX = 1.5

const quantile = (list, share) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
const sets = []
for (const size of sizes) sets.push(await opened(size))
// Round by round beside one another: what else the machine does meets all sizes alike.
for (let round = 0; round < rounds + 1; round++) {
  for (const each of sets) await measure(each, round)
}
const scrolled = await scrolling(sets.at(-1))
for (const { setting } of sets) await setting.close()
const checked = await verifying(4_000)
const [first, last] = [sets[0].times, sets.at(-1).times]
console.log(
  `median of ${rounds}, ms`.padEnd(28),
  ...sizes.map((size) => String(size).padStart(9)),
  '   growth',
)
for (const name of Object.keys(first)) {
  // Round by round, and the first one warms up.
  const growth = median(first[name].map((ms, round) => last[name][round] / ms).slice(1))
  console.log(
    name.padEnd(28),
    ...sets.map(({ times }) => median(times[name].slice(1)).toFixed(0).padStart(9)),
    growth.toFixed(2).padStart(9),
    growth <= GROWTH_MAX ? ' ok' : ` MISSED (target <= ${GROWTH_MAX})`,
  )
}
console.log(`verifying ${checked.entries} entries in the worker: ${checked.ms.toFixed(0)} ms`)
console.log(`\nbars of the specification, at ${sizes.at(-1)} memories`)
for (const [name, value, most, unit] of [
  ['first content, median', median(last['first content'].slice(1)), 500, 'ms'],
  ['search to paint, p95', quantile(last['search to paint'].slice(1), 0.95), 100, 'ms'],
  ['opening a memory, median', median(last['opening a memory'].slice(1)), 150, 'ms'],
  ['verifying 4,000 entries', checked.ms, 2_000, 'ms'],
  ['a frame while verifying, p95', quantile(checked.frames, 0.95), 34, 'ms'],
  ['a frame while scrolling, median', median(scrolled.frames), 17, 'ms'],
  ['a frame while scrolling, p95', quantile(scrolled.frames, 0.95), 34, 'ms'],
  ['rows in the document, most', scrolled.rows, 200, ''],
]) {
  const said = `${name.padEnd(34)}${value.toFixed(1).padStart(9)} ${unit.padEnd(3)}`
  console.log(said, value <= most ? `ok (${most})` : `MISSED (target <= ${most})`)
}
console.log(`load at the end ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`)

async function opened(size) {
  const setting = await Setting.open(writer(size))
  const names = ['first content', 'search to paint', 'opening a memory', 'the table']
  const times = Object.fromEntries(names.map((name) => [name, []]))
  return { setting, page: await setting.page(), times }
}

async function measure({ setting, page, times }, round) {
  const timed = async (name, act) => {
    const start = performance.now()
    await act()
    times[name].push(performance.now() - start)
  }
  await timed('first content', async () => {
    await page.goto(`${setting.started.url}/?page=context`)
    await page.locator('.exact, .command, .note').first().waitFor()
  })
  await timed('search to paint', async () => {
    await go(page, `?page=recall&q=${WORDS[round % WORDS.length]}+${round * 31}`)
    await page.locator('.bill').first().waitFor()
  })
  await timed('opening a memory', async () => {
    await go(page, `?page=memories&id=${setting.made.id}`)
    await page.getByText('Two clocks').waitFor()
  })
  await timed('the table', async () => {
    await go(page, '?page=memories')
    await page.locator('tbody tr').first().waitFor()
  })
}

/** Times between frames, from now until `frames` is called. */
async function watchFrames(page) {
  await page.evaluate(() => {
    const watched = { times: [], rows: 0, goesOn: true }
    globalThis.watched = watched
    let before = performance.now()
    const next = (now) => {
      watched.times.push(now - before)
      before = now
      watched.rows = Math.max(watched.rows, document.querySelectorAll('main tbody tr').length)
      if (watched.goesOn) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  return async () =>
    await page.evaluate(() => {
      globalThis.watched.goesOn = false
      return globalThis.watched
    })
}

/** Through the first thousand rows as with a wheel, then in leaps to the end. */
async function scrolling({ page }) {
  await go(page, '?page=memories&order=newest')
  await page.locator('tbody tr').first().waitFor()
  const watched = await watchFrames(page)
  await page.evaluate(async () => {
    const main = document.querySelector('main')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let step = 0; step < 300; step++) {
      main.scrollTop += 120
      await frame()
    }
    for (let leap = 1; leap <= 10; leap++) {
      main.scrollTop = (leap / 10) * main.scrollHeight
      for (let wait = 0; wait < 20; wait++) await frame()
    }
  })
  const { times, rows } = await watched()
  return { frames: times.slice(1), rows }
}

async function verifying(entries) {
  const setting = await Setting.open(writer(entries))
  try {
    const page = await setting.page({ search: '?page=journal' })
    const times = []
    const frames = []
    for (let round = 0; round < 3; round++) {
      await page.reload()
      await page.getByRole('button', { name: 'Verify' }).waitFor()
      const watched = await watchFrames(page)
      const start = performance.now()
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByText('The root made here is the expected one').waitFor()
      times.push(performance.now() - start)
      frames.push(...(await watched()).times.slice(1))
    }
    return { entries, ms: median(times), frames }
  } finally {
    await setting.close()
  }
}
