/**
 * Statements that no table knows, by their grammar: a subject, a finite verb and something specific, said
 * by the user as it is. Questions, wishes, hedges and reports never come here; what speaks of the moment,
 * of a feeling or of the thing on the screen is left out. What is found is stored and not pinned, until
 * it is said again or confirmed.
 *
 * @module
 */
import { isRecurring } from './act.ts'
import type { Candidate } from './candidate.ts'
import { capital, thirdPerson } from './render.ts'
import { orderVerb } from './tables/verbs.ts'

const WORDS_MIN = 3
const WORDS_MAX = 28

/** The moment, the thing on the screen, or somebody who is not named. */
const HERE_AND_NOW =
  /\b(?:this (?!year|season|summer|winter|spring|autumn|term|semester|repo|project|house)|that (?!the|we|i|my|our|no|all)|these|those|here|right now|for now|now that|again|just|today|tonight|tomorrow|yesterday|at the moment|currently|above|below|later|soon|already|still(?! (?:on|in|at|uses?|using|supports?|runs?|works?|lives?|need|needs|have|has|do|does)\b)|yet|so far|last night|you|your|ago|(?:in|give me|for) a (?:minute|second|sec|bit)|second one|first one|something|anything(?! \p{L}+er than)|someone|somebody|finally|suddenly|anyway|brb|on my way)\b/iu
/** How somebody feels, what somebody thinks, what is being done. */
const PASSING =
  /\b(?:tired|stuck|broken|looking|trying|afraid|sorry|glad|sad|curious|confused|wondering|about to|busy|sick|asleep|awake|hungry|thirsty|bored|lost|failing|fails|crash\w*|hangs|flickers?|overlaps?|not working|hope|wish|trouble|weird|strange|awful|terrible|amazing|ugly|headache|waiting|raining|snowing|impossible|interesting|funny|obvious|almost|nearly|annoying|boring|stupid|cool|cute|lovely|beautiful|gorgeous|horrible|nice|great|wrong|missing|empty|error|bug|question|idea|problem|issue|knackered|exhausted|killing me|in a mood|if|would|could|might|whether|hopefully|weather|traffic|lol|sigh|ugh|argh|meh|will (?:be|love|hate|like|kill|laugh|freak)|delicious|hilarious|spirits|mess|nightmare|dead)\b|\d ?%|\b(?:is|are|am|['’]m|['’]re|was|were) (?:[\p{L}]+ly )?(?:running|loading|building|compiling|looking|getting|going|coming|sitting|standing|eating|cooking|leaving|having|watching|reading|writing|thinking|waiting|trying|checking|testing|working on|making|doing|driving|late|early|done|ready|gone|off|out|up|down|back|fine|ok|okay|good|bad|better|worse|full|hot|cold|red|green|slow|fast|hard|easy|here|there|home|closed today|open again)\b(?! (?:to|from|until|for|at|by|in|on|every|since|over)\b)/iu
/** Verbs of the moment or of the mind: what the user does at the screen, or thinks of it. */
const NO_HABIT =
  /^(?:i|we) (?:also |really |mostly |only |both |all |currently |always |never |kinda |kind of |sort of |usually |still )*(?:be|been|can|could|will|would|shall|should|may|might|think|know|see|need|want|hope|guess|mean|feel|wonder|understand|agree|believe|remember|forget|suppose|assume|doubt|wish|found|try|tried|got|say|said|told|ask|asked|click|type|press|select|hit|load|enter|receive|expect|look|seem|notice|care|mind|promise|appreciate|thank|slept|felt|forgot|heard|thought|woke|understood|happen|apologise|apologize|attach|paste|struggle|worry|disagree|insist|beg|bet|swear|reckon|figure|realise|realize|recall|recommend|suggest|propose|request|follow up|double-?check|meant|once|live for|never understood|ment|like|love|hate|prefer|enjoy|work for free|sold every|opened|checked|pushed|ran|made|added|removed|fixed|updated|changed|looked|saw|wrote|sent|started the|don['’]t (?:know|think|understand|see|get|remember|want|need|care|mind|believe)|can['’]t (?:find|see|get|wait|tell|remember|figure|believe|open|access|log)|didn['’]t|couldn['’]t|wouldn['’]t|have (?:a|an|no|some|two|three|several|many|another) (?:[\p{L}-]+ )?(?:questions?|ideas?|problems?|issues?|meetings?|errors?|minutes?|doubts?|feeling|look|clue|call|bug|request|suggestion)|have (?:to|been|not|already|never|seen|tried|read|looked|checked|attached)|haven['’]t|and|or|to|in|on|at|for|with|of|as|who|that|too)\b/iu
