/** What the readers stand on, against models too simple to be wrong. Rules: docs/spec/transfer.md. */
import { openTestCortex } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMATS, type ItemFormat, importFrom, standardInput } from '../src/transfer/index.ts'
import { readElements } from '../src/transfer/json-elements.ts'
import { fromJson, toJson } from '../src/transfer/json-value.ts'
import { LINE_BYTES_MAX, readLines } from '../src/transfer/lines.ts'
import { blocksOf } from '../src/transfer/markdown-blocks.ts'
import { splitText } from '../src/transfer/split-text.ts'
import { sourceOf } from './transfer-sources.ts'

async function* broken(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] as number
    yield bytes.subarray(at, at + size)
    at += size
  }
}

const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })

describe('streams', () => {
  it('[I22] lines are the lines of the text, wherever the stream breaks', async () => {
    const text = fc.array(fc.constantFrom('a', '\n', '\r\n', 'é', '🙂', ' '), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(text, sizes, async (parts, at) => {
        const whole = parts.join('')
        const found: unknown[] = []
        for await (const line of readLines(broken(Buffer.from(whole), at))) found.push(line)

        const expected = whole
          .split('\n')
          .map((line, index) => ({ number: index + 1, text: line }))
          .filter((line) => line.text.trim() !== '')
        expect(found).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  it('[I22] a line that is too long, or no UTF-8, is passed over and the next one read', async () => {
    async function* chunks(): AsyncGenerator<Uint8Array> {
      const piece = Buffer.alloc(1024 * 1024, 'x')
      for (let bytes = 0; bytes <= LINE_BYTES_MAX; bytes += piece.length) yield piece
      yield Buffer.from('\n')
      yield Buffer.from([0xff, 0xfe, 0x0a])
      yield Buffer.from('{"ok":1}')
    }
    const found: unknown[] = []
    for await (const line of readLines(chunks())) found.push(line)

    expect(found).toEqual([
      { number: 1, text: undefined },
      { number: 2, text: undefined },
      { number: 3, text: '{"ok":1}' },
    ])
  })

  it('[I22] elements of a list are what the parser says, wherever the stream breaks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 5 }), sizes, async (list, at) => {
        const bytes = Buffer.from(JSON.stringify(list, undefined, at.length % 2))
        const file = {
          path: 'a.json',
          bytes: bytes.length,
          head: async () => bytes,
          open: () => broken(bytes, at),
        }
        const found: unknown[] = []
        for await (const { value } of readElements(file, [])) found.push(value)

        expect(found).toEqual(JSON.parse(JSON.stringify(list)))
      }),
      { numRuns: 200 },
    )
  })

  it('[I22] standard input is looked at and then read whole', async () => {
    const text = 'x'.repeat(200_000)
    const { files } = await standardInput(broken(Buffer.from(text), [50_000]))
    const [file] = files
    const chunks: Uint8Array[] = []
    const head = await file?.head()
    for await (const chunk of file?.open() ?? []) chunks.push(chunk)

    expect(head?.length).toBe(65_536)
    expect(Buffer.concat(chunks).toString()).toBe(text)
  })
})

describe('texts', () => {
  it('[I14] pieces fit, and are the text again but for the blanks between them', () => {
    const words = fc.array(
      fc.constantFrom('word', 'ü', '🙂🙂', '\n\n', '. ', ' ', 'x'.repeat(30)),
      {
        maxLength: 40,
      },
    )
    fc.assert(
      fc.property(words, fc.integer({ min: 8, max: 40 }), (parts, most) => {
        const text = parts.join('')
        const pieces = splitText(text, most)

        expect(pieces.every((piece) => Buffer.byteLength(piece) <= most)).toBe(true)
        expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
      { numRuns: 300 },
    )
  })

  it('[I1] any value of a memory survives JSON', () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        fc.constantFrom(null, true, 1.5, 'x', '$bytes'),
        fc.uint8Array({ maxLength: 3 }),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('$bytes', '$entries', '__proto__', 'a'), tie('any'), {
          noNullPrototype: true,
        }),
      ),
    })).any
    fc.assert(
      fc.property(value, (given) => {
        expect(fromJson(JSON.parse(JSON.stringify(toJson(given))))).toEqual(given)
      }),
      { numRuns: 300 },
    )
  })

  it('[I9] a block is a bullet or paragraph with its headings and its line', () => {
    const markdown =
      '# A\n\none\ntwo\n\n### C\n- x\n  more\n\n  still\n- y\nout\n~~~\n# code\n\n~~~\n## B ##\nz'

    expect(blocksOf(markdown)).toEqual([
      { line: 3, headings: ['A'], kind: 'text', text: 'one\ntwo' },
      { line: 7, headings: ['A', 'C'], kind: 'bullet', text: 'x\n  more\n\n  still' },
      { line: 11, headings: ['A', 'C'], kind: 'bullet', text: 'y' },
      { line: 12, headings: ['A', 'C'], kind: 'text', text: 'out\n~~~\n# code\n\n~~~' },
      { line: 18, headings: ['A', 'B'], kind: 'text', text: 'z' },
    ])
  })
})

describe('hostile files', () => {
  const noise = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value))),
    fc
      .array(fc.jsonValue(), { maxLength: 3 })
      .map((values) => Buffer.from(values.map((each) => JSON.stringify(each)).join('\n'))),
    fc.constantFrom(
      Buffer.from(
        '{"kind":"cortex","format":1}\n{"kind":"memory","id":"x","type":"y","data":{}}\n',
      ),
      Buffer.from('[{"uuid":"u","chat_messages":[null,{"sender":1,"content":[null]}]}]'),
      Buffer.from('[{"id":"c","current_node":"a","mapping":{"a":{"parent":"a","message":{}}}}]'),
      Buffer.from('[{"id":"c","mapping":{"a":null,"b":{"children":7}}}]'),
      Buffer.from('{"type":"entity","name":"a","observations":[1,"",null]}'),
      Buffer.from('---\ncortex: 1\nid: 3\n---\n'),
      Buffer.from(`[{"memory":"x","metadata":${'['.repeat(9_000)}${']'.repeat(9_000)}}]`),
      Buffer.from('---\na: &a [*a]\n---\n- [x] [[ ]]'),
    ),
  )

  it('[I23] whatever a file holds, an import ends with a report', async () => {
    await using cortex = await openTestCortex()
    const formats = FORMATS.filter((format): format is ItemFormat => format !== 'journal')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...formats), noise, async (format, bytes) => {
        const files = { 'conversations.json': bytes, 'a.md': bytes }
        const report = await importFrom(cortex, sourceOf(files), { format })
        expect(report.format).toBe(format)
      }),
      { numRuns: Number(process.env.CORTEX_TRANSFER_RUNS ?? 5) * 20 },
    )
  })
})
