/**
 * Learns without a model, from what the user says in their own words. What the assistant says is a
 * proposal: it counts only if the user's next turn accepts it. A sentence that only repeats what a
 * tool, the system prompt or memory said is not learned.
 *
 * @module
 */
import type { Turn } from '../conversation/turn.ts'
import { truncateTokens } from '../text/tokens.ts'
import { oneLine } from '../text/words.ts'
import type { Candidate } from './candidate.ts'
import type { Extractor, ExtractRequest, Learned, Proposal } from './extractor.ts'
import { learnTurn } from './learn-turn.ts'
import { foreignText, isEcho, ownText } from './own-text.ts'

const REQUEST_TOKENS = 60

/** Finds by rules what can be learned; needs no model. */
export class RuleExtractor implements Extractor {
  /** The name of the extractor. */
  readonly name: string = 'rules'

  /** What can be learned from some turns. */
  async extract({ turns, fresh }: ExtractRequest): Promise<readonly Proposal[]> {
    const foreign = foreignText(turns)
    const proposals: Proposal[] = []
    for (const index of fresh) {
      const turn = turns[index]
      if (
        turn === undefined ||
        turn.role !== 'user' ||
        turn.recalled === true ||
        turn.tool !== undefined
      )
        continue
      const request = requestBefore(turns, index)
      const assistant = assistantBefore(turns, index)
      const found = learnTurn(turn.text, {
        ...(assistant !== undefined && { assistant }),
        ...(request !== undefined && { request }),
      })
      for (const candidate of found) {
        if (isEcho(candidate.evidence, foreign)) continue
        proposals.push({ learned: learnedOf(candidate, request), turn: index })
      }
    }
    return proposals
  }
}

/** A candidate as an item of the consolidation. */
export function learnedOf(candidate: Candidate, request: string | undefined): Learned {
  const { kind, statement, tier, evidence, slot, polarity, replaces, corrects } = candidate
  const about = {
    tier,
    evidence,
    ...(replaces !== undefined && { replaces }),
    ...(corrects !== undefined && { corrects }),
  }
  switch (kind) {
    case 'profile':
      return { kind: 'profile', statement, slot: slot ?? 'free', ...about }
    case 'preference':
      return {
        kind: 'preference',
        topic: statement.replace(/^The user (?:prefers|dislikes) /, ''),
        polarity: polarity === 'avoid' ? 'avoid' : 'prefer',
        statement: evidence,
        ...about,
      }
    case 'rule':
      return {
        kind: 'constraint',
        statement,
        polarity: polarity === 'dont' ? 'dont' : 'do',
        ...about,
      }
    case 'outcome': {
      const summary =
        request === undefined || candidate.row === 'outcome.stated'
          ? statement
          : `${request}: "${statement}"`
      return { kind: 'outcome', summary, status: candidate.status ?? 'partial' }
    }
    case 'retraction':
      return { kind: 'retraction', statement, how: candidate.withdraws ?? 'forget', evidence }
    case 'decision':
    case 'deadline':
    case 'cause':
    case 'fact':
      return { kind: 'fact', statement, origin: 'user', about: kind, ...about }
  }
}

function assistantBefore(turns: readonly Turn[], index: number): string | undefined {
  const before = turns
    .slice(0, index)
    .findLast(({ role, tool }) => role === 'user' || (role === 'assistant' && tool === undefined))
  return before?.role === 'assistant' && before.recalled !== true ? before.text : undefined
}

/** What the user had asked for before this turn. */
function requestBefore(turns: readonly Turn[], index: number): string | undefined {
  const before = turns.slice(0, index).findLast(({ role }) => role === 'user')
  const request = before === undefined ? '' : oneLine(ownText(before))
  return request === '' ? undefined : truncateTokens(request, REQUEST_TOKENS)
}
