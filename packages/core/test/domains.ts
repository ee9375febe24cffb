/** Few values each, so that random commands meet one another. */
import type { EdgeType, FrameRef, MemoryId } from '../src/index.ts'
import { testId } from '../src/testing/index.ts'

/** Three ids of the callers' own, then the first two that the engine makes itself. */
export const POOL: readonly MemoryId[] = [
  testId(0, 0x01),
  testId(1, 0x01),
  testId(2, 0x01),
  testId(0),
  testId(1),
]

export const TAGS: readonly string[] = ['red', 'green', 'blü']

export const FRAMES: readonly FrameRef[] = [
  { verb: 'build', kind: 'plan', ref: 'a house' },
  { verb: 'build', kind: 'asset', ref: 'a house' },
  { verb: 'monitor', kind: 'service', ref: 'a/b' },
]

export const EDGES: readonly EdgeType[] = ['derived_from', 'references', 'follows']

export const COMMIT_IDS: readonly string[] = [
  '00112233445566778899aabbccddeeff',
  'ff'.repeat(16),
  '0123456789abcdef'.repeat(2),
]
