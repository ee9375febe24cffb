import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { readCheckpoint } from '../projections/records.ts'
import type { CheckpointRecord } from '../records/checkpoint.ts'

/** The last compaction of an intent at a step. */
export function loadCheckpoint(
  view: ViewReader,
  intentId: string,
  stepId: string,
): CheckpointRecord {
  const checkpoint = readCheckpoint(view, intentId, stepId)
  if (checkpoint !== undefined) return checkpoint
  throw new CortexError(
    'NOT_FOUND',
    `Cannot load the checkpoint: nothing was compacted at step ${JSON.stringify(stepId)} of intent ${JSON.stringify(intentId)}`,
  )
}
