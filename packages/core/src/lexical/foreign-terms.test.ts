/** Languages and their stems. Rules: docs/spec/words.md. */
import { describe, expect, it } from 'vitest'
import { countTerms } from './document.ts'
import { foreignStem } from './foreign-stem.ts'
import { foreignTerms, STEM_MARK } from './foreign-terms.ts'
import { type Language, languageOf, plausibleLanguages } from './language.ts'
import { queryTerms } from './question.ts'
import { fold } from './words.ts'

const LINES: readonly (readonly [Language | undefined, string])[] = [
  ['de', 'Die Katzen schlafen nicht im Garten'],
  ['de', 'Wir haben am Montag ein neues Haus gekauft'],
  ['fr', 'Les chats dorment dans le jardin'],
  ['fr', "J'ai acheté une maison avec ma sœur"],
  ['es', 'Los gatos duermen en el jardín'],
  ['es', 'No me gusta la cebolla'],
  ['it', 'I gatti dormono nel giardino della nonna'],
  ['it', 'Non mi piace il formaggio'],
  ['pt', 'Os gatos não dormem no jardim'],
  ['pt', 'Minha irmã comprou uma casa em Lisboa'],
  [undefined, 'The cats do not sleep in the garden'],
  [undefined, 'Maria moved to La Paz and has a cat'],
  [undefined, 'Kubernetes'],
  [undefined, ''],
]

/** Forms of one word. */
const FORMS: readonly (readonly [Language, string])[] = [
  ['de', 'Katze Katzen'],
  ['de', 'Haus Häuser Hauses Häusern'],
  ['de', 'Wohnung Wohnungen'],
  ['de', 'Freund Freunde Freundin Freundinnen'],
  ['de', 'alt alte alten altes'],
  ['de', 'Ergebnis Ergebnisse Ergebnissen'],
  ['fr', 'cheval chevaux'],
  ['fr', 'mange mangent manger mangeait'],
  ['fr', 'petit petite petits petites'],
  ['fr', 'heureux heureuse heureuses'],
  ['es', 'ciudad ciudades'],
  ['es', 'niño niña niños'],
  ['es', 'hablar hablo hablan hablaba hablando'],
  ['es', 'canción canciones'],
  ['it', 'amico amica amici amiche'],
  ['it', 'parlare parlo parlano parlando'],
  ['it', 'figlio figlia figli'],
  ['pt', 'cidade cidades'],
  ['pt', 'animal animais'],
  ['pt', 'canção canções'],
  ['pt', 'falar fala falam falava'],
]

/** Words that must stay apart. */
const APART: readonly (readonly [Language, string])[] = [
  ['de', 'Haus Hase Hose Husten Reise Katze Kasse'],
  ['fr', 'chat chien chaud chemin poisson poison'],
  ['es', 'casa cosa costa perro pera'],
  ['it', 'gatto gusto giorno giro'],
  ['pt', 'cidade cidra carro coro'],
]

function stemsOf(language: Language, words: string): string[] {
  return words.split(' ').map((word) => foreignStem(fold(word), language))
}

describe('the language of a text', () => {
  it.each(LINES)('[W24] is %s: %s', (language, line) => {
    expect(languageOf([line])).toBe(language)
  })

  it('[W24] is that of its beginning, over all texts of a memory', () => {
    expect(languageOf(['me', 'Die Katzen schlafen'])).toBe('de')
    // Pieces of identifiers, paths and numbers are in no language.
    expect(languageOf(['kalo3ne lo7de src/es/la.ts no_se'])).toBeUndefined()
    expect(languageOf(['subject', 'Die Katzen sind nicht da'])).toBe('de')
    expect(languageOf(['x'.repeat(400), 'Die Katzen sind nicht da'])).toBeUndefined()
  })

  it('[W25] of a question is every one that fits best; all where nothing says which', () => {
    expect(plausibleLanguages('Wo sind die Katzen?')).toEqual(['de'])
    expect(plausibleLanguages('Where are the cats?')).toEqual([])
    expect(plausibleLanguages('Katzen')).toEqual(['de', 'fr', 'es', 'it', 'pt'])
    expect(plausibleLanguages('de')).toEqual(['fr', 'es', 'pt'])
  })
})

describe('stems', () => {
  it.each(FORMS)('[W24] %s: %s are one', (language, words) => {
    expect(new Set(stemsOf(language, words)).size).toBe(1)
  })

  it.each(APART)('[W24] %s: %s are not', (language, words) => {
    const stems = stemsOf(language, words)
    expect(new Set(stems).size).toBe(stems.length)
  })
})

describe('terms', () => {
  it('[W24] of a text in another language have marked stems, which do not make it longer', () => {
    const { terms, counts, length } = countTerms({ texts: ['Die Katzen und die Häuser'] })
    expect(terms).toEqual([
      ...['die', 'katzen', 'und', 'hauser'],
      STEM_MARK,
      ...['dekatz', 'dehaus'].map((stem) => STEM_MARK + stem),
    ])
    expect(counts).toEqual([2, 1, 1, 1, 1, 1, 1])
    expect(length).toBe(5)
  })

  it('[W24] of English are what they were', () => {
    const { terms } = countTerms({ texts: ['The cats and the houses'] })
    expect(terms).toEqual(['cat', 'hous'])
  })

  it('[W25] of a question have the stems of each language that it may be in, and whose they are', () => {
    const asked = queryTerms('Katzen')
    expect(asked.filter(({ of }) => of === undefined).map(({ term }) => term)).toEqual(['katzen'])
    expect(asked.map(({ of }) => of)).toContain('katzen')
    expect(asked.map(({ term }) => term)).toContain(`${STEM_MARK}dekatz`)
    expect(queryTerms('the cats').map(({ term }) => term)).toEqual(['cat'])
  })

  it('[W6] are bounded, whatever the word', () => {
    const found: string[] = []
    foreignTerms(`${'wort'.repeat(40)} Häuser`, 'de', (term) => found.push(term))
    expect(found.map(({ length }) => length)).toEqual([64, 7])
  })
})
