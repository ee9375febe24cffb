/**
 * One clause of the user's own words as what it teaches: rows of the tables, then orders, then plain
 * lasting statements. The first that fits wins.
 *
 * @module
 */
import { isStanding, isStandingBan, noLesson } from './act.ts'
import type { Candidate } from './candidate.ts'
import { passes } from './checks.ts'
import type { Clause } from './clauses.ts'
import { durable } from './durable.ts'
import { asOrder, capital, thirdPerson, withoutLead, withoutTail } from './render.ts'
import { EN } from './tables/en.ts'
import { DISTINCT, MARKS, OTHERS } from './tables/others.ts'
import type { Row } from './tables/row.ts'

const STATEMENT_CHARS_MAX = 260

export function readClause(clause: Clause): Candidate | undefined {
  const { sentence } = clause
  const lang = languageOf(sentence)
  const raw = plainWish(clause.text.trim())
  const reason = noLesson(raw, sentence)
  const greeted = greeting(raw, sentence)
  if (greeted !== undefined && reason === undefined) return greeted
  const text = withoutTail(
    lang === 'en'
      ? withoutLead(raw)
      : raw.replace(/^(?:und|et|y|e|also|ok|okay|hallo|salut|hola|olá|ciao)[,!]? +/i, ''),
  )
  if (text.length < 4 || text.length > STATEMENT_CHARS_MAX) return undefined
  if (reason !== undefined && !(reason === 'past' && /^i (?:quit|left)/i.test(text)))
    return undefined
  if (lang !== 'en')
    return fromRows(
      OTHERS.filter((row) => row.lang === lang),
      text,
      raw,
      sentence,
    )
  const found =
    bareName(text, sentence) ??
    fromRows(EN, text, raw, sentence) ??
    order(text, raw, sentence) ??
    durable(text, raw, sentence)
  // A short sentence may have no small word that tells its language.
  return found ?? (count(sentence, 'en') === 0 ? fromRows(OTHERS, text, raw, sentence) : undefined)
}

/** The language whose small words it has most of; English if in doubt. */
export function languageOf(text: string): string {
  let best = 'en'
  let most = count(text, 'en') + 0.5
  for (const lang of ['de', 'fr', 'es', 'pt', 'it']) {
    const found = count(text, lang)
    if (found > most) {
      best = lang
      most = found
    }
  }
  return best
}

function count(text: string, lang: string): number {
  const own = text.match(MARKS[lang] as RegExp)?.length ?? 0
  const letters = {
    de: /[äöüß]/i,
    fr: /[çœêèàûé]|j['’]|qu['’]|c['’]est|n['’]/i,
    es: /[ñ¿¡]|ó|í/i,
    pt: /[ãõç]|lh|nh/i,
    it: /zz|gli|[èìòù](?=\s|$)/i,
  }[lang]
  return own + (letters?.test(text) ? 1 : 0) + (DISTINCT[lang]?.test(text) ? 1 : 0)
}

