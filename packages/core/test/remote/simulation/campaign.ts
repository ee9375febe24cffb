/** Seeds `from` to `to`, for `npm run test:replica`. The first one that breaks a promise ends it. */
import { simulate } from './simulate.ts'

const [from = 0, to = 0] = process.argv.slice(2).map(Number)
let acknowledged = 0
let forked = 0
for (let seed = from; seed < to; seed++) {
  try {
    const report = await simulate(seed)
    acknowledged += report.acknowledged
    if (report.forked) forked++
  } catch (error) {
    console.log(JSON.stringify({ failed: error instanceof Error ? error.message : String(error) }))
    process.exit(1)
  }
}
console.log(JSON.stringify({ seeds: to - from, acknowledged, forked }))
process.exit(0)
