/**
 * Whose words are these. A turn of the user is cut into segments before any sentence is read, by its
 * structure alone: quotes, mails, fences, documents, logs, tables, lists, text to be worked on. Only
 * what is left is the user's own. Rather too little is the user's than too much.
 *
 * @module
 */
import { markDelimited } from './delimiters.ts'
import { isForeignLabel, OWN_LABELS } from './tables/labels.ts'
import { ASKS_ABOUT_TEXT, HERE_IS, HERE_IS_A_TEXT, POINTS_BACK, TASKS } from './tables/tasks.ts'
import {
  HEAD_CHARS,
  isBlank,
  isOpen,
  type Line,
  linesOf,
  mark,
  paragraphEnd,
  paragraphStart,
  type SegmentOrigin,
} from './turn-lines.ts'

export type { SegmentOrigin }

export interface Segment {
  readonly start: number
  readonly end: number
  readonly origin: SegmentOrigin
  /** The sign that decided. */
  readonly why: string
}

const SUSPECT =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |every )*(?:previous|prior|above|earlier|preceding|existing|system) (?:instructions?|rules?|prompts?|messages?|guidelines)|\b(?:new|updated) (?:system )?instructions? (?:for|from|follow)|\bsystem prompt:|\byou are now (?:in )?(?:developer|dan|jailbreak|god)\b|<\|im_start\|>|\[INST\]/i

/** The segments of a turn, in order and without gaps. */
export function segment(text: string): readonly Segment[] {
  if (SUSPECT.test(text)) {
    return [{ start: 0, end: text.length, origin: 'suspect', why: 'asks to ignore instructions' }]
  }
  const lines = linesOf(text)
  markElements(lines)
  markFences(lines)
  markDelimited(lines)
  markQuotes(lines)
  markMail(lines)
  markRules(lines)
  markMachine(lines)
  markTables(lines)
  markHeadings(lines)
  markLists(lines)
  markLabels(lines)
  markSpoken(lines)
  markTasks(lines)
  markPointers(lines)
  return joined(lines, text.length)
}

/** The user's own words of a turn, part by part. */
export function ownParts(words: string): readonly string[] {
  // Whatever ends a line elsewhere ends one here.
  const text = words.replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
  return segment(text)
    .filter(({ origin }) => origin === 'own')
    .map(({ start, end }) => text.slice(start, end))
}

const ELEMENT = /^\s{0,8}<([A-Za-z][\w:.-]*)(?:\s[^<>]{0,200})?>/
const INLINE = /^(?:br|hr|b|i|em|strong|code|a|span|u|kbd)$/i

/** An element that opens a line, to its end; one that is not closed goes on to the end of the turn. */
function markElements(lines: readonly Line[]): void {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line
    const name = ELEMENT.exec(line.full.slice(line.ownStart, line.ownStart + HEAD_CHARS))?.[1]
    if (!isOpen(line) || name === undefined || INLINE.test(name)) continue
    const origin = /^recalled-memory$/i.test(name) ? 'recalled' : 'document'
    const close = closingOf(lines, at, name)
    mark(lines, at, close === undefined ? lines.length : close.line, origin, `<${name}>`)
    if (close === undefined) return
    const last = lines[close.line] as Line
    if (close.line === at) {
      last.ownStart = close.behind
      if (last.full.slice(close.behind).trim() === '') mark(lines, at, at + 1, origin, `<${name}>`)
      else at--
    } else if (last.full.slice(close.behind).trim() === '') {
      mark(lines, close.line, close.line + 1, origin, `<${name}>`)
      at = close.line
    } else {
      last.ownStart = close.behind
      at = close.line - 1
    }
  }
}

/** Depth counts: an element of the same name inside does not end the outer one. */
function closingOf(
  lines: readonly Line[],
  from: number,
  name: string,
): { line: number; behind: number } | undefined {
  const tag = new RegExp(`<(/?)${name.replace(/[.]/g, '\\.')}(?:\\s[^<>]{0,200})?>`, 'gi')
  let depth = 0
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as Line
    tag.lastIndex = at === from ? line.ownStart : 0
    for (let found = tag.exec(line.full); found !== null; found = tag.exec(line.full)) {
      depth += found[1] === '/' ? -1 : 1
      if (depth <= 0) return { line: at, behind: found.index + found[0].length }
    }
  }
  return undefined
}

