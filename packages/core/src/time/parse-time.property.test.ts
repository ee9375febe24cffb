/**
 * Random times in random words must come back as they were; random text must never do harm. The
 * model of a time is a pair of days that are counted one by one.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTime } from './parse-time.ts'
import { EARLIEST_MS, LATEST_MS, type TimeSpan } from './span.ts'

const DAY = 86_400_000
const FIRST = Date.UTC(1990, 0, 1)
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const FRAMES: readonly ((time: string) => string)[] = [
  (time) => `What did we talk about ${time}?`,
  (time) => `What did Ann tell Bob about the roof ${time}?`,
  (time) => `${time}, what did Ann say?`,
  (time) => `summarize what happened ${time}`,
]

const frame = fc.constantFrom(...FRAMES)
/** Days from 1990 to 2071; the question is asked at any time of one of them. */
const dayNumber = fc.integer({ min: 0, max: 30_000 })
const now = fc
  .record({ day: dayNumber, ms: fc.integer({ min: 0, max: DAY - 1 }) })
  .map(({ day, ms }) => FIRST + day * DAY + ms)

function days(first: number, count = 1): TimeSpan[] {
  return [{ from: first, to: first + count * DAY }]
}

function midnight(at: number): number {
  return at - (((at % DAY) + DAY) % DAY)
}

function ordinal(day: number): string {
  const suffix = day % 100 > 10 && day % 100 < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][day % 10]
  return `${day}${suffix ?? 'th'}`
}

const DATE_FORMS: readonly ((date: Date) => string)[] = [
  (date) => date.toISOString().slice(0, 10),
  (date) => `${parts(date).month} ${parts(date).day}, ${parts(date).year}`,
  (date) => `${parts(date).month} ${ordinal(parts(date).day)} ${parts(date).year}`,
  (date) => `${parts(date).day} ${parts(date).month}, ${parts(date).year}`,
  (date) => `the ${ordinal(parts(date).day)} of ${parts(date).month} ${parts(date).year}`,
  (date) => `${parts(date).short} ${parts(date).day} ${parts(date).year}`,
  (date) => `${date.getUTCMonth() + 1}/${parts(date).day}/${parts(date).year}`,
  (date) => `${parts(date).day}.${date.getUTCMonth() + 1}.${parts(date).year}`,
  (date) =>
    `${WEEKDAYS[date.getUTCDay()]}, ${parts(date).day} ${parts(date).month} ${parts(date).year}`,
]

function parts(date: Date): { year: number; month: string; short: string; day: number } {
  const month = MONTHS[date.getUTCMonth()] as string
  return { year: date.getUTCFullYear(), month, short: month.slice(0, 3), day: date.getUTCDate() }
}

const dateForm = fc.constantFrom(...DATE_FORMS)

