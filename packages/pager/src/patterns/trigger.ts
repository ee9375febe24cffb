/**
 * Whether a procedure is meant for a goal. Words decide by themselves; a measure of meaning can be
 * given and then either suffices. A procedure without a trigger is matched by its steps.
 *
 * @module
 */
import { stems } from '../text/words.ts'
import type { PatternSpec } from './pattern-spec.ts'

/** Whether a procedure applies, and why. */
export interface TriggerMatch {
  /** Whether it applies. */
  readonly matches: boolean
  /** 0 to 1: the better of the two measures. */
  readonly score: number
  /** Whether words or meaning decided. */
  readonly by: 'words' | 'meaning' | 'nothing'
}

/** How a trigger is compared. */
export interface TriggerOptions {
  /** Nearness of two texts from 0 to 1; `undefined` when it is not known now. */
  readonly meaning?: (trigger: string, goal: string) => number | undefined
  /** From which similarity on it applies by meaning. */
  readonly meaningMin?: number
}

/** Half of the shorter text's words, and two at least where both have two. */
const WORDS_MIN = 0.5
const COMMON_MIN = 2
const MEANING_MIN = 0.6

/** Whether the trigger of a procedure fits a goal. */
export function matchTrigger(
  spec: PatternSpec,
  goal: string,
  options: TriggerOptions = {},
): TriggerMatch {
  const trigger = triggerText(spec)
  const words = wordOverlap(trigger, goal)
  const meaning = options.meaning?.(trigger, goal) ?? 0
  if (meaning >= (options.meaningMin ?? MEANING_MIN) && meaning > words) {
    return { matches: true, score: meaning, by: 'meaning' }
  }
  if (words >= WORDS_MIN) return { matches: true, score: words, by: 'words' }
  return { matches: false, score: Math.max(words, meaning), by: 'nothing' }
}

/** What says when to apply the procedure. */
export function triggerText(spec: PatternSpec): string {
  return spec.trigger.trim() || [spec.name, ...spec.steps].join(' ').trim()
}

function wordOverlap(trigger: string, goal: string): number {
  const ours = new Set(stems(trigger))
  const theirs = new Set(stems(goal))
  const shorter = Math.min(ours.size, theirs.size)
  if (shorter === 0) return 0
  const common = [...ours].filter((word) => theirs.has(word)).length
  return common >= Math.min(COMMON_MIN, shorter) ? common / shorter : 0
}
