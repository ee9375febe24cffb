/** Two lanes on one axis: when each version was true, and when the store knew it. */
import type { Full } from '../memory-shape.ts'
import { apart, cutTo, dayText, ticksOf, timeText } from '../words.ts'
import { NARROW_PX, useWidth } from './width.ts'

const LETTER_PX = 6.8
const BAR_PX = 22

export interface Known {
  readonly version: number
  /** What it said. */
  readonly says?: string
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
  const [place, width] = useWidth()
  const isNarrow = width < NARROW_PX
  const left = isNarrow ? 0 : 90
  // On a narrow screen the name of a lane stands above it.
  const [upper, lower, bottom] = isNarrow ? [28, 74, 108] : [16, 50, 84]
  const { head, version } = memory
  const now = Date.now()
  const end = head.tombstoned?.at ?? head.validUntil ?? version.expiresAt
  const trueFrom = versions[0]?.validFrom ?? version.validFrom
  const firstKnown = versions[0]?.createdAt ?? version.createdAt
  const from = Math.min(trueFrom, firstKnown, replaced?.since ?? trueFrom)
  const span = Math.max(Math.max(now, end ?? 0) - from, 3_600_000)
  const x = (at: number): number => left + 1 + ((width - left - 24) * (at - from)) / span
  const bar = (start: number, stop: number, y: number, kind: string, label = '') => {
    const length = Math.max(3, x(stop) - x(start) - 1)
    return (
      <g key={`${start} ${y}`} class={kind}>
        <rect x={x(start)} y={y} width={length} height={BAR_PX} rx="4" />
        <text x={x(start) + 8} y={y + 15}>
          {cutTo(label, Math.floor((length - 14) / LETTER_PX))}
        </text>
      </g>
    )
  }
  // The bars show what changed: a common beginning would be all that fits.
  const texts = versions.map(({ says = '' }) => says)
  const labels = apart(replaced === undefined ? texts : [replaced.text, ...texts])
  const [wasSaid, said] = replaced === undefined ? ['', labels] : [labels[0], labels.slice(1)]
  const isOver = end !== undefined && end <= now
  const lane = (
    y: number,
    starts: (known: Known) => number,
    last: number,
    says: (known: Known, index: number) => string,
  ) =>
    versions.map((each, index) => {
      const isLast = index === versions.length - 1
      const next = versions[index + 1]
      const kind = !isLast ? 'earlier' : isOver ? 'was' : 'now'
      const stop = next === undefined ? last : starts(next)
      return bar(starts(each), stop, y, kind, says(each, index))
    })
  const byVersion = ({ version: number }: Known): string => `version ${number}`
  const gapEnd = x(firstKnown) - x(trueFrom)
  const gap = firstKnown - trueFrom > 60_000
  const sentence = `True from ${dayText(trueFrom)} to ${end === undefined ? 'now' : dayText(end)}; known since ${dayText(firstKnown)}, ${versions.length === 1 ? 'one version' : `${versions.length} versions`}.`
  const ticks = ticksOf(from, now, isNarrow ? 3 : 8).filter((at) => x(at) < x(now) - 60)
  return (
    <div ref={place}>
      <svg
        viewBox={`0 0 ${width} ${bottom + 28}`}
        width={width}
        height={bottom + 28}
        role="img"
        aria-label={sentence}
      >
        {ticks.map((at) => (
          <g key={at}>
            <line class="tick" x1={x(at)} x2={x(at)} y1={upper - 8} y2={bottom} />
            <text x={x(at)} y={bottom + 16} text-anchor={x(at) < 30 ? 'start' : 'middle'}>
              {dayText(at)}
            </text>
          </g>
        ))}
        {gap && (
          <rect
            class="gap"
            x={x(trueFrom)}
            y={upper - 6}
            width={gapEnd}
            height={lower + BAR_PX + 12 - upper}
          />
        )}
        {replaced !== undefined && (
          <>
            {bar(replaced.since, trueFrom, upper, 'was', wasSaid)}
            {bar(replaced.since, firstKnown, lower, 'was', wasSaid)}
          </>
        )}
        {lane(
          upper,
          ({ validFrom }) => validFrom,
          Math.min(end ?? now, now),
          (each, index) => said[index] || byVersion(each),
        )}
        {lane(lower, ({ createdAt }) => createdAt, now, byVersion)}
        {gap && (
          <line class="became" x1={x(trueFrom)} y1={upper + BAR_PX} x2={x(firstKnown)} y2={lower} />
        )}
        <text class="lane" x="0" y={isNarrow ? upper - 8 : upper + 15}>
          Was true
        </text>
        <text class="lane" x="0" y={isNarrow ? lower - 8 : lower + 15}>
          We knew
        </text>
        <line class="nowline" x1={x(now)} x2={x(now)} y1={upper - 8} y2={bottom - 2} />
        <text x={x(now)} y={bottom + 16} text-anchor="end">
          now
        </text>
      </svg>
      {gap && (
        <p class="legend">
          <span>
            <span class="swatch gap" /> true, but not yet known
          </span>
        </p>
      )}
      <p class="faint">
        {gap
          ? replaced === undefined
            ? `It was true from ${dayText(trueFrom)}, and became known on ${dayText(firstKnown)}: in between the store did not know it.`
            : `From ${timeText(trueFrom)} to ${timeText(firstKnown)} the store still said: ${cutTo(replaced.text, 80)}`
          : sentence}
      </p>
    </div>
  )
}
