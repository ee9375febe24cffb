// A model of the AI SDK that remembers: in the first call the user says something, in the second it is in the prompt.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cortexMemory } from '@cortex-memory/adapters/ai-sdk'
import { generateText, simulateReadableStream, streamText, wrapLanguageModel } from 'ai'
import { MockLanguageModelV3 } from 'ai/test'

const memory = await cortexMemory({
  root: mkdtempSync(join(tmpdir(), 'cortex-example-')),
  actor: 'ada',
  store: 'both',
})
const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}
const prompts = []
const mock = new MockLanguageModelV3({
  doGenerate: async ({ prompt }) => {
    prompts.push(prompt)
    const finishReason = { unified: 'stop', raw: 'stop' }
    return { content: [{ type: 'text', text: 'Noted.' }], finishReason, usage, warnings: [] }
  },
  doStream: async ({ prompt }) => {
    prompts.push(prompt)
    const finishReason = { unified: 'stop', raw: 'stop' }
    const chunks = [
      { type: 'stream-start', warnings: [] },
      { type: 'text-start', id: '1' },
      { type: 'text-delta', id: '1', delta: 'With oat milk.' },
      { type: 'text-end', id: '1' },
      { type: 'finish', finishReason, usage },
    ]
    return { stream: simulateReadableStream({ chunks }) }
  },
})
const model = wrapLanguageModel({ model: mock, middleware: memory })

await generateText({ model, prompt: 'I prefer oat milk in my coffee.' })
const answer = streamText({
  model,
  system: 'You are a barista.',
  prompt: 'How do I like my coffee?',
})
console.log(await answer.text)
const [own, recalled] = prompts[1]
console.log(own.content)
console.log(recalled.role, recalled.content.includes('oat milk'))
await memory.close()
