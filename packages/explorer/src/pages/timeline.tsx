/** Days and what happened on them; a click goes to that day. */
import { useEffect, useState } from 'preact/hooks'
import { asOf, useCall } from '../api.ts'
import { type Conflict, ConflictRow } from '../parts/conflict.tsx'
import { Note, Card as Panel, Show } from '../parts/show.tsx'
import { NARROW_PX, useWidth } from '../parts/width.ts'
import { hrefOf, param, setParams } from '../route.ts'
import { dayText, isoDay } from '../words.ts'
import { Lanes } from './timeline-lanes.tsx'

interface Day {
  readonly day: string
  readonly written: number
  readonly revised: number
  readonly superseded: number
  readonly forgotten: number
  readonly recalled: number
  readonly linked: number
  readonly outcomes: number
}
const KINDS = [
  'written',
  'revised',
  'superseded',
  'forgotten',
  'recalled',
  'linked',
  'outcomes',
] as const
const TITLES = {
  written: 'Written',
  revised: 'Revised',
  superseded: 'Superseded',
  forgotten: 'Forgotten or erased',
  recalled: 'Recalled',
  linked: 'Linked',
  outcomes: 'Outcomes',
}

/** Where there is no room. */
const SHORT = { ...TITLES, superseded: 'Replaced', forgotten: 'Forgotten' }

export function TimelinePage() {
  const isWeekly = param('bucket') === 'week'
  const loading = useCall<{ days: readonly Day[] }>('timeline', isWeekly ? { bucket: 'week' } : {})
  const conflicts = useCall<{ conflicts: readonly Conflict[] }>('conflicts', {})
  const [asTable, setAsTable] = useState(false)
  return (
    <>
      <div class="head">
        <div>
          <h1>Timeline</h1>
          <p>What was written, changed and forgotten, day by day. A day is a place to go to.</p>
        </div>
        <div class="actions">
          {!isWeekly && <Play days={loading.last?.days ?? []} />}
          <span class="switch">
            {[false, true].map((each) => (
              <button
                key={String(each)}
                type="button"
                aria-pressed={isWeekly === each}
                onClick={() => setParams({ bucket: each ? 'week' : undefined })}
              >
                {each ? 'Weeks' : 'Days'}
              </button>
            ))}
          </span>
          <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Show as table
          </button>
        </div>
      </div>
      <div class="stack">
        <Show loading={loading}>
          {({ days }) =>
            days.length === 0 ? (
              <Note>
                Nothing has happened yet. The first day appears with the first memory: say it on{' '}
                <a href={hrefOf('memories')}>Memories</a>, or tell your agent.
              </Note>
            ) : asTable ? (
              <Table days={days.slice(-SHOWN_DAYS)} />
            ) : (
              <Heat days={days} isWeekly={isWeekly} />
            )
          }
        </Show>
        <Lanes />
        <Show loading={conflicts}>
          {({ conflicts: list }) =>
            list.length === 0 ? null : (
              <Panel title="Facts that disagree" aside="Keep one, or say that both are right">
                <ul class="list">
                  {list.map((conflict) => (
                    <ConflictRow key={conflict.subject + conflict.predicate} conflict={conflict} />
                  ))}
                </ul>
              </Panel>
            )
          }
        </Show>
      </div>
    </>
  )
}

function dayLookedAt(): string | undefined {
  const at = asOf()
  return at === undefined ? undefined : isoDay(at)
}

const NOTHING = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Omit<Day, 'day'>
const DAY_MS = 86_400_000
const SHOWN_DAYS = 44
const STEP_MS = 500

/** The last days without a gap. */
function lastDays(days: readonly Day[], isWeekly = false, most = SHOWN_DAYS): readonly Day[] {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const step = isWeekly ? 7 * DAY_MS : DAY_MS
  const known = Date.parse(days.at(-1)?.day ?? '')
  const last = isWeekly ? known : Math.max(known, Date.parse(isoDay(Date.now())))
  const first = Math.max(Date.parse(days[0]?.day ?? ''), last - (most - 1) * step)
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => {
    const day = isoDay(first + index * step)
    return byDay.get(day) ?? { ...NOTHING, day }
  })
}

