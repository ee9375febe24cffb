/** Facts that have had more than one value: one lane each, on one axis of days. */
import { useCall } from '../api.ts'
import type { Status } from '../frame.tsx'
import type { Found, Full } from '../memory-shape.ts'
import { Card as Panel, Show } from '../parts/show.tsx'
import { NARROW_PX, useWidth } from '../parts/width.ts'
import { hrefOf } from '../route.ts'
import { apart, cutTo, dayText, statementOf, ticksOf } from '../words.ts'

/** Of the letters in bars, on average. */
const LETTER_PX = 6.2

/** With what was replaced, a large store would be read whole. */
const WITH_REPLACED_MAX = 2_000

/** One lane for each fact that has had more than one value. */
export function Lanes() {
  const status = useCall<Status>('status', {})
  const memories = status.last?.memories
  if (memories === undefined) return null
  return <LanesOf withReplaced={memories <= WITH_REPLACED_MAX} />
}

function LanesOf({ withReplaced }: { withReplaced: boolean }) {
  const found = useCall<Found>('find', {
    query: {
      types: ['Fact'],
      includeTombstoned: withReplaced,
      orderBy: [{ field: 'head.createdAt', direction: 'desc' }],
      limit: 1000,
      form: 'short',
    },
  })
  return (
    <Show loading={found}>
      {({ memories }) => {
        const lanes = lanesOf(memories)
        if (lanes.length === 0) return null
        return (
          <Panel
            title="Facts that changed"
            aside={
              withReplaced
                ? 'one lane for each that has had more than one value'
                : 'of the newest thousand, without what was replaced: the store is large'
            }
          >
            <p class="in legend">
              <span>
                <span class="swatch was" /> superseded
              </span>
              <span>
                <span class="swatch open" /> current
              </span>
              <span>
                <span class="swatch clash" /> disagrees, since the cross
              </span>
            </p>
            <div class="in lanes">
              <Drawing lanes={lanes} />
            </div>
          </Panel>
        )
      }}
    </Show>
  )
}

function Drawing({ lanes }: { lanes: readonly Lane[] }) {
  const [place, width] = useWidth()
  const isNarrow = width < NARROW_PX
  const left = isNarrow ? 0 : 130
  const now = Date.now()
  const first = Math.min(...lanes.flatMap(({ facts }) => facts.map(beginOf)))
  const x = (at: number): number =>
    left + 4 + ((width - left - 12) * (at - first)) / Math.max(1, now - first)
  let y = 10
  const rows = lanes.map(({ subject, predicate, facts }) => {
    // On a narrow screen the name of a lane stands above it.
    const top = isNarrow ? y + 18 : y
    const places = placesOf(facts, now)
    y = top + 14 + (Math.max(...places) + 1) * 24
    const says = apart(facts.map(({ data, head }) => statementOf(data, head.forms.short)))
    return { subject, predicate, facts, top, says, places }
  })
  return (
    <div ref={place}>
      <svg
        viewBox={`0 0 ${width} ${y + 20}`}
        width={width}
        height={y + 20}
        aria-label="Facts that changed, over time"
      >
        {ticksOf(first, now, isNarrow ? 3 : 8)
          .filter((at) => x(at) < x(now) - 60)
          .map((at) => (
            <g key={at}>
              <line class="tick" x1={x(at)} x2={x(at)} y1="4" y2={y} />
              <text x={x(at)} y={y + 14} text-anchor={x(at) < 24 ? 'start' : 'middle'}>
                {dayText(at)}
              </text>
            </g>
          ))}
        {rows.map(({ subject, predicate, facts, top, says, places }) => (
          <g key={`${subject} ${predicate}`}>
            <text x="0" y={isNarrow ? top - 5 : top + 14}>
              {isNarrow
                ? cutTo(`${subject}, ${predicate.replaceAll('_', ' ')}`, 50)
                : cutTo(subject, 20)}
            </text>
            {!isNarrow && (
              <text class="faint" x="0" y={top + 28}>
                {cutTo(predicate.replaceAll('_', ' '), 20)}
              </text>
            )}
            {facts.map((fact, index) => {
              const end = endOf(fact, now)
              const row = top + (places[index] ?? 0) * 24
              const isOpen = end >= now
              const clash =
                isOpen &&
                facts.some(
                  (each) => endOf(each, now) >= now && each.data.statement !== fact.data.statement,
                )
              const text = statementOf(fact.data, fact.head.forms.short)
              const length = Math.max(4, x(Math.min(end, now)) - x(beginOf(fact)) - 1)
              return (
                <a key={fact.head.id} href={hrefOf('memories', { id: fact.head.id })}>
                  <title>{`${cutTo(text, 200)}, ${clash ? 'disagrees' : isOpen ? 'current' : 'superseded'}`}</title>
                  <rect
                    class={clash ? 'clash' : isOpen ? 'open' : 'was'}
                    x={x(beginOf(fact))}
                    y={row}
                    width={length}
                    height="20"
                    rx="4"
                  />
                  <text x={x(beginOf(fact)) + 6} y={row + 14}>
                    {cutTo(says[index] ?? text, Math.floor((length - 10) / LETTER_PX))}
                  </text>
                </a>
              )
            })}
          </g>
        ))}
        {rows.map(({ subject, predicate, facts, top, places }) => {
          const clash = clashOf(facts, now)
          if (clash === undefined) return null
          const at = beginOf(clash)
          const middle = top + (places[facts.indexOf(clash)] ?? 1) * 24 - 2
          return (
            <g key={`${subject} ${predicate}`} class="cross">
              <circle cx={x(at)} cy={middle} r="7" />
              <path d={`M${x(at) - 3} ${middle - 3}l6 6m0-6l-6 6`} />
            </g>
          )
        })}
        <line class="nowline" x1={x(now)} x2={x(now)} y1="4" y2={y} />
        <text x={x(now) - 24} y={y + 14}>
          now
        </text>
      </svg>
    </div>
  )
}

