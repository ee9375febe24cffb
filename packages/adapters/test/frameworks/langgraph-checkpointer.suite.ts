import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from '@langchain/langgraph-checkpoint-validation'
import { type CortexCheckpointer, cortexCheckpointer } from '../../src/langgraph/index.ts'

const root = mkdtempSync(join(tmpdir(), 'cortex-checkpoints-'))
let actors = 0

// LangGraph's own suite, whole.
validate({
  checkpointerName: 'cortexCheckpointer',
  createCheckpointer: async () =>
    (await cortexCheckpointer({ root, actor: `a${actors++}` })) as never,
  destroyCheckpointer: async (checkpointer: unknown) => {
    await (checkpointer as CortexCheckpointer).close()
  },
  afterAll: () => rmSync(root, { recursive: true, force: true }),
})