/** Steps through the days, two a second; who wants no motion steps by pressing. */
function Play({ days }: { days: readonly Day[] }) {
  const [isPlaying, setPlaying] = useState(false)
  const shown = days.length === 0 ? [] : lastDays(days)
  const step = (): void => {
    const at = shown.findIndex(({ day }) => day === dayLookedAt())
    const next = shown[at + 1]
    if (next === undefined || at === shown.length - 2) {
      setPlaying(false)
      setParams({ asOf: undefined })
    } else setParams({ asOf: next.day })
  }
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(step, STEP_MS)
    return () => clearInterval(timer)
  })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (shown.length < 2) return null
  const from = dayText(Date.parse(shown[0]?.day ?? ''))
  return (
    <button type="button" onClick={() => (isStill ? step() : setPlaying(!isPlaying))}>
      {isStill ? 'One day on' : isPlaying ? 'Pause' : `Play from ${from}`}
    </button>
  )
}

const LEFT_PX = 130
/** A day is at least so wide: there are as many as fit. */
const DAY_PX = 14

/** Days from left to right, kinds from top to bottom; the table says the same. */
function Heat({ days, isWeekly }: { days: readonly Day[]; isWeekly: boolean }) {
  const [place, width] = useWidth()
  const left = width < NARROW_PX ? 84 : LEFT_PX
  const fitting = Math.floor((width - left) / DAY_PX)
  const shown = lastDays(days, isWeekly, Math.min(SHOWN_DAYS, fitting))
  const step = (width - left) / Math.max(shown.length, Math.min(20, fitting))
  const size = Math.min(20, step - 3)
  const total = shown.reduce((sum, day) => sum + KINDS.reduce((all, kind) => all + day[kind], 0), 0)
  const bottom = 14 + KINDS.length * 24
  return (
    <Panel
      title="Activity"
      aside={
        <>
          none
          {[0, 1, 2, 3, 4].map((each) => (
            <span key={each} class={`swatch heat${each}`} />
          ))}
          five or more
        </>
      }
    >
      <div class="in heatmap">
        <div ref={place}>
          <svg
            viewBox={`0 0 ${width} ${bottom + 24}`}
            width={width}
            height={bottom + 24}
            aria-label={`${total} deeds in ${shown.length} ${isWeekly ? 'weeks' : 'days'}; the table says the same`}
          >
            {KINDS.map((kind, row) => (
              <text key={kind} x="0" y={26 + row * 24}>
                {left < LEFT_PX ? SHORT[kind] : TITLES[kind]}
              </text>
            ))}
            {shown.map((day, column) => (
              <a
                key={day.day}
                href={hrefOf('timeline', {
                  asOf: isWeekly ? isoDay(Date.parse(day.day) + 6 * DAY_MS) : day.day,
                })}
                aria-label={`${dayText(Date.parse(day.day))}: ${KINDS.map((kind) => `${day[kind]} ${kind}`).join(', ')}`}
              >
                {KINDS.map((kind, row) => (
                  <rect
                    key={kind}
                    class={`heat${level(day[kind])} ${day.day === dayLookedAt() ? 'picked' : ''}`}
                    x={left + column * step}
                    y={12 + row * 24}
                    width={size}
                    height="20"
                    rx="3"
                  >
                    <title>
                      {dayText(Date.parse(day.day))}: {day[kind]} {TITLES[kind].toLowerCase()}
                    </title>
                  </rect>
                ))}
              </a>
            ))}
            {shown.map((day, column) =>
              column % (isWeekly ? 4 : 7) === 0 && left + column * step + 44 < width ? (
                <text key={day.day} x={left + column * step} y={bottom + 16}>
                  {dayText(Date.parse(day.day))}
                </text>
              ) : null,
            )}
          </svg>
        </div>
      </div>
    </Panel>
  )
}

function Table({ days }: { days: readonly Day[] }) {
  return (
    <Panel title={`${days.length} days`} aside="UTC">
      <div class="in scroll">
        <table class="heat">
          <thead>
            <tr>
              <th>Day</th>
              {KINDS.map((kind) => (
                <th key={kind}>{TITLES[kind]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.day}>
                <th>
                  <button type="button" class="quiet" onClick={() => setParams({ asOf: day.day })}>
                    {dayText(Date.parse(day.day))}
                  </button>
                </th>
                {KINDS.map((kind) => (
                  <td key={kind}>{day[kind] === 0 ? '·' : day[kind]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** One, two, a few, many. */
function level(count: number): number {
  return count === 0 ? 0 : count === 1 ? 1 : count === 2 ? 2 : count < 5 ? 3 : 4
}
