/** Export and back. Rules: docs/spec/transfer.md. */
import { openTestCortex, type TestCortex } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exportJsonl,
  exportMarkdown,
  type ItemFormat,
  importFrom,
  type Source,
  type TransferReport,
} from '../src/transfer/index.ts'
import { contentsOf, randomStore, steps } from './transfer-stores.ts'

const RUNS = Number(process.env.CORTEX_TRANSFER_RUNS ?? 25)

function sourceOf(files: Readonly<Record<string, string>>): Source {
  return {
    name: 'test',
    kind: 'folder',
    files: Object.entries(files).map(([path, text]) => ({
      path,
      bytes: Buffer.byteLength(text),
      head: async () => Buffer.from(text),
      async *open() {
        // Small pieces: no reader may rely on where a stream breaks.
        const bytes = Buffer.from(text)
        for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
      },
    })),
  }
}

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
      { numRuns: RUNS, seed: 1 },
    )
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
      { numRuns: RUNS, seed: 2 },
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
