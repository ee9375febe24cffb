// `npm run bench -- explorer [--sizes 1000,100000]`: the explorer in Chromium over a small and a large store.
// Medians in milliseconds, and the growth from the first size to the last.
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

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
const sets = []
for (const size of sizes) sets.push(await opened(size))
// Round by round beside one another: what else the machine does meets all sizes alike.
for (let round = 0; round < rounds + 1; round++) {
  for (const each of sets) await measure(each, round)
}
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

async function verifying(entries) {
  const setting = await Setting.open(writer(entries))
  try {
    const page = await setting.page({ search: '?page=journal' })
    const times = []
    for (let round = 0; round < 3; round++) {
      await page.reload()
      const start = performance.now()
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByText('The root made here is the expected one').waitFor()
      times.push(performance.now() - start)
    }
    return { entries, ms: median(times) }
  } finally {
    await setting.close()
  }
}
