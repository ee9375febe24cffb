/**
 * The assistant's words are proposals. Nothing that it says is kept, except one thing: a single
 * proposal that the user's next turn accepts is a decision of the user.
 *
 * @module
 */
import type { Candidate } from './candidate.ts'
import { sentencesOf } from './clauses.ts'
import { capital, thirdPerson, withoutTail } from './render.ts'

const ACCEPTS =
  /^(?:go with (?:that|it)|happy with that|i['’]m in|yes|yep|yeah|yup|sure|ok(?:ay)?|alright|go ahead|go for it|do (?:it|that|so)|sounds (?:good|great|right|fine)|agreed|perfect|great|deal|makes sense|please do|works for me|let['’]s do (?:it|that)|good idea|that works|fine by me|i agree|exactly|approved|lgtm|absolutely|definitely|love it|that['’]s (?:fine|good|perfect|great)|ja|gern|genau|einverstanden|mach das|machen wir|klingt gut|oui|d['’]accord|vas-y|parfait|ça marche|sí|vale|de acuerdo|adelante|perfecto|sim|concordo|combinado|força|perfeito|certo|va bene|d['’]accordo|perfetto|facciamo così)\b/i
const EXPLICIT =
  /\b(?:do (?:it|that|so)|go with (?:that|it|this|your)|let['’]s go with (?:that|it)|happy with that|i['’]m in|go ahead|go for it|sounds (?:good|great|right|fine)|agreed|deal|please do|let['’]s do|good idea|makes sense|approved|works for me|fine by me|i agree|exactly|lgtm|that works|love it|mach das|machen wir|klingt gut|einverstanden|vas-y|d['’]accord|ça marche|adelante|de acuerdo|combinado|facciamo)\b/i
const NOT_ACCEPTED =
  /\b(?:both|either|but|not|no|don['’]t|instead|rather|except|wait|however|thanks|thank you|aber|nicht|mais|pas|pero|mas|ma|non)\b|\?/i
const PROPOSES =
  /^(?:so |then |ok,? |in that case,? |(?:since|as|because|given|to|for|if|based on|with) [^,]{3,80}, )*(?:i (?:suggest|propose|recommend|would|['’]d|think we should|could|can|['’]ll|will|['’]m going to)|i['’]d (?!say\b|guess\b|think\b|need\b|like\b)|my (?:suggestion|proposal|recommendation)|shall (?:i|we)|should (?:i|we)|do you want (?:me|us) to|want me to|would you like me to|how about|what about|we (?:could|should|can)|let['’]s|what if we|can i|may i|the best option (?:is|would be) to|ich schlage vor|soll(?:en)? (?:ich|wir)|wir könnten|je propose|on pourrait|dois-je|propongo|podríamos|sugiro|podemos|propongo di|potremmo)\b/i
const LEAD =
  /^(?:so |then |ok,? |in that case,? |(?:since|as|because|given|to|for|if|based on|with) [^,]{3,80}, )*(?:i(?:['’]d| would)? (?:suggest|propose|recommend)(?: that)?(?: we| to| you)?|i think we should|i(?:['’]d|['’]ll| will| would| could| can|['’]m going to)|my (?:suggestion|proposal|recommendation)(?: is(?: to| that we)?|:)|shall (?:i|we)|should (?:i|we)|do you want (?:me|us) to|want me to|would you like me to|how about(?: we)?|what about|we (?:could|should|can)|let['’]s|what if we|can i|may i|the best option (?:is|would be) to|ich schlage vor,?(?: wir| dass wir)?|soll(?:en)? (?:ich|wir)|wir könnten|je propose (?:de|d['’])|on pourrait|propongo (?:di |que )?|podríamos|sugiro (?:que )?|podemos|potremmo)[ :,]*/i

/** The decision that a short "yes" makes of the assistant's only proposal. */
export function acceptedProposal(words: string, before: string | undefined): Candidate | undefined {
  const [first = '', ...more] = sentencesOf(words)
  const opening = first.replace(/[.!]+$/, '')
  if (before === undefined || !ACCEPTS.test(opening) || opening.split(/\s+/).length > 8)
    return undefined
  if (NOT_ACCEPTED.test(opening)) return undefined
  const isBare =
    /^(?:yes|yep|yeah|yup|sure|ja|oui|sí|sim|sì|perfect|great|ok(?:ay)?|alright)(?:,? please)?[.!]?$/i.test(
      opening,
    )
  if (/^(?:ok(?:ay)?|great|perfect|alright)$/i.test(opening)) return undefined
  if (!isBare && !EXPLICIT.test(opening)) return undefined
  if (more.some((sentence) => /^(?:but|wait|actually|no\b)/i.test(sentence))) return undefined
  const proposals = sentencesOf(before).filter(
    (sentence) =>
      PROPOSES.test(sentence) &&
      LEAD.test(sentence) &&
      sentence
        .replace(LEAD, '')
        .replace(/[?.!]+$/, '')
        .split(/\s+/).length >= 3,
  )
  const [proposal] = proposals
  if (proposal === undefined || proposals.length > 1) return undefined
  if (isBare && !/\?\s*$/.test(before.trim())) return undefined
  const what = withoutTail(proposal.replace(LEAD, '').replace(/\?+$/, '')).replace(
    /, (?:then|so|because|which)\b.*$/i,
    '',
  )
  if (/\b(?:or)\b/i.test(what) && /\?\s*$/.test(proposal)) return undefined
  return {
    kind: 'decision',
    statement: capital(thirdPerson(what.replace(/^(?:to|that we|we) /i, ''))),
    tier: 'explicit',
    evidence: `${first} (of: ${proposal})`,
    row: 'proposal.accepted',
  }
}

const REFUSES = /^(?:no|nope|nah|rather not|please don['’]t|don['’]t|nein|non|não)\b[,.!]?\s*(.*)$/i
const INSTEAD =
  /^(?:we['’]ll |we |let['’]s |just |please )*((?:keep|leave|use|stay|stick|go|put|store|move|do|take|make|return|throw) (?!it (?:simple|short|brief|up|that way)\b).{6,})$/i

/** After a refusal, what the user orders instead is the decision. */
export function refusedProposal(words: string, before: string | undefined): Candidate | undefined {
  if (before === undefined || !sentencesOf(before).some((sentence) => PROPOSES.test(sentence)))
    return undefined
  const rest = REFUSES.exec(words.split('\n')[0] ?? '')?.[1]
  if (rest === undefined) return undefined
  const enough =
    /(?:^|[.!] )((?:a|an|the) [\p{L}\d -]{3,40} (?:is enough|will do|is fine|suffices|would do))\b/iu.exec(
      rest,
    )?.[1]
  if (enough !== undefined)
    return {
      kind: 'decision',
      statement: capital(enough),
      tier: 'explicit',
      evidence: words,
      row: 'proposal.refused',
    }
  const instead = sentencesOf(rest)
    .slice(0, 3)
    .map((sentence) => INSTEAD.exec(withoutTail(sentence))?.[1])
    .find((order) => order !== undefined)
  if (
    instead === undefined ||
    /\?/.test(instead) ||
    /^\w+ (?:it|that|this|them|those|these)(?: (?:where|as|how|alone|like|be)\b.*)?$/i.test(instead)
  )
    return undefined
  return {
    kind: 'decision',
    statement: capital(instead),
    tier: 'explicit',
    evidence: words,
    row: 'proposal.refused',
  }
}
