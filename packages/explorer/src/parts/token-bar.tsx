import { useId } from 'preact/hooks'

/** How a budget is used: parts in a fixed order, then what is free. */
export interface TokenPart {
  readonly kind: string
  readonly title: string
  readonly tokens: number
}

/** A narrower part carries no number; the legend has it. */
const NUMBER_PERCENT = 5

export function TokenBar({
  budget,
  parts,
  around = 0,
  scale = 0,
}: {
  budget: number
  parts: readonly TokenPart[]
  /** Estimated tokens of headings, dates and names, which stand around the memories. */
  around?: number
  /** As many tokens as the whole width is at least: bars under each other are compared. */
  scale?: number
}) {
  const used = parts.reduce((sum, { tokens }) => sum + tokens, 0)
  const drawn = Math.max(budget, used + around, 1)
  const whole = Math.max(drawn, scale)
  const percent = (tokens: number): number => (100 * tokens) / whole
  let at = 0
  const hatch = useId()
  const name = `${used} of ${budget} tokens: ${parts.map(({ title, tokens }) => `${title} ${tokens}`).join(', ')}`
  return (
    <div class="tokens">
      <svg role="img" aria-label={name}>
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect class="hatch-ground" width="6" height="6" />
            <path class="hatch" d="M-1 7L7-1M-1 1L1-1M5 7L7 5" />
          </pattern>
        </defs>
        <rect
          class="f-free"
          x="0"
          y="2"
          width={`${percent(drawn)}%`}
          height="22"
          stroke="var(--control)"
        />
        {parts.map(({ kind, tokens }) => {
          const x = at
          at += percent(tokens)
          return tokens === 0 ? null : (
            <g key={kind}>
              <rect
                class={`f-${kind}`}
                x={`${x}%`}
                y="2"
                width={`${Math.max(0, percent(tokens) - 0.15)}%`}
                height="22"
              />
              {percent(tokens) >= NUMBER_PERCENT && (
                <text class="on" x={`${x + percent(tokens) / 2}%`} y="17" text-anchor="middle">
                  {tokens}
                </text>
              )}
            </g>
          )
        })}
        {around > 0 && (
          <>
            <rect
              class="hatched"
              fill={`url(#${hatch})`}
              x={`${at}%`}
              y="2"
              width={`${percent(around)}%`}
              height="22"
            />
            {percent(around) >= NUMBER_PERCENT && (
              <text class="off" x={`${at + percent(around) / 2}%`} y="17" text-anchor="middle">
                {around}
              </text>
            )}
          </>
        )}
      </svg>
      <div class="legend">
        {parts
          .filter(({ tokens }) => tokens > 0)
          .map(({ kind, title, tokens }) => (
            <span key={kind}>
              <span class={`swatch f-${kind}`} />
              {title} <b>{tokens}</b>
            </span>
          ))}
        {around > 0 && (
          <span>
            <span class="swatch f-wrap" />
            Headings, dates and names <b>{around}</b>
          </span>
        )}
        <span>
          <span class="swatch f-free" />
          Free <b>{Math.max(0, budget - used - around)}</b>
        </span>
      </div>
    </div>
  )
}
