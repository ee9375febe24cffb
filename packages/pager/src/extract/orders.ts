/**
 * Standing orders: with "never" and "always", with a scope or an occasion, with a contrast.
 *
 * @module
 */
import { isFormat, isStanding, isStandingBan } from './act.ts'
import type { Candidate } from './candidate.ts'
import { asOrder, capital, thirdPerson, withoutLead, withoutTail } from './render.ts'
import { VERB } from './tables/verbs.ts'

/** A rule from an order, without reasons and thanks. */
export function rule(
  text: string,
  polarity: 'do' | 'dont',
  sentence: string,
  row: string,
  tier: Candidate['tier'] = 'explicit',
): Candidate | undefined {
  const words = withoutTail(text.replace(/^(?:ever|again|please) /i, ''))
    .replace(/ (?:ever )?again$/i, '')
    .replace(
      /,? (?:because|since|as (?:it|they)|(?<!say|says|said|told|stated|noted|specified) otherwise|or (?:else|i|(?:the )?[\p{L}]+ (?:will|won['’]t|gets?|breaks?|complains?|fails?|goes)|it['’]ll|they['’]ll|you['’]ll|we['’]ll)|otherwise|it (?:drives|makes|breaks|confuses)|they (?:are|break)|that(?:['’]s| is) (?:what|why|how)|thanks?)\b.*$/iu,
      '',
    )
  if (words.length < 3 || /^(?:ones?|it|them|that)$/i.test(words) || !/[\p{L}]{2}/u.test(words))
    return undefined
  return { kind: 'rule', polarity, statement: asOrder(words), tier, evidence: sentence, row }
}

const NOT_AN_ORDER =
  /^(?:mind|again|been|be (?:able|honest|fair|sure)|has|had|have (?:been|had|seen|i|we)|was|is|are|a|an|the|too|so|quite|enough|more|less|like|as|in|on|at|for|with|and|or|but|because|when|until|since|you|i|we|it|he|she|they|this|that|these|those|my|your|happy|glad|good|great|nice|fun|fine|sure|right|wrong|better|there|here|said|thought|knew|think|seen|saw|felt|heard|got|did|understood|worked|happened|really|actually|quite|mind|know|a problem|one|gonna|going|end up|wanna|ends? up)\b/i
/** Orders come in the bare form of the verb: "never fails" and "never tried" are reports. */
const REPORT =
  /^(?!(?:embed|bring|need|feed|proceed|exceed|seed|speed|shed|add|ping|string|sing|pass|process|address|access|discuss|guess|press|focus|miss|cross|suppress|compress|express|bypass|stress|bless|class|toss|kiss|dismiss|canvas|alias|rebase|use|always|was)\b)(?:[a-z]+[^e\W]ed|[a-z]*[^s\W]s|[a-z]{3,}ing)\b/i
const HOW_IT_IS =
  /^(?:the|our|my) (?!(?:answers?|replies|commits?|tests?|code|comments?|titles?|names?|summar\p{L}+|dates|amounts)\b)[\p{L}\d '’-]{3,50}? (?:is|are|will be|costs?|starts?|opens?|closes?|meets?|takes?|runs?) (?!to\b|not to\b|off limits)/iu

/** "Book club is moved to Wednesdays": the word that looks like an order is part of a name. */
const MEANS_SOMETHING_ELSE = /^\p{L}+(?: to| with| by| on)? (?:it|this|that|them|these|those)\b/iu
const NOUN_FIRST =
  /^(?!(?:make|ensure|see|check|keep|assume|remember|treat|say|tell|ask|confirm|show|explain|note|state|mark|flag|warn|leave|use)\b)\p{L}+(?: \p{L}+){0,2} (?:is|are|was|were|has|have|will|gets?|starts?|goes|happens) (?!to be\b)/iu

/** Standing orders: with "never" and "always", with a scope or an occasion, with a contrast. */
export function order(text: string, raw: string, sentence: string): Candidate | undefined {
  const lead = text
    .replace(/,? (?:and )?just [a-z].*$/i, '')
    .replace(
      /,? (?:or(?: else)?|otherwise) (?:the )?(?:\p{L}+|it|they|you|we)(?: (?:will|won['’]t|gets?|breaks?|complains?|fails?|goes)|['’]ll)\b.*$/iu,
      '',
    )
    .replace(/,? (?:e\.g\.|for example|for instance)(?:,| ).*$/i, '')
    .replace(
      /^(?:please|pls|kindly|and|also|then|but|could you|can you|i want you to|i need you to|i['’]d like you to|you (?:should|must|have to|need to|ought to)|we (?:should|must|need to|have to))\b,? ?/i,
      '',
    )
    .trim()
  const occasion =
    /^(when(?:ever)? (?:you|i|we) [^,]{3,50}?) ((?:please |always |never )*(?:use|put|write|keep|add|include|call|ask|stick|skip|leave|round|prefer|show|avoid|quote|make sure|don['’]t|do not|mark|spell|list|start|end|check|assume|convert)\b .{3,})$/i.exec(
      lead,
    )
  if (
    occasion !== null &&
    !/\b(?:to|you|i|we|and|or|can|will|should|not)$/i.test(occasion[1] ?? '')
  ) {
    const [, when = '', what = ''] = occasion
    const not = banned(what)
    return rule(
      `${when.charAt(0).toLowerCase()}${when.slice(1)}, ${not ?? what.replace(/^(?:please |always )+/i, '')}`,
      not === undefined ? 'do' : 'dont',
      sentence,
      'order.occasion',
    )
  }
  const scoped =
    /^((?:from (?:now|here) on(?: out)?|going forward|in (?:the )?future|henceforth|as of (?:now|today)|starting (?:now|today)|by default|as a rule|in general|generally|in (?:this|our|the|my) (?:repo|project|codebase|team|house|package|app|company|org)(?: of ours)?|for (?:this|our|the|my|all|any|every|hotel|flight|code|future|new) [\p{L} ]{2,24}|for [\p{L}-]{3,20}(?: [\p{L}-]{3,20})?|when(?:ever)? (?:you|i|we|in doubt|someone|a|the|[a-z]{3,}ing)\b[^,]{0,60}|if (?:in doubt|unsure|you(?:['’]re| are) (?:unsure|not sure))|every time[^,]{0,50}|before (?:you|every|each|any|[a-z]{3,}ing)\b[^,]{0,50}|after (?:you|every|each|any|[a-z]{3,}ing)\b[^,]{0,50}|every (?:day|morning|evening|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|if (?:an?|any|someone|somebody|anyone)\b[^,]{3,50}(?=,)|if (?:something|anything) (?:is|looks|seems) (?:unclear|ambiguous|missing|off|wrong|odd|broken)|on (?:mondays|tuesdays|wednesdays|thursdays|fridays|weekends|saturdays|sundays)|unless [^,]{3,50}|under no circumstances|at no point|no matter what))[,:]? (?:should you |please |you (?:should|must|may|can|have to) |we )?(.{3,})$/iu.exec(
      lead,
    )
  if (scoped !== null) {
    const [, scope = '', rest = ''] = scoped
    const isParted = /^[,:]/.test(lead.slice(scope.length))
    if (/^(?:under no circumstances|at no point)/i.test(scope))
      return rule(rest, 'dont', sentence, 'order.circumstances')
    const isTime =
      /^(?:from|going|in (?:the )?future|henceforth|as of|starting|by default|as a rule|in general|generally)/i.test(
        scope,
      )
    const isWhole =
      isParted || !/\b(?:i|we|you|it|they|he|she)\b[^,]*\b(?:i|we|you|it|they)\b/i.test(scope)
    if (!isWhole) return undefined
    const negative = banned(rest)
    const words = negative ?? rest.replace(/^always /i, '')
    const isOccasion = /^(?:when|whenever|every|before|after|unless|if|on)/i.test(scope)
    const isMeant =
      !/^for\b/i.test(scope) ||
      isParted ||
      /^(?:always |never |please )*(?:use|prefer|keep|avoid|stick)\b/i.test(rest)
    const isOrderly =
      negative !== undefined ||
      VERB.test(words) ||
      (isOccasion &&
        isParted &&
        /^[a-z]{3,}\b/.test(words) &&
        !REPORT.test(words) &&
        !/^(?:the|there|then|are|was|were|has|had|have|his|her|our|their|and|but|nothing|everything|something|all|some|most)\b/i.test(
          words,
        )) ||
      /^(?:no|all|every|each|only)\b/i.test(words) ||
      isTime ||
      /^(?:i want|i prefer|i need)\b/i.test(words)
    if (
      isMeant &&
      isOrderly &&
      !/^(?:i(?:['’]m| am| will|['’]ll| was| have|['’]ve)|it|that|there|he|she|they)\b/i.test(
        words,
      ) &&
      (/^i(?:['’]d like| want| need| prefer)\b/i.test(words) ||
        !NOT_AN_ORDER.test(words.replace(/^(?:a|an|the|we) /i, '')))
    ) {
      // "From now on the newsletter is monthly" says how it is, not what to do.
      if (isTime && HOW_IT_IS.test(words))
        return {
          kind: 'decision',
          statement: capital(thirdPerson(withoutTail(words))),
          tier: 'plain',
          evidence: sentence,
          row: 'order.scoped.state',
        }
      if (/^no\b/i.test(words))
        return rule(words.replace(/^no (?:more )?/i, ''), 'dont', sentence, 'order.scoped.no')
      const ruleText = isTime
        ? words.replace(/^we /i, '')
        : /^(?:in|for|on)\b/i.test(scope)
          ? `${words.replace(/^we /i, '')} ${scope}`
          : `${scope.charAt(0).toLowerCase()}${scope.slice(1)}, ${words}`
      return rule(ruleText, negative === undefined ? 'do' : 'dont', sentence, 'order.scoped')
    }
  }
  const [, ruled] =
    /^(?:(?:house|team|ground|golden|general|standing|new|my|our|another) )?(?:rule|convention|policy)(?: of thumb| number \w+| here| for you)?\s?[:–—-] ?(.{4,})$/i.exec(
      lead,
    ) ?? []
  if (ruled !== undefined) {
    const none = /^no (?:more )?(.{3,})$/i.exec(ruled)?.[1] ?? banned(ruled)
    return none === undefined
      ? rule(ruled.replace(/^always /i, ''), 'do', sentence, 'order.named')
      : rule(none, 'dont', sentence, 'order.named')
  }
  const off =
    /^(?:hands off|stay away from|stay out of|keep (?:your hands |away |out )?(?:off|of|away from|out of)) (.{3,60})$/i.exec(
      lead,
    )?.[1]
  if (off !== undefined && !/^(?:it|this|that|the grass)\b/i.test(off))
    return rule(`touch ${off}`, 'dont', sentence, 'order.off')
  const nobody =
    /^(?:nobody|no one) ((?:touche|pushe|merge|edit|deploy|change|commit|enter|call|book|send|approve)s (?=.*\b(?:without|on|before|after|directly|but|except|until)\b).{3,})$/i.exec(
      lead,
    )?.[1]
  if (nobody !== undefined) return rule(`nobody ${nobody}`, 'dont', sentence, 'order.nobody')
  const nobodyElse =
    /^(?:nobody|no one) ((?!(?:knows|cares|likes|wants|thinks|understands|reads|answers|responds|uses|says|remembers|believes|sees|needs|is|was|has|does)\b)[a-z]{3,}s (?:[\p{L}\d/]+ ){1,}.{2,})$/iu.exec(
      lead,
    )?.[1]
  if (nobodyElse !== undefined && !/\b(?:today|yet|this|that|it)\b/i.test(nobodyElse))
    return rule(`nobody ${nobodyElse}`, 'dont', sentence, 'order.nobody.does', 'plain')
  const limit =
    /^(?:everything |anything |all |any )?(.{2,60}?) (?:is|are) (?:off[- ]limits|forbidden|not allowed|taboo|a no-go|banned|verboten|out of bounds|read-only|not to be (?:touched|edited|changed))(?: .*)?$/i.exec(
      lead,
    )?.[0]
  if (limit !== undefined && !/^(?:this|that|it)\b/i.test(limit))
    return rule(limit, 'dont', sentence, 'order.limits')
  // "We pivoted, no more b2c" tells of a decision.
  const ban =
    /^no more\b/i.test(lead) && /^we\b/i.test(sentence)
      ? undefined
      : banned(lead)?.replace(/ in there$/i, '')
  if (ban !== undefined) {
    const isHard =
      /^(?:never|don['’]?t ever|do not ever|must(?:n['’]t| not| never)|under|you (?:must|should|may|can)(?:n['’]t| not| never)|refrain|avoid|no more|stop|quit|at no)/i.test(
        lead.replace(/^you /i, ''),
      ) ||
      /^(?:you )(?:must|should|may|can|shall)(?: not| never|n['’]t)/i.test(text) ||
      /\b(?:ever|under any circumstances|at all costs|at any point)\b/i.test(lead)
    const bare =
      /^(?:please )?never (?:more than|after|before|over|under|above|below|without|on|in|at|with)\b/i.test(
        lead,
      )
    if (bare && !/\b(?:this|that|it|ago)\b/i.test(ban))
      return rule(ban, 'dont', sentence, 'order.never.bare', 'plain')
    if (
      NOT_AN_ORDER.test(ban) ||
      (REPORT.test(ban) &&
        !/^(?:avoid|stop|quit|refrain)/i.test(lead) &&
        !/^no more\b/i.test(sentence))
    )
      return undefined
    if (/^avoid\b/i.test(lead) && /^(?:the|this|that|it)\b/i.test(ban)) return undefined
    if (
      /^(?:stop|quit)\b/i.test(lead) &&
      (/^(?:the|this|that|it|here|there|now|for|at|by|server|process)\b/i.test(ban) ||
        !/^\p{L}+(?:ing|in['’])\b/iu.test(ban))
    )
      return undefined
    const isLong = isHard && ban.split(/\s+/).length >= 4
    const isBound = /\b(?:before|until|unless|without) \S+ .*\S/i.test(ban)
    if (
      /\b(?:it|this|that|them|yet)[.!]*$/i.test(ban) &&
      !/\bever\b/i.test(lead) &&
      !isLong &&
      !isBound
    )
      return undefined
    const meant = isBound ? ban.replace(/ (?:it|this|that|them)$/i, '') : ban
    if (!isHard && (/, just\b/i.test(sentence) || !isStandingBan(meant))) return undefined
    return rule(ban, 'dont', sentence, 'order.ban')
  }
  const always =
    /^(?:you (?:must|should) )?always,? (.{4,})$/i.exec(lead)?.[1] ??
    /^(.{3,60}?,) always (.{4,})$/i.exec(lead)?.slice(1).join(' ')
  if (always !== undefined) {
    return NOT_AN_ORDER.test(always) ||
      !/\s/.test(always) ||
      REPORT.test(always) ||
      !(VERB.test(always) || VERB.test(always.replace(/^.*?, /, '')))
      ? undefined
      : rule(always, 'do', sentence, 'order.always')
  }
  const only = /^only (.{4,})$/i.exec(lead)?.[1]
  if (
    only !== undefined &&
    VERB.test(only) &&
    !/^(?:fix|change|check|show|list|translate|correct|edit|rename|delete|remove|add|rerun|run|look|answer the|tell|explain|print|update|summari[sz]e|give me the)\b/i.test(
      only,
    ) &&
    !/\b(?:this|that|it|here|there|the (?:first|second|last))\b/i.test(only)
  )
    return rule(lead, 'do', sentence, 'order.only')
  const inner =
    /^(\p{L}+) always (.{3,})$/iu.exec(lead) ??
    /^(\p{L}+) (.{2,60}?),? (?:always|every time|each time)$/iu.exec(lead)
  if (inner !== null && VERB.test(inner[1] ?? ''))
    return rule(`${inner[1]} ${inner[2]}`, 'do', sentence, 'order.always')
  const none =
    /^(?:and |but )?(?:absolutely |definitely |strictly )?no (?:more )?((?!one\b|idea|luck|thanks|need|problem|worries|rush|clue|way\b|doubt|matter|change|error|difference|longer\b|i\b|it\b|that|the\b|we\b|you\b|not\b)[\p{L}\d][^.]{2,80})$/iu.exec(
      lead,
    )?.[1]
  if (none !== undefined) {
    const isAsked =
      /\b(?:please|pls|thanks)\b/i.test(raw) ||
      (/\bno more\b/i.test(lead) && !/^we\b/i.test(sentence)) ||
      (/\b(?:please|pls)\b/i.test(sentence) &&
        /^and\b/i.test(lead) === false &&
        none.split(/\s+/).length <= 4) ||
      /,? ever[.!]*$/i.test(raw) ||
      /\b(?:in|for|on|at|before|after|without|unless|ever|during|under) (?:this|the|our|my|any|all|code|tests?|commits?|prs?|answers?|replies|weekends?|fridays?|production|prod|main|meetings?|mornings?|\p{L}+s|[a-z]+ing|approval|review|permission|asking)\b/iu.test(
        none,
      ) ||
      /\b(?:answers?|emojis?|short|prefer|everywhere|in this (?:repo|project)|always|never)\b/i.test(
        sentence,
      )
    if (/\b(?:today|tomorrow|tonight|this week|for now|yet)\b/i.test(sentence)) return undefined
    return isAsked && !/^(?:\p{L}+ )?(?:is|are|was|were|has|have|found|works?)\b/iu.test(none)
      ? rule(none, 'dont', sentence, 'order.no')
      : undefined
  }
  const nothing =
    /^nothing ((?:with|containing|over|above|before|after|longer than|from|on) .{3,60})$/i.exec(
      lead,
    )?.[1]
  if (nothing !== undefined && !/\b(?:this|that|it|today|yet)\b/i.test(nothing))
    return rule(`anything ${nothing}`, 'dont', sentence, 'order.nothing')
  const needs =
    /^((?:all |your |the )?(?:summaries|replies|answers|responses|e-?mails|reports|letters|memos|drafts|headlines|titles|subject lines|captions|minutes|invoices|translations|slides|charts|diagrams|lists|names|dates|figures|amounts|recipes|explanations|examples|messages|code samples) (?:should|must|need to|have to|shall|may) .{4,}|(?:everything|anything) (?:[\p{L}/-]+ ){0,4}(?:must|needs? to|has to|goes|should) .{3,}|(?:every|each|all|any|new) (?:new |single |public |external )?(?:prs?|pull requests?|commits?|branch(?:es)?|migrations?|releases?|tickets?|tests?|features?|endpoints?|functions?|modules?|components?|changes?|deploys?|deployments?|invoices?|orders?|e-?mails?|meetings?|files?|secrets?|apis?|bugs?|hotfix(?:es)?|packages?|services?|dependenc(?:y|ies)|queries|errors?|timestamps?|dates|amounts?|docs|reviews?|bug ?fix(?:es)?|incidents?|customer \p{L}+|external \p{L}+)\b.{0,30}? (?:must|needs? to|needs?|ha(?:s|ve) to|should|goes?|gets?|requires?|are|is to|shall|ends?|starts?|lives?|belongs?|stays?) .{3,})$/iu.exec(
      lead,
    )?.[1]
  if (
    needs !== undefined &&
    !/\b(?:button|field|column|icon|row|red|green|failing|broken|done|fixed|passing)\b/i.test(needs)
  )
    return rule(
      needs,
      /\b(?:must|should|may) (?:not|never)\b/i.test(needs) ? 'dont' : 'do',
      sentence,
      'order.process',
    )
  const standing =
    /^((?!it\b|this\b|that\b|he\b|she\b|they\b|there\b|you\b|i\b|we\b|what\b|these\b|those\b|who\b)[\p{L}\d][\p{L}\d '’/&.-]{2,50}? (?:(?:should|must|need to|has to|have to|ought to|may|can|is|are) (?:always|never)(?: to)?|must(?:n['’]t| not)|(?:is|are) (?:not|never) to be|should only(?: ever)?|shall(?: not| never)?) .{3,})$/iu.exec(
      lead,
    )?.[1]
  if (
    standing !== undefined &&
    !/\b(?:today|tomorrow|tonight|yet|by (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.test(
      standing,
    ) &&
    !/ (?:is|are|can) (?:always|never) (?!to\b)|\b(?:this|that|these|those|it)\b/i.test(standing)
  )
    return rule(
      standing,
      /\b(?:never|not)\b|n['’]t\b/i.test(standing) ? 'dont' : 'do',
      sentence,
      'order.standing.thing',
    )
  const ourWay =
    /^(?:(?:in|for) (?:this|our|the) [\p{L} ]{2,20},? )?we (?:always|only|never|don['’]t|do not|generally) (.{4,})$/iu.exec(
      lead,
    )
  if (ourWay !== null && !REPORT.test(ourWay[1] ?? '') && VERB.test(ourWay[1] ?? '')) {
    const isBan = /we (?:never|don['’]t|do not)/i.test(lead)
    if (
      /\b(?:have|need|want|know|care|see|understand)\b/i.test((ourWay[1] ?? '').split(' ')[0] ?? '')
    )
      return undefined
    if (/\b(?:here|there|it|that|this|them|again)$/i.test(ourWay[1] ?? '')) return undefined
    return rule(
      /we only/i.test(lead) ? `only ${ourWay[1]}` : (ourWay[1] ?? ''),
      isBan ? 'dont' : 'do',
      sentence,
      'order.we',
    )
  }
  if (
    VERB.test(lead) &&
    !NOUN_FIRST.test(lead) &&
    !(
      MEANS_SOMETHING_ELSE.test(lead) && /^(?:stick|keep|follow|respect|do|use|apply)\b/i.test(lead)
    ) &&
    !/^\w+ (?:never|always) (?:is|was|are|has|does)\b/i.test(lead) &&
    (isStanding(lead) || isStanding(withoutLead(raw).replace(/[.!]+$/, ''))) &&
    (/\b(?:from now on|in (?:the )?future|going forward|always|by default|whenever|every time|each time)\b/i.test(
      raw,
    ) ||
      isFormat(lead) ||
      // "Show me the plan before you touch any file": what it waits for comes again.
      /\b(?:before|after|whenever|every time|each time) (?:you|we|any|every|each)\b/i.test(lead) ||
      !/^(?:have|get|let|go|help|try|look|give me|show me|tell me (?:about|what|how|why|if)|explain (?:how|why|what|the)|think|take a|see)\b/i.test(
        lead,
      ))
  ) {
    // "Let the user know" and the like ask for one thing now.
    if (
      /^(?:can|could|would|will) you\b/i.test(text) &&
      !/\b(?:always|from now on|whenever|every time|in future|by default)\b/i.test(text)
    )
      return undefined
    return rule(lead, 'do', sentence, 'order.standing')
  }
  if (
    /^(?:make sure|be sure|ensure|see to it) (?:that |to )?(?:every|all|each|any|new|you (?:always|never)|no)\b/i.test(
      lead,
    )
  )
    return rule(lead, 'do', sentence, 'order.sure')
  const wished =
    /^i(?:['’]d like| would like| want| need) ((?:all|every|each|any|no|the|new|our|my) .{3,60}? (?:to (?!be done|be fixed|work).{3,}|(?:written|named|formatted|sorted|kept|documented|tested|reviewed|signed) .{2,}))$/i.exec(
      lead,
    )?.[1]
  if (wished !== undefined && /^(?:all|every|each|any|no|new)\b/i.test(wished))
    return rule(
      wished.replace(/^no /i, ''),
      /^no /i.test(wished) ? 'dont' : 'do',
      sentence,
      'order.wish',
    )
  const vital =
    /^it(?:['’]s| is) (?:essential|important|crucial|vital|imperative|critical)(?: to me)? that (?!it\b|this\b|that\b|we (?:fix|finish|get)\b)(.{6,})$/i.exec(
      lead,
    )?.[1]
  if (vital !== undefined && !/\b(?:today|tomorrow|tonight|now|this)\b/i.test(vital))
    return rule(
      vital,
      /\b(?:never|not|no)\b|n['’]t\b/i.test(vital) ? 'dont' : 'do',
      sentence,
      'order.vital',
    )
  const best = /^(?:it['’]s |it is )?best (?:not to|to) (.{4,})$/i.exec(lead)
  if (
    best !== null &&
    (isStanding(best[1] ?? '') || /\b(?:anything|before|after|for me)\b/i.test(best[1] ?? ''))
  )
    return rule(best[1] ?? '', /best not/i.test(lead) ? 'dont' : 'do', sentence, 'order.best')
  return undefined
}

/** What a negative order forbids. */
function banned(text: string): string | undefined {
  const found =
    /^(?:you )?(?:must|should|may|can|shall|are|['’]re)?(?: ?(?:not|never|n['’]t))(?: ever| allowed to| supposed to| to)? (.{3,})$/i.exec(
      text,
    )?.[1] ??
    /^(?:(?:please|just) )?(?:never,? ever|never|don['’]?t ever|do not ever|dont|don['’]t|do not|refrain from|avoid|no more(?! than\b)|stop|quit|you (?:must|should|can|may)(?:n['’]t| not| never)|you(?:['’]re| are) not (?:to|allowed to)|i don['’]t want you to|i (?:do not|don['’]t) want (?:to see )?(?:any )?)(?: ever| again)? (.{3,})$/i.exec(
      text,
    )?.[1]
  return found?.replace(/^ever /i, '')
}
