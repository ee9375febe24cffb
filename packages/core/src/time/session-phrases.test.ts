import { describe, expect, it } from 'vitest'
import { parseTime } from './parse-time.ts'

const NOW = Date.UTC(2023, 9, 18, 14, 30)

/** `3`, `3-5`, `3-` from the start; `-1`, `-1--3` from the end; absent if none is named. */
function places(question: string): string | undefined {
  return parseTime(question, { now: NOW })
    .sessions?.map(({ countedFrom, first, last }) => {
      const sign = countedFrom === 'end' ? '-' : ''
      const end = last === undefined ? '-' : last === first ? '' : `-${sign}${last}`
      return `${sign}${first}${end}`
    })
    .join(' ')
}

describe('sessions by their place', () => {
  it.each([
    ['What did we discuss in the third session?', '3'],
    ['What did we discuss in our twenty-sixth session?', '26'],
    ['What did we discuss in the 30th conversation?', '30'],
    ['What was our very first chat?', '1'],
    ['What was in session 4?', '4'],
    ['What was in session #4?', '4'],
    ['What was in session number four?', '4'],
    ['Session 4 summary', '4'],
    ['What was in sessions 2, 4 and 5?', '2 4 5'],
    ['What was in sessions 1 through 3?', '1-3'],
    ['What was in sessions 3-5?', '3-5'],
    ['What was in the second and third sessions?', '2 3'],
    ['What was in the third to fifth sessions?', '3-5'],
    ['What was in the first two chats?', '1-2'],
    ['What did we say in our second talk?', '2'],
    ['What did we say in the second discussion with you?', '2'],
  ])('[Q44] %s', (question, expected) => {
    expect(places(question)).toBe(expected)
  })

  it.each([
    ['What did we say last session?', '-1'],
    ['What did we say in our most recent conversation?', '-1'],
    ['What did we say in the previous chat?', '-1'],
    ['What did we say one session ago?', '-1'],
    ['What did we say 14 sessions ago?', '-14'],
    ['What did we say a few sessions ago?', '-2--5'],
    ['What did we say in the last three sessions?', '-1--3'],
    ['What did we say in the past couple of conversations?', '-1--2'],
    ['What did we say in the session before last?', '-2'],
    ['What did we say in our second-to-last session?', '-2'],
    ['What did we say in the third most recent session?', '-3'],
    ['What did we say in the penultimate session?', '-2'],
  ])('[Q45] %s', (question, expected) => {
    expect(places(question)).toBe(expected)
  })

  it.each([
    ['What have we said in this conversation?', '-0'],
    ['What have we said in the current session?', '-0'],
  ])('[Q46] %s', (question, expected) => {
    expect(places(question)).toBe(expected)
  })

  it.each([
    ['What did we say before the third session?', '1-2'],
    ['What did we say after session 4?', '5-'],
    ['What did we say since session 4?', '4-'],
    ['What did we say from session 3 on?', '3-'],
    ['What did we say until the fifth session?', '1-5'],
    ['What did we say before our last conversation?', '-2-'],
    ['What did we say since our last conversation?', '-0--1'],
    ['What did we say between the second and the fifth session?', '2-5'],
    ['What did we say between sessions 2 and 5?', '2-5'],
    ['What did we say from session 3 to session 5?', '3-5'],
  ])('[Q47] %s', (question, expected) => {
    expect(places(question)).toBe(expected)
  })

  it.each([
    'How did she feel in her first session?',
    "What happened in Anna's last session?",
    'What was said in the last session with my doctor?',
    'What did we conclude in our last conversation about Rome?',
    'How was the first session of yoga?',
    'How was my first yoga session?',
    'How many sessions did we have?',
    'Did we chat 5 times?',
    'What did we say in session 3 days before?',
  ])('[Q48] %s', (question) => {
    expect(places(question)).toBeUndefined()
  })
})
