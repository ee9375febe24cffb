/**
 * Past turns of a conversation that have to do with a question: what was said but is no longer in
 * the window. Words only, no model; each call reads and indexes only what was added since the last.
 *
 * @module
 */

import { cutToSent, sentTokens } from '../text/tokens.ts'
import { normalise } from '../text/words.ts'
import type { ConversationStore, ReadMark } from './conversation-store.ts'
import type { Turn } from './turn.ts'
import { TurnIndex } from './turn-index.ts'

/** How much to recall. */
export interface RecallOptions {
  /** At most this many. Default 6. */
  readonly topK?: number
  /** The texts together have at most this many tokens. Default 2,500. */
  readonly budgetTokens?: number
  /** The least score, from 0 to 1, that a turn must have. Default 0.25. */
  readonly scoreMin?: number
}

/** An earlier turn that matters for a question. */
export interface RecalledTurn {
  /** Who spoke. */
  readonly role: Turn['role']
  /** Word for word; with an ellipsis at the end only if `cut`. */
  readonly text: string
  /** When, in milliseconds since 1970. */
  readonly at?: number
  /** How well it fits the question, from 0 to 1. */
  readonly score: number
  /** The size of its text. */
  readonly tokens: number
  /** Whether the text was shortened. */
  readonly cut: boolean
}

const TOP_K = 6
const BUDGET_TOKENS = 2_500
const SCORE_MIN = 0.25
/** Conversations whose words stay in memory; the least recently asked one goes first. */
const CONVERSATIONS_MAX = 64

interface Lane {
  mark: ReadMark
  readonly index: TurnIndex
  readonly turns: Turn[]
}

/** Finds past turns of a conversation. */
export class RecallLane {
  readonly #store: ConversationStore
  readonly #lanes = new Map<string, Lane>()
  /** One reader at a time: two would index the same turns twice. */
  #busy: Promise<unknown> = Promise.resolve()

  /** Reads from a conversation store. */
  constructor(store: ConversationStore) {
    this.#store = store
  }

  /** Best first. The question itself, system text and recalled text are never among them. */
  recall(
    conversationId: string,
    query: string,
    options: RecallOptions = {},
  ): Promise<readonly RecalledTurn[]> {
    const mine = this.#busy
      .catch(() => undefined)
      .then(async () => {
        if (query.trim() === '') return []
        const { index, turns } = await this.#caughtUp(conversationId)
        return this.#pick(index, turns, query, options)
      })
    this.#busy = mine
    return mine
  }

  #pick(
    index: TurnIndex,
    turns: readonly Turn[],
    query: string,
    options: RecallOptions,
  ): RecalledTurn[] {
    const { topK = TOP_K, budgetTokens = BUDGET_TOKENS, scoreMin = SCORE_MIN } = options
    const question = normalise(query)
    const seen = new Set<string>([question])
    const picked: RecalledTurn[] = []
    let left = budgetTokens
    for (const { turn: number, score } of index.search(query)) {
      if (picked.length >= topK || score < scoreMin) break
      const { role, text: whole, at } = turns[number] as Turn
      const same = normalise(whole)
      if (seen.has(same)) continue
      // Only the best turn is cut to the budget: half a turn beats none, but not a whole one.
      const text = picked.length === 0 ? cutToSent(whole, left) : whole
      const tokens = sentTokens(text)
      if (tokens > left || text === '') break
      seen.add(same)
      left -= tokens
      picked.push({
        role,
        text,
        ...(at !== undefined && { at }),
        score,
        tokens,
        cut: text !== whole,
      })
    }
    return picked
  }

  async #caughtUp(conversationId: string): Promise<Lane> {
    const known = this.#lanes.get(conversationId) ?? emptyLane()
    const { turns, mark, restarted } = await this.#store.since(conversationId, known.mark)
    const lane = restarted ? emptyLane() : known
    for (const turn of turns) {
      if (turn.role === 'system' || turn.recalled === true) continue
      lane.turns.push(turn)
      lane.index.add(turn.text)
    }
    lane.mark = mark
    this.#lanes.delete(conversationId)
    this.#lanes.set(conversationId, lane)
    const [oldest] = this.#lanes.keys()
    if (this.#lanes.size > CONVERSATIONS_MAX && oldest !== undefined) this.#lanes.delete(oldest)
    return lane
  }
}

function emptyLane(): Lane {
  return { mark: new Map(), index: new TurnIndex(), turns: [] }
}
