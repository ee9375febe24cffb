/**
 * What was learned as the engine's memory of it: type, subject, importance and where it came from.
 *
 * @module
 */
import { LIMITS, type MemoryData, type Origin, type WriteInput } from '@cortex-memory/core'
import type { Learned } from '../extract/extractor.ts'
import { encodePattern } from '../patterns/pattern-spec.ts'
import { firstPattern } from '../patterns/reinforce.ts'
import type { PlannedItem } from './cursor-store.ts'

/** Subject of general knowledge. */
export const KNOWLEDGE_SUBJECT = 'matrix://knowledge/neo'
/** Subject of what is known about the user. */
export const USER_SUBJECT = 'matrix://knowledge/user'

/** The tag of every fact about the user; it finds them all, however many others there are. */
export const PROFILE_TAG = 'user-profile'

/** On what was said in passing: stored, found by questions, and not pinned until it is said again. */
export const UNCONFIRMED_TAG = 'unconfirmed'
/** On a fact about the user: which slot it fills, as `slot-home`. */
export const slotTag = (slot: string): string => `slot-${slot}`

const PREFERENCE_STRENGTH = 0.7

/** The `write` that stores one item. The same item always gives the same write. */
export function memoryOf(item: PlannedItem, conversationId: string): WriteInput {
  const { learned, commitId, intentId } = item
  const { data, importance, origin } = contentOf(learned, conversationId, intentId)
  const isChannel =
    conversationId !== '' && Buffer.byteLength(conversationId) <= LIMITS.channelBytes
  return {
    data,
    importance,
    ...tagsOf(learned),
    provenance: { source: 'observed', origin, ...(isChannel && { channel: conversationId }) },
    commitId,
  }
}

/** A plain statement about the user has no tag of the profile: it is not pinned. */
function tagsOf(learned: Learned): { tags?: readonly string[] } {
  const isPlain = 'tier' in learned && learned.tier === 'plain'
  const tags = [
    ...(learned.kind === 'profile' && !isPlain ? [PROFILE_TAG] : []),
    ...(learned.kind === 'profile' && learned.slot !== undefined ? [slotTag(learned.slot)] : []),
    ...(learned.kind === 'fact' && learned.about !== undefined && learned.about !== 'fact'
      ? [learned.about]
      : []),
    ...(isPlain ? [UNCONFIRMED_TAG] : []),
  ]
  return tags.length === 0 ? {} : { tags }
}

/**
 * The source that something learned counts for: its intent, or else its conversation, so that what
 * one
 * conversation repeats counts once.
 */
export function sourceOf(conversationId: string, intentId: string | undefined): string {
  return intentId ?? `conversation:${conversationId}`
}

function contentOf(
  learned: Learned,
  conversationId: string,
  intentId: string | undefined,
): { data: MemoryData; importance: number; origin: Origin } {
  switch (learned.kind) {
    case 'fact':
      return {
        data: fact(KNOWLEDGE_SUBJECT, 'note', learned.statement),
        importance: 5,
        origin: learned.origin,
      }
    case 'profile':
      return {
        data: fact(USER_SUBJECT, 'profile', learned.statement),
        importance: 7,
        origin: 'user',
      }
    case 'preference': {
      const { topic, polarity, statement } = learned
      return {
        data: {
          type: 'Preference',
          topic,
          polarity,
          strength: PREFERENCE_STRENGTH,
          rationale: statement,
        },
        importance: 7,
        origin: 'user',
      }
    }
    case 'constraint': {
      const { statement, polarity } = learned
      return {
        data: {
          type: 'Constraint',
          statement,
          polarity,
          strength: learned.tier === 'plain' ? 'soft' : 'hard',
          source: 'user_declared',
        },
        importance: 8,
        origin: 'user',
      }
    }
    case 'pattern': {
      const derivedFrom = [sourceOf(conversationId, intentId)]
      const { spec, strength, coverage } = firstPattern({
        spec: learned.spec,
        outcome: 'success',
        derivedFrom,
      })
      return {
        data: { type: 'Pattern', statement: encodePattern(spec), strength, coverage, derivedFrom },
        importance: 6,
        origin: 'agent',
      }
    }
    case 'retraction':
      return {
        data: fact(KNOWLEDGE_SUBJECT, 'question', learned.statement),
        importance: 6,
        origin: 'user',
      }
    case 'outcome': {
      const { summary, status } = learned
      return {
        data: {
          type: 'Event',
          kind: 'observation',
          outcome: status,
          summary,
          ...(intentId !== undefined && { intentRef: intentId }),
        },
        importance: 4,
        origin: 'agent',
      }
    }
  }
}

function fact(subject: string, predicate: string, statement: string): MemoryData {
  return { type: 'Fact', subject, predicate, statement }
}
