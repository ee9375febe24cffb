// `npm run bench -- explorer [--sizes 1000,100000]`: the explorer in Chromium over a small and a large store.
// Medians in milliseconds, and the growth from the first size to the last.
import { WORDS, writer } from '../packages/explorer/e2e/large-store.mjs'
import { go, Setting } from '../packages/explorer/e2e/setting.mjs'

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
process.env.CHROMIUM ??= '/usr/bin/chromium'
const sizes = option('sizes', '1000,100000').split(',').map(Number)
const rounds = Number(option('rounds', '7'))

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
const results = []
for (const size of sizes) results.push(await measure(size))
const checked = await verifying(4_000)
const [first, last] = [results[0], results.at(-1)]
console.log(
  `median of ${rounds}, ms`.padEnd(28),
  ...sizes.map((size) => String(size).padStart(9)),
  '   growth',
)
for (const name of Object.keys(first)) {
  const growth = (last[name] / first[name]).toFixed(2)
  console.log(
    name.padEnd(28),
    ...results.map((each) => each[name].toFixed(0).padStart(9)),
    growth.padStart(9),
  )
}
console.log(`verifying ${checked.entries} entries in the worker: ${checked.ms.toFixed(0)} ms`)

async function measure(size) {
  const setting = await Setting.open(writer(size))
  try {
    const times = {
      'first content': [],
      'search to paint': [],
      'opening a memory': [],
      'the table': [],
    }
    const timed = async (name, act) => {
      const start = performance.now()
      await act()
      times[name].push(performance.now() - start)
    }
    const page = await setting.page()
    for (let round = 0; round < rounds + 1; round++) {
      await timed('first content', async () => {
        await page.goto(`${setting.started.url}/?page=context`)
        await page.locator('.exact, .command').first().waitFor()
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
    // The first round warms up.
    return Object.fromEntries(
      Object.entries(times).map(([name, list]) => [name, median(list.slice(1))]),
    )
  } finally {
    await setting.close()
  }
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
