/** Days and what happened on them; a click goes to that day. */
import { useCall } from '../api.ts'
import { Note, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { hrefOf, setParams } from '../route.ts'
import { dayText } from '../words.ts'

interface Day {
  readonly day: string
  readonly written: number
  readonly revised: number
  readonly forgotten: number
  readonly linked: number
  readonly outcomes: number
}
const KINDS = ['written', 'revised', 'forgotten', 'linked', 'outcomes'] as const
const TITLES = {
  written: 'Written',
  revised: 'Revised',
  forgotten: 'Forgotten or erased',
  linked: 'Linked',
  outcomes: 'Outcomes',
}

interface Conflict {
  readonly subject?: string
  readonly predicate?: string
  readonly facts?: readonly { readonly uri: string; readonly statement: string }[]
}

export function TimelinePage() {
  const loading = useCall<{ days: readonly Day[] }>('timeline', {})
  const conflicts = useCall<{ conflicts: readonly Conflict[] }>('conflicts', {})
  return (
    <>
      <div class="head">
        <div>
          <h1>Timeline</h1>
          <p>What was written, changed and forgotten, day by day. A day is a place to go to.</p>
        </div>
      </div>
      <Show loading={loading}>
        {({ days }) => {
          if (days.length === 0) return <Note>Nothing has happened yet.</Note>
          const shown = days.slice(-31)
          return (
            <Panel title={`${shown.length} days`} aside="UTC">
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
                    {[...shown].reverse().map((day) => (
                      <tr key={day.day}>
                        <th>
                          <button
                            type="button"
                            class="quiet"
                            onClick={() => setParams({ asOf: day.day })}
                          >
                            {dayText(Date.parse(day.day))}
                          </button>
                        </th>
                        {KINDS.map((kind) => (
                          <td key={kind}>
                            <div class={`h${level(day[kind])}`}>
                              {day[kind] === 0 ? '·' : day[kind]}
                            </div>
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </Panel>
          )
        }}
      </Show>
      <div class="stack">
        <Show loading={conflicts}>
          {({ conflicts: list }) =>
            list.length === 0 ? null : (
              <Panel title="Facts that disagree">
                <ul class="list">
                  {list.map((conflict, index) => (
                    <li key={index}>
                      <div class="grow">
                        <Text of={`${conflict.subject ?? ''} · ${conflict.predicate ?? ''}`} />
                        {conflict.facts?.map(({ uri, statement }) => (
                          <p key={uri}>
                            <a href={hrefOf('memories', { id: /\/(\w{26})#/.exec(uri)?.[1] })}>
                              <Text of={statement} />
                            </a>
                          </p>
                        ))}
                      </div>
                    </li>
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

/** One, two, a few, many. */
function level(count: number): number {
  return count === 0 ? 0 : count === 1 ? 1 : count === 2 ? 2 : count < 5 ? 3 : 4
}