/** A fact that was revised began before its newest version. */
function beginOf({ head, version }: Full): number {
  return version.version > 1 ? Math.min(version.validFrom, head.createdAt) : version.validFrom
}

function endOf({ head }: Full, now: number): number {
  return head.tombstoned?.at ?? head.validUntil ?? now
}

/** A value that follows another one shares its row; values of the same time have rows of their own. */
function placesOf(facts: readonly Full[], now: number): readonly number[] {
  const ends: number[] = []
  return facts.map((fact) => {
    const free = ends.findIndex((end) => end <= beginOf(fact))
    const place = free === -1 ? ends.length : free
    ends[place] = endOf(fact, now)
    return place
  })
}

/** The first one that came to stand beside another; since when two of them are valid at once and say different things. */
function clashOf(facts: readonly Full[], now: number): Full | undefined {
  const open = facts.filter((fact) => endOf(fact, now) >= now)
  if (new Set(open.map(({ data }) => data.statement)).size < 2) return undefined
  return open.toSorted((a, b) => beginOf(a) - beginOf(b))[1]
}

const LANES_MAX = 20

interface Lane {
  readonly subject: string
  readonly predicate: string
  readonly facts: readonly Full[]
}

function lanesOf(memories: Found['memories']): Lane[] {
  const groups = new Map<string, Full[]>()
  for (const memory of memories) {
    const { subject, predicate } = memory.data
    if (typeof subject !== 'string' || typeof predicate !== 'string') continue
    const key = JSON.stringify([subject, predicate])
    groups.set(key, [...(groups.get(key) ?? []), memory])
  }
  return (
    [...groups]
      // Said twice in the same words is not a second value.
      .filter(([, facts]) => new Set(facts.map(({ data }) => data.statement)).size > 1)
      .filter(([, facts]) => facts.length <= 8)
      .slice(0, LANES_MAX)
      .map(([key, facts]) => {
        const [subject, predicate] = JSON.parse(key) as [string, string]
        const inOrder = facts.sort((a, b) => a.version.validFrom - b.version.validFrom)
        return { subject, predicate, facts: inOrder }
      })
  )
}
