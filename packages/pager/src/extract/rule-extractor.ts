/**
 * Learns without a model, from what the user says outright. The assistant may add decisions and
 * outcomes, unless it only repeats what a tool, the system prompt or memory said.
 *
 * @module
 */
import type { Turn } from '../conversation/turn.ts'
import { sentences } from '../text/sentences.ts'
import { truncateTokens } from '../text/tokens.ts'
import { oneLine } from '../text/words.ts'
import type { Extractor, ExtractRequest, Learned, Proposal } from './extractor.ts'
import { foreignText, isEcho, ownText } from './own-text.ts'
import { decision, fromUser, learnable, outcome } from './rules.ts'

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
      if (turn === undefined) continue
      for (const sentence of sentences(ownText(turn))) {
        const text = isEcho(sentence, foreign) ? undefined : learnable(sentence)
        const learned = text === undefined ? undefined : learn(text, turns, index)
        if (learned !== undefined) proposals.push({ learned, turn: index })
      }
    }
    return proposals
  }
}

function learn(text: string, turns: readonly Turn[], index: number): Learned | undefined {
  const isUser = turns[index]?.role === 'user'
  const known = isUser ? fromUser(text) : undefined
  if (known !== undefined) return known
  const decided = decision(text)
  if (decided !== undefined) {
    return { kind: 'fact', statement: decided, origin: isUser ? 'user' : 'agent' }
  }
  return outcome(text, isUser ? requestBefore(turns, index) : undefined)
}

/** What the user had asked for before this turn. */
function requestBefore(turns: readonly Turn[], index: number): string | undefined {
  const before = turns.slice(0, index).findLast(({ role }) => role === 'user')
  const request = before === undefined ? '' : oneLine(ownText(before))
  return request === '' ? undefined : truncateTokens(request, REQUEST_TOKENS)
}
