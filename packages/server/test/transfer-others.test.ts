/** Files of Letta, Graphiti, Memorix and claude-mem. Rules: docs/spec/adapters.md. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cortex } from '@cortex-memory/core'
import { openTestCortex, type TestCortex, TestDoors } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { detectFormat, type ItemFormat, importFrom, openSource } from '../src/transfer/index.ts'

const fixtures = join(dirname(fileURLToPath(import.meta.url)), 'fixtures')

async function openStore(): Promise<TestCortex> {
  const doors = new TestDoors()
  doors.now = Date.UTC(2026, 0, 1)
  return await openTestCortex({ actor: 'ada', doors })
}

async function take(cortex: Cortex, name: string) {
  const source = await openSource(join(fixtures, name))
  const format = (await detectFormat(source)) as ItemFormat
  return { format, report: await importFrom(cortex, source, { format }) }
}

async function texts(cortex: Cortex): Promise<string[]> {
  const { memories } = await cortex.find({ types: ['Fact', 'Event'], limit: 50 })
  return memories
    .map(({ data }) => ('statement' in data ? data.statement : (data.summary ?? '')))
    .sort()
}

describe('importing from other systems', () => {
  it.each([
    ['letta.af', 'letta'],
    ['graphiti.json', 'graphiti'],
    ['memorix.json', 'memorix'],
    ['claude-mem.json', 'claude-mem'],
  ])('[AD70] %s is recognised as %s, and twice is once', async (name, format) => {
    await using cortex = await openStore()
    const first = await take(cortex, name)
    expect(first.format).toBe(format)
    const before = await texts(cortex)
    expect(before.length).toBeGreaterThan(0)
    await take(cortex, name)
    expect(await texts(cortex)).toEqual(before)
    const { memories } = await cortex.find({ types: ['Fact', 'Event'], limit: 50 })
    expect(new Set(memories.map(({ version }) => version.provenance.origin))).toEqual(
      new Set(['import']),
    )
  })

  it('[AD70] Letta: blocks are notes, and what was said is a conversation', async () => {
    await using cortex = await openStore()
    const { report } = await take(cortex, 'letta.af')
    const found = await texts(cortex)
    expect(found).toContain('Ines runs the night shift at the harbor.')
    expect(found.some((text) => text.includes('Which crane is down?'))).toBe(true)
    expect(JSON.stringify(report)).toContain('messages of tools')
    const { memories } = await cortex.find({ near: 'night shift', limit: 1 })
    expect(memories[0]?.version.validFrom).toBe(Date.UTC(2025, 2, 1, 8))
  })

  it('[AD70] Graphiti: facts keep the time in which they were true', async () => {
    await using cortex = await openStore()
    await take(cortex, 'graphiti.json')
    const now = await cortex.find({ near: 'crane four pier', types: ['Fact'], limit: 9 })
    const said = now.memories.map(({ data }) => data.statement)
    expect(said).toContain('Crane four was moved to pier nine.')
    const { memories } = await cortex.find({
      types: ['Fact'],
      where: { eq: ['data.predicate', 'stands_at'] },
      asOf: Date.UTC(2026, 0, 2),
      limit: 9,
    })
    expect(memories.map(({ data }) => [data.subject, data.statement])).toEqual([
      ['Crane four', 'Crane four was moved to pier nine.'],
    ])
  })

  it('[AD70] Memorix and claude-mem: observations with their facts, and what is wrong in the report', async () => {
    await using cortex = await openStore()
    const { report } = await take(cortex, 'memorix.json')
    expect(JSON.stringify(report)).toContain('neither title nor narrative nor facts')
    const { report: other } = await take(cortex, 'claude-mem.json')
    expect(JSON.stringify(other)).toContain('sessions, which are not memories')
    const found = (await texts(cortex)).join('\n')
    for (const words of [
      'Retry with backoff',
      'Five tries at most',
      'Times are UTC now',
      'learned: Clocks change',
    ]) {
      expect(found).toContain(words)
    }
    expect(found).not.toContain('fix the tides please')
  })
})
