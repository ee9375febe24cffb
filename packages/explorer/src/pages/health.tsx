/** What does not belong in a memory, and how the store is doing. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { asOf, ownChanges, useCall } from '../api.ts'
import type { Status } from '../frame.tsx'
import { all, type Conflict, ConflictRow } from '../parts/conflict.tsx'
import { Icon } from '../parts/icon.tsx'
import { MemoryLink, Named } from '../parts/memory-link.tsx'
import { useActorRows } from '../parts/nothing-known.tsx'
import { Badge, Key, Note, Card as Panel, Row, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { hrefOf } from '../route.ts'
import { act, bringBack, made } from '../undo.ts'
import { bytesText, counted, partsOf, plainForm, timeText } from '../words.ts'
import { type Refused, RefusedSecrets } from './health-refused.tsx'
import { Replica } from './health-replica.tsx'
import { Spread } from './health-spread.tsx'
import type { Counts } from './memories-facets.tsx'

interface Counted<T> {
  readonly count: number
  readonly found: readonly T[]
}
interface Audit {
  readonly scanned: number
  readonly unreadable: number
  readonly duplicates: Counted<{ readonly text: string; readonly uris: readonly string[] }>
  readonly contradictions: Counted<Conflict>
  readonly neverRead: Counted<string>
  readonly secrets: Counted<{ readonly uri: string; readonly kind: string }>
  readonly echoes: Counted<{ readonly uri: string; readonly of: string }>
  readonly refused: Refused
}

export function HealthPage() {
  const [checks, setChecks] = useState(0)
  // A walk along the whole journal: asked again after a remedy or when told to, not with every entry.
  const audit = useCall<Audit>('audit', {}, checks + ownChanges.value)
  const status = useCall<Status>('status', {})
  return (
    <>
      <div class="head">
        <div>
          <h1>Health</h1>
          <p>What is there twice, disagrees, is a secret, or was never needed.</p>
        </div>
        <div class="actions">
          <button type="button" onClick={() => setChecks(checks + 1)}>
            <Icon name="again" /> Check again
          </button>
        </div>
      </div>
      <Show loading={audit}>{(found) => <Summary found={found} status={status.last} />}</Show>
      <div class="two">
        <Show loading={audit}>{(found) => <Findings found={found} />}</Show>
        <div class="stack">
          <Show loading={status}>
            {(now) => (
              <div class="stack">
                {now.remote !== undefined && <Replica remote={now.remote} />}
                <Store status={now} />
              </div>
            )}
          </Show>
          <TakenBack />
          <Spread />
        </div>
      </div>
    </>
  )
}

/** One sentence, and how the store is doing in figures. */
function Summary({ found, status }: { found: Audit; status: Status | undefined }) {
  const pressing =
    found.secrets.count +
    found.contradictions.count +
    found.duplicates.count +
    found.echoes.count +
    found.unreadable
  return (
    <div class="stack summary">
      {status?.broken !== undefined && <Note kind="bad">{status.broken}</Note>}
      <Note kind={pressing === 0 ? 'ok' : 'plain'}>
        {pressing === 0
          ? 'All well. Checked just now.'
          : `${counted(pressing, 'thing is', 'things are')} worth a look. Checked just now.`}
      </Note>
      <div class="figures">
        {(
          [
            [found.scanned, 'memories'],
            [status?.edges ?? 0, 'links'],
            [status?.nextSeq ?? 0, 'entries'],
            [status?.lag ?? 0, 'entries behind'],
            [status?.repairs.length ?? 0, 'repairs since the start'],
            [
              status?.durability ?? '',
              status?.durability === 'fast'
                ? 'the last writes may be lost'
                : 'every write is on disk',
            ],
          ] as const
        ).map(([value, title]) => (
          <div key={title}>
            <b>{typeof value === 'number' ? value.toLocaleString('en') : value}</b>
            {title}
          </div>
        ))}
      </div>
    </div>
  )
}

function Findings({ found }: { found: Audit }) {
  const isPast = asOf() !== undefined
  const none = [
    [found.contradictions.count, 'facts that disagree'],
    [found.duplicates.count, 'things said twice'],
    [found.secrets.count, 'secrets in texts'],
    [found.echoes.count, 'echoes of recalled text'],
    [found.unreadable, 'records that cannot be read'],
    [found.refused.count, 'secrets that were kept out'],
  ].flatMap(([count, what]) => (count === 0 ? [what] : []))
  return (
    <Panel
      title="Worth a look"
      aside={
        <>
          every remedy can be undone with <Key of="u" />
        </>
      }
    >
      <ul class="findings">
        {found.secrets.count > 0 && (
          <Finding
            count={found.secrets.count}
            title="Secrets"
            text="A memory holds a key or a password. Open it and erase it; then change the key."
          >
            {found.secrets.found.map(({ uri, kind }) => (
              <li key={uri}>
                <Badge kind="bad">{kind}</Badge>
                <a class="grow mono" href={hrefOf('memories', { id: partsOf(uri).id })}>
                  …{partsOf(uri).id.slice(-6)}
                </a>
              </li>
            ))}
          </Finding>
        )}
        {found.contradictions.count > 0 && (
          <Finding count={found.contradictions.count} title="Facts that disagree">
            {found.contradictions.found.map((conflict) => (
              <ConflictRow key={conflict.subject + conflict.predicate} conflict={conflict} />
            ))}
          </Finding>
        )}
        {found.duplicates.count > 0 && (
          <Finding
            count={found.duplicates.count}
            title="Said twice"
            text="The first one stays; the others are forgotten."
          >
            {found.duplicates.found.map(({ text, uris }) => (
              <li key={uris[0]}>
                <span class="grow">
                  “
                  <a href={hrefOf('memories', { id: partsOf(uris[0] ?? '').id })}>
                    <Text of={plainForm(partsOf(uris[0] ?? '').type, text)} />
                  </a>
                  ”
                </span>
                <span class="faint">{uris.length} times</span>
                <button
                  type="button"
                  class="small"
                  disabled={isPast}
                  onClick={() =>
                    act('Kept one; the others are forgotten.', () =>
                      all(uris.slice(1).map((uri) => () => forget(uri, 'said twice'))),
                    )
                  }
                >
                  Keep one
                </button>
              </li>
            ))}
          </Finding>
        )}
        {found.echoes.count > 0 && (
          <Finding
            count={found.echoes.count}
            title="Echoes"
            text="Recalled text that was learned again as if it were new."
          >
            {found.echoes.found.map(({ uri }) => (
              <li key={uri}>
                <MemoryLink uri={uri} />
                <button
                  type="button"
                  class="small"
                  disabled={isPast}
                  onClick={() => act('Forgotten.', () => forget(uri, 'an echo'))}
                >
                  Forget
                </button>
              </li>
            ))}
          </Finding>
        )}
        <RefusedSecrets refused={found.refused} />
        <NeverRead count={found.neverRead.count} />
        <EndsSoon />
        {none.length > 0 && (
          <li>
            <b class="amount">0</b>
            <div>
              <h3>Looked for and not found</h3>
              <p class="faint">{sentence(none.map(String))}</p>
            </div>
          </li>
        )}
      </ul>
    </Panel>
  )
}

