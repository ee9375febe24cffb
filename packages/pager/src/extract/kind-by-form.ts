/**
 * Kinds that a statement shows by its form, whatever row or vote it was found by: a day that is named, and
 * something that no longer holds.
 *
 * @module
 */
import { isRecurring } from './act.ts'
import type { Candidate } from './candidate.ts'

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)'
/** A day of the calendar. */
const DAY = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of| de)? ${MONTH}|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?!\\d)|the \\d{1,2}(?:st|nd|rd|th)(?! \\p{L}*(?:floor|century|grade|time|edition|birthday))|(?:end of|by|until) ${MONTH})(?![\\p{L}\\d])`,
  'iu',
)
/** A birthday comes every year, and what was needs no date. */
const NO_DATE =
  /\b(?:birthday|born|geburtstag|geboren|anniversaire|n[ée]e? le|cumpleaños|nac[ií]|anivers[aá]rio|nasc[ie]\p{L}*|compleanno|nat[ao] il|since|seit|depuis|desde|every|each|was|were|\p{L}{3,}ed|named|called|\d{4})\b/iu
const ANY_TIME = new RegExp(
  `(?<![\\p{L}\\d])(?:${MONTH}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\\d{1,2}(?:st|nd|rd|th)|week|month|year|quarter|q[1-4]|spring|summer|autumn|winter|christmas|easter|tomorrow|then|soon|20\\d\\d)(?![\\p{L}\\d])`,
  'iu',
)
const OVER =
  /\bno longer\b|(?:n['’]t|\bnot)\b.{1,60}\b(?:any ?more|any longer)\b|\b(?:has|have) been (?:lifted|abolished|scrapped)\b|\b(?:ist|sind) (?:vorbei|abgeschafft)\b|\bnicht mehr\b|\bne \p{L}+ plus\b|\bya no\b|\bjá não\b|\bnon \p{L}+ più\b/iu

/** The candidate, of the kind that its form shows. */
export function byForm(candidate: Candidate): Candidate {
  const { kind, tier, statement, slot, evidence } = candidate
  const isStated =
    tier === 'plain' &&
    (kind === 'fact' || (kind === 'profile' && (slot === undefined || slot === 'free')))
  if (isStated && OVER.test(statement))
    return { ...bare(candidate), kind: 'retraction', withdraws: 'ended' }
  if (isStated && DAY.test(statement) && !NO_DATE.test(statement) && !isRecurring(statement))
    return { ...bare(candidate), kind: 'deadline' }
  // "School starts at 7:45": a time without a day is how it always is.
  if (kind === 'deadline' && !ANY_TIME.test(statement) && !ANY_TIME.test(evidence))
    return { ...candidate, kind: 'fact' }
  return candidate
}

function bare({ slot: _slot, polarity: _polarity, ...rest }: Candidate): Candidate {
  return rest
}
