/**
 * Stems of German, French, Spanish, Italian and Portuguese: a table of endings for each language. In each
 * round the longest ending that leaves enough of the word is replaced. They bring together the forms of
 * a noun, an adjective and a regular verb, and no more: what they get wrong must not join what differs.
 * Words have no accents any more when they come here (`fold`).
 *
 * Changing a table is a change of `ANALYSIS` (`state.ts`).
 *
 * @module
 */
import type { Language } from './language.ts'

/** Endings with what takes their place, and how many letters must be left before them. */
interface Round {
  readonly least: number
  readonly endings: Readonly<Record<string, string>>
}

/** `words` are endings that go; others are replaced. */
function round(least: number, words: string, others: Readonly<Record<string, string>> = {}): Round {
  const gone = Object.fromEntries(words.split(/\s+/).map((ending) => [ending, '']))
  return { least, endings: { ...gone, ...others } }
}

const ROUNDS: Readonly<Record<Language, readonly Round[]>> = {
  de: [
    round(4, 'innen in', { nissen: 'nis', nisse: 'nis', ungen: 'ung' }),
    round(3, 'ern em en er es e', {
      bs: 'b',
      ds: 'd',
      fs: 'f',
      gs: 'g',
      hs: 'h',
      ks: 'k',
      ls: 'l',
      ms: 'm',
      ns: 'n',
      rs: 'r',
      ts: 't',
    }),
    round(4, 'est en er e'),
  ],
  fr: [
    round(3, 's x issons eons', { eaux: 'eau', aux: 'al', euses: 'eu' }),
    round(4, 'ement ment ation ition ateur atrice eur ique ive if isme iste able', { euse: 'eu' }),
    round(
      3,
      'issez issent issait issant eaient eront erait erai era aient ait ant ez ent er ir ee e i',
    ),
    round(3, 'e'),
    round(2, 's', { ll: 'l', nn: 'n', tt: 't' }),
  ],
  es: [
    round(4, 'mente aciones acion idades idad imientos imiento amientos amiento', { ces: 'z' }),
    round(3, 's', { ones: 'on', nes: 'n', res: 'r', les: 'l', des: 'd', ces: 'z', ies: 'y' }),
    round(
      3,
      'ariamo ieramo aremo eremo iremo abamo iamo aran eran iran aron ieron ando iendo ado ido ada ida aba aban amo emo imo ar er ir an en',
    ),
    round(3, 'o a e i'),
  ],
  it: [
    round(4, 'mente azioni azione imenti imento amenti amento', { ita: 'it' }),
    round(
      3,
      'eranno aranno iranno avamo evamo ivamo avano evano ivano ando endo iamo ato ata ati ate uto uta uti ute ito iti ava eva iva are ere ire ano ono',
    ),
    round(2, 'ie', { chi: 'c', che: 'c', ghi: 'g', ghe: 'g' }),
    round(3, 'ia ie io ii o a e i'),
  ],
  pt: [
    round(4, 'mente imentos imento amentos amento idades idade', { coes: 'cao', soes: 'sao' }),
    round(3, 's', {
      oes: 'ao',
      aes: 'ao',
      ais: 'al',
      eis: 'el',
      ns: 'm',
      res: 'r',
      zes: 'z',
      ses: 's',
    }),
    round(
      3,
      'aremo eremo iremo avamo iamo aram eram iram ando endo indo ado ido ada ida ava avam amo emo imo ou ar er ir am em',
    ),
    round(3, 'o a e i'),
  ],
}

/** The longest ending of any table. */
const ENDING_MAX = 8

/** Of a word in lower case without accents. */
export function foreignStem(word: string, language: Language): string {
  let stem = word
  for (const { least, endings } of ROUNDS[language]) {
    for (let length = Math.min(ENDING_MAX, stem.length - least); length > 0; length--) {
      const ending = stem.slice(-length)
      if (!Object.hasOwn(endings, ending)) continue
      stem = stem.slice(0, -length) + endings[ending]
      break
    }
  }
  return stem
}
