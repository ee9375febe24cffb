/**
 * How things went, in free wording: "the freezing treatment worked", "the lupins failed". What acted must
 * be named; "it works" is an outcome only of something that was asked for (`outcomes.ts`).
 *
 * @module
 */
import type { Candidate } from './candidate.ts'
import { capital, thirdPerson } from './render.ts'

/** Who or what it went well or badly for, in at most a dozen words. */
const THING =
  /^(?!(?:it|that|this|they|these|those|he|she|you|i|we|what|which|who|whoever|if|when|whenever|there|here|nothing|something|anything|everyone|nobody|someone|please|because|so|and|or|but|not|no|never|always|why|how|where|can|could|does|did|is|are|was|were|the (?:same|other|rest|user|users|customer)|my (?:code|boss|friend))\b)[\p{L}\d"“(\uE000-\uE7FF]/iu

const WENT_WELL =
  /\b(?:worked(?! (?:on|in|at|for|with|as|from|until|there|together|all)\b)|paid off|did the trick|did it$|helped(?! (?:me|us|him|her|them|you) (?:to )?(?:move|with|find))|succeeded|passed|went (?:(?:really|very|so|super) )?(?:well|fine|smoothly|great|brilliantly|through|down (?:really )?well|down a treat|without a hitch)|came out (?:really )?(?:well|great|perfect(?:ly)?|fine|beautifully|clean)|turned out (?:really )?(?:well|great|perfect(?:ly)?|fine|beautifully)|sold out|got (?:accepted|approved|funded)|(?:was|were) (?:accepted|approved|a (?:huge |big |great |real |complete )?(?:hit|success|win|triumph)|successful)|finished(?= and\b|,|$| without| cleanly| in \d)|recovered|healed|survived|(?:fixed|solved|cured|resolved|sorted) (?:it|the|our|my|that|everything)|(?:cut|halved|doubled|tripled|reduced|brought down|knocked) (?:the|our|my|it|build|load|costs?)|(?:is|are) (?:now |finally )?(?:fixed|gone|resolved|solved|sorted|history|cured)|came through|now (?:takes?|needs?|costs?|runs? in) .{2,30} instead of|works?(?=,|$| now| again| fine| perfectly)|opened on the \p{L}+ try|(?:is|are) back (?:to (?:normal|zero|green)|up)|made (?:it|things|everything|all the|a (?:big|huge|real|massive)|the) ?(?:[\p{L}]+ )?(?:faster|better|easier|difference|quicker|quieter|smoother)|landed well|hit the target|beat the target|came back clean)\b/iu
const WENT_BADLY =
  /\b(?:failed|rejected|turned out (?:to be )?(?:much |far )?(?:slower|worse|too \p{L}+|useless)|flopped|bombed|backfired|fizzled|tanked|fell (?:apart|through|flat)|(?:was|were) (?:an? )?(?:(?:total|complete|utter|bit of a|huge|big) )*(?:flop|disaster|failure|dud|washout|catastrophe|waste|dead end|rejected|refused|turned down|useless|for nothing)|(?:did(?:n['’]t| not)|has(?:n['’]t| not)|have(?:n['’]t| not)) (?:really |actually )?(?:help|work|fix|change anything|do anything|make (?:a|any) difference|pay off|sell|take|hold|stick|last|survive|make it|go (?:well|down well|to plan)|helped|worked)|made (?:it|things|everything|matters|the .{2,30}) (?:even |much |a lot )?(?:worse|slower|harder|noisier)|changed nothing|came to nothing|(?:got|was|were) rejected|went (?:wrong|badly|nowhere|off the rails|down the drain)|never (?:rose|worked|recovered|took off|germinated|arrived)|collapsed|did nothing|had no effect|cost us)\b/iu
/** Results by the shape of the predicate: a change that is named, a negation in the past, a loss. */
const BECAME_GOOD =
  /\b(?:held(?: (?:up|together|fine|firm|for|through))?(?=$|,| and\b| for\b| through\b)|went live(?=$|,| without| on time| fine| last| this| and)|(?:goes|go) through(?: now| again)?(?=$|,| and\b)|(?:has|have|['’]s|['’]ve) (?:now |finally |completely |all )*(?:stopped(?! working)|cleared(?: up)?|vanished|disappeared|gone(?: away)?(?=$|,| since| after| now)|healed|recovered|dried(?: out| up)?|settled(?: down)?|come back to life)|(?:is|are|was|were|got|gets|feels?|runs?|sleeps?|looks?) (?:now )?(?:so much|much|far|way|a lot|noticeably|visibly|significantly|\d+ ?%|twice as|three times|five times|ten times) (?:better|faster|quicker|quieter|easier|smaller|cheaper|lighter|shorter|stronger|cleaner|healthier|happier|calmer|smoother|fast|quick|small|cheap)|(?:cut|brought|took|got|shaved|dropped|went|fell|shrank|rose|grew|jumped|improved|increased|reduced|down|up) (?:[^.]{0,50} )?(?:from [^.]{1,30} to \S+|by (?:half|a third|a quarter|\d+)\b)|(?:without|with no|with zero) (?:a hitch|a single \p{L}+|any (?:issues|problems|errors|trouble|downtime|complaints)|issues|problems|errors|downtime|complaints|incident)|(?:on|at) the (?:first|second|third) (?:try|attempt|go)|(?:got|won|secured|landed|received|was awarded|were awarded|earned) (?:the|a|an|my|our|first|second|full) (?:[\p{L}-]+ )?(?:job|grant|contract|permit|mortgage|visa|loan|funding|offer|place|prize|award|deal|approval|tender|commission|order|certificate|distinction|spot|part|role|scholarship)|(?:is|are|was|were) (?:finally |now )?(?:up and running|(?:fine|ok|okay|good|stable|clean|quiet|healthy|normal) (?:now|again)|live|complete|completed|approved|certified|sold|running (?:fine|smoothly|stable)|stable(?: since| now|$|,)|watertight|back online|back in tune)|(?:paid|signed|delivered|accepted|renewed|approved) (?:it |us |the \p{L}+ )?(?:in full|on time)|hit (?:the|its|our|all) (?:target|goal|deadline|number)s?|exceeded|(?:a|an) (?:big |huge |real |great |total |complete )*(?:success|hit|win|triumph|breakthrough)\b|took first|came first|finished (?:first|second|third|on time|under budget|early)|(?:finally|now) (?:works?|passes|builds?|starts?|boots?|loads?|closes?|opens?|fits?|prints?|charges?|connects?|syncs?|compiles?|validates?|runs?))(?![\p{L}])/iu
const BECAME_BAD =
  /\b(?:(?:did(?:n['’]t| not)|has(?:n['’]t| not)|have(?:n['’]t| not)|had(?:n['’]t| not)|was(?:n['’]t| not)|were(?:n['’]t| not)) (?:really |actually |even |quite |exactly |ever )*(?!been (?:able|to)|sure|there|my|our|expecting|aware|easy|hard|that|as|too|so|it|very|bad|happy|great|fun|know|think|want|need|mean|say|ask|see|get (?:it|that|the)|finished|done|ready|started|decided|merged|pushed|read|seen|heard|had|eaten)[\p{L}]{2,}|(?:all |both |mostly |slowly |nearly )*(?:died|wilted|rotted|cracked|snapped|burnt|burned|sank|stalled|curdled|shrank|peeled|warped|split|shattered|jammed|overheated|imploded|faded|blew up|fell (?:off|over|short|behind)|gave (?:up|out|way)|came (?:loose|off|undone|apart)|ran (?:out|over budget|dry|late)|went (?:bankrupt|mouldy|moldy|sour|bad|under|flat|dead|missing|over budget))(?=$|,| and\b| in\b| on\b| after\b| within\b| again\b| by\b| during\b| at\b| because\b)|(?:got|was|were|has been|have been|is|are) (?:[\p{L}]+ly )?(?:turned down|refused|declined|denied|thrown out|overruled|knocked back|voted down|disqualified|withdrawn|ruined|wasted|spoiled|spoilt|destroyed|lost|stolen|flooded)|(?:broke|crashed|ruined|wrecked|corrupted|messed up|screwed up|slowed down|bricked|damaged|flooded|scratched|stained|overloaded|deleted|wiped|killed) (?:the|our|my|half|all|every|everything|it all)\b|(?:showed|made|brought|gave|had|saw|yielded|got) (?:us |me )?(?:absolutely |almost |basically )?(?:no|zero|hardly any|little|not a single|nothing)(?: (?:effect|improvement|difference|change|result|results|benefit|response|replies|takers|sales|sign-?ups|luck|gain|impact|bites|interest))?(?=$|,| at all| and| on| for| in)|not a single|(?:is|are|got|was|were|has become|made .{2,30}) (?:even |now |much |far |way |a lot |noticeably )*(?:worse|slower|louder|heavier)\b|lost (?:the|our|my|half|all|two|three|a|\d+)\b|missed (?:the|its|our|my|every) (?:target|deadline|goal|mark|cut|train|window|number)s?|(?:a|an) (?:big |huge |real |total |complete |utter )*(?:flop|disaster|failure|dud|washout|mess|waste of (?:time|money))\b|came (?:last|to nothing)|backfired|never (?:showed up|came|paid|answered|replied|caught on|sprouted|set|dried|worked out|got (?:off the ground|anywhere)))(?![\p{L}])/iu
/** What nobody takes for the result of an attempt. */
const NO_RESULT =
  /\b(?:film|movie|book|weather|traffic|bus|train|match|game (?:last|yesterday)|weekend|holiday|party|lunch|dinner|sleep badly|meeting (?:got|was) moved)\b/i
/** "We tried ads for a month and they flopped." */
const TRIED =
  /^(?:i|we)(?:['’]ve| have)? (?:finally |also |just |even )?(?:tried|tested|ran|attempted|gave) .{3,90}(?:,| and| but) (?:it|they|that|no luck|nothing|the)\b/i
/** "I finally got the printer working." */
const MANAGED =
  /^(?:(?:i|we)(?:['’]ve| have)? (?:finally |just |eventually )?|finally )(?:managed to .{6,}|passed (?:my|the|our)\b.*|won (?:the|a|my|our)\b.*|got .{3,50} (?:working|to work|to pass|running|through|under control)\b.*|cracked (?:it|the)\b.*)$/i
/** It goes wrong now, or again and again: work to do, not an outcome. */
const ONGOING =
  /\b(?:always|sometimes|often|keeps?|kept|every time|usually|whenever|randomly|occasionally|if|would|should|might|could|will|going to|hopefully|as soon as|once|until|when|by (?:next|the end|mid|early|late|mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december|eod|eow)\w*)\b|\?/i
/** A failed build is a report about a moment. */
const MACHINE =
  /^(?:the|my|our|all|a|one|some|two|three)? ?(?:[\p{L}-]+ )?(?:builds?|tests?|ci|pipeline|jobs?|requests?|uploads?|log ?ins?|server|app|page|script|command|deploy(?:ment)?s?|query|queries|import|export|install(?:ation)?|compilation|download|connection|push|merge|checks?|payment|update|sync|call|login|migration) (?:has |have |just )?(?:failed|passed|finished|did(?:n['’]t| not) work|crashed)\b(?! (?:because|after|due|at \d|with \d))/iu

const ELSEWHERE_WELL =
  /(?<!nicht |pas |no |não |non ha )\b(?:geklappt|funktioniert hat|hat (?:gut |super |prima )?(?:funktioniert|geholfen)|ist gelungen|a (?:bien )?(?:marché|fonctionné)|a réussi|ha funcionado|funcionó|salió bien|funcionou|correu bem|ha funzionato|è andat[oa] bene)\b/iu
const ELSEWHERE_BADLY =
  /(?:fehlgeschlagen|gescheitert|nicht (?:geklappt|funktioniert|geholfen)|a échoué|n['’]a pas (?:marché|fonctionné|aidé)|ha fallado|falló|no funcionó|salió mal|falhou|não funcionou|correu mal|è fallit[oa]|non ha funzionato|è andat[oa] male)(?!\p{L})/iu
const THING_ELSEWHERE =
  /^(?:der|die|das|unser|unsere|mein|meine|le|la|les|l['’]|notre|mon|ma|el|los|las|nuestr[oa]|mi|o|a|os|as|nosso|nossa|il|lo|gli|i|nostr[oa]) ?\p{L}{3,}/iu

/** The same in other languages, for things with an article. */
export function eventElsewhere(text: string, sentence: string): Candidate | undefined {
  if (text.length > 160 || /\?/.test(sentence) || !THING_ELSEWHERE.test(text)) return undefined
  if (ELSEWHERE_BADLY.test(text)) return outcome(text, 'failure', sentence)
  return ELSEWHERE_WELL.test(text) ? outcome(text, 'success', sentence) : undefined
}

/** An outcome that names what it is about, in the past. */
export function event(text: string, raw: string, sentence: string): Candidate | undefined {
  if (text.length > 200 || ONGOING.test(raw) || ONGOING.test(sentence)) return undefined
  const isTried = TRIED.test(text)
  if (MANAGED.test(text)) return outcome(text, 'success', sentence)
  if (!isTried && (!THING.test(text) || MACHINE.test(text))) return undefined
  const isResult = !NO_RESULT.test(text)
  const badly = place(WENT_BADLY, text) ?? (isResult ? place(BECAME_BAD, text) : undefined)
  const well =
    place(WENT_WELL, text) ??
    (isResult ? (place(BECAME_GOOD, text) ?? place(BECAME_GOOD, raw)) : undefined)
  if (badly === undefined && well === undefined)
    return isTried && /\b(?:no luck|nothing)\b/i.test(text)
      ? outcome(text, 'failure', sentence)
      : undefined
  // The verb has a subject of a few words; a long way before it there is another story.
  const first = Math.min(badly ?? Infinity, well ?? Infinity)
  if (text.slice(0, first).split(/\s+/).length > (isTried ? 20 : 13) || first === 0)
    return undefined
  // "Thanks a lot, that helped": what helped is not named.
  const pronoun = text.search(/, (?:that|it|this|they)\b/i)
  if (pronoun !== -1 && pronoun < first) return undefined
  return outcome(text, first === badly ? 'failure' : 'success', sentence)
}

function place(sign: RegExp, text: string): number | undefined {
  const at = text.search(sign)
  return at === -1 ? undefined : at
}

function outcome(text: string, status: 'success' | 'failure', sentence: string): Candidate {
  return {
    kind: 'outcome',
    status,
    // "…, it never rose": what is added about it is not the outcome.
    statement: capital(
      thirdPerson(text.replace(/, (?:it|they|that|he|she|the|my|our|i|we)\b.*$/i, '')),
    ),
    tier: 'plain',
    evidence: sentence,
    row: `event.${status}`,
  }
}
