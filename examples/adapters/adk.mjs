// Google's Agent Development Kit with a memory that lasts: what session 1 said is found from session 2.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cortexMemoryService } from '@cortex-memory/adapters/adk'
import { InMemorySessionService } from '@google/adk'

const memory = await cortexMemoryService({
  root: mkdtempSync(join(tmpdir(), 'cortex-example-')),
  actor: 'ada',
})
const sessions = new InMemorySessionService()
const session = await sessions.createSession({ appName: 'app', userId: 'ada', sessionId: 's1' })
const event = {
  id: 'e1',
  invocationId: 'i1',
  author: 'user',
  timestamp: Date.now(),
  actions: { stateDelta: {}, artifactDelta: {}, requestedAuthConfigs: {} },
  content: { role: 'user', parts: [{ text: 'My bike is a red Bianchi.' }] },
}
await sessions.appendEvent({ session, event })
await memory.addSessionToMemory(session)
await memory.addSessionToMemory(session)
const { memories } = await memory.searchMemory({
  appName: 'app',
  userId: 'ada',
  query: 'which bike?',
})
console.log(memories.length, memories[0].content.parts[0].text)
await memory.close()
