import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { parseAtom } from '../src/atoms/parse.ts'
import { findFence } from '../src/text/fence.ts'
import { appendToList, editFrontMatter, type ScalarValue } from '../src/text/front-edit.ts'
import { readFrontMatter, readWithParser } from '../src/text/front-matter.ts'
import { readPlainFront } from '../src/text/front-plain.ts'

const key = fc
  .stringMatching(/^[a-z][a-z0-9-]{0,11}$/)
  .filter((name) => name !== 'refs' && name !== 'status' && name !== 'last-ref')
const scalar = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    'yes',
    'null',
    '~',
    '1e3',
    '0123',
    'a: b',
    '# no',
    '- x',
    '[[x]]',
    'C:\\new',
    '---',
    '*a',
    '|',
    '>-',
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
)
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(key, scalar, { maxKeys: 3 }) },
)

interface Block {
  readonly lines: readonly string[]
  readonly flow: boolean
}

/** Valid front matter in many hands: block and flow style, comments, quotes, folded text. */
const block = fc
  .record({
    fields: fc.dictionary(key, value, { minKeys: 1, maxKeys: 6 }),
    quotes: fc.constantFrom(
      'QUOTE_DOUBLE',
      'QUOTE_SINGLE',
      'PLAIN',
      'BLOCK_LITERAL',
      'BLOCK_FOLDED',
    ),
    flow: fc.boolean(),
    comment: fc.boolean(),
    indentSeq: fc.boolean(),
    own: fc.constantFrom(
      [],
      ['refs: 3'],
      ['refs:  3   # counted', 'last-ref: null'],
      ['"refs": 3', "last-ref: '2026-01-01'"],
      ['status: valid', 'refs: 0'],
      ['status: "challenged:EXP-001" # why', 'refs:'],
      ['status: >-', '  valid'],
      ['refs:', '  7'],
    ),
    at: fc.nat(),
  })
  .map(({ fields, quotes, flow, comment, indentSeq, own, at }): Block => {
    const type = quotes as 'PLAIN'
    if (flow) {
      const text = stringify(fields, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()
      return { lines: text.split('\n'), flow: true }
    }
    const lines = stringify(fields, { defaultStringType: type, indentSeq, lineWidth: 30 })
      .replace(/\n$/, '')
      .split('\n')
    const tops = lines
      .map((line, index) => (/^[^\s-]/.test(line) ? index : -1))
      .filter((index) => index >= 0)
    const place = tops[at % tops.length] ?? 0
    const extra = comment ? ['# a comment', ...own] : own
    return { lines: [...lines.slice(0, place), ...extra, ...lines.slice(place)], flow: false }
  })

const edits = fc.constantFrom<[string, ScalarValue][]>(
  [['refs', 12]],
  [['status', 'superseded:EXP-004']],
  [['status', 'superseded:EXP-004,K-002']],
  [
    ['refs', 8],
    ['last-ref', '2026-05-19T16:40:02.311Z'],
  ],
  [['last-ref', null]],
)

const OWN = /^["']?(?:refs|status|last-ref)["']?:/

/** The lines of a value belong to its key: everything up to the next top-level key or comment. */
function foreignLines(content: string, eol: string): string[] {
  const kept: string[] = []
  let mine = false
  for (const line of content.slice(0, -eol.length).split(eol)) {
    if (/^\S/.test(line)) mine = OWN.test(line)
    if (!mine) kept.push(line)
  }
  return kept
}

describe('front matter write-back', () => {
  it('[DF1] changes only the lines of the keys it sets, whatever else the block holds', () => {
    fc.assert(
      fc.property(
        block,
        edits,
        fc.constantFrom('\n', '\r\n') as fc.Arbitrary<'\n' | '\r\n'>,
        fc.boolean(),
        fc.constantFrom('', '\nbody text', '\n\n# Title\n\nrefs: 99 in the text\n'),
        ({ lines, flow }, wanted, eol, bom, body) => {
          const head = `${bom ? '\ufeff' : ''}---${eol}`
          const text = `${head}${lines.join(eol)}${eol}---${body}`
          const before = readFrontMatter(text).front
          fc.pre(before !== undefined && before.fence.end > 0)

          const edited = editFrontMatter(text, new Map(wanted))

          const after = readFrontMatter(edited).front
          for (const [name, set] of wanted) expect(after?.values.get(name)).toEqual(set)
          for (const [name, old] of before?.values ?? []) {
            if (!wanted.some(([set]) => set === name)) expect(after?.values.get(name)).toEqual(old)
          }
          expect(edited.endsWith(`---${body}`)).toBe(true)
          expect(edited.startsWith(head)).toBe(true)
          const oldContent = text.slice(before?.fence.start, before?.fence.end)
          const newContent = edited.slice(after?.fence.start, after?.fence.end)
          if (!flow) expect(foreignLines(newContent, eol)).toEqual(foreignLines(oldContent, eol))
          // Once more changes nothing.
          expect(editFrontMatter(edited, new Map(wanted))).toBe(edited)
        },
      ),
      { numRuns: Number(process.env.DENSE_RUNS ?? 500) },
    )
  })

  it('[DF2] the fast lane never disagrees with the YAML parser', () => {
    const plainValue = fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9"[\]:,. #_/()-]{0,24}$/),
      fc.constantFrom(
        'null',
        'Null',
        'true',
        '2026-05-20',
        '2026-13-40',
        '007',
        '12',
        '[a, b]',
        '["a b", c]',
        '[a, 1]',
        '"x: y"',
        'superseded:EXP-004',
        'a:b',
        'a :b',
        'x # y',
        '1.5',
        '.inf',
        '[]',
      ),
    )
    const line = fc
      .tuple(fc.stringMatching(/^[a-z][a-z-]{0,8}$/), plainValue)
      .map(([name, text]) => `${name}: ${text}`)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const content = `${lines.join('\n')}\n`
        const fast = readPlainFront(content, '\n')
        if (fast === undefined) return
        const fence = {
          start: 0,
          end: content.length,
          bodyStart: 0,
          bodyLine: 1,
          eol: '\n',
        } as const
        const slow = readWithParser(content, fence).front
        expect([...fast.values]).toEqual([...(slow?.values ?? [])])
        expect([...fast.lines]).toEqual([...(slow?.lines ?? [])])
      }),
      { numRuns: Number(process.env.DENSE_RUNS ?? 500) * 4 },
    )
  })

  it('[DF3] adds to a list without touching its other items', () => {
    const at = (list: string): string => `---\nid: EXP-001\n${list}x: 1 # keep\n---\nbody`
    expect(appendToList(at('links: [A-1, B-2]  # c\n'), 'links', 'EXP-002')).toBe(
      at('links: [A-1, B-2, EXP-002]  # c\n'),
    )
    expect(appendToList(at('links:\n  - A-1 # one\n'), 'links', 'EXP-002')).toBe(
      at('links:\n  - A-1 # one\n  - EXP-002\n'),
    )
    expect(appendToList(at('links: []\n'), 'links', 'EXP-002')).toBe(at('links: [EXP-002]\n'))
    expect(appendToList(at(''), 'links', 'EXP-002')).toBe(
      '---\nid: EXP-001\nx: 1 # keep\nlinks: [EXP-002]\n---\nbody',
    )
  })
})

