// Code for mem0 with one other import line: no model, no key, no server.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Memory } from '@cortex-memory/adapters/mem0' // was: 'mem0ai/oss'

const memory = new Memory({ root: mkdtempSync(join(tmpdir(), 'cortex-example-')), actor: 'ada' })
const messages = [
  { role: 'user', content: 'I love sci-fi movies but not thrillers.' },
  { role: 'assistant', content: 'Noted.' },
]
const { results } = await memory.add(messages, { userId: 'ada' })
await memory.update(results[0].id, 'I love sci-fi movies and thrillers.')
const found = await memory.search('movies', { userId: 'ada' })
console.log(found.results[0].memory)
console.log((await memory.history(results[0].id)).map(({ action }) => action).join(' '))
await memory.close()
