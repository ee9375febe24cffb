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
  /** All of the turn is the user's. */
  readonly isAllOwn: boolean
  /** It ends a question. What stands before the question in its sentence does not ask. */
  readonly asks: boolean
}

export type Around = Pick<Unit, 'isAlone' | 'turnAsks' | 'isReply' | 'isAllOwn'>

/** "I have asthma, so is the dust a problem?": only the end asks. */
const ASKING = /\?["'”’)\s]*$/

export function unitsOf(sentence: string, around: Around): readonly Unit[] {
  const lang = languageOf(sentence)
  return clausesOf(sentence)
    .flatMap(({ text }) => splices(text))
    .flatMap((text) => (lang === 'en' ? [text] : parts(text)))
    .map((text, at, all) => {
      const isLast = at === all.length - 1
      const reason = noLesson(text, isLast ? sentence : sentence.replace(ASKING, '.'))
      return {
        text,
        plain: withoutLabel(withoutTail(lang === 'en' ? withoutLead(text) : text)),
        sentence,
        lang,
        at,
        asks: isLast && /\?/.test(sentence),
        ...(reason !== undefined && { reason }),
        ...around,
      }
    })
}

/** Elsewhere a comma stands between any two clauses; both halves must be long enough to say something. */
function parts(text: string): readonly string[] {
  const found: string[] = []
  for (const part of text.split(/,\s+/)) {
    const last = found.at(-1)
    if (last !== undefined && (isShort(part) || isShort(last)))
      found[found.length - 1] = `${last}, ${part}`
    else found.push(part)
  }
  return found
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length < 4
}

/** "New rule: wipe the bench …": the label is the user's own. */
function withoutLabel(text: string): string {
  const [, label = '', rest = ''] = /^([^:]{2,40}): (.{6,})$/.exec(text) ?? []
  return OWN_LABELS.test(label) ? rest : text
}
