/** Export and back. Rules: docs/spec/transfer.md. */
import type { MemoryId } from '@cortex-memory/core'
import { aFact, aGoal, openTestCortex, type TestCortex } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exportJsonl,
  exportMarkdown,
  type ItemFormat,
  importFrom,
  type TransferReport,
} from '../src/transfer/index.ts'
import { sourceOf } from './transfer-sources.ts'
import { contentsOf, randomStore, steps } from './transfer-stores.ts'

const RUNS = Number(process.env.CORTEX_TRANSFER_RUNS ?? 5)

async function jsonl(cortex: TestCortex): Promise<string> {
  let text = ''
  for await (const line of exportJsonl(cortex)) text += line
  return text
}

async function pages(cortex: TestCortex): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { path, text } of exportMarkdown(cortex)) found[path] = text
  return found
}

async function imported(
  cortex: TestCortex,
  files: Readonly<Record<string, string>>,
  format: ItemFormat,
): Promise<TransferReport> {
  return await importFrom(cortex, sourceOf(files), { format })
}

describe('JSON lines', () => {
  it('[I1] whatever a store holds comes back the same, and a second time writes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        await using cortex = await randomStore(walk)
        await using copy = await openTestCortex({ actor: 'ada' })
        const text = await jsonl(cortex)

        const report = await imported(copy, { 'a.jsonl': text }, 'jsonl')

        expect(report.refusals).toEqual([])
        expect(await contentsOf(copy)).toEqual(await contentsOf(cortex))
        const root = await copy.overallRoot()
        const again = await imported(copy, { 'a.jsonl': text }, 'jsonl')
        expect(again).toMatchObject({ taken: 0, changed: 0, refused: 0, links: 0 })
        expect(await copy.overallRoot()).toBe(root)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('what ended', () => {
  it('[I1] what was erased is left out, with its links; all else comes back', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    await using copy = await openTestCortex({ actor: 'ada' })
    const gone = await cortex.write({ data: aFact('a secret') })
    const kept = await cortex.write({ data: aGoal() })
    await cortex.addEdge({ src: kept.id, type: 'references', dst: gone.id })
    await cortex.update(gone.uri, { data: aFact('a longer secret') })
    await cortex.erase(gone.uri, { reason: 'asked for' })

    const report = await imported(copy, { 'a.jsonl': await jsonl(cortex) }, 'jsonl')

    expect(report).toMatchObject({ taken: 1, links: 0, refusals: [] })
    expect((await copy.resolveLatest(kept.id)).data).toEqual(aGoal())
    await expect(copy.resolveLatest(gone.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('[I1] closed by many, by a forgotten one, with its link removed: all come back', async () => {
    await using cortex = await openTestCortex({ actor: 'ada' })
    await using copy = await openTestCortex({ actor: 'ada' })
    const { now } = cortex.doors
    const [a, b] = [
      await cortex.write({ data: aFact('a'), validFrom: now + 50 }),
      await cortex.write({ data: aFact('b') }),
    ]
    const next = await cortex.write({ data: aFact('c'), validFrom: now - 90, by: 'eve' })
    for (const old of [a, b]) {
      await cortex.supersede(old.uri, { successor: next.id, validUntil: now - 90, by: 'eve' })
    }
    const edge = { src: next.id, type: 'supersedes', dst: a.id } as const
    await cortex.removeEdge({ ...edge, reason: 'no' })
    await cortex.tombstone(next.uri, { reason: 'wrong' })

    const report = await imported(copy, { 'a.jsonl': await jsonl(cortex) }, 'jsonl')

    expect(report.refusals).toEqual([])
    expect(await contentsOf(copy)).toEqual(await contentsOf(cortex))
    expect((await copy.resolveLatest(a.id)).head.validUntil).toBe(now - 90)
    expect(await copy.getEdge(edge.src, edge.type, edge.dst)).toMatchObject({
      tombstoned: true,
      createdBy: 'eve',
    })
  })
})

describe('a file of JSON lines', () => {
  const fact = {
    kind: 'memory',
    id: '01HF7YAT00XR00000000000001',
    type: 'Fact',
    data: { subject: 'sea', predicate: 'is', statement: 'blue' },
    provenance: { source: 'user_input', origin: 'user' },
    createdBy: 'eve',
  }
  const head = { kind: 'cortex', format: 1 }
  const end = { kind: 'end', memories: 1, versions: 0, edges: 0, ended: 0 }
  const fileOf = (...lines: unknown[]): Record<string, string> => ({
    'a.jsonl': lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  })

  it('[I18] of somebody else is not believed where it says who said what', async () => {
    await using own = await openTestCortex()
    await using other = await openTestCortex()
    const file = sourceOf(fileOf(head, fact, end))

    await importFrom(own, file, { format: 'jsonl' })
    await importFrom(other, file, { format: 'jsonl', foreign: true })

    const id = fact.id as MemoryId
    expect((await own.resolveLatest(id)).version).toMatchObject({
      provenance: { source: 'user_input', origin: 'user' },
      createdBy: 'eve',
    })
    expect((await other.resolveLatest(id)).version).toMatchObject({
      provenance: { source: 'imported', origin: 'import', channel: 'jsonl' },
      createdBy: 'tester',
    })
  })

  it('[I19] that was cut, or whose lines do not fit, is reported; what fits is taken', async () => {
    await using cortex = await openTestCortex()
    const attempts: readonly (readonly [unknown[], string, number])[] = [
      [[head, fact], 'CORRUPT', 1],
      [[head, { ...fact, extra: 1 }, end], 'INVALID_INPUT', 2],
      [[head, { ...fact, data: { $bytes: 1 } }, end], 'INVALID_INPUT', 2],
      [[head, { ...fact, data: { ...fact.data, statement: 'red' } }, end], 'ALREADY_EXISTS', 1],
      [[head, { kind: 'edge', src: fact.id, type: 'likes', dst: fact.id }], 'INVALID_EDGE_TYPE', 2],
      [[head, { ...fact, kind: 'version', version: 3 }, end], 'NOT_FOUND', 2],
      [[head, { kind: 'ended', id: '01HF7YAT00XR00000000000009', version: 1 }], 'NOT_FOUND', 2],
    ]
    for (const [lines, code, refused] of attempts) {
      const report = await imported(cortex, fileOf(...lines), 'jsonl')
      expect(report.refusals.map((each) => each.code)).toContain(code)
      expect(report.refused).toBe(refused)
    }
    expect(await contentsOf(cortex)).toHaveProperty('size', 1)
    await expect(imported(cortex, fileOf({ ...head, format: 2 }), 'jsonl')).rejects.toMatchObject({
      code: 'STORE_NEWER',
    })
  })

  it('[I20] adds only what is missing; what ended on either side has ended', async () => {
    await using cortex = await openTestCortex()
    await using other = await openTestCortex()
    const [a, b] = [
      await cortex.write({ data: aFact('one') }),
      await cortex.write({ data: aGoal() }),
    ]
    await cortex.addEdge({ src: a.id, type: 'related_to', dst: b.id })
    const early = await jsonl(cortex)
    await imported(other, { 'a.jsonl': early }, 'jsonl')
    await other.updateHead(a.uri, { tags: ['mine'] })
    await other.removeEdge({ src: a.id, type: 'related_to', dst: b.id, reason: 'no' })
    await cortex.update(a.uri, { data: aFact('two') })
    await cortex.tombstone(b.uri, { reason: 'done' })

    await imported(other, { 'a.jsonl': await jsonl(cortex) }, 'jsonl')
    await imported(other, { 'a.jsonl': early }, 'jsonl')

    const { head: kept, data } = await other.resolveLatest(a.id)
    expect([kept.tags, data]).toEqual([['mine'], aFact('two')])
    expect((await other.resolveLatest(b.id)).head.tombstoned?.reason).toBe('done')
    expect(await other.getEdge(a.id, 'related_to', b.id)).toMatchObject({ tombstoned: true })
  })
})

describe('pages', () => {
  it('[I21] that were changed by hand become the next version, unless both sides changed', async () => {
    await using cortex = await openTestCortex()
    const { id, uri } = await cortex.write({ data: aFact('the sea is blue'), tags: ['sea'] })
    const before = await pages(cortex)
    const [[path, text]] = Object.entries(before) as [[string, string]]
    expect(path).toMatch(/^Fact\/[a-z-]+-01[0-9A-Z]{24}\.md$/)
    const changed = { [path]: text.replace('the sea is blue', 'the sea is green') }

    expect(await imported(cortex, changed, 'markdown')).toMatchObject({ changed: 1 })
    expect((await cortex.resolveLatest(id)).data).toMatchObject({ statement: 'the sea is green' })
    expect(await imported(cortex, changed, 'markdown')).toMatchObject({ same: 1, changed: 0 })
    await cortex.update(uri, { data: aFact('the sea is black') })
    expect((await imported(cortex, changed, 'markdown')).reasons).toEqual([
      { code: 'VERSION_CONFLICT', count: 1 },
    ])
    const foreign = { 'a.md': '# just a note', 'b.md': '---\ncortex: 1\n: [\n---\nx' }
    expect(await imported(cortex, foreign, 'markdown')).toMatchObject({
      refused: 1,
      skipped: [{ count: 1 }],
    })
  })
})

describe('markdown', () => {
  it('[I2] what is known now comes back the same, and a second time writes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        await using cortex = await randomStore(walk)
        await using copy = await openTestCortex({ actor: 'ada' })
        const before = await pages(cortex)

        const report = await imported(copy, before, 'markdown')

        expect(report.refusals).toEqual([])
        expect(await pages(copy)).toEqual(before)
        expect(await shown(copy)).toEqual(await shown(cortex))
        const root = await copy.overallRoot()
        await imported(copy, before, 'markdown')
        expect(await copy.overallRoot()).toBe(root)
      }),
      { numRuns: RUNS },
    )
  })
})

/** What a page carries, read from the store instead. */
async function shown(cortex: TestCortex): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const { subjects } of cortex.journal({ kinds: ['write'] })) {
    const [id] = subjects
    const { head, version, data } = await cortex.resolveLatest(id as (typeof subjects)[0])
    if (head.tombstoned !== undefined || head.supersededBy !== undefined) continue
    const { tags, frames, importance, visibility, validUntil } = head
    const { validFrom, expiresAt, confidence, formsOverride, forms } = version
    const { derivedFrom, ...from } = version.provenance
    found.push({ id, data, tags, frames, importance, visibility, validUntil })
    found.push({ validFrom, expiresAt, confidence, formsOverride, forms, from })
  }
  return found
}
