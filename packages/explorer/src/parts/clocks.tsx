/** Two lanes on one axis: when it was true, and when the store knew. */
import type { Full } from '../memory-shape.ts'
import { dayText } from '../words.ts'

const WIDTH = 900
const LEFT = 90

export function Clocks({ memory, known }: { memory: Full; known: readonly number[] }) {
  const { head, version } = memory
  const now = Date.now()
  const end = head.tombstoned?.at ?? head.validUntil ?? version.expiresAt
  const trueFrom = version.validFrom
  const from = Math.min(trueFrom, ...known)
  const until = Math.max(now, end ?? 0)
  const span = Math.max(until - from, 3_600_000)
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - 40) * (at - from)) / span
  const bar = (start: number, stop: number, y: number, kind: string, key?: string) => (
    <rect
      key={key}
      class={kind}
      x={x(start)}
      y={y}
      width={Math.max(3, x(stop) - x(start) - 1)}
      height="20"
      rx="3"
    />
  )
  const trueEnd = Math.min(end ?? now, now)
  const firstKnown = known[0] ?? from
  const sentence = `True from ${dayText(trueFrom)} to ${end === undefined ? 'now' : dayText(end)}; known since ${dayText(firstKnown)}, ${known.length} versions.`
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} 110`}
        preserveAspectRatio="xMidYMid meet"
        role="img"
        aria-label={sentence}
      >
        <text x="0" y="30">
          Was true
        </text>
        <text x="0" y="64">
          We knew
        </text>
        {trueFrom < firstKnown && bar(trueFrom, firstKnown, 12, 'gap')}
        {bar(trueFrom, trueEnd, 16, end !== undefined && end <= now ? 'was' : 'now')}
        {known.map((at, index) =>
          bar(
            at,
            known[index + 1] ?? now,
            50,
            index === known.length - 1 ? 'now' : 'earlier',
            String(index),
          ),
        )}
        <line class="nowline" x1={x(now)} x2={x(now)} y1="8" y2="80" />
        <text x={LEFT} y="98">
          {dayText(from)}
        </text>
        <text x={x(now) - 18} y="98">
          now
        </text>
      </svg>
      <p class="faint">
        {trueFrom < firstKnown - 60_000
          ? `It was true from ${dayText(trueFrom)}, and became known on ${dayText(firstKnown)}.`
          : sentence}
      </p>
    </>
  )
}
