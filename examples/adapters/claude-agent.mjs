// Transcripts of the Claude Agent SDK in Cortex: what one process appended, another resumes, lists and searches.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listSessions } from '@anthropic-ai/claude-agent-sdk'
import { cortexSessionStore } from '@cortex-memory/adapters/claude-agent'

const where = { root: mkdtempSync(join(tmpdir(), 'cortex-example-')), actor: 'ada' }
const first = await cortexSessionStore(where)
const key = { projectKey: 'project', sessionId: '6f0a1f7e-4b1c-4c53-9d53-0d6a5b7f2f11' }
const said = (uuid, type, content) => ({
  type,
  uuid,
  sessionId: key.sessionId,
  timestamp: '2026-11-01T10:00:00.000Z',
  message: { role: type, content },
})
const entries = [
  said('00000000-0000-4000-8000-000000000001', 'user', 'Please rename the parser module.'),
  said('00000000-0000-4000-8000-000000000002', 'assistant', [
    { type: 'text', text: 'Renamed it.' },
  ]),
]
await first.append(key, entries)
await first.append(key, entries)
await first.close()

const store = await cortexSessionStore(where)
console.log((await store.load(key)).length)
const [hit] = await store.search('parser')
console.log(hit.key.sessionId === key.sessionId)
const [summary] = await store.listSessionSummaries('project')
console.log(summary.sessionId === key.sessionId, typeof listSessions)
await store.close()
