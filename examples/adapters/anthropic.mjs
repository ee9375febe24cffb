// Anthropic's memory tool on Cortex, driven as a tool runner drives it, without a model.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cortexMemoryTool } from '@cortex-memory/adapters/anthropic'

const tool = await cortexMemoryTool({
  root: mkdtempSync(join(tmpdir(), 'cortex-example-')),
  actor: 'ada',
})
console.log(tool.type, tool.name)
const path = '/memories/plan.md'
console.log(await tool.run({ command: 'create', path, file_text: '# Plan\nship it' }))
await tool.run({
  command: 'str_replace',
  path,
  old_str: 'ship it',
  new_str: 'test it, then ship it',
})
console.log(await tool.run({ command: 'view', path }))
await tool.close()
