/**
 * How each type of memory reads. The short text says what the memory is; the details follow it in
 * the medium form, in this order, each only if it is there.
 *
 * Forms are stored and hashed: changing a word here changes the roots of stores written from then
 * on, but no stored form, since forms travel in the journal.
 *
 * @module
 */
import { unreachable } from '../assert.ts'
import type { BeliefData } from '../memory/data/belief.ts'
import type { CapabilityData } from '../memory/data/capability.ts'
import type { ConstraintData } from '../memory/data/constraint.ts'
import type { EventData } from '../memory/data/event.ts'
import type { FactData } from '../memory/data/fact.ts'
import type { GoalData } from '../memory/data/goal.ts'
import type { IdentityData } from '../memory/data/identity.ts'
import type { PatternData } from '../memory/data/pattern.ts'
import type { PreferenceData } from '../memory/data/preference.ts'
import type { MemoryData } from '../memory/data.ts'
import { durationText } from './duration.ts'
import { timeText, twoDecimals } from './texts.ts'
import { saysPolarity, saysPreference } from './wording.ts'

/** Subjects that our own packages give: names for a machine, which say nothing to a reader. */
const SYSTEM_SUBJECTS = 'matrix://knowledge/'

/** The unabridged short text and the details that the medium form adds. */
export interface Rendering {
  readonly short: string
  readonly details: readonly string[]
}

export function renderTemplate(data: MemoryData): Rendering {
  switch (data.type) {
    case 'Identity':
      return identity(data)
    case 'Fact':
      return fact(data)
    case 'Preference':
      return preference(data)
    case 'Belief':
      return belief(data)
    case 'Event':
      return event(data)
    case 'Goal':
      return goal(data)
    case 'Constraint':
      return constraint(data)
    case 'Capability':
      return capability(data)
    case 'Pattern':
      return pattern(data)
    default:
      return unreachable(data)
  }
}

function identity({ name, did, wallets, roles, publicKeys }: IdentityData): Rendering {
  const details: string[] = []
  if (isFilled(wallets)) details.push(`wallets=${wallets.length}`)
  if (isFilled(roles)) details.push(`roles=${roles.join(',')}`)
  if (isFilled(publicKeys)) details.push(`keys=${publicKeys.length}`)
  return { short: did === undefined ? name : `${name} (${did})`, details }
}

function fact(data: FactData): Rendering {
  const { subject, predicate, statement, confidence, source, observedAt, asOf } = data
  const details: string[] = []
  if (confidence !== undefined) details.push(`confidence=${twoDecimals(confidence)}`)
  if (source !== undefined) details.push(`source=${source}`)
  if (observedAt !== undefined) details.push(`observed_at=${timeText(observedAt)}`)
  if (asOf !== undefined) details.push(`as_of=${timeText(asOf)}`)
  const short = subject.startsWith(SYSTEM_SUBJECTS)
    ? statement
    : `${predicate}(${subject})=${statement}`
  return { short, details }
}

function preference({ topic, polarity, strength, rationale }: PreferenceData): Rendering {
  const text = saysPreference(topic) ? topic : `prefers ${topic}`
  return {
    short: `${text} (${polarity}, strength=${twoDecimals(strength)})`,
    details: rationale === undefined ? [] : [rationale],
  }
}

function belief({ stance, statement, evidenceFor, evidenceAgainst }: BeliefData): Rendering {
  const pro = evidenceFor?.length ?? 0
  const contra = evidenceAgainst?.length ?? 0
  return { short: `${stance} ${statement}`, details: [`${pro} for / ${contra} against`] }
}

function event(data: EventData): Rendering {
  const { kind, outcome, counterparty, cost, durationMs, artifacts, intentRef, summary } = data
  let short = `${outcome} ${kind}`
  if (counterparty !== undefined) short += ` with ${counterparty}`
  if (cost !== undefined) short += ` cost=${cost.amount}${cost.asset}`
  const details: string[] = []
  if (durationMs !== undefined) details.push(`duration=${durationText(durationMs)}`)
  if (isFilled(artifacts)) details.push(`artifacts=${artifacts.length}`)
  if (intentRef !== undefined) details.push(`intent=${intentRef}`)
  if (summary !== undefined) details.push(summary)
  return { short, details }
}

function goal({ status, statement, horizon, successCriteria, subgoals }: GoalData): Rendering {
  const details: string[] = []
  if (horizon !== undefined) details.push(`by=${timeText(horizon)}`)
  if (isFilled(successCriteria)) details.push(`criteria=${successCriteria.length}`)
  if (isFilled(subgoals)) details.push(`subgoals=${subgoals.length}`)
  return { short: `[${status}] ${statement}`, details }
}

function constraint(data: ConstraintData): Rendering {
  const { statement, polarity, strength, source, trigger } = data
  const details = [`source=${source}`]
  if (trigger !== undefined) details.push(`trigger=${trigger}`)
  const text = saysPolarity(statement, polarity) ? statement : `${polarity} ${statement}`
  return { short: `[${strength}] ${text}`, details }
}

function capability(data: CapabilityData): Rendering {
  const { subject, capability: ability, verified, lastObserved } = data
  return {
    short: `${subject} can ${ability} (${verified ? 'verified' : 'unverified'})`,
    details: lastObserved === undefined ? [] : [`last_observed=${timeText(lastObserved)}`],
  }
}

function pattern({ statement, strength, coverage, derivedFrom }: PatternData): Rendering {
  return {
    short: `${statement} (strength=${twoDecimals(strength)}, coverage=${coverage})`,
    details: isFilled(derivedFrom) ? [`derived from ${derivedFrom.length}`] : [],
  }
}

function isFilled<T>(list: readonly T[] | undefined): list is readonly T[] {
  return list !== undefined && list.length > 0
}
