/** How fresh the weightiest memories are, as bars. */
import { ownChanges, useCall } from '../api.ts'
import type { Found } from '../memory-shape.ts'
import { Card as Panel } from '../parts/show.tsx'

const TYPES = [
  'Identity',
  'Fact',
  'Preference',
  'Belief',
  'Event',
  'Goal',
  'Constraint',
  'Capability',
  'Pattern',
]

const BARS = 8
const SPREAD_OF = 200

/** How fresh the weightiest are: from long unused at the left to used today. */
export function Spread() {
  const { last } = useCall<Found>(
    'find',
    { query: { types: TYPES, rank: 'salience', limit: SPREAD_OF, form: 'short' } },
    ownChanges.value,
  )
  const shares = last?.explain?.scores?.map(({ factors }) => factors?.recency ?? 0) ?? []
  if (shares.length === 0) return null
  const counts = Array.from(
    { length: BARS },
    (_, bar) =>
      shares.filter((share) => Math.min(BARS - 1, Math.floor(share * BARS)) === bar).length,
  )
  const most = Math.max(...counts)
  const name = counts.map((count, bar) => `${count} from ${Math.round((100 * bar) / BARS)} %`)
  return (
    <Panel
      title="How freshness is spread"
      aside={shares.length < (last?.total ?? 0) ? `of the weightiest ${SPREAD_OF}` : undefined}
    >
      <div class="in">
        <svg class="spread" viewBox="0 -12 280 104" role="img" aria-label={name.join(', ')}>
          {counts.map((count, bar) => {
            const height = count === 0 ? 1 : 4 + (56 * count) / most
            return (
              <g key={bar}>
                <rect x={bar * 35} y={72 - height} width="32" height={height} rx="2" />
                {count > 0 && (
                  <text x={bar * 35 + 16} y={66 - height} text-anchor="middle">
                    {count}
                  </text>
                )}
              </g>
            )
          })}
          <text x="0" y="88">
            long unused
          </text>
          <text x="277" y="88" text-anchor="end">
            used today
          </text>
        </svg>
      </div>
    </Panel>
  )
}
