/** The whole journal, or a file, checked in this browser. */
import { useState } from 'preact/hooks'
import { ProofBadge } from '../frame.tsx'
import { Note, Card as Panel, Row } from '../parts/show.tsx'
import { check, type Report, verifyBytes, verifyJournal } from '../verify.ts'
import { counted } from '../words.ts'

export function Verification({ root }: { root: string }) {
  const [pasted, setPasted] = useState('')
  const [dropped, setDropped] = useState<{ name: string; report: Report }>()
  const now = check.value
  const checkFile = (file: File | undefined): void => {
    if (file === undefined) return
    const failed = (message: string): Report =>
      ({ ok: false, checked: [], problems: [{ message }] }) as never
    void file
      .arrayBuffer()
      .then(async (bytes) => await verifyBytes(bytes))
      .catch((error: Error) => failed(error.message))
      .then((report) => setDropped({ name: file.name, report }))
  }
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
        {now.state === 'done' && (
          <dl class="roots">
            <Row name="Computed here">
              <code>{now.report.root}</code>
            </Row>
            <Row name="Server says">
              <code>{root}</code>
            </Row>
            <Row name="You pasted">
              {pasted === '' ? <span class="faint">nothing</span> : <code>{pasted}</code>}
            </Row>
          </dl>
        )}
        {now.state === 'failed' && <Note kind="bad">{now.message}</Note>}
        {now.state === 'done' && now.report.ok && (
          <>
            <progress aria-label="Verified" value="1" max="1" />
            <p class="between">
              <span>{counted(Number(now.report.facts.entries ?? 0), 'entry', 'entries')}</span>
              <span class="faint">{Math.round(now.ms)} ms, in a worker</span>
            </p>
            <Note kind="ok">The root made here is the expected one.</Note>
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
        <label
          class="drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            checkFile(event.dataTransfer?.files[0])
          }}
        >
          Or drop a proof, manifest or journal file here
          <input
            type="file"
            onChange={({ currentTarget }) => checkFile(currentTarget.files?.[0])}
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
