// An OpenAI-compatible chat endpoint without a model. It only knows what the system message
// says, so every right answer about the past proves that memory put it there.
import { once } from 'node:events'
import { createServer } from 'node:http'

/** What is asked for, and where in the system message the answer stands. */
const SCRIPT = [
  [/what('s| is) my name/i, /The user's name is ([^\n]+)/, (name) => `Your name is ${name}.`],
  [/where do i live/i, /The user lives in ([^\n]+)/, (place) => `You live in ${place}.`],
  [
    /winch/i,
    /^- (.*winch.*) \(\d{4}-\d\d-\d\d\) (m[0-9a-z]+)$/m,
    (fact, name) => `I know: ${fact} <${name}>`,
  ],
]

function answerTo(messages) {
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  if (!/\?\s*$/.test(question)) return 'Noted.'
  for (const [asked, place, say] of SCRIPT) {
    if (!asked.test(question)) continue
    const [, ...found] = place.exec(system) ?? []
    return found.length > 0 ? say(...found) : 'I do not know that.'
  }
  return 'I do not know that.'
}

/** Listens on a free port of this machine. */
export async function startFakeEndpoint() {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const content = answerTo(JSON.parse(body).messages)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
