/**
 * Plain statements that last: "I drive an old Volvo", "tests go next to the source file". What is found
 * here is stored and not pinned, until it is said again or confirmed.
 *
 * @module
 */
import type { Candidate } from './candidate.ts'
import { capital, thirdPerson } from './render.ts'

const WORDS_MIN = 3
const WORDS_MAX = 26

const DEIXIS =
  /\b(?:this|that|these|those|it|here|there|now|again|just|today|tonight|tomorrow|yesterday|right now|at the moment|currently|above|below|later|soon|already|still|yet|so far|last (?:week|night|time|month)|this (?:week|time|morning)|you|your|he|she|they|them|him|her|his|their|ago|minute|second one|first one|another|something|anything|nothing|everything|someone)\b/i
const TRANSIENT =
  /\b(?:tired|stuck|broken|looking|trying|sure|afraid|sorry|glad|happy|sad|curious|confused|wondering|working on|getting|seeing|going to|about to|done|ready|late|early|busy|back|off|sick|ill|hungry|bored|lost|failing|fails|failed|crash\w*|error|errors|bug|bugs|issue|problem|doesn['’]t work|does not work|not working|need|needs|want|wants|hope|wish|trouble|red|green|slow|fast|weird|strange|nice|great|good|bad|awful|terrible|amazing|better|worse|ugly|wrong|right|fine|ok|okay|compile|compiles|question|idea|headache|meeting|waiting|missing|empty|down|up|hot|cold|raining|free|possible|impossible|difficult|easy|hard|important|interesting|funny|clear|obvious|true|false|same|different|welcome|almost|nearly|loading|running|testing|debugging|investigating|thinking)\b/i
const MENTAL =
  /^(?:i|we) (?:think|know|see|need|want|hope|guess|mean|feel|wonder|understand|agree|believe|remember|forgot|forget|suppose|assume|doubt|wish|found|tried|did|got|had|was|were|went|made|saw|said|told|asked|will|would|could|should|can|might|may|must|shall|am going|just|only wanted|appreciate|thank|look forward|checked|ran|updated|changed|added|removed|fixed|pushed|deployed|merged|noticed|get|keep getting|don['’]t (?:know|think|understand|see|get|remember|have|want|need|care|mind|believe)|can['’]t|cannot|couldn['’]t|have (?:a|an|no|some|to|been|not|already|never|seen|tried|the)|haven['’]t|didn['’]t|wasn['’]t|['’]ll|like|love|hate|prefer)\b/i
const PAST_VERB =
  /^(?:i|we|the [\p{L} ]{2,30}?|our [\p{L} ]{2,30}?|my [\p{L} ]{2,30}?) (?!.*\b(?:is|are) \p{L}+ed\b)(?:\p{L}{2,}ed|was|were|had|did|went|got|made|said|came|took|broke|ran|sent|saw|found|left|lost|told|gave|kept|built|wrote)\b/iu
const STATIVE =
  /^(?:i|we) (?:(?:mostly|usually|generally|always|never|often|only|normally|typically|mainly|rarely|also|both) )?(?:drive|own|play|teach|sing|run|ride|cycle|commute|walk|swim|climb|cook|bake|garden|paint|draw|collect|support|maintain|host|deploy|release|ship|write|code|test|store|keep|rotate|track|log|use|have|follow|pay|bill|charge|invoice|meet|sleep|get up|wake up|go to bed|start|finish|travel|fly|read|drink|eat|smoke|wear|share|rent|study|speak|call|name|number|version|tag|branch|merge|squash|rebase|review|pair|report|publish|sell|ship|export|import|build|serve|target|cache|index|manage|go to|look after|take care of|volunteer|coach|train|farm|breed|brew|sail|fish|hunt|knit|sew|record|edit|translate|organi[sz]e|run on|rely on|belong to|don['’]t (?:use|eat|drink|drive|work|smoke|speak|own|have a)|split|round|format|sort|count|treat|name)\b/i
const SUBJECT_STATE =
  /^(?:the|our|my|all|every|each|[\p{Lu}][\p{L}\d_-]*|[\p{L}-]+s|\uE000[\uE000-\uE7FF]?) ?[\p{L}\d _./'’-]{0,50}? ?(?:lives?|live|is (?:in|at|on|called|named|owned|run|hosted|served|written|stored|kept|generated|based|behind|the|a|an|in charge|responsible|managed|maintained|deployed|built|used|open|closed|located|limited|versioned|read-only|deprecated|frozen|off limits|our|handled)|gets? \p{L}+(?:ed|en|t)|(?:is|are) (?:mostly|mainly|usually|always|only|all|almost)|are (?:in|at|on|called|named|stored|kept|generated|written|served|hosted|owned|run|versioned|closed|open|in|paid|handled|the|made|billed|managed|limited|rounded)|belongs? to|goes? (?:in|into|to|through|next to|under|on|via)|comes? from|lands? (?:in|on)|runs? (?:on|in|at|every|under|as|via|nightly|daily|through)|uses?|owns?|handles?|needs? (?:a|an|two|at least)|takes? (?:about|two|three|a|an|\d|care)|talks? to|depends? on|listens? on|points? (?:at|to)|maps? to|returns?|expects?|supports?|contains?|holds?|starts? (?:at|with|on)|ends? (?:at|with|on)|opens? (?:at|on)|closes? (?:at|on)|costs?|has (?:a|an|two|three|four|its|no|\d)|have (?:a|an|two|three|their|no|\d)|means?|stands? for|refers? to|reports? to|sits? (?:in|on|behind|next to|under)|stays? (?:in|on|at)|meets? (?:on|every|at)|happens? (?:on|every|at)|requires?|works? (?:at|in|for|on|as|from|via|with)|speaks?|prefers?|follows?|reads?|writes?|expires? (?:after|every)|lasts?)\b/iu
const PROCESS =
  /^(?:the |our |all |every |each |any |new )?(?:unit |integration |public |private |new |git |sql |api |error |log |test |code |doc |env )?(?:tests?|branch(?:es)?|branch names?|commit messages?|commits?|migrations?|docs|docstrings|comments?|components?|imports?|file ?names?|files|folders|variables?|constants?|indentation|line length|timestamps?|dates?|amounts?|prices|money|errors?|exceptions?|logs?|log lines|messages|endpoints?|routes?|urls?|ids?|keys|env vars|environment variables|secrets|prs?|pull requests?|releases?|tags|versions?|changelogs?|tickets?|reviews?|functions?|classes|types?|interfaces|hooks|queries|tables?|columns?|fixtures|snapshots|mocks|configs?|settings|dependencies|packages|modules|anything that [\p{L} ]{3,30}|everything that [\p{L} ]{3,30}|whatever [\p{L} ]{3,30})(?: here| in this repo)? (?:go|goes|look|looks|live|lives|start|starts|end|ends|begin|begins|use|uses|is|are|stay|stays|belong|belongs|get|gets|come|comes|need|needs|follow|follows|have|has|carry|carries|must|should) .{3,}$/iu
const NOT_OURS =
  /^(?:the (?:clients?|customers?|boss|weather|news|world|sun|question|point|problem|thing|idea|answer|reason|bug|error|build|test|tests|page|app|button|screen|code|output|result|second|first|last|whole|rest|other|same|more|only|best|worst|new|link|image|text|user|users|customer|model|movie|book|article|author|video)\b|my (?:cousin|friend|uncle|aunt|neighbou?r|boss|colleague|coworker|ex|teacher|doctor|client|customer|landlord|code|build|test|tests|screen|question|problem|issue|point|idea|guess|internet|computer|app|page|branch|pr|script)\b|people|some|most|many|everybody|everyone|nobody|there|what|which|who|if|when|because|sharks?|dogs?|cats?|birds?)/i

export function durable(text: string, raw: string, sentence: string): Candidate | undefined {
  const words = text.split(/\s+/).length
  if (words < WORDS_MIN || words > WORDS_MAX || /[?]/.test(raw)) return undefined
  if (
    PROCESS.test(text) &&
    !/\b(?:now|again|today|still|yet|broken|failing|red|green|slow|wrong|missing|done|fine|good|bad|ready|late|weird|flaky|too|this|that|it|you)\b/i.test(
      text,
    )
  ) {
    return {
      kind: 'rule',
      polarity: /\b(?:must|should) (?:not|never)\b/i.test(text) ? 'dont' : 'do',
      statement: thirdPerson(text.charAt(0).toLowerCase() + text.slice(1)),
      tier: 'plain',
      evidence: sentence,
      row: 'durable.process',
    }
  }
  if (DEIXIS.test(text) || MENTAL.test(text) || PAST_VERB.test(text)) return undefined
  if (/^we use (?:a lot|lots|too|many|so)\b/i.test(text)) return undefined
  if (/^we(?:['’]re| are) (?:on|using|running) [\p{L}\d]+ ?[\d.]+/iu.test(text))
    return {
      kind: 'fact',
      statement: capital(thirdPerson(text)),
      tier: 'plain',
      evidence: sentence,
      row: 'durable.on',
    }
  if (/\bnever\b/i.test(text) || /^i \p{L}+ (?:and|or)\b/iu.test(text)) return undefined
  if (TRANSIENT.test(text) || NOT_OURS.test(text)) return undefined
  const about = { tier: 'plain', evidence: sentence } as const
  if (/^(?:i)\b/i.test(text)) {
    if (!STATIVE.test(text)) return undefined
    return {
      kind: 'profile',
      slot: 'free',
      statement: capital(thirdPerson(text)),
      row: 'durable.user',
      ...about,
    }
  }
  if (/^we\b/i.test(text)) {
    if (!STATIVE.test(text)) return undefined
    // How a team does its work is a convention.
    const convention =
      /^we (?:always |only |usually |generally )*((?:name|use|write|keep|put|prefix|indent|squash|rebase|tag|branch|commit|merge|review|format|sort|document|round|number|version|pair|test|wrap|log|store|rotate) .+)$/i.exec(
        text,
      )?.[1]
    if (convention !== undefined)
      return {
        kind: 'rule',
        polarity: 'do',
        statement: thirdPerson(convention),
        row: 'durable.convention',
        ...about,
      }
    return { kind: 'fact', statement: capital(thirdPerson(text)), row: 'durable.team', ...about }
  }
  if (!SUBJECT_STATE.test(text)) return undefined
  if (/^my\b/i.test(text)) {
    return {
      kind: 'profile',
      slot: 'free',
      statement: capital(thirdPerson(text)),
      row: 'durable.mine',
      ...about,
    }
  }
  return { kind: 'fact', statement: capital(thirdPerson(text)), row: 'durable.thing', ...about }
}
