// A run of OpenAI Agents whose history is in Cortex: the second run continues the first.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cortexSession } from '@cortex-memory/adapters/openai-agents'
import { Agent, Runner, Usage } from '@openai/agents-core'

const requests = []
const model = {
  async getResponse({ input }) {
    requests.push(input)
    const text = `Answer ${requests.length}`
    const content = [{ type: 'output_text', text }]
    const output = [{ type: 'message', role: 'assistant', status: 'completed', content }]
    return { usage: new Usage(), output, responseId: `r${requests.length}` }
  },
}
const session = await cortexSession({
  root: mkdtempSync(join(tmpdir(), 'cortex-example-')),
  actor: 'ada',
  sessionId: 'chat-1',
})
const agent = new Agent({ name: 'helper', instructions: 'Help.', model })
const runner = new Runner({ tracingDisabled: true, modelProvider: { getModel: () => model } })
const first = await runner.run(agent, 'Hello', { session })
const second = await runner.run(agent, 'And again', { session })
console.log(first.finalOutput, '/', second.finalOutput)
console.log(requests[1].length, (await session.getItems()).length)
await session.close()
