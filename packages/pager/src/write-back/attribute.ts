/**
 * Of which there is one at a time: a name, a home, a time zone. A later sentence about it takes the
 * place of the earlier one. Sentences of any other shape stand beside each other.
 *
 * @module
 */
import { normalise } from '../text/words.ts'

const SHAPES: readonly RegExp[] = [
  /^the user['’]s (name|role|job title|time ?zone|pronouns|birthday|e-?mail(?: address)?|home ?town|native language|first language|favou?rite [\p{L} ]+?) (?:is|are) ./u,
  /^the user (lives in|is based in|works for|works as) ./u,
]

/** A name for the attribute; `undefined` if the sentence is about none. */
export function attributeOf(statement: string): string | undefined {
  const text = normalise(statement)
  for (const shape of SHAPES) {
    const found = shape.exec(text)?.[1]
    if (found !== undefined) return found.replace(/[\s-]/g, '').replace('favour', 'favor')
  }
  return undefined
}