function markFences(lines: readonly Line[]): void {
  let first = -1
  for (let at = 0; at < lines.length; at++) {
    const opening = /^\s{0,8}(`{3,}|~{3,})/.exec((lines[at] as Line).text)?.[1]
    if (opening === undefined || !isOpen(lines[at])) continue
    let end = at + 1
    while (end < lines.length && !isFenceEnd((lines[end] as Line).text, opening)) end++
    mark(lines, at, end + 1, 'code', 'fence')
    if (first === -1) first = at
    // One that is not closed may have closed another that was not: what is outside cannot be told.
    if (end >= lines.length) mark(lines, first, lines.length, 'code', 'fence')
    at = end
  }
}

function isFenceEnd(text: string, opening: string): boolean {
  const found = /^\s{0,8}(`{3,}|~{3,})\s*$/.exec(text)?.[1]
  return found !== undefined && found[0] === opening[0] && found.length >= opening.length
}

function markQuotes(lines: readonly Line[]): void {
  for (const [at, { text }] of lines.entries()) {
    if (/^\s{0,8}(?:>|&gt;|\|\s(?!.*\|))/.test(text)) mark(lines, at, at + 1, 'quote', '>')
  }
}

const HEADER =
  /^\s*\**(?:from|to|cc|bcc|subject|date|sent|reply-to|message-id|von|an|betreff|datum|gesendet|de|para|pour|à|objet|envoyé|date|asunto|fecha|enviado|assunto|data|da|a|oggetto|inviato)\**\s*:/i
const MAIL_START =
  /^\s*(?:-{2,}\s*)?(?:original message|forwarded message|begin forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message transféré|message d['’]origine|mensaje reenviado|mensaje original|mensagem (?:encaminhada|original)|messaggio (?:inoltrato|originale))\b|^\s*(?:fwd?|wg|tr|rv|enc|re|aw)\s*:|^(?:on|am|le|el|em|il)\b.{4,120}(?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto)\b.{0,60}:?\s*$|^\s*from:.{0,80}@/i
const SALUTATION =
  /^\s*(?:dear|hallo|hello|hi|hey|good (?:morning|evening|afternoon|day)|to whom it may concern|guten (?:tag|morgen|abend)|sehr geehrte\w*|liebe[rs]?|cher|chère|bonjour|estimad[oa]|hola|caro|cara|prezad[oa]|gentile|buongiorno)\b[^.?!]{0,40}[,:!]\s*$/i
const SIGN_OFF =
  /^\s*(?:best|best regards|kind regards|regards|cheers|sincerely|yours|yours truly|many thanks|thanks|thank you|viele grüße|liebe grüße|mit freundlichen grüßen|mfg|lg|vg|cordialement|bien à vous|bises|saludos|un saludo|atentamente|abraços|cumprimentos|atenciosamente|saluti|cordiali saluti|love|xoxo|warmly|all the best)\s*,?\s*$/iu

const SIGNED =
  /^\s*(?:[Yy]our|[Tt]he|[Dd]ein|[Ii]hr|[Vv]otre) [\p{L} ]{2,30} (?:team|Team|staff|crew|department|support)\s*$|^\s*(?:best|best wishes|best regards|kind regards|warm regards|regards|cheers|sincerely|yours|many thanks|thanks|love|viele grüße|liebe grüße|cordialement|saludos|saluti|abraços),? (?:(?:Mr|Mrs|Ms|Dr|Miss)\.? )?\p{Lu}[\p{L}. -]{1,40}$/iu

/** A mail has no end mark: it goes on to the end of the turn. */
function markMail(lines: readonly Line[]): void {
  for (const [at, { text }] of lines.entries()) {
    if (!isOpen(lines[at])) continue
    const two = HEADER.test(text) && HEADER.test(lines[at + 1]?.text ?? '')
    if (!two && !MAIL_START.test(text)) continue
    mark(lines, at, lines.length, 'mail', 'mail header')
    break
  }
  // A letter: a salutation on a line of its own that is not the first, or a sign-off with a name behind it.
  const greeting = lines.findIndex(
    (line, at) => at > 0 && isOpen(line) && SALUTATION.test(line.text),
  )
  if (greeting !== -1) mark(lines, greeting, lines.length, 'mail', 'salutation')
  const close = lines.findIndex(
    (line, at) =>
      isOpen(line) &&
      at > 1 &&
      SIGN_OFF.test(line.text) &&
      /^\s*[\p{Lu}][\p{L} .-]{1,40}(?:, .{2,40})?$/u.test(lines[at + 1]?.text ?? ''),
  )
  // "Dear parents," on the first line is a letter if it is signed, or if something is asked about it.
  const signed = lines.findIndex((line, at) => at > 0 && isOpen(line) && SIGNED.test(line.text))
  const salutes = isOpen(lines[0]) && SALUTATION.test((lines[0] as Line).text)
  if (salutes && signed !== -1) mark(lines, 0, signed + 1, 'mail', 'letter')
  if (close !== -1 && lines.slice(0, close).some((line) => SALUTATION.test(line.text)))
    mark(lines, 0, lines.length, 'mail', 'letter')
}

const RULE =
  /^\s*(?:-{3,}|={3,}|\*{3,}|_{3,}|~{3,}|#{3,}|[-=*_]{2,}\s*[\p{L} ]{1,40}\s*[-=*_]{2,}|✂.*|-{2,}8<-{2,})\s*$/u

/** Between two rules; behind a single one everything to the end. */
function markRules(lines: readonly Line[]): void {
  for (let at = 0; at < lines.length; at++) {
    if (!isOpen(lines[at]) || !RULE.test((lines[at] as Line).text)) continue
    let end = at + 1
    while (end < lines.length && !(isOpen(lines[end]) && RULE.test((lines[end] as Line).text)))
      end++
    mark(lines, at, end + 1, 'document', 'rule')
    at = end
  }
}

const MACHINE: readonly RegExp[] = [
  /^\s*\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d/,
  /^\s*\[?\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?\]?\s/,
  /^\s*\[?(?:trace|debug|info|notice|warn(?:ing)?|error|err|fatal|critical|severe|verbose|fail|pass|ok)\]?(?:\s*[:|\]-]|\s{2,})/i,
  /^\s*\[[\w.:/ -]{1,40}\]\s/,
  /^\s*at\s+\S+.*[(:]\S*:\d+/,
  /^\s*File "[^"]+", line \d+/,
  /^\s*(?:npm|yarn|pnpm|pip|cargo|git|docker|make|gcc|tsc|error|warning|fatal|caused by|exception|panic|note|hint|help)(?:\[\w+\])?(?: (?:ERR!|WARN|error))?:\s/i,
  /^\s*npm (?:ERR!|WARN)/,
  /^\s*(?:[\w.]+(?:Error|Exception|Warning|Failure))\b/,
  /^\s*(?:\+\+\+|---|@@|index [0-9a-f]{7}|diff --git)\s/,
  /^[+-](?![-+\s\d])\S.*$/,
  /^\s*0x[0-9a-f]{4,}/i,
  /^\s*(?:import|export|const|let|var|function|class|def|return|if \(|for \(|while \(|public|private|static|package|#include|using|namespace|SELECT|INSERT|UPDATE|DELETE|CREATE|FROM|WHERE)\b.*[;{}()=]\s*$/,
  /[;{}]\s*$/,
  /^(?: {4,}|\t)\S/,
  /^\s*(?:\/\/|\/\*|\*\/|\* |#!|--\s|<!--|%%|;;)/,
  /^\s*(?:✓|✔|✗|✘|×|●|FAIL|PASS|✖)\s/,
  /^\s*"[\w-]+"\s*:\s/,
]
const OPENERS: readonly RegExp[] = [
  /^\s*(?:\$|%|❯|➜|PS [A-Z]:\\[^>]*>|[\w.-]+@[\w.-]+[:~][^$#]*[$#])\s+\S/,
  /^\s*diff --git|^\s*@@ |^\s*Traceback \(most|^\s*commit [0-9a-f]{7,40}|^\s*Author: |^\s*panic: |^\s*Exception in thread/,
  /^\s*[\p{L}][\p{L}\p{N}._-]{0,30}(?: \p{Lu}[\p{L}\p{N}._-]{0,30}){0,2}\s+(?:[—–-]\s*)?(?:(?:today|yesterday)(?: at)? )?\[?\(?\d{1,2}:\d\d(?::\d\d)?\)?\]?(?: ?[AP]M)?\s*:?\s*$/u,
  /^\s*\[?\d{1,2}:\d\d(?::\d\d)?\]?\s+<?[\p{L}][\p{L}\p{N}._ -]{0,30}>?\s*:/u,
  /^\s*<[\p{L}][\p{L}\p{N}._-]{0,30}>\s/u,
  /^\s*\[?\d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?\]?\s+\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}\s*$/u,
  /^\s*(?:GET|POST|PUT|PATCH|DELETE|HEAD) \/\S* HTTP\/|^\s*HTTP\/\d/,
  /^\s*@(?!(?:all|here|channel|everyone|team|everybody|folks)\b)[\w.-]{2,30}[:,]?\s/,
]

function isMachine(text: string): boolean {
  if (text.trim() === '') return false
  if (MACHINE.some((pattern) => pattern.test(text))) return true
  const symbols = text.replace(/[\p{L}\p{M}\s.,;:!?'’"“”„«»()-]/gu, '').length
  return text.trim().length >= 24 && symbols / text.length > 0.22
}

/** From the first to the last machine line of a paragraph; behind an opener to its end. */
function markMachine(lines: readonly Line[]): void {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line
    if (!isOpen(line) || isBlank(line)) continue
    const end = paragraphEnd(lines, at)
    const places = indexes(at, end).filter((place) => isOpen(lines[place]))
    const opener = places.find((place) =>
      OPENERS.some((pattern) => pattern.test((lines[place] as Line).text)),
    )
    if (opener !== undefined) mark(lines, opener, end, 'log', 'console or chat')
    const machine = places.filter((place) => isMachine((lines[place] as Line).text))
    const [first] = machine
    const last = machine.at(-1)
    if (first !== undefined && last !== undefined) {
      mark(lines, first, last + 1, 'log', 'machine text')
      // Two or more in a short paragraph: what follows them looks like prose and is the rest of it.
      if (machine.length > 1 || opener !== undefined) mark(lines, first, end, 'log', 'machine text')
    }
    at = end
  }
}

function indexes(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
}

const TABLE_LINE = /^[^|\n]*\|[^|\n]*\|/
const PAIR = /^\s*-?\s*[\w.-]{1,40}\s*[:=]\s*\S/
const TAB_LINE = /\S\t+\S/

function markTables(lines: readonly Line[]): void {
  for (let at = 0; at + 1 < lines.length; at++) {
    const here = (lines[at] as Line).text
    const next = (lines[at + 1] as Line).text
    for (const [pattern, why] of [
      [TABLE_LINE, 'table'],
      [TAB_LINE, 'table'],
      [PAIR, 'settings'],
    ] as const) {
      if (!isOpen(lines[at]) || !pattern.test(here) || !pattern.test(next)) continue
      if (why === 'settings' && isOwnPair(here) && isOwnPair(next)) continue
      mark(lines, at, paragraphEnd(lines, at), 'table', why)
    }
  }
  for (const [at, { text }] of lines.entries()) {
    if ((text.match(/,/g)?.length ?? 0) >= 3 && /^[^\s,]+(?:,[^\s,]*){3,}$/.test(text))
      mark(lines, at, at + 1, 'table', 'row')
  }
}

function isOwnPair(text: string): boolean {
  return OWN_LABELS.test(
    text
      .replace(/[:=].*$/s, '')
      .replace(/^\s*-\s*/, '')
      .trim(),
  )
}

/** A heading with more text is a document, from there to the end. */
function markHeadings(lines: readonly Line[]): void {
  const at = lines.findIndex((line) => isOpen(line) && /^\s{0,3}#{1,6}\s+\S/.test(line.text))
  if (at !== -1) mark(lines, at, lines.length, 'document', 'heading')
}

const ITEM = /^\s*(?:[-*•·‣–]|\(?\d{1,3}[.)]|[a-z][.)]|\[[ x]\])\s+\S/
const OWN_LEAD =
  /\b(?:rules?|conventions?|preferences?|remember|keep in mind|note|please|prefer|want|like|follow|from now on|going forward|always|never|about me|guidelines|ground rules|my|our|for you|we (?:agreed|decided)|i (?:need|want|prefer|like|hate)|decisions?|regeln|merk|bitte|règles|retiens|reglas|recuerda|regras|regole|ricorda)\b/i
const FOREIGN_LEAD =
  /\b(?:their|his|her|they|he|she|readme|docs?|page|mail|email|ticket|article|from the|says?|said|wrote|found|translate|rewrite|check|review|which of|these|the following|are these|list of|examples?|options?|headlines?|titles?|slogans?|strings?|tests?|cases|copy|draft|turn)\b/i

/** Items are the user's only behind a lead of the user's. */
function markLists(lines: readonly Line[]): void {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line
    if (!isOpen(line) || !ITEM.test(line.text)) continue
    let end = at
    while (
      end < lines.length &&
      (ITEM.test((lines[end] as Line).text) || /^\s{2,}\S/.test((lines[end] as Line).text))
    )
      end++
    let before = at - 1
    while (before >= 0 && isBlank(lines[before])) before--
    const lead = isOpen(lines[before]) ? (lines[before] as Line).text.trim() : ''
    const isOwn =
      /:\s*$/.test(lead) && OWN_LEAD.test(lead) && !FOREIGN_LEAD.test(lead) && !TASKS.test(lead)
    if (!isOwn) mark(lines, at, end, 'document', 'list')
    at = end - 1
  }
}

const COLON = /\s?[:：](?=\s|$)/g
const SENTENCE_END = /(?<=[.!?…]['"”’)]{0,3})\s+/
const DASH_LABEL = /^\s*([\p{Lu}][\p{L}\p{N} ._'’-]{0,30}?)\s+[-–—]\s+(\S.*)$/u

/** A label that is not the user's makes the rest of its line and paragraph foreign, or the next paragraph. */
function markLabels(lines: readonly Line[]): void {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line
    if (!isOpen(line)) continue
    const label = foreignLabel(line.text)
    const quoted = label === undefined ? documentSays(line) : undefined
    if (quoted !== undefined) {
      cut(line, quoted, 'a document says')
      mark(lines, at + 1, paragraphEnd(lines, at), 'payload', 'a document says')
      continue
    }
    // A task takes everything to the end of the turn.
    if (label === undefined || TASKS.test(line.text.trim())) continue
    const next = lines[at + 1]
    if (label.rest === '' && (isBlank(next) || !isOpen(next))) {
      cut(line, label.from, 'label')
      let from = at + 1
      while (from < lines.length && isBlank(lines[from])) from++
      // What was announced may be delimited already; then the label has done its work.
      const end = DOCUMENT_LABEL.test(line.text) ? lines.length : paragraphEnd(lines, from)
      if (isOpen(lines[from])) mark(lines, from, end, 'payload', 'label')
      continue
    }
    // 'The old readme: "…". We use pnpm here': a quotation that is closed ends what was announced.
    const behind = quotationEnd(line.full, label.end)
    if (behind !== undefined && behind > line.ownStart) {
      line.ownStart = behind
      line.isQuoted = true
      if (line.full.slice(behind).trim() === '') mark(lines, at, at + 1, 'quote', 'label')
      continue
    }
    // What stands before its sentence was said by the user.
    cut(line, label.from, 'label')
    mark(lines, at + 1, paragraphEnd(lines, at), 'payload', 'label')
  }
}

/** A document has paragraphs: all of them follow its name. */
const DOCUMENT_LABEL =
  /\b(?:contents?|readme|file|page|document|docs?|article|chapter|transcript|handbook|manual|guide|policy|post|thread|mail|e-?mail|letter|\w+\.(?:md|txt|rst|html|pdf|docx?)|the following|(?:is|goes like|reads like|looks like) (?:this|that|so))\b[^:]{0,40}[:：]\s*$/i
/** "The CONTRIBUTING.md says never …": what it says goes on to the end of the paragraph. */
const DOCUMENT_SAYS =
  /^(?:and |but |so |also,? )*(?:(?:the|our|their|this|that|my|your|his|her|an?) )?(?:[\w-]+ ){0,2}(?:readme|docs?|documentation|article|book|blog(?: post)?|page|manual|guide|handbook|wiki|tutorial|contract|policy|mail|e-?mail|letter|post|website|spec|rfc|style guide|faq|[\w./-]+\.(?:md|txt|rst|html|pdf|docx?)) (?:clearly |explicitly |also |now )?(?:says?|reads?|states?|goes|tells (?:us|me|you)|claims?|demands?|insists?|instructs|orders|requires)\b(?!:?,? ["“„«][^"”“»]*["”“»])/i

function documentSays(line: Line): number | undefined {
  return sentenceStarts(line.full).find(
    (start) =>
      start >= line.ownStart && DOCUMENT_SAYS.test(line.full.slice(start, start + HEAD_CHARS)),
  )
}

/** Where a quotation ends that begins right behind the label and fills no more than one line. */
function quotationEnd(line: string, from: number): number | undefined {
  const open = /^\s*(["“„«'‘])/.exec(line.slice(from))
  if (open === null) return undefined
  const rest = line.slice(from + open[0].length)
  const close = /['‘]/.test(open[1] ?? '') ? /['’](?!\p{L})/u : CLOSING[open[1] ?? '']
  const end = close === undefined ? -1 : rest.search(close)
  // A second quotation behind it belongs to the same text.
  if (end === -1 || /["“„«»”]/.test(rest.slice(end + 1))) return undefined
  const tail = rest.slice(end + 1)
  return line.length - tail.length + (/^[.,;!?)]*/.exec(tail)?.[0].length ?? 0)
}

const CLOSING: Readonly<Record<string, RegExp>> = { '"': /"/, '“': /[”"]/, '„': /[“”]/, '«': /»/ }

interface Label {
  readonly rest: string
  /** Where its sentence begins. */
  readonly from: number
  /** Behind its colon. */
  readonly end: number
}

/** The first label on the line that is not the user's, with where its sentence begins. */
function foreignLabel(text: string): Label | undefined {
  let from = 0
  for (const found of text.matchAll(COLON)) {
    const part = text.slice(from, found.index)
    const start = from + (part.length - (part.split(SENTENCE_END).at(-1) ?? '').length)
    const label = text
      .slice(start, found.index)
      .replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, '')
      .trim()
    const rest = text.slice(found.index + found[0].length)
    const isClock = /\d$/.test(label) && /^\d/.test(rest)
    if (!isClock && (isForeignLabel(label) || /^\s*[|>][-+]?\s*$/.test(rest)))
      return { rest: rest.trim(), from: start, end: found.index + found[0].length }
    from = found.index + found[0].length
  }
  if (
    /^\s*(?:\p{L}+ ){0,4}(?:summary|notes?|minutes|transcript|recap|quote|excerpt|snippet|log|thread|messages?|e-?mail|mail|ticket|call|meeting|stand-?up|retro|review|comment|interview)(?: (?:of|from|with|about) (?:\p{L}+ ?){1,4})?\s+[-–—]\s/iu.test(
      text,
    )
  )
    return { rest: 'x', from: 0, end: text.length }
  const dash = DASH_LABEL.exec(text)
  const name = dash?.[1]
  const isName =
    name !== undefined &&
    name.split(' ').length <= 3 &&
    !/\b(?:i|we|you|is|are|was|use|it|that|this|never|always|no|yes|thanks|done|my|our)\b/i.test(
      name,
    )
  return isName && dash !== null ? { rest: dash[2] ?? '', from: 0, end: text.length } : undefined
}

/** "He goes, my rule is …", "it says, remember …", ">>> …": from there on somebody else speaks. */
const SPOKEN =
  /(?<!\p{L})(?:it|he|she|they|who|which|that) (?:then |just |also )?(?:goes|says?|said|reads?|went|wrote|writes),(?= )|(?<!\p{L})what (?:it|he|she|they) (?:says?|said|wrote|reads?)\b[^.!?]{0,80},(?= )|(?:^|[^>\S])>{2,}(?=\s)|(?<!\p{L})(?:and|where|which) (?:it )?(?:says|reads)(?= (?!(?:that )?(?:i|we)(?!\p{L})))|, quote,(?= )|\bread (?:it|this|that|you)(?: this| that| it)? (?:out|aloud)\b|\bleft (?:me |us |you )?(?:an? |this )(?:note|message|letter|sign|voice-?mail)\b|\b(?:handed|sent|gave|forwarded|passed) (?:me |us )?(?:this|these|the following)(?: in| on| over)?(?=\s*[—–:-]|\s*$)/iu

function markSpoken(lines: readonly Line[]): void {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line
    if (!isOpen(line) || isBlank(line)) continue
    const found = SPOKEN.exec(line.text)
    if (found === null || found.index >= line.ownEnd) continue
    cut(line, found.index, 'somebody speaks')
    mark(lines, at + 1, lines.length, 'payload', 'somebody speaks')
    return
  }
}

/** From a task that takes a text to the end of the turn. */
function markTasks(lines: readonly Line[]): void {
  for (const [at, line] of lines.entries()) {
    if (!isOpen(line) || isBlank(line)) continue
    const place = sentenceStarts(line.full).find((start) => {
      if (line.isQuoted && start < line.ownStart) return false
      const sentence = line.full.slice(start, start + HEAD_CHARS)
      return (
        TASKS.test(sentence) ||
        HERE_IS_A_TEXT.test(sentence) ||
        ASKS_ABOUT_TEXT.test(sentence) ||
        (HERE_IS.test(sentence) && !/[.]\s*$/.test(sentence))
      )
    })
    if (place === undefined) continue
    if (line.isQuoted) {
      // 'The letter: "…" Please draft an answer. We have had the dog since 2019.'
      line.ownStart = place + (/^[^.!?\n]*[.!?]?/.exec(line.full.slice(place))?.[0].length ?? 0)
      if (line.full.slice(line.ownStart).trim() === '') mark(lines, at, at + 1, 'payload', 'task')
      continue
    }
    const isTask = TASKS.test(line.full.slice(place, place + HEAD_CHARS))
    let next = at + 1
    while (next < lines.length && isBlank(lines[next])) next++
    const isDelimited = next < lines.length && !isOpen(lines[next])
    if (!isTask && isDelimited) {
      cut(line, place, 'here is')
      // What stands right below is announced as well.
      mark(lines, at + 1, paragraphEnd(lines, at), 'payload', 'here is')
      continue
    }
    const isLastWord = lines.slice(at + 1).every((below) => isBlank(below) || !isOpen(below))
    cut(line, place, isTask ? 'task' : 'here is')
    mark(lines, at + 1, lines.length, 'payload', isTask ? 'task' : 'here is')
    const sentence = line.full.slice(place, place + HEAD_CHARS)
    const asksAbove =
      /^(?:ok,? |so,? |and |hm+,? )*what (?:does|do|did|is|was) (?:that|this|it|these|those)\b/i.test(
        sentence,
      )
    const pointsBack =
      isTask &&
      (isDelimited && !asksAbove
        ? /\b(?:that|it|above)\b/i
        : /\b(?:this|that|it|above|these|das|dies|ça|ceci|esto|eso|isto|questo)\b/i
      ).test(sentence) &&
      sentence.length < 90
    if (pointsBack && (isLastWord || asksAbove))
      mark(lines, 0, paragraphStart(lines, at) - 1, 'payload', 'task above')
    if (pointsBack && (isLastWord || asksAbove) && paragraphStart(lines, at) < at) {
      mark(lines, paragraphStart(lines, at), at, 'payload', 'task above')
    }
    return
  }
}

function cut(line: Line, place: number, why: string): void {
  line.ownEnd = Math.min(line.ownEnd, place)
  if (line.full.slice(line.ownStart, place).trim() === '') {
    line.origin = 'payload'
    line.why = why
  }
}

function sentenceStarts(text: string): number[] {
  const starts = [text.search(/\S|$/)]
  for (const found of text.matchAll(/[.!?…]["'”’)]*\s+/g))
    starts.push(found.index + found[0].length)
  return starts
}

/** "… in this bio": a short line that speaks of a text. */
const TEXT_BELOW =
  /\b(?:this|the following|that|below|above|these) (?:\p{L}+ )?(?:bio|text|paragraph|passage|e-?mail|letter|draft|post|message|intro|essay|tweet|story|poem|policy|clause|sentences?|quote|contract|ad|review|abstract|comment|snippet|copy|blurb|profile|statement|answer|reply|chat|conversation|thread|article|page|section|note|notes|rules?|guidelines?|terms|invite|invitation|speech|caption|headline|prompt|transcript|testimonial|description|ticket|issue|report|log|readme|docs?|document|file|list)\b/iu

const ABOVE =
  /^(?:\^|↑|☝)|\((?:see |copied |pasted |posted )?below\)|\b(?:that['’]s|this is|that is|that was|the above is|above is) (?:the|a|what|from|how) .{0,40}\b(?:sent|wrote|posted|said|texted|text|mail|e-?mail|message|letter|note|post|review|comment)\b/i

/** "Thoughts?" on a line of its own: the other lines are what it asks about, or may be. */
function markPointers(lines: readonly Line[]): void {
  const open = lines.flatMap((line, at) => (isOpen(line) && !isBlank(line) ? [at] : []))
  if (open.length < 2) return
  const pointers = open.filter((at) => {
    const text = (lines[at] as Line).text.trim()
    if (text.length <= 140 && TEXT_BELOW.test(text)) return true
    // "^ that's the text my neighbour sent"
    if (text.length <= 140 && ABOVE.test(text)) return true
    return (
      text.length <= 110 &&
      POINTS_BACK.test(text.replace(/^(?:hey|hi|hello|ok|so|hm+)[,!]?\s+/i, ''))
    )
  })
  if (pointers.length === 0) return
  for (const at of open)
    if (!pointers.includes(at)) mark(lines, at, at + 1, 'uncertain', 'asked about')
}

function joined(lines: readonly Line[], length: number): Segment[] {
  const segments: Segment[] = []
  const push = (start: number, end: number, origin: SegmentOrigin, why: string): void => {
    const last = segments.at(-1)
    if (start >= end) return
    if (last !== undefined && last.origin === origin && last.why === why && last.end === start) {
      segments[segments.length - 1] = { ...last, end }
    } else segments.push({ start, end, origin, why })
  }
  for (const [at, { full: text, start, origin, why, ownStart, ownEnd }] of lines.entries()) {
    const end = at === lines.length - 1 ? length : start + text.length + 1
    if (origin !== 'own') {
      push(start, end, origin, why)
      continue
    }
    push(start, start + ownStart, 'document', 'element')
    push(start + ownStart, ownEnd === text.length ? end : start + ownEnd, 'own', '')
    if (ownEnd < text.length) push(start + ownEnd, end, 'payload', 'task')
  }
  return segments
}
