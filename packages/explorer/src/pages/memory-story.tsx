/** Who did what to a memory, which runs used it, and all of its fields. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import type { Status } from '../frame.tsx'
import { type Full, fromText } from '../memory-shape.ts'
import { relationText } from '../parts/relation.ts'
import { Badge, Card as Panel, Show } from '../parts/show.tsx'
import { LongText, Text } from '../parts/text.tsx'
import { hrefOf } from '../route.ts'
import { own, plainText, timeText } from '../words.ts'
import { SeenIn } from './memory-windows.tsx'

export interface Blame {
  readonly total: number
  readonly entries: readonly {
    readonly seq: number
    readonly kind: string
    readonly at: number
    readonly by: string
    readonly version?: number
    readonly reason?: string
    readonly provenance?: { readonly origin?: string; readonly channel?: string }
  }[]
}
interface Trace {
  readonly attested: readonly {
    readonly seq: number
    readonly at: number
    readonly intentId: string
    readonly success: boolean
  }[]
  readonly recalled: readonly { readonly seq: number; readonly at: number }[]
}

const DEEDS: Readonly<Record<string, string>> = {
  write: 'written',
  update: 'revised',
  update_head: 'marks changed',
  tombstone: 'forgotten',
  restore: 'brought back',
  erase: 'erased',
  add_edge: 'linked',
  remove_edge: 'link removed',
  attest: 'used in an outcome',
  find_late: 'recalled',
  learn_weights: 'weights learned',
}

/** Both parts walk along the journal: in a long one only when somebody asks. */
const WALKED_ENTRIES = 10_000

export function Story({ id, children }: { id: string; children: ComponentChildren }) {
  const [isAsked, setAsked] = useState(false)
  const entries = useCall<Status>('status', {}).last?.nextSeq
  const walks = isAsked || (entries !== undefined && entries <= WALKED_ENTRIES)
  return (
    <div class="two">
      {walks ? (
        <What id={id} />
      ) : (
        <Panel title="Who did what">
          <div class="in stack">
            <p class="faint">
              The journal has {entries?.toLocaleString('en') ?? 'many'} entries; looking through all
              of them takes a moment.
            </p>
            <button type="button" onClick={() => setAsked(true)}>
              Look through the journal
            </button>
          </div>
        </Panel>
      )}
      <div class="stack">
        {children}
        {walks && <Runs id={id} />}
        <SeenIn id={id} />
      </div>
    </div>
  )
}

/** What an entry linked, or which task it ended. */
interface Logged {
  readonly seq: number
  readonly subjects: readonly string[]
  readonly texts?: readonly string[]
  readonly edge?: string
  readonly intentId?: string
  readonly success?: boolean
  readonly channel?: string
}
const DETAILED = ['add_edge', 'remove_edge', 'attest']
const DETAILS_MAX = 200

export function What({ id }: { id: string }) {
  const loading = useCall<Blame>('blame', { uri: id })
  const first = loading.last?.entries.find(({ kind }) => DETAILED.includes(kind))?.seq
  const log = useCall<{ entries: readonly Logged[] }>(
    'log',
    first === undefined
      ? undefined
      : { since: first, kinds: DETAILED, texts: true, limit: DETAILS_MAX },
  )
  const details = new Map(log.last?.entries.map((entry) => [entry.seq, entry]))
  return (
    <Show loading={loading}>
      {({ entries, total }) => (
        <Panel
          title={
            <>
              Who did what <Badge>{total}</Badge>
            </>
          }
          aside={<a href={hrefOf('journal')}>all in the journal</a>}
        >
          <ul class="list">
            {[...entries].reverse().map(({ seq, kind, at, by, version, reason, provenance }) => (
              <li key={`${seq} ${kind}`}>
                <a class="num to" href={hrefOf('journal', { entry: String(seq) })}>
                  {seq}
                </a>
                <span class="grow">
                  <Deed id={id} kind={kind} detail={details.get(seq)} />
                  {kind === 'update' && version !== undefined ? ` to version ${version}` : ''}
                  {reason !== undefined && (
                    <>
                      : <Text of={reason} />
                    </>
                  )}
                </span>
                <span class="faint">{provenance?.channel ?? details.get(seq)?.channel ?? by}</span>
                <span class="faint num">{timeText(at)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Show>
  )
}

/** A deed as a sentence: with what it was linked, or which task it helped. */
function Deed({ id, kind, detail }: { id: string; kind: string; detail: Logged | undefined }) {
  const word = own(DEEDS, kind) ?? kind
  if (detail?.intentId !== undefined) {
    return (
      <>
        {detail.success ? 'helped in ' : 'was used in '}
        <Text of={detail.intentId} />
        {detail.success ? ', which worked' : ', which failed'}
      </>
    )
  }
  if (detail?.edge === undefined) return <>{word}</>
  const isSource = detail.subjects[0] === id
  const other = isSource ? 1 : 0
  const says = relationText(detail.edge, isSource)
  return (
    <>
      {kind === 'remove_edge' ? `no longer ${says}` : says}{' '}
      <a href={hrefOf('memories', { id: detail.subjects[other] })}>
        “
        <Text of={plainText(detail.texts?.[other] ?? '').slice(0, 120)} />”
      </a>
    </>
  )
}

/** Runs that rested on it, and how they ended. */
function Runs({ id }: { id: string }) {
  const loading = useCall<Trace>('trace', { uri: id })
  const runs = loading.last?.attested ?? []
  const recalled = loading.last?.recalled.length ?? 0
  if (runs.length + recalled === 0) return null
  return (
    <Panel
      title={
        <>
          Runs that used it <Badge>{runs.length}</Badge>
        </>
      }
      aside={recalled > 0 ? `recalled ${recalled} times` : undefined}
    >
      <ul class="list">
        {runs.map(({ seq, at, intentId, success }) => (
          <li key={seq}>
            <Badge kind={success ? 'ok' : 'bad'}>{success ? 'worked' : 'failed'}</Badge>
            <span class="grow">
              <Text of={intentId} />
            </span>
            <span class="faint num">{timeText(at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function Fields({ memory }: { memory: Full }) {
  const { head, version, data } = memory
  return (
    <Panel title="All fields">
      <div class="in">
        <dl>
          <div class="row">
            <dt>address</dt>
            <dd>
              <code>{memory.uri}</code>
            </dd>
          </div>
          {Object.entries(data).map(([name, value]) => (
            <div class="row" key={name}>
              <dt>{name}</dt>
              <dd>
                <LongText of={typeof value === 'string' ? value : JSON.stringify(value)} />
              </dd>
            </div>
          ))}
          <div class="row">
            <dt>from</dt>
            <dd>{fromText(version)}</dd>
          </div>
          <div class="row">
            <dt>confidence</dt>
            <dd>{version.confidence}</dd>
          </div>
          <div class="row">
            <dt>importance</dt>
            <dd>{head.importance}</dd>
          </div>
          <div class="row">
            <dt>true since</dt>
            <dd>{timeText(version.validFrom)}</dd>
          </div>
          <div class="row">
            <dt>known since</dt>
            <dd>{timeText(version.createdAt)}</dd>
          </div>
        </dl>
      </div>
    </Panel>
  )
}
