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
  /\b(?:that['’]s (?:right|correct|it)|make (?:that|it) (?:the|a|my|our) (?:default|rule|standard|habit)|do (?:it|that|so)|go with (?:that|it|this|your)|let['’]s go with (?:that|it)|happy with that|i['’]m in|go ahead|go for it|sounds (?:good|great|right|fine)|agreed|deal|please do|let['’]s do|good idea|makes sense|approved|works for me|fine by me|i agree|exactly|lgtm|that works|love it|mach das|machen wir|klingt gut|einverstanden|vas-y|d['’]accord|ça marche|adelante|de acuerdo|combinado|facciamo)\b/i
const NOT_ACCEPTED =
  /\b(?:both|either|but|not|no|don['’]t|instead|rather|except|wait|however|thanks|thank you|aber|nicht|mais|pas|pero|mas|ma|non)\b|\?/i
const PROPOSES =
  /^(?:so |then |ok,? |in that case,? |from (?:here|now) on,? |going forward,? |(?:since|as|because|given|to|for|if|based on|with) [^,]{3,80}, )*(?:i (?:should|suggest|propose|recommend|would|['’]d|think we should|could|can|['’]ll|will|['’]m going to)|i['’]d (?!say\b|guess\b|think\b|need\b|like\b)|my (?:suggestion|proposal|recommendation)|shall (?:i|we)|should (?:i|we)|do you want (?:me|us) to|want me to|would you like me to|how about|what about|we (?:could|should|can)|let['’]s|what if we|can i|may i|the best option (?:is|would be) to|ich schlage vor|soll(?:en)? (?:ich|wir)|wir könnten|je propose|on pourrait|dois-je|propongo|podríamos|sugiro|podemos|propongo di|potremmo)\b/i
const LEAD =
  /^(?:so |then |ok,? |in that case,? |from (?:here|now) on,? |going forward,? |(?:since|as|because|given|to|for|if|based on|with) [^,]{3,80}, )*(?:i(?:['’]d| would)? (?:suggest|propose|recommend)(?: that)?(?: we| to| you)?|i think we should|i(?:['’]d|['’]ll| will| would| could| can| should|['’]m going to)|my (?:suggestion|proposal|recommendation)(?: is(?: to| that we)?|:)|shall (?:i|we)|should (?:i|we)|do you want (?:me|us) to|want me to|would you like me to|how about(?: we)?|what about|we (?:could|should|can)|let['’]s|what if we|can i|may i|the best option (?:is|would be) to|ich schlage vor,?(?: wir| dass wir)?|soll(?:en)? (?:ich|wir)|wir könnten|je propose (?:de|d['’])|on pourrait|propongo (?:di |que )?|podríamos|sugiro (?:que )?|podemos|potremmo)[ :,]*/i

const PICKS =
  /^(?:(?:yes|yep|yeah|ok(?:ay)?|sure|hm+|right|then)[,.]? )*(?:(?:let['’]s |i['’]d |i['’]ll |we['’]ll )?(?:go (?:with|for)|take|do|pick|use|prefer) )?(?:the )?(?:(?:option|number|variant|no\.?|#) ?([1-9a-d])|(first|second|third|fourth|last|latter|former)(?: (?:one|option|variant))?)(?: (?:please|then|it is|sounds good))?[.!]*$/i
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  a: 0,
  second: 1,
  b: 1,
  third: 2,
  c: 2,
  fourth: 3,
  d: 3,
}

/** The options of "(1) …, or (2) …", "A: … B: …", in order. */
function optionsIn(text: string): readonly string[] {
  const marked = text.split(/(?:^|[\s:,;])\(?(?:[1-9]|[A-Da-d])[).:] /).slice(1)
  return marked.map((option) =>
    withoutTail(
      option
        .replace(/[.?!](?: .*)?$/s, '')
        .trimEnd()
        .replace(/,? (?:or|and|oder|ou|o)$|[,;]$/i, ''),
    ),
  )
}

/** "Go with option 2": the option that the assistant had numbered so. */
export function pickedOption(words: string, before: string | undefined): Candidate | undefined {
  const picked = PICKS.exec(sentencesOf(words)[0] ?? '')
  if (before === undefined || picked === null || before.length > 4_000) return undefined
  const options = optionsIn(before)
  const word = (picked[1] ?? picked[2] ?? '').toLowerCase()
  const isLast = word === 'last' || word === 'latter'
  const option = options[isLast ? options.length - 1 : (PLACES[word] ?? Number(word) - 1)]
  if (options.length < 2 || option === undefined || option.split(/\s+/).length > 20)
    return undefined
  return {
    kind: 'decision',
    statement: capital(thirdPerson(option)),
    tier: 'explicit',
    evidence: `${words} (of: ${option})`,
    row: 'proposal.picked',
  }
}

/** "So the newsletter goes out on the first. Correct?": what the assistant asks the user to confirm. */
function confirmedStatement(before: string): string | undefined {
  const [claim = '', question = ''] = sentencesOf(before).slice(-2)
  const statement =
    /^(?:so|then|ok,? so|just to confirm[:,]?|to confirm[:,]?) (?!(?:i|shall|should|do|what|which|how)\b)(.{8,160}?)[.,]?$/i.exec(
      claim,
    )?.[1]
  const isAsked =
    /^(?:is that |did i get that |have i got that )?(?:correct|right|ok|agreed)\?$/i.test(question)
  return isAsked && statement !== undefined && !/\?/.test(statement) ? statement : undefined
}

/** The decision that a short "yes" makes of the assistant's only proposal. */
export function acceptedProposal(words: string, before: string | undefined): Candidate | undefined {
  const picked = pickedOption(words, before)
  if (picked !== undefined) return picked
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
  const confirmed = confirmedStatement(before)
  if (confirmed !== undefined)
    return {
      kind: 'decision',
      statement: capital(thirdPerson(withoutTail(confirmed))),
      tier: 'explicit',
      evidence: `${first} (of: ${confirmed})`,
      row: 'proposal.confirmed',
    }
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
  // "Do that everywhere", "so from here on I should …, correct?": accepted for good.
  const isStanding =
    /\b(?:everywhere|the default|a rule|the rule|the standard|a habit)\b/i.test(opening) ||
    /\b(?:always|every time|from now on|from here on|going forward|in future|every (?:day|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: \p{L}+)?)\b/iu.test(
      `${opening} ${proposal}`,
    )
  const order = capital(
    thirdPerson(what.replace(/^(?:to|that we|we) /i, '').replace(/, (?:correct|right|ok)$/i, '')),
  )
  if (isStanding)
    return {
      kind: 'rule',
      polarity: 'do',
      statement: order,
      tier: 'plain',
      evidence: `${first} (of: ${proposal})`,
      row: 'proposal.standing',
    }
  return {
    kind: 'decision',
    statement: order,
    tier: 'explicit',
    evidence: `${first} (of: ${proposal})`,
    row: 'proposal.accepted',
  }
}

const REFUSES = /^(?:no|nope|nah|rather not|please don['’]t|don['’]t|nein|non|não)\b[,.!]?\s*(.*)$/i
const INSTEAD =
  /^(?:we['’]ll |we |let['’]s |just |please )*((?:keep|leave|use|stay|stick|go|put|store|move|do|take|make|return|throw) (?!it (?:simple|short|brief|up|that way)\b)(?!.* (?:out|alone|away|off)$).{6,})$/i

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
