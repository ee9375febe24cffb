/**
 * What tests get when they import `fast-check`: the same, but `assert` runs a property once per seed.
 *
 * `npm test` uses seed 1 everywhere, and two more for the quick properties beside the code in `src/`,
 * so the run is the same today and tomorrow. FC_SEEDS=7,8 uses these for all properties;
 * `npm run test:seeds` sets it to fresh ones, FC_SHARE=10 to a tenth of the inputs for each, and
 * FC_FAILURES to a file that collects which seeds failed.
 */
import { appendFileSync } from 'node:fs'
import fc, { type IAsyncProperty, type IRawProperty, type Parameters } from 'fast-check'
import { expect } from 'vitest'

const given = (process.env.FC_SEEDS ?? process.env.FC_SEED)?.split(',').map(Number)
if (given?.some((seed) => !Number.isSafeInteger(seed))) {
  throw new Error(`FC_SEEDS: expected whole numbers between commas, got ${process.env.FC_SEEDS}`)
}

const share = Number(process.env.FC_SHARE ?? 1)

/** At least five inputs of each property, unless it has fewer. */
function inputs(usual = 100): number {
  return Math.min(usual, Math.max(5, Math.ceil(usual / share)))
}

function seedsHere(): readonly number[] {
  if (given !== undefined) return given
  const quick = expect.getState().testPath?.replaceAll('\\', '/').includes('/src/')
  return quick ? [1, 101, 202] : [1]
}

/** All seeds are tried before the first failure is thrown: one run names every seed that fails. */
function assert<T>(property: IRawProperty<T>, parameters?: Parameters<T>): Promise<void> | void {
  const seeds = parameters?.seed === undefined ? seedsHere() : [parameters.seed]
  const numRuns = inputs(parameters?.numRuns)
  const errors: unknown[] = []
  const failed = (seed: number, error: unknown): void => {
    errors.push(error)
    report(seed)
  }
  if (!property.isAsync()) {
    for (const seed of seeds) {
      try {
        fc.assert(property, { ...parameters, numRuns, seed } as Parameters<T>)
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
        await fc.assert(
          property as IAsyncProperty<T>,
          { ...parameters, numRuns, seed } as Parameters<T>,
        )
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
