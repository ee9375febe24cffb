/**
 * What the tables find in one sentence of the user's own words.
 *
 * @module
 */
import { noLesson } from './act.ts'
import type { Candidate } from './candidate.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { hasLongQuote } from './mask.ts'
import { outcomeOf } from './outcomes.ts'
import { readClause } from './read-clause.ts'
import { asOrder, capital, thirdPerson, withoutTail } from './render.ts'
import { splices } from './splices.ts'

const STATED =
  /^(?:outcome|result) ?: ?(success|succeeded|failure|failed|partial|partly)\b[\s:,.–—-]*(.+)$/i

/** "…, so remember that", "Remember, …": all of the sentence is to be kept. */
const KEPT =
  /^(.{8,300}?),? (?:please|pls) remember[.!]*$|^(.{8,300}?),? (?:so |and |but |please )(?:please )?(?:remember|note|keep|bear) (?:that|this|it)(?: in mind)?(?:,? please| (?:when|whenever|for) .{3,40})?[.!]*$|^(?:please )?(?:remember|keep in mind|bear in mind|don['’]t forget)[,:] (?=(?:i|we|the|my|our|all|there|every\p{L}*|\p{Lu}\p{L}+)\b)(?!.*\b(?:to|yourself)\b.{0,5}$)(.{8,300}?)[.!]*$/iu

/** "Somebody had swapped the wires, hence the blown fuse": both halves are one lesson. */
const LINKED =
  /^(?!(?:i['’]m|i am|i have|i['’]ve|i live|i work|we['’]re|we are|please|my name)\b).{0,120}?\b(?:was|were|had|did|didn['’]t|hadn['’]t|wasn['’]t|got|came|went|forgot|[a-z]{3,}ed)\b.{3,120}?,? (?:hence|which is why|which explains|that explains|that['’]s why|which caused|which meant) (?!i (?:like|prefer|always|use|never)\b).{4,120}$/i

/** "Root cause of the outage: the certificate expired." */
const CAUSED =
  /^(?:ok,? |so,? |and |the )*(?:root cause|cause|reason|culprit)(?: (?:of|for|behind) ([^:?]{3,60}?))?(?: is| was)? ?: (?!(?:unknown|unclear|tbd)\b)([^?]{8,})$/i

/** "Found it - plot 17 had depth in inches": what was found is the cause. */
const FOUND =
  /^(?:ok,? |ah,? |oh,? |yes,? )*(?:found (?:it|the (?:bug|problem|issue|cause|culprit))|figured it out|solved it|nailed it|that was it)\s?(?:[-–—:;,]) ?((?!(?:i|we)(?:['’]ll| will)\b)[^?]{8,}\b(?:had|has|was|were|is|did|got|forgot|missed|[a-z]{3,}ed)\b[^?]*)$/i

/** "It works now, the variable had a trailing newline." */
const NOW_WORKS =
  /^(?:ok,? |so,? |ah,? |great,? |yes,? )*(?:(?:it|that|this|everything|all of it)(?:['’]s| is)?|the [\p{L} ]{3,30}?)? ?(?:works?|working|fixed|is back|passes|builds?|runs?|starts?)(?: again| now| fine| for me)+,? (?:because |since |turns out |apparently )?(?:the|it was|there (?:was|were)|i had|we had|i forgot|we forgot|our|my|somebody|someone|an?)\b.*\b(?:had|was|were|did|got|forgot|missed|lacked|pointed|expired|[a-z]{3,}ed)\b.*$/iu

/** "The runner has 4 GB, that's why the tests get killed": a thing explains what happens to another. */
const EXPLAINED =
  /^(?:ok,? |so,? |ah,? |turns out )*(?!(?:i|we|you|he|she|i['’]\p{L}+|we['’]\p{L}+)\b).{8,120}?,? (?:that['’]s why|which is why|hence|which explains why) (?:the|our|my|all|it|they|everything|nothing|\p{L}+s)\b .{4,120}$/iu

/** What a sentence is said in. */
export interface Spoken {
  /** The user had asked for something before, and the turn is all the user's. */
  readonly isVerdict: boolean
  /** It answers a proposal of the assistant, which is the decision. */
  readonly isAnswer: boolean
}

export function readSentence(sentence: string, { isVerdict, isAnswer }: Spoken): Candidate[] {
  const [, word = '', summary = ''] = STATED.exec(sentence) ?? []
  if (summary !== '') {
    const status = word.startsWith('succ')
      ? 'success'
      : word.startsWith('fail')
        ? 'failure'
        : undefined
    return [
      {
        kind: 'outcome',
        ...(status !== undefined && { status }),
        statement: withoutTail(summary),
        tier: 'explicit',
        evidence: sentence,
        row: 'outcome.stated',
      },
    ]
  }
  const [, what, why = ''] = CAUSED.exec(sentence) ?? [
    undefined,
    undefined,
    FOUND.exec(sentence)?.[1],
  ]
  if (why !== '' && noLesson(sentence, sentence) === undefined)
    return [
      {
        kind: 'cause',
        statement: capital(
          thirdPerson(
            `the cause${what === undefined ? '' : ` of ${what}`} was: ${withoutTail(why)}`,
          ),
        ),
        tier: 'explicit',
        evidence: sentence,
        row: 'cause.named',
      },
    ]
  const kept = KEPT.exec(sentence)
    ?.slice(1)
    .find((part) => part !== undefined)
  if (kept !== undefined && !/\?/.test(sentence)) {
    const inner = clausesOf(kept).flatMap((clause) => readClause(clause) ?? [])
    const isCovered = inner.length > 1 || clausesOf(kept).length === inner.length
    const remembered = isCovered
      ? undefined
      : readClause({ text: `Remember that ${kept}`, sentence })
    if (inner.length > 0 && remembered === undefined) return inner
    if (remembered !== undefined) return [remembered]
  }
  const isLinked = LINKED.test(sentence) || EXPLAINED.test(sentence) || NOW_WORKS.test(sentence)
  if (isLinked && noLesson(sentence, sentence) === undefined)
    return [
      {
        kind: 'cause',
        statement: capital(thirdPerson(withoutTail(sentence))),
        tier: 'plain',
        evidence: sentence,
        row: 'cause.linked',
      },
    ]
  // "Put the total at the top, I never scroll": what the user always does is why it stands.
  const reasoned = readClause({ text: sentence, sentence })
  if (reasoned?.row === 'plain.order.because') return [reasoned]
  const corrected = correction(sentence)
  const outcome = isVerdict
    ? (outcomeOf(sentence) ??
      sentence
        .split(/,\s+/)
        .slice(1)
        .map(outcomeOf)
        .find((one) => one !== undefined))
    : undefined
  let isRuled = false
  const found = (corrected?.clauses ?? clausesOf(sentence)).flatMap((clause): Candidate[] => {
    if (hasLongQuote(clause.text)) return []
    const whole =
      readClause(clause) ?? (isRuled ? (insteadOf(clause) ?? beside(clause)) : undefined)
    return splicedOr(whole, clause).flatMap((candidate) => {
      if (candidate.kind === 'rule') isRuled = true
      if (isAnswer && candidate.kind === 'decision') return []
      return withEmployer(candidate).map((one) =>
        corrected === undefined ? one : { ...one, corrects: true },
      )
    })
  })
  // "You can … again, we've dropped the trial": the reason is not a decision of its own.
  if (found.length > 1 && found[0]?.kind === 'retraction') {
    const kept = found.filter(
      ({ kind }, at) => at === 0 || (kind !== 'decision' && kind !== 'retraction'),
    )
    found.splice(0, found.length, ...kept)
  }
  const [first] = found
  if (first === undefined && corrected?.swap !== undefined) return [corrected.swap]
  if (first !== undefined && first.replaces === undefined) {
    const replaces = replacedWord(sentence)
    if (replaces !== undefined) found[0] = { ...first, replaces }
  }
  if (outcome !== undefined && !found.some(({ kind }) => kind === 'cause' || kind === 'outcome')) {
    found.push({
      kind: 'outcome',
      status: outcome,
      statement: capital(thirdPerson(withoutTail(sentence))),
      tier: 'explicit',
      evidence: sentence,
      row: 'outcome',
    })
  }
  return found
}

/** Parts that commas run together are read alone, if the whole says nothing or several say something. */
function splicedOr(whole: Candidate | undefined, { text, sentence }: Clause): Candidate[] {
  const parts = splices(text)
  const kept = whole === undefined ? [] : [whole]
  if (parts.length === 1) return kept
  const found = parts
    .flatMap((part, at) => {
      const clause = { text: part, sentence }
      return readClause(clause) ?? (at > 0 && whole?.kind === 'rule' ? (beside(clause) ?? []) : [])
    })
    // "It worked, the tuning is better": the same result said twice.
    .filter(
      ({ kind, status }, at, all) =>
        kind !== 'outcome' ||
        all.findIndex((one) => one.kind === 'outcome' && one.status === status) === at,
    )
  // "Never touch vendor/, those files are generated": the reason does not belong to the rule.
  const [first] = found
  if (whole?.kind === 'rule' && first?.kind === 'rule' && first.polarity === whole.polarity)
    return found
  return whole !== undefined && found.length < 2 ? kept : found
}

/** "I'm a bookkeeper at Lindqvist & Byrne" says what the user is and where. */
function withEmployer(candidate: Candidate): Candidate[] {
  const [, role = '', place = ''] =
    candidate.slot === 'role'
      ? (/^(The user is (?:an? |the ).{3,60}?) at ((?:the )?\p{Lu}.{2,60})$/u.exec(
          candidate.statement,
        ) ?? [])
      : []
  const [, trade = '', town = ''] =
    candidate.slot === 'role'
      ? (/^(The user is an? .{3,40}?) in (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:,.*)?$/u.exec(
          candidate.statement,
        ) ?? [])
      : []
  if (town !== '' && place === '')
    return [
      { ...candidate, statement: trade },
      {
        ...candidate,
        slot: 'free',
        statement: `The user is in ${town}`,
        tier: 'plain',
        row: `${candidate.row}.place`,
      },
    ]
  return place === ''
    ? [candidate]
    : [
        { ...candidate, statement: role },
        {
          ...candidate,
          slot: 'employer',
          statement: `The user works at ${place}`,
          tier: 'plain',
          row: `${candidate.row}.employer`,
        },
      ]
}

/** "Don't quote exact prices, give ranges": an order beside a rule stands as long as the rule. */
function beside({ text, sentence }: Clause): Candidate | undefined {
  const order =
    /^(?:please |just )*((?:give|use|put|write|keep|send|show|round|call|say|stick to|ask|add|make|name|list|quote|open|start|end|leave|run|book) (?!it\b|that\b|this\b|them\b|me a (?:sec|minute)).{3,60}?)[.!]*$/i.exec(
      text,
    )?.[1]
  if (order === undefined || /\b(?:now|today|tomorrow|this|that|these)\b/i.test(order))
    return undefined
  return {
    kind: 'rule',
    polarity: 'do',
    statement: asOrder(order),
    tier: 'plain',
    evidence: sentence,
    row: 'order.beside',
  }
}

/** "Never push to main; open a PR instead": the second order stands as long as the first. */
function insteadOf({ text, sentence }: Clause): Candidate | undefined {
  const order = /^(?:please )?([a-z]+ .{3,60}?),? instead[.!]*$/.exec(text)?.[1]
  if (order === undefined) return undefined
  return {
    kind: 'rule',
    polarity: 'do',
    statement: `${order} instead`,
    tier: 'explicit',
    evidence: sentence,
    row: 'order.instead',
  }
}

const SCRATCH =
  /^(?:no,? |ok,? |wait,? |oh,? |sorry,? |hm+,? )*(?:(?:scratch|strike|forget|ignore|disregard) (?:what|everything|the thing) (?:i|we) (?:said|told you|wrote) (?:earlier |before )?(?:about|on|regarding) [^,.;:]{2,40}|scratch that|strike that|correction|i meant|on second thought|change of plan|make that|wait|actually|rather|korrektur|quatsch|doch lieber|en fait|non,? plutôt|en realidad|mejor|na verdade|anzi|in realtà)\b[,.:;!–— -]*(.*)$/i
const SWAP =
  /^(?:no,? |actually,? |sorry,? |correction:? |oh,? )*(?:it['’]s|it is|that['’]s|that should be|the \p{L}+ is|i said|es ist|c['’]est|es|è|é) ([^,]{2,40}),? (?:not|nicht|pas|no|não|non) ([^,.]{2,40})$/iu

/** "Scratch that, …", "actually, …", "it's X, not Y": it takes the place of what was said last. */
function correction(
  sentence: string,
): { readonly clauses: readonly Clause[]; readonly swap?: Candidate } | undefined {
  const swapped = SWAP.exec(withoutTail(sentence))
  const rest = SCRATCH.exec(sentence)?.[1]
  if (swapped !== null && !/\?/.test(sentence)) {
    const [, right = '', wrong = ''] = swapped
    const swap: Candidate = {
      kind: 'fact',
      statement: `It is ${right}, not ${wrong}`,
      tier: 'plain',
      evidence: sentence,
      row: 'swap',
      replaces: wrong,
      corrects: true,
    }
    return { clauses: clausesOf(rest ?? sentence), swap }
  }
  return rest === undefined || rest.trim() === '' ? undefined : { clauses: clausesOf(rest) }
}

/** What the sentence says is over: "instead of X", "switched from X". */
function replacedWord(sentence: string): string | undefined {
  return /\b(?:instead of|rather than|no longer|not|switched (?:over )?from|moved (?:away )?from|migrated (?:off|from)|dropping|replacing|statt|anstatt|au lieu de|en vez de|em vez de|invece di) ([\p{L}\d][\p{L}\d .+#-]{1,30})/iu
    .exec(sentence)?.[1]
    ?.trim()
}
