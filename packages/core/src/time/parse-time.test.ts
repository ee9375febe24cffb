import { describe, expect, it } from 'vitest'
import { days, NOW, shown, spansIn } from '../../test/support/time-text.ts'
import type { CortexError } from '../errors.ts'
import { parseTime } from './parse-time.ts'

describe('times of day', () => {
  it.each([
    ['What did I say this morning?', '2023-10-18T05:00..2023-10-18T12:00'],
    ['What did I say on Tuesday afternoon?', '2023-10-17T12:00..2023-10-17T18:00'],
    ['What did I say yesterday evening?', '2023-10-17T17:00..2023-10-18'],
    ['What did I say last night?', '2023-10-17T18:00..2023-10-18T06:00'],
    ['What is on tonight?', '2023-10-18T18:00..2023-10-19T06:00'],
    ['What did I say at lunchtime yesterday?', '2023-10-17T11:00..2023-10-17T14:00'],
    ['What did I say on May 8 at noon?', '2023-05-08T12:00..2023-05-08T13:00'],
    ['What did I say on the evening of 7 July, 2023?', '2023-07-07T17:00..2023-07-08'],
  ])('[Q32] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each([
    ['What did I say yesterday at 5 pm?', '2023-10-17T17:00..2023-10-17T18:00'],
    ['What did I say yesterday at 5:30pm?', '2023-10-17T17:30..2023-10-17T17:31'],
    ['What did I say at 12 a.m. on Tuesday?', '2023-10-17..2023-10-17T01:00'],
    ['What did I say yesterday at 17:05?', '2023-10-17T17:05..2023-10-17T17:06'],
    ["What did I say yesterday at 9 o'clock?", '2023-10-17T09:00..2023-10-17T10:00'],
    ['What did I say yesterday at 13 pm?', '2023-10-17..2023-10-18'],
  ])('[Q33] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each([
    ['On Tuesday, what did I say at 5 pm?', '2023-10-17T17:00..2023-10-17T18:00'],
    ['At 5 pm on Tuesday, what did I say?', '2023-10-17T17:00..2023-10-17T18:00'],
    ['What did I do in the morning on May 8?', '2023-05-08T05:00..2023-05-08T12:00'],
    [
      'At night, what did I do on Monday and Tuesday?',
      '2023-10-16T18:00..2023-10-17T06:00 2023-10-17T18:00..2023-10-18T06:00',
    ],
    ['What did I do in 2022 in the morning?', '2022-01-01..2023-01-01'],
  ])('[Q34] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each([
    ['What do I do in the morning?', ''],
    ['What did I say at 5 pm?', '2023-10-17T17:00..2023-10-17T18:00'],
    ['What did I say at 9 am?', '2023-10-18T09:00..2023-10-18T10:00'],
    ['Is the shop open from 11 am to 4 pm?', ''],
  ])('[Q35] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })
})

describe('ranges and directions', () => {
  it.each(
    days([
      ['What did we say between May 8th and June 9th?', '2023-05-08', '2023-06-09'],
      ['What did we say from March to May?', '2023-03-01', '2023-05-31'],
      ['What did we say between 2019 and 2021?', '2019-01-01', '2021-12-31'],
      ['What did we say Monday through Tuesday?', '2023-10-16', '2023-10-17'],
      ['What did we say from last month until now?', '2023-09-01', '2023-10-18'],
      ['What did we say 2023-05-08 to 2023-05-10?', '2023-05-08', '2023-05-10'],
    ]),
  )('[Q36] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What did we say between May 8th and 12th?', '2023-05-08', '2023-05-12'],
      ['What did we say from 8 to 12 May 2022?', '2022-05-08', '2022-05-12'],
      ['What did we say on May 8-12, 2022?', '2022-05-08', '2022-05-12'],
      ['What did we say between May 8 and June 9, 2021?', '2021-05-08', '2021-06-09'],
      ['What did we say between Dec 20, 2021 and Jan 5?', '2021-12-20', '2022-01-05'],
      ['What did we say between Dec 20 and Jan 5, 2022?', '2021-12-20', '2022-01-05'],
      ['What did we say between December 17th and January 1st?', '2022-12-17', '2023-01-01'],
      ['What did we say from Friday to Tuesday?', '2023-10-13', '2023-10-17'],
      ['What did we say from Monday to Friday?', '2023-10-09', '2023-10-13'],
      ['What did we say between the 28th and the 5th?', '2023-09-28', '2023-10-05'],
    ]),
  )('[Q37] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each([
    ['What has changed since last Friday?', '2023-10-13..2023-10-19'],
    ['What has changed since May?', '2023-05-01..2023-10-19'],
    ['What was done until Tuesday?', '..2023-10-18'],
    ['What was done by the end of May?', '..2023-06-01'],
    ['What was done up to May 8?', '..2023-05-09'],
    ['What was done before May 2023?', '..2023-05-01'],
    ['What was done prior to yesterday?', '..2023-10-17'],
    ['What was done after 8 May 2023?', '2023-05-09..'],
    ['What was done from 8 May on?', '2023-05-08..'],
  ])('[Q38] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each([
    ['What was on May 8th and May 25th?', '2023-05-08..2023-05-09 2023-05-25..2023-05-26'],
    ['What was on May 8th, 9th and 11th?', '2023-05-08..2023-05-10 2023-05-11..2023-05-12'],
    ['What was in May, June and July 2022?', '2022-05-01..2022-08-01'],
    ['What was in January or in March?', '2023-01-01..2023-02-01 2023-03-01..2023-04-01'],
    ['What was on Tuesday and Thursday?', '2023-10-12..2023-10-13 2023-10-17..2023-10-18'],
    ['What was on the 3rd and the 5th?', '2023-10-03..2023-10-04 2023-10-05..2023-10-06'],
  ])('[Q39] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each([
    ['What did I do between 2 and 4 pm yesterday?', '2023-10-17T14:00..2023-10-17T16:00'],
    ['What did I do yesterday from 9 am to 11:30 am?', '2023-10-17T09:00..2023-10-17T11:30'],
    ['What did I do before 5 pm yesterday?', '2023-10-17..2023-10-17T17:00'],
    ['What did I do yesterday after 5 pm?', '2023-10-17T17:00..2023-10-18'],
  ])('[Q40] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })
})

