/**
 * Names that follow from content, so that doing something again is recognised as the same thing:
 * by the cursor for turns, by the engine for writes.
 *
 *   turn     sha256 of [domain, conversation, role, tool, intent, text], 64 hex digits
 *   commit   sha256 of [domain, turn or turns, kind, content], 32 hex digits
 *
 * The time of a turn is left out: hosts that load a transcript again may not know it.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import type { Turn } from '../conversation/turn.ts'
import type { Learned } from '../extract/extractor.ts'
import { encodePattern } from '../patterns/pattern-spec.ts'

const COMMIT_ID_CHARS = 32

/** A hash by which a turn is recognised again. */
export function turnHash(conversationId: string, turn: Turn): string {
  const { role, tool = '', intentId = '', text } = turn
  return digest(['cortex.pager.turn.v1', conversationId, role, tool, intentId, text])
}

/** The commit id of something learned: the same thing from the same turns always has the same id. */
export function commitIdOf(turns: readonly string[], learned: Learned): string {
  const parts = ['cortex.pager.commit.v1', ...turns, learned.kind, ...contentOf(learned)]
  return digest(parts).slice(0, COMMIT_ID_CHARS)
}

function contentOf(learned: Learned): readonly string[] {
  switch (learned.kind) {
    case 'fact':
      return [learned.statement, learned.origin]
    case 'profile':
      return [learned.statement]
    case 'preference':
      return [learned.topic, learned.polarity, learned.statement]
    case 'constraint':
      return [learned.statement, learned.polarity]
    case 'retraction':
      return [learned.statement, learned.how]
    case 'pattern':
      return [encodePattern(learned.spec)]
    case 'outcome':
      return [learned.summary, learned.status]
  }
}

/** As JSON, so that no two lists of texts run together to the same bytes. */
export function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
