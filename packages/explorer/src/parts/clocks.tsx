/** Two lanes on one axis: when each version was true, and when the store knew it. */
import type { Full } from '../memory-shape.ts'
import { dayText, ticksOf, timeText } from '../words.ts'

const WIDTH = 900
const LEFT = 90
const LETTER_PX = 6.8

function cutTo(text: string, letters: number): string {
  if (text.length <= letters) return text
  return letters < 3 ? '' : `${text.slice(0, letters - 1).trimEnd()}…`
}

export interface Known {
  readonly version: number
  readonly createdAt: number
  readonly validFrom: number
}

export function Clocks({
  memory,
  versions,
  replaced,
}: {
  memory: Full
  /** The oldest first. */
  versions: readonly Known[]
  /** The memory whose place this one took: since when it was true, and what it said. */
  replaced?: { readonly since: number; readonly text: string } | undefined
}) {
  const { head, version } = memory
  const now = Date.now()
  const end = head.tombstoned?.at ?? head.validUntil ?? version.expiresAt
  const trueFrom = versions[0]?.validFrom ?? version.validFrom
  const firstKnown = versions[0]?.createdAt ?? version.createdAt
  const from = Math.min(trueFrom, firstKnown, replaced?.since ?? trueFrom)
  const span = Math.max(Math.max(now, end ?? 0) - from, 3_600_000)
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - 40) * (at - from)) / span
  const bar = (start: number, stop: number, y: number, kind: string, label = '') => {
    const width = Math.max(3, x(stop) - x(start) - 1)
    return (
      <g key={`${start} ${y}`} class={kind}>
        <rect x={x(start)} y={y} width={width} height="22" rx="4" />
        <text x={x(start) + 8} y={y + 15}>
          {cutTo(label, Math.floor((width - 14) / LETTER_PX))}
        </text>
      </g>
    )
  }
  const isOver = end !== undefined && end <= now
  const lane = (y: number, starts: (known: Known) => number, last: number) =>
    versions.map((each, index) => {
      const isLast = index === versions.length - 1
      const next = versions[index + 1]
      const kind = !isLast ? 'earlier' : isOver ? 'was' : 'now'
      const stop = next === undefined ? last : starts(next)
      return bar(starts(each), stop, y, kind, `version ${each.version}`)
    })
  const gap = firstKnown - trueFrom > 60_000
  const sentence = `True from ${dayText(trueFrom)} to ${end === undefined ? 'now' : dayText(end)}; known since ${dayText(firstKnown)}, ${versions.length === 1 ? 'one version' : `${versions.length} versions`}.`
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} 112`} role="img" aria-label={sentence}>
        {ticksOf(from, now)
          .filter((at) => x(at) < x(now) - 60)
          .map((at) => (
            <g key={at}>
              <line class="tick" x1={x(at)} x2={x(at)} y1="8" y2="84" />
              <text x={x(at)} y="100" text-anchor="middle">
                {dayText(at)}
              </text>
            </g>
          ))}
        <text x="0" y="31">
          Was true
        </text>
        <text x="0" y="65">
          We knew
        </text>
        {replaced !== undefined && (
          <>
            {bar(replaced.since, trueFrom, 16, 'was', replaced.text)}
            {bar(replaced.since, firstKnown, 50, 'was', replaced.text)}
          </>
        )}
        {gap && (
          <rect
            class="gap"
            x={x(trueFrom)}
            y="10"
            width={x(firstKnown) - x(trueFrom)}
            height="68"
          />
        )}
        {lane(16, ({ validFrom }) => validFrom, Math.min(end ?? now, now))}
        {lane(50, ({ createdAt }) => createdAt, now)}
        {gap && <line class="became" x1={x(trueFrom)} y1="40" x2={x(firstKnown)} y2="49" />}
        <line class="nowline" x1={x(now)} x2={x(now)} y1="8" y2="82" />
        <text x={x(now)} y="100" text-anchor="end">
          now
        </text>
      </svg>
      <p class="faint">
        {gap
          ? replaced === undefined
            ? `It was true from ${dayText(trueFrom)}, and became known on ${dayText(firstKnown)}: in between the store did not know it.`
            : `From ${timeText(trueFrom)} to ${timeText(firstKnown)} the store still said: ${cutTo(replaced.text, 80)}`
          : sentence}
      </p>
    </>
  )
}
