/** Every entry as it is written, and a check of all of them in this browser. */
import { useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { ProofBadge, type Status } from '../frame.tsx'
import { type Entry, fresh } from '../live.ts'
import { Note, Card as Panel, Row, Show } from '../parts/show.tsx'
import { hrefOf } from '../route.ts'
import { check, type Report, verifyBytes, verifyJournal } from '../verify.ts'
import { counted, timeText } from '../words.ts'

export function JournalPage() {
  const status = useCall<Status>('status', {})
  const [limit, setLimit] = useState(50)
  const log = useCall<{ entries: readonly Entry[] }>('log', { limit })
  const [picked, setPicked] = useState<Entry>()
  return (
    <>
      <div class="head">
        <div>
          <h1>Journal</h1>
          <p>
            Everything that ever happened, in order. Nothing else is the truth; all the rest is made
            from it.
          </p>
        </div>
      </div>
      <div class="two">
        <Panel
          title="Entries"
          aside={
            <span aria-live="polite">
              {fresh.value.length === 0
                ? 'no entry since you opened this page'
                : `${counted(fresh.value.length, 'new entry', 'new entries')}`}
            </span>
          }
        >
          <Show loading={log}>
            {({ entries }) => (
              <>
                <table>
                  <thead>
                    <tr>
                      <th class="c-type">No.</th>
                      <th class="c-when">When</th>
                      <th class="c-from">What</th>
                      <th>Memory</th>
                      <th class="c-since">Leaf</th>
                    </tr>
                  </thead>
                  <tbody>
                    {[...entries].reverse().map((entry) => (
                      <tr key={entry.seq} class={picked?.seq === entry.seq ? 'picked' : ''}>
                        <td class="num">
                          <button type="button" class="quiet" onClick={() => setPicked(entry)}>
                            {entry.seq}
                          </button>
                        </td>
                        <td class="faint">{timeText(entry.at)}</td>
                        <td>{entry.kind.replaceAll('_', ' ')}</td>
                        <td>
                          {entry.subjects.map((id) => (
                            <a key={id} class="mono" href={hrefOf('memories', { id })}>
                              …{id.slice(-6)}{' '}
                            </a>
                          ))}
                        </td>
                        <td class="mono">{entry.leaf.slice(0, 8)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                {entries.length >= limit && (
                  <div class="in">
                    <button type="button" onClick={() => setLimit(limit * 4)}>
                      Show more
                    </button>
                  </div>
                )}
              </>
            )}
          </Show>
        </Panel>
        <div class="stack">
          <Show loading={status}>{({ root }) => <Verification root={root} />}</Show>
          {picked !== undefined && (
            <Panel title={`Entry ${picked.seq}`}>
              <div class="in">
                <dl>
                  {Object.entries(picked).map(([name, value]) => (
                    <Row key={name} name={name}>
                      <span class="mono">
                        {typeof value === 'string' ? value : JSON.stringify(value)}
                      </span>
                    </Row>
                  ))}
                </dl>
              </div>
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

function Verification({ root }: { root: string }) {
  const [pasted, setPasted] = useState('')
  const [dropped, setDropped] = useState<{ name: string; report: Report }>()
  const now = check.value
  return (
    <Panel title="Verify in this browser" aside={<ProofBadge root={root} />}>
      <div class="in stack">
        <p>
          Downloads the journal and recomputes its root here, with code that shares nothing with the
          server’s.
        </p>
        <label>
          A root that you saved earlier, if you have one
          <input
            class="mono"
            value={pasted}
            onInput={({ currentTarget }) => setPasted(currentTarget.value.trim())}
            placeholder={root.slice(0, 16)}
          />
        </label>
        <button
          type="button"
          class="main"
          disabled={now.state === 'running'}
          onClick={() => void verifyJournal(pasted === '' ? root : pasted)}
        >
          Verify
        </button>
        {now.state === 'running' && (
          <>
            <progress aria-label="Verifying" />
            <p role="status">{now.step}</p>
          </>
        )}
        {now.state === 'failed' && <Note kind="bad">{now.message}</Note>}
        {now.state === 'done' && now.report.ok && (
          <>
            <Note kind="ok">The root made here is the expected one. {Math.round(now.ms)} ms.</Note>
            <p class="faint">
              A pass shows that no entry was changed, dropped or added behind your back. It does not
              show that a memory is true, or who holds the key.
            </p>
          </>
        )}
        {now.state === 'done' && !now.report.ok && (
          <Note kind="bad">
            This does not fit. {now.report.problems.map(({ message }) => message).join('; ')}.
            Nothing was changed; keep this page open and make a copy of the journal.
          </Note>
        )}
        <label>
          Or choose a proof, manifest or journal file
          <input
            type="file"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file === undefined) return
              void file
                .arrayBuffer()
                .then(async (bytes) =>
                  setDropped({ name: file.name, report: await verifyBytes(bytes) }),
                )
            }}
          />
        </label>
        {dropped !== undefined && (
          <Note kind={dropped.report.ok ? 'ok' : 'bad'}>
            {dropped.name}:{' '}
            {dropped.report.ok
              ? dropped.report.checked.join('; ')
              : dropped.report.problems.map(({ message }) => message).join('; ')}
          </Note>
        )}
      </div>
    </Panel>
  )
}
