/**
 * What tests of this and other packages need: a store with doors of its own, builders, and the cases
 * that an ordered store of your own must pass.
 *
 * @module
 */
export type {
  Change,
  KeyValue,
  OrderedReader,
  OrderedSnapshot,
  OrderedStore,
  ScanRange,
} from '../store/ordered-store.ts'
export { aFact, aGoal, aMemory, anEvent, dataOf } from './builders.ts'
export { STORE_SUITE, type StoreCase, SUITE_ASCENDING } from './store-suite.ts'
export {
  openTestCortex,
  TEST_EPOCH_MS,
  TestCortex,
  type TestCortexOptions,
  TestDoors,
  testDirectory,
  testId,
} from './test-cortex.ts'
