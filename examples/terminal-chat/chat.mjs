// A chat in the terminal that remembers. Talks to any OpenAI-compatible endpoint; with --offline, to
// a scripted one in this process, so that it runs without a network and without a model.
//
//   node examples/terminal-chat/chat.mjs --offline
//   node examples/terminal-chat/chat.mjs --url http://127.0.0.1:11434/v1 --model llama3.2
//
// Options: --home DIR (where memory lives, else CORTEX_HOME), --conversation ID, --url, --model. The key of the endpoint
// comes from OPENAI_API_KEY. /memory shows the last window, /quit ends. Start it again: it still knows.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { openCortex } from '@cortex-memory/core'
import { openPager } from '@cortex-memory/pager'
import { startFakeEndpoint } from './fake-endpoint.mjs'

const RECENT_TURNS = 12
const CITATION = /\s*<(matrix:\/\/[^\s>]+|m[0-9a-z]{3,12})>/g

const { values } = parseArgs({
  options: {
    home: { type: 'string', default: process.env.CORTEX_HOME ?? join(homedir(), '.cortex') },
    conversation: { type: 'string', default: `chat-${Date.now()}` },
    url: { type: 'string', default: 'http://127.0.0.1:11434/v1' },
    model: { type: 'string', default: 'llama3.2' },
    offline: { type: 'boolean', default: false },
  },
})

const { conversation } = values
const fake = values.offline ? await startFakeEndpoint() : undefined
const cortex = await openCortex({ root: values.home, actor: 'chat' })
const pager = await openPager({ cortex })
let turnNumber = 0
let window

async function ask(messages) {
  const key = process.env.OPENAI_API_KEY
  const response = await fetch(`${fake?.url ?? values.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model: values.model, messages }),
    redirect: 'error',
    signal: AbortSignal.timeout(120_000),
  })
  if (!response.ok) throw new Error(`the endpoint answered ${response.status}`)
  return (await response.json()).choices[0].message.content
}

async function turn(text) {
  const intentId = `${conversation}-${++turnNumber}`
  await pager.conversations.append(conversation, { role: 'user', text, intentId })
  window = await pager.assemble({ query: text, conversationId: conversation, intentId })
  const recent = await pager.conversations.recent(conversation, RECENT_TURNS)
  const answer = await ask([
    { role: 'system', content: window.text },
    ...recent.map(({ role, text: content }) => ({ role, content })),
  ])
  const said = answer.replace(CITATION, '')
  console.log(`agent> ${said}`)
  await pager.conversations.append(conversation, { role: 'assistant', text: said, intentId })
  const cited = [...answer.matchAll(CITATION)].map(([, uri]) => uri)
  if (cited.length > 0) await pager.endIntent({ intentId, outcome: 'success', cited })
  // In the background: the next turn need not wait. A full queue says so, and the turns come again.
  pager.offer(await pager.conversations.turns(conversation), { conversationId: conversation })
}

const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: 'you> ' })
// Input that is piped in ends before its lines are answered; then there is nobody left to prompt.
let listening = true
lines.once('close', () => {
  listening = false
})
lines.prompt()
for await (const line of lines) {
  const text = line.trim()
  if (text === '/quit') break
  try {
    if (text === '/memory') console.log(window?.text ?? 'Nothing was asked yet.')
    else if (text !== '') await turn(text)
  } catch (error) {
    console.error(`error> ${error.message}`)
  }
  if (listening) lines.prompt()
}
lines.close()
await pager.close()
await cortex.close()
await fake?.close()