async function forget(uri: string, reason: string): ReturnType<typeof made> {
  return await made('forget', { uri: partsOf(uri).id, reason })
}

function sentence([first = '', ...rest]: readonly string[]): string {
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')}.`
}

function Finding({
  count,
  title,
  text,
  children,
}: {
  count: number
  title: string
  text?: string
  children: ComponentChildren
}) {
  return (
    <li>
      <b class="amount">{count}</b>
      <div>
        <h3>{title}</h3>
        {text !== undefined && <p class="faint">{text}</p>}
        <ul class="list">{children}</ul>
      </div>
    </li>
  )
}

function NeverRead({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <li>
      <b class="amount">{count.toLocaleString('en')}</b>
      <div class="between">
        <div>
          <h3>Never read</h3>
          <p class="faint">No run has cited them, and no question has counted them as used.</p>
        </div>
        <a class="button small" href={hrefOf('memories', { state: 'never-read' })}>
          Show them
        </a>
      </div>
    </li>
  )
}

/** What goes out of answers by itself within a month. */
function EndsSoon() {
  const ids = useCall<Counts>('facets', { mark: 'ends-soon' }, ownChanges.value).last?.ids ?? []
  if (ids.length === 0) return null
  return (
    <Finding
      count={ids.length}
      title="Ends soon"
      text="After that day it is out of answers by itself."
    >
      {ids.slice(0, 5).map((id) => (
        <li key={id}>
          <Named reference={id} />
        </li>
      ))}
    </Finding>
  )
}

interface Log {
  readonly entries: readonly {
    readonly seq: number
    readonly kind: string
    readonly at: number
    readonly subjects: readonly string[]
  }[]
}

/** What was forgotten or erased lately, with the way back where there is one. */
function TakenBack() {
  const loading = useCall<Log>('log', { limit: 20, kinds: ['tombstone', 'erase', 'restore'] })
  const entries = [...(loading.last?.entries ?? [])].reverse()
  const isPast = asOf() !== undefined
  // What came back since is not gone any more.
  const gone = entries.filter(
    ({ kind, subjects: [id] }, index) =>
      kind !== 'restore' && entries.findIndex((each) => each.subjects[0] === id) === index,
  )
  if (gone.length === 0) return null
  return (
    <Panel title="Taken back lately">
      <ul class="list">
        {gone.slice(0, TAKEN_BACK_MAX).map(({ seq, kind, at, subjects: [id = ''] }) => (
          <li key={seq}>
            <span class="grow">
              {kind === 'erase' ? (
                <a href={hrefOf('memories', { id })}>one memory erased</a>
              ) : (
                <>
                  <Named reference={id} /> forgotten
                </>
              )}
              <span class="faint num"> {timeText(at)}</span>
            </span>
            {kind === 'erase' ? (
              <span class="faint">for good</span>
            ) : (
              <button
                type="button"
                class="small"
                disabled={isPast}
                onClick={() => act('It is back.', () => bringBack(seq))}
              >
                Bring back
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
const TAKEN_BACK_MAX = 5

function Store({ status }: { status: Status }) {
  const bytes = useActorRows().find(({ actor }) => actor === status.actor)?.bytes
  return (
    <Panel title="The store">
      <div class="in">
        <dl>
          <Row name="Actor">{status.actor}</Row>
          <Row name="Memories">{status.memories}</Row>
          <Row name="Forgotten">{status.tombstoned}</Row>
          <Row name="Erased">{status.erased}</Row>
          {bytes !== undefined && <Row name="On disk">{bytesText(bytes)}</Row>}
          <Row name="Root">
            <code>{status.root.slice(0, 16)}…</code>
          </Row>
          <Row name="Format">
            {status.format}, view generation {status.viewGeneration}
          </Row>
          <Row name="Search">{status.embedding?.why ?? 'by words'}</Row>
          <Row name="Repairs">
            {status.repairs.length === 0
              ? 'none since the start'
              : status.repairs.map((each) => JSON.stringify(each)).join('; ')}
          </Row>
          {status.embedder !== undefined && (
            <Row name="Vectors">
              {status.embedder.done} made, {status.embedder.pending} wait
              {status.embedder.failed > 0 && `, ${status.embedder.failed} failed`}
            </Row>
          )}
        </dl>
      </div>
    </Panel>
  )
}
