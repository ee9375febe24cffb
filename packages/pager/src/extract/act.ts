/**
 * What a clause does: it states, orders for good or for now, asks, supposes, reports, jokes, looks
 * back, or is an idiom. Only statements and standing orders teach anything.
 *
 * @module
 */
import { OWN_REPORT, REPORTED, REPORTED_ELSEWHERE } from './tables/tasks.ts'

const QUESTION =
  /\?["'”’)\s]*$|^(?:(?:hi|hey|all|guys|ok|so|does)[,!]?\s+)*(?:anyone|anybody|someone|who['’]?s) (?:here )?(?:know|seen|got|have|else|tried|up for|remember|around)\b|^(?:(?:hi|hey|hello|ok|so|and|but|also|well|hm+)[,!]?\s+)*(?:(?:do(?! your\b)|does|did|is|are|was|were|can|could|would|will|should|shall|may|might|have|has|had|am|isn['’]t|aren['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|couldn['’]t|won['’]t|wouldn['’]t|shouldn['’]t|haven['’]t) (?:i|you|we|he|she|they|it|this|that|there|the|my|our|your|these|those|anyone|someone)\b|(?:what|why|who|whom|whose|which|where|how)\b(?! (?:i|we) (?:want|need|prefer|like|do)\b))/i
/** A question without its mark: the verb stands before the one it is about. */
const INVERTED =
  /^(?:(?:hm+|so|ok(?:ay)?|and|but|wait|oh|well|hey|anyone|quick question)[,.…:]* )*(?:(?:does|did|is|are|was|were|could|would|should|has) (?:the |an? |my |our |any |all |every )?[\p{L}-]+ \p{L}|do (?!not\b|no\b|n['’]t)[a-z-]+s (?:work|have|need|support|use|help|exist|make|get|go|come|run|break|actually|really|even|ever|still|always|matter|count|want|like)\b)/iu
const FOREIGN_QUESTION =
  /^(?:¿|(?:was|wer|wie|wo|warum|wieso|welche[rs]?|kannst du|könntest du|hast du|ist das|gibt es|qu['’]est-ce|est-ce que|pourquoi|comment(?! (?:your|the|my|all|every|code|on|out)\b)|où|qui|quel(?:le)?s?|peux-tu|pouvez-vous|qué|cómo|dónde|por qué|cuál|puedes|o que|como|onde|por que|porquê|qual|podes|pode|che cosa|cosa|come|dove|perché|quale|puoi)\b)/i
const JOKE =
  /\b(?:lol|lmao|rofl|haha+|hehe+|jk|just kidding|kidding|joking|just joking)\b|;-?\)|😂|🤣|😜|😉|\/s\s*$/i
const SUPPOSED =
  /\b(?:suppose|imagine|pretend|hypothetically|maybe|perhaps|might|would have|could have|should have|(?<!, )(?:for example|for instance)|let['’]s say|i guess|i think|i suppose|i wonder|i (?:kinda |kind of |sort of |really |just |do )?(?:wish|hope)|in theory|what if|as if|probably|possibly|not sure|no idea|i believe|i feel like|seems?|seemed|^assuming|, assuming|^assume|let['’]s assume|(?:i|we) assume|in another life|if only|vielleicht|eventuell|möglicherweise|ich glaube|ich denke|angenommen|wäre|hätte|würde|könnte|peut-être|je pense|je crois|imaginons|supposons|serait|quizá|quizás|tal vez|creo que|supongamos|sería|talvez|acho que|imagina|seria|forse|credo|penso che|magari|supponiamo|sarebbe)\b/i
/** "Assume I know Python" is an order. */
const ASSUMED =
  /^(?:please |just |you can |you may |you should )*assume (?:that )?(?:i|we|my|our|the reader|readers|no|basic|zero)\b/i
const CONDITIONAL = /\b(?:if|falls|wenn|si|se)\b/i
const KEPT_CONDITION =
  /\b(?:if in doubt|even if|when in doubt|if you(?: are|['’]re) (?:not sure|unsure|in doubt|uncertain|stuck)|when(?:ever)? you(?: are|['’]re) (?:not sure|unsure|uncertain|guessing)|if (?:something|anything) (?:is|looks|seems) (?:unclear|ambiguous|missing|off|wrong|odd|broken)|if (?:an?|any|someone|somebody|anyone)(?: \p{L}+)? (?:asks?|calls?|writes?|complains?|cancels?|mentions?|wants?|needs?|requests?)\b|if unsure|im zweifel|en cas de doute|en caso de duda)\b/iu
const WOULD = /\b(?:would|could|wouldn['’]t|couldn['’]t|i['’]d|we['’]d|should we|we should)\b/i
const PAST =
  /\b(?:used to|back in|years ago|when i was|as a (?:kid|child|student|teenager)|in my (?:youth|twenties|childhood|last job|previous job|old job)|at my (?:last|previous|old) (?:job|company|place)|growing up|once upon|previously|formerly|früher|damals|autrefois|avant,|antes|antigamente|una volta|prima,)\b/i
const IDIOM =
  /^(?:never mind|nevermind|never again|no worries|no problem|no rush|no thanks|no thank you|no idea|no clue|no luck|no way|no need|no offen[cs]e|no pressure|no big deal|no matter|no doubt|no kidding|no comment|no changes?|no errors?|no difference|no change|no joy|no go|keep going|keep it up|keep up the good work|keep at it|keep trying|keep in touch|keep me posted|keep calm|you must be .*|you never know|i never knew|i never said.*|call me (?:crazy|old[- ]fashioned|paranoid|picky|later|back|tomorrow|when|if|maybe|biased|stupid|dumb|cynical)|my bad|my fault|my mistake|my pleasure|my guess .*|my point .*|my question .*|my problem .*|don['’]t worry.*|don['’]t mind.*|don['’]t bother(?! with \S+ \S+).*|don['’]t get me wrong.*|don['’]t ask.*|don['’]t get me started.*|don['’]t panic|don['’]t sweat it|don['’]t mention it|do not worry.*|let['’]s see.*|let['’]s go|let['’]s talk.*|let['’]s look.*|let['’]s start.*|let['’]s continue.*|let['’]s try.*|let['’]s check.*|let['’]s not(?! (?:use|add|support|ship|build|go with|switch|migrate|mix|store|rewrite|introduce|bother with|rely|publish|invite|book)\b).*|let['’]s move on.*|let['’]s wait.*|always (?:a|happy|glad|nice|good|the|so|too)\b.*|long time no see|better safe than sorry|that['’]s .*|remember that|remember me|remember when.*|never say never|use your (?:head|judg\w*|imagination)|make my day|take your time|stop it|give me a (?:sec|second|minute|moment|break|hint|hand).*|i remember.*|keep (?:that|this|it) in mind.*|bear (?:that|this|it) in mind.*|i know.*|i see.*|i mean.*|i get it.*|no hay problema|kein problem|keine ahnung|keine sorge|pas de problème|pas grave|sem problema|nessun problema|de nada|egal)$/i

const FICTION =
  /\b(?:in|from) (?:the|this|my|a|that|her|his|their) (?:\p{L}+ )?(?:novel|book|story|film|movie|game|dream|series|show|script|scene|song|poem|comic|episode|sketch|play)\b|\b(?:main character|protagonist|the hero|the villain)\b/iu

/** What makes the clause no lesson; nothing if it may be one. */
export type NoLesson = 'question' | 'joke' | 'reported' | 'hypothetical' | 'past' | 'idiom'

export function noLesson(clause: string, sentence: string): NoLesson | undefined {
  if (
    QUESTION.test(sentence) ||
    QUESTION.test(clause) ||
    INVERTED.test(clause) ||
    FOREIGN_QUESTION.test(clause)
  )
    return 'question'
  // A wink at the end belongs to what stands beside it.
  if (JOKE.test(clause) || (JOKE.test(sentence) && !/;-?\)\s*$|😉\s*$/u.test(sentence)))
    return 'joke'
  const upTo = sentence.indexOf(clause)
  const lead = upTo > 0 ? sentence.slice(0, upTo + clause.length) : clause
  if (FICTION.test(lead) || isReported(lead, clause)) return 'reported'
  const plain = clause.replace(/[.!…]+$/, '').trim()
  if (IDIOM.test(plain)) return 'idiom'
  if (PAST.test(clause)) return 'past'
  if (
    !KEPT_CONDITION.test(clause) &&
    !ASSUMED.test(clause) &&
    (SUPPOSED.test(clause) || SUPPOSED.test(sentence.slice(0, Math.max(0, upTo))))
  )
    return 'hypothetical'
  if (
    CONDITIONAL.test(clause) &&
    !KEPT_CONDITION.test(clause) &&
    (WOULD.test(clause) || /^(?:if|falls|si|se|wenn ich)\b/i.test(clause)) &&
    !/^if you\b.*\b(?:ask|use|run|always|never|please)\b/i.test(clause)
  ) {
    return 'hypothetical'
  }
  return undefined
}

function isReported(words: string, clause: string): boolean {
  // "It has to be out by Friday, the investors want to try it": only the reason speaks of others.
  const lead = words.replace(
    /^((?:\S+ ){3,}\S+), (?:the|my|our) \S+ (?:wants?|likes?|prefers?|asked|asks|hates?|loves?) (?=\S+ \S+)[^,]*$/i,
    '$1',
  )
  if (REPORTED_ELSEWHERE.test(lead) && !/^(?:man|on|se)\b/i.test(lead)) return true
  // Names need their capital; "My boss says" at the start of a sentence has one by chance.
  // Chat writes names small: "jo said we should …".
  if (
    /^(?!(?:i|we|you|it|this|that|which|who|as|nobody|like)\b)\p{Ll}{2,12} (?:said|says|told (?:me|us)|wrote|writes|reckons|claims|insists|thinks|wants (?:us|me) to)\b/u.test(
      lead.replace(/^(?:and|but|so|ok|oh|well),? /i, ''),
    )
  )
    return true
  // "Mrs B says remember I'm on the second floor and I've got a cat": all of it is hers.
  if (
    /\b(?:Mr|Mrs|Ms|Dr|Prof)\.? \p{Lu}\S* (?:says|said|wrote|writes|claims|insists)\b/u.test(lead)
  )
    return true
  const found = REPORTED.exec(lead) ?? REPORTED.exec(lead.charAt(0).toLowerCase() + lead.slice(1))
  if (found === null) return false
  // "I always say", "We decided": the user reports of themselves.
  return (
    !OWN_REPORT.test(found[0]) && !(found[0].startsWith('I ') && /^I (?:say|said)/.test(clause))
  )
}

const RECURRING =
  /\b(?:every (?:two|three|four|\d+) (?:days|weeks|months|hours|years)|on every [a-z]+|(?:from|between) \d{1,2}(?::\d\d)? ?(?:am|pm)? (?:to|till|until|and) \d|always on (?:mon|tues|wednes|thurs|fri|satur|sun)day|every (?:other |second |third )?(?:day|night|week|month|year|morning|evening|weekend|quarter|sprint|summer|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|through|till|until|-|–) (?:mon|tues|wednes|thurs|fri|satur|sun)day|weekends|weekdays|nights|mornings|evenings|afternoons|daily|weekly|monthly|nightly|yearly|annually|(?:once|twice|three times|\d+ times) (?:a|per) (?:day|week|month|year)|at night|in the (?:morning|evening|afternoon)|since \d{4}|since (?:january|february|march|april|may|june|july|august|september|october|november|december)|for (?:a living|years|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|many) years)|full[- ]time|part[- ]time|remotely|from home|as a hobby|on the (?:first|second|third|last)(?: working| business)? (?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?! (?:of|in) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\d\d|this))|(?:after|before|until) (?:\d|noon|lunch|school|dark|six|seven|eight|nine|ten|eleven))\b/i

/** Whether it happens again and again. */
export function isRecurring(text: string): boolean {
  return RECURRING.test(text)
}

const CONVENTION =
  /^(?:use|using|keep|prefer|avoid|name|follow|answer|reply|respond|speak|address|call|ask|make sure|ensure|limit|skip|stick|stay|write in|talk|indent|wrap|sign|default|favor|favour|treat|respect|round|cite|check with|confirm|warn|spell|capitali[sz]e|prefix|suffix|sort|pin|squash|rebase|document|format|commit|test|prioriti[sz]e|put|assume|mock|handle|escape|validate|target|base|cap|quote|escalate|forward|route|assign|hand|group|log|book|type|leave|write|give me|quote me)\b/i
const SCOPE =
  /\bwith me$|\byou (?:make|write|give|send|draft|prepare|create|show|suggest|book|fill in|do)(?: for)? (?:me|us)\b|\byour (?:code|comments|functions|tests|drafts|translations|text|texts|code samples|answers?|replies|responses|messages|e-?mails|summaries|explanations|output|suggestions|reviews|examples|commits|commit messages)\b|\b(?:with|to|for) (?:clients|customers|guests|patients|students|parents|new hires|suppliers|strangers|recruiters|kids|children|beginners|colleagues|members)\b|\b(?:in|for|on|inside|within|across|under) (?:this|the|our|my|all|any|every|each|new) (?:repo|repository|project|codebase|code ?base|monorepo|tests|test files|files|commits|prs|pull requests|answers|replies|e-?mails|messages|components|functions|docs|documents|meetings|trips|bookings|flights|hotels|recipes|code|comments|team|chats|endpoints|migrations|queries|invoices|orders)\b|\bin (?:code|documents|letters|reports|slides|summaries|captions|titles|headlines|commits|tests|answers|replies|e-?mails|messages|comments|docs|prs|pull requests)\b|\b(?:everywhere|throughout|by default|in general|generally|at all times|in all cases|as a rule|without exception|no exceptions|every time|each time|any time|anytime)\b/i
const OCCASION =
  /\b(?:when(?:ever)?|before|after|unless|until|without|every time|each time|any time|as soon as|once) (?:you|i|we|any|every|each|the|a|an|asking|telling|checking|my|our|pushing|committing|merging|deleting|making|running|opening|writing|changing|deploying|booking|sending|touching|releasing)\b|\b(?:before|after) (?:each|every|any|[a-z]{3,}ing|a|you)\b|\bwhen(?:ever)? [a-z]{3,}ing\b|\b(?:the first time|wherever|as (?:you|we) go|as soon as you)\b|\bunless (?:asked|told|i|you|there|it['’]s)\b|\bbetween (?:the|each)\b/i
const TIMELESS =
  /\b(?:always|never|from now on|from here on(?: out)?|going forward|henceforth|in (?:the )?future|ever|at all times|permanently|for good|as a rule|by default|no matter what|under no circumstances|whatever happens|every (?:day|week|year|quarter|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sprint|release|month|time)|on (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|weekdays))\b/i
const ONCE =
  /\b(?:(?:when|once|after|before) you(?:['’]re| are)? (?:done|finished|ready|continue|go on|start|begin|leave)(?=[,.!]|$)|for now|right now|this time|today|tonight|tomorrow|yet|just yet|at this point|for the moment|in a minute|once more|one more time|this once|just this|quickly|real quick|the (?:second|first|third|last|latter|former|next|previous|above|other|same|failing|broken|red|blue|left|right|current|remaining|missing|old|new) (?:one|two|test|line|file|option|version|function|button|paragraph|step|helper|branch|error|commit|page|column|row|part|item)|that (?:one|file|line|function|test|helper|part|bug|thing|change|branch|commit|page|column|class|variable|way)|this (?:one|line|function|test|helper|part|bug|thing|change|commit|page|column|class|variable|method|paragraph|error|version|morning|afternoon|week|evening)|these (?:two|files|tests|lines|changes|three|functions|rows)|those|there|here|above|below|again)\b|\b[\w/-]+\.(?:ts|js|tsx|jsx|py|go|rs|java|md|json|yml|yaml|css|html|rb|php|sql|sh)(?::\d+)?\b(?!.*\b(?:never|always|ever)\b)|\b(?:it|that|this|them)[.!]*$/i
const BARE_PLURAL =
  /^(?:\w+ )(?:(?:in|with) (?:\w+ )?)?(?!the |a |an |my |your |our |this |that |these |those |all |every |each |two |three |some |any |both )(?:\w+(?:ing|ed|ern|al|ive|ous|ic|able|less|ful|y|er|t|e|n|d|k)? )?(?:(?!this\b|his\b|its\b|as\b|us\b|is\b|was\b|class\b|access\b|process\b|address\b|canvas\b|css\b|js\b|tests?\b)[a-z][\w-]*[^s\W]s)\b/i
const CONTRAST =
  /\b(?:not|instead of|rather than|over|no|never|except|only|at most|at least|max(?:imum)?|under|below|up to|no more than|no longer than|fewer than|less than)\b/i

/** How figures are written holds for all of them: "give doses in mg per kg". */
const FORMAT =
  /^(?:give|show|write|print|display|list|quote|put|round|format|state|report|express|spell|count|measure)(?: me| us)? (?:all |any |the |my |your )?(?:\w+ )?(?:amounts|prices|dates|times|doses|weights|distances|temperatures|numbers|figures|quantities|measurements|currencies|units|percentages|timestamps|durations|sums|totals|costs|sizes|lengths|heights|speeds|names|titles|decimals|invoices|headings) (?:in|with|as|to|without|out|up|down|using|by)\b/i

export function isFormat(order: string): boolean {
  return FORMAT.test(order)
}

/** Nobody asks for these for one answer alone. */
const STYLE =
  /\b(?:(?:british|american|us|uk) (?:spelling|english)|(?:the )?metric(?: system| units)?|imperial(?: units)?|celsius|fahrenheit|24-?hour|12-?hour|iso (?:dates|8601|format)|first names?|gender-neutral|plain (?:english|language|text|words)|oxford commas?|sentence case|title case|snake_case|camel ?case|kebab-case|conventional commits)\b/i

/** Whether a positive order holds beyond now. Quantity is not duration: "every function" is work. */
export function isStanding(order: string): boolean {
  // "Never" and "always" inside an object say nothing about the order: "add a rule that never allows null".
  if (TIMELESS.test(order.replace(/\b(?:always|never|ever)\b/gi, ''))) return true
  // "Ask her before you change the schema there": the place belongs to the occasion.
  const isOccasion = OCCASION.test(order)
  if (ONCE.test(isOccasion ? order.replace(/ (?:there|here|them)$/i, '') : order)) return false
  // Work that names its place is still work: "rename all usages in this repo".
  const isWork =
    /^(?:rename|delete|remove|fix|replace|move|find|update|list|count|check|search|refactor|look|change|convert|add|create|clean|migrate|bump|upgrade|install|show|explain|read|open|run|print)\b/i.test(
      order,
    )
  if (OCCASION.test(order) || (SCOPE.test(order) && !isWork)) return true
  if (
    /^(?:escalate|forward|route|assign|hand|flag|report) (?:anything|everything|all) /i.test(
      order,
    ) ||
    /^(?:sign off|speak to me|talk to me|write to me|treat me|explain things)\b/i.test(order) ||
    /^(?:address|greet|call) me\b(?! (?:when|if|once|later|back|tomorrow|today|tonight|at|in|on|after|before|as soon)\b)/i.test(
      order,
    ) ||
    /^(?:talk|speak|answer|reply|respond|write|stick)\b(?:.{0,20} in| only)? (?:english|german|french|spanish|italian|portuguese|dutch|swedish|polish|danish|norwegian|finnish|czech|japanese|polish|dutch|greek|turkish|russian|ukrainian|hungarian|romanian|chinese|korean|arabic|hindi|latin|plain \w+)\b/i.test(
      order,
    )
  )
    return true
  if (
    CONVENTION.test(order) &&
    /\b(?:all|every|each|new|any) (?:replies|answers|commits|messages|e-?mails|prs|pull requests|branches|migrations|releases|invoices|tickets|reviews|letters)\b/i.test(
      order,
    )
  )
    return true
  if (isFormat(order)) return true
  if (
    STYLE.test(order) &&
    /^(?:give|show|state|report|list|print|display|express|quote)\b/i.test(order)
  )
    return true
  if (/^keep it\b/i.test(order)) return false
  return (
    CONVENTION.test(order) &&
    (STYLE.test(order) || isRecurring(order) || CONTRAST.test(order) || BARE_PLURAL.test(order))
  )
}

/** A plain "don't": for now, unless something makes it last. */
export function isStandingBan(order: string): boolean {
  if (TIMELESS.test(order) || /\bin (?:anything|everything) (?:you|i|we)\b/i.test(order))
    return true
  if (ONCE.test(order)) return false
  if (/\b(?:just|yet|for now)\b/i.test(order)) return false
  if (/^@\w+ (?:for|about|in|on|when|unless)\b/i.test(order)) return true
  if (
    /^(?:guess|ramble|hedge|lecture|moralize|moralise|speculate|improvise|apologise|apologize|assume|patronise|patronize|flatter|waffle|repeat yourself)\b/i.test(
      order,
    )
  )
    return true
  return (
    SCOPE.test(order) ||
    OCCASION.test(order) ||
    BARE_PLURAL.test(order) ||
    /\b(?:any|anything|anyone|anywhere|me|my|yourself|on your own|emojis?|on (?:my|our) behalf|without)\b/i.test(
      order,
    ) ||
    (/^(?:use|add|commit|push|touch|edit|suggest|call|address|write|apologi[sz]e|repeat|mention|deploy|merge|rebase|force|install|schedule|book|send|share|log|mock|nest|abbreviate|explain|sugar-?coat|summari[sz]e|assume|ask|bother|ping|email|translate|format|change|rename|run|rely|import|export|store|delete|create|hard-?code|disable|skip|ignore|comment|catch|swallow|squash|amend|publish|rewrite) (?:\w+[ -]){0,3}(?:[\w/.-]+)/i.test(
      order,
    ) &&
      !/\b(?:the|this|that|these|those|it)\b/i.test(order))
  )
}