describe('times in words', () => {
  it('[Q9] a date in any of its forms is that day', () => {
    fc.assert(
      fc.property(dayNumber, dateForm, frame, now, (day, form, ask, at) => {
        const from = FIRST + day * DAY
        const question = ask(`on ${form(new Date(from))}`)
        expect(parseTime(question, { now: at }).spans).toEqual(days(from))
      }),
    )
  })

  it('[Q10] a date without a year is the last one that was', () => {
    fc.assert(
      fc.property(now, fc.integer({ min: 0, max: 364 }), frame, (at, back, ask) => {
        const from = midnight(at) - back * DAY
        const date = new Date(from)
        const question = ask(`on ${parts(date).month} ${ordinal(parts(date).day)}`)
        expect(parseTime(question, { now: at }).spans).toEqual(days(from))
      }),
    )
  })

  it('[Q36] two dates in order are the days from one to the other', () => {
    const links = fc.constantFrom(['between', 'and'], ['from', 'to'], ['from', 'until'])
    fc.assert(
      fc.property(
        dayNumber,
        fc.integer({ min: 1, max: 2000 }),
        links,
        dateForm,
        frame,
        now,
        (day, length, [open, link], form, ask, at) => {
          const first = FIRST + day * DAY
          const last = first + length * DAY
          const question = ask(`${open} ${form(new Date(first))} ${link} ${form(new Date(last))}`)
          expect(parseTime(question, { now: at }).spans).toEqual(days(first, length + 1))
        },
      ),
    )
  })

  it('[Q38] directions cut time in two', () => {
    fc.assert(
      fc.property(dayNumber, dateForm, frame, now, (day, form, ask, at) => {
        const from = FIRST + day * DAY
        const spans = (word: string): readonly TimeSpan[] =>
          parseTime(ask(`${word} ${form(new Date(from))}`), { now: at }).spans
        expect(spans('before')).toEqual([{ from: EARLIEST_MS, to: from }])
        expect(spans('until')).toEqual([{ from: EARLIEST_MS, to: from + DAY }])
        expect(spans('after')).toEqual([{ from: from + DAY, to: LATEST_MS }])
        const today = midnight(at)
        expect(spans('since')).toEqual([{ from, to: Math.max(from, today) + DAY }])
      }),
    )
  })

  it('[Q17] so many days ago is counted back day by day', () => {
    fc.assert(
      fc.property(
        now,
        fc.integer({ min: 1, max: 400 }),
        fc.boolean(),
        frame,
        (at, n, words, ask) => {
          const count = words ? (SMALL[n] ?? String(n)) : String(n)
          const question = ask(`${count} ${n === 1 ? 'day' : 'days'} ago`)
          expect(parseTime(question, { now: at }).spans).toEqual(days(midnight(at) - n * DAY))
        },
      ),
    )
  })

  it('[Q17] so many months ago is the month found by walking back', () => {
    fc.assert(
      fc.property(now, fc.integer({ min: 1, max: 40 }), frame, (at, n, ask) => {
        let day = midnight(at)
        for (let left = n; left > 0; left--) day -= new Date(day).getUTCDate() * DAY
        const first = day - (new Date(day).getUTCDate() - 1) * DAY
        const { spans } = parseTime(ask(`${n} months ago`), { now: at })
        expect(spans).toEqual([{ from: first, to: day + DAY }])
      }),
    )
  })

  it('[Q19] the last N days end with today', () => {
    fc.assert(
      fc.property(now, fc.integer({ min: 1, max: 400 }), frame, (at, n, ask) => {
        const question = ask(`over the last ${n} days`)
        expect(parseTime(question, { now: at }).spans).toEqual(days(midnight(at) - n * DAY, n + 1))
      }),
    )
  })

  it('[Q22] a weekday is found by walking back from yesterday', () => {
    fc.assert(
      fc.property(now, fc.constantFrom(...WEEKDAYS), fc.boolean(), frame, (at, name, last, ask) => {
        let day = midnight(at) - DAY
        while (WEEKDAYS[new Date(day).getUTCDay()] !== name) day -= DAY
        const question = ask(`${last ? 'last' : 'on'} ${name}`)
        expect(parseTime(question, { now: at }).spans).toEqual(days(day))
      }),
    )
  })

  it('[Q33] an hour of a day is that hour', () => {
    fc.assert(
      fc.property(
        dayNumber,
        fc.integer({ min: 0, max: 23 }),
        dateForm,
        frame,
        now,
        (day, hour, form, ask, at) => {
          const from = FIRST + day * DAY + hour * 3_600_000
          const clock = `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`
          const expected = [{ from, to: from + 3_600_000 }]
          const date = form(new Date(FIRST + day * DAY))
          expect(parseTime(ask(`on ${date} at ${clock}`), { now: at }).spans).toEqual(expected)
          expect(parseTime(ask(`at ${clock} on ${date}`), { now: at }).spans).toEqual(expected)
        },
      ),
    )
  })
})

