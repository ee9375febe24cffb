import { describe, expect, it } from 'vitest'
import { days, NOW, spansIn } from '../../test/support/time-text.ts'
import { parseTime } from './parse-time.ts'

describe('dates', () => {
  it.each(
    days([
      ['What did I note on 2023-05-08?', '2023-05-08'],
      ['What did I note on 2023/5/8?', '2023-05-08'],
      ['Anything in 2023-05?', '2023-05-01', '2023-05-31'],
    ]),
  )('[Q6] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each([
    ['What came in at 2023-05-08T14:30Z?', '2023-05-08T14:30..2023-05-08T14:31'],
    ['What came in on 2023-05-08 09:05?', '2023-05-08T09:05..2023-05-08T09:06'],
    ['What came in on 2023-05-08 25:05?', ''],
  ])('[Q6] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What did I note on 5/8/2023?', '2023-05-08'],
      ['What did I note on 05-08-2023?', '2023-05-08'],
      ['What did I note on 25/12/2022?', '2022-12-25'],
      ['What did I note on 8.5.2023?', '2023-05-08'],
      ['What did I note on 31.12.2022?', '2022-12-31'],
    ]),
  )('[Q7] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it('[Q8] a short date needs a preposition', () => {
    expect(spansIn('What did I buy on 5/8?')).toBe('2023-05-08..2023-05-09')
    expect(spansIn('What did I buy on 5/8 and 5/9?')).toBe('2023-05-08..2023-05-10')
    expect(spansIn('How much is 3/4 of a cup?')).toBe('')
    expect(spansIn('Who is on 24/7?')).toBe('')
  })

  it.each(
    days([
      ['What did Ann cook on May 8, 2023?', '2023-05-08'],
      ['What did Ann cook on May 8th?', '2023-05-08'],
      ['What did Ann cook on May the 8th 2022?', '2022-05-08'],
      ['What did Ann cook on 8 May, 2023?', '2023-05-08'],
      ['What did Ann cook on 8th May 2023?', '2023-05-08'],
      ['What did Ann cook on the 8th of May?', '2023-05-08'],
      ['What did Ann cook on the eighth of May 2021?', '2021-05-08'],
      ['What did Ann cook on May eighth?', '2023-05-08'],
      ['What did Ann cook on the twenty-first of June?', '2023-06-21'],
      ['What did Ann cook on Jan. 5th 2023?', '2023-01-05'],
      ['What did Ann cook on Sept 5?', '2023-09-05'],
      ['What did Ann cook on may 8?', '2023-05-08'],
      ['What did Ann cook on December 1,2022?', '2022-12-01'],
      ['What did Ann cook on 8 May last year?', '2022-05-08'],
      ["What did Ann cook in July '23?", '2023-07-01', '2023-07-31'],
      ["What did Ann cook in July '70?", '1970-07-01', '1970-07-31'],
    ]),
  )('[Q9] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What did we do on October 18?', '2023-10-18'],
      ['What did we do on October 19?', '2022-10-19'],
      ['What did we do in October?', '2023-10-01', '2023-10-31'],
      ['What did we do in December?', '2022-12-01', '2022-12-31'],
      ['What did we do on the 19th?', '2023-09-19'],
      ['What did we do on the 31st?', '2023-08-31'],
      ['What did we do on February 29?', '2020-02-29'],
      ['What will we do in December?', '2023-12-01', '2023-12-31'],
      ['What will we do on October 18?', '2023-10-18'],
      ['What is Ann going to do on October 17?', '2024-10-17'],
      ['What shall we do on the 3rd?', '2023-11-03'],
    ]),
  )('[Q10] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(['What was on 2023-02-30?', 'What was on 13/13/2023?', 'What was on June 31st?'])(
    '[Q11] %s',
    (question) => {
      expect(spansIn(question)).toBe('')
    },
  )

  it.each(
    days([
      ['What happened in May?', '2023-05-01', '2023-05-31'],
      ['what happened in may?', '2023-05-01', '2023-05-31'],
      ['What happened in June 2022?', '2022-06-01', '2022-06-30'],
      ['Summarize January', '2023-01-01', '2023-01-31'],
      ['What happened in Aug?', '2023-08-01', '2023-08-31'],
      ['What happened in May of last year?', '2022-05-01', '2022-05-31'],
    ]),
  )('[Q12] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each([
    'What did April say?',
    "What is in June's bag?",
    'Is May older than August?',
    'Who led the march?',
    'Is the state it is in may be bad?',
    'Did Jan call?',
  ])('[Q12] no month: %s', (question) => {
    expect(parseTime(question, { now: NOW }).mentions).toEqual([])
  })

  it.each(
    days([
      ['What happened in 2022?', '2022-01-01', '2022-12-31'],
      ['In 2021 who led the team?', '2021-01-01', '2021-12-31'],
      ['Was the year 2020 hard?', '2020-01-01', '2020-12-31'],
      ['What was sung in the 1990s?', '1990-01-01', '1999-12-31'],
      ["What was sung in the '80s?", '1980-01-01', '1989-12-31'],
      ['What was sung in the nineties?', '1990-01-01', '1999-12-31'],
      ['What was sung in the 20s?', '2020-01-01', '2029-12-31'],
      ['What was sung in the 30s?', '1930-01-01', '1939-12-31'],
    ]),
  )('[Q13] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each([
    'Who can tell it in 2000 words?',
    'Did he play Cyberpunk 2077?',
    'Did we drive by 2000 people?',
    'Is she in her 30s?',
    'Where did we celebrate New Year 2025?',
  ])('[Q13] no year: %s', (question) => {
    expect(parseTime(question, { now: NOW }).mentions).toEqual([])
  })

  it.each(
    days([
      ['What did we ship in Q2 2023?', '2023-04-01', '2023-06-30'],
      ['What did we ship in 2022 Q4?', '2022-10-01', '2022-12-31'],
      ['What did we ship in Q3?', '2023-07-01', '2023-09-30'],
      ['What did we ship in the second quarter of 2022?', '2022-04-01', '2022-06-30'],
      ['Where were we in the summer of 2021?', '2021-06-01', '2021-08-31'],
      ['Where were we in spring 2021?', '2021-03-01', '2021-05-31'],
      ['Where were we in the fall?', '2023-09-01', '2023-11-30'],
      ['Where were we in winter 2021?', '2021-12-01', '2022-02-28'],
      ['Where were we in winter 2021/22?', '2021-12-01', '2022-02-28'],
      ['Where were we in winter?', '2022-12-01', '2023-02-28'],
    ]),
  )('[Q14] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it('[Q15] a day alone has a preposition and no noun', () => {
    expect(spansIn('What did I pay on the 8th?')).toBe('2023-10-08..2023-10-09')
    expect(spansIn('What did I pay by the 8th to Ann?')).toBe('..2023-10-09')
    expect(spansIn('Who lives on the 8th floor?')).toBe('')
    expect(spansIn('Is the 8th better?')).toBe('')
  })
})

