import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Turn } from '../conversation/turn.ts'
import { highEntropyTokens, missingTokens } from '../text/high-entropy.ts'
import { compactTranscript, renderTranscript, safeTail } from './compact-transcript.ts'
import { parseSections, renderSections, SECTION_NAMES } from './sections.ts'

const user = (text: string): Turn => ({ role: 'user', text })
const assistant = (text: string): Turn => ({ role: 'assistant', text })
const tool = (text: string): Turn => ({ role: 'tool', tool: 'tide_table', text })

const HARBOUR: readonly Turn[] = [
  { role: 'system', text: 'You always answer in verse.' },
  user(
    'Plan the harbour survey for May. We decided to use the small boat because the big one leaks.',
  ),
  { role: 'assistant', tool: 'tide_table', text: '{"month":"May"}' },
  tool('Low water 3 May 06:12, station 9007199254, file /srv/tides/may.csv'),
  assistant('The survey fits on 3 May. I will book pier four. Who steers?'),
  user('Still need a permit. Pay to 0x52908400098527886E0F7030069857D2E4169EE7?'),
]

const aToken = fc.constantFrom(
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'cd'.repeat(24),
  '123e4567-e89b-12d3-a456-426614174000',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '/srv/tide/log-2.txt',
  '40012345',
  '4001234567',
  'https://example.org/a/b?c=1',
  'GOAL: 0xabcdef99',
  '- NEXT',
  'We decided to wait. 7654321',
  'x'.repeat(900),
  '日本 😀',
)
const aTurn: fc.Arbitrary<Turn> = fc.record(
  {
    role: fc.constantFrom(
      'user' as const,
      'assistant' as const,
      'tool' as const,
      'system' as const,
    ),
    text: fc.array(aToken, { maxLength: 5 }).map((parts) => parts.join(' ')),
    tool: fc.constantFrom('shell', 'git'),
    recalled: fc.boolean(),
  },
  { requiredKeys: ['role', 'text'] },
)
const aTranscript = fc.array(aTurn, { minLength: 3, maxLength: 8 })
const all = (turns: readonly Turn[]): string => turns.map(({ text }) => text).join('\n')

