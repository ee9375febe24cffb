/**
 * One clause of the user's own words as what it teaches: rows of the tables, then orders, then plain
 * lasting statements. The first that fits wins.
 *
 * @module
 */
import { isRecurring, isStanding, noLesson } from './act.ts'
import type { Candidate } from './candidate.ts'
import { passes } from './checks.ts'
import type { Clause } from './clauses.ts'
import { isOurs, withSubject } from './dropped.ts'
import { durable } from './durable.ts'
import { event, eventElsewhere } from './events.ts'
import { generic } from './generic.ts'
import { order, rule } from './orders.ts'
import { asOrder, capital, thirdPerson, withoutLead, withoutTail, withS } from './render.ts'
import { EN } from './tables/en.ts'
import { EN_PLAIN } from './tables/en-plain.ts'
import { inEnglish } from './tables/glossary.ts'
import { OWN_LABELS } from './tables/labels.ts'
import { DISTINCT, MARKS, OTHERS } from './tables/others.ts'
import type { Row } from './tables/row.ts'

const STATEMENT_CHARS_MAX = 260

export function readClause({ text: words, sentence: whole }: Clause): Candidate | undefined {
  const polite = politeOrder(whole)
  const sentence = polite ?? whole
  const lang = languageOf(sentence)
  const raw = plainWish(polite ?? words.trim())
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
  if (lang !== 'en') return elsewhere(lang, text, raw, sentence)
  const found =
    (/^(?:quick |small )?(?:note|reminder|heads)\b/i.test(text) ? labelled(text) : undefined) ??
    bareName(text, sentence) ??
    addressed(text, sentence) ??
    scoped(text, raw, sentence) ??
    // "Switching to LED bulbs cut the bill" is not a plan to switch.
    (/^\p{L}+ing\b/iu.test(text) ? event(text, raw, sentence) : undefined) ??
    fromRows(EN, text.replace(PREAMBLE, ''), raw, sentence) ??
    fromRows(REASONED, text, raw, sentence) ??
    order(text, raw, sentence) ??
    event(text, raw, sentence) ??
    fromRows(EN_PLAIN, text, raw, sentence) ??
    durable(text, raw, sentence) ??
    withoutAside(text, sentence) ??
    labelled(text)
  if (found !== undefined) return found
  const spoken = withSubject(text)
  const meant =
    spoken === undefined
      ? undefined
      : (fromRows(EN, spoken, spoken, sentence) ?? fromRows(EN_PLAIN, spoken, spoken, sentence))
  if (meant !== undefined && meant.kind !== 'rule')
    return {
      ...meant,
      tier: 'plain',
      ...(isOurs(text) && { statement: capital(thirdPerson(text)) }),
    }
  // A short sentence may have few small words that tell its language.
  const next = languageOf(sentence, 0)
  const isEnglish = count(sentence, 'en') > 0
  // "Since the merger our head office is in Rotterdam": when and where are said first.
  const placed = LEADING.exec(text)?.[1]
  if (placed !== undefined && isEnglish) {
    const rest = text.slice(placed.length).trimStart()
    const inner = fromRows(EN, rest, rest, sentence) ?? durable(rest, rest, sentence)
    if (inner !== undefined && inner.kind !== 'rule') return inner
  }
  return next === 'en' && isEnglish
    ? generic(text, raw, sentence)
    : (elsewhere(next, text, raw, sentence) ??
        (isEnglish || next === 'en' ? generic(text, raw, sentence) : undefined))
}

const LEADING =
  /^((?:since|after|from|as of|in|at|on|during|for) (?!me\b|now\b|that\b|example\b)[^,]{2,30}?,?) (?:(?:our|the|my|we|i) )/i

/** The rows of the language, then those of its neighbours: a short sentence looks like several. */
function elsewhere(
  lang: string,
  text: string,
  raw: string,
  sentence: string,
): Candidate | undefined {
  const own = OTHERS.filter((row) => row.lang === lang)
  const others = lang === 'de' ? [] : OTHERS.filter((row) => row.lang !== lang)
  const rows = [...own, ...others]
  const plain = text.replace(POLITE, '').replace(/ (?:bitte|por favor|per favore) /i, ' ')
  const comma = text.indexOf(', ')
  return (
    fromRows(rows, text, raw, sentence) ??
    (plain === text ? undefined : fromRows(rows, plain, plain, sentence)) ??
    // What follows the comma is an addition.
    (comma > 6
      ? fromRows(
          rows.filter(({ kind }) => kind === 'profile'),
          text.slice(0, comma),
          text.slice(0, comma),
          sentence,
        )
      : undefined) ??
    eventElsewhere(text, sentence)
  )
}

