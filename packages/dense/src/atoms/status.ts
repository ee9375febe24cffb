/**
 * The life cycle of an atom: `base` or `base:TARGET[,TARGET]`. One classifier for the index, the
 * lint, search, maintenance and the graph, so that they cannot disagree.
 *
 * @module
 */

export type StatusBase =
  | 'active'
  | 'valid'
  | 'partial'
  | 'challenged'
  | 'corrected'
  | 'superseded'
  | 'refined'
  | 'deprecated'
  | 'invalidated'
  | 'stale'

export type StatusGroup = 'active' | 'superseded' | 'invalidated'

interface StatusFacts {
  readonly group: StatusGroup
  readonly target: 'none' | 'optional' | 'recommended' | 'required'
  /** Allowed next bases; an empty list means final. */
  readonly next: readonly StatusBase[]
}

const AFTER_VALID: readonly StatusBase[] = [
  'challenged',
  'corrected',
  'superseded',
  'refined',
  'invalidated',
  'stale',
]

export const STATUSES: Readonly<Record<StatusBase, StatusFacts>> = {
  active: { group: 'active', target: 'none', next: ['valid', 'partial', 'invalidated', 'stale'] },
  valid: { group: 'active', target: 'none', next: AFTER_VALID },
  partial: {
    group: 'active',
    target: 'none',
    next: ['active', 'valid', 'stale', 'superseded', 'invalidated'],
  },
  challenged: {
    group: 'active',
    target: 'required',
    next: ['valid', 'corrected', 'superseded', 'refined', 'invalidated'],
  },
  corrected: { group: 'active', target: 'recommended', next: AFTER_VALID },
  superseded: { group: 'superseded', target: 'recommended', next: [] },
  refined: { group: 'superseded', target: 'recommended', next: [] },
  deprecated: { group: 'superseded', target: 'optional', next: [] },
  invalidated: { group: 'invalidated', target: 'recommended', next: [] },
  stale: {
    group: 'superseded',
    target: 'none',
    next: ['active', 'valid', 'superseded', 'invalidated'],
  },
}

/** A status, taken apart. */
export interface Status {
  /** Undefined when the word is not one of ours. */
  readonly base: StatusBase | undefined
  /** The atoms that it names. */
  readonly targets: readonly string[]
  /** As it is written. */
  readonly text: string
}

export function isStatusBase(word: string): word is StatusBase {
  return Object.hasOwn(STATUSES, word)
}

/** Takes a status apart; an absent one is read as active. */
export function parseStatus(text: string | undefined): Status {
  if (text === undefined) return { base: 'active', targets: [], text: '' }
  const colon = text.indexOf(':')
  const word = (colon === -1 ? text : text.slice(0, colon)).trim().toLowerCase()
  const targets =
    colon === -1
      ? []
      : text
          .slice(colon + 1)
          .split(',')
          .map((target) => target.trim())
          .filter((target) => target !== '')
  return { base: isStatusBase(word) ? word : undefined, targets, text }
}

export function formatStatus(base: StatusBase, targets: readonly string[]): string {
  return targets.length === 0 ? base : `${base}:${targets.join(',')}`
}

/** An unknown word stays in the Active table, so that nothing disappears. */
export function groupOf(status: Status): StatusGroup {
  return status.base === undefined ? 'active' : STATUSES[status.base].group
}

export function isAllowedMove(from: Status, to: StatusBase): boolean {
  if (from.base === undefined || from.base === to) return true
  return STATUSES[from.base].next.includes(to)
}

/** Replaced by later work: the target is where a reader should go instead. */
export function isReplaced(status: Status): boolean {
  return status.base === 'superseded' || status.base === 'refined'
}

/** Evidence that still stands: what a fact or pattern may rest on. */
export function isLive(status: Status): boolean {
  return groupOf(status) === 'active'
}
