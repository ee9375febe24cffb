/** Files of other systems. Rules: docs/spec/transfer.md. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Cortex, type MemoryData, renderFull } from '@cortex-memory/core'
import { openTestCortex, type TestCortex, TestDoors } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import {
  detectFormat,
  FORMATS,
  formatFrom,
  type ItemFormat,
  importFrom,
  openSource,
  rehearseImport,
  type TransferReport,
} from '../src/transfer/index.ts'
import { sourceOf } from './transfer-sources.ts'
import { zipOf } from './zip-of.ts'

const fixtures = join(dirname(fileURLToPath(import.meta.url)), 'fixtures')

/** Younger than everything in the fixtures. */
async function openStore(): Promise<TestCortex> {
  const doors = new TestDoors()
  doors.now = Date.UTC(2026, 0, 1)
  return await openTestCortex({ actor: 'ada', doors })
}

async function take(cortex: Cortex, name: string): Promise<TransferReport> {
  const source = await openSource(join(fixtures, name))
  const format = (await detectFormat(source)) as ItemFormat
  return await importFrom(cortex, source, { format })
}

async function takeText(
  cortex: Cortex,
  files: Readonly<Record<string, string>>,
  format: ItemFormat,
): Promise<TransferReport> {
  return await importFrom(cortex, sourceOf(files), { format })
}

interface Known {
  readonly data: MemoryData
  readonly tags: readonly string[]
  readonly validFrom: number
  readonly expiresAt: number | undefined
  readonly provenance: unknown
}

async function all(cortex: TestCortex): Promise<Known[]> {
  const found: Known[] = []
  for await (const { subjects } of cortex.journal({ kinds: ['write'] })) {
    const { head, version, data } = await cortex.resolveLatest(subjects[0] as never)
    const { validFrom, expiresAt, provenance } = version
    found.push({ data, tags: head.tags, validFrom, expiresAt, provenance })
  }
  return found
}

async function texts(cortex: TestCortex): Promise<string[]> {
  return (await all(cortex)).map(({ data }) => renderFull(data))
}

const SOURCES: readonly (readonly [string, ItemFormat])[] = [
  ['memory.jsonl', 'memory-server'],
  ['mem0-list.json', 'mem0'],
  ['mem0-results.json', 'mem0'],
  ['basic-memory', 'basic-memory'],
  ['agents', 'agents-md'],
  ['agents/CLAUDE.md', 'agents-md'],
  ['chatgpt', 'chatgpt'],
  ['chatgpt/conversations.json', 'chatgpt'],
  ['claude', 'claude'],
  ['claude/conversations.json', 'claude'],
  ['plain.jsonl', 'jsonl'],
]

describe.each(SOURCES)('%s', (name, format) => {
  it('[I3] its format is detected from its content', async () => {
    expect(await detectFormat(await openSource(join(fixtures, name)))).toBe(format)
  })

  it('[I4] [I5] a dry run reports the same and writes nothing; nor does a second import', async () => {
    await using cortex = await openStore()
    const empty = await cortex.overallRoot()
    const source = await openSource(join(fixtures, name))
    const options = { format, clock: cortex.doors.clock }

    const rehearsed = await rehearseImport('ada', cortex, source, options)
    const untouched = await cortex.overallRoot()
    const first = await take(cortex, name)
    const root = await cortex.overallRoot()
    cortex.doors.advance(86_400_000)
    const second = await take(cortex, name)

    expect(untouched).toBe(empty)
    expect({ ...rehearsed, dryRun: false }).toEqual(first)
    expect(first.taken).toBeGreaterThan(0)
    expect(await cortex.overallRoot()).toBe(root)
    expect(second).toMatchObject({ taken: 0, changed: 0, kept: 0, links: 0 })
    expect(second.same + second.merged).toBe(first.taken + first.merged)
    expect([second.refused, second.skipped]).toEqual([first.refused, first.skipped])
  })
})

