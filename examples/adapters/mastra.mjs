// A Mastra agent that remembers: what it was asked to keep is in the prompt of the next conversation.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cortexProcessor } from '@cortex-memory/adapters/mastra'
import { Agent } from '@mastra/core/agent'
import { MockLanguageModelV3 } from 'ai/test'

const processor = await cortexProcessor({
  root: mkdtempSync(join(tmpdir(), 'cortex-example-')),
  actor: 'ada',
  perResource: false,
})
const prompts = []
const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}
const model = new MockLanguageModelV3({
  doGenerate: async ({ prompt }) => {
    prompts.push(JSON.stringify(prompt))
    const finishReason = { unified: 'stop', raw: 'stop' }
    return { content: [{ type: 'text', text: 'Miao.' }], finishReason, usage, warnings: [] }
  },
})
const agent = new Agent({
  id: 'helper',
  name: 'helper',
  instructions: 'Help.',
  model,
  inputProcessors: [processor],
})
await agent.generate('I prefer green tea in the morning.')
const answer = await agent.generate('Which tea do I like?')
console.log(answer.text)
console.log(prompts[1].includes('recalled-memory'), prompts[1].includes('green tea'))
await processor.close()
process.exit(0)
