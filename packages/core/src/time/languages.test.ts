import { describe, expect, it } from 'vitest'
import { NOW, shown } from '../../test/support/time-text.ts'
import { hasTimeWords, readTime } from './languages.ts'
import { parseTime } from './parse-time.ts'

/** A question, and the English one that means the same time. */
type Rows = readonly (readonly [string, string])[]

const GERMAN: Rows = [
  ['Was habe ich gestern gesagt?', 'What did I say yesterday?'],
  ['Was war vorgestern los?', 'What was going on the day before yesterday?'],
  ['Was haben wir letzte Woche besprochen?', 'What did we discuss last week?'],
  ['Wo habe ich im letzten März gewohnt?', 'Where did I live last March?'],
  ['Was hatte ich für letzten März geplant?', 'What did I plan for last March?'],
  ['Was ist vor drei Wochen passiert?', 'What happened three weeks ago?'],
  ['Was ist vor etwa zwei Monaten passiert?', 'What happened about two months ago?'],
  ['Was habe ich am 8. Mai 2023 gemacht?', 'What did I do on 8 May 2023?'],
  ['Was habe ich am 8. Mai gemacht?', 'What did I do on 8 May?'],
  ['Was war am 8.5.2023?', 'What was on 8.5.2023?'],
  ['Was war im Sommer 2022?', 'What was in summer 2022?'],
  ['Was war im August?', 'What was in August?'],
  ['Was war im Jahr 2021?', 'What was in 2021?'],
  ['Was war zwischen dem 3. und dem 5. Mai?', 'What was between 3 and 5 May?'],
  ['Was war zwischen März und Mai?', 'What was between March and May?'],
  ['Was war vom 3. bis zum 5. Mai?', 'What was from 3 to 5 May?'],
  ['Was haben wir seit letztem Montag gemacht?', 'What have we done since last Monday?'],
  ['Was habe ich vor dem 8. Mai gesagt?', 'What did I say before 8 May?'],
  ['Was habe ich nach dem 8. Mai gesagt?', 'What did I say after 8 May?'],
  ['Was habe ich bis Ende Mai gesagt?', 'What did I say until late May?'],
  [
    'Was ist am Anfang des letzten Jahres passiert?',
    'What happened at the beginning of last year?',
  ],
  [
    'Was haben wir in den letzten drei Wochen besprochen?',
    'What did we discuss in the last three weeks?',
  ],
  ['Was haben wir gestern Abend gesagt?', 'What did we say yesterday evening?'],
  ['Was haben wir vorletzte Woche besprochen?', 'What did we discuss the week before last?'],
  ['Was werde ich nächste Woche machen?', 'What will I do next week?'],
  ['Was habe ich am Dienstag um 17 Uhr gesagt?', 'What did I say on Tuesday at 17:00?'],
]

const FRENCH: Rows = [
  ["Qu'est-ce que j'ai dit hier ?", 'What did I say yesterday?'],
  ["Que s'est-il passé avant-hier ?", 'What happened the day before yesterday?'],
  ['De quoi avons-nous parlé la semaine dernière ?', 'What did we discuss last week?'],
  ['Où est-ce que j’habitais en mars dernier ?', 'Where did I live last March?'],
  ["Qu'est-ce qui s'est passé il y a trois semaines ?", 'What happened three weeks ago?'],
  ["Qu'ai-je fait le 8 mai 2023 ?", 'What did I do on 8 May 2023?'],
  ["Qu'ai-je fait le 1er mai ?", 'What did I do on 1 May?'],
  ["Qu'est-ce que nous avons fait en août ?", 'What did we do in August?'],
  ["Qu'est-ce que nous avons fait au mois de mars ?", 'What did we do in March?'],
  ["Qu'est-ce que nous avons fait en 2021 ?", 'What did we do in 2021?'],
  ["Qu'est-ce que nous avons fait l'été dernier ?", 'What did we do last summer?'],
  ["Qu'est-ce que nous avons dit entre le 3 et le 5 mai ?", 'What did we say between 3 and 5 May?'],
  ["Qu'est-ce que nous avons dit du 3 au 5 mai ?", 'What did we say from 3 to 5 May?'],
  ["Qu'est-ce que nous avons dit depuis lundi dernier ?", 'What did we say since last Monday?'],
  ["Qu'est-ce que j'ai dit avant le 8 mai ?", 'What did I say before 8 May?'],
  ["Qu'est-ce que j'ai dit après le 8 mai ?", 'What did I say after 8 May?'],
  ["Qu'est-ce que j'ai dit jusqu'au 8 mai ?", 'What did I say until 8 May?'],
  ["Qu'est-ce que j'ai fait mi-mai ?", 'What did I do in mid May?'],
  [
    "Qu'est-ce que j'ai fait à la fin de l'année dernière ?",
    'What did I do at the end of last year?',
  ],
  ["Qu'est-ce qu'on a fait ces trois derniers mois ?", 'What did we do in the last three months?'],
  ["Qu'est-ce que j'ai dit hier soir ?", 'What did I say yesterday evening?'],
  ["Qu'est-ce que j'ai fait cette semaine ?", 'What did I do this week?'],
]

