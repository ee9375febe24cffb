/**
 * A turn as it is read: without secrets and without whom it speaks to, and its sentences.
 *
 * @module
 */
import { redactSecrets } from '@cortex-memory/core'
import { sentencesOf, withApostrophes } from './clauses.ts'
import { unframed } from './frames.ts'
import { languageOf } from './read-clause.ts'

/** "@bot please …" speaks to the assistant. */
export function addressee(words: string): string {
  return redactSecrets(words).replace(
    /^\s*@(?:\w*bot|assistant|ai|cortex|helper|all|here|channel|everyone|team|everybody)[,:]? /i,
    '',
  )
}

/** The sentences of a text as they are read: courtesy around them taken away, apostrophes put back. */
export function sentencesIn(text: string): readonly string[] {
  return sentencesOf(text).map((written) =>
    unframed(languageOf(written) === 'en' ? withApostrophes(written) : written),
  )
}
