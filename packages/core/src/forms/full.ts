/**
 * The full form: the medium text without a budget, and then everything that it only counts or leaves
 * out. It is made when it is asked for and never stored, so it can say more without moving a root.
 *
 * @module
 */
import { unreachable } from '../assert.ts'
import { toHex } from '../codec/bytes.ts'
import type { MemoryData } from '../memory/data.ts'
import { timeText, twoDecimals } from './texts.ts'

/** What the medium text of these data does not say, each with its name. */
export function remainingDetails(data: MemoryData): readonly string[] {
  switch (data.type) {
    case 'Identity':
      return [list('wallets', data.wallets), list('public keys', data.publicKeys)].flat()
    case 'Fact':
      return one('object', data.object)
    case 'Preference':
      return one('value', data.value)
    case 'Belief':
      return [
        one('subject', data.subject),
        data.confidence === undefined ? [] : [`confidence=${twoDecimals(data.confidence)}`],
        list('for', data.evidenceFor),
        list('against', data.evidenceAgainst),
      ].flat()
    case 'Event':
      return [
        list('artifacts', data.artifacts),
        data.at === undefined ? [] : [`at=${timeText(data.at)}`],
      ].flat()
    case 'Goal':
      return [list('criteria', data.successCriteria), list('subgoals', data.subgoals)].flat()
    case 'Constraint':
      return []
    case 'Capability':
      return one('parameters', data.parameters)
    case 'Pattern':
      return list('derived from', data.derivedFrom)
    default:
      return unreachable(data)
  }
}

function one(name: string, value: unknown): readonly string[] {
  return value === undefined ? [] : [`${name}: ${valueText(value)}`]
}

function list(name: string, values: readonly unknown[] | undefined): readonly string[] {
  if (values === undefined || values.length === 0) return []
  return [`${name}: ${values.map(valueText).join('; ')}`]
}

/** Text as it is; anything else as JSON, with bytes as hex. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return toHex(value)
  return JSON.stringify(value, (_, inner) => (inner instanceof Uint8Array ? toHex(inner) : inner))
}