const POLITE =
  /^(?:bitte|por favor|per favore|s['’]il (?:te|vous) pla[iî]t|merci de|se faz favor)[, ]+/i

/** "For the concert we'll go with the Rutter": what it is for stays part of it. */
const FOR =
  /^((?:for|in|on|at|during|with) (?!me\b|now\b|that\b|this\b|fact\b|the end\b|short\b|general\b|my opinion\b|first\b|second\b|least\b)[^,]{2,40}?),? (?=(?:i|we)(?:['’](?:ll|re|ve|d|m))? (?!was\b|were\b|had\b|got\b))/i
/** An order with its reason would be read as one long order. */
const REASONED = EN_PLAIN.filter(({ id }) => id === 'plain.order.because')
const SCOPED_ROWS = EN.filter(({ kind }) => kind === 'preference' || kind === 'decision')

function scoped(text: string, raw: string, sentence: string): Candidate | undefined {
  const scope = FOR.exec(text)?.[1]
  if (scope === undefined) return undefined
  const rest = text.replace(FOR, '')
  const found = fromRows(SCOPED_ROWS, rest, raw.replace(FOR, ''), sentence)
  if (found === undefined) return undefined
  const tail = `${scope.charAt(0).toLowerCase()}${scope.slice(1)}`
  return { ...found, statement: `${found.statement} ${thirdPerson(tail)}` }
}

/** What follows a comma and is a clause of its own: a reason, a remark. */
const ASIDE =
  /^(?:because|since|as|in case|otherwise|if|which|where|so|the|i|we|my|our|it|it['’]s|they|that|that['’]s|he|she|there|you|people|everybody|everyone|some|most|none|nobody|no one|nothing|all|both|each) .{3,}$/i

/** "I'm on the data team, four of us": what stands before the comma is read alone. */
function withoutAside(text: string, sentence: string): Candidate | undefined {
  const comma = text.indexOf(', ')
  if (comma === -1) return undefined
  const head = text.slice(0, comma)
  const tail = text.slice(comma + 2)
  if (head.split(/\s+/).length < 3 || FOR_NOW.test(tail)) return undefined
  return (
    fromRows(EN, head.replace(PREAMBLE, ''), head, sentence) ??
    (ASIDE.test(tail) ? order(head, head, sentence) : undefined) ??
    (/^(?:not|because|since|in case|which|with|including|plus|mostly|so)\b/i.test(tail)
      ? durable(head, head, sentence)
      : undefined) ??
    (isRecurring(head) ? generic(head, head, sentence) : undefined)
  )
}

/** "Quick extra: I'm in the payroll team": the label is the user's own, what it announces is read alone. */
function labelled(text: string): Candidate | undefined {
  const [, label = '', rest = ''] = /^([^:]{2,40}): (.{6,})$/.exec(text) ?? []
  return OWN_LABELS.test(label) ? readClause({ text: rest, sentence: rest }) : undefined
}

const FOR_NOW =
  /\b(?:for now|today|tonight|this (?:time|once|week)|just (?:this|once|now|for)|at least for|yet|or (?:was|is|did|do)|i think|maybe|right|isn['’]t it)\b|^(?:but|or|ok|okay|and)\b/i

/** "After some back and forth we picked …": how it came about is not part of it. */
const PREAMBLE =
  /^(?:after|following|at|in|during|since|yesterday|last|this|on|as of)\b[^,]{0,40}?,? (?=(?:we|i)(?:['’]ve| have)? (?:finally |now )?(?:decided|agreed|settled|chose|chosen|picked|went with|opted|switched|landed)\b)/i

/** The language whose small words it has most of; English if in doubt. */
export function languageOf(text: string, english: number = count(text, 'en') + 0.5): string {
  let best = 'en'
  let most = english
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
    pt: /[ãõç]/i,
    it: /[èìòù](?=\s|$)/i,
  }[lang]
  return own + (letters?.test(text) ? 1 : 0) + (DISTINCT[lang]?.test(text) ? 1 : 0)
}

/** "I'm Dana, I lead the team": a bare name is one only beside another clause about the user. */
function bareName(text: string, sentence: string): Candidate | undefined {
  const name = /^I(?:['’]m| am) (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)?)$/u.exec(
    text,
  )?.[1]
  if (
    name === undefined ||
    !passes('name', name) ||
    !/^(?:[^,]{0,24}[,!] )?I(?:['’]m| am) \p{Lu}[^,]*,? (?:and |an? |the |head |chief |your |founder |owner )?(?:I|my|\p{Ll}{3,})\b/u.test(
      sentence.replace(/, (?:by the way|btw|actually|incidentally)(?=,| )/i, ''),
    )
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

/** "Call me Mr. Adeyemi in letters": how to address the user there, and no name. */
function addressed(text: string, sentence: string): Candidate | undefined {
  return /^(?:please |just |always )*(?:call|address) me .{2,40}? (?:in|when|for|at|only|if|on|with)\b .{2,}$/i.test(
    text,
  ) && !/\b(?:tomorrow|today|later|tonight|now)\b/i.test(text)
    ? rule(text, 'do', sentence, 'order.address', 'plain')
    : undefined
}

/** "Could you always …?" asks for nothing but an order; "can you always trust it?" does. */
function politeOrder(sentence: string): string | undefined {
  const [, who = '', order = ''] =
    /^(?:hey,? |ok,? |and |also,? |btw,? |please,? )*(could|would|can|will|may i ask you to)(?: you| we)?(?: please| pls)? ([^?]{4,160})[?.!]?\s*$/i.exec(
      sentence,
    ) ?? []
  if (order === '') return undefined
  const isLasting =
    /\b(?:from now on|going forward|in (?:the )?future|from here on|forever|for good|every time)\b/i.test(
      order,
    )
  const isAlways =
    /^(?:mind )?(?:always|never)\b(?! be\b)/i.test(order) && /^(?:could|would)/i.test(who)
  if (!isLasting && !isAlways) return undefined
  return order
    .trim()
    .replace(/^mind (?:always )?not /i, 'never ')
    .replace(/^mind (always |never )?([a-z]+)ing\b/i, (_, when = '', stem: string) => {
      const base = /(?:us|mak|writ|giv|includ|tak|not|nam|leav)$/i.test(stem) ? `${stem}e` : stem
      return `${when}${base}`
    })
}

const BASE: Readonly<Record<string, string>> = {
  wrote: 'write',
  kept: 'keep',
  spoke: 'speak',
  gave: 'give',
  sent: 'send',
  told: 'tell',
}

function baseForm(verb: string): string {
  if (/^used$/i.test(verb)) return 'use'
  if (/^replied$/i.test(verb)) return 'reply'
  return verb.replace(/(?:(p)p)?ed$/i, '$1')
}

/** "I'd appreciate it if you didn't …": a polite order is an order. */
function plainWish(text: string): string {
  const wish =
    /^(?:please,? )?(?:it(?:['’]d| would) be (?:great|nice|good|better|lovely|helpful) if you|i(?:['’]d| would) (?:really )?(?:appreciate|prefer|like|love) it if you|i(?:['’]d| would) prefer(?: it)? if you|i(?:['’]d| would) be (?:glad|grateful|happy) if you|would you mind) (?:could |would |can )?(.+)$/i.exec(
      text,
    )?.[1]
  return wish === undefined
    ? text
    : wish
        .replace(/^(?:didn['’]t|did not|not) /i, "don't ")
        .replace(/^(used|asked|answered|replied|called|checked|stopped|addressed)\b/i, baseForm)
        .replace(
          /^(?:wrote|kept|spoke|gave|sent|told)\b/i,
          (verb) => BASE[verb.toLowerCase()] ?? verb,
        )
}

const GREETED = EN.filter(({ id }) => id === 'en.name.greeting' || id === 'en.name.here')

function greeting(raw: string, sentence: string): Candidate | undefined {
  const found = fromRows(GREETED, sentence, sentence, sentence)
  const name = found?.statement.replace(/^.* is /, '')
  // The name is in one clause of its sentence.
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
    // "Always" before an article is a complaint; "n'utilise pas le …" is an order.
    if (row.kind === 'rule' && row.polarity === 'do' && NO_FOREIGN_RULE.test(first)) continue
    if (
      row.kind === 'rule' &&
      row.polarity === 'dont' &&
      row.id !== 'fr.never' &&
      NO_FOREIGN_BAN.test(first)
    )
      continue
    // What happens every week is not a deadline.
    if (row.kind === 'deadline' && isRecurring(text)) continue
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
    if (row.kind === 'fact' && /remember/.test(row.id))
      return remembered(statement, sentence, row.id)
    const isRule = row.kind === 'rule'
    return {
      kind: row.kind,
      statement: isRule ? statement : capital(statement),
      tier: row.tier ?? 'explicit',
      evidence: sentence,
      row: row.id,
      ...(row.slot !== undefined && { slot: row.slot }),
      ...(row.polarity !== undefined && { polarity: row.polarity }),
      ...(row.status !== undefined && { status: row.status }),
      ...(row.withdraws !== undefined && { withdraws: row.withdraws }),
    }
  }
  return undefined
}

/** What follows "always" and "never" in a complaint or a greeting. */
const NO_FOREIGN_RULE =
  /^(?:me|te|se|le|lo|es|está|están|estoy|soy|tarda|les?|la|il|pareil|o mesmo|lo stesso|dasselbe|das gleiche|wieder|noch|so|un|une|funktioniert|klappt|das|dieser?|mehr|plus|più|mais|mal)\b/i

const NO_FOREIGN_BAN =
  /^(?:me|te|se|es|está|están|estoy|soy|tarda|pareil|o mesmo|lo stesso|dasselbe|das gleiche|wieder|noch|so|funktioniert|klappt|dieser?|mehr|plus|più|mais|mal)\b/i

/** Behind the comma the user speaks to the reader, or says something else. */
const GOES_ON =
  /, (?:keep|bear|please|just|note|remember|don['’]t|never|always|mind you|it['’]s|that['’]s|they|he|she|you|we|we['’]re|i|i['’]m|my|our|fais|faites|ten|tenlo|tieni|denk|bitte|wir|ich|mein|nous|je|mon|ma|lembra|ricorda|daher|deshalb|also|donc|quindi|así que|portanto|por isso|yo|mi|nosotros|eu|meu|nós|io|noi|das|es|c['’]est|ça|questo|denn)(?= ).*$/i

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
    ? row.kind === 'rule' && !row.id.startsWith('en.') && !row.id.startsWith('plain.')
      ? value.replace(GOES_ON, '')
      : value
    : value
        .replace(
          /,? (?:so|because|but|since|although|though|which|as you|weil|denn|aber|parce que|car|porque|pero|perché)\b.*$/i,
          '',
        )
        .replace(/,? and (?:i|we|my|so|please|never|don['’]t)\b.*$/i, '')
        .replace(/, [^,]{3,40} (?:please|pls)$/i, '')
        .replace(/, (?:[\p{L}]+ ){1,3}(?:is|are|works?|would be|will do)\b.*$/iu, '')
        .replace(GOES_ON, '')
        .replace(
          / (?:last (?:week|month|year|summer|winter|spring|autumn)|(?:two|three|a few|some|\d+) (?:days|weeks|months|years) ago|recently|yesterday)$/i,
          '',
        )
        .replace(row.slot === 'employer' ? /, (?!(?:Inc|Ltd|LLC|Co)\b)(?!.*\p{Lu}).*$/u : /$^/, '')
        .replace(
          row.slot === 'home' || row.slot === 'employer' || !row.id.startsWith('en.')
            ? / (?:(?:avec|con|com|mit|with|zusammen) .*|these days|for now|now|at the moment|since .*|(?:da|desde|depuis|seit|há) .*|for (?:two|three|a|many|\d+) .*|again)$/i
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
  if (!row.id.startsWith('en.'))
    return row.slot === 'diet' || row.slot === 'language' ? inEnglish(text) : text
  if (row.kind === 'rule') return asOrder(text)
  const tail = row.says.startsWith("The user's name")
    ? text
    : text.replace(
        /^(The user(?:'s)?\b)(.*)$/s,
        (_, head: string, rest: string) => head + thirdPerson(rest),
      )
  return row.says.startsWith('The user') ? tail : thirdPerson(text)
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
  // About those close to the user, asked to be remembered: a fact.
  if (inner?.row === 'en.kin')
    return { kind: 'fact', statement: inner.statement, tier: 'explicit', evidence: sentence, row }
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