describe('times told from now', () => {
  it.each(
    days([
      ['What did I eat today?', '2023-10-18'],
      ['What did I eat yesterday?', '2023-10-17'],
      ['What is on tomorrow?', '2023-10-19'],
      ['What did I eat the day before yesterday?', '2023-10-16'],
      ['What is on the day after tomorrow?', '2023-10-20'],
      ['Who called the other day?', '2023-10-11', '2023-10-17'],
    ]),
  )('[Q16] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What did we say 38 days ago?', '2023-09-10'],
      ['What did we say one hundred and sixty-seven days ago?', '2023-05-04'],
      ['What did we say three weeks ago?', '2023-09-25', '2023-10-01'],
      ['What did we say a week ago?', '2023-10-09', '2023-10-15'],
      ['What did we say a week ago today?', '2023-10-11'],
      ['What did we say 2 weekends ago?', '2023-10-07', '2023-10-08'],
      ['What did we say 5 months ago?', '2023-05-01', '2023-05-31'],
      ['What did we say two quarters ago?', '2023-04-01', '2023-06-30'],
      ['Where did Ann live four years ago?', '2019-01-01', '2019-12-31'],
      ['Where did Ann live a decade ago?', '2010-01-01', '2019-12-31'],
      ['What did we say two Fridays ago?', '2023-10-06'],
      ['What did we say two or three days ago?', '2023-10-15', '2023-10-16'],
      ['What did we say a few years ago?', '2018-01-01', '2021-12-31'],
      ['What did we say roughly 3 months back?', '2023-07-01', '2023-07-31'],
    ]),
  )('[Q17] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it('[Q17] hours and minutes ago are hours and minutes of the clock', () => {
    expect(spansIn('What did I say 2 hours ago?')).toBe('2023-10-18T12:00..2023-10-18T13:00')
    expect(spansIn('What did I say ten minutes ago?')).toBe('2023-10-18T14:20..2023-10-18T14:21')
  })

  it('[Q17] months ago from a day that the month does not have', () => {
    expect(spansIn('What was a month ago?', Date.UTC(2023, 2, 31))).toBe('2023-02-01..2023-03-01')
  })

  it('[Q18] more and less than so long ago', () => {
    expect(spansIn('What was over a year ago?')).toBe('..2022-10-18T14:30')
    expect(spansIn('What was more than two weeks ago?')).toBe('..2023-10-04T14:30')
    expect(parseTime('What was less than a week ago?', { now: NOW }).spans).toEqual([
      { from: Date.UTC(2023, 9, 11, 14, 30), to: NOW + 1 },
    ])
  })

  it.each(
    days([
      ['What came up in the last three days?', '2023-10-15', '2023-10-18'],
      ['What came up in the last two weeks?', '2023-10-04', '2023-10-18'],
      ['Show notes from the past 10 days', '2023-10-08', '2023-10-18'],
      ['What came up over this last week?', '2023-10-11', '2023-10-18'],
      ['What came up in the past month?', '2023-09-18', '2023-10-18'],
      ['Who visited him in the last year?', '2022-10-18', '2023-10-18'],
      ['What came up over the last couple of weeks?', '2023-10-04', '2023-10-18'],
      ['What came up over the past few days?', '2023-10-13', '2023-10-18'],
      ['What came up over the last two weekends?', '2023-10-07', '2023-10-15'],
      ['What is planned for the next 3 days?', '2023-10-18', '2023-10-21'],
    ]),
  )('[Q19] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it('[Q19] the last hours end now, this millisecond included', () => {
    expect(parseTime('What came up in the last 24 hours?', { now: NOW }).spans).toEqual([
      { from: NOW - 86_400_000, to: NOW + 1 },
    ])
  })

  it.each(
    days([
      ['What did we do last week?', '2023-10-09', '2023-10-15'],
      ['What did we do this month?', '2023-10-01', '2023-10-31'],
      ['What did we do last month?', '2023-09-01', '2023-09-30'],
      ['What did we do last quarter?', '2023-07-01', '2023-09-30'],
      ['What did we do the previous year?', '2022-01-01', '2022-12-31'],
      ['What did we plan for next week?', '2023-10-23', '2023-10-29'],
      ["What was last month's topic?", '2023-09-01', '2023-09-30'],
      ['What did we do last summer?', '2023-06-01', '2023-08-31'],
      ['What did we do this past spring?', '2023-03-01', '2023-05-31'],
      ['What did we do this summer?', '2023-06-01', '2023-08-31'],
      ['What did we do next winter?', '2023-12-01', '2024-02-29'],
      ['What did we do last October?', '2022-10-01', '2022-10-31'],
      ['What did we do last May?', '2023-05-01', '2023-05-31'],
      ['What did we do this May?', '2023-05-01', '2023-05-31'],
      ['What did we do next May?', '2024-05-01', '2024-05-31'],
    ]),
  )('[Q20] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What did we do the week before last?', '2023-10-02', '2023-10-08'],
      ['What did we do the month before last?', '2023-08-01', '2023-08-31'],
      ['What did we do the weekend before last?', '2023-10-07', '2023-10-08'],
      ['What is on the week after next?', '2023-10-30', '2023-11-05'],
    ]),
  )('[Q21] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What did we discuss last Tuesday?', '2023-10-17'],
      ['What did we discuss last Wednesday?', '2023-10-11'],
      ['What did we discuss on Wednesday?', '2023-10-11'],
      ['What did we discuss on friday?', '2023-10-13'],
      ['What did we discuss on Fri?', '2023-10-13'],
      ['What is on this Friday?', '2023-10-20'],
      ['What is on next Wednesday?', '2023-10-25'],
      ['What will we do on Friday?', '2023-10-20'],
      ['What did we discuss on Monday of last week?', '2023-10-09'],
      ['What did we discuss Thursday last week?', '2023-10-12'],
      ['What did we discuss the Tuesday before last?', '2023-10-10'],
      ['What did we discuss on Thursday, October 5?', '2023-10-05'],
      ['What did we discuss on Monday the 9th?', '2023-10-09'],
    ]),
  )('[Q22] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['Where was I last weekend?', '2023-10-14', '2023-10-15'],
      ['Where was I over the weekend?', '2023-10-14', '2023-10-15'],
      ['Where will I be this weekend?', '2023-10-21', '2023-10-22'],
      ['Where will I be next weekend?', '2023-10-28', '2023-10-29'],
    ]),
  )('[Q23] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it('[Q23] on a Sunday, the weekend is the running one', () => {
    const sunday = Date.UTC(2023, 9, 15, 9)
    expect(spansIn('Where was I over the weekend?', sunday)).toBe('2023-10-14..2023-10-16')
    expect(spansIn('Where was I last weekend?', sunday)).toBe('2023-10-07..2023-10-09')
  })

  it.each([
    ['Who will come in two weeks?', '2023-10-30..2023-11-06'],
    ['Who came in two weeks?', ''],
    ['What is due three days from now?', '2023-10-21..2023-10-22'],
  ])('[Q24] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it('[Q25] earlier and later in what is running', () => {
    expect(spansIn('What did we say earlier this week?')).toBe('2023-10-16..2023-10-18')
    expect(spansIn('What is on later this week?')).toBe('2023-10-19..2023-10-23')
    expect(spansIn('What did we say earlier this week?', Date.UTC(2023, 9, 16, 8))).toBe(
      '2023-10-16..2023-10-23',
    )
  })
})

