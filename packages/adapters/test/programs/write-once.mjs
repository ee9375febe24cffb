// node write-once.mjs <root> <adapter,adapter,…> <id> [die]: one write of each adapter under a framework's own id, each
// into a store of its own. With `die` the program kills itself when they are done and nobody knows of it yet.
import { argv } from 'node:process'

const [root, adapters, id, end] = argv.slice(2)
const user = (text) => ({ role: 'user', content: [{ type: 'text', text }] })

const WRITES = {
  anthropic: async (where) => {
    const { memoryToolHandlers } = await import('@cortex-memory/adapters/anthropic')
    const tool = await memoryToolHandlers(where)
    const command = { command: 'create', path: `/memories/${id}.txt`, file_text: `text of ${id}` }
    await tool.create(command, { callId: id })
  },
  'claude-agent': async (where) => {
    const { cortexSessionStore } = await import('@cortex-memory/adapters/claude-agent')
    const store = await cortexSessionStore({ ...where, summaries: false })
    const entries = [
      { type: 'user', uuid: id, message: { content: `text of ${id}` } },
      { type: 'mode' },
    ]
    await store.append({ projectKey: 'p', sessionId: 's' }, entries)
  },
  'openai-agents': async (where) => {
    const { cortexSession } = await import('@cortex-memory/adapters/openai-agents')
    const session = await cortexSession({ ...where, sessionId: 's' })
    const transaction = {
      type: 'append_items',
      items: [{ role: 'user', content: `text of ${id}` }],
    }
    await session.applyHistoryTransaction({ operationId: id, transaction })
  },
  'ai-sdk': async (where) => {
    const { cortexMemory } = await import('@cortex-memory/adapters/ai-sdk')
    const memory = await cortexMemory({ ...where, learn: false })
    await memory.transformParams({ params: { prompt: [user(`text of ${id}`)] } })
  },
  mastra: async (where) => {
    const { cortexProcessor } = await import('@cortex-memory/adapters/mastra')
    const processor = await cortexProcessor(where)
    const message = { id, role: 'user', content: `text of ${id}`, resourceId: 'r', threadId: 't' }
    await processor.processInput({ messages: [message] })
  },
  adk: async (where) => {
    const { cortexMemoryService } = await import('@cortex-memory/adapters/adk')
    const service = await cortexMemoryService(where)
    const events = [{ id, author: 'user', content: { parts: [{ text: `text of ${id}` }] } }]
    await service.addSessionToMemory({ id: 's', appName: 'app', userId: 'ada', events })
  },
  mem0: async (where) => {
    const { Memory } = await import('@cortex-memory/adapters/mem0')
    await new Memory(where).add(`text of ${id}`, { userId: 'ada', requestId: id })
  },
  tools: async (where) => {
    const { cortexTools } = await import('@cortex-memory/adapters/ai-sdk')
    const { tools } = await cortexTools(where)
    await tools.remember.execute({ text: `text of ${id}` }, { toolCallId: id })
  },
  'langgraph-store': async (where) => {
    const { cortexStore } = await import('@cortex-memory/adapters/langgraph')
    const store = await cortexStore(where)
    await store.batch([
      { namespace: ['ns'], key: id, value: { text: `text of ${id}` } },
      { namespace: ['other'], key: id, value: { n: 1 } },
    ])
  },
  'langgraph-checkpointer': async (where) => {
    const { cortexCheckpointer } = await import('@cortex-memory/adapters/langgraph')
    const saver = await cortexCheckpointer(where)
    const checkpoint = {
      v: 4,
      id,
      ts: '2026-11-01T10:00:00.000Z',
      channel_values: { messages: [`text of ${id}`] },
      channel_versions: { messages: 1 },
      versions_seen: {},
    }
    const config = { configurable: { thread_id: id, checkpoint_ns: '' } }
    const saved = await saver.put(config, checkpoint, { source: 'loop' }, { messages: 1 })
    await saver.putWrites(saved, [['messages', `text of ${id}`]], 'task')
  },
}

await Promise.all(adapters.split(',').map((actor) => WRITES[actor]({ root, actor })))
if (end === 'die') process.kill(process.pid, 'SIGKILL')
console.log('done')
process.exit(0)
