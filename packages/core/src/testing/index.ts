/**
 * What tests of this and other packages need: a store with doors of its own, and builders.
 *
 * @module
 */
export { aFact, aGoal, aMemory, anEvent, dataOf } from './builders.ts'
export {
  openTestCortex,
  TEST_EPOCH_MS,
  TestCortex,
  type TestCortexOptions,
  TestDoors,
  testDirectory,
  testId,
} from './test-cortex.ts'
