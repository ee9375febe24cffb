// A LangGraph agent whose memory and whose state are both in one Cortex store.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cortexCheckpointer, cortexStore } from '@cortex-memory/adapters/langgraph'
import { openCortex } from '@cortex-memory/core'
import { Annotation, END, START, StateGraph } from '@langchain/langgraph'

const cortex = await openCortex({
  root: mkdtempSync(join(tmpdir(), 'cortex-example-')),
  actor: 'ada',
})
const store = await cortexStore({ cortex })
const checkpointer = await cortexCheckpointer({ cortex })

const State = Annotation.Root({
  question: Annotation(),
  turns: Annotation({ reducer: (a, b) => a + b, default: () => 0 }),
  answer: Annotation(),
})
const graph = new StateGraph(State)
  .addNode('think', async ({ question }, config) => {
    const [known] = await config.store.search(['ada', 'facts'], { query: question })
    await config.store.put(['ada', 'questions'], question, { question })
    return { turns: 1, answer: known ? known.value.text : 'I do not know.' }
  })
  .addEdge(START, 'think')
  .addEdge('think', END)
  .compile({ store, checkpointer })

const thread = { configurable: { thread_id: 'chat-1' } }
const first = await graph.invoke({ question: 'Where does Ada live?' }, thread)
await store.put(['ada', 'facts'], 'home', { text: 'Ada lives in London.' })
const second = await graph.invoke({ question: 'Where does Ada live?' }, thread)
const states = []
for await (const state of graph.getStateHistory(thread)) states.push(state.values.turns ?? 0)

console.log(first.answer)
console.log(second.answer)
console.log(`turns: ${second.turns}, saved states: ${states.length > 3}`)
await cortex.close()
