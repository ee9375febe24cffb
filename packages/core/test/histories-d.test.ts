import { it } from 'vitest'
import { runHistories } from './run-histories.ts'

it(
  '[E28] [E29] [E30] [E31] [E32] [E33] random histories agree with the model in every read and index, after reopen, rebuild, export and import: part d',
  { timeout: 3_600_000 },
  async () => await runHistories(4),
)