describe('words that only look like time', () => {
  const lookalikes = fc.constantFrom(
    'may I ask who painted it',
    'May we see the plan',
    'this may be wrong',
    'she may not come',
    'should they march on to the gate',
    'who will march in the parade',
    'is the second option better',
    'does it take a second',
    'will it open in a second',
    'what is my last name',
    'is this the last time',
    'at last the door opened',
    'who runs the summer camp',
    'did he fall from the roof',
    'does the spring leak',
    'what do they cook every Friday',
    'who lives on the 3rd floor',
    'what did April give to June',
    'is the sun up and who sat there',
    'did they wed in secret',
    'is the Sun hot',
    'who ate 3/4 of it',
    'is it open 24/7',
    'who wrote 2000 words',
    'does the train have first class',
    'what is the third rule',
    'how many days does it take',
    'is one week enough',
    'what did she say in the meantime',
    'who was there in the end',
    'what did August Wilson write',
    'what is past the bridge',
    'who drank the morning coffee',
    'can you talk to the chat bot',
    'is it day or night there',
  )
  const joints = fc.constantFrom(', ', ' and then ', '; ', ' because ')

  it('[Q59] are not a time, alone or together', () => {
    fc.assert(
      fc.property(lookalikes, joints, lookalikes, now, (first, joint, second, at) => {
        const question = `${first}${joint}${second}?`
        const time = parseTime(question, { now: at })
        expect(time.mentions).toEqual([])
        expect(time.spans).toEqual([])
        expect(time.sessions).toBeUndefined()
        expect(time.pureTime).toBe(false)
        expect(time.rest).toBe(question)
      }),
    )
  })

  it('[Q59] hide no time beside them', () => {
    fc.assert(
      fc.property(lookalikes, joints, now, (words, joint, at) => {
        const { spans } = parseTime(`${words}${joint}what was said yesterday?`, { now: at })
        expect(spans).toEqual(days(midnight(at) - DAY))
      }),
    )
  })
})

describe('any text', () => {
  const words = fc.constantFrom(
    ...`the of in on at to from between and or , - ' 's . ? # a an last this next past before after since until by ago
    early mid late end first second third 3rd 21st one two three few couple 1 4 8 12 31 40 99 2023 1999 '23 90s 2023-05-08
    5/8 8.5.2023 5/8/2023 17:30 am pm noon morning night today yesterday tomorrow tonight May may march June Oct Friday
    Sun week weeks month year years day days weekend hour session sessions conversation chat earlier later will half
    quarter Q 2 summer the other day week before last now about with you her`.split(/\s+/),
  )
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.array(words, { maxLength: 14 }).map((all) => all.join(' ')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  )

  it('[Q2] gives spans in order and mentions inside the text', () => {
    fc.assert(
      fc.property(text, now, (question, at) => {
        const time = parseTime(question, { now: at })
        let end = Number.NEGATIVE_INFINITY
        for (const { from, to } of time.spans) {
          expect(from).toBeLessThan(to)
          expect(from).toBeGreaterThan(end)
          expect(from >= EARLIEST_MS && to <= LATEST_MS).toBe(true)
          end = to
        }
        expect(JSON.parse(JSON.stringify(time))).toEqual(time)
        let last = 0
        for (const mention of time.mentions) {
          expect(mention.text).toBe(question.slice(mention.start, mention.end))
          expect(mention.end).toBeGreaterThan(last)
          last = mention.end
        }
        for (const { first, last: until = first } of time.sessions ?? []) {
          expect(first).toBeGreaterThanOrEqual(0)
          expect(Number.isInteger(until)).toBe(true)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('[Q2] at the ends of the calendar nothing breaks', () => {
    const edges = fc.constantFrom(EARLIEST_MS, EARLIEST_MS + 1, 0, LATEST_MS - 1, LATEST_MS)
    fc.assert(
      fc.property(text, edges, (question, at) => {
        for (const { from, to } of parseTime(question, { now: at }).spans) {
          expect(from >= EARLIEST_MS && from < to && to <= LATEST_MS).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
