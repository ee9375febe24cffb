/** What does not belong in a memory, and how the store is doing. */
import { useState } from 'preact/hooks'
import { change, useCall } from '../api.ts'
import type { Status } from '../frame.tsx'
import { Badge, Note, Card as Panel, Row, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { hrefOf } from '../route.ts'
import { writing } from '../session.ts'
import { counted, partsOf } from '../words.ts'

interface Audit {
  readonly scanned: number
  readonly unreadable: number
  readonly duplicates: {
    readonly count: number
    readonly found: readonly { readonly text: string; readonly uris: readonly string[] }[]
  }
  readonly contradictions: {
    readonly count: number
    readonly found: readonly { readonly subject?: string; readonly predicate?: string }[]
  }
  readonly neverRead: { readonly count: number; readonly found: readonly string[] }
  readonly secrets: {
    readonly count: number
    readonly found: readonly { readonly uri: string; readonly kind: string }[]
  }
  readonly echoes: {
    readonly count: number
    readonly found: readonly { readonly uri: string; readonly of: string }[]
  }
}

export function HealthPage() {
  const audit = useCall<Audit>('audit', {})
  const status = useCall<Status>('status', {})
  return (
    <>
      <div class="head">
        <div>
          <h1>Health</h1>
          <p>What is there twice, disagrees, is a secret, or was never needed.</p>
        </div>
      </div>
      <div class="two">
        <Show loading={audit}>{(found) => <Findings found={found} />}</Show>
        <Show loading={status}>{(now) => <Store status={now} />}</Show>
      </div>
    </>
  )
}

function Findings({ found }: { found: Audit }) {
  const pressing =
    found.secrets.count +
    found.contradictions.count +
    found.duplicates.count +
    found.echoes.count +
    found.unreadable
  const link = (uri: string) => (
    <a class="grow mono" href={hrefOf('memories', { id: partsOf(uri).id })}>
      {uri}
    </a>
  )
  return (
    <div class="stack">
      <Note kind={pressing === 0 ? 'ok' : 'past'}>
        {pressing === 0
          ? 'All well. Checked just now.'
          : `${counted(pressing, 'finding')} to look at.`}
      </Note>
      <div class="figures">
        {(
          [
            ['Memories', found.scanned],
            ['Duplicates', found.duplicates.count],
            ['Disagree', found.contradictions.count],
            ['Secrets', found.secrets.count],
            ['Echoes', found.echoes.count],
            ['Never read', found.neverRead.count],
          ] as const
        ).map(([title, count]) => (
          <div class="card" key={title}>
            <b>{count}</b>
            {title}
          </div>
        ))}
      </div>
      {found.secrets.count > 0 && (
        <Panel
          title={
            <>
              Secrets <Badge kind="bad">{found.secrets.count}</Badge>
            </>
          }
        >
          <ul class="list">
            {found.secrets.found.map(({ uri, kind }) => (
              <li key={uri}>
                <span class="faint">{kind}</span>
                {link(uri)}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {found.duplicates.count > 0 && (
        <Panel
          title={
            <>
              There more than once <Badge>{found.duplicates.count}</Badge>
            </>
          }
        >
          <ul class="list">
            {found.duplicates.found.map(({ text, uris }) => (
              <Duplicate key={uris[0]} text={text} uris={uris} />
            ))}
          </ul>
        </Panel>
      )}
      {found.contradictions.count > 0 && (
        <Panel
          title={
            <>
              Facts that disagree <Badge kind="clash">{found.contradictions.count}</Badge>
            </>
          }
        >
          <ul class="list">
            {found.contradictions.found.map((topic, index) => (
              <li key={index}>
                <Text of={`${topic.subject ?? ''} · ${topic.predicate ?? ''}`} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}

/** The first stays; the others are forgotten, which can be undone. */
function Duplicate({ text, uris }: { text: string; uris: readonly string[] }) {
  const [done, setDone] = useState<string>()
  const remove = (): void => {
    const rest = uris.slice(1)
    void Promise.all(
      rest.map((uri) => change('forget', { uri: partsOf(uri).id, reason: 'said twice' })),
    ).then(
      () => setDone(`Forgot ${rest.length}; the first stays.`),
      (error: Error) => setDone(error.message),
    )
  }
  return (
    <li>
      <span class="grow">
        <Text of={text} />
      </span>
      <span class="faint">{uris.length} times</span>
      {done === undefined ? (
        <button type="button" class="small" onClick={() => writing(remove)}>
          Keep one
        </button>
      ) : (
        <span role="status">{done}</span>
      )}
    </li>
  )
}

function Store({ status }: { status: Status }) {
  return (
    <Panel title="The store">
      <div class="in">
        <dl>
          <Row name="Actor">{status.actor}</Row>
          <Row name="Memories">{status.memories}</Row>
          <Row name="Forgotten">{status.tombstoned}</Row>
          <Row name="Erased">{status.erased}</Row>
          <Row name="Links">{status.edges}</Row>
          <Row name="Entries">{status.nextSeq}</Row>
          <Row name="Durability">{status.durability}</Row>
          <Row name="Search">{status.embedding?.why ?? 'by words'}</Row>
          {status.embedder !== undefined && (
            <Row name="Vectors">
              {status.embedder.done} made, {status.embedder.pending} wait
            </Row>
          )}
          <Row name="Repairs">{status.repairs.length === 0 ? 'none' : status.repairs.length}</Row>
        </dl>
      </div>
    </Panel>
  )
}
