/**
 * Plain statements that last: "I drive an old Volvo", "tests go next to the source file". What is found
 * here is stored and not pinned, until it is said again or confirmed.
 *
 * @module
 */
import { isRecurring } from './act.ts'
import type { Candidate } from './candidate.ts'
import { capital, thirdPerson } from './render.ts'

const WORDS_MIN = 3
const WORDS_MAX = 26

const DEIXIS =
  /\b(?:this|that|these|those|it|here|there|right now|for now|now that|again|just|today|tonight|tomorrow|yesterday|right now|at the moment|currently|above|below|later|soon|already|still(?! (?:on|in|at|uses?|using|supports?|runs?|works? (?:at|for|with|on)|lives?)\b)|yet|so far|last (?:week|night|time|month)|this (?:week|time|morning)|you|your|he|she|they|them|him|her|his|their|ago|(?:in|give me|for) a minute|second one|first one|another|something|anything|nothing(?! else)|someone)\b/i
const PASSING_TIME =
  /\b(?:right now|at the moment|today|tonight|this (?:week|morning|afternoon))\b/i
/** Words of a passing state or an opinion, wherever they stand. */
const TRANSIENT =
  /\b(?:tired|stuck|broken|looking|trying|afraid|sorry|glad|sad|curious|confused|wondering|working on|getting|seeing|going to|about to|late|busy|sick|hungry|bored|lost|failing|fails|failed|crash\w*|doesn['’]t work|does not work|not working|hope|wish|trouble|weird|strange|awful|terrible|amazing|worse|ugly|headache|waiting|raining|impossible|interesting|funny|obvious|almost|nearly|debugging|investigating|thinking|annoying|boring|stupid|cool|cute|lovely|beautiful|horrible|% battery|asleep|going mad|thinks|blurry)\b/i
/** What follows "is" and "are" in a remark about now. */
const PASSING =
  /\b(?:is|are|['’]m|am|['’]re|looks?|seems?|feels?|gets?|stays?) (?:(?:not|so|too|very|really|quite|pretty|a bit|all|also|always|totally|completely|extremely|kind of|kinda|way) )*(?:sure|happy|done|ready|early|back|off|ill|red|green|slow|fast|nice|great|good|bad|better|wrong|right|fine|ok|okay|missing|empty|down|up|hot|cold|free|possible|difficult|easy|hard|important|clear|true|false|the same|different|welcome|loading|dead|gone|over|here|there|outdated|full|flaky|huge|tiny|cheap|expensive|old|new|big|small|messy|a mess|a joke|a pain|a nightmare|an issue|a problem|a bug|overkill|[a-z]{3,}ing|merged|deployed|pushed|fixed|solved|finished|cancelled|closed today|delayed|at \d|unclear|unknown|a mystery)\b/i
const MENTAL =
  /^(?:i|we) (?:think|know|see|need|want|hope|guess|mean|feel|wonder|understand|agree|believe|remember|forgot|forget|suppose|assume|doubt|wish|found|tried|did|got|had|was|were|went|made|saw|said|told|asked|will|would|could|should|can|open|click|type|press|select|try|start the|run the|call the|set the|pass|log in|hit|load|enter|send the|receive|expect|might|may|must|shall|am going|just|only wanted|appreciate|thank|look forward|checked|ran|updated|changed|added|removed|fixed|pushed|deployed|merged|noticed|get|keep getting|don['’]t (?:know|think|understand|see|get|remember|have|want|need|care|mind|believe)|can['’]t|cannot|couldn['’]t|have (?:a|an|no|some|to|been|not|already|never|seen|tried|the)|haven['’]t|didn['’]t|wasn['’]t|['’]ll|like|love|hate|prefer)\b/i
const PAST_VERB =
  /^(?:i|we|the [\p{L} ]{2,30}?|our [\p{L} ]{2,30}?|my [\p{L} ]{2,30}?) (?:(?<!\b(?:is|are|gets?|get|be) )\p{L}{2,}ed|was|were|had|did|went|got|made|said|came|took|broke|ran|sent|saw|found|left|lost|told|gave|kept|built|wrote)\b/iu
const STATIVE =
  /^(?:i|we) (?:(?:mostly|usually|generally|always|never|often|only|normally|typically|mainly|rarely|also|both) )?(?:answer|respond|reply|do (?:retros?|code reviews?|stand-?ups?|pairing|releases?|backups?|yoga|sports?|shifts?)|drive|own|play|teach|sing|run|ride|cycle|commute|walk|swim|climb|cook|bake|garden|paint|draw|collect|support|maintain|host|deploy|release|ship|write|code|test|store|keep|rotate|track|log|use|have|follow|pay|bill|charge|invoice|meet|sleep|get up|wake up|go to bed|start|finish|travel|fly|read|drink|eat|smoke|wear|share|rent|study|speak|call|name|number|version|tag|branch|merge|squash|rebase|indent|deploy|review|pair|report|publish|sell|ship|export|import|build|serve|target|cache|index|manage|go to|look after|take care of|volunteer|coach|train|farm|breed|brew|sail|fish|hunt|knit|sew|record|edit|translate|organi[sz]e|run on|rely on|belong to|don['’]t (?:use|eat|drink|drive|work|smoke|speak|own|have a)|split|round|format|sort|count|treat|name)\b/i
const SUBJECT_STATE =
  /^(?:the|our|my|all|every|each|both (?:my|our)|all (?:my|our)|stand-?up|retro|planning|lunch|dinner|school|choir|yoga|rehearsal|rent|practice|[\p{Lu}][\p{L}\d_-]*|[\p{L}-]+s|\uE000[\uE000-\uE7FF]?) ?[\p{L}\d _./'’-]{0,50}? ?(?<![\p{L}\d])(?:lives?|live|is (?:\d[\w.,/-]*|in|at|on|called|named|owned|run|hosted|served|written|stored|kept|generated|based|behind|the|a|an|in charge|responsible|managed|maintained|deployed|built|used|open|closed|located|limited|versioned|read-only|deprecated|frozen|off limits|our|handled)|gets? \p{L}+(?:ed|en|t)|(?:is|are) (?:mostly|mainly|usually|always|only|all|almost)|are (?:in|at|on|called|named|stored|kept|generated|written|served|hosted|owned|run|versioned|closed|open|in|paid|handled|the|made|billed|managed|limited|rounded)|belongs? to|goes? (?:in|into|to|through|next to|under|on|via|out)|comes? from|lands? (?:in|on)|runs? (?:on|in|at|every|under|as|via|nightly|daily|through)|uses?|owns?|handles?|needs? (?:a|an|two|at least)|takes? (?:about|two|three|a|an|\d+|care)|talks? to|depends? on|listens? on|points? (?:at|to)|maps? to|returns?|expects?|supports?|contains?|holds?|starts? (?:at|with|on)|ends? (?:at|with|on)|opens? (?:at|on)|closes? (?:at|on)|costs?|has (?:a|an|two|three|four|its|no|only|\d\w*)|have (?:a|an|two|three|their|no|only|\d\w*)|means?|stands? for|refers? to|reports? to|sits? (?:in|on|behind|next to|under)|stays? (?:in|on|at)|meets? (?:on|every|at)|happens? (?:on|every|at)|requires?|works? (?:at|in|for|on|as|from|via|with)|speaks?|prefers?|follows?|reads?|writes?|expires? (?:after|every)|lasts?)\b/iu
/** When something is says how it is, not how it should be done. */
const WHEN_IT_IS =
  /^\S+(?: \S+){0,2} (?:is|are) (?:always |usually )?(?:on|at|in|every) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays|mornings?|evenings?|\d)/i
const PROCESS =
  /^(?:the |our |all |every |each |any |new )?(?:unit |integration |public |private |new |git |sql |api |error |log |test |code |doc |env )?(?:tests?|branch(?:es)?|branch names?|commit messages?|(?:pr|pull request|issue|ticket|page|commit) titles?|code|commits?|migrations?|docs|docstrings|comments?|components?|imports?|file ?names?|files|folders|variables?|constants?|indentation|line length|timestamps?|dates?|amounts?|prices|money|errors?|exceptions?|logs?|log lines|messages|endpoints?|routes?|urls?|ids?|keys|env vars|environment variables|secrets|prs?|pull requests?|releases?|tags|versions?|changelogs?|tickets?|reviews?|functions?|classes|types?|interfaces|hooks|queries|tables?|columns?|fixtures|snapshots|mocks|configs?|settings|dependencies|packages|modules|anything that [\p{L} ]{3,30}|everything that [\p{L} ]{3,30}|whatever [\p{L} ]{3,30})(?: here| in this repo)? (?:go|goes|look|looks|live|lives|start|starts|end|ends|begin|begins|use|uses|is|are|stay|stays|belong|belongs|get|gets|come|comes|need|needs|follow|follows|have|has|carry|carries|must|should) .{3,}$/iu
const NOT_OURS =
  /^(?:(?:post|use|keep|don['’]t|never|please|always|find|book|check|get|look|show|tell|give|make|add|remove|open|send|call|write|move|put|set|for|in|on|at|with|as|to|so|and|or|not|each|every|both|also|because|while)\b|the (?:files?|list|array|document|spreadsheet|folder|fields?|rows?|columns?|type|variable|class|method|function|clients?|customers?|boss|weather|news|world|sun|question|point|problem|thing|idea|answer|reason|bug|error|build|test|tests|page|app|button|screen|code|output|result|second|first|last|whole|rest|other|same|more|only|best|worst|new|link|image|text|user|users|customer|model|movie|book|article|author|video)\b|my (?:cousin|friend|uncle|aunt|neighbou?r|boss|colleague|coworker|ex|teacher|doctor|client|customer|landlord|code|build|test|tests|screen|dream|dream job|goal|hope|wish|plan|dreams|brain|head|mood|day|question|problem|issue|point|idea|guess|internet|computer|app|page|branch|pr|script)\b|people|some|most|many|everybody|everyone|nobody|there|what|which|who|if|when|because|sharks?|dogs?|cats?|birds?)/i

const USUAL =
  /^(?:i|we) (?:usually|mostly|normally|generally|typically|mainly|only|tend to) (?!have|need|forget|know|wonder|think|feel|see|get|want)\p{L}+(?<!ed)\b/iu
/** "We're a team of five", "we are fully remote". */
const WE_ARE =
  /^[Ww]e(?:['’]re| are) (?:all )?(?:an? (?!bit|little|lot|mess|few|day|week)|based|fully|remote|(?:on|using|running) [\p{L}\d.]+ ?[\d.]+|in \p{Lu}|on \p{Lu}|\d+ |two |three |four |five |six |seven |eight |nine |ten |twelve |(?:\p{L}+ing) (?:with|on|in|for) \p{Lu})/u
/** "We" at home is a family, not a team. */
const HOUSEHOLD =
  /^we (?:(?:don['’]t|do not|never|only|mostly|usually|always) )?(?:eat|cook|live|have|keep|own|rent|sleep|celebrate|drive|heat)\b.*\b(?:at home|pork|meat|halal|kosher|vegan|vegetarian|kids?|children|twins|dogs?|cats?|chickens|garden|house|flat|apartment|farm|allotment|caravan|christmas|shabbat|ramadan|grandparents)\b/i
/** "The shed key hangs behind the door". */
const PLACED =
  /^(?:the|our|my) (?:[\p{L}\d'’-]+ ){1,4}?(?:hangs?|stands?|sits?|lies?|stays?|lives?|goes|go|fits?|opens?|leads?|faces?|feeds?|connects?|plugs?|hooks?|drains?|points?|belongs?|closes?|locks?) (?:in|into|on|onto|at|behind|under|next to|above|below|near|beside|between|through|via|by|from|with|to|over|inside|outside|until|before|after)\b/iu
/** "Dr Osei covers for me on Thursdays". */
const PERSON = /^(?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? \p{Ll}{2,}s (?!been\b)/u
/** "Quotes must be valid for 30 days", "prices always include tax": a bare plural and what holds for it. */
const BARE_RULE =
  /^(?!(?:users?|customers?|clients?|people|kids|rows|buttons|fields|columns|pages|news|things|results|always|this|his|its|yes|thanks|sometimes|perhaps|guests|players|visitors|characters|images|cards|links|icons|items|menus|modals|inputs|cells|bars|charts|labels)\b)(?:\p{L}+ )?[\p{L}-]{3,}s (?:(?:go|come|get|are) (?:\p{L}+ )?(?=always|never))?(?:must|need to|have to|always|never|should (?:be|have|go|stay|include|start|end|fit|use|come|carry|list)) (?!be (?:done|fixed|able|ready|there|good|fine|sure)\b|have (?:been|to)\b).{3,}$/iu
/** "The database is Postgres". */
const PART =
  /^(?:[Tt]he|[Oo]ur) (?:\p{L}+ )?(?:database|db|backend|back ?end|frontend|front ?end|api|server|stack|ci|repo|repository|app|site|website|cluster|queue|cache|infra|infrastructure|orm|project|codebase|pipeline|language|framework|warehouse|scheduler|docs|bot|cms|shop|till|router|printer|client|company|team|office|main branch|default branch)(?: \p{L}+)? (?:is|are|uses?|runs?) (?:still |currently )?(?:written |built |hosted |deployed |based |running |called )?(?:in |on |with |at |by )?\p{Lu}/u
const POSSESSED =
  /^(?:my|our) (?:[\p{L}\d_'’-]+ ){1,5}?(?:is|are|has|have|costs?|means?|lives?|[\p{L}]{2,}[^s\W]s) .{2,}$/iu

/** "In this repo" is where the user works, not a thing at hand. */
const PLACE =
  /\bthis(?= (?:repo|repository|project|codebase|monorepo|package|app|team|company|house|school|class|shop|office|department|town|village|building|household|clinic|studio|kitchen|region|country)\b)/i

export function durable(text: string, raw: string, sentence: string): Candidate | undefined {
  const words = text.split(/\s+/).length
  if (words < WORDS_MIN || words > WORDS_MAX || /[?]/.test(raw)) return undefined
  const known = text.replace(PLACE, 'the')
  if (known !== text) return durable(known, raw.replace(PLACE, 'the'), sentence)
  if (
    PROCESS.test(text) &&
    !WHEN_IT_IS.test(text) &&
    !/\b(?:now|again|today|still|yet|broken|failing|running|red|green|slow|wrong|missing|done|fine|good|bad|ready|late|weird|flaky|ok|okay|allowed|too|this|that|it|you)\b/i.test(
      text,
    )
  ) {
    return {
      kind: 'rule',
      polarity: /\b(?:must|should) (?:not|never)\b/i.test(text) ? 'dont' : 'do',
      statement: thirdPerson(
        /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
      ),
      tier: 'plain',
      evidence: sentence,
      row: 'durable.process',
    }
  }
  // "We use Grafana here": the place is where the team works.
  const settled = /^(?:we|our)\b/i.test(text)
    ? text.replace(/ (?:over )?here(?=$|[,.]| not\b)/i, '')
    : text
  if (
    BARE_RULE.test(text) &&
    !DEIXIS.test(text) &&
    !PASSING_TIME.test(raw) &&
    !TRANSIENT.test(text)
  )
    return {
      kind: 'rule',
      polarity: /\b(?:never|not)\b/i.test(text) ? 'dont' : 'do',
      statement: thirdPerson(text.charAt(0).toLowerCase() + text.slice(1)),
      tier: 'plain',
      evidence: sentence,
      row: 'durable.plural',
    }
  if (DEIXIS.test(settled) || PASSING_TIME.test(raw) || PAST_VERB.test(text)) return undefined
  const recurs = isRecurring(text)
  if (
    TRANSIENT.test(text) ||
    NOT_OURS.test(text) ||
    / (?:in|on|at|out|up|off|over|with|to|for|by|from|of|as|and|or|the|is|are)$/i.test(text)
  )
    return undefined
  if (PASSING.test(text) && !recurs) return undefined
  if (/^(?:i|we)\b/i.test(text)) return aboutUs(text, sentence, recurs)
  if (/\bnever\b/i.test(text)) return undefined
  if (
    !SUBJECT_STATE.test(text) &&
    !POSSESSED.test(text) &&
    !PART.test(text) &&
    !PLACED.test(text) &&
    !(recurs && PERSON.test(text))
  )
    return undefined
  const about = { tier: 'plain', evidence: sentence } as const
  const statement = capital(thirdPerson(text))
  if (/^(?:our|my) team (?:is|has|consists)\b/i.test(text))
    return { kind: 'profile', slot: 'team', statement, row: 'durable.team.is', ...about }
  return /^my\b/i.test(text)
    ? { kind: 'profile', slot: 'free', statement, row: 'durable.mine', ...about }
    : { kind: 'fact', statement, row: 'durable.thing', ...about }
}

/** "I …" and "we …": verbs of habit, or anything that happens again and again. */
function aboutUs(text: string, sentence: string, recurs: boolean): Candidate | undefined {
  const about = { tier: 'plain', evidence: sentence } as const
  const statement = capital(thirdPerson(text))
  const isTeam = /^we\b/i.test(text)
  if (isTeam && HOUSEHOLD.test(text) && !MENTAL.test(text))
    return {
      kind: 'profile',
      slot: 'free',
      statement: statement.replace(/^The team/, "The user's family"),
      row: 'durable.household',
      ...about,
    }
  const isState = /^(?:i['’]m|i am|we['’]re|we are)\b/i.test(text)
  if (isTeam && WE_ARE.test(text)) {
    return { kind: 'fact', statement, row: 'durable.we-are', ...about }
  }
  if (/^(?:i|we)['’](?:ve|d|ll)\b/i.test(text) || /^(?:i|we) live for\b/i.test(text))
    return undefined
  if (MENTAL.test(text) || /^i \p{L}+ (?:and|or)\b/iu.test(text)) return undefined
  if (
    /^i (?:use|have|run) (?:(?:the|this|that|two|three|four|five|some|many|several|\d+) )?(?:[\p{L}-]+ ){0,2}(?:flags?|functions?|files?|tests?|errors?|rows?|tabs?|bugs?|branch(?:es)?|lines?|tables?|columns?|questions?|options?|problems?|issues?|class(?:es)?|components?|commits?|windows?|meetings?|methods?|variables?|commands?|scripts?|queries|query|helpers?|warnings?|ideas?|things?|minutes?|hours?)\b/iu.test(
      text,
    )
  )
    return undefined
  if (/^we use (?:a lot|lots|too|many|so)\b/i.test(text)) return undefined
  const isHabit =
    STATIVE.test(text) ||
    (isTeam && /^we \p{L}+(?<!ed) .{3,60}, not \p{L}/iu.test(text)) ||
    recurs ||
    (USUAL.test(text) && !isState)
  if (!isHabit) return undefined
  if (!isTeam) return { kind: 'profile', slot: 'free', statement, row: 'durable.user', ...about }
  // How a team does its work is a convention.
  const convention =
    /^we (?:always |only |usually |generally )*((?:name|use|write|keep|put|prefix|indent|squash|rebase|tag|branch|commit|merge|review|format|sort|document|round|number|version|pair|test|wrap|log|store|rotate) .+)$/i.exec(
      text,
    )?.[1]
  if (convention !== undefined && !/\bnever\b/i.test(text)) {
    return {
      kind: 'rule',
      polarity: 'do',
      statement: thirdPerson(convention),
      row: 'durable.convention',
      ...about,
    }
  }
  return { kind: 'fact', statement, row: 'durable.team', ...about }
}