describe('times told from another time', () => {
  it.each(
    days([
      ['What was in early May?', '2023-05-01', '2023-05-10'],
      ['What was in mid-August 2023?', '2023-08-11', '2023-08-20'],
      ['What was in late May?', '2023-05-21', '2023-05-31'],
      ['What was at the beginning of the month?', '2023-10-01', '2023-10-10'],
      ['What was at the end of 2022?', '2022-09-01', '2022-12-31'],
      ['What was in late 2021?', '2021-09-01', '2021-12-31'],
      ['What was in the middle of June?', '2023-06-11', '2023-06-20'],
    ]),
  )('[Q26] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What was in the first half of 2022?', '2022-01-01', '2022-06-30'],
      ['What was in the second half of last year?', '2022-07-01', '2022-12-31'],
      ['What was in the first half of June?', '2023-06-01', '2023-06-15'],
    ]),
  )('[Q27] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What was in the second week of November?', '2022-11-08', '2022-11-14'],
      ['What was in the fifth week of August?', '2023-08-29', '2023-08-31'],
      ['What was in the last week of May 2022?', '2022-05-25', '2022-05-31'],
      ['What was on the last Friday of September?', '2023-09-29'],
      ['What was on the third Monday in June?', '2023-06-19'],
      ['What was on the first weekend of July?', '2023-07-01', '2023-07-02'],
      ['What was on the first day of last month?', '2023-09-01'],
      ['What was on the last day of 2022?', '2022-12-31'],
      ['What was in the third month of 2022?', '2022-03-01', '2022-03-31'],
    ]),
  )('[Q28] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What was in the first ten days of May?', '2023-05-01', '2023-05-10'],
      ['What was in the last two weeks of 2022?', '2022-12-18', '2022-12-31'],
      ['What was in the first 90 days of June?', '2023-06-01', '2023-06-30'],
    ]),
  )('[Q29] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What was in the week of May 10?', '2023-05-08', '2023-05-14'],
      ['What was on the weekend of May 6?', '2023-05-06', '2023-05-07'],
      ['What was in the month of May?', '2023-05-01', '2023-05-31'],
    ]),
  )('[Q30] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })

  it.each(
    days([
      ['What was the day before May 8?', '2023-05-07'],
      ['What was the day after May 8, 2022?', '2022-05-09'],
      ['What was the week before August 3, 2023?', '2023-07-27', '2023-08-02'],
      ['What was the month before June 2022?', '2022-05-01', '2022-05-31'],
      ['What was the year after 2019?', '2020-01-01', '2020-12-31'],
      ['What was the weekend before April 10, 2023?', '2023-04-08', '2023-04-09'],
      ['What was last weekend before April 9, 2023?', '2023-04-01', '2023-04-02'],
      ['What was the weekend after May 6, 2023?', '2023-05-13', '2023-05-14'],
      ['What was the Tuesday before May 8, 2023?', '2023-05-02'],
      ['What was the Monday after May 8, 2023?', '2023-05-15'],
      ['What was two days after May 8?', '2023-05-10'],
      ['What was two weeks before August 11, 2023?', '2023-07-24', '2023-07-30'],
    ]),
  )('[Q31] %s', (question, expected) => {
    expect(spansIn(question)).toBe(expected)
  })
})
