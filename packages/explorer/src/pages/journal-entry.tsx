/** One entry of the journal: in words, as fields, or byte by byte. */
import { useState } from 'preact/hooks'
import type { Entry } from '../live.ts'
import { Badge, Card as Panel, Row } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { own, timeText } from '../words.ts'
import { EntryBytes } from './journal-bytes.tsx'

/** As people say it. */
export const DEEDS: Readonly<Record<string, string>> = {
  write: 'written',
  update: 'revised',
  update_head: 'marks changed',
  tombstone: 'forgotten',
  restore: 'brought back',
  erase: 'erased',
  add_edge: 'linked',
  remove_edge: 'link removed',
  attest: 'outcome',
  learn_weights: 'weights learned',
  find_late: 'recalled',
  compact: 'compacted',
  genesis: 'begun',
}

/** An entry with what its memories say now. */
export interface LoggedEntry extends Entry {
  readonly texts?: readonly string[]
  readonly edge?: string
  readonly intentId?: string
  readonly success?: boolean
  readonly reason?: string
  readonly origin?: string
  readonly channel?: string
  readonly version?: number
  readonly erased?: true
  readonly payloadHash: string
  readonly commitId: string
}

export function deedOf({ kind }: Entry): string {
  return own(DEEDS, kind) ?? kind.replaceAll('_', ' ')
}

const VIEWS = { words: 'In words', stored: 'As stored', bytes: 'Bytes' } as const
type View = keyof typeof VIEWS

export function EntryPanel({ entry }: { entry: LoggedEntry }) {
  const [view, setView] = useState<View>('words')
  return (
    <Panel
      title={
        <>
          Entry {entry.seq}{' '}
          <Badge kind={entry.kind === 'erase' ? 'bad' : ''}>{deedOf(entry)}</Badge>
        </>
      }
      aside={
        <span class="switch">
          {(Object.keys(VIEWS) as View[]).map((each) => (
            <button
              key={each}
              type="button"
              class="small"
              aria-pressed={view === each}
              onClick={() => setView(each)}
            >
              {VIEWS[each]}
            </button>
          ))}
        </span>
      }
    >
      <div class="in">
        {view === 'bytes' ? (
          <EntryBytes seq={entry.seq} leaf={entry.leaf} />
        ) : view === 'stored' ? (
          <pre class="mono stored">{JSON.stringify(entry, undefined, 2)}</pre>
        ) : (
          <InWords entry={entry} />
        )}
      </div>
    </Panel>
  )
}

function InWords({ entry }: { entry: LoggedEntry }) {
  const { at, by, channel, origin, reason, edge, version, payloadHash, leaf, commitId } = entry
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['When', `${timeText(at)} UTC`],
    ['By', channel === undefined ? by : `${origin ?? by} through ${channel}`],
    ['Reason', reason],
    ['Relation', edge?.replaceAll('_', ' ')],
    ['Version', version === undefined ? undefined : String(version)],
  ]
  const hashes: readonly (readonly [string, string])[] = [
    ...entry.subjects.map((id) => ['Memory', id] as const),
    ['Payload', payloadHash],
    ['Leaf', leaf],
    ['Commit', commitId],
  ]
  return (
    <dl>
      {rows.map(([name, value]) =>
        value === undefined ? null : (
          <Row key={name} name={name}>
            <Text of={value} />
          </Row>
        ),
      )}
      {hashes.map(([name, value]) => (
        <Row key={name + value} name={name}>
          <span class="mono">{value}</span>
        </Row>
      ))}
    </dl>
  )
}
