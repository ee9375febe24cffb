/**
 * Of which there is one at a time: a name, a home, a time zone. A later sentence about it takes the
 * place of the earlier one. Sentences of any other shape stand beside each other.
 *
 * @module
 */
import { normalise } from './words.ts'

/** People and models say it in the third person, in the first, or as a heading. */
const WHOSE = "(?:(?:the )?user['’]s |my |their |his |her )?(?:current |full )?"
const WHO = '(?:(?:the )?user |i |they |he |she )?(?:now |currently )?'

const SHAPES: readonly RegExp[] = [
  new RegExp(
    `^${WHOSE}(name|role|job title|time ?zone|pronouns|birthday|e-?mail(?: address)?|home ?town|native language|first language|favou?rite [\\p{L} ]+?)(?: is now| are now| is| are| ?:) .`,
    'u',
  ),
  new RegExp(`^${WHO}(lives? in|(?:is |am )?based in|works? (?:for|at)|works? as) .`, 'u'),
]

const SAME: Readonly<Record<string, string>> = {
  livein: 'livesin',
  ambasedin: 'isbasedin',
  basedin: 'isbasedin',
  workfor: 'worksfor',
  workat: 'worksfor',
  worksat: 'worksfor',
  workas: 'worksas',
}

/** A name for the attribute; `undefined` if the sentence is about none. */
export function attributeOf(statement: string): string | undefined {
  const text = normalise(statement)
  for (const shape of SHAPES) {
    const found = shape.exec(text)?.[1]
    if (found === undefined) continue
    const name = found.replace(/[\s-]/g, '').replace('favour', 'favor')
    return SAME[name] ?? name
  }
  return undefined
}