/** "I'm Dana, I lead the team": a bare name is one only beside another clause about the user. */
function bareName(text: string, sentence: string): Candidate | undefined {
  const name = /^I['’]m (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)?)$/u.exec(text)?.[1]
  if (
    name === undefined ||
    !passes('name', name) ||
    !/^I['’]m \p{Lu}[^,]*,? (?:and )?(?:I|my)\b/u.test(sentence)
  )
    return undefined
  return {
    kind: 'profile',
    slot: 'name',
    statement: `The user's name is ${name}`,
    tier: 'explicit',
    evidence: sentence,
    row: 'en.name.bare',
  }
}

/** "I'd appreciate it if you didn't …": a polite order is an order. */
function plainWish(text: string): string {
  const wish =
    /^(?:please,? )?(?:it(?:['’]d| would) be (?:great|nice|good|better|lovely|helpful) if you|i(?:['’]d| would) (?:really )?(?:appreciate|prefer|like|love) it if you|i(?:['’]d| would) be (?:glad|grateful|happy) if you|would you mind) (?:could |would |can )?(.+)$/i.exec(
      text,
    )?.[1]
  return wish === undefined ? text : wish.replace(/^(?:didn['’]t|did not|not) /i, "don't ")
}

const GREETED = EN.filter(({ id }) => id === 'en.name.greeting' || id === 'en.name.here')

function greeting(raw: string, sentence: string): Candidate | undefined {
  const found = fromRows(GREETED, sentence, sentence, sentence)
  const name = found?.statement.replace(/^.* is /, '')
  // The name stands in one clause of its sentence.
  return name !== undefined &&
    raw.includes(name) &&
    !/\b(?:I|we|my) .* (?:and|,) /.test(raw.slice(0, raw.indexOf(name))) &&
    raw.indexOf(name) < 40
    ? found
    : undefined
}

function fromRows(
  rows: readonly Row[],
  text: string,
  raw: string,
  sentence: string,
): Candidate | undefined {
  for (const row of rows) {
    const match = row.pattern.exec(text) ?? row.pattern.exec(raw.replace(/[.!]+$/, ''))
    if (match === null) continue
    const values = match
      .slice(1)
      .filter((value): value is string => value !== undefined && value.trim() !== '')
    const isPolite = row.kind === 'preference' && /(?:please|pls)[.!]*$/i.test(raw)
    const first = cleaned(
      isPolite ? (values[0] ?? '').replace(/, [^,]{3,40}$/, '') : (values[0] ?? ''),
      row,
    )
    if (
      (row.kind === 'profile' || row.kind === 'preference') &&
      /\b(?:today|tonight|right now|this (?:morning|afternoon|evening|week|time))\b/i.test(raw)
    )
      continue
    if (row.kind === 'rule' && NO_FOREIGN_RULE.test(first)) continue
    if (
      row.check !== undefined &&
      !passes(
        row.check,
        row.check === 'food' || (row.check === 'thing' && values.length > 1)
          ? cleaned(values.at(-1) ?? '', row)
          : first,
      )
    )
      continue
    if (first === '' && row.says.includes('$1')) continue
    const statement = statementOf(row, [
      first,
      ...values.slice(1).map((value) => cleaned(value, row)),
    ])
    // "Remember that my name is Ada" says a name; "remember to …" is an order.
    if (row.kind === 'fact') return remembered(statement, sentence, row.id)
    const isRule = row.kind === 'rule'
    return {
      kind: row.kind,
      statement: isRule ? statement : capital(statement),
      tier: row.tier ?? 'explicit',
      evidence: sentence,
      row: row.id,
      ...(row.slot !== undefined && { slot: row.slot }),
      ...(row.polarity !== undefined && { polarity: row.polarity }),
      ...(row.withdraws !== undefined && { withdraws: row.withdraws }),
    }
  }
  return undefined
}

/** What follows "always" and "never" in a complaint or a greeting. */
const NO_FOREIGN_RULE =
  /^(?:me|te|se|le|lo|es|está|están|estoy|soy|tarda|les?|la|il|pareil|o mesmo|lo stesso|dasselbe|das gleiche|wieder|noch|so|un|une|funktioniert|klappt|das|dieser?|mehr|plus|più|mais|mal)\b/i

/** Values end where the sentence goes on about something else. */
function cleaned(value: string, row: Row): string {
  if (row.slot === 'name')
    return (
      /^\p{Lu}\S*(?: (?:(?:de|van|von|der|bin|al|la|le|da|dos) )*\p{Lu}\S*)*/u
        .exec(value)?.[0]
        .replace(/[.,!]+$/, '') ?? ''
    )
  const isFree =
    row.kind === 'decision' ||
    row.kind === 'cause' ||
    row.kind === 'fact' ||
    row.kind === 'deadline' ||
    row.kind === 'rule' ||
    row.kind === 'retraction'
  const cut = isFree
    ? value
    : value
        .replace(
          /,? (?:so|because|but|since|although|though|which|as you|weil|denn|aber|parce que|car|porque|pero|perché)\b.*$/i,
          '',
        )
        .replace(/,? and (?:i|we|my|so|please|never|don['’]t)\b.*$/i, '')
        .replace(/, [^,]{3,40} (?:please|pls)$/i, '')
        .replace(
          row.slot === 'home' || row.slot === 'employer'
            ? / (?:these days|for now|now|at the moment|since .*|for (?:two|three|a|many|\d+) .*|again)$/i
            : /$^/,
          '',
        )
  return withoutTail(cut)
}

function statementOf(row: Row, values: readonly string[]): string {
  const filled = row.says
    .replace(/\{\$1\}/, withS(values[0] ?? ''))
    .replace(/\$(\d)/g, (_, number: string) => values[Number(number) - 1] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  const text = row.says === '$1' && values.length > 1 ? values.join(' ') : filled
  // A translation could not be grounded: other languages keep their words.
  if (!row.id.startsWith('en.')) return text
  if (row.kind === 'rule') return asOrder(text)
  const tail = row.says.startsWith("The user's name")
    ? text
    : text.replace(
        /^(The user(?:'s)?\b)(.*)$/s,
        (_, head: string, rest: string) => head + thirdPerson(rest),
      )
  return row.says.startsWith('The user') ? tail : thirdPerson(text)
}

function withS(verb: string): string {
  return /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/** What the user asks to remember is read like anything else that they say, and kept in any case. */
function remembered(wording: string, sentence: string, row: string): Candidate | undefined {
  const text = withoutTail(wording)
  if (
    /^(?:to|me|this|that|it|when|how|what|why|who|last|our last|us)\b/i.test(text) ||
    !/\s/.test(text)
  ) {
    const errand = /^to (.+)$/i.exec(text)?.[1]
    if (errand === undefined) return undefined
    return (
      order(errand, errand, sentence) ??
      (isStanding(errand) ? rule(errand, 'do', sentence, `${row}.order`) : undefined)
    )
  }
  const banOrder = order(text, text, sentence)
  if (banOrder !== undefined && banOrder.row === 'order.limits') return banOrder
  const inner =
    fromRows(
      EN.filter(({ kind }) => kind === 'profile' || kind === 'preference'),
      text
        .replace(/^the user is/i, "I'm")
        .replace(/^the user's\b/i, 'my')
        .replace(/^the user /i, 'I '),
      text,
      sentence,
    ) ?? order(text, text, sentence)
  if (inner !== undefined) return { ...inner, tier: 'explicit' }
  const isOfUser = /^(?:the user|my|i)\b/i.test(text)
  const about = isOfUser
    ? ({ kind: 'profile', slot: 'free' } as const)
    : ({ kind: 'fact' } as const)
  return {
    ...about,
    statement: isOfUser ? capital(thirdPerson(text)) : thirdPerson(text),
    tier: 'explicit',
    evidence: sentence,
    row,
  }
}

function rule(
  text: string,
  polarity: 'do' | 'dont',
  sentence: string,
  row: string,
  tier: Candidate['tier'] = 'explicit',
): Candidate | undefined {
  const words = withoutTail(text.replace(/^(?:ever|again|please) /i, ''))
    .replace(/ (?:ever )?again$/i, '')
    .replace(
      /,? (?:because|since|as (?:it|they)|otherwise|or (?:else|i)|it (?:drives|makes|breaks|confuses)|they (?:are|break)|that(?:['’]s| is) (?:what|why|how)|thanks?)\b.*$/i,
      '',
    )
  if (words.length < 3 || !/[\p{L}]{2}/u.test(words)) return undefined
  return { kind: 'rule', polarity, statement: asOrder(words), tier, evidence: sentence, row }
}

const NOT_AN_ORDER =
  /^(?:mind|again|been|be (?:able|honest|fair|sure)|has|had|have (?:been|had|seen|i|we)|was|is|are|a|an|the|too|so|quite|enough|more|less|like|as|in|on|at|for|with|and|or|but|because|when|until|since|you|i|we|it|he|she|they|this|that|these|those|my|your|happy|glad|good|great|nice|fun|fine|sure|right|wrong|better|there|here|said|thought|knew|think|seen|saw|felt|heard|got|did|understood|worked|happened|really|actually|quite|mind|know|a problem|one|gonna|going|end up|wanna|ends? up)\b/i
/** Orders come in the bare form of the verb: "never fails" and "never tried" are reports. */
const REPORT =
  /^(?!(?:embed|bring|need|feed|proceed|exceed|seed|speed|shed|add|ping|string|sing|pass|process|address|access|discuss|guess|press|focus|miss|cross|suppress|compress|express|bypass|stress|bless|class|toss|kiss|dismiss|canvas|alias|rebase|use|always|was)\b)(?:[a-z]+[^e\W]ed|[a-z]*[^s\W]s|[a-z]{3,}ing)\b/i
const VERB =
  /^(?:accept|add|address|align|allow|answer|apologi[sz]e|append|apply|approve|ask|assume|attach|auto-?\w+|avoid|back|base|batch|be|begin|block|book|break|bring|bump|bundle|call|cap|capitali[sz]e|cancel|catch|change|check|choose|cite|clean|clear|close|comment|commit|compare|compress|confirm|convert|copy|cover|create|cut|cc|declare|default|define|delete|deploy|describe|disable|do|document|double-?check|downgrade|draft|drop|edit|email|embed|emit|enable|end|ensure|escape|exclude|expect|explain|export|expose|fall|favou?r|fetch|fill|finish|fix|flag|focus|follow|force|force-push|forget|format|forward|generate|get|give|go|greet|group|guess|handle|hard-?code|have|help|hide|hold|ignore|import|include|indent|inline|insert|install|introduce|invent|keep|lead|leave|let|limit|link|lint|list|load|lock|log|look|lower|mail|maintain|make|mark|match|measure|mention|merge|mix|mock|modify|move|name|nest|note|notify|offer|omit|open|optimi[sz]e|order|overwrite|pack|pass|paste|pay|phone|pick|pin|ping|place|plan|point|post|prefer|prefix|prepare|present|print|prioriti[sz]e|process|promise|propose|publish|pull|push|put|quote|raise|re-?use|read|rebase|recommend|reference|refactor|refer|release|rely|remember|remind|remove|rename|repeat|replace|reply|report|request|require|reserve|reset|resolve|respect|respond|restart|return|review|rewrite|round|run|save|say|schedule|seat|send|separate|serve|set|share|ship|show|sign|skip|solve|sort|speak|spell|split|squash|start|state|stay|step|stick|stop|store|stub|style|submit|suffix|suggest|sugar-?coat|suppress|summari[sz]e|support|surface|swallow|switch|tag|take|talk|target|tell|test|text|think|throw|tidy|touch|track|translate|treat|trim|truncate|trust|try|turn|type|undo|update|upgrade|upload|use|validate|verify|version|wait|wake|warn|watch|wear|work|wrap|write)\b/i

/** Standing orders: with "never" and "always", with a scope or an occasion, with a contrast. */
function order(text: string, raw: string, sentence: string): Candidate | undefined {
  const lead = text
    .replace(/,? (?:and )?just [a-z].*$/i, '')
    .replace(
      /^(?:please|pls|kindly|and|also|then|but|could you|can you|i want you to|i need you to|i['’]d like you to|you (?:should|must|have to|need to|ought to)|we (?:should|must|need to|have to))\b,? ?/i,
      '',
    )
    .trim()
  const scoped =
    /^((?:from (?:now|here) on(?: out)?|going forward|in (?:the )?future|henceforth|as of (?:now|today)|starting (?:now|today)|by default|as a rule|in general|generally|in (?:this|our|the|my) (?:repo|project|codebase|team|house|package|app|company|org)(?: of ours)?|for (?:this|our|the|my|all|any|every|hotel|flight|code|future|new) [\p{L} ]{2,24}|when(?:ever)? (?:you|i|we|in doubt|someone|a|the|writing|using)\b[^,]{0,60}|if (?:in doubt|unsure|you(?:['’]re| are) (?:unsure|not sure))|every time[^,]{0,50}|before (?:you|every|each|any)\b[^,]{0,50}|after (?:you|every|each|any)\b[^,]{0,50}|on (?:mondays|tuesdays|wednesdays|thursdays|fridays|weekends|saturdays|sundays)|unless [^,]{3,50}|under no circumstances|at no point|no matter what))[,:]? (?:should you |please |you (?:should|must|may|can|have to) |we )?(.{3,})$/iu.exec(
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
    const negative = banned(rest)
    const words = negative ?? rest.replace(/^always /i, '')
    const isOccasion = /^(?:when|whenever|every time|before|after|unless)/i.test(scope)
    const isMeant = !/^for\b/i.test(scope) || isParted
    const isOrderly =
      negative !== undefined ||
      VERB.test(words) ||
      (isOccasion &&
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
      !NOT_AN_ORDER.test(words.replace(/^(?:a|an|the|we) /i, ''))
    ) {
      if (/^no\b/i.test(words))
        return rule(words.replace(/^no (?:more )?/i, ''), 'dont', sentence, 'order.scoped.no')
      const ruleText = isTime
        ? words.replace(/^we /i, '')
        : /^(?:in|for|on)\b/i.test(scope)
          ? `${words.replace(/^we /i, '')} ${scope}`
          : `${scope.toLowerCase()}, ${words}`
      return rule(ruleText, negative === undefined ? 'do' : 'dont', sentence, 'order.scoped')
    }
  }
  const limit =
    /^(?:everything |anything |all |any )?(.{2,60}?) (?:is|are) (?:off[- ]limits|forbidden|not allowed|taboo|a no-go|banned|verboten|out of bounds|read-only|not to be (?:touched|edited|changed))(?: .*)?$/i.exec(
      lead,
    )?.[0]
  if (limit !== undefined && !/^(?:this|that|it)\b/i.test(limit))
    return rule(limit, 'dont', sentence, 'order.limits')
  const ban = banned(lead)
  if (ban !== undefined) {
    const isHard =
      /^(?:never|don['’]?t ever|do not ever|must(?:n['’]t| not| never)|under|you (?:must|should|may|can)(?:n['’]t| not| never)|refrain|avoid|no more|stop|at no)/i.test(
        lead.replace(/^you /i, ''),
      ) ||
      /^(?:you )(?:must|should|may|can|shall)(?: not| never|n['’]t)/i.test(text) ||
      /\b(?:ever|under any circumstances|at all costs|at any point)\b/i.test(lead)
    if (NOT_AN_ORDER.test(ban) || (REPORT.test(ban) && !/^(?:avoid|stop|refrain)/i.test(lead)))
      return undefined
    if (/^avoid\b/i.test(lead) && /^(?:the|this|that|it)\b/i.test(ban)) return undefined
    if (
      /^(?:stop|quit)\b/i.test(lead) &&
      (/^(?:the|this|that|it|here|there|now|for|at|by|server|process)\b/i.test(ban) ||
        !/^\p{L}+(?:ing|in['’])\b/iu.test(ban))
    )
      return undefined
    const isLong = isHard && ban.split(/\s+/).length >= 4
    if (/\b(?:it|this|that|them|yet)[.!]*$/i.test(ban) && !/\bever\b/i.test(lead) && !isLong)
      return undefined
    if (!isHard && (/, just\b/i.test(sentence) || !isStandingBan(ban))) return undefined
    return rule(ban, 'dont', sentence, 'order.ban')
  }
  const always =
    /^(?:you (?:must|should) )?always,? (.{4,})$/i.exec(lead)?.[1] ??
    /^(.{3,60}?,) always (.{4,})$/i.exec(lead)?.slice(1).join(' ')
  if (always !== undefined) {
    return NOT_AN_ORDER.test(always) ||
      REPORT.test(always) ||
      !(VERB.test(always) || VERB.test(always.replace(/^.*?, /, '')))
      ? undefined
      : rule(always, 'do', sentence, 'order.always')
  }
  const only = /^only (.{4,})$/i.exec(lead)?.[1]
  if (
    only !== undefined &&
    VERB.test(only) &&
    !/\b(?:this|that|it|here|there|the (?:first|second|last))\b/i.test(only)
  )
    return rule(lead, 'do', sentence, 'order.only')
  const inner =
    /^(\p{L}+) always (.{3,})$/iu.exec(lead) ??
    /^(use|keep|run|write|answer|reply|ask|add) (.{2,60}?) (?:always|every time|each time)$/iu.exec(
      lead,
    )
  if (inner !== null && VERB.test(inner[1] ?? ''))
    return rule(`${inner[1]} ${inner[2]}`, 'do', sentence, 'order.always')
  const none =
    /^(?:and |but )?(?:absolutely |definitely |strictly )?no (?:more )?((?!one\b|idea|luck|thanks|need|problem|worries|rush|clue|way\b|doubt|matter|change|error|difference|longer\b|i\b|it\b|that|the\b|we\b|you\b|not\b)[\p{L}\d][^.]{2,80})$/iu.exec(
      lead,
    )?.[1]
  if (none !== undefined) {
    const isAsked =
      /\b(?:please|pls|thanks)\b/i.test(raw) ||
      /\bno more\b/i.test(lead) ||
      /\b(?:in|for|on|at|before|after|without|unless|ever|during|under) (?:this|the|our|my|any|all|code|tests?|commits?|prs?|answers?|replies|weekends?|fridays?|production|prod|main|meetings?|mornings?|\p{L}+s)\b/iu.test(
        none,
      ) ||
      /\b(?:answers?|emojis?|short|prefer)\b/i.test(sentence)
    if (/\b(?:today|tomorrow|tonight|this week|for now|yet)\b/i.test(sentence)) return undefined
    return isAsked && !/^(?:\p{L}+ )?(?:is|are|was|were|has|have|found|works?)\b/iu.test(none)
      ? rule(none, 'dont', sentence, 'order.no')
      : undefined
  }
  const needs =
    /^((?:every|each|all|any|new) (?:new |single |public |external )?(?:prs?|pull requests?|commits?|branch(?:es)?|migrations?|releases?|tickets?|tests?|features?|endpoints?|functions?|modules?|components?|changes?|deploys?|deployments?|invoices?|orders?|e-?mails?|meetings?|files?|secrets?|apis?|bugs?|hotfix(?:es)?|packages?|services?|dependenc(?:y|ies)|queries|errors?|timestamps?|dates|amounts?|docs|reviews?|bug ?fix(?:es)?|incidents?|customer \p{L}+|external \p{L}+)\b.{0,30}? (?:must|needs? to|needs?|ha(?:s|ve) to|should|goes?|gets?|requires?|are|is to|shall|ends?|starts?|lives?|belongs?|stays?) .{3,})$/iu.exec(
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
    (isStanding(lead) || isStanding(withoutLead(raw).replace(/[.!]+$/, ''))) &&
    !/^(?:have|get|let|go|help|try|look|give me|show me|tell me (?:about|what|how|why|if)|explain (?:how|why|what|the)|think|take a|see)\b/i.test(
      lead,
    )
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
    /^(?:make|be) sure (?:that |to )?(?:every|all|each|any|new|you (?:always|never)|no)\b/i.test(
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
    /^(?:(?:please|just) )?(?:never,? ever|never|don['’]?t ever|do not ever|dont|don['’]t|do not|refrain from|avoid|no more|stop|quit|you (?:must|should|can|may)(?:n['’]t| not| never)|you(?:['’]re| are) not (?:to|allowed to)|i don['’]t want you to|i (?:do not|don['’]t) want (?:to see )?(?:any )?)(?: ever| again)? (.{3,})$/i.exec(
      text,
    )?.[1]
  return found?.replace(/^ever /i, '')
}