const SPANISH: Rows = [
  ['¿Qué dije ayer?', 'What did I say yesterday?'],
  ['¿Qué pasó anteayer?', 'What happened the day before yesterday?'],
  ['¿De qué hablamos la semana pasada?', 'What did we discuss last week?'],
  ['¿Dónde vivía yo en marzo pasado?', 'Where did I live last March?'],
  ['¿Qué pasó hace tres semanas?', 'What happened three weeks ago?'],
  ['¿Qué hice el 8 de mayo de 2023?', 'What did I do on 8 May 2023?'],
  ['¿Qué hice el 8 de mayo?', 'What did I do on 8 May?'],
  ['¿Qué hicimos en agosto?', 'What did we do in August?'],
  ['¿Qué hicimos en 2021?', 'What did we do in 2021?'],
  ['¿Qué hicimos en el verano de 2022?', 'What did we do in summer 2022?'],
  ['¿Qué hicimos el verano pasado?', 'What did we do last summer?'],
  ['¿Qué dijimos entre el 3 y el 5 de mayo?', 'What did we say between 3 and 5 May?'],
  ['¿Qué dijimos del 3 al 5 de mayo?', 'What did we say from 3 to 5 May?'],
  ['¿Qué dijimos desde el lunes pasado?', 'What did we say since last Monday?'],
  ['¿Qué dije antes del 8 de mayo?', 'What did I say before 8 May?'],
  ['¿Qué dije después del 8 de mayo?', 'What did I say after 8 May?'],
  ['¿Qué dije hasta el 8 de mayo?', 'What did I say until 8 May?'],
  ['¿Qué hice a finales de mayo?', 'What did I do in late May?'],
  ['¿Qué hicimos en los últimos tres meses?', 'What did we do in the last three months?'],
  ['¿Qué dije ayer por la tarde?', 'What did I say yesterday afternoon?'],
  ['¿Qué hice esta semana?', 'What did I do this week?'],
  ['¿Qué hice anoche?', 'What did I do last night?'],
]

describe('questions in other languages', () => {
  it.each([...GERMAN, ...FRENCH, ...SPANISH])('[Q61] %s', (question, english) => {
    const found = shown(readTime(question, { now: NOW }).spans)

    expect(found).not.toBe('')
    expect(found).toBe(shown(parseTime(english, { now: NOW }).spans))
  })

  it.each([
    ['Wann sind wir umgezogen?', true],
    ['Quand avons-nous déménagé ?', true],
    ['¿Cuándo nos mudamos a la casa?', true],
    ['Wo sind wir gestern gewesen?', false],
  ])('[Q58] [Q61] %s', (question, asks) => {
    expect(readTime(question, { now: NOW }).asksWhen).toBe(asks)
  })

  it.each([
    ['Was haben wir letzte Woche besprochen?', true],
    ['Was haben wir letzte Woche über die Datenbank besprochen?', false],
    ['De quoi avons-nous parlé hier ?', true],
    ['¿Qué pasó ayer?', true],
    ['¿Qué pasó ayer con el servidor?', false],
  ])('[Q57] [Q61] %s', (question, pure) => {
    expect(readTime(question, { now: NOW }).pureTime).toBe(pure)
  })

  it.each([
    [
      'Was haben wir in unserem letzten Gespräch gesagt?',
      { countedFrom: 'end', first: 1, last: 1 },
    ],
    ['Worum ging es in der dritten Sitzung?', { countedFrom: 'start', first: 3, last: 3 }],
    [
      'De quoi avons-nous parlé dans notre dernière conversation ?',
      { countedFrom: 'end', first: 1, last: 1 },
    ],
    ['¿De qué hablamos en nuestra última conversación?', { countedFrom: 'end', first: 1, last: 1 }],
  ])('[Q44] [Q61] %s', (question, range) => {
    expect(readTime(question, { now: NOW }).sessions).toEqual([range])
  })

  it('[Q56] [Q60] [Q61] mentions and the rest are the words of the question', () => {
    const question = 'Was habe ich am 8. Mai 2023 über die Fähre nach Kiel gesagt?'

    const { mentions, rest } = readTime(question, { now: NOW })

    expect(mentions.map(({ text }) => text)).toEqual(['am 8. Mai 2023'])
    expect(rest).toBe('Was habe ich über die Fähre nach Kiel gesagt?')
  })

  it.each([
    'Was kostet der Fall vor Gericht?',
    'Wo ist der Sitz der Firma am Rhein?',
    'Quel est le mars du chocolat ?',
    '¿Cuál es el segundo apellido de mi madre?',
    'Ist das Passwort mit dem Server im Keller?',
  ])('[Q59] [Q61] %s', (question) => {
    expect(readTime(question, { now: NOW }).spans).toEqual([])
  })

  it('[Q61] texts say when something was', () => {
    expect(hasTimeWords('Wir haben uns am Dienstag getroffen')).toBe(true)
    expect(hasTimeWords('On est partis en août')).toBe(true)
    expect(hasTimeWords('Nos vimos el martes')).toBe(true)
    expect(hasTimeWords('Wir haben uns getroffen')).toBe(false)
  })

  it.each([
    ['Where did I live before I moved?', 'before', 'I moved'],
    ['What has changed since the release?', 'after', 'the release'],
    ['Wo habe ich gewohnt, bevor ich umgezogen bin?', 'before', 'ich umgezogen bin'],
  ])('[Q62] %s', (question, direction, text) => {
    expect(readTime(question, { now: NOW }).anchor).toMatchObject({ direction, text })
  })

  it.each([
    'What did I do before 8 May?',
    'Since when is it so?',
    'Did it work after all?',
    'Was it there before?',
  ])('[Q62] nothing happened: %s', (question) => {
    expect(readTime(question, { now: NOW }).anchor).toBeUndefined()
  })
})