describe('front matter reading', () => {
  const codes = (text: string): string[] =>
    parseAtom(Buffer.from(text), { project: 'p', kind: 'experiment', file: 'EXP-001.md' })
      .findings.map((finding) => finding.code)
      .filter((code) => code.includes('FM') || code.includes('UNQUOTED'))

  it.each([
    ['no block', '# text\n', ['E-FM-MISSING']],
    ['text before it', 'x\n---\nid: EXP-001\n---\n', ['E-FM-MISSING']],
    ['code instead of YAML', '---js\nid: 1\n---\n', ['E-FM-YAML']],
    ['no end', '---\nid: EXP-001\n', ['E-FM-UNTERMINATED']],
    ['a duplicate key', '---\nid: EXP-001\nid: EXP-002\n---\n', ['E-FM-YAML']],
    ['an anchor', '---\nid: &a EXP-001\n---\n', ['E-FM-YAML']],
    ['an alias', '---\nid: &a x\ntags: [*a]\n---\n', ['E-FM-YAML']],
    ['a tag', '---\nid: !!str EXP-001\n---\n', ['E-FM-YAML']],
    ['a custom tag', '---\nid: !js x\n---\n', ['E-FM-YAML']],
    ['two documents', '---\nid: EXP-001\n...\nid: x\n---\n', ['E-FM-YAML']],
    ['a directive', '---\n%YAML 1.1\nid: x\n---\n', ['E-FM-YAML']],
    ['great depth', `---\nx: ${'['.repeat(40)}${']'.repeat(40)}\n---\n`, ['E-FM-YAML']],
    ['extreme depth', `---\nx: ${'['.repeat(20_000)}\n---\n`, ['E-FM-YAML']],
    ['great size', `---\nx: "${'a'.repeat(70_000)}"\n---\n`, ['E-FM-YAML']],
    [
      'an unquoted status',
      '---\nid: EXP-001\nstatus: challenged: EXP-051\n---\n',
      ['W-STATUS-UNQUOTED'],
    ],
    ['a second block', '---\nid: EXP-001\n---\n---\nid: EXP-001\n---\n', ['W-FM-DOUBLE']],
  ])('[DF4] reports %s', (_name, text, expected) => {
    expect(codes(text)).toEqual(expected)
  })

  it('[DF4] reports bytes that are not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('---\nid: EXP-001\n---\n'), Buffer.from([0xff, 0xfe])])
    const atom = parseAtom(bytes, { project: 'p', kind: 'experiment', file: 'EXP-001.md' })
    expect(atom.findings.map((finding) => finding.code)).toEqual(['E-FM-YAML'])
  })

  it('[DF5] accepts a byte-order mark, CRLF and a closing fence without newline', () => {
    expect(findFence('\ufeff---\r\nid: x\r\n---')).toMatchObject({ eol: '\r\n', start: 6 })
  })
})
