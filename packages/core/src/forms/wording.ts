/**
 * What the first words of a statement already say. "Do not deploy on Fridays" forbids by itself, and
 * "The user prefers pnpm" names the user itself; forms must not say it a second time, and a caller
 * who gave only a sentence should not have to name its polarity.
 *
 * Forms are stored and hashed, so these lists are part of the format: a new word changes the forms
 * of versions written from then on, and no older one (decision 26).
 *
 * @module
 */
import type { Polarity } from '../memory/enums.ts'

const FORBIDS =
  /^(?:please[ ,]+)?(?:never|do not|don['’]?t|no|not|must not|mustn['’]t|must never|should not|shouldn['’]t|cannot|can['’]t|may not|stop|refrain from)(?![\p{L}\p{N}])/iu
const AVOIDS = /^(?:please[ ,]+)?avoid(?![\p{L}\p{N}])/iu
const DEMANDS = /^(?:please[ ,]+)?(?:always|do|must|only|make sure|ensure)(?![\p{L}\p{N}])/iu

/** What a rule's own first words ask for; undefined if they leave it open. */
export function polarityOfRule(statement: string): Polarity | undefined {
  const text = statement.trimStart()
  if (FORBIDS.test(text)) return 'dont'
  if (AVOIDS.test(text)) return 'avoid'
  if (DEMANDS.test(text)) return 'do'
  return undefined
}

/** True if naming the polarity before the statement would repeat or twist what it says. */
export function saysPolarity(statement: string, polarity: Polarity): boolean {
  const own = polarityOfRule(statement)
  if (own === undefined) return false
  return own !== 'do' || polarity === 'do' || polarity === 'prefer'
}

const HOLDER = String.raw`(?:i|we|they|he|she|(?:the |my )?user)`
const LIKES = String.raw`(?:really |strongly |always |usually |would )*(?:prefers?|likes?|loves?|favou?rs?|enjoys?|wants?)`
const DISLIKES = String.raw`(?:really |strongly |always |usually )*(?:(?:do(?:es)? not|don['’]?t|doesn['’]?t) (?:like|want|enjoy|prefer)|dislikes?|hates?|avoids?|can['’]t stand)`

const LIKED = new RegExp(`^(?:${HOLDER} )?${LIKES}(?: to(?: use)?| using)? +(?=\\S)`, 'iu')
const DISLIKED = new RegExp(`^(?:${HOLDER} )?${DISLIKES}(?: to(?: use)?| using)? +(?=\\S)`, 'iu')
const REFUSED = /^(?:please[ ,]+)?(?:never|do not|don['’]?t|no) +(?:use |using )?(?=\S)/iu

/** True if a topic is a whole sentence about what somebody likes. */
export function saysPreference(topic: string): boolean {
  const text = topic.trimStart()
  return LIKED.test(text) || DISLIKED.test(text)
}

/** A sentence about a preference as what it is about, and whether it is wanted. */
export function topicOfPreference(text: string): {
  readonly topic: string
  readonly polarity: Polarity
} {
  const sentence = text.trim()
  const disliked = DISLIKED.exec(sentence) ?? REFUSED.exec(sentence)
  const opening = disliked ?? LIKED.exec(sentence)
  const polarity = disliked === null ? 'prefer' : 'avoid'
  if (opening === null) return { topic: sentence, polarity }
  return { topic: withoutFullStop(sentence.slice(opening[0].length)), polarity }
}

function withoutFullStop(text: string): string {
  return text.endsWith('.') && !text.endsWith('..') ? text.slice(0, -1).trimEnd() : text
}