describe('several times', () => {
  it('[Q41] what overlaps narrows', () => {
    expect(spansIn("What did Ann say about Friday's game last week?")).toBe(
      '2023-10-13..2023-10-14',
    )
    expect(spansIn('In 2022, what was done before May 2022?')).toBe('2022-01-01..2022-05-01')
  })

  it.each([
    ['What did Tara do last Friday, as mentioned on May 8, 2023?', '2023-05-08..2023-05-09'],
    ['What did Tara do last May, according to the chat on June 8?', '2023-06-08..2023-06-09'],
    ['On July 8, 2023, what did Tara plan for next month?', '2023-07-08..2023-07-09'],
    ['What did Tara say last May about next year?', '2023-05-01..2023-06-01'],
    ['Who ran in May, who swam in July?', '2023-05-01..2023-06-01 2023-07-01..2023-08-01'],
  ])('[Q42] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each([
    ['What was said in the first session in May?', '2023-05-01..2023-06-01'],
    ['What was said in the last session before May 8?', '..2023-05-08'],
    ['In the first session, what did Tara plan for next month?', ''],
  ])('[Q43] %s', (question, expected) => {
    const time = parseTime(question, { now: NOW })
    expect(time.sessions).toHaveLength(1)
    expect(shown(time.spans)).toBe(expected)
  })
})

describe('parseTime()', () => {
  it('[Q1] does not ask where the machine stands', () => {
    const zone = process.env.TZ
    const questions = ['What did I say on Tuesday at 5 pm?', 'And in the last two months?']
    const here = questions.map((question) => parseTime(question, { now: NOW }))
    try {
      for (const other of ['Pacific/Kiritimati', 'America/Anchorage']) {
        process.env.TZ = other
        expect(questions.map((question) => parseTime(question, { now: NOW }))).toEqual(here)
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  it('[Q3] reads the first 1,000 words', () => {
    expect(spansIn(`${'word '.repeat(999)}yesterday`)).toBe('2023-10-17..2023-10-18')
    expect(spansIn(`${'word '.repeat(1000)}yesterday`)).toBe('')
  })

  it('[Q5] refuses a now that is none', () => {
    for (const now of [Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1]) {
      expect(() => parseTime('What?', { now })).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT' } satisfies Partial<CortexError>),
      )
    }
  })

  it.each([
    ['What did Ann say on May 8, 2023 about the roof?', 'What did Ann say about the roof?'],
    ['On May 8, what did Ann say?', 'what did Ann say?'],
    ['What did Ann say, as mentioned on May 8, 2023?', 'What did Ann say?'],
    ['What did Ann eat according to their conversation on May 8?', 'What did Ann eat?'],
    ['Where did Ann volunteer at last weekend?', 'Where did Ann volunteer at?'],
    ["What was in last month's report?", 'What was in report?'],
    ['In the first session, what did Ann say in May?', 'what did Ann say?'],
    ['What is the second option?', 'What is the second option?'],
  ])('[Q56] %s', (question, rest) => {
    expect(parseTime(question, { now: NOW }).rest).toBe(rest)
  })

  it.each([
    ['What did we talk about last Tuesday?', true],
    ['Summarize our conversations from the past week, please', true],
    ['Anything from yesterday?', true],
    ['What was said in session 4?', true],
    ['What did we say about the roof last Tuesday?', false],
    ['When did we talk in May?', false],
    ['What did we talk about?', false],
  ])('[Q57] %s', (question, pure) => {
    expect(parseTime(question, { now: NOW }).pureTime).toBe(pure)
  })

  it.each([
    ['When did Ann move?', true],
    ['Do you remember when Ann moved?', true],
    ['Where and when did Ann move?', true],
    ['What day is her exam?', true],
    ['In which year did Ann move?', true],
    ['How long ago did Ann move?', true],
    ['What did Ann say when she moved?', false],
    ['How long did the move take?', false],
    ['What did Ann say in May?', false],
  ])('[Q58] %s', (question, asks) => {
    expect(parseTime(question, { now: NOW }).asksWhen).toBe(asks)
  })

  it('[Q60] a mention has its words, its place, its unit and its spans', () => {
    const question = 'Did Ann call on May 8th or in our first session?'
    const { mentions } = parseTime(question, { now: NOW })
    const may8 = Date.UTC(2023, 4, 8)
    expect(mentions).toEqual([
      {
        text: 'on May 8th',
        start: 13,
        end: 23,
        kind: 'calendar',
        unit: 'day',
        spans: [{ from: may8, to: may8 + 86_400_000 }],
      },
      { text: 'in our first session', start: 27, end: 47, kind: 'sessions', spans: [] },
    ])
  })
})
