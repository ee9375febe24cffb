/**
 * The clauses of a sentence one by one, each as it could stand alone, with what is around it. The vote is
 * taken on them.
 *
 * @module
 */
import { type NoLesson, noLesson } from './act.ts'
import { clausesOf } from './clauses.ts'
import { languageOf } from './read-clause.ts'
import { withoutLead, withoutTail } from './render.ts'
import { splices } from './splices.ts'
import { OWN_LABELS } from './tables/labels.ts'

export interface Unit {
  readonly text: string
  /** Without what only leads in and out. */
  readonly plain: string
  readonly sentence: string
  readonly lang: string
  /** Its place in the sentence. */
  readonly at: number
  readonly reason?: NoLesson
  /** Its sentence is all that its part of the turn says. */
  readonly isAlone: boolean
  /** Something in the turn is a question. */
  readonly turnAsks: boolean
  /** The assistant spoke before. */
  readonly isReply: boolean
}

export type Around = Pick<Unit, 'isAlone' | 'turnAsks' | 'isReply'>

export function unitsOf(sentence: string, around: Around): readonly Unit[] {
  const lang = languageOf(sentence)
  return clausesOf(sentence)
    .flatMap(({ text }) => splices(text))
    .map((text, at) => {
      const reason = noLesson(text, sentence)
      return {
        text,
        plain: withoutLabel(withoutTail(lang === 'en' ? withoutLead(text) : text)),
        sentence,
        lang,
        at,
        ...(reason !== undefined && { reason }),
        ...around,
      }
    })
}

/** "New rule: wipe the bench …": the label is the user's own. */
function withoutLabel(text: string): string {
  const [, label = '', rest = ''] = /^([^:]{2,40}): (.{6,})$/.exec(text) ?? []
  return OWN_LABELS.test(label) ? rest : text
}
