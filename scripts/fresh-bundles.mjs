// Before the tests: a build by tsc alone leaves bundles of older sources, and programs that tests start run bundles.
import { bundle, isStale } from './bundle.mjs'

export async function setup() {
  if (!isStale()) return
  console.error('cortex: the bundles are older than the build: making them (scripts/bundle.mjs)')
  await bundle()
}
