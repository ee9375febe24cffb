/**
 * What tests get when they import `fast-check`: the same, but `assert` runs a property once per seed.
 *
 * `npm test` uses three seeds, so the run is the same today and tomorrow. Each of them tries all inputs of the quick
 * properties beside the code in `src/`, and a third of those that work on whole stores, in `test/`. FC_SEEDS=7,8 uses these for all properties;
 * `npm run test:seeds` sets it to fresh ones, FC_SHARE=10 to a tenth of the inputs for each,
 * FC_STORE_SHARE to the share of those that work on whole stores, in `test/`, and FC_FAILURES to a
 * file that collects which seeds failed. The examples of a property are tried once, with the first seed.
 */
import { appendFileSync } from 'node:fs'
import fc, { type IAsyncProperty, type IRawProperty, type Parameters } from 'fast-check'
import { expect } from 'vitest'

const given = (process.env.FC_SEEDS ?? process.env.FC_SEED)?.split(',').map(Number)
if (given?.some((seed) => !Number.isSafeInteger(seed))) {
  throw new Error(`FC_SEEDS: expected whole numbers between commas, got ${process.env.FC_SEEDS}`)
}

const USUAL_SEEDS: readonly number[] = [1, 101, 202]
/** What fast-check tries where a property does not say. */
const USUAL_INPUTS = 100

const share = Number(process.env.FC_SHARE ?? 1)
const storeShare = Number(process.env.FC_STORE_SHARE ?? share)

/** Of a quick property at least five inputs, of another at least two, unless it has fewer. */
function inputs(usual: number, seeds: number): number {
  const usualShare = given === undefined && !isQuick() ? seeds : 1
  const [least, part] = isQuick() ? [5, share] : [2, storeShare * usualShare]
  return Math.min(usual, Math.max(least, Math.ceil(usual / part)))
}

function isQuick(): boolean {
  return expect.getState().testPath?.replaceAll('\\', '/').includes('/src/') === true
}

/** A property that has few inputs, because each takes long, keeps them for one seed. */
function seedsFor(usual: number): readonly number[] {
  if (given !== undefined) return given
  return isQuick() || usual >= 2 * USUAL_SEEDS.length ? USUAL_SEEDS : USUAL_SEEDS.slice(0, 1)
}

/** Examples come besides the inputs that a seed draws. */
function parametersOf<T>(
  usual: Parameters<T> | undefined,
  seeds: readonly number[],
  seed: number,
): Parameters<T> {
  const { examples = [], ...others } = usual ?? {}
  const tried = seed === seeds[0] ? examples : []
  const numRuns = inputs(usual?.numRuns ?? USUAL_INPUTS, seeds.length) + tried.length
  return { ...others, examples: tried, numRuns, seed }
}

/** All seeds are tried before the first failure is thrown: one run names every seed that fails. */
function assert<T>(property: IRawProperty<T>, parameters?: Parameters<T>): Promise<void> | void {
  const usual = parameters?.numRuns ?? USUAL_INPUTS
  const seeds = parameters?.seed === undefined ? seedsFor(usual) : [parameters.seed]
  const errors: unknown[] = []
  const failed = (seed: number, error: unknown): void => {
    errors.push(error)
    report(seed)
  }
  if (!property.isAsync()) {
    for (const seed of seeds) {
      try {
        fc.assert(property, parametersOf(parameters, seeds, seed))
      } catch (error) {
        failed(seed, error)
      }
    }
    if (errors.length > 0) throw errors[0]
    return
  }
  return (async () => {
    for (const seed of seeds) {
      try {
        await fc.assert(property as IAsyncProperty<T>, parametersOf(parameters, seeds, seed))
      } catch (error) {
        failed(seed, error)
      }
    }
    if (errors.length > 0) throw errors[0]
  })()
}

function report(seed: number): void {
  const file = process.env.FC_FAILURES
  const { currentTestName, testPath } = expect.getState()
  if (file !== undefined) appendFileSync(file, `${seed}\t${testPath}\t${currentTestName}\n`)
}

export default { ...fc, assert }
