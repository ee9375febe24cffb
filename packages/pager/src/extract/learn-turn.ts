/**
 * What a turn of the user teaches, stage by stage:
 *
 *   turn ─▶ segment ─▶ mask ─▶ sentences ─▶ clauses ─▶ act ─▶ rows ─▶ render ─▶ candidates
 *
 * Nothing here knows what is in memory; `resolve/` does.
 *
 * @module
 */
import { redactionIn, redactSecrets } from '@cortex-memory/core'
import type { Candidate } from './candidate.ts'
import { type Clause, clausesOf, sentencesOf, withApostrophes } from './clauses.ts'
import { hasLongQuote, mask } from './mask.ts'
import { outcomeOf } from './outcomes.ts'
import { acceptedProposal, refusedProposal } from './proposals.ts'
import { readClause } from './read-clause.ts'
import { capital, thirdPerson, withoutTail } from './render.ts'
import { ownParts } from './segment.ts'

export interface TurnContext {
  /** What the assistant said right before. */
  readonly assistant?: string
  /** What the user had asked for before that. */
  readonly request?: string
}

/** A turn longer than this is material, whatever it says. */
const TURN_CHARS_MAX = 20_000
const CANDIDATES_MAX = 24

export function learnTurn(words: string, context: TurnContext = {}): readonly Candidate[] {
  if (words.length > TURN_CHARS_MAX) return []
  // "@bot please …" speaks to the assistant.
  const text = redactSecrets(words).replace(/^\s*@(?:\w*bot|assistant|ai|cortex|helper)[,:]? /i, '')
  const parts = ownParts(text)
  const found: Candidate[] = []
  const isWhole = parts.length === 1 && parts[0]?.trim() === text.trim()
  const accepted = acceptedProposal(parts.join('\n'), context.assistant)
  const refused = accepted ?? refusedProposal(parts.join('\n'), context.assistant)
  if (refused !== undefined) found.push(refused)
  for (const part of parts) {
    const masked = mask(part)
    let isFound = false
    for (const said of sentencesOf(masked.text)) {
      const sentence = withApostrophes(said)
      // "Found it! The variable had a trailing space."
      if (
        isFound &&
        /^(?:the|an?|it|we|i|some|my|our)\b.*\b(?:had|was|were|did|got|forgot|[a-z]{3,}ed)\b/i.test(
          sentence,
        ) &&
        !/\?/.test(sentence)
      ) {
        const cause: Candidate = {
          kind: 'cause',
          statement: capital(thirdPerson(withoutTail(sentence))),
          tier: 'explicit',
          evidence: sentence,
          row: 'cause.found',
        }
        found.push(restored(cause, masked.restore))
        isFound = false
        continue
      }
      isFound =
        /^(?:ok,? |ah,? |oh,? |yes,? )*(?:found it|found the (?:bug|problem|issue|cause)|figured it out|got it|solved it|nailed it)\b[^a-z]*$/i.test(
          sentence,
        )
      for (const candidate of fromSentence(sentence, context, isWhole, refused !== undefined))
        found.push(restored(candidate, masked.restore))
      if (found.length >= CANDIDATES_MAX) return found
    }
  }
  return unique(found)
}

const STATED =
  /^(?:outcome|result) ?: ?(success|succeeded|failure|failed|partial|partly)\b[\s:,.–—-]*(.+)$/i

/** "…, so remember that", "Remember, …": all of the sentence is to be kept. */
const KEPT =
  /^(.{8,300}?),? (?:please|pls) remember[.!]*$|^(.{8,300}?),? (?:so |and |but |please )(?:please )?(?:remember|note|keep|bear) (?:that|this|it)(?: in mind)?(?:,? please| (?:when|whenever|for) .{3,40})?[.!]*$|^(?:please )?(?:remember|keep in mind|bear in mind|don['’]t forget)[,:] (?=(?:i|we|the|my|our|all|there|every\p{L}*|\p{Lu}\p{L}+)\b)(?!.*\b(?:to|yourself)\b.{0,5}$)(.{8,300}?)[.!]*$/iu

function fromSentence(
  sentence: string,
  context: TurnContext,
  isWhole: boolean,
  isAnswer: boolean,
): Candidate[] {
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
  const corrected = correction(sentence)
  const outcome =
    isWhole && context.request !== undefined
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
    const candidate = readClause(clause) ?? (isRuled ? insteadOf(clause) : undefined)
    if (candidate === undefined) return []
    if (candidate.kind === 'rule') isRuled = true
    if (isAnswer && candidate.kind === 'decision') return []
    return withEmployer(candidate).map((one) =>
      corrected === undefined ? one : { ...one, corrects: true },
    )
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
  /^(?:no,? |ok,? |wait,? |oh,? |sorry,? |hm+,? )*(?:scratch that|strike that|correction|i meant|on second thought|change of plan|make that|wait|actually|rather|korrektur|quatsch|doch lieber|en fait|non,? plutôt|en realidad|mejor|na verdade|anzi|in realtà)\b[,.:;!–— -]*(.*)$/i
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

function restored(candidate: Candidate, restore: (text: string) => string): Candidate {
  return {
    ...candidate,
    statement: restore(candidate.statement),
    evidence: restore(candidate.evidence),
  }
}

/** Corrections inside one turn win: of two statements about the same slot the later stands. */
function unique(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ kind, statement }) => {
    // Where a secret stood there is nothing worth keeping.
    if (redactionIn(statement) !== undefined) return false
    const key = `${kind} ${statement.toLowerCase()}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