/** What the work is about, not what it rests on. */
const ON_SCREEN =
  /^(?:the|our|my|a|an|all|every|each|both|one|some) (?:[\p{L}-]+ )?(?:fields?|rows?|columns?|cells?|variables?|class|classes|methods?|functions?|loops?|lines?|headers?|footers?|menus?|sidebars?|buttons?|icons?|dialogs?|modals?|forms?|labels?|images?|pictures?|photos?|charts?|graphs?|tables?|pages?|screens?|layout|text|sentences?|paragraphs?|chapters?|scenes?|poems?|stor(?:y|ies)|songs?|articles?|authors?|books?|films?|movies?|videos?|recipes?|users?|customers?|guests?|players?|characters?|world|sun|questions?|points?|problems?|things?|ideas?|answers?|reasons?|bugs?|errors?|builds?|outputs?|results?|logs?|links?|models?|scripts?|quer(?:y|ies)|commands?|returns?|versions?|whole|rest|other|same|best|worst|left|right|top|bottom|next|previous|exams?|calls?|boss|friends?|cousin|uncle|aunt|colleagues?|coworkers?|ex|landlord|landlady|opposing|others?|neighbou?rs?|bus|flight|phone|battery|head|brain|mood|day|guess|internet|dream|fault|mistake|pleasure|turn|way|code|pr|tests?|files?|folder|guy|man|woman|lady|bloke|dude|reddit|forum|person|people|intern|cat|dog)\b(?!['’]| (?:called|named)\b)/iu
/** A pronoun for something that was said before, or nobody in particular. */
const NO_SUBJECT =
  /^(?:it|that|this|these|those|he|she|they|you|what|which|who|whoever|if|when|while|because|there|here|nothing|something|anything|someone|somebody|people|some|most|many|few|not|no|yes|and|or|but|so|then|also|please|thanks|sounds|looks|seems|makes|means|let|maybe|perhaps|why|how|where|as|to|for|in|on|at|with|by|from|of|about|after|before|since|until|during|just|still|even|never|always|only if|too|very|really|quite|such|well|though|although|whereas|good|great|nice|ok|hm+|ah|oh|wow|lol|haha)\b/i
const VERBS =
  "(?:is|are|was|were|has|have|had|will|isn['’]t|aren['’]t|wasn['’]t|doesn['’]t|don['’]t|won['’]t|can['’]t|cannot|can|must|needs?|gets?|goes|go|comes?|takes?|costs?|starts?|ends?|begins?|opens?|closes?|expires?|runs?|lives?|works?|means?|uses?|owns?|keeps?|stays?|sits?|stands?|belongs?|knows?|handles?|does|likes?|hates?|loves?|prefers?|wants?|eats?|drinks?|sleeps?|plays?|teaches|speaks?|pays?|moves?|moved|became|joined|retired|died|weighs?|measures?|holds?|fits?|leaves?|arrives?|meets?|happens?|lasts?|covers?|makes?|gives?|sells?|brings?|follows?|reports?|signs?|leads?|writes?|reads?|sends?|calls?|charges?|allows?|requires?|supports?|includes?|contains?|prints?|feeds?|grows?|rents?|shares?|trains?|rehearses?|practi[sc]es?|only|always|never|usually|mostly|[\\p{Ll}]{3,}(?:[^s\\W]s|ed))"
const STATED = new RegExp(
  `^(?:[\\p{L}\\d"“(\\uE000-\\uE7FF][\\p{L}\\d'’_/.&@+#"”)\\uE000-\\uE7FF-]*,? ){1,8}?${VERBS} (?=[\\p{L}\\d"“(#€$£@\\uE000-\\uE7FF])`,
  'iu',
)
/** The past counts when it says when: "Marlon was born in May". */
const PAST =
  /\b(?:was|were|did|had|went|(?<!['’]ve |have |has |['’]s )got|came|took|gave|said|told|left|lost|met|saw|moved|became|joined|retired|died|\p{L}{3,}ed)\b/iu
const DATED =
  /\b(?:in|on|since|until|from|after|by|for) (?:the )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last (?:year|summer|winter|spring|autumn|month)|(?:two|three|four|five|six|ten|twenty|thirty) (?:years|months))|\blast (?:year|summer|winter|spring|autumn)\b|\bborn\b/i
const SINCE =
  /^(?:i|we)(?:['’]ve| have) (?:now |already )?(?:been|had|worked|run|owned|played|kept|taught|coached|driven|known|used|written|sung|studied|practised|practiced|lived|volunteered)\b(?! (?:a )?(?:trying|looking|waiting|working on|thinking|wondering|stuck|debugging|getting|seeing|having|told|asked)\b).{0,80}?\b(?:for (?!a (?:while|bit|minute|few)|hours|days|ages)|since (?!this|yesterday|monday|the morning)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|\d+) years)/iu
const HOUSEHOLD =
  /^(?:the )?(?:kids|children|twins|boys|girls|cats?|dogs?|chickens|hens|horses?|goats|rabbits|parents|in-laws|grandma|grandpa|granny|grandad|mum|mom|dad) (?:are|have|has|is|go|goes|eat|eats|sleep|sleeps|live|lives|attend|come|speak|need|gets?|takes?) .{2,}$/iu
const LIMITS =
  /^(?:only (?:the |our |my )?[\p{L}\d][\p{L}\d '’&-]{1,40}? (?:has|have|can|may|is|are|knows?|does|do|gets?|works?|signs?|approves?|deploys?|owns?|speaks?) .{4,}|there(?:['’]s| is| are) (?:no |only |exactly |always |usually )?(?!(?:a|an|some|something|nothing|too|so|many|lots|still|way|one) )(?!(?:no |only )?(?:bugs?|errors?|typos?|problems?|issues?|rows?|columns?|lines?|difference|need|way|reason|point|doubt|time|questions?|hurry|rush|idea|chance|answer|change)\b)(?!\S+ (?:rows?|columns?|lines?|errors?|files?|tests?)\b)(?:(?:[\p{L}\d-]+ ){1,4}?(?:in|on|at|for|per|between|with|from)\b .{2,}|(?:two|three|four|five|six|seven|eight|ten|\d+) (?!of us|of them).{4,})|we (?:don['’]t|do not|never) (?:have|offer|sell|ship|accept|take|open|deliver|charge|bill|serve|stock|employ|own|hold|issue|buy|eat|drink|use|do) (?!time\b|to\b|the time|an? (?:clue|idea|choice|problem|question)|any (?:idea|time|choice|clue)|it\b|that\b|enough\b|much\b).{3,}|(?:nobody|no one|everyone|everybody) (?:on|in|at|from) (?:the|our|my) .{6,})$/iu

/** What others think or want is theirs. */
const REPORTS =
  /\b(?:thinks?|says?|said|claims?|reckons?|believes?|told|wants? (?:me|us|to)|feels?|insists?|suggests?|complains?|argues?|swears?)\b|\bmakes? (?:us|me|it|them|you)\b|\bme$/i

/** Whether it speaks of the moment, of a feeling, or of what is being done. */
export function isPassing(text: string): boolean {
  return (HERE_AND_NOW.test(text) || PASSING.test(text)) && !isRecurring(text)
}

/** A plain statement of how things are, or nothing. */
export function generic(givenText: string, raw: string, sentence: string): Candidate | undefined {
  const text = givenText.replace(
    /^(\p{L}[\p{L}-]+)['’]s (?=(?:in|at|on|the|an?|our|my|still|called|from|open|closed|allergic|\d)\b)/u,
    '$1 is ',
  )
  const words = text.split(/\s+/).length
  if (words < WORDS_MIN || words > WORDS_MAX || /[?]/.test(sentence)) return undefined
  // What stands beside an order of the moment belongs to it.
  if (orderVerb(sentence) && !sentence.startsWith(givenText.slice(0, 8))) return undefined
  const about = { tier: 'plain', evidence: sentence } as const
  const statement = capital(thirdPerson(text))
  const isMine = /^(?:i|my|i['’]\p{L}+)\b/iu.test(text)
  const fact = (row: string): Candidate =>
    isMine
      ? { kind: 'profile', slot: 'free', statement, row, ...about }
      : { kind: 'fact', statement, row, ...about }
  if (SINCE.test(text)) return fact('generic.since')
  // Three words say enough of a person or of a rhythm: "I get seasick", "weekends are out".
  if (words < 4 && !isMine && !isRecurring(text) && !/(?<=\S )\p{Lu}|\d/u.test(text))
    return undefined
  if (HERE_AND_NOW.test(text) || /\b(?:right now|today|tonight|just now)\b/i.test(raw))
    return undefined
  if (/ (?:in|on|at|out|up|off|over|with|to|for|by|from|of|as|and|or|the|is|are|a|an)$/i.test(text))
    return undefined
  if (LIMITS.test(text)) return fact('generic.limits')
  // A pronoun needs somebody it stands for.
  if (
    /\b(?:it|them|they|he|she|him|her|that)\b(?!\/)/i.test(text) &&
    !/^(?:my|our|\p{Lu}\p{Ll}+ (?!is\b))/u.test(text)
  )
    return undefined
  if (/ (?:it|them|that|him|this)$/i.test(text) || REPORTS.test(text)) return undefined
  const recurs = isRecurring(text)
  if (PASSING.test(text) && !recurs) return undefined
  if (HOUSEHOLD.test(text)) {
    const whose = `The user's ${text.replace(/^the /i, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
    return { kind: 'profile', slot: 'free', statement: whose, row: 'generic.household', ...about }
  }
  const isNamed =
    /^(?:our|my) (?:[\p{L}-]+ )?[\p{L}-]+ (?:is|are) (?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}/u.test(text)
  if (ON_SCREEN.test(text) && !recurs && !isNamed) return undefined
  if (
    PAST.test(text.split(/[,;:]/)[0] ?? '') &&
    !DATED.test(text) &&
    !/\b(?:is|are|has|have)\b/i.test(text)
  )
    return undefined
  if (/^(?:i|we)\b/i.test(text)) return isHabit(text) ? fact('generic.us') : undefined
  if (NO_SUBJECT.test(text) || !STATED.test(text)) return undefined
  // "Book a table for four": an order begins with its verb, and has no other early on.
  if (orderVerb(text) && !/^\S+(?: \S+){0,2} (?:is|are|was|has|have|will|must)\b/i.test(text))
    return undefined
  const isDuty =
    /^(?:\S+ ){1,6}?(?:must|ha(?:s|ve) to|needs? to) (?:always |only |never )?\p{L}/iu.test(text)
  return isDuty
    ? {
        kind: 'rule',
        polarity: /\b(?:never|not)\b/i.test(text) ? 'dont' : 'do',
        statement,
        row: 'generic.duty',
        ...about,
      }
    : fact('generic.stated')
}

/** "I restore pianos": any verb that is neither of the mind nor of the moment. */
function isHabit(text: string): boolean {
  return (
    !NO_HABIT.test(text) &&
    /^(?:i|we)(?:['’](?:m|re|ve))? (?:also |mostly |only |both |all |mainly |usually )*\p{L}{2,}\b/iu.test(
      text,
    ) &&
    !/^(?:i|we)['’](?:ll|d)\b/i.test(text) &&
    !/^(?:i|we)(?:['’](?:m|re)| am| are) (?:in a|out (?!of)|going|at (?:the|work|home)|about|so|too|very|really|not sure|sure|all|just|looking|trying|getting|having|doing|using|on (?:the|a|my|it)|off|back|late|early|here|there|done|fine|good|new|sorry|afraid|happy|planning|thinking|working|writing|making|reading)\b/i.test(
      text,
    )
  )
}
