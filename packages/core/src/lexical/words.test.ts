import { describe, expect, it } from 'vitest'
import { stem } from './porter.ts'
import { documentTerms, plainTerms, questionTerms, TERM_BYTES_MAX } from './words.ts'

function text(term: string): string {
  return Buffer.from(term, 'latin1').toString('utf8')
}

function inDocument(sentence: string): string[] {
  const terms: string[] = []
  documentTerms(sentence, (term) => terms.push(text(term)))
  return terms
}

function inQuestion(wording: string): string[] {
  return questionTerms(wording).map(text)
}

describe('terms of a text', () => {
  it.each([
    [
      '[W1] words and numbers',
      'Deployed 3 services, retried 2024',
      ['deploi', '3', 'servic', 'retri', '2024'],
    ],
    ['[W1] compatibility forms are one', 'ﬁle ＡＢＣ ½', ['file', 'abc', '1', '2']],
    ['[W1] a mark composes with its letter', 'й и\u0306', ['й', 'й']],
    [
      '[W3] accents of Latin and Greek letters go',
      'cafe\u0301 Cafés Ærø Łódź άλφα',
      ['cafe', 'cafe', 'aero', 'lodz', 'αλφα'],
    ],
    ['[W3] in other scripts a mark makes another letter', 'ёж हिन्दी', ['ёж', 'हिन्दी']],
    [
      '[W1] a joint at the end joins nothing',
      'login.ts. (x-) /usr/',
      ['login.ts', 'login', 'ts', 'x', 'usr'],
    ],
    ['[W1] letters beyond the first plane', '𐐨𐐩 x', ['𐐨𐐩', 'x']],
    [
      '[W2] a path',
      'src/auth/login.ts',
      ['src/auth/login.ts', 'login.ts', 'src', 'auth', 'login', 'ts'],
    ],
    ['[W2] a package', '@scope/name', ['scope/name', 'scope', 'name']],
    ['[W2] a version', '1.2.3', ['1.2.3', '1', '2', '3']],
    ['[W2] snake case', 'snake_case', ['snake_case', 'snake', 'case']],
    [
      '[W2] an address',
      'jane.doe@example.com',
      ['jane.doe@example.com', 'jane.doe', 'example.com', 'jane', 'doe', 'exampl', 'com'],
    ],
    [
      '[W2] a UUID',
      '550E8400-e29b-41d4-a716-446655440000',
      ['550e8400-e29b-41d4-a716-446655440000', '550e8400', 'e29b', '41d4', 'a716', '446655440000'],
    ],
    ['[W2] languages with signs', 'C++ C# c', ['c++', 'c', 'c#', 'c', 'c']],
    ['[W3] humps', 'parseHTTPResponse', ['parsehttprespons', 'pars', 'http', 'respons']],
    ['[W3] a plural of capitals has none', 'APIs', ['api']],
    ['[W3] stopwords and what apostrophes leave', "it's what they don't have", []],
    [
      '[W3] other scripts fold in case',
      'Straße ΟΔΟΣ οδος Привет',
      ['strass', 'οδοσ', 'οδοσ', 'привет'],
    ],
  ])('%s', (_name, sentence, terms) => {
    expect(inDocument(sentence)).toEqual(terms)
    expect(inQuestion(sentence)).toEqual(terms)
  })

  it.each([
    ['shipped 🚀 today', '🚀'],
    ['thanks 👍🏽', '👍'],
    ['I ❤️ it', '❤'],
    ['the 👩‍💻 team', '👩‍💻'],
    ['moved to 🇳🇴', '🇳🇴'],
  ])('[W23] %s has the emoji as a term', (text, emoji) => {
    const term = Buffer.from(emoji).toString('latin1')

    expect(questionTerms(text)).toContain(term)
    expect(questionTerms(emoji)).toEqual([term])
  })

  it('[W5] pairs of characters where words have no blanks, characters alone for short questions', () => {
    expect(inQuestion('記憶を GPT模型 猫')).toEqual(['記憶', '憶を', 'gpt', '模型', '猫'])
    expect(inDocument('記憶を')).toEqual(['記', '憶', 'を', '記憶', '憶を'])
    expect(inQuestion('데이터')).toEqual(['데이', '이터'])
    expect(inQuestion('ดีครับ')).toEqual(['ดีค', 'ครั', 'รับ'])
    expect(inQuestion('データー')).toEqual(['デー', 'ータ', 'ター'])
  })

  it('[W6] a long term keeps its beginning and a hash of all of it', () => {
    const [one] = questionTerms(`${'x'.repeat(70)}1`)
    const [other] = questionTerms(`${'x'.repeat(70)}2`)

    expect(one).toMatch(/^x{47}~[0-9a-f]{16}$/)
    expect(one).toHaveLength(TERM_BYTES_MAX)
    expect(other).not.toBe(one)
    expect(questionTerms('й'.repeat(33))[0]).toHaveLength(TERM_BYTES_MAX)
  })

  it('[W3] plain terms are the usual baseline', () => {
    expect(plainTerms('The src/auth/login.ts files, héllo')).toEqual([
      'src',
      'auth',
      'login',
      'ts',
      'file',
      'h',
      'llo',
    ])
  })
})

/** The examples of the paper, through all steps. */
const STEMS: Readonly<Record<string, string>> = {
  caresses: 'caress',
  ponies: 'poni',
  ties: 'ti',
  cats: 'cat',
  feed: 'feed',
  agreed: 'agre',
  plastered: 'plaster',
  bled: 'bled',
  motoring: 'motor',
  sing: 'sing',
  conflated: 'conflat',
  troubled: 'troubl',
  sized: 'size',
  hopping: 'hop',
  tanned: 'tan',
  falling: 'fall',
  hissing: 'hiss',
  fizzed: 'fizz',
  failing: 'fail',
  filing: 'file',
  happy: 'happi',
  sky: 'sky',
  relational: 'relat',
  conditional: 'condit',
  rational: 'ration',
  digitizer: 'digit',
  operator: 'oper',
  vietnamization: 'vietnam',
  predication: 'predic',
  feudalism: 'feudal',
  decisiveness: 'decis',
  hopefulness: 'hope',
  callousness: 'callous',
  formality: 'formal',
  sensitivity: 'sensit',
  sensibility: 'sensibl',
  triplicate: 'triplic',
  formative: 'form',
  formalize: 'formal',
  electrical: 'electr',
  hopeful: 'hope',
  goodness: 'good',
  revival: 'reviv',
  allowance: 'allow',
  inference: 'infer',
  airliner: 'airlin',
  gyroscopic: 'gyroscop',
  adjustable: 'adjust',
  defensible: 'defens',
  irritant: 'irrit',
  replacement: 'replac',
  adjustment: 'adjust',
  dependent: 'depend',
  adoption: 'adopt',
  communism: 'commun',
  activate: 'activ',
  homologous: 'homolog',
  effective: 'effect',
  bowdlerize: 'bowdler',
  probate: 'probat',
  rate: 'rate',
  cease: 'ceas',
  controlling: 'control',
  roll: 'roll',
  generalizations: 'gener',
  oscillators: 'oscil',
  is: 'is',
  by: 'by',
}

describe('stem()', () => {
  it.each(Object.entries(STEMS))('[W3] makes of %s %s', (word, expected) => {
    expect(stem(word)).toBe(expected)
  })
})