describe('a compacted transcript', () => {
  it('[GC1] has six sections, picked from what was said', async () => {
    const { sections, text, by, clean } = await compactTranscript(HARBOUR)

    expect([by, clean]).toEqual(['rules', true])
    expect(SECTION_NAMES.every((name) => text.includes(`${name}\n- `))).toBe(true)
    expect(sections).toEqual({
      GOAL: [HARBOUR[1]?.text],
      DECISIONS: ['We decided to use the small boat because the big one leaks.'],
      ARTIFACTS: ['0x52908400098527886E0F7030069857D2E4169EE7', '/srv/tides/may.csv', '9007199254'],
      OPEN: [
        'Still need a permit.',
        'Pay to 0x52908400098527886E0F7030069857D2E4169EE7?',
        'Who steers?',
      ],
      LAST_RESULTS: [
        'tool tide_table: Low water 3 May 06:12, station 9007199254, file /srv/tides/may.csv',
        'assistant: The survey fits on 3 May. I will book pier four. Who steers?',
      ],
      NEXT: [`asked last: ${HARBOUR[5]?.text}`, 'I will book pier four.'],
    })
  })

  it('[GC2] holds every high-entropy string of the transcript and of the summary before', async () => {
    await fc.assert(
      fc.asyncProperty(aTranscript, aTranscript, async (first, second) => {
        const before = await compactTranscript(first)
        const after = await compactTranscript(second, before.text)

        expect(missingTokens(all(first), before.text)).toEqual([])
        expect(missingTokens(all([...first, ...second]), after.text)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('[GC2] invents none, and equal transcripts give equal bytes', async () => {
    await fc.assert(
      fc.asyncProperty(aTranscript, async (turns) => {
        const { text } = await compactTranscript(turns)
        const known = highEntropyTokens(all(turns))
        expect(highEntropyTokens(text).filter((token) => !known.includes(token))).toEqual([])
        expect((await compactTranscript(structuredClone(turns))).text).toBe(text)
      }),
    )
  })

  it('[GC3] merges the summary before instead of replacing it', async () => {
    const first = await compactTranscript(HARBOUR)
    const later = [
      user('Use pier five.'),
      assistant('Agreed: pier five, because four is full.'),
      user('Go on'),
    ]

    const { sections } = await compactTranscript(later, first.text)

    expect(sections.GOAL).toEqual(first.sections.GOAL)
    expect(sections.DECISIONS).toEqual([
      ...first.sections.DECISIONS,
      'Agreed: pier five, because four is full.',
    ])
    expect(sections.OPEN).toEqual(first.sections.OPEN)
    expect(sections.LAST_RESULTS).toEqual(['assistant: Agreed: pier five, because four is full.'])
    expect(sections.NEXT).toEqual(['asked last: Go on'])
  })

  it('[GC3] keeps a summary that has no sections, and says a thing once', async () => {
    const repeated = [user('We decided to wait.'), assistant('ok'), user('we decided to  wait.')]
    const { sections } = await compactTranscript(repeated, 'They met in spring; code 7654321.')

    expect(sections.DECISIONS).toEqual([
      'earlier: They met in spring; code 7654321.',
      'we decided to wait.',
    ])
    expect(sections.ARTIFACTS).toEqual(['7654321'])
  })

  it('[GC4] leaves the last message of the user in the window, and short transcripts as they are', async () => {
    expect((await compactTranscript(HARBOUR)).keep).toEqual([HARBOUR[5]])
    expect((await compactTranscript([assistant('a'), assistant('b'), tool('c')])).keep).toEqual([])
    const short = [user('a'), assistant('b')]
    expect(await compactTranscript(short, 'before')).toMatchObject({
      text: 'before',
      keep: short,
      by: 'none',
    })
  })

  it('[GC5] takes sections from a model, and puts back what it left out', async () => {
    const written = '## GOAL\nSurvey in May, file /srv/tides/may.csv\n## NEXT: get the permit'
    let requested: unknown
    const summary = await compactTranscript(HARBOUR, 'GOAL\n- old 5550001111', {
      summarize: async (request) => {
        requested = request
        return written
      },
    })

    expect(requested).toMatchObject({
      previous: 'GOAL\n- old 5550001111',
      transcript: renderTranscript(HARBOUR),
    })
    expect(summary).toMatchObject({ by: 'model', clean: false, keep: [HARBOUR[5]] })
    expect(new Set(summary.restored)).toEqual(
      new Set(['0x52908400098527886E0F7030069857D2E4169EE7', '9007199254', '5550001111']),
    )
    expect(summary.text.startsWith(written)).toBe(true)
    expect(summary.sections.GOAL).toEqual(['Survey in May, file /srv/tides/may.csv'])
    expect(missingTokens(all(HARBOUR), summary.text)).toEqual([])
  })

  it('[GC5] leaves a clean text of a model as it is', async () => {
    const written = renderSections((await compactTranscript(HARBOUR)).sections)
    const summary = await compactTranscript(HARBOUR, '', {
      summarize: async () => `\n${written}\n`,
    })
    expect(summary).toMatchObject({ text: written, by: 'model', clean: true, restored: [] })
  })

  it.each([
    ['fails', () => Promise.reject(new Error('busy'))],
    ['says nothing', () => Promise.resolve('  ')],
    ['gives no section', () => Promise.resolve('Sure, here it is!')],
  ])(
    '[GC6] is written by the rules if the model %s, and the safe tail stays',
    async (_how, summarize) => {
      const turns = [...HARBOUR, assistant('calling'), tool('14:20')]
      const summary = await compactTranscript(turns, '', { summarize })

      expect(summary).toMatchObject({ by: 'rules', keep: turns.slice(5) })
      expect(summary.failure).toMatch(/busy|sections/)
      expect(missingTokens(all(turns), summary.text)).toEqual([])
    },
  )

  it('[GC6] has a tail that begins with the last message of the user, or is everything', () => {
    expect(safeTail([assistant('a'), user('b'), tool('c')])).toEqual([user('b'), tool('c')])
    expect(safeTail([assistant('a'), tool('c')])).toEqual([assistant('a'), tool('c')])
  })
})

describe('sections', () => {
  it('[GC7] read back as they were written; no item passes for a heading', () => {
    const anItem = fc.constantFrom(
      'GOAL',
      'NEXT: run',
      '## OPEN',
      '- dash',
      'tide\nNEXT\n- x',
      'a',
      'b',
    )
    const items = fc.array(anItem, { maxLength: 3 })
    fc.assert(
      fc.property(
        fc.record({
          GOAL: items,
          DECISIONS: items,
          ARTIFACTS: items,
          OPEN: items,
          LAST_RESULTS: items,
          NEXT: items,
        }),
        (sections) => {
          const line = (item: string): string => item.replace(/\s+/g, ' ')
          const expected = Object.fromEntries(
            Object.entries(sections).map(([name, list]) => [name, list.map(line)]),
          )
          expect(parseSections(renderSections(sections))).toEqual(expected)
        },
      ),
    )
    expect(parseSections('GOAL: sail\n**NEXT**\n* go\n3. OPEN\nnone')).toMatchObject({
      GOAL: ['sail'],
      NEXT: ['go'],
      OPEN: [],
    })
    expect(parseSections('Next we sail. The goal: go.')).toBeUndefined()
  })
})