describe('what is made of', () => {
  it('[I6] memory.jsonl: entities, observations and relations, linked', async () => {
    await using cortex = await openStore()

    const report = await take(cortex, 'memory.jsonl')

    const data = (await all(cortex)).map((each) => each.data)
    expect(data).toContainEqual({
      type: 'Fact',
      subject: 'Harbor API',
      predicate: 'note',
      statement: 'Runs on Node 20',
      object: { entity: expect.any(String), order: expect.any(Number) },
    })
    const ends = { from: 'Mira', relationType: 'maintains', to: 'Harbor API' }
    expect(data).toContainEqual({
      type: 'Fact',
      subject: 'Mira',
      predicate: 'note',
      statement: 'Mira maintains Harbor API',
      object: { ...ends, order: expect.any(Number) },
    })
    expect(report).toMatchObject({ taken: 8, links: 7, refused: 2, skipped: [] })
    const found = await cortex.find({ near: 'who maintains the harbor', limit: 1 })
    expect(found.rendered[0]).toContain('Mira maintains Harbor API')
    const edges: unknown[] = []
    for await (const { type, dst } of cortex.edgesOut(found.memories[0]?.head.id as never)) {
      edges.push([type, (await cortex.resolveLatest(dst)).data])
    }
    expect(edges).toHaveLength(2)
    expect(edges).toContainEqual(['references', expect.objectContaining({ statement: 'person' })])
    expect(edges).toContainEqual(['references', expect.objectContaining({ statement: 'service' })])
  })

  it('[I7] mem0: notes with their times, tags and metadata; the same words are merged', async () => {
    await using cortex = await openStore()

    const report = await take(cortex, 'mem0-list.json')

    expect(report).toMatchObject({ taken: 2, merged: 1, refused: 1 })
    expect(await all(cortex)).toEqual([
      {
        data: {
          type: 'Fact',
          subject: 'mira',
          predicate: 'note',
          statement: 'Prefers tea over coffee, "always" [really]',
          object: { metadata: { source: 'chat', depth: { level: 2 } } },
        },
        tags: ['food', 'likes'],
        validFrom: Date.UTC(2025, 2, 1, 9, 30),
        expiresAt: undefined,
        provenance: { source: 'imported', origin: 'import', channel: 'mem0' },
      },
      expect.objectContaining({
        validFrom: Date.UTC(2025, 3, 1, 7),
        expiresAt: Date.UTC(2025, 8, 1),
      }),
    ])
    await take(cortex, 'mem0-results.json')
    expect(await texts(cortex)).toContainEqual(expect.stringContaining('mira owns pixel'))
  })

  it('[I8] basic-memory: notes, observations, relations; code is prose', async () => {
    await using cortex = await openStore()

    const report = await take(cortex, 'basic-memory')

    const [note, ...rest] = await all(cortex)
    expect(note).toMatchObject({ tags: ['backend', 'node'], validFrom: Date.UTC(2025, 1, 3) })
    expect(note?.data).toMatchObject({
      subject: 'Harbor API',
      statement: expect.stringMatching(
        /^The service that keeps track.*- \[code\] not an observation.*- \[ \] an open task/s,
      ),
      object: {
        type: 'component',
        permalink: 'components/harbor-api',
        frontMatter: { created: '2025-02-03', owner: 'mira' },
      },
    })
    expect(rest[0]).toMatchObject({
      data: {
        statement: 'Runs on Node 20 #runtime',
        object: { category: 'tech', context: 'since the migration' },
      },
      tags: ['tech', 'runtime'],
    })
    expect(report.refusals.map(({ place, message }) => [place, message])).toEqual([
      ['Harbor API.md:12', 'no note is called Old Ledger'],
      ['Harbor API.md:27', 'no note is called Mira'],
    ])
  })

  it('[I9] CLAUDE.md: rules, likes and notes with their section; code stays whole', async () => {
    await using cortex = await openStore()

    await take(cortex, 'agents/CLAUDE.md')

    const found = await all(cortex)
    expect(found.map(({ data, tags }) => [data.type, tags])).toEqual([
      ['Fact', ['harbor']],
      ['Constraint', ['commands']],
      ['Fact', ['commands']],
      ['Constraint', ['style']],
      ['Preference', ['style']],
      ['Fact', ['style']],
      ['Fact', ['style']],
    ])
    expect(found[1]?.data).toMatchObject({
      statement:
        'Run `npm test` before every commit\n\n  ```sh\n  # - not a bullet\n  npm test -- --watch\n  ```',
      polarity: 'do',
      strength: 'firm',
    })
    expect(found[2]?.data).toMatchObject({
      subject: 'Harbor',
      statement: 'Build with `npm run build`\n  - the output is in `dist/`',
    })
    expect(found[3]?.data).toMatchObject({ polarity: 'dont', strength: 'hard' })
    expect(JSON.stringify(found)).not.toContain('never import this')
  })

  it('[I10] ChatGPT: what was said last, in order; replaced answers are left out', async () => {
    await using cortex = await openStore()

    const report = await take(cortex, 'chatgpt')

    const said = (await all(cortex)).map(({ data }) => data)
    expect(said).toContainEqual(
      expect.objectContaining({
        type: 'Event',
        counterparty: 'assistant',
        at: 1_740_000_003_000,
        summary: 'Herbal teas have none.',
      }),
    )
    expect(said).toContainEqual(
      expect.objectContaining({ summary: '[image_asset_pointer]\nLike this one? } ]' }),
    )
    expect(said).toContainEqual(expect.objectContaining({ statement: 'User is called Mira' }))
    expect(said).toContainEqual(
      expect.objectContaining({ predicate: 'title', statement: 'Tea, and [other] "things"' }),
    )
    expect(JSON.stringify(said)).not.toContain('Black tea')
    expect(report).toMatchObject({ conversations: 2, refused: 2 })
  })

  it('[I11] Claude: conversations with attachments, projects, memories', async () => {
    await using cortex = await openStore()

    await take(cortex, 'claude')

    const said = (await all(cortex)).map(({ data }) => data)
    expect(said).toContainEqual(
      expect.objectContaining({
        counterparty: 'user',
        summary: 'How many berths are free?\n\n[berths.csv]\nid,free\n1,yes',
      }),
    )
    for (const statement of ['Answer with numbers first.', 'Lisbon has 40 berths.']) {
      expect(said).toContainEqual(expect.objectContaining({ statement }))
    }
    expect(said).toContainEqual(
      expect.objectContaining({ type: 'Preference', topic: 'Prefers metric units' }),
    )
    expect(said).toContainEqual(expect.objectContaining({ statement: 'The port is Lisbon.' }))
  })

  it('[I12] plain lines: any memory, or a text with what is known of it', async () => {
    await using cortex = await openStore()

    const report = await take(cortex, 'plain.jsonl')

    expect((await all(cortex)).map(({ data }) => data)).toEqual([
      {
        type: 'Fact',
        subject: 'ada',
        predicate: 'note',
        statement: 'The tide table is updated at noon',
        object: { author: 'mira' },
      },
      { type: 'Goal', statement: 'Reduce idle berths', status: 'active' },
      { type: 'Preference', topic: 'metric units', polarity: 'prefer', strength: 0.9 },
    ])
    expect(report.refusals.map(({ place }) => place)).toEqual([
      'plain.jsonl:4',
      'plain.jsonl:5',
      'plain.jsonl:6',
      'plain.jsonl:7',
    ])
  })
})

