/** Every entry as it is written, and a check of all of them in this browser. */
import { Fragment } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { actorName, useCall } from '../api.ts'
import type { Status } from '../frame.tsx'
import { beside, moving, useKeys } from '../keys.ts'
import { fresh } from '../live.ts'
import { Badge, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { go, hrefOf, param, setParams } from '../route.ts'
import { journalBytes } from '../verify.ts'
import { counted, plainText, timeText } from '../words.ts'
import { Verification } from './journal-check.tsx'
import { DEEDS, deedOf, EntryPanel, type LoggedEntry } from './journal-entry.tsx'

const FILTERS = ['write', 'update', 'tombstone', 'erase', 'add_edge', 'attest', 'find_late']

export function JournalPage() {
  const status = useCall<Status>('status', {})
  const [limit, setLimit] = useState(50)
  const kind = param('kind')
  const log = useCall<{ entries: readonly LoggedEntry[] }>('log', {
    limit,
    texts: true,
    ...(kind === undefined ? {} : { kinds: [kind] }),
  })
  const entries = [...(log.last?.entries ?? [])].reverse()
  const picked = param('entry')
  const chosen = entries.find(({ seq }) => String(seq) === picked)
  const at = chosen === undefined ? -1 : entries.indexOf(chosen)
  const about = chosen?.subjects[0] && hrefOf('memories', { id: chosen.subjects[0] })
  const pick = (seq: number | undefined): void =>
    setParams({ entry: seq === undefined ? undefined : String(seq) })
  useKeys([
    ...moving(
      at,
      entries.length,
      (next) => pick(entries[next]?.seq),
      () => about && go(about),
    ),
    beside(() => about),
  ])
  return (
    <>
      <div class="head">
        <div>
          <h1>Journal</h1>
          <p>
            Every change, in order, numbered without a gap. Nothing here can be edited, only added
            to.
          </p>
        </div>
        <div class="actions">
          <button type="button" onClick={() => void downloadJournal()}>
            Download
          </button>
        </div>
      </div>
      <div class="two">
        <Panel title="Entries" aside={<NewEntries />}>
          <fieldset class="kinds" aria-label="What happened">
            {[undefined, ...FILTERS].map((each) => (
              <button
                key={each}
                type="button"
                class="small"
                aria-pressed={kind === each}
                onClick={() => setParams({ kind: each, entry: undefined })}
              >
                {each === undefined ? 'all kinds' : DEEDS[each]}
              </button>
            ))}
          </fieldset>
          <Show loading={log}>
            {() => (
              <>
                <table class="log">
                  <thead>
                    <tr>
                      <th class="c-seq">No.</th>
                      <th class="c-when">When, UTC</th>
                      <th class="c-deed">What</th>
                      <th>Memory</th>
                      <th class="c-leaf">Leaf</th>
                    </tr>
                  </thead>
                  <tbody>
                    {entries.map((entry) => (
                      <tr key={entry.seq} class={chosen?.seq === entry.seq ? 'picked' : ''}>
                        <td class="num c-seq">
                          <button type="button" class="quiet" onClick={() => pick(entry.seq)}>
                            {entry.seq}
                          </button>
                        </td>
                        <td class="faint c-when">{timeText(entry.at)}</td>
                        <td class="c-deed">
                          <Badge kind={entry.kind === 'erase' ? 'bad' : ''}>{deedOf(entry)}</Badge>
                        </td>
                        <td>
                          <About entry={entry} />
                        </td>
                        <td class="mono c-leaf">{entry.leaf.slice(0, 8)}</td>
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
          {chosen !== undefined && <EntryPanel key={chosen.seq} entry={chosen} />}
        </div>
      </div>
    </>
  )
}

/** What an entry is about: what its memories say, or that nothing of it is left. */
function About({ entry }: { entry: LoggedEntry }) {
  const { subjects, texts = [], kind, intentId, success } = entry
  if (intentId !== undefined && kind === 'attest') {
    return (
      <>
        <Text of={intentId} /> <span class="faint">{success ? 'worked' : 'failed'}</span>
      </>
    )
  }
  if (subjects.length === 0) return <span class="faint">{NO_SUBJECT[kind] ?? ''}</span>
  return (
    <span class="about">
      {subjects.slice(0, 2).map((id, index) => (
        <Fragment key={id}>
          {index > 0 && <span class="faint">{kind === 'add_edge' ? '→' : 'for'}</span>}
          {texts[index] ? (
            <a href={hrefOf('memories', { id })}>
              <Text of={plainText(texts[index] ?? '').slice(0, 200)} />
            </a>
          ) : (
            <a class="faint" href={hrefOf('memories', { id })}>
              content erased; the entry still counts in the root
            </a>
          )}
        </Fragment>
      ))}
    </span>
  )
}

const NO_SUBJECT: Readonly<Record<string, string>> = {
  genesis: 'the first entry of this memory',
  learn_weights: 'ranking learned from the outcome before it',
}

/** Screen readers hear of new entries every five seconds at most. */
const SAID_MS = 5_000

function NewEntries() {
  const count = fresh.value.length
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(fresh.value.length), shown === 0 ? 0 : SAID_MS)
    return () => clearTimeout(timer)
  }, [count])
  const text = (of: number): string =>
    of === 0 ? 'no entry since you opened this page' : counted(of, 'new entry', 'new entries')
  return (
    <>
      <span aria-hidden="true">{text(count)}</span>
      <span class="hidden" role="status">
        {text(shown)}
      </span>
    </>
  )
}

/** A link could not send who asks; the file is handed over by the page. */
async function downloadJournal(): Promise<void> {
  const url = URL.createObjectURL(new Blob([await journalBytes()]))
  const link = document.createElement('a')
  link.href = url
  link.download = `${actorName()}.cortex`
  link.click()
  URL.revokeObjectURL(url)
}
