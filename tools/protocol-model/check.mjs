// Walks the model of the write protocol: no state may break a rule, and every mutant must.
//
//   node tools/protocol-model/check.mjs [--short]      --short: what the tests run
import { MUTANTS } from './model.mjs'
import { walk } from './walk.mjs'
import { LONG, SHORT } from './worlds.mjs'

const LIMIT = 400_000
const worlds = process.argv.includes('--short') ? SHORT : { ...SHORT, ...LONG }
let isGood = true
const say = (line) => process.stdout.write(`${line}\n`)

for (const [name, world] of Object.entries(worlds)) {
  const { states, problem, way, isWhole } = walk(world, { limit: LIMIT })
  if (problem !== undefined) isGood = false
  const found = problem === undefined ? '' : `: ${problem}, by: ${way.join('; ')}`
  say(`${name}: ${states} states${isWhole === false ? ', cut off there' : ''}${found}`)
}
for (const [mutant, name] of Object.entries(MUTANTS)) {
  const { states, problem, way } = walk(SHORT[name], { mutant })
  if (problem === undefined) isGood = false
  const found = problem === undefined ? 'NOT CAUGHT' : `${problem} (${way.length} steps)`
  say(`${mutant}: ${found} after ${states} states of ${name}`)
}
process.exitCode = isGood ? 0 : 1