describe('an import', () => {
  it('[I5] a rehearsal knows what is here, and needs no store', async () => {
    await using cortex = await openStore()
    await take(cortex, 'plain.jsonl')
    const source = await openSource(join(fixtures, 'plain.jsonl'))
    const options = { format: 'jsonl', clock: cortex.doors.clock } as const

    expect(await rehearseImport('ada', cortex, source, options)).toMatchObject({
      taken: 0,
      same: 3,
    })
    expect(await rehearseImport('ada', undefined, source, options)).toMatchObject({ taken: 3 })
  })

  it('[I13] refuses secrets with kind and place, and takes the rest; a kind can be allowed', async () => {
    await using cortex = await openStore()
    const secret = 'Tr0ub4dor&3x'

    const reports = [await take(cortex, 'memory.jsonl'), await take(cortex, 'chatgpt')]

    for (const report of reports) {
      expect(report.reasons).toContainEqual({ code: 'SECRET_REFUSED', count: 1 })
      expect(JSON.stringify(report)).not.toContain(secret)
    }
    expect(JSON.stringify(await all(cortex))).not.toContain(secret)
    const source = await openSource(join(fixtures, 'memory.jsonl'))
    const options = { format: 'memory-server', allowedSecrets: ['password'] } as const
    expect(await importFrom(cortex, source, options)).toMatchObject({ taken: 1 })
  })

  it('[I14] cuts no text: one that is too long becomes several, in order', async () => {
    await using cortex = await openStore()
    const sentences = Array.from({ length: 3000 }, (_, index) => `Sentence number ${index}.`)
    const text = sentences.join(' ')

    const files = { 'a.jsonl': `${JSON.stringify({ text, tags: ['x'.repeat(65), 'y'] })}\n` }
    const report = await takeText(cortex, files, 'jsonl')

    const parts = (await all(cortex)).map(({ data }) => (data as { statement: string }).statement)
    expect(parts.join(' ')).toBe(text)
    expect(report).toMatchObject({ taken: parts.length, links: parts.length - 1, refused: 0 })
    expect(report.skipped).toEqual([{ why: expect.stringContaining('tags'), count: 1 }])
    const root = await cortex.overallRoot()
    await takeText(cortex, files, 'jsonl')
    expect(await cortex.overallRoot()).toBe(root)
  })

  it('[I15] brings up to date what its source changed, unless it was changed or forgotten here', async () => {
    await using cortex = await openStore()
    const file = (text: string): Record<string, string> => ({
      'a.json': JSON.stringify([{ id: 'x', memory: text }]),
    })
    await takeText(cortex, file('one'), 'mem0')

    expect(await takeText(cortex, file('two'), 'mem0')).toMatchObject({ changed: 1 })
    const found = await cortex.find({ near: 'two', limit: 1 })
    const { head, version } = found.memories[0] as (typeof found.memories)[0]
    expect(version.version).toBe(2)
    const uri = `matrix://cortex/Fact/${head.id}#2` as never
    const data = { type: 'Fact', subject: 'ada', predicate: 'note', statement: 'mine' } as const
    await cortex.update(uri, { data })
    expect(await takeText(cortex, file('three'), 'mem0')).toMatchObject({ kept: 1, changed: 0 })
    const other = (text: string): Record<string, string> => ({
      'a.json': JSON.stringify([{ id: 'y', memory: text }]),
    })
    await takeText(cortex, other('four'), 'mem0')
    const [forgotten] = (await cortex.find({ near: 'four', limit: 1 })).memories
    const gone = `matrix://cortex/Fact/${forgotten?.head.id}#1` as never
    await cortex.tombstone(gone, { reason: 'no' })
    expect(await takeText(cortex, other('five'), 'mem0')).toMatchObject({ kept: 1, refused: 0 })
  })

  it('[I16] reads a zip archive as its folder, and refuses a damaged one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cortex-zip-'))
    try {
      const names = ['conversations.json', 'memories.json', 'user.json']
      const entries = names.map((name) => {
        return { name: `export/${name}`, bytes: readFileSync(join(fixtures, 'chatgpt', name)) }
      })
      const zip = zipOf([...entries, { name: 'image.png', bytes: Buffer.alloc(9) }])
      const file = join(folder, 'export.zip')
      writeFileSync(file, zip)
      await using cortex = await openStore()
      const source = await openSource(file)

      expect(await detectFormat(source)).toBe('chatgpt')
      const report = await importFrom(cortex, source, { format: 'chatgpt' })

      expect(report).toMatchObject({ conversations: 2, taken: 9 })
      const damaged = Buffer.from(zip)
      damaged[80] = (damaged[80] as number) ^ 0xff
      writeFileSync(file, damaged)
      const broken = await importFrom(cortex, await openSource(file), { format: 'chatgpt' })
      expect(broken.refusals.at(-1)?.message).toContain('Unpack it and import the folder')
      const other = Buffer.from(zip)
      other.write('Kim', other.indexOf('Mira"'))
      writeFileSync(file, other)
      const forged = await importFrom(cortex, await openSource(file), { format: 'chatgpt' })
      expect(forged.refusals.at(-1)?.message).toContain('length and checksum')
      writeFileSync(file, zip.subarray(0, 200))
      await expect(openSource(file)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('[I17] takes what stands before the place where a file is damaged, and says where', async () => {
    await using cortex = await openStore()
    const whole = readFileSync(join(fixtures, 'mem0-list.json'), 'utf8')

    const report = await takeText(
      cortex,
      { 'a.json': whole.slice(0, whole.lastIndexOf('"hash"')) },
      'mem0',
    )

    expect(report).toMatchObject({ taken: 2, merged: 1, refused: 1 })
    expect(report.refusals[0]?.message).toContain('ends in the middle')
  })

  it('[I33] text without a format is notes; a named file needs no ending', async () => {
    const text = 'We meet at nine.\n\n- never deploy on Fridays\n'
    const file = { ...sourceOf({ notes: text }), kind: 'file' as const }
    expect(await detectFormat(file)).toBe('text')
    expect(await detectFormat(sourceOf({ 'a.txt': text, 'b.bin': '\u0001' }))).toBe('text')
    for (const format of ['text', 'agents-md'] as const) {
      await using cortex = await openStore()
      const report = await importFrom(cortex, file, { format })

      expect(report).toMatchObject({ taken: 2, refused: 0 })
      expect((await all(cortex)).map(({ data }) => data.type)).toEqual(['Fact', 'Constraint'])
    }
  })

  it('[I36] progress is shown also where the length is not known', async () => {
    await using cortex = await openStore()
    const seen: [number, number][] = []
    const known = sourceOf({ 'a.txt': 'We meet at nine.' })
    const unknown = { ...known, files: known.files.map((each) => ({ ...each, bytes: undefined })) }
    const onProgress = (done: number, total: number): number => seen.push([done, total])

    await importFrom(cortex, unknown, {
      format: 'text',
      onProgress: (d, t) => void onProgress(d, t),
    })

    expect(seen.at(-1)).toEqual([16, 0])
  })

  it('[I3] a format that cannot be detected or is unknown names the candidates', async () => {
    const source = sourceOf({ 'a.bin': '\u0001\u0002' })
    for (const attempt of [detectFormat({ ...source, kind: 'file' }), detectFormat(sourceOf({}))]) {
      await expect(attempt).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message: expect.stringContaining(FORMATS.join(', ')),
      })
    }
    expect(() => formatFrom('notion')).toThrow('the formats are journal, jsonl')
    expect(formatFrom('mem0')).toBe('mem0')
  })
})
