/** A conversation, what is learned from it, and what a store holds of it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { MemoryData } from '@cortex-memory/core'
import { type TestCortex, testDirectory } from '@cortex-memory/core/testing'
import { afterAll } from 'vitest'
import { type ConsolidationSink, Consolidator } from '../../src/consolidate/consolidator.ts'
import { FileCursorStore } from '../../src/consolidate/cursor-store.ts'
import { memoryOf } from '../../src/consolidate/memory-of.ts'
import type { Turn } from '../../src/conversation/turn.ts'
import type { Extractor } from '../../src/extract/extractor.ts'
import { RuleExtractor } from '../../src/extract/rule-extractor.ts'

const home = testDirectory()
let rooms = 0
export const cursorFile = (): string => join(home, `room-${rooms++}`, 'cursor.jsonl')
afterAll(() => rmSync(home, { recursive: true, force: true }))

export const user = (text: string): Turn => ({ role: 'user', text })
const assistant = (text: string): Turn => ({ role: 'assistant', text })
export const TALK: readonly Turn[] = [
  user('My name is Ingrid. I live in Bergen.'),
  assistant('Noted.'),
  { role: 'user', text: 'Remember that the winch is rated for 400 kg.', intentId: 'winch-1' },
  { role: 'tool', tool: 'shell', text: 'My name is Mallory.' },
  user('Never lift people with it. I prefer short answers.'),
]
export const TALK_LEARNED = [
  "Fact The user's name is Ingrid",
  'Fact The user lives in Bergen',
  'Fact the winch is rated for 400 kg',
  'Constraint lift people with it',
  'Preference short answers',
]

export const engine =
  (cortex: TestCortex): ConsolidationSink =>
  async (item, conversationId) =>
    (await cortex.write(memoryOf(item, conversationId))).uri

const saying = (data: MemoryData): string => {
  if (data.type === 'Preference') return `Preference ${data.topic}`
  if (data.type === 'Event') return `Event ${data.outcome} ${data.summary}`
  return `${data.type} ${'statement' in data ? data.statement : ''}`
}

/** What the store holds, in the order of its journal. */
export async function stored(cortex: TestCortex): Promise<string[]> {
  const found: string[] = []
  for await (const { subjects } of cortex.journal({ from: 1, kinds: ['write'] })) {
    const [id] = subjects
    if (id !== undefined) found.push(saying((await cortex.resolveLatest(id)).data))
  }
  return found
}

export const consolidatorOf = (
  cortex: TestCortex,
  file: string,
  extractor: Extractor = new RuleExtractor(),
): Consolidator =>
  new Consolidator({ extractor, sink: engine(cortex), cursors: new FileCursorStore(file) })
